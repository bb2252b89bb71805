"""The window: pages, dialogs that pause, menus at the right time, closing."""

from __future__ import annotations

import threading
import time
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dominoes_qt.engine.actions import Action
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.view import SeatView
from dominoes_qt.narrate.language import Languages
from dominoes_qt.players.base import Budget
from dominoes_qt.players.levels import LEVELS
from dominoes_qt.session.seats import Kind, Seat
from dominoes_qt.ui.actions import Key
from dominoes_qt.ui.dialogs import DialogKey
from dominoes_qt.ui.main_window import MainWindow, Page
from dominoes_qt.ui.settings import Settings
from dominoes_qt.ui.theme import THEMES, ThemeKey
from tests.ui.conftest import OpenWindow
from tests.ui.playing import Keyboard, focus
from tests.ui.test_table_page import begin


class Dreamer:
    """Thinks until it is told to stop."""

    def __init__(self) -> None:
        self.asked = threading.Event()

    def choose(self, view: SeatView, rng: Random, budget: Budget) -> Action:
        self.asked.set()
        while not budget.cancelled():
            time.sleep(0.001)
        return view.legal[0]


def page_of(window: MainWindow) -> Page:
    return window.page


def test_the_first_thing_is_to_play(window: MainWindow) -> None:
    assert page_of(window) is Page.START
    assert window.start_page.play_button.hasFocus()
    QTest.keyClick(focus(), Qt.Key.Key_Return)
    assert page_of(window) is Page.SETUP
    assert window.setup_page.profiles.hasFocus()


def test_without_a_match_its_actions_are_off(window: MainWindow) -> None:
    for key in (Key.UNDO, Key.PLAY, Key.DRAW, Key.CONFIRM, Key.SCORES, Key.ZOOM_IN, Key.NEXT_HAND):
        assert not window.actions_table[key].isEnabled()
    window.open(DialogKey.SCORES)
    assert window.dialog is None


@pytest.mark.parametrize("key", [DialogKey.SETTINGS, DialogKey.SCORES, DialogKey.MESSAGES])
def test_a_dialog_holds_the_computers_and_gives_the_focus_back(
    window: MainWindow, qtbot: QtBot, key: DialogKey
) -> None:
    table, _page = begin(window, "block", "pc")
    before = focus()
    window.open(key)
    assert window.dialog is not None
    qtbot.waitUntil(window.dialog.isActiveWindow)
    assert table.game.is_paused
    window.open(DialogKey.SETTINGS)
    QTest.keyClick(window.dialog, Qt.Key.Key_Escape)
    assert window.dialog is None
    assert not table.game.is_paused
    # A window manager would do this; there is none here.
    window.activateWindow()
    qtbot.waitUntil(before.hasFocus)


def test_setting_up_another_match_holds_this_one(window: MainWindow) -> None:
    table, _page = begin(window, "block", "pc")
    Keyboard(window).step()
    version = table.session.version
    window.actions_table[Key.NEW].trigger()
    assert page_of(window) is Page.SETUP
    assert table.game.is_paused
    window.actions_table[Key.UNDO].trigger()
    assert table.session.version == version
    window.setup_page.back.click()
    assert page_of(window) is Page.TABLE
    assert not table.game.is_paused


def test_back_from_the_set_up_the_cover_is_still_there(window: MainWindow) -> None:
    begin(window, "block", "pp")
    window.actions_table[Key.NEW].trigger()
    window.setup_page.back.click()
    assert page_of(window) is Page.COVER
    assert window.cover_page.show_button.hasFocus()


def test_the_parts_of_the_table_are_a_key_away(window: MainWindow, qtbot: QtBot) -> None:
    table, page = begin(window, "block", "pc")
    Keyboard(window).step()
    qtbot.waitUntil(lambda: table.is_own_turn)
    page.tray.hand.setFocus()
    QTest.keyClick(focus(), Qt.Key.Key_F6)
    assert page.board.isAncestorOf(focus())
    QTest.keyClick(focus(), Qt.Key.Key_F6)
    assert page.tray.isAncestorOf(focus())
    QTest.keyClick(focus(), Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert page.board.isAncestorOf(focus())


def test_themes_and_sizes_change_at_once(window: MainWindow, preferences: Settings) -> None:
    _table, page = begin(window, "block", "pc")
    height = page.tray.confirm.height()
    for key in THEMES:
        preferences.change(theme=key)
        assert page.scene.theme is THEMES[key]
        assert window.palette().window().color() == THEMES[key].colour("window")
    preferences.change(text=200)
    QTest.qWait(10)
    assert page.tray.confirm.height() > height
    preferences.change(text=100, theme=ThemeKey.LIGHT)


def test_a_reader_knows_the_window_as_one_thing(
    qtbot: QtBot, with_roles: QApplication, preferences: Settings, languages: Languages
) -> None:
    def name() -> int:
        return QAccessible.uniqueId(QAccessible.queryAccessibleInterface(window))

    window = MainWindow(with_roles, preferences, languages)
    qtbot.addWidget(window)
    window.show()
    first = name()
    window.furnish(LEVELS)
    assert name() == first
    window.actions_table[Key.NEW].trigger()
    assert name() == first
    window.setup_page.left.emit()
    window.open_rules()
    assert name() == first


def test_the_start_page_has_the_keys_once_the_window_is_active(
    qtbot: QtBot, with_roles: QApplication, preferences: Settings, languages: Languages
) -> None:
    window = MainWindow(with_roles, preferences, languages)
    qtbot.addWidget(window)
    window.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    window.show()
    window.furnish(LEVELS)
    assert window.pages.isVisible()
    window.activateWindow()
    qtbot.waitUntil(window.start_page.play_button.hasFocus)


def test_closing_while_a_computer_thinks(open_window: OpenWindow, qtbot: QtBot) -> None:
    dreamer = Dreamer()
    window = open_window({"dream": dreamer})
    seats = (Seat("Ana", Kind.PERSON), Seat("Ben", Kind.COMPUTER, "dream"))
    window.begin(Setup.make("block", 2, first_leader=1), seats, 7, seed=1)
    qtbot.waitUntil(dreamer.asked.is_set)
    began = time.monotonic()
    window.close()
    if window.isVisible():
        window.leaving.leave()
    assert not window.isVisible()
    assert time.monotonic() - began < 2
