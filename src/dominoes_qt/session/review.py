"""After a hand: what a seat chose, what the hard computer would have, and what that cost.

Each choice is judged by what the seat could know when it made it, and by nothing else. The
same hand, seed and samples give the same review on every system.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import fsum

from dominoes_qt.engine.actions import Action
from dominoes_qt.engine.match import FinishedHand, Match
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.view import SeatView, view_of
from dominoes_qt.players.base import Budget
from dominoes_qt.players.hard import Choice
from dominoes_qt.session.hints import HintRequest
from dominoes_qt.session.replay import Replay
from dominoes_qt.session.seats import Seat
from dominoes_qt.session.timeline import action_of

SEED = 0
"""The usual seed of a review: its own, so that it is the same whenever it is asked for."""


@dataclass(frozen=True, slots=True)
class Decision:
    """An action that a seat did when it had others to choose from.

    Attributes:
        hand: the place of the hand in the match, from 0.
        number: how many actions of the hand came before it.
        view: what the seat could know.
    """

    hand: int
    number: int
    view: SeatView
    action: Action


@dataclass(frozen=True, slots=True)
class Verdict:
    """A decision beside all that could have been done, the best first."""

    decision: Decision
    choices: tuple[Choice, ...]

    @property
    def best(self) -> Choice:
        """Return what the hard computer would have done."""
        return self.choices[0]

    @property
    def chosen(self) -> Choice:
        """Return what was done."""
        return next(each for each in self.choices if each.action == self.decision.action)

    @property
    def agrees(self) -> bool:
        """Return whether the hard computer would have done the same."""
        return self.best.action == self.decision.action

    @property
    def lost(self) -> float:
        """Return how much less was chosen than the best brings, as in `Choice.behind`."""
        return self.chosen.behind(self.best)

    @property
    def cost(self) -> float:
        """Return what was lost against the best, in expected points (`six-love`: games).

        It is zero where the best gives up points for the match: a mistake earns none.
        """
        return max(0.0, self.lost)


@dataclass(frozen=True, slots=True)
class Judging:
    """The question for a verdict; any thread may ask it."""

    decision: Decision
    seed: int
    budget: Budget

    @property
    def view(self) -> SeatView:
        """Return what the verdict is found from."""
        return self.decision.view

    @property
    def seat(self) -> int:
        """Return whose decision it was."""
        return self.view.seat

    def choose(self) -> Verdict:
        """Return the verdict."""
        return Verdict(self.decision, HintRequest(0, self.view, self.seed, self.budget).choose())


def finished_match(setup: Setup, finished: tuple[FinishedHand, ...]) -> Match:
    """Return a match of these hands, without one that runs on, whose tiles are still secret."""
    scores = finished[-1].scores if finished else (0.0,) * setup.sides
    return Match(setup, finished, None, scores)


def decisions(
    setup: Setup, finished: tuple[FinishedHand, ...], hand: int, seat: int
) -> tuple[Decision, ...]:
    """Return what a seat decided in a hand that has ended; hands count from 0."""
    replay = Replay(finished_match(setup, finished))
    start, events = replay.hand_start(hand), finished[hand].hand.events
    found = []
    for number, event in enumerate(events):
        view = view_of(replay[start + number].match, seat) if event.seat == seat else None
        if view is not None and len(view.legal) > 1:
            found.append(Decision(hand, number, view, action_of(event)))
    return tuple(found)


def review(
    made: Iterable[Decision], budget: Budget | None = None, seed: int = SEED
) -> Iterator[Verdict]:
    """Yield the verdict on each decision; end early once the budget is cancelled.

    Without a budget the hard computer's usual number of samples is looked at.
    """
    budget = Budget() if budget is None else budget
    for decision in made:
        verdict = Judging(decision, seed, budget).choose()
        if budget.cancelled():
            return
        yield verdict


def total_cost(verdicts: Iterable[Verdict]) -> float:
    """Return what all of them cost together."""
    return fsum(verdict.cost for verdict in verdicts)


def reviewed_seats(seats: Sequence[Seat]) -> tuple[int, ...]:
    """Return whose play can be reviewed: that of people; of all where only computers play."""
    people = tuple(seat for seat, player in enumerate(seats) if player.is_person)
    return people or tuple(range(len(seats)))
