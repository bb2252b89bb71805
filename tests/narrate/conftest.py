"""Languages to speak in."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication

from dominoes_qt.narrate.language import Languages


@pytest.fixture
def languages(qapp: QCoreApplication) -> Iterator[Languages]:
    """The languages, English in use, for tests that switch by themselves; English afterwards."""
    languages = Languages(qapp)
    languages.use("en")
    yield languages
    languages.use("en")


@pytest.fixture
def english(languages: Languages) -> Languages:
    return languages


@pytest.fixture
def spanish(languages: Languages) -> Languages:
    languages.use("es")
    return languages


@pytest.fixture(params=["en", "es"])
def language(languages: Languages, request: pytest.FixtureRequest) -> str:
    """Run the test in each language."""
    return languages.use(request.param)
