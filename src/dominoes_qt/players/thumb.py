"""A rule of thumb on positions, quick enough for playouts.

Most of what it says of a play depends on the table alone, so it is worked out once for each
state of the ends; only who has a tile for them afterwards is looked at every time.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from dominoes_qt.engine import position as rules
from dominoes_qt.engine.hand import counting
from dominoes_qt.engine.position import Position, lay
from dominoes_qt.engine.profiles import PROFILES, Profile, Setup
from dominoes_qt.engine.tiles import ALL_TILES, SUIT
from dominoes_qt.players.replies import expected_reply
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
        threat: what the next seat is likely to score after it, in points, weighed.
        fits: the other tiles that fit the ends after it, as a mask.
        ends, spinner: the state of the ends after it.
        after: the same with the plays at it, once they have been asked for.
    """

    __slots__ = ("after", "ends", "fits", "points", "spinner", "threat", "tile", "worth")

    def __init__(
        self,
        tile: int,
        points: int,
        worth: float,
        threat: float,
        fits: int,
        ends: tuple[int, ...],
        spinner: int,
    ) -> None:
        self.tile = tile
        self.points = points
        self.worth = worth
        self.threat = threat
        self.fits = fits
        self.ends = ends
        self.spinner = spinner
        self.after: Table | None = None


class Thumb:
    """Rates plays for one profile and number of seats, in points.

    `sides` says which side each seat is on.
    """

    def __init__(self, profile: Profile, weights: Weights, sides: tuple[int, ...]) -> None:
        self._profile = profile
        self._count = counting(profile)
        self._known: dict[tuple[tuple[int, ...], int], Table] = {}
        self._points = weights.points
        self._threat = weights.threat
        self._others = tuple(_others(sides, seat) for seat in range(len(sides)))
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

    def points(self, position: Position, move: int) -> int:
        """Return what a move scores; a draw or a pass scores nothing."""
        if move < 0:
            return 0
        return self.branch(self.table(position.ends, position.spinner), move).points

    def after(self, branch: Branch) -> Table:
        """Return the state of the ends after a play."""
        if branch.after is None:
            branch.after = self.table(branch.ends, branch.spinner)
            branch.ends = branch.after.ends  # one copy of what is equal
        return branch.after

    def choose(
        self, table: Table, hands: list[int], turn: int, moves: tuple[int, ...], whims: list[float]
    ) -> Branch:
        """Return the play that looks best to the seat to act, if the tiles lie so."""
        known, hand, others = table.known, hands[turn], self._others[turn]
        best, chosen = -1.0e9, None
        for move in moves:
            branch = known.get(move)
            if branch is None:
                branch = self.branch(table, move)
            fits = branch.fits
            value = branch.worth - branch.threat + whims[move >> 2]
            value += KEEPS[(hand & fits).bit_count()]
            for seat, stopped in others:
                if not hands[seat] & fits:
                    value += stopped
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
            fits |= _FITS[tip] & ~_MASKS[tile]
        worth = self._tiles[tile]
        if points:
            worth += self._points * points
        threat = self._threat and self._threat * self._reply(ends, spinner, tile)
        return Branch(_MASKS[tile], points, worth, threat, fits, ends, spinner)

    def _reply(self, ends: tuple[int, ...], spinner: int, laid: int) -> float:
        """Return the points that a seat of which nothing is known is likely to score next."""
        others = ~_MASKS[laid]
        return expected_reply(
            self._profile.key,
            ends,
            spinner,
            lambda tiles: _HOLDS_NONE[(tiles & others).bit_count()],
        )


WHIM = 4.0
"""By how much at most a tile is liked better, in points."""

FITS = 2.5
"""What a tile kept for the next turn is worth, in points; a second half as much, and so on."""

STOPS = 8.0
"""What it is worth that an opponent has no tile for the ends, in points."""

STOPS_PARTNER = 3.0
"""What it costs that the partner has none, in points."""

KEEPS = tuple(FITS * (1.0 - 0.5**kept) for kept in range(29))
_HOLDS_NONE = tuple(3**tiles / 4**tiles for tiles in range(29))
"""How likely a seat holds none of so many tiles, if it holds one in four."""


def whims_of(rng: Random) -> list[float]:
    """Return by how much each tile is liked better than the rule says, in points.

    Nobody plays quite by rule, and what is good against one way of playing alone is worth less.
    """
    random = rng.random
    return [WHIM * random() for _ in ALL_TILES]


def _others(sides: tuple[int, ...], seat: int) -> tuple[tuple[int, float], ...]:
    """Return the other seats, each with what it is worth that it has no tile for the ends."""
    return tuple(
        (other, -STOPS_PARTNER if side == sides[seat] else STOPS)
        for other, side in enumerate(sides)
        if other != seat
    )


def thumb_for(setup: Setup) -> Thumb:
    """Return the rule of thumb for a match, with what it has worked out so far.

    That is forgotten with the next match, for it may be 20 MB.
    """
    sides = tuple(setup.side_of(seat) for seat in range(setup.seats))
    return _thumb_for(setup.profile.key, weights_for(setup), sides)


@lru_cache(maxsize=1)
def _thumb_for(profile: str, weights: Weights, sides: tuple[int, ...]) -> Thumb:
    return Thumb(PROFILES[profile], weights, sides)
