"""The About box: what it tells, what it copies, and that it follows the language."""

from __future__ import annotations

import platform

import PySide6
import pytest
from PySide6.QtCore import QSysInfo, Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from dominoes_qt import __version__
from dominoes_qt.narrate.language import Languages
from dominoes_qt.ui.actions import Key
from dominoes_qt.ui.dialogs.about_dialog import AboutDialog
from dominoes_qt.ui.main_window import MainWindow
from dominoes_qt.ui.settings import Settings


@pytest.fixture
def about(window: MainWindow) -> AboutDialog:
    window.actions_table[Key.ABOUT].trigger()
    assert isinstance(window.dialog, AboutDialog)
    return window.dialog


def lines(about: AboutDialog) -> list[str]:
    return about.text.toPlainText().split("\n")


def test_it_names_all_that_a_report_needs(about: AboutDialog) -> None:
    told = lines(about)
    for line in (
        f"dominoes-qt {__version__}",
        f"Python {platform.python_version()}",
        f"PySide6 {PySide6.__version__}",
        f"Qt {qVersion()}",
        f"System: {QSysInfo.prettyProductName()}, {QSysInfo.currentCpuArchitecture()}",
        "Window system: offscreen",
        "Screen reader: not active",
    ):
        assert line in told
    assert all(told)


def test_it_names_the_licences(about: AboutDialog) -> None:
    told = about.text.toPlainText()
    for licence in ("MIT", "LGPL, version 3", "PSF", "BSD", "THIRD-PARTY.md"):
        assert licence in told


def test_the_button_copies_the_versions_alone_and_says_so(window: MainWindow) -> None:
    said: list[str] = []
    about = AboutDialog(said.append, window)
    QTest.keyClick(about.copy, Qt.Key.Key_Return)
    copied = QGuiApplication.clipboard().text().splitlines()
    assert copied == about.versions()
    assert copied[0] == f"dominoes-qt {__version__}"
    assert said == ["Copied."]


def test_it_follows_the_language(
    about: AboutDialog, window: MainWindow, preferences: Settings, languages: Languages
) -> None:
    preferences.change(language="es")
    assert languages.current == "es"
    assert about.windowTitle() == "Acerca de dominoes-qt"
    assert "Lector de pantalla: no activo" in lines(about)


def test_it_opens_without_a_match_and_closes_with_escape(
    about: AboutDialog, window: MainWindow
) -> None:
    assert window.table is None
    assert about.text.hasFocus() or about.focusWidget() is about.text
    QTest.keyClick(about.text, Qt.Key.Key_Escape)
    assert window.dialog is None
