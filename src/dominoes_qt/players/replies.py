"""What can be scored next, at given ends: worked out once for each, as it is asked for often."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from dominoes_qt.engine import position as rules
from dominoes_qt.engine.hand import counting
from dominoes_qt.engine.profiles import PROFILES
from dominoes_qt.engine.tiles import SUIT, tiles_of

_OF_NUMBER = tuple(tuple(tile.number for tile in tiles_of(suit)) for suit in SUIT)
"""For each number, the indexes of the tiles that show it."""


def mirrored(ends: tuple[int, ...]) -> tuple[int, ...]:
    """Return the tips in one of the mirror images of the layout, all of which count alike."""
    if len(ends) == 4:
        west, east, north, south = ends
        line = (west, east) if west <= east else (east, west)
        return line + ((north, south) if north <= south else (south, north))
    return ends if ends[0] <= ends[1] else ends[::-1]


@lru_cache(maxsize=1 << 14)
def replies(profile: str, ends: tuple[int, ...], spinner: int) -> tuple[tuple[int, int], ...]:
    """Return what could be scored next, best first: points, and the tiles that score as much.

    The tiles are those that score these points or more, as a mask.
    """
    count = counting(PROFILES[profile])
    if count is None:
        return ()
    scoring: dict[int, int] = {}
    for arm, tip in enumerate(ends):
        for tile in _OF_NUMBER[rules.number_at(tip)]:
            after, centre = rules.lay(ends, spinner, tile, arm)
            points = rules.points_of(count(after, centre))
            if points:
                scoring[points] = scoring.get(points, 0) | 1 << tile
    as_good, found = 0, []
    for points in sorted(scoring, reverse=True):
        as_good |= scoring[points]
        found.append((points, as_good))
    return tuple(found)


def expected_reply(
    profile: str, ends: tuple[int, ...], spinner: int, holds_none: Callable[[int], float]
) -> float:
    """Return the points that a seat is likely to score next, taking the best it can.

    `holds_none` tells how likely it holds none of some tiles, given as a mask.
    """
    likely, nothing_better = 0.0, 1.0
    for points, as_good in replies(profile, mirrored(ends), spinner):
        nothing_as_good = holds_none(as_good)
        likely += points * (nothing_better - nothing_as_good)
        nothing_better = nothing_as_good
    return likely
