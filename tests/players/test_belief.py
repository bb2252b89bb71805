"""Belief: the true world always fits, sampled ones fit, and all are equally likely."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dominoes_qt.engine.match import Match, new_match
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.tiles import ALL_TILES, Tile, mask_of
from dominoes_qt.engine.view import SeatView, view_of
from dominoes_qt.players.belief import Belief
from tests.engine.notation import deal_of, play_on, tiles
from tests.engine.strategies import random_match, tables
from tests.players.oracle import arrangements, check_world, hidden_tiles, histories
from tests.players.views import running_matches, view_after, view_to_act

DRAW = Setup.make("draw", 2)
CLASSIC = Setup.make("classic", 2)
FEW = 400
"""How many arrangements can be looked at one by one."""


def few_arrangements(view: SeatView) -> bool:
    """Return whether all ways to fill the other hands can be looked at."""
    left, ways = hidden_tiles(view).bit_count(), 1
    for seat, held in enumerate(view.counts):
        if seat != view.seat:
            ways *= comb(left, held)
            left -= held
    return ways <= FEW


def compare_with_oracle(view: SeatView) -> None:
    """Check every world and how often it counts against the slow way of finding them."""
    found = Counter(world.hands for world in Belief(view).every())
    slow = {hands: histories(view, hands) for hands in arrangements(view)}
    possible = {hands: ways for hands, ways in slow.items() if ways}
    assert found.keys() == possible.keys()
    assert found.total() == Belief(view).ways
    assert len({Fraction(found[hands], ways) for hands, ways in possible.items()}) == 1


@settings(deadline=None)
@given(match=running_matches())
def test_the_true_world_fits(match: Match) -> None:
    view = view_to_act(match)
    assert match.hand is not None
    true = match.hand.position.hands
    assert histories(view, true) > 0
    assert Belief(view).ways > 0


@settings(deadline=None)
@given(match=running_matches(), seed=st.integers(0, 10**6))
def test_sampled_worlds_fit(match: Match, seed: int) -> None:
    view = view_to_act(match)
    belief, rng = Belief(view), Random(seed)
    for _ in range(5):
        check_world(view, belief.sample(rng))


@settings(deadline=None)
@given(match=running_matches(), seed=st.integers(0, 10**6))
def test_a_world_gives_the_position_to_act_in(match: Match, seed: int) -> None:
    view = view_to_act(match)
    belief = Belief(view)
    position = belief.position(belief.sample(Random(seed)))
    assert match.hand is not None
    true = match.hand.position
    hands, yard, opening = true.hands, true.yard, true.opening
    assert position._replace(hands=hands, yard=yard, opening=opening) == true


@pytest.mark.parametrize(("profile", "seats", "partners"), tables())
def test_all_worlds_are_found_late_in_a_hand(profile: str, seats: int, partners: bool) -> None:
    setup = Setup.make(profile, seats, partners=partners)
    compared = 0
    for number in range(60):
        for actions in range(8, 60, 3):
            match = random_match(setup, number, actions)
            if match.hand is not None and few_arrangements(view_to_act(match)):
                compare_with_oracle(view_to_act(match))
                compared += 1
        if compared >= 12:
            return


@settings(deadline=None)
@given(match=running_matches())
def test_all_worlds_are_found_at_any_point(match: Match) -> None:
    view = view_to_act(match)
    if few_arrangements(view):
        compare_with_oracle(view)


def test_worlds_are_sampled_alike() -> None:
    match = random_match(Setup.make("block", 4), 7, 20)
    view = view_to_act(match)
    belief, rng = Belief(view), Random(1)
    worlds = {world.hands for world in belief.every()}
    assert 10 < len(worlds) == belief.ways < 200
    seen = Counter(belief.sample(rng).hands for _ in range(200 * len(worlds)))
    assert seen.keys() == worlds
    assert all(120 < times < 280 for times in seen.values())


def test_what_a_seat_passed_on_it_does_not_hold() -> None:
    block = Setup.make("block", 2)
    view = view_after(block, ["6-6 5-5", "0-0 1-0 1-1 2-0 2-1 2-2 3-0"], "0 6-6\n1 pass")
    for world in Belief(view).every():
        assert not world.hands[1] & mask_of(tile for tile in ALL_TILES if tile.has(6))
        break
    # Seven of the 21 tiles that it cannot see, without the six sixes that are out of the way.
    sixes = sum(1 for tile in ALL_TILES if tile.has(6) and tile.mask & hidden_tiles(view))
    assert Belief(view).ways == comb(21 - sixes, 7)


def test_a_drawn_tile_was_not_there_when_the_seat_could_not_play() -> None:
    """Seat 1 has no six, draws 6-5 and lays it: so all the rest of its hand shows no six."""
    low = "0-0 1-0 1-1 2-0 2-1 2-2 3-0"
    view = view_after(DRAW, ["6-6 5-4", low], "0 6-6\n1 draw\n1 6-5 W", yard="6-5")
    six = mask_of(tile for tile in ALL_TILES if tile.has(6))
    hidden = hidden_tiles(view)
    assert Belief(view).ways == comb((hidden & ~six).bit_count(), 7)


def test_a_tile_drawn_later_may_show_what_was_missing_before() -> None:
    """Seat 1 lacked sixes at first; the tile that it drew and kept on fives may show one."""
    low = "0-0 1-0 1-1 2-0 2-1 2-2 3-0"
    lines = "0 6-6\n1 draw\n1 6-5 W\n0 6-1 E\n1 1-0 E\n0 6-0 E"
    match_view = view_after(DRAW, ["6-6 6-1 6-0 5-4", low], lines, yard="6-5")
    compare = Belief(match_view).sample(Random(3))
    check_world(match_view, compare)


def test_the_leader_held_the_highest_double() -> None:
    view = view_after(CLASSIC, ["4-4 6-5", "3-3 4-0"], "0 4-4", not_dealt="5-5 6-6")
    belief = Belief(view)
    high = Tile(5, 5).mask | Tile(6, 6).mask
    for seed in range(20):
        world = belief.sample(Random(seed))
        assert not world.hands[0] & high
        assert {Tile(5, 5).number, Tile(6, 6).number} <= set(world.yard)


def test_without_a_double_the_heaviest_tile_opened() -> None:
    doubles = "0-0 1-1 2-2 3-3 4-4 5-5 6-6"
    hands = ["6-3 5-3 4-3 3-2 3-1 3-0 2-1", "5-2 4-2 4-1 4-0 2-0 1-0 5-0"]
    view = view_after(CLASSIC, hands, "0 6-3", not_dealt=doubles + " 6-4 6-5")
    barred = mask_of(tiles(doubles + " 6-4 6-5"))
    for seed in range(20):
        assert not Belief(view).sample(Random(seed)).hands[0] & barred
    # 5-4 has as many pips as 6-3, but the smaller larger half: it may well be there.
    assert any(Belief(view).sample(Random(s)).hands[0] & Tile(5, 4).mask for s in range(60))


def test_before_the_first_tile_the_leader_knows_that_no_double_is_higher() -> None:
    view = view_after(CLASSIC, ["4-4 6-5", "3-3 4-0"], "", not_dealt="5-5 6-6")
    assert [play.tile for play in view.plays] == [Tile(4, 4)]
    for seed in range(20):
        assert not Belief(view).sample(Random(seed)).hands[1] & Tile(6, 6).mask


def test_a_seat_that_is_not_to_act_can_ask_too() -> None:
    """While the other seat draws, its last tile may or may not fit."""
    low = "0-0 1-0 1-1 2-0 2-1 2-2 3-0"
    match = play_on(_started(DRAW, ["6-6 5-4", low]), ["0 6-6", "1 draw"])[0]
    view = view_of(match, 0)
    assert view is not None
    check_world(view, Belief(view).sample(Random(0)))
    classic = view_of(_started(CLASSIC, ["4-4 6-5", "3-3 4-0"]), 1)
    assert classic is not None
    assert Belief(classic).ways == comb(21, 7)


def _started(setup: Setup, hands: list[str]) -> Match:
    return new_match(setup, deal_of(setup, hands, not_dealt="5-5 6-6"))[0]


def test_the_same_chance_gives_the_same_world() -> None:
    view = view_to_act(random_match(Setup.make("all-fives", 3), 5, 14))
    assert Belief(view).sample(Random(9)) == Belief(view).sample(Random(9))
