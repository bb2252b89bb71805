"""Rectangles, tips of arms, and the ways in which a tile can be laid at one. Half units, no Qt.

A half tile is a square of 2 by 2 here, so that every edge falls on a whole number.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

GAP = 1
"""What tiles keep free between them when they are no neighbours, in half units."""

_BEND = 4

LONG, SHORT = 4, 2
"""Length and breadth of a tile, in half units."""


class Heading(Enum):
    """A direction on the board; y grows downwards. The value is the step (dx, dy)."""

    EAST = (1, 0)
    SOUTH = (0, 1)
    WEST = (-1, 0)
    NORTH = (0, -1)

    @property
    def degrees(self) -> int:
        """Return the clockwise turn from east."""
        return _DEGREES[self]

    @property
    def right(self) -> Heading:
        """Return the direction a quarter turn clockwise."""
        return _RIGHT[self]

    @property
    def left(self) -> Heading:
        """Return the direction a quarter turn counterclockwise."""
        return _RIGHT[_RIGHT[_RIGHT[self]]]


_ROUND = tuple(Heading)
_DEGREES = {heading: 90 * turns for turns, heading in enumerate(_ROUND)}
_RIGHT = {heading: _ROUND[(turns + 1) % 4] for turns, heading in enumerate(_ROUND)}


class Rect(NamedTuple):
    """A rectangle by its edges, in half units."""

    left: int
    top: int
    right: int
    bottom: int

    def near(self, other: Rect) -> bool:
        """Return whether less than the gap is free between the two."""
        return (
            self.left - GAP < other.right
            and other.left < self.right + GAP
            and self.top - GAP < other.bottom
            and other.top < self.bottom + GAP
        )


def ahead(x: int, y: int, heading: Heading, start: int, end: int, side: int) -> Rect:
    """Return what lies between `start` and `end` steps ahead of a point, `side` to either hand."""
    dx, dy = heading.value
    x0, x1 = x + dx * start, x + dx * end
    y0, y1 = y + dy * start, y + dy * end
    wide, high = side * abs(dy), side * abs(dx)
    return Rect(min(x0, x1) - wide, min(y0, y1) - high, max(x0, x1) + wide, max(y0, y1) + high)


@dataclass(frozen=True, slots=True)
class Tip:
    """The outer end of an arm.

    Attributes:
        x, y: the middle of the edge that the next tile touches when the arm goes straight on.
        stiff: the arm cannot turn here, since the last tile is a double or there is none yet.
        body: the last tile, which the next one touches.
        bend: not zero shortly behind a corner; positive for a right turn, negative for a left one.
    """

    x: int
    y: int
    heading: Heading
    stiff: bool
    body: Rect
    bend: int = 0


@dataclass(frozen=True, slots=True)
class Step:
    """A tile laid at a tip, and the tip that it makes; `turn` is 0, 1 (right) or -1 (left)."""

    body: Rect
    tip: Tip
    turn: int


def step(tip: Tip, turn: int, *, double: bool) -> Step:
    """Return the tile laid straight on or round a corner.

    At a corner the new tile touches the side of the outer half of the last one. A double there
    lies across the new direction, and beyond the last tile, so that it touches no other half.
    """
    x, y, heading = tip.x, tip.y, tip.heading
    if turn:
        dx, dy = heading.value
        heading = heading.right if turn > 0 else heading.left
        out_x, out_y = heading.value
        back = 0 if double else 1
        x, y = x - back * dx + out_x, y - back * dy + out_y
    length, side = (SHORT, LONG // 2) if double else (LONG, SHORT // 2)
    body = ahead(x, y, heading, 0, length, side)
    dx, dy = heading.value
    bend = turn * _BEND if turn else tip.bend - (tip.bend > 0) + (tip.bend < 0)
    return Step(body, Tip(x + dx * length, y + dy * length, heading, double, body, bend), turn)


def steps(tip: Tip, *, double: bool) -> Iterator[Step]:
    """Yield the ways to lay a tile: straight on, to the right, to the left."""
    yield step(tip, 0, double=double)
    if not tip.stiff:
        yield step(tip, 1, double=double)
        yield step(tip, -1, double=double)
