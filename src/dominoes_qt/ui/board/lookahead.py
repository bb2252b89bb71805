"""Which way of laying a tile leads to the more compact layout, seen some tiles ahead. No Qt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush

from dominoes_qt.ui.board.paths import GAP, Rect, Step, Tip, steps

HOME_X, HOME_Y = 16, 10
"""Half the width and half the height of the compact area (16:10), in half units."""

_DEPTH = 4
_WIDER = 4.0
_OUTSIDE = 1.0
_TURN = 0.2
_STAIR = 0.25
_TIGHT = 0.06
_BLOCKED = 1000.0


def clear(body: Rect, bodies: Sequence[Rect], neighbour: Rect) -> bool:
    """Return whether a tile keeps the gap to all others than its neighbour."""
    return not _touches(body, bodies, neighbour, GAP)


def _touches(body: Rect, bodies: Sequence[Rect], neighbour: Rect, gap: int) -> bool:
    # The innermost loop of all, hence plain comparisons.
    left, top, right, bottom = body.left - gap, body.top - gap, body.right + gap, body.bottom + gap
    for other in bodies:
        if (
            left < other[2]
            and other[0] < right
            and top < other[3]
            and other[1] < bottom
            and other is not neighbour
        ):
            return True
    return False


def best_first(tip: Tip, bodies: Sequence[Rect], *, double: bool) -> Iterator[Step]:
    """Yield the ways to lay a tile that keep the gap, the most compact in the long run first."""
    around = bodies[0]
    for body in bodies:
        around = _hull(around, body)
    waiting: list[tuple[float, int, Step]] = []
    for place, laid in enumerate(steps(tip, double=double)):
        if not clear(laid.body, bodies, tip.body):
            continue
        cost = _stair(tip, laid) + _value(laid, bodies, tip.body, _DEPTH, around)
        if not place and cost <= _size(around) + _TURN:
            yield laid  # No turn can cost less.
        else:
            heappush(waiting, (cost, place, laid))
    while waiting:
        yield heappop(waiting)[2]


def _hull(some: Rect, other: Rect) -> Rect:
    return Rect(
        min(some.left, other.left),
        min(some.top, other.top),
        max(some.right, other.right),
        max(some.bottom, other.bottom),
    )


def _stair(tip: Tip, laid: Step) -> float:
    """Return what it costs to turn back to the old direction right behind a corner."""
    return _STAIR if tip.bend * laid.turn < 0 else 0.0


def _value(laid: Step, bodies: Sequence[Rect], neighbour: Rect, depth: int, around: Rect) -> float:
    cost = _TURN if laid.turn else 0.0
    if _touches(laid.body, bodies, neighbour, 2 * GAP):
        cost += _TIGHT
    around = _hull(around, laid.body)
    size = _size(around)
    if depth == 0:
        return cost + size
    grown = [*bodies, laid.body]
    best = _BLOCKED
    for ahead in steps(laid.tip, double=False):
        if clear(ahead.body, grown, laid.body):
            on = _value(ahead, grown, laid.body, depth - 1, around)
            best = min(best, on + _stair(laid.tip, ahead))
            if best <= size:
                break
    return cost + best


def _size(around: Rect) -> float:
    """Return what a layout costs that is larger than the compact area, or lies outside of it."""
    width, height = around.right - around.left, around.bottom - around.top
    larger = max(width / HOME_X / 2, height / HOME_Y / 2, 1.0) - 1.0
    across = max(-around.left, around.right) / HOME_X
    down = max(-around.top, around.bottom) / HOME_Y
    return _WIDER * larger + _OUTSIDE * (max(across, down, 1.0) - 1.0)
