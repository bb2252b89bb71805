"""Which languages there are, and switching between them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication, QLabel

from dominoes_qt.narrate.counted import Counted
from dominoes_qt.narrate.language import Languages, codes


def started_with(locale: str) -> list[str]:
    """Return what a program without a window says that starts on a system in that language."""
    script = (
        "from PySide6.QtCore import QCoreApplication\n"
        "from dominoes_qt.narrate.language import Languages, codes\n"
        "from dominoes_qt.narrate import words\n"
        "languages = Languages(QCoreApplication([]))\n"
        "print(languages.use(), words.points(2), words.number(12.5), sep='|')"
    )
    env = {k: v for k, v in os.environ.items() if k not in ("LANG", "LANGUAGE", "LC_MESSAGES")}
    env |= {"LC_ALL": locale, "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True
    )
    return done.stdout.strip().split("|")


def test_the_first_language_is_the_system_s() -> None:
    assert started_with("es_PR.UTF-8") == ["es", "2 puntos", "12,5"]
    assert started_with("fr_FR.UTF-8") == ["en", "2 points", "12.5"]


def test_the_languages_are_those_with_a_file(languages: Languages, tmp_path: Path) -> None:
    assert languages.available == ("en", "es")
    assert Languages(QApplication.instance() or QCoreApplication([]), tmp_path).available == ("en",)


def test_each_language_names_itself(languages: Languages, tmp_path: Path) -> None:
    for code in languages.available:
        languages.use(code)
        assert [languages.name(each) for each in languages.available] == ["English", "Español"]
    nothing = Languages(QApplication.instance() or QCoreApplication([]), tmp_path)
    assert nothing.name("fr") == "Français"


def test_a_switch_changes_texts_numbers_and_qt_s_own_words(languages: Languages) -> None:
    assert languages.use("es") == languages.current == "es"
    assert languages.locale.language() == QLocale().language() == QLocale.Language.Spanish
    assert Counted.tr("{count} tile(s)", "", 1) == "{count} ficha"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancelar"
    assert languages.use("en") == "en"
    assert QLocale().language() == QLocale.Language.English
    assert Counted.tr("{count} tile(s)", "", 1) == "{count} tile"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


def test_an_unknown_language_gives_english(spanish: Languages) -> None:
    assert spanish.use("xx") == "en"
    assert Counted.tr("{count} tile(s)", "", 2) == "{count} tiles"


class Label(QLabel):
    """Counts how often it hears of a new language."""

    heard = 0

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - the name is Qt's
        if event.type() is QEvent.Type.LanguageChange:
            self.heard += 1


@pytest.mark.usefixtures("english")
def test_widgets_hear_of_a_switch(languages: Languages, qapp: QApplication) -> None:
    label = Label()
    qapp.processEvents()
    label.heard = 0
    languages.use("es")
    qapp.processEvents()
    assert label.heard == 1


def test_a_language_is_there_with_its_file(tmp_path: Path) -> None:
    for name in ("dominoes_fr.qm", "dominoes_pt_BR.qm", "qtbase_de.qm"):
        (tmp_path / name).touch()
    assert codes(tmp_path) == ("en", "fr", "pt_BR")
    assert Languages(QApplication.instance() or QCoreApplication([]), tmp_path).available == (
        codes(tmp_path)
    )
