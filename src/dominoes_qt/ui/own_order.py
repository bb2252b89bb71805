"""In which order each person here held the tiles, at each step of the match: undo brings it back.

The tiles of one hand say nothing about the next one, so every hand begins by suit.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from dominoes_qt.engine.tiles import Tile


@dataclass(frozen=True, slots=True)
class Moment:
    """A point in the match.

    Attributes:
        step: how many steps led to it, those of restarts among them.
        hand, action: which hand of the match it is in, and after how many actions.
    """

    step: int
    hand: int
    action: int


class OwnOrder:
    """Remembers the orders; who asks for one gets tiles that are held, and no others."""

    def __init__(self) -> None:
        self._kept: dict[int, dict[Moment, tuple[Tile, ...]]] = {}

    def keep(self, seat: int, at: Moment, order: Sequence[Tile]) -> None:
        """Remember how a seat holds its tiles."""
        self._kept.setdefault(seat, {})[at] = tuple(order)

    def forget_from(self, step: int) -> None:
        """Forget steps that something else was done instead of."""
        for seat, orders in self._kept.items():
            self._kept[seat] = {at: order for at, order in orders.items() if at.step < step}

    def arrange(self, seat: int, at: Moment, held: Iterable[Tile]) -> list[Tile]:
        """Return the tiles as the seat held them then; else as before, with new ones last."""
        tiles = sorted(held, key=lambda tile: (-tile.high, -tile.low))
        before = self._before(seat, at, set(tiles))
        return [*(tile for tile in before if tile in tiles), *(t for t in tiles if t not in before)]

    def _before(self, seat: int, at: Moment, held: set[Tile]) -> tuple[Tile, ...]:
        orders = {
            moment: order
            for moment, order in self._kept.get(seat, {}).items()
            if moment.hand == at.hand and moment.step <= at.step
        }
        latest = max(orders, key=_step, default=None)
        if latest is not None and latest.action > at.action:  # the hand was begun anew
            same = [m for m, order in orders.items() if m.action == at.action and held == {*order}]
            latest = max(same, key=_step, default=latest)
        return () if latest is None else orders[latest]


def _step(moment: Moment) -> int:
    return moment.step
