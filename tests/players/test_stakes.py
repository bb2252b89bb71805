"""What the end of a hand is worth: points, the hand, the match, games."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.tiles import mask_of
from dominoes_qt.players.stakes import HAND_WON, Points, Stakes
from tests.engine.notation import tiles

PAIRS = Setup.make("block", 4, partners=True)
SIX_LOVE = Setup.make("six-love", 4)
points = st.integers(0, 99)


def ended(*hands: str) -> tuple[int, ...]:
    """Return these tiles left in the hands, as masks."""
    return tuple(mask_of(tiles(hand)) for hand in hands)


def test_without_a_target_points_count_and_the_hand() -> None:
    stakes = Stakes(Setup.make("draw", 2, target=None), (0, 0), 0)
    assert stakes.of_end(ended("", "6-5"), (0, 0), key_bone=False) == 11 + HAND_WON
    assert stakes.of_end(ended("6-5", ""), (0, 0), key_bone=False) == -11 - HAND_WON
    assert stakes.of_end(ended("6-5", "6-5"), (0, 0), key_bone=False) == 0
    assert not stakes.wins_match((300, 0))


def test_among_three_the_others_count_by_half() -> None:
    stakes = Stakes(Setup.make("muggins", 3), (0, 0, 0), 1)
    assert stakes.of_end(ended("6-4", "", "5-5"), (10, 0, 20), key_bone=False) == pytest.approx(
        20 - 15 + HAND_WON
    )


def test_in_a_young_match_a_point_is_about_a_point() -> None:
    stakes = Stakes(PAIRS, (0, 0), 0)
    assert stakes.of_scores((10, 0)) == pytest.approx(10, rel=0.2)
    assert stakes.of_scores((0, 10)) == pytest.approx(-10, rel=0.2)


@given(mine=points, theirs=points, more=st.integers(1, 50))
def test_more_points_are_never_worse(mine: int, theirs: int, more: int) -> None:
    stakes = Stakes(PAIRS, (mine, theirs), 0)
    assert stakes.of_scores((mine + more, theirs)) > stakes.of_scores((mine, theirs)) == 0
    assert stakes.of_scores((mine, theirs + more)) < 0


@given(mine=points, theirs=points)
def test_what_one_side_wins_the_other_loses(mine: int, theirs: int) -> None:
    ours, others = Stakes(PAIRS, (mine, theirs), 0), Stakes(PAIRS, (mine, theirs), 1)
    assert ours.of_scores((100, theirs)) == pytest.approx(-others.of_scores((100, theirs)))


def test_points_beyond_the_target_are_worth_nothing() -> None:
    stakes = Stakes(PAIRS, (90, 40), 0)
    assert stakes.of_scores((100, 40)) == stakes.of_scores((160, 40)) > stakes.of_scores((99, 40))


def test_a_score_in_play_wins_the_match_at_once() -> None:
    stakes = Stakes(Setup.make("all-fives", 2), (240, 245), 0)
    assert not stakes.wins_match((5, 0))
    assert stakes.wins_match((10, 0))
    assert not stakes.wins_match((15, 10))
    assert stakes.of_match((10, 0)) > 0


@pytest.mark.parametrize(
    ("scores", "hands", "key_bone", "games"),
    [
        ((0, 0), ("", "1-0", "2-0", "3-0"), False, 1),
        ((0, 0), ("", "1-0", "2-0", "3-0"), True, 2),
        ((0, 0), ("2-0", "", "1-0", "3-0"), False, -1),
        ((3, 0), ("2-0", "", "1-0", "3-0"), False, -3),
        ((0, 4), ("", "1-0", "2-0", "3-0"), True, 4),
    ],
)
def test_six_love_is_a_matter_of_the_lead(
    scores: tuple[int, int], hands: tuple[str, ...], key_bone: bool, games: int
) -> None:
    stakes = Stakes(SIX_LOVE, scores, 0)
    assert stakes.of_end(ended(*hands), (0, 0), key_bone=key_bone) == games


def test_a_drawn_block_changes_nothing() -> None:
    blocked = ended("1-0", "1-0", "5-5", "6-6")
    assert Stakes(SIX_LOVE, (3, 0), 0).of_end(blocked, (0, 0), key_bone=False) == 0


def test_plain_points_are_the_same_whatever_the_score() -> None:
    setup = Setup.make("all-fives", 2)
    for scores in ((0, 0), (240, 235)):
        plain = Points(setup, scores, 0)
        assert plain.of_end(ended("", "6-5 1-0"), (15, 5), key_bone=False) == 10 + 10
        assert plain.of_end(ended("6-5 1-0", ""), (0, 5), key_bone=False) == -15
    assert Points(setup, (240, 235), 0).of_match((10, 5)) == 5
    one_hand = Setup.make("draw", 2, target=None)
    assert Points(one_hand, (0, 0), 1).of_end(ended("", "6-5"), (0, 0), key_bone=False) == -11


def test_plain_games_count_a_reset() -> None:
    plain = Points(SIX_LOVE, (3, 1), 1)
    assert plain.of_end(ended("6-5", "", "1-0", "2-0"), (0, 0), key_bone=True) == 2
