"""How a hand is scored when it ends (`rules.md` sections 6 and 7)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from dominoes_qt.engine.profiles import Settling, Setup


class HandEnd(Enum):
    """How a hand ended."""

    OUT = "out"
    BLOCKED = "blocked"
    WON = "won"


@dataclass(frozen=True, slots=True)
class Settlement:
    """The scoring of a hand, with every step of the sum.

    Attributes:
        end: how the hand ended.
        seat: who went out, laid the tile that won the match, or (in a block of `six-love`)
            alone held the fewest pips; `None` after any other block.
        winner: the side that won the hand; `None` if nobody did.
        points: what each side is given, in points, or games in `six-love`.
        left: the left-over pips of each seat.
        opposing: the pips that the winner scores from, before its own are taken off.
        own: the winner's own pips that were taken off.
        rounded: the sum after rounding to five; `None` where nothing is rounded.
        sharers: the sides that share the points, each taking half.
        level: the sides (in `six-love` the seats) that are level for the fewest pips.
        key_bone: whether the last tile was a key bone.
        reset: whether both scores went back to zero.
    """

    end: HandEnd
    seat: int | None
    winner: int | None
    points: tuple[float, ...]
    left: tuple[int, ...]
    opposing: int = 0
    own: int = 0
    rounded: int | None = None
    sharers: tuple[int, ...] = ()
    level: tuple[int, ...] = ()
    key_bone: bool = False
    reset: bool = False


def round_to_five(pips: int) -> int:
    """Return the nearest multiple of five: 22 gives 20, 23 gives 25."""
    return (pips + 2) // 5 * 5


def side_pips(setup: Setup, left: tuple[int, ...]) -> tuple[int, ...]:
    """Return the left-over pips of each side."""
    return tuple(sum(left[seat] for seat in setup.seats_of(side)) for side in range(setup.sides))


def settle_out(setup: Setup, seat: int, left: tuple[int, ...]) -> Settlement:
    """Score a hand in which `seat` laid its last tile (not for `six-love`)."""
    return _award(setup, HandEnd.OUT, seat, setup.side_of(seat), left, own=0)


def settle_blocked(setup: Setup, left: tuple[int, ...]) -> Settlement:
    """Score a blocked hand (not for `six-love`)."""
    pips = side_pips(setup, left)
    fewest = min(pips)
    lowest = tuple(side for side in range(setup.sides) if pips[side] == fewest)
    if len(lowest) == 1:
        own = 0 if setup.profile.settling is Settling.ALL_FIVES else fewest
        return _award(setup, HandEnd.BLOCKED, None, lowest[0], left, own)
    if setup.profile.settling is Settling.ALL_FIVES and setup.sides == 3 and len(lowest) == 2:
        return _share(setup, lowest, left)
    nothing = (0.0,) * setup.sides
    return Settlement(HandEnd.BLOCKED, None, None, nothing, left, level=lowest)


def settle_won(setup: Setup, seat: int, left: tuple[int, ...]) -> Settlement:
    """Close a hand in which a play of `seat` won the match: nothing is counted."""
    nothing = (0.0,) * setup.sides
    return Settlement(HandEnd.WON, seat, setup.side_of(seat), nothing, left)


def _award(
    setup: Setup, end: HandEnd, seat: int | None, winner: int, left: tuple[int, ...], own: int
) -> Settlement:
    pips = side_pips(setup, left)
    opposing = sum(pips) - pips[winner]
    bonus = opposing - own
    rounded = round_to_five(bonus) if setup.profile.settling.rounds else None
    points = [0.0] * setup.sides
    points[winner] = float(bonus if rounded is None else rounded)
    return Settlement(
        end, seat, winner, tuple(points), left, opposing=opposing, own=own, rounded=rounded
    )


def _share(setup: Setup, lowest: tuple[int, ...], left: tuple[int, ...]) -> Settlement:
    """Give two of three seats half each of the third hand's pips, rounded before halving."""
    opposing = sum(left[seat] for seat in range(setup.seats) if seat not in lowest)
    rounded = round_to_five(opposing)
    points = tuple(rounded / 2 if side in lowest else 0.0 for side in range(setup.sides))
    return Settlement(
        HandEnd.BLOCKED,
        None,
        None,
        points,
        left,
        opposing=opposing,
        rounded=rounded,
        sharers=lowest,
        level=lowest,
    )


def settle_six_love(
    setup: Setup,
    scores: tuple[float, ...],
    left: tuple[int, ...],
    *,
    out: int | None,
    key_bone: bool = False,
) -> Settlement:
    """Score a hand of `six-love`; `out` is the seat that went out, `None` after a block.

    `scores` are the games of each side before the hand.
    """
    fewest = min(left)
    lowest = tuple(seat for seat in range(setup.seats) if left[seat] == fewest)
    end = HandEnd.BLOCKED if out is None else HandEnd.OUT
    sides = {setup.side_of(seat) for seat in lowest}
    if out is None and len(sides) == 2:
        return Settlement(end, None, None, (0.0, 0.0), left, level=lowest)
    seat = lowest[0] if out is None else out
    winner = setup.side_of(seat)
    level = lowest if out is None and len(lowest) > 1 else ()
    reset = scores[1 - winner] > 0
    points = [0.0, 0.0]
    if not reset:
        points[winner] = 2.0 if key_bone else 1.0
    return Settlement(
        end, seat, winner, tuple(points), left, level=level, key_bone=key_bone, reset=reset
    )
