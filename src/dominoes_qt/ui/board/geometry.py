"""The places of laid tiles on the board, in scene units; a tile once laid never moves. No Qt."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from dominoes_qt.ui.board.paths import Heading, Rect
from dominoes_qt.ui.board.placing import Board, Laid, lay, start, without_spinner

UNIT = 40.0
"""Scene units of a half tile's edge."""

_HALF = UNIT / 2
_STARTS = ("C", "start")
_TURNED = {heading.degrees: heading for heading in Heading}


class TileLike(Protocol):
    """What is read of a tile."""

    @property
    def high(self) -> int: ...
    @property
    def low(self) -> int: ...


class PlacedLike(Protocol):
    """What is read of a laid tile."""

    @property
    def tile(self) -> TileLike: ...
    @property
    def arm(self) -> str: ...
    @property
    def inner(self) -> int: ...
    @property
    def is_spinner(self) -> bool: ...


@dataclass(frozen=True, slots=True)
class Place:
    """Where a tile lies.

    Attributes:
        x, y: its centre, in scene units.
        rotation: clockwise in degrees; at 0 it lies level with the larger half to the left.
        heading: the direction in which the arm runs at this tile.
    """

    x: float
    y: float
    rotation: int
    heading: Heading

    @property
    def edges(self) -> tuple[float, float, float, float]:
        """Return left, top, right and bottom."""
        across, down = (UNIT, _HALF) if self.rotation % 180 == 0 else (_HALF, UNIT)
        return self.x - across, self.y - down, self.x + across, self.y + down

    @property
    def halves(self) -> tuple[tuple[float, float], tuple[float, float]]:
        """Return the centres of the larger and of the smaller half."""
        dx, dy = _TURNED[self.rotation].value
        return (
            (self.x - dx * _HALF, self.y - dy * _HALF),
            (self.x + dx * _HALF, self.y + dy * _HALF),
        )


@dataclass(frozen=True, slots=True)
class Anchor:
    """Where the next tile of an arm will touch, and the way outwards."""

    x: float
    y: float
    heading: Heading


class BoardGeometry:
    """The places of the tiles of one hand, in laying order.

    An end is named by its arm, `W`, `E`, `N` or `S`; the first tile has `start` (or `C`).
    """

    def __init__(self) -> None:
        self._boards = [Board()]
        self._places: list[Place] = []
        self._found: dict[tuple[str, bool], Laid] = {}

    def __len__(self) -> int:
        return len(self._places)

    @property
    def places(self) -> tuple[Place, ...]:
        """Return where the tiles lie, in laying order."""
        return tuple(self._places)

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """Return left, top, right and bottom of all tiles; all zero where none lies."""
        edges = [place.edges for place in self._places] or [(0.0, 0.0, 0.0, 0.0)]
        left, top, right, bottom = zip(*edges, strict=True)
        return min(left), min(top), max(right), max(bottom)

    def append(self, placed: PlacedLike) -> Place:
        """Lay the next tile and return its place."""
        board, place = self._find(placed.arm, placed.tile, placed.inner)
        if board.doubled and not (placed.is_spinner or self._boards[-1].doubled):
            board = without_spinner(board)
        self._boards.append(board)
        self._places.append(place)
        self._found.clear()
        return place

    def extend(self, tiles: Iterable[PlacedLike]) -> None:
        """Lay several tiles."""
        for placed in tiles:
            self.append(placed)

    def truncate(self, count: int) -> None:
        """Take back all but the first tiles."""
        del self._places[count:]
        del self._boards[count + 1 :]
        self._found.clear()

    def ghost(self, end: str, tile: TileLike, inner: int) -> Place:
        """Return where a tile would lie; `inner` is its half that touches the end."""
        return self._find(end, tile, inner)[1]

    def anchor(self, end: str) -> Anchor:
        """Return where the next tile at an end will touch, round the corner if it turns there.

        What lies ahead of it is free. A double may turn where other tiles go straight on.
        """
        if end not in self._boards[-1].tips:
            return Anchor(0.0, 0.0, Heading.EAST)
        laid = self._lay(end, double=False)
        place = _place(laid.body, laid.heading, 0)
        dx, dy = laid.heading.value
        return Anchor(place.x - dx * UNIT, place.y - dy * UNIT, laid.heading)

    def _find(self, end: str, tile: TileLike, inner: int) -> tuple[Board, Place]:
        double = tile.high == tile.low
        if end in _STARTS:
            laid = start(double=double)
            return laid.board, _place(laid.body, laid.heading, 90 if double else 0)
        laid = self._lay(end, double=double)
        along = laid.heading.degrees
        if double:
            return laid.board, _place(laid.body, laid.heading, (along + 90) % 180)
        back = 0 if inner == tile.high else 180
        return laid.board, _place(laid.body, laid.heading, (along + back) % 360)

    def _lay(self, end: str, *, double: bool) -> Laid:
        """Find a tile's place once: as a preview, and then as it is laid."""
        found = self._found.get((end, double))
        if found is None:
            found = lay(self._boards[-1], end, double=double)
            self._found[end, double] = found
        return found


def _place(body: Rect, heading: Heading, rotation: int) -> Place:
    x, y = (body.left + body.right) * _HALF / 2, (body.top + body.bottom) * _HALF / 2
    return Place(x, y, rotation, heading)
