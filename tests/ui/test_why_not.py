"""Whoever asks by key for what is off is told why not, and nothing changes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from dominoes_qt.ui.actions import EXPLAINED, Key
from dominoes_qt.ui.main_window import MainWindow, Page
from dominoes_qt.ui.settings import Settings, Speed
from dominoes_qt.ui.table import Table
from tests.ui.playing import Keyboard, focus, settle
from tests.ui.test_table_page import begin

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier


def press(key: Qt.Key, modifiers: Qt.KeyboardModifier = CONTROL) -> None:
    QTest.keyClick(focus(), key, modifiers)
    settle()


def refused(table: Table) -> str:
    """Return what was told last; it is a refusal."""
    text, refusal = table.messages.current(1)[0]
    assert refusal
    return text


@pytest.mark.parametrize(
    ("profile", "key", "reason"),
    [
        ("draw", Qt.Key.Key_D, "You hold a playable tile."),
        ("draw", Qt.Key.Key_E, "You hold a playable tile."),
        ("block", Qt.Key.Key_D, "Nobody draws in this game."),
        ("block", Qt.Key.Key_E, "You hold a playable tile."),
        ("block", Qt.Key.Key_Z, "There is nothing to take back."),
        ("block", Qt.Key.Key_Y, "There is nothing to do again."),
        ("block", Qt.Key.Key_Return, "Nothing is chosen yet."),
    ],
)
def test_at_the_start_of_a_hand(window: MainWindow, profile: str, key: Qt.Key, reason: str) -> None:
    table, _page = begin(window, profile, "pc")
    before, told = table.session.record(), table.messages.rowCount()
    press(key)
    assert refused(table).startswith(reason)
    assert table.messages.rowCount() == told + 1
    assert table.session.record() == before
    assert (table.choice.tile, table.choice.action) == (None, None)


def test_a_review_wants_a_hand_that_is_over(window: MainWindow) -> None:
    table, _page = begin(window, "block", "pc")
    press(Qt.Key.Key_F5, NONE)
    assert refused(table) == "The hand is not over yet."
    assert window.dialog is None


def test_while_another_is_to_act(window: MainWindow, preferences: Settings) -> None:
    preferences.change(speed=Speed.SLOW)
    table, _page = begin(window, "block", "pc")
    table.choice.asked.emit(table.choice.legal[0])
    assert not table.is_own_turn
    press(Qt.Key.Key_P)
    assert "It is not your turn, but Ben's." in refused(table)
    for key in (Qt.Key.Key_H, Qt.Key.Key_O):
        press(key, CONTROL if key == Qt.Key.Key_H else NONE)
        assert "That is for your own turn." in refused(table)


@pytest.mark.parametrize(
    ("key", "modifiers"),
    [
        (Qt.Key.Key_Z, CONTROL),
        (Qt.Key.Key_D, CONTROL),
        (Qt.Key.Key_N, CONTROL | SHIFT),
        (Qt.Key.Key_O, NONE),
        (Qt.Key.Key_F3, NONE),
        (Qt.Key.Key_F5, NONE),
        (Qt.Key.Key_K, CONTROL),
    ],
)
def test_under_the_cover(window: MainWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> None:
    table, _page = begin(window, "block", "pp")
    table.reveal()
    table.choice.asked.emit(table.choice.legal[0])
    assert window.page is Page.COVER
    before = table.session.record()
    press(key, modifiers)
    assert refused(table) == window.cover_page.line.text() == "Choose Show my tiles first."
    assert (window.page, table.session.record()) == (Page.COVER, before)
    assert table.hand.rowCount() == 0
    table.reveal()
    table.choice.asked.emit(table.choice.legal[0])
    assert window.cover_page.line.text() == "All tiles are covered."


def test_after_a_hand(window: MainWindow) -> None:
    table, _page = begin(window, "block", "pc")
    Keyboard(window).play_hand()
    for key in (Qt.Key.Key_D, Qt.Key.Key_E, Qt.Key.Key_P, Qt.Key.Key_H):
        press(key)
        assert refused(table) == "The hand is over."


def test_the_two_of_a_key_are_never_both_on(window: MainWindow) -> None:
    table, _page = begin(window, "draw", "pc")
    person = Keyboard(window)
    for _ in range(30):
        for key in EXPLAINED:
            action, why = window.actions_table[key], window.actions_table.why_not[key]
            assert why.isEnabled() != (action.isEnabled() and action.isVisible())
            assert why.shortcuts() == action.shortcuts()
        if table.session.between_hands:
            break
        person.step()


def test_without_a_match_nothing_is_said(window: MainWindow) -> None:
    press(Qt.Key.Key_Z)
    assert window.page is Page.START


def test_a_key_of_ones_own_is_answered_too(window: MainWindow, preferences: Settings) -> None:
    preferences.change(keys='{"undo": "F9"}')
    table, _page = begin(window, "block", "pc")
    press(Qt.Key.Key_F9, Qt.KeyboardModifier.NoModifier)
    assert refused(table) == "There is nothing to take back."
    assert window.actions_table[Key.UNDO].shortcut().toString() == "F9"
