"""Ways out: the room that an arm needs to go on for ever, whatever tiles come. No Qt.

A corridor turns at most twice, then runs straight on for ever, and covers all that any run of
tiles may need. Laying a tile along it leaves a corridor inside the old one, so arms whose
corridors lie apart never block each other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from functools import cache
from itertools import islice
from typing import NamedTuple

from dominoes_qt.ui.board.paths import GAP, LONG, SHORT, Heading, Rect, Step, Tip

FAR = 400
"""Farther than 28 tiles reach, in half units."""

_ENOUGH = 12
"""How many corridors of one arm are tried against those of the others."""

_WIDE = LONG // 2
_NARROW = SHORT // 2


class Leg(NamedTuple):
    """Go straight for at least `run` half units, then turn at the first chance.

    `turn` is 1 for right, -1 for left.
    """

    run: int
    turn: int


Legs = tuple[Leg, ...]
"""The corners of a corridor; behind the last one it is straight for ever."""

Corridor = tuple[Rect, ...]


class _Start(Enum):
    FREE = "may turn at once"
    STIFF = "a tile that is no double comes first, straight on"
    CORNER = "just round a corner"


class _Front(NamedTuple):
    """Where the tip may be (`spread`), heading east along `along`; `side` is to the right."""

    spread: Rect
    heading: Heading
    start: _Start
    came: Heading


def _stretch(start: _Start, run: int) -> tuple[int, int]:
    """Return the least and the greatest length after which the arm turns."""
    if run == 0 and start is _Start.FREE:
        return 0, 0
    if run <= LONG:
        return LONG, LONG if start is _Start.STIFF else LONG + SHORT
    # At worst: two short of the run, a double up to it, and the tile behind the double.
    return run, run + LONG


def _sweep(spread: Rect, heading: Heading, start: int, end: int, side: int) -> Rect:
    """Return what lies from `start` to `end` ahead of a spread, and `side` to either hand."""
    dx, dy = heading.value
    wide, high = side * abs(dy), side * abs(dx)
    low, far = (start, end) if dx + dy > 0 else (-end, -start)
    return Rect(
        spread.left + low * abs(dx) - wide,
        spread.top + low * abs(dy) - high,
        spread.right + far * abs(dx) + wide,
        spread.bottom + far * abs(dy) + high,
    )


def _trim(rect: Rect, came: Heading) -> Rect:
    """Cut the hindmost half unit: a double round a corner lies further ahead than others."""
    dx, dy = came.value
    return Rect(
        rect.left + (dx > 0), rect.top + (dy > 0), rect.right - (dx < 0), rect.bottom - (dy < 0)
    )


def _covered(front: _Front, length: int) -> Iterator[Rect]:
    """Yield what a straight run of that length may cover."""
    if not length:
        return
    near = min(length, LONG)
    match front.start:
        case _Start.FREE:
            yield _sweep(front.spread, front.heading, 0, length, _WIDE)
            return
        case _Start.STIFF:
            yield _sweep(front.spread, front.heading, 0, near, _NARROW)
        case _Start.CORNER:
            wide = _sweep(front.spread, front.heading, 0, near, _WIDE)
            yield _trim(wide, front.came)
    if length > near:
        yield _sweep(front.spread, front.heading, near, length, _WIDE)


def _round_corner(front: _Front, least: int, most: int, turn: int) -> _Front:
    """Return the front behind a corner that lies between two lengths ahead."""
    heading = front.heading.right if turn > 0 else front.heading.left
    out_x, out_y = heading.value
    at = _sweep(front.spread, front.heading, least - 1, most, 0)
    edge = Rect(at.left + out_x, at.top + out_y, at.right + out_x, at.bottom + out_y)
    return _Front(edge, heading, _Start.CORNER, front.heading)


@cache
def corridor(heading: Heading, legs: Legs, *, stiff: bool) -> Corridor | None:
    """Return the corridor of a tip at (0, 0); `None` if it would run into itself."""
    start = _Start.STIFF if stiff else _Start.FREE
    front = _Front(Rect(0, 0, 0, 0), heading, start, heading)
    parts: list[list[Rect]] = []
    for leg in legs:
        least, most = _stretch(front.start, leg.run)
        parts.append(list(_covered(front, most)))
        front = _round_corner(front, least, most, leg.turn)
    parts.append(list(_covered(front, FAR)))
    if len(parts) > 2 and any(one.near(two) for one in parts[0] for two in parts[2]):
        return None
    return tuple(rect for part in parts for rect in part)


def _plans() -> tuple[Legs, ...]:
    """Return the shapes of corridors to try, the simplest first."""
    sides = (1, -1)
    once = [(Leg(run, turn),) for run in (0, 4, 8, 12, 16, 24) for turn in sides]
    twice = [
        (Leg(one, turn), Leg(two, other))
        for one in (0, 4, 8, 16)
        for two in (0, 4, 12, 24)
        for turn in sides
        for other in sides
    ]
    twice.sort(key=lambda legs: legs[0].run + legs[1].run)
    return ((), *once, *twice)


PLANS = _plans()


def follow(legs: Legs, tip: Tip, step: Step) -> Legs | None:
    """Return what remains of a corridor after a tile; `None` if the tile does not follow it."""
    if not legs:
        return None if step.turn else ()
    turning = legs[0].run <= 0 and not tip.stiff
    if step.turn != (legs[0].turn if turning else 0):
        return None
    rest = legs[1:] if turning else legs
    if not rest:
        return ()
    length = SHORT if step.tip.stiff else LONG
    return (Leg(max(0, rest[0].run - length), rest[0].turn), *rest[1:])


def _free(tip: Tip, rects: Corridor, bodies: Sequence[Rect]) -> bool:
    """Return whether no tile lies in a corridor; its first part touches the tip's own tile."""
    for place, (left, top, right, bottom) in enumerate(rects):
        west, north = left + tip.x - GAP, top + tip.y - GAP
        east, south = right + tip.x + GAP, bottom + tip.y + GAP
        for body in bodies:
            if (
                west < body[2]
                and body[0] < east
                and north < body[3]
                and body[1] < south
                and (place or body is not tip.body)
            ):
                return False
    return True


