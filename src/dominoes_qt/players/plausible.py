"""How plausible a world is, by what the others have played: soft evidence, never a fact.

Whoever laid a tile is likely to have held nothing much better. How likely is taken from the
rule of thumb: a play that it rates one point higher is made a little more often. Only sums
and products of the same numbers in the same order, so the same on every system.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from dominoes_qt.engine import position as rules
from dominoes_qt.engine.actions import ARMS, End
from dominoes_qt.engine.events import Drew, Nominated, Played
from dominoes_qt.engine.position import lay
from dominoes_qt.engine.profiles import Opening
from dominoes_qt.engine.tiles import ALL_MASK, ALL_TILES, SUIT
from dominoes_qt.engine.view import SeatView
from dominoes_qt.players.belief import World
from dominoes_qt.players.thumb import KEEPS, Branch, Thumb

_STEP = 1.15
"""How much more often a play is made that is rated half a point higher."""

_CARELESS = 0.3
"""How often a seat is taken to play anything that fits."""

_LONGEST = 80
"""From how many half points on a better or worse rating makes no difference."""

_OFTEN = [1.0]
for _ in range(2 * _LONGEST):
    _OFTEN.append(_OFTEN[-1] * _STEP)

_Option = tuple[int, tuple[float, ...]]
"""The other tiles that fit after a play, and how readily it is made that keeps so many of them."""


class _Seen(NamedTuple):
    """A play of another seat, and what else it could have laid.

    `option` is that play. `options` holds for each tile the plays of it that differ, and `fits`
    the tiles that have any; `later` is the tiles that the seat has laid from this play on.
    """

    seat: int
    option: _Option
    fits: int
    options: tuple[tuple[_Option, ...], ...]
    later: int


class Plausibility:
    """Weighs worlds by the choices of the other seats so far.

    Plays before a seat's last draw are left out: which of its tiles it held then is not known.
    """

    def __init__(self, view: SeatView, thumb: Thumb) -> None:
        self._seen = _choices_seen(view, thumb)

    @property
    def says_nothing(self) -> bool:
        """Return whether every world is as plausible as any other."""
        return not self._seen

    def of(self, world: World) -> float:
        """Return how plausible the world is, compared with others."""
        weight = 1.0
        for seat, option, fits, options, later in self._seen:
            hand = world.hands[seat] | later
            held, among, total = hand & fits, 0, 0.0
            while held:
                lowest = held & -held
                for after, readiness in options[lowest.bit_length() - 1]:
                    among += 1
                    total += readiness[(hand & after).bit_count()]
                held ^= lowest
            after, readiness = option
            chosen = readiness[(hand & after).bit_count()]
            weight *= (1.0 - _CARELESS) * chosen / total + _CARELESS / among
        return weight


@lru_cache(maxsize=1 << 12)
def _readiness(worth: float) -> tuple[float, ...]:
    """Return how readily a play is made, by how many tiles it keeps for the ends after it.

    `worth` is what it is worth but for these, in points.
    """
    ranks = [int(2.0 * (worth + keeps) + _LONGEST) for keeps in KEEPS]
    return tuple([_OFTEN[min(max(rank, 0), 2 * _LONGEST)] for rank in ranks])


def _choices_seen(view: SeatView, thumb: Thumb) -> tuple[_Seen, ...]:
    """Return the plays that the others have chosen, the last first."""
    table: list[tuple[int, Played, tuple[int, ...], int, bool]] = []
    ends: tuple[int, ...] = ()
    spinner = rules.SPINNER_TO_COME if view.setup.profile.spinner else rules.NO_SPINNER
    free = view.setup.profile.opening is Opening.LEADER
    drawn = False
    for at, event in enumerate(view.events):
        if isinstance(event, Played):
            table.append((at, event, ends, spinner, free and not drawn))
            arm = 0 if event.end is End.START else ARMS.index(event.end)
            ends, spinner = lay(ends, spinner, event.tile.number, arm)
            free = True
        elif isinstance(event, Nominated):
            free = True
        drawn = isinstance(event, Drew)
    last_draw = {e.seat: at for at, e in enumerate(view.events) if isinstance(e, Drew)}
    later = [0] * view.setup.seats
    found = []
    for at, event, ends, spinner, chosen in reversed(table):
        later[event.seat] |= event.tile.mask
        unknown = at < last_draw.get(event.seat, -1)
        if chosen and event.seat != view.seat and not unknown:
            found.append(_seen(event, ends, spinner, thumb, later[event.seat]))
    return tuple(found)


def _seen(event: Played, ends: tuple[int, ...], spinner: int, thumb: Thumb, later: int) -> _Seen:
    fits = 0 if ends else ALL_MASK
    for tip in ends:
        fits |= SUIT[rules.number_at(tip)]
    table = thumb.table(ends, spinner)
    options: list[tuple[_Option, ...]] = [()] * len(ALL_TILES)
    for tile in ALL_TILES:
        if fits & tile.mask:
            arms = [a for a, tip in enumerate(ends) if tile.has(rules.number_at(tip))] or [0]
            branches = [thumb.branch(table, rules.move(tile.number, arm)) for arm in arms]
            differing = {(branch.fits, branch.worth - branch.threat): branch for branch in branches}
            options[tile.number] = tuple(_option(branch) for branch in differing.values())
    arm = 0 if event.end is End.START else ARMS.index(event.end)
    chosen = thumb.branch(table, rules.move(event.tile.number, arm))
    return _Seen(event.seat, _option(chosen), fits, tuple(options), later)


def _option(branch: Branch) -> _Option:
    return branch.fits, _readiness(branch.worth - branch.threat)
