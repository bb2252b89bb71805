"""The line below the board says what holds now: nothing stale, and nothing twice."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dominoes_qt.ui.actions import Key
from dominoes_qt.ui.main_window import MainWindow
from dominoes_qt.ui.table import Phase, Table
from dominoes_qt.ui.table_page import TablePage
from tests.ui.playing import focus, settle
from tests.ui.test_table_page import begin


def line(page: TablePage) -> str:
    """Return what the line shows."""
    settle()
    return page.spoken.messages.text


def test_the_sentence_of_the_cover_goes_with_the_cover(window: MainWindow) -> None:
    table, page = begin(window, "block", "pp")
    table.reveal()
    assert line(page).startswith("Hand 1.")
    assert "covered" not in line(page)
    assert "Your turn." in line(page)


def test_a_choice_that_was_taken_back_is_no_longer_shown(window: MainWindow) -> None:
    table, page = begin(window, "all-fives", "pc")
    before = line(page)
    table.choice.choose_tile(table.choice.plays[0].tile)
    assert line(page).startswith("Chosen: ")
    QTest.keyClick(focus(), Qt.Key.Key_Escape)
    assert line(page) == before


def test_a_play_is_not_shown_beside_its_preview(window: MainWindow) -> None:
    table, page = begin(window, "all-fives", "pp")
    table.reveal()
    table.choice.choose_tile(table.choice.plays[0].tile)
    table.confirm()
    table.reveal()
    assert "Chosen" not in line(page)
    assert "Ana plays" in line(page) or "Ana leads" in line(page)
    assert line(page).count("Your turn.") == 1


def test_a_refusal_goes_when_something_else_is_asked_or_chosen(
    window: MainWindow, qtbot: QtBot
) -> None:
    table, page = begin(window, "block", "pc")
    window.actions_table.why_not[Key.UNDO].trigger()
    assert line(page) == "There is nothing to take back."
    window.actions_table[Key.HINT].trigger()
    qtbot.waitUntil(lambda: table.choice.action is not None)
    assert "nothing to take back" not in line(page)
    window.actions_table[Key.BACK].trigger()
    window.actions_table[Key.ASK_ENDS].trigger()
    answer = line(page)
    table.choice.choose_tile(table.choice.plays[0].tile)
    assert answer not in line(page)


def play_to_the_end_of_the_hand(table: Table) -> None:
    while not table.session.between_hands:
        if table.phase is Phase.COVERED:
            table.reveal()
        table.choice.asked.emit(table.choice.legal[0])


def test_undo_past_the_end_of_a_hand_says_which_hand_it_is(window: MainWindow) -> None:
    table, _page = begin(window, "block", "pp")
    told: list[str] = []
    table.told.connect(lambda tell: told.append(tell()))
    undo, redo = window.actions_table[Key.UNDO], window.actions_table[Key.REDO]

    def told_by(action: QAction) -> str:
        if table.phase is Phase.COVERED:
            table.reveal()
        told.clear()
        action.trigger()
        return " ".join(told)

    play_to_the_end_of_the_hand(table)
    assert "Hand 1." in told_by(undo)
    assert "Hand" not in told_by(undo)
    for _ in range(2):
        told_by(redo)
    assert "Hand 2." in told_by(window.actions_table[Key.NEXT_HAND])
    assert "Hand 1." in told_by(undo)
    assert not table.session.finished
    assert "Hand 2." in told_by(redo)
