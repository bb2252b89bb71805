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

HANDS = 2
"""How many hands are played at most."""

# In that of `six-love` there are two nominations.
MATCHES = (
    ("block", "ppcc", 25, 51),
    ("draw", "pcp", 25, 14),
    ("all-fives", "pc", 50, 15),
    ("classic", "pccc", None, 1),
    ("muggins", "pcc", 25, 66),
    ("six-love", "pcpc", 6, 73),
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


def play(table: Table) -> None:
    """Play a hand or two to the end, whoever sits there."""
    end = time.monotonic() + LIMIT
    while not table.session.is_over and len(table.session.finished) < HANDS:
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


@pytest.mark.parametrize(("profile", "kinds", "target", "deal"), MATCHES)
def test_undo_to_the_start_and_redo_to_the_end(
    window: MainWindow, profile: str, kinds: str, target: int | None, deal: int
) -> None:
    table = begin(window, profile, kinds, target, deal)
    play(table)
    record, layout = table.session.record(), table.session.layout
    assert len(table.session.finished) >= 1
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
