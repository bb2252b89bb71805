"""The question for a hint: like a computer's, it knows what one seat may know."""

from __future__ import annotations

from dataclasses import dataclass

from dominoes_qt.engine.view import SeatView
from dominoes_qt.players.base import Budget
from dominoes_qt.players.hard import Choice, evaluate
from dominoes_qt.session.seats import rng_for
from dominoes_qt.session.session import Session


@dataclass(frozen=True, slots=True)
class HintRequest:
    """All that a hint is found from, and the version of the match that it is about."""

    version: int
    view: SeatView
    seed: int
    budget: Budget

    @property
    def seat(self) -> int:
        """Return whom the hint is for."""
        return self.view.seat

    def choose(self) -> tuple[Choice, ...]:
        """Return everything that the seat may do, the best first.

        Needs nothing of the session: any thread may call it.
        """
        place = (self.view.hands_finished, len(self.view.events), self.seat)
        return evaluate(self.view, rng_for(self.seed, *place), self.budget)


def hint_request(session: Session, seat: int, budget: Budget) -> HintRequest | None:
    """Return the question for a hint to a seat; `None` while it is not to act."""
    view = session.view(seat)
    if view is None or not view.legal:
        return None
    return HintRequest(session.version, view, session.seed, budget)
