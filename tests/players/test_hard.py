"""The hard computer: sound, honest, the same for the same seed, and it finds the best."""

from __future__ import annotations

import gc
from dataclasses import replace
from math import inf
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dominoes_qt.engine.actions import Draw, Nominate, Pass
from dominoes_qt.engine.match import Match, apply
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.view import SeatView, view_of
from dominoes_qt.players.base import Budget
from dominoes_qt.players.hard import Choice, Hard, evaluate
from dominoes_qt.players.reasons import Reason, Why
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
    assert Hard().choose(view, Random(seed), FEW) == choices[0].action


@given(match=running_matches(), seed=st.integers(0, 1000))
@settings(max_examples=40, deadline=None)
def test_hidden_tiles_change_no_value(match: Match, seed: int) -> None:
    view, other = view_to_act(match), view_to_act(with_hidden_tiles_mixed(match, seed))
    assert view == other
    assert rated(view, seed) == rated(other, seed)


@given(number=st.integers(0, 1000), mine=st.integers(0, 99), theirs=st.integers(0, 99))
@settings(max_examples=20, deadline=None)
def test_values_are_plain_points_whatever_the_score(number: int, mine: int, theirs: int) -> None:
    match = random_match(Setup.make("block", 4, partners=True), number, number % 20)
    if match.hand is not None:
        view = view_to_act(match)
        late = replace(view, scores=(float(mine), float(theirs)))
        values = [{each.action: each.value for each in rated(view)} for view in (view, late)]
        assert values[0] == values[1]


def test_the_best_for_the_match_comes_first_even_if_it_brings_fewer_points() -> None:
    """Both sides need little, so that not to lose the hand counts more than to win it high."""
    found = 0
    for number in range(60):
        match = random_match(Setup.make("block", 4, partners=True), number, 12)
        if match.hand is not None and len(match.legal) > 1:
            view = replace(view_to_act(match), scores=(60.0, 95.0))
            choices = rated(view, budget=Budget(samples=32))
            found += choices[0].value < max(choice.value for choice in choices)
    assert found


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


def test_a_pass_that_ends_the_hand_is_rated_too() -> None:
    """What it leads to is over: there is nothing to play out."""
    low = "0-0 1-0 1-1 2-0 2-1 2-2 3-0"
    view = view_after(Setup.make("block", 2), ["6-6", low], "0 6-6")
    blocked = 0
    for number in range(60):
        match = random_match(Setup.make("draw", 3), number, 0)
        while match.hand is not None:
            passes = match.hand.position.passes
            if match.legal == (Pass(),) and passes == 2:
                blocked += len(rated(view_to_act(match))) == 1
            match, _ = apply(match, match.hand.turn, match.legal[0])
    assert blocked
    assert [choice.action for choice in rated(view)] == [Pass()]


@pytest.mark.parametrize(("profile", "seats", "partners"), tables())
def test_a_pass_scores_nothing(profile: str, seats: int, partners: bool) -> None:
    """It can be rated; where it ends the hand and nothing is hidden, as what is settled."""
    setup = Setup.make(profile, seats, partners=partners)
    passes = settled = 0
    for number in range(100):
        match = random_match(setup, number, 0)
        while match.hand is not None:
            view, after = view_to_act(match), apply(match, match.hand.turn, match.legal[0])[0]
            if match.legal == (Pass(),):
                (choice,) = rated(view, budget=Budget(samples=2))
                passes += 1
                if after.finished and seats == 2 and setup.profile.drawing:
                    points = after.finished[-1].settlement.points
                    assert choice.value == points[view.seat] - points[1 - view.seat]
                    settled += 1
            match = after
    assert passes
    assert settled or seats > 2 or not setup.profile.drawing


def test_after_the_best_come_the_others_by_value() -> None:
    view = view_to_act(random_match(Setup.make("block", 2), 4, 0))
    values = [choice.value for choice in rated(view, budget=Budget(samples=32))]
    assert len(values) > 3
    assert values[1:] == sorted(values[1:], reverse=True)


def test_behind_the_best_is_what_cannot_be_chance() -> None:
    best = Choice(Pass(), 4.0, Reason(Why.ODDS))
    for value, error, behind in ((3.0, 0.4, 1.0), (3.0, 0.6, 0.0), (5.5, 0.4, -1.5)):
        assert Choice(Draw(), value, Reason(Why.ODDS), error).behind(best) == behind
    assert Choice(Draw(), 3.0, Reason(Why.ODDS), inf).behind(best) == 0


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
    hurried = Budget(samples=10**9, seconds=0.05)
    assert Hard().choose(view, Random(0), hurried) in view.legal
    assert {choice.action for choice in rated(view, budget=hurried)} == set(view.legal)


def test_without_any_sample_everything_is_level() -> None:
    view = view_to_act(random_match(Setup.make("all-fives", 2), 3, 0))
    choices = rated(view, budget=Budget(samples=0))
    assert {choice.value for choice in choices} == {0.0}
    assert {choice.error for choice in choices} == {inf}
    assert tuple(choice.action for choice in choices) == view.legal


def test_the_error_is_that_of_the_distance_to_the_best() -> None:
    """More worlds tell more; between two ends that are alike there is little to tell."""
    view = view_to_act(random_match(Setup.make("block", 2), 3, 2))
    few, many = (rated(view, budget=Budget(samples=samples)) for samples in (20, 500))
    assert few[0].error == many[0].error == 0
    assert 0 < many[-1].error < few[-1].error


def test_it_names_a_poser() -> None:
    setup = Setup.make("six-love", 4, first_coordinator=1)
    good = "6-6 6-5 6-4 6-3 6-2 6-1 6-0"
    view = view_after(setup, ["5-5", good, "5-4", "0-0"], "")
    choices = rated(view, budget=Budget(samples=200))
    assert {choice.action for choice in choices} == {Nominate(1), Nominate(3)}
    assert choices[0].action == Nominate(1)
    assert choices[0].value > choices[1].value
