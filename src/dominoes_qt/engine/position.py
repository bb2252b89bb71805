"""The compact immutable state of one hand, and the only copy of the rules of play.

Small integers and masks, so that it is fast enough to search with: the game, the simulator,
the search and the replay all run these functions. Moves are integers (see `move`); who may
ask for one, and what it scores for whom, is the business of `match`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from dominoes_qt.engine.tiles import ALL_MASK, ALL_TILES, DOUBLES_MASK, HIGHEST, SUIT, Tile

# A tip says what lies at the end of an arm. With n for a number of pips:
#   n       the exposed half of a tile
#   7 + n   a double lying crosswise, showing both of its halves
#   14 + n  a bare side of the spinner, with nothing laid there yet
# Its number, n, is what a tile must show to fit.
_NUMBERS: Final = HIGHEST + 1
DOUBLE_TIP: Final = _NUMBERS
BARE_TIP: Final = 2 * _NUMBERS

Counting: TypeAlias = Callable[[tuple[int, ...], int], int]
"""Counts the open ends: `Position.ends` and `Position.spinner` in, pips out."""

NO_SPINNER: Final = -2
"""`Position.spinner` in a profile without one."""
SPINNER_TO_COME: Final = -1
"""`Position.spinner` before the first double is laid."""

DRAW: Final = -1
PASS: Final = -2

WEST, EAST, NORTH, SOUTH = range(4)


class Position(NamedTuple):
    """One hand of any profile, seen by somebody who sees everything.

    `hands` holds a mask for each seat and `yard` the tiles that may be drawn, as indexes in
    the order of drawing (empty where the profile does not draw). `ends` is empty before the
    first tile, then the tips of W and E, and of N and S as well once these are open.
    `spinner` is the number on the spinner, or one of the two constants above. `passes` counts
    the passes since the last other action, and `opening` is the mask of tiles that may open.
    """

    hands: tuple[int, ...]
    yard: tuple[int, ...]
    ends: tuple[int, ...]
    spinner: int
    turn: int
    passes: int
    opening: int

    @property
    def is_out(self) -> bool:
        """Return whether a seat has laid its last tile."""
        return 0 in self.hands

    @property
    def is_blocked(self) -> bool:
        """Return whether every seat has passed in succession."""
        return self.passes == len(self.hands)

    @property
    def is_over(self) -> bool:
        """Return whether the hand has ended, out or blocked."""
        return 0 in self.hands or self.passes == len(self.hands)


def start(
    hands: tuple[int, ...],
    yard: tuple[int, ...],
    leader: int,
    *,
    has_spinner: bool,
    opening: int = ALL_MASK,
) -> Position:
    """Return the position before the first tile; `leader` may open with a tile of `opening`."""
    spinner = SPINNER_TO_COME if has_spinner else NO_SPINNER
    return Position(hands, yard, (), spinner, leader, 0, opening)


def number_at(tip: int) -> int:
    """Return the number that a tile must show to be laid at this tip."""
    return tip % _NUMBERS


def counted_at(tip: int) -> int:
    """Return what this tip adds to the count of the open ends, in pips."""
    return _COUNTS[tip]


def move(tile: int, arm: int) -> int:
    """Return the move that lays the tile with that index on an arm (the first tile: on W)."""
    return tile << 2 | arm


def move_tile(code: int) -> int:
    """Return the index of the tile that a move lays."""
    return code >> 2


def move_arm(code: int) -> int:
    """Return the arm that a move lays its tile on."""
    return code & 3


def _moves_by_tiles(arm: int) -> dict[int, tuple[int, ...]]:
    """Return the moves on an arm for every set of tiles that share a number."""
    table: dict[int, tuple[int, ...]] = {0: ()}
    for suit in SUIT:
        moves: dict[int, tuple[int, ...]] = {0: ()}
        for index in range(len(ALL_TILES)):
            if suit >> index & 1:
                code = (move(index, arm),)
                moves |= {tiles | 1 << index: found + code for tiles, found in moves.items()}
        table |= moves
    return table


def _tip_after(number: int, tile: Tile) -> int:
    """Return the new tip after the tile is laid at `number`; -1 where it does not fit."""
    if not tile.has(number):
        return -1
    return DOUBLE_TIP + number if tile.is_double else tile.other(number)


_ON_ARM = tuple(_moves_by_tiles(arm) for arm in (WEST, EAST, NORTH, SOUTH))
_ON_WEST, _ON_EAST, _ON_NORTH, _ON_SOUTH = _ON_ARM
_FITS = SUIT * 3
_NEXT_TIP = tuple(tuple(_tip_after(n, tile) for tile in ALL_TILES) for n in range(_NUMBERS)) * 3
_COUNTS = tuple(range(_NUMBERS)) + tuple(2 * n for n in range(_NUMBERS)) + (0,) * _NUMBERS
_BIT = tuple(1 << index for index in range(len(ALL_TILES)))


def plays(position: Position) -> tuple[int, ...]:
    """Return the moves that lay a tile, for the seat to act; none in a hand that is over."""
    hands, _yard, ends, _spinner, turn, _passes, opening = position
    if not ends:
        allowed = hands[turn] & opening
        return tuple(index << 2 for index in range(len(ALL_TILES)) if allowed >> index & 1)
    found = plays_at(ends, hands[turn])
    if found and 0 in hands:
        return ()
    return found


def plays_at(ends: tuple[int, ...], hand: int) -> tuple[int, ...]:
    """Return the moves that lay a tile of the hand (a mask), once the first tile lies."""
    if len(ends) == 2:
        west, east = ends
        return _ON_WEST[hand & _FITS[west]] + _ON_EAST[hand & _FITS[east]]
    west, east, north, south = ends
    return (
        _ON_WEST[hand & _FITS[west]]
        + _ON_EAST[hand & _FITS[east]]
        + _ON_NORTH[hand & _FITS[north]]
        + _ON_SOUTH[hand & _FITS[south]]
    )


def legal(position: Position) -> tuple[int, ...]:
    """Return every move that the rules allow now; none in a hand that is over.

    A seat that holds a playable tile plays one; else it draws while the yard lasts; else it
    passes (`rules.md` section 1).
    """
    found = plays(position)
    if found:
        return found
    if position.is_over:
        return ()
    return (DRAW,) if position.yard else (PASS,)


def step(position: Position, code: int) -> Position:
    """Return the position after a move, which must be one of `legal(position)`."""
    hands, yard, ends, spinner, turn, passes, opening = position
    after = turn + 1
    if after == len(hands):
        after = 0
    if code == PASS:
        return Position(hands, yard, ends, spinner, after, passes + 1, opening)
    if code == DRAW:
        hands = (*hands[:turn], hands[turn] | _BIT[yard[0]], *hands[turn + 1 :])
        return Position(hands, yard[1:], ends, spinner, turn, 0, opening)
    ends, spinner = lay(ends, spinner, code >> 2, code & 3)
    hands = (*hands[:turn], hands[turn] ^ _BIT[code >> 2], *hands[turn + 1 :])
    return Position(hands, yard, ends, spinner, after, 0, opening)


def lay(ends: tuple[int, ...], spinner: int, tile: int, arm: int) -> tuple[tuple[int, ...], int]:
    """Return `Position.ends` and `Position.spinner` after a tile that fits is laid on an arm.

    Source: `rules.md` section 3.
    """
    if not ends:
        return _first_ends(spinner, tile)
    tip = _NEXT_TIP[ends[arm]][tile]
    if spinner == SPINNER_TO_COME and tip >= DOUBLE_TIP:
        spinner = tip - DOUBLE_TIP
        tip += BARE_TIP - DOUBLE_TIP
    if len(ends) == 4:
        return (*ends[:arm], tip, *ends[arm + 1 :]), spinner
    west, east = (ends[0], tip) if arm else (tip, ends[1])
    if spinner >= 0 and west < BARE_TIP and east < BARE_TIP:
        return (west, east, BARE_TIP + spinner, BARE_TIP + spinner), spinner
    return (west, east), spinner


def _first_ends(spinner: int, tile: int) -> tuple[tuple[int, ...], int]:
    high, low = ALL_TILES[tile]
    if high != low:
        return (high, low), spinner
    if spinner == SPINNER_TO_COME:
        return (BARE_TIP + high, BARE_TIP + high), high
    return (DOUBLE_TIP + high, DOUBLE_TIP + high), spinner


def count_until_used(ends: tuple[int, ...], spinner: int) -> int:
    """Return the count of the open ends where the spinner counts until both sides are used.

    Source: `rules.md` section 4, `all-fives`. In pips.
    """
    total = sum([_COUNTS[tip] for tip in ends])
    if spinner >= 0 and len(ends) == 2:
        total += 2 * spinner
    return total


def count_free_halves(ends: tuple[int, ...], spinner: int) -> int:
    """Return the count of the open ends where each free half of the spinner counts.

    Source: `rules.md` section 4, `muggins`. In pips.
    """
    total = sum([_COUNTS[tip] for tip in ends])
    if spinner < 0:
        return total
    if len(ends) == 2:
        return total + 2 * spinner
    return total + spinner * ((ends[NORTH] >= BARE_TIP) + (ends[SOUTH] >= BARE_TIP))


def points_of(count: int) -> int:
    """Return what a play scores that leaves this count: the count if divisible by five."""
    return count if count % 5 == 0 else 0


def is_key_bone(ends: tuple[int, ...], tile: int, laid: int) -> bool:
    """Return whether going out with a tile is a key bone (`rules.md` section 7).

    `ends` and `laid` are the tips and the mask of the tiles on the table before it. Both open
    ends have to be hard: all that shows their number lies there already, but for this tile.
    """
    high, low = ALL_TILES[tile]
    if high == low or {number_at(tip) for tip in ends} != {high, low}:
        return False
    return all(SUIT[number] & ~laid == _BIT[tile] for number in (high, low))


def highest_double(hands: tuple[int, ...]) -> int:
    """Return, as a mask, the tile that must open under *highest double* (`rules.md` section 5).

    Without any double in the hands it is the heaviest tile: most pips, then the larger half.
    """
    held = 0
    for hand in hands:
        held |= hand
    doubles = held & DOUBLES_MASK
    if doubles:
        return 1 << (doubles.bit_length() - 1)
    heaviest = max(
        (tile for tile in ALL_TILES if held & tile.mask), key=lambda tile: (tile.pips, tile.high)
    )
    return heaviest.mask


def holder(hands: tuple[int, ...], tile: int) -> int:
    """Return the seat that holds the tile with this mask.

    Raises:
        ValueError: no seat holds it.
    """
    for seat, hand in enumerate(hands):
        if hand & tile:
            return seat
    raise ValueError(tile)
