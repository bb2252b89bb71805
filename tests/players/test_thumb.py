"""The rule of thumb of playouts: what it minds besides a play's own points."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dominoes_qt.engine import position as rules
from dominoes_qt.engine.profiles import PROFILES
from dominoes_qt.engine.tiles import mask_of
from dominoes_qt.players.thumb import Thumb
from dominoes_qt.players.weights import Weights
from tests.engine.notation import tiles

NO_WHIMS = [0.0] * 28
PIPS = Weights(pips=0.5, double=0.0)


def code(tile: str, arm: int) -> int:
    """Return the move that lays a tile on an arm."""
    return rules.move(tiles(tile)[0].number, arm)


def chosen(sides: tuple[int, ...], *others: str) -> int:
    """Return the tile that the first seat lays of 3-1 and 4-1 at the ends 1 and 2."""
    rule = Thumb(PROFILES["block"], PIPS, sides)
    hands = [mask_of(tiles("3-1 4-1")), *(mask_of(tiles(other)) for other in others)]
    table = rule.table((1, 2), rules.NO_SPINNER)
    return rule.choose(table, hands, 0, (code("3-1", 0), code("4-1", 0)), NO_WHIMS).tile


def test_the_heavier_tile_goes_first() -> None:
    assert chosen((0, 1), "2-2") == mask_of(tiles("4-1"))


def test_an_opponent_without_a_tile_for_the_ends_is_worth_more() -> None:
    assert chosen((0, 1), "4-4") == mask_of(tiles("3-1"))
    assert chosen((0, 1, 2), "2-2", "4-4") == mask_of(tiles("3-1"))


def test_the_partner_is_left_something_to_play() -> None:
    assert chosen((0, 1, 0, 1), "2-2", "4-4", "2-0") == mask_of(tiles("4-1"))
    assert chosen((0, 1, 0, 1), "2-2", "3-3", "2-0") == mask_of(tiles("3-1"))


@pytest.mark.parametrize("sides", [(0, 1, 0, 1), (0, 1, 2, 3)])
def test_whoever_scores_in_play_minds_the_others_too(sides: tuple[int, ...]) -> None:
    """5-1 is heavier, but opens a number that scores; after 3-1 the others can play nothing."""
    hands = [mask_of(tiles(hand)) for hand in ("3-1 5-1", "4-4", "6-4", "6-6")]
    moves = (code("3-1", 0), code("5-1", 0))
    rule = Thumb(PROFILES["all-fives"], replace(PIPS, threat=0.7), sides)
    table = rule.table((1, 2), rules.NO_SPINNER)
    assert rule.choose(table, hands, 0, moves, NO_WHIMS).tile == mask_of(tiles("3-1"))


def test_tiles_that_are_kept_count_and_the_one_laid_does_not() -> None:
    """4-1 is half a pip heavier by rule, but only after 3-1 does the rest of the hand fit."""
    rule = Thumb(PROFILES["block"], PIPS, (0, 1))
    table = rule.table((1, 2), rules.NO_SPINNER)
    moves = (code("3-1", 0), code("4-1", 0))
    hands = [mask_of(tiles("3-1 4-1 3-3")), mask_of(tiles("2-2"))]
    assert rule.choose(table, hands, 0, moves, NO_WHIMS).tile == mask_of(tiles("3-1"))
    assert rule.branch(table, moves[0]).fits & mask_of(tiles("3-1 4-1 3-3")) == mask_of(
        tiles("3-3")
    )


@pytest.mark.parametrize(
    ("ends", "tile", "scored"),
    [
        ((3, 5), "5-2", 0.0),  # at 3 and 2 no tile scores
        ((3, 5), "5-3", 5 * 0.25),  # at 3 and 3 only 3-2
        ((3, 5), "5-1", 5 * (1 - 0.75**3)),  # at 3 and 1: 1-1, 2-1 and 4-3
        (
            (0, 5),
            "5-4",
            10 * 0.25 + 5 * (0.75 - 0.75**2),
        ),  # at 0 and 4: 6-0, else 1-0
    ],
)
def test_what_the_next_seat_may_score_is_minded(
    ends: tuple[int, ...], tile: str, scored: float
) -> None:
    rule = Thumb(PROFILES["all-fives"], Weights(points=1.0, threat=0.7), (0, 1))
    table = rule.table(ends, rules.SPINNER_TO_COME)
    assert rule.branch(table, code(tile, 1)).threat == pytest.approx(0.7 * scored)
