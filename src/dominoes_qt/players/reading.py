"""What a seat can read off the table: which tiles the others may hold, and how likely it is."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import comb

from dominoes_qt.engine.events import Played
from dominoes_qt.engine.tiles import ALL_MASK, ALL_TILES, SUIT, pips_of
from dominoes_qt.engine.view import SeatView

_MASKS = {tile: tile.mask for tile in ALL_TILES}


@dataclass(frozen=True, slots=True)
class Other:
    """Another seat, as one seat sees it.

    Attributes:
        is_partner: whether it plays for the same side.
        held: how many tiles it holds.
        may_hold: the tiles that it may hold, for all that is public, as a mask.
    """

    seat: int
    is_partner: bool
    held: int
    may_hold: int

    def lacks(self, tiles: int) -> float:
        """Return how likely it holds none of these tiles (a mask)."""
        return chance_of_none(
            self.may_hold.bit_count(), (self.may_hold & tiles).bit_count(), self.held
        )

    @property
    def pips(self) -> float:
        """Return the pips that its hand is likely to have."""
        return self.held * pips_of(self.may_hold) / self.may_hold.bit_count()


@cache
def chance_of_none(among: int, wanted: int, held: int) -> float:
    """Return the chance that a hand of `held` tiles out of `among` has none of the `wanted`."""
    return comb(among - wanted, held) / comb(among, held)


def laid_tiles(view: SeatView) -> int:
    """Return the tiles on the table, as a mask."""
    laid = 0
    for event in view.events:
        if isinstance(event, Played):
            laid |= _MASKS[event.tile]
    return laid


def read_others(view: SeatView) -> tuple[Other, ...]:
    """Return the other seats in the order of their turns, the next one first."""
    unseen = ALL_MASK ^ laid_tiles(view) ^ view.hand
    voids, setup = view.voids, view.setup
    side = setup.side_of(view.seat)
    others = []
    for step in range(1, setup.seats):
        seat = (view.seat + step) % setup.seats
        may_hold = unseen
        for number in voids[seat]:
            may_hold &= ~SUIT[number]
        others.append(Other(seat, setup.side_of(seat) == side, view.counts[seat], may_hold))
    return tuple(others)
