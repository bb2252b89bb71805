"""The ledger as a table: numbers that add up, from hands that were played."""

from __future__ import annotations

from PySide6.QtCore import Qt

from dominoes_qt.engine.match import FinishedHand
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.narrate.narrator import Narrator
from dominoes_qt.players.base import Budget
from dominoes_qt.players.levels import LEVELS
from dominoes_qt.session.seats import Kind, Seat
from dominoes_qt.session.session import Session
from dominoes_qt.ui.models.scores import Column, ScoresModel
from tests.ui.models.testing import watch

ROWS = 4
"""Two hands of two sides."""


def two_hands() -> tuple[FinishedHand, ...]:
    """Return two hands of a match between two computers."""
    seats = tuple(Seat(name, Kind.COMPUTER, "easy") for name in ("Ana", "Ben"))
    session = Session(Setup.make("all-fives", 2), seats, 4, levels=LEVELS, seed=1)
    while len(session.finished) < 2:
        request = session.request(Budget())
        if request is None:
            session.next_hand()
        else:
            session.answer(request, request.choose())
    return session.finished


def test_a_row_for_each_hand_and_side() -> None:
    model = ScoresModel(Narrator(Setup.make("all-fives", 2), ("Ana", "Ben")))
    watch(model)
    hands = two_hands()
    model.set_hands(hands)
    watch(model)
    assert (model.rowCount(), model.columnCount()) == (ROWS, len(Column))
    assert [model.hand_at(row) for row in (0, 1, 2, 4)] == [hands[0], hands[0], hands[1], None]
    text = [[str(model.index(row, column).data()) for column in Column] for row in range(ROWS)]
    assert [row[:2] for row in text] == [["1", "Ana"], ["1", "Ben"], ["2", "Ana"], ["2", "Ben"]]
    for row in text:
        before = 0.0 if row[0] == "1" else hands[0].scores[row[1] == "Ben"]
        in_play, settled, total = map(float, row[2:])
        assert before + in_play + settled == total


def test_headings_are_there_for_eyes_and_readers() -> None:
    model = ScoresModel(Narrator(Setup.make("all-fives", 2), ("Ana", "Ben")))
    horizontal = Qt.Orientation.Horizontal
    for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
        names = [model.headerData(column, horizontal, role) for column in Column]
        assert names == ["Hand", "Side", "In play", "Settlement", "Total"]
    assert model.headerData(9, horizontal) is None
    assert model.headerData(0, Qt.Orientation.Vertical) is None


def test_another_narrator_names_the_sides_anew() -> None:
    model = ScoresModel(Narrator(Setup.make("all-fives", 2), ("Ana", "Ben")))
    model.set_hands(two_hands())
    model.set_narrator(Narrator(Setup.make("all-fives", 2), ("Eva", "Ben")))
    assert model.index(0, Column.SIDE).data() == "Eva"
