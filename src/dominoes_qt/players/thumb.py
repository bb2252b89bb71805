"""A rule of thumb on positions, quick enough for playouts.

What it says of a play depends on the table alone, so it is worked out once for each state of
the ends; only the tiles that the hand keeps for them are looked at every time.
"""

from __future__ import annotations

from functools import lru_cache

from dominoes_qt.engine import position as rules
from dominoes_qt.engine.hand import open_count
from dominoes_qt.engine.position import Position, lay
from dominoes_qt.engine.profiles import PROFILES, Profile, Setup
from dominoes_qt.engine.tiles import ALL_TILES, SUIT
from dominoes_qt.players.weights import Weights, weights_for

MOST_KNOWN = 1 << 14
"""How many states of the ends are remembered."""

Rated = tuple[float, int, int]
"""Of a play: what it is worth by itself, the tiles that fit the ends after it, its points."""


class Thumb:
    """Rates plays for one profile, in points."""

    def __init__(self, profile: Profile, weights: Weights) -> None:
        self._profile = profile
        self._known: dict[tuple[tuple[int, ...], int], dict[int, Rated]] = {}
        self._points = weights.points
        self._tiles = tuple(
            weights.pips * tile.pips + weights.double * tile.is_double for tile in ALL_TILES
        )

    def table(self, ends: tuple[int, ...], spinner: int) -> dict[int, Rated]:
        """Return what is known of plays at these ends; filled by `rate`."""
        key = (ends, spinner)
        table = self._known.get(key)
        if table is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            table = self._known[key] = {}
        return table

    def rate(
        self, table: dict[int, Rated], ends: tuple[int, ...], spinner: int, move: int
    ) -> Rated:
        """Return what a play is worth by itself, and keep it in the table."""
        rated = table.get(move)
        if rated is None:
            rated = table[move] = self._rate(ends, spinner, move)
        return rated

    def choose(self, position: Position, moves: tuple[int, ...]) -> tuple[int, int]:
        """Return the play that looks best for the seat to act, and the points it scores."""
        hand = position.hands[position.turn]
        ends, spinner = position.ends, position.spinner
        table = self.table(ends, spinner)
        best, chosen, scored = -1.0e9, moves[0], 0
        for move in moves:
            rated = table.get(move) or self.rate(table, ends, spinner, move)
            value = rated[0] + _KEEPS[(hand & rated[1]).bit_count()]
            if value > best:
                best, chosen, scored = value, move, rated[2]
        return chosen, scored

    def points(self, position: Position, move: int) -> int:
        """Return the points that a play scores."""
        ends, spinner = position.ends, position.spinner
        return self.rate(self.table(ends, spinner), ends, spinner, move)[2]

    def _rate(self, ends: tuple[int, ...], spinner: int, move: int) -> Rated:
        tile = rules.move_tile(move)
        after, centre = lay(ends, spinner, tile, rules.move_arm(move))
        count = open_count(self._profile, after, centre)
        points = 0 if count is None else rules.points_of(count)
        fits = 0
        for tip in after:
            fits |= SUIT[rules.number_at(tip)]
        worth = self._tiles[tile] + self._points * points
        return worth, fits, points


FITS = 5.0
"""What a tile kept for the next turn is worth, in points; a second half as much, and so on."""

_KEEPS = tuple(FITS * (1.0 - 0.5**kept) for kept in range(29))


def thumb_for(setup: Setup) -> Thumb:
    """Return the rule of thumb for a match; what it has worked out once holds for good."""
    return _thumb_for(setup.profile.key, weights_for(setup))


@lru_cache(maxsize=8)
def _thumb_for(profile: str, weights: Weights) -> Thumb:
    return Thumb(PROFILES[profile], weights)
