"""Languages to speak in."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication

from dominoes_qt.narrate.language import Languages


@pytest.fixture(scope="session")
def languages(qapp: QCoreApplication) -> Languages:
    """The languages of the application, for tests that switch by themselves."""
    return Languages(qapp)


@pytest.fixture(scope="module", autouse=True)
def _english_again(languages: Languages) -> Iterator[None]:
    yield
    languages.use("en")


@pytest.fixture
def english(languages: Languages) -> Languages:
    languages.use("en")
    return languages


@pytest.fixture
def spanish(languages: Languages) -> Languages:
    languages.use("es")
    return languages


@pytest.fixture(params=["en", "es"])
def language(languages: Languages, request: pytest.FixtureRequest) -> str:
    """Run the test in each language."""
    return languages.use(request.param)
