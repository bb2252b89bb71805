"""The easy computer: legal and a little careless."""

from __future__ import annotations

from random import Random

from dominoes_qt.engine.actions import Action, Play
from dominoes_qt.engine.position import points_of
from dominoes_qt.engine.view import SeatView, after_play
from dominoes_qt.players.base import Budget, pick

CARE = 0.4
"""How often it thinks twice."""


class Easy:
    """Takes any action; now and then it compares two and takes the better looking one."""

    def choose(self, view: SeatView, rng: Random, budget: Budget) -> Action:  # noqa: ARG002 - part of Player
        """Return one of `view.legal`."""
        first = pick(rng, view.legal)
        if len(view.legal) == 1 or rng.random() >= CARE:
            return first
        second = pick(rng, view.legal)
        if isinstance(first, Play) and isinstance(second, Play):
            return max(first, second, key=lambda play: _looks(view, play))
        return first


def _looks(view: SeatView, play: Play) -> int:
    """Return how good a play looks at a glance: what it scores, then how heavy the tile is."""
    count = after_play(view, play)[2]
    points = 0 if count is None else points_of(count)
    return 100 * points + play.tile.pips
