"""Reviews: only real choices, judged by what the seat could know, the same every time."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dominoes_qt.engine.actions import Nominate
from dominoes_qt.engine.match import Match
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.view import SeatView
from dominoes_qt.players.base import Budget
from dominoes_qt.players.hard import Choice, evaluate
from dominoes_qt.players.levels import LEVELS
from dominoes_qt.players.reasons import Reason, Why
from dominoes_qt.session.review import (
    Decision,
    Judging,
    Verdict,
    decisions,
    finished_match,
    review,
    reviewed_seats,
    total_cost,
)
from dominoes_qt.session.seats import Kind, Seat, rng_for
from dominoes_qt.session.session import Session
from tests.engine.strategies import tables

FEW = Budget(samples=4)


def played(profile: str, seats: int, *, partners: bool = False, hands: int = 1) -> Session:
    """Return a match of people with so many hands over; each does the last thing allowed."""
    people = tuple(Seat(f"Seat {seat}", Kind.PERSON) for seat in range(seats))
    setup = Setup.make(profile, seats, partners=partners or None, first_leader=None)
    session = Session(setup, people, 7, levels=LEVELS, seed=1)
    while len(session.finished) < hands and not session.is_over:
        if session.between_hands:
            session.next_hand()
        else:
            act(session)
    return session


def act(session: Session) -> tuple[SeatView, object]:
    """Do the last thing allowed; return what the seat knew before, and what it did."""
    assert session.turn is not None
    view = session.view(session.turn)
    assert view is not None
    session.submit(view.seat, view.legal[-1])
    return view, view.legal[-1]


def made_by(session: Session, seat: int, hand: int = 0) -> tuple[Decision, ...]:
    """Return what a seat decided in a hand."""
    return decisions(session.setup, session.finished, hand, seat)


@pytest.mark.parametrize(("profile", "seats", "partners"), tables())
def test_every_real_choice_is_there_with_what_the_seat_knew(
    profile: str, seats: int, partners: bool
) -> None:
    setup = Setup.make(profile, seats, partners=partners)
    people = tuple(Seat(f"Seat {seat}", Kind.PERSON) for seat in range(seats))
    session = Session(setup, people, 7, levels=LEVELS, seed=1)
    known = []
    while not session.finished:
        view, action = act(session)
        if len(view.legal) > 1:
            known.append((view.seat, len(view.events), view, action))
    found = [
        (seat, each.number, each.view, each.action)
        for seat in range(seats)
        for each in made_by(session, seat)
    ]
    assert sorted(found, key=lambda each: each[1]) == known
    assert all(each.hand == 0 for each in made_by(session, 0))


def test_draws_and_passes_are_no_choice_and_nominations_are() -> None:
    session = played("six-love", 4, hands=2)
    second = [each for seat in range(4) for each in made_by(session, seat, 1)]
    named = [each for each in second if isinstance(each.action, Nominate)]
    assert len(named) == 1
    assert named[0].number == 0
    assert all(len(each.view.legal) > 1 for each in second)


def test_a_verdict_is_what_the_hard_computer_says() -> None:
    session = played("all-fives", 2)
    made = made_by(session, 1)
    verdicts = list(review(made, FEW))
    assert [verdict.decision for verdict in verdicts] == list(made)
    for verdict in verdicts:
        view = verdict.decision.view
        place = (view.hands_finished, len(view.events), view.seat)
        assert verdict.choices == evaluate(view, rng_for(0, *place), FEW)
        assert verdict.best == verdict.choices[0]
        assert verdict.chosen.action == verdict.decision.action
        assert verdict.agrees == (verdict.best == verdict.chosen)
        lost = verdict.best.value - verdict.chosen.value
        assert verdict.lost == (lost if abs(lost) > 2 * verdict.chosen.error else 0)
        assert verdict.cost == max(0, verdict.lost)
    assert total_cost(verdicts) == pytest.approx(sum(verdict.cost for verdict in verdicts))
    assert total_cost(()) == 0


def test_the_same_review_every_time() -> None:
    session = played("block", 4, partners=True)
    made = made_by(session, 2)
    assert list(review(made, FEW)) == list(review(made, FEW))
    assert list(review(made, FEW, seed=1)) == list(review(made, FEW, seed=1))
    usual = next(review(made))
    assert usual == Judging(made[0], 0, Budget()).choose()
    assert Judging(made[0], 0, FEW).seat == 2


@pytest.mark.parametrize("number", range(5))
def test_a_hand_that_runs_on_is_left_out(number: int) -> None:
    """Its tiles are secret, and it says nothing of those before it."""
    session = played("draw", 3)
    before = made_by(session, 0)
    session.next_hand()
    for _ in range(number):
        act(session)
    assert session.turn is not None
    assert finished_match(session.setup, session.finished).hand is None
    assert made_by(session, 0) == before


def test_without_a_finished_hand_there_is_nothing_to_show() -> None:
    setup = Setup.make("block", 2)
    assert finished_match(setup, ()) == Match(setup, (), None, (0.0, 0.0))


def test_it_ends_when_nobody_wants_it_any_more() -> None:
    made = made_by(played("all-fives", 2), 1)
    wanted = [True]
    verdicts = review(made, Budget(samples=4, cancelled=lambda: not wanted))
    assert next(verdicts).decision == made[0]
    wanted.clear()
    assert list(verdicts) == []
    assert len(made) > 1


def test_what_was_worse_for_the_match_alone_costs_nothing_and_earns_nothing() -> None:
    made = made_by(played("block", 2), 0)[0]
    chosen = Choice(made.action, 5.0, Reason(Why.ODDS))
    other = next(action for action in made.view.legal if action != made.action)
    verdict = Verdict(made, (Choice(other, 3.5, Reason(Why.ODDS)), chosen))
    assert (verdict.lost, verdict.cost) == (-1.5, 0)
    assert not verdict.agrees
    worse = Verdict(made, (replace(verdict.best, value=7.0), chosen))
    assert total_cost([verdict, worse]) == worse.cost == 2


def test_what_may_be_chance_costs_nothing() -> None:
    made = made_by(played("block", 2), 0)[0]
    other = next(action for action in made.view.legal if action != made.action)
    best = Choice(other, 4.0, Reason(Why.ODDS))
    for error, cost in ((0.4, 1.0), (0.6, 0.0)):
        chosen = Choice(made.action, 3.0, Reason(Why.ODDS), error)
        assert Verdict(made, (best, chosen)).cost == cost


def test_people_are_reviewed_and_computers_among_themselves() -> None:
    person, computer = Seat("Ana", Kind.PERSON), Seat("Ben", Kind.COMPUTER, "easy")
    assert reviewed_seats((computer, person, computer)) == (1,)
    assert reviewed_seats((person, person)) == (0, 1)
    assert reviewed_seats((computer, computer)) == (0, 1)


def test_a_decision_is_its_own_value() -> None:
    made = made_by(played("block", 2), 0)
    assert made[0] == Decision(0, made[0].number, made[0].view, made[0].action)
