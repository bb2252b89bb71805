"""Rating all that a seat may do."""

from __future__ import annotations

import gc
import weakref
from dataclasses import replace
from random import Random

import pytest

from dominoes_qt.engine.actions import End, Play
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.tiles import Tile
from dominoes_qt.engine.view import SeatView
from dominoes_qt.players import search, thumb
from dominoes_qt.players.base import Budget
from dominoes_qt.players.belief import Belief, World
from dominoes_qt.players.search import Rating, Search
from dominoes_qt.players.stakes import Stakes
from dominoes_qt.players.thumb import Thumb, thumb_for
from dominoes_qt.players.weights import weights_for
from tests.engine.strategies import random_match
from tests.players.views import view_after, view_to_act


class Counted(Belief):
    """A belief that counts how many worlds were asked for."""

    sampled = 0

    def sample(self, rng: Random) -> World:
        self.sampled += 1
        return super().sample(rng)


def ratings(view: SeatView, samples: int, rule: Thumb | None = None) -> tuple[Rating, ...]:
    """Return the ratings with a fixed chance."""
    rule = thumb_for(view.setup) if rule is None else rule
    return Search(view, Random(1), Budget(samples=samples), rule, Belief(view)).rate()


def late_view(setup: Setup) -> SeatView:
    """Return a view with a choice between plays in an ending."""
    for number in range(100):
        match = random_match(setup, number, 20)
        if match.hand is not None and len(match.legal) > 1:
            view = view_to_act(match)
            if sum(view.counts) <= search.EXACT_TILES:
                return view
    raise AssertionError("no such view")


def test_it_stops_when_one_choice_is_clearly_the_best() -> None:
    """5-5 scores ten at once and nothing else scores, so few worlds are enough."""
    setup = Setup.make("all-fives", 2)
    view = view_after(setup, ["5-0", "5-5 6-0 4-0 5-4 3-2 6-1 2-2 1-1 3-3"], "0 5-0")
    belief = Counted(view)
    rated = Search(view, Random(1), Budget(samples=3000), thumb_for(setup), belief).rate()
    assert belief.sampled < 3000 * search.DRAWN_A_WORLD
    assert rated[0].value > rated[1].value
    assert len(rated) == len(view.legal)


def test_an_ending_that_is_too_deep_is_played_out(monkeypatch: pytest.MonkeyPatch) -> None:
    view = late_view(Setup.make("block", 4, partners=True))
    solved = ratings(view, 20)
    monkeypatch.setattr(search, "EXACT_POSITIONS", 0)
    played_out = ratings(view, 20)
    monkeypatch.setattr(search, "EXACT_TILES", 0)
    assert played_out == ratings(view, 20)
    assert {rating.action for rating in solved} == {rating.action for rating in played_out}


def test_the_rule_of_thumb_forgets_rather_than_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = Setup.make("all-fives", 2)
    view = view_to_act(random_match(setup, 3, 4))
    rule = Thumb(setup.profile, weights_for(setup), (0, 1))
    monkeypatch.setattr(thumb, "MOST_KNOWN", 3)
    assert ratings(view, 8, rule) == ratings(view, 8)


def test_the_rule_of_thumb_of_one_match_alone_is_remembered() -> None:
    known = weakref.ref(thumb_for(Setup.make("all-fives", 2)))
    assert known() is thumb_for(Setup.make("all-fives", 2))
    thumb_for(Setup.make("muggins", 2))
    gc.collect()
    assert known() is None


def test_more_samples_than_a_batch_are_looked_at() -> None:
    view = view_to_act(random_match(Setup.make("block", 2), 3, 0))
    belief = Counted(view)
    budget = Budget(samples=search.BATCH + 3)
    Search(view, Random(1), budget, thumb_for(view.setup), belief).rate()
    assert belief.sampled >= search.BATCH


def test_a_play_that_wins_the_match_is_the_best() -> None:
    """5-5 scores ten at 20 points of 25; nothing else scores, though it may win later."""
    setup = Setup.make("all-fives", 2, target=25)
    view = view_after(setup, ["5-0", "5-5 6-0 4-0 5-4 3-2 6-1 2-2 1-1 3-3"], "0 5-0")
    view = replace(view, scores=(0.0, 20.0))
    values = {rating.action: rating.value for rating in ratings(view, 16)}
    won = Stakes(setup, view.scores, 1).of_match((0, 10))
    assert values[Play(Tile(5, 5), End.W)] == max(values.values()) == won
