"""Scoring a hand: every row of `rules.md` section 6, and Six-Love."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dominoes_qt.engine.profiles import PROFILES, Setup
from dominoes_qt.engine.settlement import (
    HandEnd,
    round_to_five,
    settle_blocked,
    settle_out,
    settle_six_love,
    settle_won,
    side_pips,
)


@pytest.mark.parametrize(
    ("pips", "rounded"), [(0, 0), (2, 0), (3, 5), (7, 5), (8, 10), (22, 20), (23, 25), (25, 25)]
)
def test_rounding(pips: int, rounded: int) -> None:
    assert round_to_five(pips) == rounded


@pytest.mark.parametrize(
    ("key", "left", "points"),
    [
        ("block", (0, 11, 12), (23, 0, 0)),
        ("draw", (0, 11, 12), (23, 0, 0)),
        ("all-fives", (0, 11, 12), (25, 0, 0)),  # added first, rounded once: 11 and 12 give 10 each
        ("classic", (0, 11, 12), (23, 0, 0)),
        ("muggins", (0, 11, 11), (20, 0, 0)),
    ],
)
def test_out_scores_the_opposing_pips(
    key: str, left: tuple[int, ...], points: tuple[float, ...]
) -> None:
    settled = settle_out(Setup.make(key, 3), 0, left)
    assert (settled.end, settled.seat, settled.winner) == (HandEnd.OUT, 0, 0)
    assert settled.points == points


@pytest.mark.parametrize(
    ("key", "points"),
    [("block", 40), ("draw", 40), ("classic", 40), ("muggins", 40), ("all-fives", 50)],
)
def test_the_example_of_a_blocked_hand(key: str, points: float) -> None:
    """10, 20 and 30 pips: all-fives alone does not take the winner's own pips off."""
    settled = settle_blocked(Setup.make(key, 3), (10, 20, 30))
    assert (settled.end, settled.seat, settled.winner) == (HandEnd.BLOCKED, None, 0)
    assert settled.points == (points, 0, 0)
    assert settled.opposing == 50


def test_partners_pips_neither_add_nor_are_taken_off() -> None:
    setup = Setup.make("block", 4, partners=True)
    out = settle_out(setup, 1, (5, 0, 6, 40))
    assert (out.winner, out.points) == (1, (0, 11))
    blocked = settle_blocked(setup, (15, 13, 15, 33))
    assert side_pips(setup, (15, 13, 15, 33)) == (30, 46)
    assert (blocked.winner, blocked.points, blocked.own) == (0, (16, 0), 30)


@pytest.mark.parametrize("key", ["block", "draw", "classic", "muggins"])
@pytest.mark.parametrize("left", [(7, 7, 30), (9, 9, 9)])
def test_level_for_the_lowest_scores_nothing(key: str, left: tuple[int, ...]) -> None:
    settled = settle_blocked(Setup.make(key, 3), left)
    assert (settled.winner, settled.points) == (None, (0, 0, 0))
    assert settled.level == tuple(side for side in range(3) if left[side] == min(left))


def test_two_of_three_share_in_all_fives() -> None:
    setup = Setup.make("all-fives", 3)
    settled = settle_blocked(setup, (10, 23, 10))
    assert (settled.winner, settled.points) == (None, (12.5, 0, 12.5))
    assert (settled.opposing, settled.rounded, settled.sharers) == (23, 25, (0, 2))
    assert settle_blocked(setup, (9, 9, 9)).points == (0, 0, 0)


@pytest.mark.parametrize("partners", [False, True])
def test_four_seats_level_in_all_fives_score_nothing(partners: bool) -> None:
    setup = Setup.make("all-fives", 4, partners=partners)
    settled = settle_blocked(setup, (10, 10, 20, 20))
    assert settled.winner is None
    assert set(settled.points) == {0}
    two = settle_blocked(Setup.make("all-fives", 2), (8, 8))
    assert two.points == (0, 0)


def test_a_match_won_in_play_counts_nothing() -> None:
    settled = settle_won(Setup.make("muggins", 2), 1, (30, 0))
    assert (settled.end, settled.winner, settled.points) == (HandEnd.WON, 1, (0, 0))


SIX_LOVE = Setup.make("six-love", 4)


def test_six_love_out() -> None:
    one = settle_six_love(SIX_LOVE, (0, 0), (1, 2, 3, 0), out=3)
    assert (one.winner, one.points, one.seat, one.reset) == (1, (0, 1), 3, False)
    two = settle_six_love(SIX_LOVE, (0, 5), (1, 2, 3, 0), out=3, key_bone=True)
    assert (two.points, two.key_bone) == ((0, 2), True)


def test_six_love_block_goes_to_the_lowest_single_player() -> None:
    settled = settle_six_love(SIX_LOVE, (0, 0), (15, 13, 15, 33), out=None)
    assert (settled.winner, settled.seat, settled.points) == (1, 1, (0, 1))
    partners = settle_six_love(SIX_LOVE, (3, 0), (7, 9, 7, 9), out=None)
    assert (partners.winner, partners.seat, partners.level) == (0, 0, (0, 2))
    drawn = settle_six_love(SIX_LOVE, (3, 0), (7, 7, 30, 30), out=None)
    assert (drawn.winner, drawn.points, drawn.level, drawn.reset) == (None, (0, 0), (0, 1), False)


def test_six_love_reset_credits_nobody() -> None:
    settled = settle_six_love(SIX_LOVE, (0, 5), (0, 2, 3, 1), out=0, key_bone=True)
    assert (settled.winner, settled.points, settled.reset) == (0, (0, 0), True)


@given(
    key=st.sampled_from([key for key in PROFILES if key != "six-love"]),
    seats=st.sampled_from([2, 3, 4]),
    data=st.data(),
)
def test_points_are_never_negative_and_only_for_the_fewest(
    key: str, seats: int, data: st.DataObject
) -> None:
    left = tuple(data.draw(st.lists(st.integers(0, 80), min_size=seats, max_size=seats)))
    settled = settle_blocked(Setup.make(key, seats), left)
    assert all(points >= 0 for points in settled.points)
    for side, points in enumerate(settled.points):
        assert not points or left[side] == min(left)
