"""Undo to the start and redo to the end give the identical match, in the window's own path."""

from __future__ import annotations

import time

import pytest
from PySide6.QtGui import QAction

from dominoes_qt.engine.events import HandEvent
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.session.seats import Kind, Seat
from dominoes_qt.ui.actions import Key
from dominoes_qt.ui.main_window import MainWindow
from dominoes_qt.ui.table import Phase, Table
from tests.ui.playing import LIMIT, settle

RESET_DEAL = 2
"""A deal of `six-love` in which the third hand sets 3 to 0 back to 0 to 0, if all do the first."""

QUICK_DEAL = 25
"""A deal with which a match of `six-love` is over after six hands, if all do the first."""

# Several people, computers, one or more hands; at the end, how many hands are played at most.
MATCHES = (
    ("block", "ppcc", 25, 51, 2),
    ("draw", "pcp", 25, 14, 2),
    ("draw", "ppp", 100, 1, 2),
    ("all-fives", "pc", 50, 15, 2),
    ("all-fives", "pp", 250, 1, 2),
    ("classic", "pccc", None, 1, 1),
    ("classic", "pp", 250, 1, 2),
    ("muggins", "pcc", 25, 66, 2),
    ("muggins", "ppc", 250, 1, 2),
    ("six-love", "pcpc", 6, 73, 2),  # two nominations
    ("six-love", "pppp", 6, RESET_DEAL, 3),  # the third hand sets the scores back
)


def begin(window: MainWindow, profile: str, kinds: str, target: int | None, deal: int) -> Table:
    """Begin a match; `p` is a person, `c` a computer."""
    names = ("Ana", "Ben", "Carla", "Dan")
    seats = tuple(
        Seat(name, Kind.PERSON) if kind == "p" else Seat(name, Kind.COMPUTER, "easy")
        for name, kind in zip(names, kinds, strict=False)
    )
    window.begin(Setup.make(profile, len(kinds), target=target), seats, deal, seed=1)
    assert window.table is not None
    assert window.table_page is not None
    window.table_page.board.viewport().setUpdatesEnabled(False)
    return window.table


def play(table: Table, hands: int) -> None:
    """Play so many hands to the end, whoever sits there."""
    end = time.monotonic() + LIMIT
    while not table.session.is_over and len(table.session.finished) < hands:
        assert time.monotonic() < end
        if table.phase is Phase.COVERED:
            table.reveal()
        elif table.phase is Phase.ENDED:
            table.game.next_hand()
        elif table.is_own_turn:
            table.choice.asked.emit(table.choice.legal[0])
        else:
            settle()


def repeat(action: QAction, table: Table) -> list[object]:
    """Do an action until it is impossible, and return the record after each time."""
    records: list[object] = []
    while True:
        if table.phase is Phase.COVERED:
            table.reveal()
        if not action.isEnabled():
            return records
        action.trigger()
        records.append(table.session.record())


@pytest.mark.parametrize(("profile", "kinds", "target", "deal", "hands"), MATCHES)
def test_undo_to_the_start_and_redo_to_the_end(
    window: MainWindow, profile: str, kinds: str, target: int | None, deal: int, hands: int
) -> None:
    table = begin(window, profile, kinds, target, deal)
    play(table, hands)
    record, layout = table.session.record(), table.session.layout
    assert table.session.is_over or len(table.session.finished) == hands
    back = repeat(window.actions_table[Key.UNDO], table)
    assert not table.session.can_undo
    assert not table.session.finished
    assert all(table.session.seats[e.seat].kind is Kind.COMPUTER for e in events(table))
    forth = repeat(window.actions_table[Key.REDO], table)
    assert table.session.record() == record
    assert forth[-2::-1] == back[:-1]
    assert table.layout_model.layout == layout
    assert window.table_page is not None
    assert [item.tile for item in window.table_page.scene.tiles] == [
        placed.tile for placed in layout.placed
    ]


def events(table: Table) -> list[HandEvent]:
    """Return what seats have done in the hand."""
    return [event for event in table.session.history if isinstance(event, HandEvent)]


def test_a_reset_of_six_love_is_taken_back_and_comes_back(window: MainWindow) -> None:
    table = begin(window, "six-love", "pppp", 6, RESET_DEAL)
    play(table, 3)
    assert table.session.finished[-1].settlement.reset
    assert table.session.scores == (0.0, 0.0)
    window.actions_table[Key.UNDO].trigger()
    assert table.session.scores == (3.0, 0.0)
    reveal_and_redo(window, table)
    assert table.session.scores == (0.0, 0.0)
    table.game.next_hand()
    assert table.session.awaits_nomination is False  # the double six opens


def reveal_and_redo(window: MainWindow, table: Table) -> None:
    if table.phase is Phase.COVERED:
        table.reveal()
    window.actions_table[Key.REDO].trigger()


@pytest.mark.parametrize("key", [Key.NEXT_MATCH, Key.NEW_SESSION])
def test_undo_ends_at_the_start_of_the_next_match(window: MainWindow, key: Key) -> None:
    table = begin(window, "six-love", "pppp", 6, QUICK_DEAL)
    play(table, 100)
    assert table.session.is_over
    ended = table.session.record()
    window.actions_table[key].trigger()
    following = window.table
    assert following is not None
    assert following is not table
    assert following.session.scores == (0.0, 0.0)
    assert following.session.awaits_nomination == (key is Key.NEXT_MATCH)
    start = following.session.record()
    play(following, 1)
    after = following.session.record()
    repeat(window.actions_table[Key.UNDO], following)
    assert following.session.record() == start != ended
    repeat(window.actions_table[Key.REDO], following)
    assert following.session.record() == after
