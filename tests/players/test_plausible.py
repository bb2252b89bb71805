"""Soft evidence: what the others have played says something about what they hold."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dominoes_qt.engine.match import Match
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.tiles import mask_of
from dominoes_qt.engine.view import SeatView
from dominoes_qt.players.belief import World
from dominoes_qt.players.plausible import Plausibility
from dominoes_qt.players.search import resampled
from dominoes_qt.players.thumb import thumb_for
from tests.engine.notation import tiles
from tests.players.views import running_matches, view_after, view_to_act

BLOCK = Setup.make("block", 2)
LOW = "0-0 1-0 1-1 2-0 2-1 2-2 3-0"


def plausible(view: SeatView, other: str) -> float:
    """Return how plausible it is that seat 0 holds these tiles now."""
    hands = (mask_of(tiles(other)), view.hand)
    return Plausibility(view, thumb_for(view.setup)).of(World(hands, ()))


def test_whoever_leads_a_light_tile_is_unlikely_to_hold_heavy_ones() -> None:
    view = view_after(BLOCK, ["3-1", LOW], "0 3-1")
    heavy, light = "6-6 6-5 6-4 5-5 5-4 4-4", "3-2 4-0 4-1 5-0 5-1 6-0"
    assert plausible(view, heavy) < plausible(view, light)


def test_whoever_keeps_no_tile_for_the_ends_is_unlikely_to_have_had_the_choice() -> None:
    """5-2 and 4-3 are as heavy, but one of them leaves 5-0 or 4-1 a place: one point more."""
    view = view_after(BLOCK, ["5-2", LOW], "0 5-2")
    better = 1.15**2
    assert plausible(view, "4-3 5-0") == pytest.approx(0.7 * better / (better + 2) + 0.3 / 3)
    assert plausible(view, "4-3 4-1") == pytest.approx(0.7 / (better + 2) + 0.3 / 3)


def test_whoever_leaves_less_to_score_is_likely_to_have_had_the_choice() -> None:
    """4-0 is as heavy as 3-1 and leaves 1.25 points more, weighed by 0.7: two ranks."""
    view = view_after(Setup.make("all-fives", 2), ["3-1", LOW], "0 3-1")
    better = 1.15**2
    assert plausible(view, "4-0") == pytest.approx(0.7 * better / (better + 1) + 0.3 / 2)


def test_a_tile_on_another_arm_is_another_choice() -> None:
    """5-4 goes on the 5 or on the 4; before, 4-3 was two ranks lighter than it."""
    view = view_after(BLOCK, ["4-3 5-4", "5-3 5-5"], "1 5-3\n0 4-3 E\n1 5-5 W\n0 5-4 W", lot=1)
    lighter = 0.7 / (1 + 1.15**2) + 0.3 / 2
    assert plausible(view, "") == pytest.approx(lighter * 0.5)


def test_a_tile_alone_on_equal_arms_is_no_choice() -> None:
    view = view_after(BLOCK, ["5-0", "5-5"], "1 5-5\n0 5-0 W", lot=1)
    assert plausible(view, "") == pytest.approx(1.0)


def test_nothing_is_impossible() -> None:
    view = view_after(BLOCK, ["3-1", LOW], "0 3-1")
    assert plausible(view, "6-6 6-5 6-4 5-5 5-4 4-4") > 0


def test_a_forced_opening_says_nothing() -> None:
    view = view_after(Setup.make("classic", 2), ["6-6", "3-3"], "0 6-6")
    assert Plausibility(view, thumb_for(view.setup)).says_nothing


def test_a_nominated_poser_chooses() -> None:
    setup = Setup.make("six-love", 4, first_coordinator=0)
    view = view_after(setup, ["6-6", "5-5", "4-4", "3-3"], "0 nominate 0\n0 6-6")
    assert not Plausibility(view, thumb_for(setup)).says_nothing


def test_what_was_played_before_a_draw_says_nothing() -> None:
    """The tile drawn may be any that seat 0 holds now, so what it held before is not known."""
    setup = Setup.make("draw", 2)
    hands = ["5-5 0-0 1-0 1-1 2-0 2-1 2-2", "6-5 6-6 6-4 3-3 4-3 5-3 4-4"]
    view = view_after(setup, hands, "0 5-5\n1 6-5 W\n0 draw\n0 6-3 W", yard="6-3")
    assert Plausibility(view, thumb_for(setup)).says_nothing


@settings(deadline=None)
@given(match=running_matches())
def test_the_true_world_is_never_ruled_out(match: Match) -> None:
    view = view_to_act(match)
    assert match.hand is not None
    world = World(match.hand.position.hands, match.hand.position.yard)
    assert Plausibility(view, thumb_for(view.setup)).of(world) > 0


@given(
    weights=st.lists(st.floats(0.001, 1000), min_size=1, max_size=40),
    samples=st.integers(1, 60),
    seed=st.integers(0, 1000),
)
def test_worlds_are_chosen_by_their_weight(weights: list[float], samples: int, seed: int) -> None:
    worlds = [World((number,), ()) for number in range(len(weights))]
    chosen = resampled(worlds, weights, samples, Random(seed))
    assert len(chosen) == samples
    for world, weight in zip(worlds, weights, strict=True):
        expected = weight / sum(weights) * samples
        assert abs(chosen.count(world) - expected) < 1 + 1e-6
