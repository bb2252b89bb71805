"""Opening the rules from the window: where they open, and who waits meanwhile."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dominoes_qt.engine.actions import Pass
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.session.seats import Kind, Seat
from dominoes_qt.ui.dialogs import DialogKey
from dominoes_qt.ui.main_window import MainWindow, Page
from dominoes_qt.ui.rules.browser import RulesBrowser
from dominoes_qt.ui.rules.library import PROGRAM, Spot
from dominoes_qt.ui.screens import SCREENS
from dominoes_qt.ui.settings import Settings
from dominoes_qt.ui.theme import ThemeKey

Key = Qt.Key
ANA, BETO = Seat("Ana", Kind.PERSON), Seat("Beto", Kind.PERSON)
DANI = Seat("Dani", Kind.COMPUTER, "easy")


def open_by_key(window: MainWindow, qtbot: QtBot) -> RulesBrowser:
    """Press F1 where the focus is, and return what opens."""
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Key.Key_F1)
    browser = window.rules.browser
    assert browser is not None
    qtbot.waitUntil(browser.isActiveWindow)
    return browser


def test_the_start_page_offers_to_learn(window: MainWindow) -> None:
    QTest.mouseClick(window.start_page.learn_button, Qt.MouseButton.LeftButton)
    assert window.rules.browser is not None
    assert window.rules.browser.spot == Spot(window.setup_page.profile, "aim")


def test_set_up_opens_the_game_that_is_looked_at(window: MainWindow, qtbot: QtBot) -> None:
    window.show_page(Page.SETUP)
    window.setup_page.profiles.set_row(5)
    assert open_by_key(window, qtbot).spot == Spot("six-love", "aim")


@pytest.mark.parametrize("profile", ["block", "all-fives"])
def test_a_match_opens_at_what_fits_the_moment(
    window: MainWindow, qtbot: QtBot, profile: str
) -> None:
    window.begin(Setup.make(profile, 2, first_leader=0), (ANA, DANI), 7)
    assert window.table is not None
    spot = open_by_key(window, qtbot).spot
    assert (spot.book, spot.section) == (profile, "opening")


def test_the_cover_opens_at_privacy(window: MainWindow, qtbot: QtBot) -> None:
    window.begin(Setup.make("block", 2), (ANA, BETO), 7)
    assert window.page is Page.COVER
    assert open_by_key(window, qtbot).spot == Spot(PROGRAM, "privacy", "privacy.cover")


def test_computers_wait_while_the_rules_are_open(window: MainWindow, qtbot: QtBot) -> None:
    window.begin(Setup.make("block", 2), (ANA, DANI), 7)
    assert window.table is not None
    before = window.table.game.is_paused
    browser = open_by_key(window, qtbot)
    assert window.table.game.is_paused
    window.begin(Setup.make("block", 2), (ANA, DANI), 8)
    assert window.table.game.is_paused
    QTest.keyClick(browser, Key.Key_Escape)
    assert not window.rules.is_open
    assert window.table.game.is_paused == before


def test_the_rules_open_over_a_dialog(window: MainWindow, qtbot: QtBot) -> None:
    window.open(DialogKey.SETTINGS)
    assert window.dialog is not None
    qtbot.waitUntil(window.dialog.isActiveWindow)
    browser = open_by_key(window, qtbot)
    assert browser.parentWidget() is window.dialog
    QTest.keyClick(browser, Key.Key_Escape)
    assert not window.rules.is_open
    assert window.dialog.isVisible()


def test_settings_reach_open_rules(window: MainWindow, qtbot: QtBot, preferences: Settings) -> None:
    window.open_rules()
    browser = window.rules.browser
    assert browser is not None
    preferences.change(language="es", theme=ThemeKey.DARK, text=200)
    qtbot.waitUntil(lambda: browser.windowTitle() == "Reglas")
    assert browser.frame.book_page.texts[0].font().pixelSize() == 30
    preferences.change(language="en", text=100)
    assert browser.windowTitle() == "Rules"


def test_a_second_call_goes_to_the_new_place(window: MainWindow) -> None:
    window.open_rules()
    first = window.rules.browser
    window.show_page(Page.SETUP)
    window.setup_page.profiles.set_row(3)
    window.open_rules()
    assert window.rules.browser is first
    assert first is not None
    assert first.spot == Spot("classic", "aim")


@pytest.mark.parametrize(
    ("screen", "section"),
    [
        ("settlement", "settlement"),
        ("match-over", "settlement"),
        ("nomination", "opening"),
        ("preview", "opening"),
        ("table", "turn"),
    ],
)
def test_each_moment_has_its_section(window: MainWindow, screen: str, section: str) -> None:
    SCREENS[screen](window)
    window.open_rules()
    assert window.rules.browser is not None
    assert window.rules.browser.spot.section == section


def test_a_refusal_is_explained(window: MainWindow) -> None:
    SCREENS["table"](window)
    assert window.table is not None
    window.table.choice.asked.emit(Pass())
    window.open_rules()
    assert window.rules.browser is not None
    assert window.rules.browser.spot.paragraph == "turn.refused"
