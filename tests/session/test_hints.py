"""Hints know what the seat may know, and depend on nothing else."""

from __future__ import annotations

from dominoes_qt.engine.actions import Nominate
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.players.base import Budget
from dominoes_qt.players.levels import LEVELS
from dominoes_qt.session.hints import hint_request
from dominoes_qt.session.seats import Kind, Seat
from dominoes_qt.session.session import Session

BUDGET = Budget(samples=4)


def session(
    profile: str = "all-fives", seats: int = 2, first_coordinator: int | None = None
) -> Session:
    """Return a match of people."""
    people = tuple(Seat(f"Seat {seat}", Kind.PERSON) for seat in range(seats))
    setup = Setup.make(profile, seats, first_coordinator=first_coordinator)
    return Session(setup, people, 7, levels=LEVELS, seed=1)


def test_a_hint_is_legal_and_the_same_for_the_same_seed() -> None:
    match = session()
    assert match.turn is not None
    requests = [hint_request(match, match.turn, BUDGET) for _ in range(2)]
    first, second = [request.choose() for request in requests if request is not None]
    assert first == second
    assert {choice.action for choice in first} == set(requests[0].view.legal if requests[0] else ())
    assert requests[0] is not None
    assert requests[0].seat == match.turn


def test_a_seat_that_is_not_to_act_gets_none() -> None:
    match = session()
    assert match.turn is not None
    assert hint_request(match, 1 - match.turn, BUDGET) is None


def test_a_hint_for_the_nomination() -> None:
    match = session("six-love", 4, first_coordinator=1)
    request = hint_request(match, 1, BUDGET)
    assert request is not None
    assert isinstance(request.choose()[0].action, Nominate)
