"""A rules browser of its own for each test, and what it announces."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dominoes_qt.narrate.language import Languages
from dominoes_qt.ui import theme
from dominoes_qt.ui.icons import load_icons
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.rules.browser import RulesBrowser
from dominoes_qt.ui.settings import Preferences
from dominoes_qt.ui.theme import ThemeKey

LIGHT = replace(Preferences(), theme=ThemeKey.LIGHT, still=True)


class Reading:
    """A browser, its keys, and all that it said."""

    def __init__(self, browser: RulesBrowser, said: list[str], window: QWidget) -> None:
        self.browser = browser
        self.window = window
        self.said = said

    def press(self, *keys: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
        """Press keys where the focus is."""
        for key in keys:
            focused = QApplication.focusWidget()
            assert focused is not None, "nothing has the focus"
            QTest.keyClick(focused, key, modifier or Qt.KeyboardModifier.NoModifier)
            QApplication.processEvents()

    def type(self, text: str) -> None:
        """Type where the focus is."""
        focused = QApplication.focusWidget()
        assert focused is not None, "nothing has the focus"
        QTest.keyClicks(focused, text)

    def put_focus(self, widget: QWidget) -> None:
        """Put the focus somewhere."""
        widget.setFocus()
        QApplication.processEvents()
        assert widget.hasFocus()


def choose_languages(reading: Reading, wanted: str) -> None:
    """Choose languages as with the keyboard."""
    reading.browser.frame.mode.choose(wanted)
    QApplication.processEvents()


OpenBrowser = Callable[..., Reading]


@pytest.fixture
def open_browser(qtbot: QtBot, with_roles: QApplication, languages: Languages) -> OpenBrowser:
    """Return what opens a browser in a language."""

    def make(language: str = "en", values: Preferences = LIGHT) -> Reading:
        languages.use(language)
        load_icons()
        look = Look.of(values)
        theme.apply(with_roles, look.theme, look.text)
        window = QWidget()
        window.resize(1280, 720)
        qtbot.addWidget(window)
        said: list[str] = []
        browser = RulesBrowser(look, languages, said.append, window)
        browser.show()
        browser.activateWindow()
        qtbot.waitUntil(browser.isActiveWindow)
        QApplication.processEvents()
        return Reading(browser, said, window)

    return make


@pytest.fixture
def reading(open_browser: OpenBrowser) -> Reading:
    """Return an open browser, in English."""
    return open_browser()
