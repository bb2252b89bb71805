"""The hard computer: sound, honest, the same for the same seed, and it finds the best."""

from __future__ import annotations

import gc
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dominoes_qt.engine.actions import Draw, Nominate, Pass
from dominoes_qt.engine.match import Match
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.view import SeatView, view_of
from dominoes_qt.players.base import Budget
from dominoes_qt.players.hard import Choice, Hard, evaluate
from tests.engine.strategies import random_match, tables
from tests.players.views import running_matches, view_after, view_to_act, with_hidden_tiles_mixed

FEW = Budget(samples=6)
ONE_HAND = Setup.make("block", 2, target=None)


def rated(view: SeatView, seed: int = 0, budget: Budget = FEW) -> tuple[Choice, ...]:
    """Return all choices, rated."""
    return evaluate(view, Random(seed), budget)


@given(match=running_matches(), seed=st.integers(0, 1000))
@settings(max_examples=40, deadline=None)
def test_every_legal_action_is_rated_and_the_best_is_chosen(match: Match, seed: int) -> None:
    view = view_to_act(match)
    choices = rated(view, seed)
    assert {choice.action for choice in choices} == set(view.legal)
    assert [c.value for c in choices] == sorted((c.value for c in choices), reverse=True)
    assert Hard().choose(view, Random(seed), FEW) == choices[0].action


@given(match=running_matches(), seed=st.integers(0, 1000))
@settings(max_examples=40, deadline=None)
def test_hidden_tiles_change_no_value(match: Match, seed: int) -> None:
    view, other = view_to_act(match), view_to_act(with_hidden_tiles_mixed(match, seed))
    assert view == other
    assert rated(view, seed) == rated(other, seed)


@pytest.mark.parametrize(("profile", "seats", "partners"), tables())
def test_it_plays_every_game(profile: str, seats: int, partners: bool) -> None:
    setup = Setup.make(profile, seats, partners=partners)
    for actions in (0, 9, 18):
        match = random_match(setup, actions, actions)
        if match.hand is not None:
            view = view_to_act(match)
            assert Hard().choose(view, Random(1), FEW) in view.legal


def test_nothing_of_the_full_state_can_be_reached_from_a_player() -> None:
    """A mark in the full state is not found from all that a choice leaves behind or was given."""
    match = random_match(Setup.make("all-fives", 2), 3, 6)
    assert match.hand is not None
    secret = match.hand.deal.yard
    view, player, rng = view_to_act(match), Hard(), Random(1)
    player.choose(view, rng, FEW)
    assert id(secret) in reachable(match)
    assert id(secret) not in reachable(view)
    assert id(match.hand.position.hands) not in reachable(view)
    assert id(secret) not in reachable(player)
    assert id(secret) not in reachable(rng)


def reachable(start: object) -> set[int]:
    """Return the identities of all objects that can be reached, but for types and modules."""
    found: set[int] = set()
    waiting = [start]
    while waiting:
        thing = waiting.pop()
        if id(thing) not in found and not isinstance(thing, type(gc) | type | type(reachable)):
            found.add(id(thing))
            waiting += gc.get_referents(thing)
    return found


def test_for_a_seat_that_is_not_to_act_nothing_is_rated() -> None:
    match = random_match(Setup.make("block", 2), 1, 2)
    assert match.hand is not None
    view = view_of(match, 1 - match.hand.turn)
    assert view is not None
    assert rated(view) == ()


def test_what_must_be_done_is_done_without_thinking() -> None:
    low = "0-0 1-0 1-1 2-0 2-1 2-2 3-0"
    passing = view_after(Setup.make("block", 2), ["6-6", low], "0 6-6")
    drawing = view_after(Setup.make("draw", 2), ["6-6", low], "0 6-6")
    none = Budget(samples=0)
    assert Hard().choose(passing, Random(), none) == Pass()
    assert Hard().choose(drawing, Random(), none) == Draw()
    assert [choice.action for choice in rated(drawing)] == [Draw()]


def test_a_cancelled_search_gives_a_legal_action_at_once() -> None:
    view = view_to_act(random_match(Setup.make("all-fives", 2), 3, 0))
    asked: list[int] = []

    def cancelled() -> bool:
        asked.append(1)
        return True

    budget = Budget(samples=1000, cancelled=cancelled)
    assert Hard().choose(view, Random(0), budget) in view.legal
    assert len(asked) == 1


def test_time_is_a_limit_too() -> None:
    view = view_to_act(random_match(Setup.make("all-fives", 2), 3, 0))
    assert Hard().choose(view, Random(0), Budget(samples=10**9, seconds=0.05)) in view.legal


def test_without_any_sample_everything_is_level() -> None:
    view = view_to_act(random_match(Setup.make("all-fives", 2), 3, 0))
    choices = rated(view, budget=Budget(samples=0))
    assert {choice.value for choice in choices} == {0.0}
    assert tuple(choice.action for choice in choices) == view.legal


def test_it_names_a_poser() -> None:
    setup = Setup.make("six-love", 4, first_coordinator=1)
    good = "6-6 6-5 6-4 6-3 6-2 6-1 6-0"
    view = view_after(setup, ["5-5", good, "5-4", "0-0"], "")
    choices = rated(view, budget=Budget(samples=40))
    assert {choice.action for choice in choices} == {Nominate(1), Nominate(3)}
    assert choices[0].action == Nominate(1)
    assert choices[0].value > choices[1].value
