"""The hard computer, and the hints: the action that does best in many plausible worlds."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import fsum, inf, sqrt
from random import Random

from dominoes_qt.engine.actions import Action
from dominoes_qt.engine.view import SeatView
from dominoes_qt.players.base import Budget
from dominoes_qt.players.belief import Belief
from dominoes_qt.players.reasons import Reason, reason_for
from dominoes_qt.players.search import Search
from dominoes_qt.players.stakes import Points, Stakes
from dominoes_qt.players.thumb import thumb_for

CLEARLY = 2.0
"""How many standard errors lie between choices that are not as good as each other."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An action that a seat may choose, rated.

    Attributes:
        value: what the hand is still expected to bring to the seat's side after it: points
            (`six-love`: games) gained less those of the other sides (of several: their mean).
        reason: what speaks for it.
        error: the standard error of how far its value is from that of the best.
    """

    action: Action
    value: float
    reason: Reason
    error: float = 0.0

    def behind(self, best: Choice) -> float:
        """Return how much less it brings than the best; zero where the difference may be chance.

        In points (`six-love`: games). It is below zero where the best, which is so for the
        match, gives up points.
        """
        lost = best.value - self.value
        return lost if abs(lost) > CLEARLY * self.error else 0.0


class Hard:
    """Plays the best of what `evaluate` finds."""

    def choose(self, view: SeatView, rng: Random, budget: Budget) -> Action:
        """Return one of `view.legal`."""
        if len(view.legal) == 1:
            return view.legal[0]
        return _search(view, rng, budget).rate()[0].action


def evaluate(view: SeatView, rng: Random, budget: Budget) -> tuple[Choice, ...]:
    """Return everything that the seat to act may do, rated: the best, then the rest by value.

    The first is what `Hard` chooses with the same chance and samples, and `rng` is used as
    there. It is the best for the match, so that one further down may bring more points. For
    a seat that may do nothing now there is nothing.
    """
    if not view.legal:
        return ()
    if budget.seconds is not None:
        budget = replace(budget, seconds=budget.seconds / 2)
    again = Random()
    again.setstate(rng.getstate())
    actions = [rating.action for rating in _search(view, rng, budget).rate()]
    in_worlds = _search(view, again, budget, Points).in_every_world()
    values = dict(zip(view.legal, in_worlds, strict=True))
    at_best = values[actions[0]]
    best, *others = [
        Choice(
            action, _mean(values[action]), reason_for(view, action), _error(values[action], at_best)
        )
        for action in actions
    ]
    return best, *sorted(others, key=lambda choice: choice.value, reverse=True)


def _mean(values: list[float]) -> float:
    return fsum(values) / len(values) if values else 0.0


def _error(some: list[float], best: list[float]) -> float:
    """Return the standard error of the mean difference; of fewer than two, no finite one."""
    count = len(some)
    if count < 2:
        return inf
    behind = [b - a for a, b in zip(some, best, strict=True)]
    mean = fsum(behind) / count
    return sqrt(fsum([(gap - mean) * (gap - mean) for gap in behind]) / (count - 1) / count)


def _search(view: SeatView, rng: Random, budget: Budget, rates: type[Stakes] = Stakes) -> Search:
    return Search(view, rng, budget, thumb_for(view.setup), Belief(view), rates)
