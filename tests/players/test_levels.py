"""What holds for every level: legal, from the view alone, the same for the same seed."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dominoes_qt.engine.match import Match
from dominoes_qt.players.levels import LEVELS
from tests.players.views import (
    BUDGET,
    choice,
    running_matches,
    view_to_act,
    with_hidden_tiles_mixed,
)

every_level = pytest.mark.parametrize("level", LEVELS)


class OnlyRandom(Random):
    """A source of chance that gives nothing but `random()`, the same on every system."""

    def getrandbits(self, k: int) -> int:
        raise AssertionError("only random() may be used")


def test_the_levels_in_order() -> None:
    assert list(LEVELS) == ["easy", "medium", "hard"]


@every_level
@settings(deadline=None)
@given(match=running_matches(), seed=st.integers(0, 1000))
def test_every_choice_is_legal(level: str, match: Match, seed: int) -> None:
    view = view_to_act(match)
    assert choice(LEVELS[level], view, seed) in view.legal


@every_level
@settings(deadline=None)
@given(match=running_matches(), seed=st.integers(0, 1000))
def test_hidden_tiles_change_no_move(level: str, match: Match, seed: int) -> None:
    view, other = view_to_act(match), view_to_act(with_hidden_tiles_mixed(match, seed))
    assert view == other
    assert choice(LEVELS[level], view, seed) == choice(LEVELS[level], other, seed)


@every_level
@settings(deadline=None)
@given(match=running_matches(), seed=st.integers(0, 1000))
def test_nothing_but_random_is_asked_for(level: str, match: Match, seed: int) -> None:
    view = view_to_act(match)
    chosen = LEVELS[level].choose(view, OnlyRandom(seed), BUDGET)
    assert chosen == choice(LEVELS[level], view, seed)
