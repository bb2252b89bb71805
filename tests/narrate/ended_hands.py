"""Hands that have ended, with given tiles left."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dominoes_qt.engine.actions import End
from dominoes_qt.engine.deal import deal
from dominoes_qt.engine.events import Played
from dominoes_qt.engine.hand import Hand
from dominoes_qt.engine.match import FinishedHand
from dominoes_qt.engine.position import NO_SPINNER, Position
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.settlement import (
    Settlement,
)
from dominoes_qt.engine.tiles import Tile, mask_of, pips_of
from dominoes_qt.narrate.narrator import Narrator
from tests.engine.notation import tiles

NAMES = ("Ana", "Beto", "Carla", "Dani")
Settle = Callable[[tuple[int, ...]], Settlement]


def finished(
    setup: Setup,
    left: Sequence[str],
    settle: Settle,
    *,
    before: Sequence[float] = (),
    played: Sequence[float] = (),
    last: str = "6-4",
) -> FinishedHand:
    """Return a hand that ended with these tiles left, `last` laid by the first seat without."""
    masks = tuple(mask_of(tiles(hand)) for hand in left)
    seat = masks.index(0) if 0 in masks else 0
    play = Played(seat, Tile.parse(last), End.W, 1, False, (4, 6), None, 0)
    position = Position(masks, (), (4, 6), NO_SPINNER, 0, 0, 0)
    hand = Hand(setup, 0, deal(1, setup.profile, setup.seats, 0), 0, None, position, (play,))
    settlement = settle(tuple(pips_of(mask) for mask in masks))
    nothing = (0.0,) * setup.sides
    played, before = tuple(played) or nothing, tuple(before) or nothing
    scores = tuple(map(sum, zip(before, played, settlement.points, strict=True)))
    return FinishedHand(hand, settlement, played, nothing if settlement.reset else scores)


def lines(hand: FinishedHand) -> list[str]:
    setup = hand.hand.setup
    return Narrator(setup, NAMES[: setup.seats]).ledger.settlement_lines(hand)