def _shifted(rects: Corridor, x: int, y: int) -> Corridor:
    return tuple(Rect(a + x, b + y, c + x, d + y) for a, b, c, d in rects)


def _options(tip: Tip, bodies: Sequence[Rect], known: Legs) -> Iterator[tuple[Legs, Corridor]]:
    """Yield the corridors of one tip that no tile blocks, beginning with the one it had."""
    for legs in (known, *PLANS):
        rects = corridor(tip.heading, legs, stiff=tip.stiff)
        if rects is not None and _free(tip, rects, bodies):
            yield legs, _shifted(rects, tip.x, tip.y)


def ways_out(
    tips: Mapping[str, Tip], bodies: Sequence[Rect], known: Mapping[str, Legs]
) -> dict[str, Legs] | None:
    """Return corridors for all tips that lie apart from each other, or `None`.

    `known` are the corridors of before; they are tried first.
    """
    options = {
        arm: list(islice(_options(tip, bodies, known.get(arm, ())), _ENOUGH))
        for arm, tip in tips.items()
    }
    return _assign(options)


def _assign(options: Mapping[str, list[tuple[Legs, Corridor]]]) -> dict[str, Legs] | None:
    """Choose one of the options of each arm; those with few come first."""
    if not options:
        return {}
    arm = min(options, key=lambda name: len(options[name]))
    for legs, rects in options[arm]:
        others = {
            other: [choice for choice in choices if _apart(rects, choice[1])]
            for other, choices in options.items()
            if other != arm
        }
        if all(others.values()):
            rest = _assign(others)
            if rest is not None:
                return {arm: legs, **rest}
    return None


def _apart(some: Corridor, others: Corridor) -> bool:
    return not any(one.near(two) for one in some for two in others)
