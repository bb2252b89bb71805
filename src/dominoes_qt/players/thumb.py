"""A rule of thumb on positions, quick enough for playouts.

What it says of a play depends on the table alone, so it is worked out once for each state of
the ends; only the tiles that the hand keeps for them are looked at every time.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from dominoes_qt.engine import position as rules
from dominoes_qt.engine.hand import counting
from dominoes_qt.engine.position import lay
from dominoes_qt.engine.profiles import PROFILES, Profile, Setup
from dominoes_qt.engine.tiles import ALL_TILES, SUIT
from dominoes_qt.players.weights import Weights, weights_for

_MASKS = tuple(tile.mask for tile in ALL_TILES)
_FITS = SUIT * 3
"""For each tip, the tiles that fit it."""

MOST_KNOWN = 1 << 14
"""How many states of the ends are remembered."""


class Table:
    """A state of the ends, as in `Position`, and the plays at them as far as they are known."""

    __slots__ = ("ends", "known", "spinner")

    def __init__(self, ends: tuple[int, ...], spinner: int) -> None:
        self.ends = ends
        self.spinner = spinner
        self.known: dict[int, Branch] = {}


class Branch:
    """A play at a state of the ends.

    Attributes:
        tile: the tile that it lays, as a mask.
        points: what it scores.
        worth: what it is worth by itself, in points.
        fits: the tiles that fit the ends after it, as a mask.
        ends, spinner: the state of the ends after it.
        after: the same with the plays at it, once they have been asked for.
    """

    __slots__ = ("after", "ends", "fits", "points", "spinner", "tile", "worth")

    def __init__(
        self, tile: int, points: int, worth: float, fits: int, ends: tuple[int, ...], spinner: int
    ) -> None:
        self.tile = tile
        self.points = points
        self.worth = worth
        self.fits = fits
        self.ends = ends
        self.spinner = spinner
        self.after: Table | None = None


class Thumb:
    """Rates plays for one profile, in points."""

    def __init__(self, profile: Profile, weights: Weights) -> None:
        self._count = counting(profile)
        self._known: dict[tuple[tuple[int, ...], int], Table] = {}
        self._points = weights.points
        self._tiles = tuple(
            weights.pips * tile.pips + weights.double * tile.is_double for tile in ALL_TILES
        )

    def table(self, ends: tuple[int, ...], spinner: int) -> Table:
        """Return the state of these ends, with what is known of it."""
        key = (ends, spinner)
        table = self._known.get(key)
        if table is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            table = self._known[key] = Table(ends, spinner)
        return table

    def branch(self, table: Table, move: int) -> Branch:
        """Return what a play leads to."""
        found = table.known.get(move)
        if found is None:
            found = table.known[move] = self._find(table, move)
        return found

    def after(self, branch: Branch) -> Table:
        """Return the state of the ends after a play."""
        if branch.after is None:
            branch.after = self.table(branch.ends, branch.spinner)
            branch.ends = branch.after.ends  # one copy of what is equal
        return branch.after

    def choose(self, table: Table, hand: int, moves: tuple[int, ...], whims: list[float]) -> Branch:
        """Return the play that looks best for a seat with that hand and these whims."""
        known = table.known
        best, chosen = -1.0e9, None
        for move in moves:
            branch = known.get(move)
            if branch is None:
                branch = self.branch(table, move)
            value = branch.worth + whims[move >> 2] + _KEEPS[(hand & branch.fits).bit_count()]
            if value > best:
                best, chosen = value, branch
        assert chosen is not None
        return chosen

    def _find(self, table: Table, move: int) -> Branch:
        tile = rules.move_tile(move)
        ends, spinner = lay(table.ends, table.spinner, tile, rules.move_arm(move))
        points = 0 if self._count is None else rules.points_of(self._count(ends, spinner))
        fits = 0
        for tip in ends:
            fits |= _FITS[tip]
        worth = self._tiles[tile]
        if points:
            worth += self._points * points
        return Branch(_MASKS[tile], points, worth, fits, ends, spinner)


WHIM = 4.0
"""By how much at most a tile is liked better, in points."""

FITS = 5.0
"""What a tile kept for the next turn is worth, in points; a second half as much, and so on."""

_KEEPS = tuple(FITS * (1.0 - 0.5**kept) for kept in range(29))


def whims_of(rng: Random) -> list[float]:
    """Return by how much each tile is liked better than the rule says, in points.

    Nobody plays quite by rule, and what is good against one way of playing alone is worth less.
    """
    random = rng.random
    return [WHIM * random() for _ in ALL_TILES]


def thumb_for(setup: Setup) -> Thumb:
    """Return the rule of thumb for a match, with what it has worked out so far.

    That is forgotten with the next match, for it may be 20 MB.
    """
    return _thumb_for(setup.profile.key, weights_for(setup))


@lru_cache(maxsize=1)
def _thumb_for(profile: str, weights: Weights) -> Thumb:
    return Thumb(PROFILES[profile], weights)
