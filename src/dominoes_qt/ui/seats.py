"""What is shown of each seat, and where the seats are around the table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QCoreApplication

from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.tiles import Tile, tiles_of
from dominoes_qt.narrate import words
from dominoes_qt.ui import phrases
from dominoes_qt.ui.table import Phase, Table


class Spot(Enum):
    """Where somebody sits, for whoever looks from the front."""

    FRONT = "front"
    LEFT = "left"
    TOP = "top"
    RIGHT = "right"


_ROUND = {
    2: (Spot.FRONT, Spot.TOP),
    3: (Spot.FRONT, Spot.LEFT, Spot.RIGHT),
    4: (Spot.FRONT, Spot.LEFT, Spot.TOP, Spot.RIGHT),
}
"""The spots in turn order where the next seat sits at one's left."""


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """What is shown of a seat; all of it is public.

    Attributes:
        tiles: the tiles left, once all hands are shown; `None` before.
        is_own: whether it is the viewer's own seat.
        state: what it does or has done last, and the numbers it is known not to hold.
    """

    name: str
    score: str
    count: int
    tiles: tuple[Tile, ...] | None
    is_turn: bool
    is_own: bool
    state: str

    @property
    def count_text(self) -> str:
        """Return how many tiles it holds."""
        return words.number(self.count)


def seat_at(spot: Spot, front: int, setup: Setup) -> int | None:
    """Return who sits there; `None` if nobody does."""
    spots = _ROUND[setup.seats]
    if spot not in spots:
        return None
    steps = spots.index(spot)
    if not setup.profile.clockwise:
        steps = -steps
    return (front + steps) % setup.seats


def facts_of(table: Table, seat: int) -> SeatFacts:
    """Return what is shown of a seat now."""
    session = table.session
    ended = table.phase is Phase.ENDED
    left = session.finished[-1].hand.position.hands[seat] if ended and session.finished else None
    return SeatFacts(
        name=session.seats[seat].name,
        score=words.number(session.scores[session.setup.side_of(seat)]),
        count=session.counts[seat],
        tiles=None if left is None else tiles_of(left),
        is_turn=session.turn == seat,
        is_own=seat == table.viewer,
        state=phrases.in_a_row(_state(table, seat), phrases.lacking(session.voids[seat])),
    )


def _state(table: Table, seat: int) -> str:
    if seat == table.game.thinking and not table.game.is_waiting:
        return QCoreApplication.translate("Table", "thinking …")
    if seat == table.session.turn and seat == table.viewer:
        return QCoreApplication.translate("Table", "your turn")
    return phrases.seat_state(table.session.history, seat)
