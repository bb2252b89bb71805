"""A corridor holds whatever comes: the reason why arms never block each other."""

from __future__ import annotations

from random import Random

import pytest

from dominoes_qt.ui.board.corridors import PLANS, Legs, corridor, follow, ways_out
from dominoes_qt.ui.board.paths import Heading, Rect, Step, Tip, steps

TILES = 24


def tip_at_origin(heading: Heading, *, stiff: bool) -> Tip:
    """Return a tip whose last tile ends at the origin."""
    dx, dy = heading.value
    length, side = (2, 2) if stiff else (4, 1)
    xs, ys = sorted((0, -dx * length)), sorted((0, -dy * length))
    wide, high = side * abs(dy), side * abs(dx)
    body = Rect(xs[0] - wide, ys[0] - high, xs[1] + wide, ys[1] + high)
    return Tip(0, 0, heading, stiff, body)


def followed(tip: Tip, legs: Legs, random: Random) -> list[tuple[Step, Legs]]:
    """Lay tiles along a corridor; doubles come as they like, but never two together."""
    laid = []
    for _ in range(TILES):
        double = not tip.stiff and random.random() < 0.5
        options = [(step, follow(legs, tip, step)) for step in steps(tip, double=double)]
        (chosen,) = [(step, rest) for step, rest in options if rest is not None]
        laid.append(chosen)
        tip, legs = chosen[0].tip, chosen[1]
    return laid


def covered(body: Rect, rects: list[Rect]) -> bool:
    """Return whether every half unit of a tile lies in one of the rectangles."""
    return all(
        any(a <= x and b <= y and x + 1 <= c and y + 1 <= d for a, b, c, d in rects)
        for x in range(body.left, body.right)
        for y in range(body.top, body.bottom)
    )


def moved(rects: tuple[Rect, ...], tip: Tip) -> list[Rect]:
    return [Rect(a + tip.x, b + tip.y, c + tip.x, d + tip.y) for a, b, c, d in rects]


@pytest.mark.parametrize("heading", Heading)
@pytest.mark.parametrize("stiff", [False, True])
def test_any_run_of_tiles_stays_in_its_corridor(heading: Heading, stiff: bool) -> None:
    random = Random(1)
    tip = tip_at_origin(heading, stiff=stiff)
    for legs in PLANS:
        rects = corridor(heading, legs, stiff=stiff)
        if rects is None:
            continue
        for _ in range(4):
            laid = followed(tip, legs, random)
            assert all(covered(step.body, list(rects)) for step, _ in laid), legs
            assert not laid[-1][1], "all corners are behind"


def test_what_remains_of_a_corridor_lies_inside_it() -> None:
    random = Random(2)
    tip = tip_at_origin(Heading.EAST, stiff=False)
    for legs in PLANS:
        outer = corridor(Heading.EAST, legs, stiff=False)
        if outer is None:
            continue
        for step, rest in followed(tip, legs, random)[:10]:
            inner = corridor(step.tip.heading, rest, stiff=step.tip.stiff)
            assert inner is not None
            near = [
                Rect(max(-90, a), max(-90, b), min(90, c), min(90, d))
                for a, b, c, d in moved(inner, step.tip)
            ]
            corners = [
                Rect(x, y, x + 1, y + 1)
                for a, b, c, d in near
                for x in (a, c - 1)
                for y in (b, d - 1)
            ]
            assert all(covered(corner, list(outer)) for corner in corners), (legs, rest)


def test_no_way_out_of_a_closed_room() -> None:
    tip = tip_at_origin(Heading.EAST, stiff=False)
    walls = [Rect(-40, -20, 40, -18), Rect(-40, 18, 40, 20)]
    walls += [Rect(-40, -20, -38, 20), Rect(38, -20, 40, 20)]
    assert ways_out({"E": tip}, [tip.body, *walls], {}) is None
    found = ways_out({"E": tip}, [tip.body, *walls[:2]], {})
    assert found == {"E": ()}


def test_arms_take_corridors_apart_from_each_other() -> None:
    east = tip_at_origin(Heading.EAST, stiff=False)
    body = Rect(10, -6, 12, -2)
    south = Tip(11, -2, Heading.SOUTH, stiff=True, body=body)
    found = ways_out({"E": east, "S": south}, [east.body, body], {})
    assert found is not None
    assert found["E"] or found["S"], "one of the two turns away"
