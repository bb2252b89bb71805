"""Every screen in a language made for tests: there is no text that a translator cannot reach."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QSysInfo
from PySide6.QtWidgets import QApplication

from dominoes_qt.narrate.about import versions
from dominoes_qt.narrate.language import Languages
from dominoes_qt.narrate.rules import all_books, examples, words
from dominoes_qt.ui.main_window import MainWindow
from dominoes_qt.ui.screens import SCREENS, looked_at
from dominoes_qt.ui.settings import Settings
from tests.ui.conftest import OpenWindow
from tests.ui.marked import LRELEASE, MARKED, all_texts, make_language, mark

pytestmark = pytest.mark.skipif(not LRELEASE.exists(), reason="lrelease is not in .venv")

UNMARKED = re.compile(r"[^\W\d_\u0400-\u04ff]{2,}")
NAMES = r"Ana|Beto|Carla|Dani|English"
OF_BUTTONS = "Aceptar|Cancelar|Cerrar"
OF_KEYS = "Espacio|Mayúsculas|Retorno|Intro|Inicio|Fin|Izquierda|Derecha|(Re|Av) Pág"
OF_QT = f"{OF_BUTTONS}|{OF_KEYS}"
"""Qt's own words are in Spanish then."""
SYSTEM = (QSysInfo.prettyProductName(), QSysInfo.currentCpuArchitecture(), "offscreen")
VERSIONS = "|".join(re.escape(text) for text in (*versions(), *SYSTEM))
ALLOWED = re.compile(rf"\b({NAMES}|{OF_QT}|Alt|Control|Escape|F\d+)\b|{VERSIONS}")
OTHERS = re.compile(rf"\b({OF_QT})\b|{MARKED.pattern}")
OF_ERRORS = re.compile(r"dominoes-qt \d.*\nValueError", re.DOTALL)
"""The details that go with an error are for whoever mends it."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("marked")
    make_language(folder)
    return folder


@pytest.fixture
def languages(
    with_roles: QApplication, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Languages]:
    """Return English and the marked language, which stands in for Spanish."""
    monkeypatch.setattr(words, "ASSETS", folder)
    languages = Languages(with_roles, folder)
    yield languages
    languages.use("en")


def shown(window: MainWindow, *, hidden: bool = False) -> set[str]:
    """Return the texts of a window, and of the one that is open over it."""
    for _ in range(3):
        QCoreApplication.processEvents()
    return all_texts(window, hidden=hidden) | all_texts(looked_at(window), hidden=hidden)


def unmarked(texts: set[str]) -> set[str]:
    """Return what was not translated."""
    parts = {text: ALLOWED.sub("", OF_ERRORS.sub("", text)) for text in texts}
    return {text for text, rest in parts.items() if UNMARKED.search(rest)}


def test_a_marked_text_keeps_what_is_no_word() -> None:
    text = "&Now {tile} <b>Fly</b>: %n, yd&nbsp;fl"
    assert mark(text) == "&Ноц {tile} <b>Елш</b>: %n, шг&nbsp;ел"
    assert unmarked({mark("Play {tile}").format(tile="6-4"), "W3 Ana Control+F1"}) == set()
    assert unmarked({mark("Play") + " tile"})


@pytest.mark.usefixtures("languages")
def test_the_rules_and_their_examples_are_translated() -> None:
    texts: set[str] = set()
    for book in all_books("es"):
        texts |= {book.title, *(section.title for section in book.sections)}
        texts |= {paragraph.text for paragraph in book.paragraphs}
    for example in examples("es"):
        texts |= {example.title, *(step.comment for step in example.steps)}
    assert len(texts) > 300
    assert not unmarked(texts)


@pytest.mark.parametrize("screen", SCREENS)
def test_everything_is_translated_at_once_and_after_a_switch(
    open_window: OpenWindow, preferences: Settings, languages: Languages, screen: str
) -> None:
    preferences.change(language=languages.use("es"))
    window = open_window()
    SCREENS[screen](window)
    texts = shown(window, hidden=True)
    assert any(MARKED.search(text) for text in texts)
    assert not unmarked(texts)
    preferences.change(language="en")
    own_name = mark("English")
    assert not {text for text in shown(window) if OTHERS.search(text.replace(own_name, ""))}
    preferences.change(language="es")
    assert not unmarked(shown(window))
    preferences.change(language="en")
