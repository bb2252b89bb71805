"""The hard computer, and the hints: the action that does best in many plausible worlds."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from dominoes_qt.engine.actions import Action
from dominoes_qt.engine.view import SeatView
from dominoes_qt.players.base import Budget
from dominoes_qt.players.belief import Belief
from dominoes_qt.players.reasons import Reason, reason_for
from dominoes_qt.players.search import Search
from dominoes_qt.players.thumb import thumb_for


@dataclass(frozen=True, slots=True)
class Choice:
    """An action that a seat may choose, rated.

    Attributes:
        value: what the hand is expected to bring to the seat's side after it, as in
            `players.stakes.Stakes`: points (`six-love`: games) gained less those of the other
            sides, weighed by what they do to the match.
        reason: what speaks for it.
    """

    action: Action
    value: float
    reason: Reason


class Hard:
    """Plays the best of what `evaluate` finds."""

    def choose(self, view: SeatView, rng: Random, budget: Budget) -> Action:
        """Return one of `view.legal`."""
        if len(view.legal) == 1:
            return view.legal[0]
        return _search(view, rng, budget).rate()[0].action


def evaluate(view: SeatView, rng: Random, budget: Budget) -> tuple[Choice, ...]:
    """Return everything that the seat to act may do, rated, the best first.

    The first is what `Hard` chooses with the same chance and budget, and `rng` is used as
    there. For a seat that may do nothing now there is nothing.
    """
    if not view.legal:
        return ()
    ratings = _search(view, rng, budget).rate()
    return tuple(
        Choice(rating.action, rating.value, reason_for(view, rating.action)) for rating in ratings
    )


def _search(view: SeatView, rng: Random, budget: Budget) -> Search:
    return Search(view, rng, budget, thumb_for(view.setup), Belief(view))
