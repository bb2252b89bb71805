"""What can be scored next, at given ends: worked out once for each, as it is asked for often."""

from __future__ import annotations

from functools import lru_cache

from dominoes_qt.engine import position as rules
from dominoes_qt.engine.hand import open_count
from dominoes_qt.engine.profiles import PROFILES
from dominoes_qt.engine.tiles import SUIT, tiles_of


def mirrored(ends: tuple[int, ...]) -> tuple[int, ...]:
    """Return the tips in one of the mirror images of the layout, all of which count alike."""
    if len(ends) == 4:
        west, east, north, south = ends
        line = (west, east) if west <= east else (east, west)
        return line + ((north, south) if north <= south else (south, north))
    return ends if ends[0] <= ends[1] else ends[::-1]


@lru_cache(maxsize=1 << 13)
def replies(profile: str, ends: tuple[int, ...], spinner: int) -> tuple[tuple[int, int], ...]:
    """Return what could be scored next, best first: points, and the tiles that score as much.

    The tiles are those that score these points or more, as a mask.
    """
    scoring: dict[int, int] = {}
    for arm, tip in enumerate(ends):
        for tile in tiles_of(SUIT[rules.number_at(tip)]):
            after, centre = rules.lay(ends, spinner, tile.number, arm)
            count = open_count(PROFILES[profile], after, centre)
            points = 0 if count is None else rules.points_of(count)
            if points:
                scoring[points] = scoring.get(points, 0) | tile.mask
    as_good, found = 0, []
    for points in sorted(scoring, reverse=True):
        as_good |= scoring[points]
        found.append((points, as_good))
    return tuple(found)
