"""What the end of a hand is worth to a side: in points, weighed by what they do to the match.

All numbers come from whole numbers by + - * /, so they are the same on every system.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum

from dominoes_qt.engine.match import leads_alone
from dominoes_qt.engine.profiles import Settling, Setup
from dominoes_qt.engine.settlement import (
    Settlement,
    settle_blocked,
    settle_out,
    settle_six_love,
)
from dominoes_qt.engine.tiles import pips_of

HAND_WON = 100.0
"""What winning a match of one hand is worth beside its points."""

_CLOSE = 20.0
"""Points that a side still needs, beside its real need, when the odds are estimated: how far
behind a side may be for one lucky hand to make up for it."""

_End = tuple[int | None, bool, tuple[int, ...], tuple[int, ...]]
"""How a hand ended: who went out, by a key bone or not, the gains, the pips left."""


class Stakes:
    """Rates how a hand can end, for one side of a match with these scores before it.

    Without a target a hand is worth the side's points less the others', and `HAND_WON` more
    for winning it. With a target it is worth the change in the odds of winning the match, on
    a scale on which a point counts for about a point while the match is young. In `six-love`
    it is worth the change of the lead in games.
    """

    def __init__(self, setup: Setup, scores: Sequence[float], side: int) -> None:
        self.setup = setup
        self.side = side
        self.sides = tuple(setup.side_of(seat) for seat in range(setup.seats))
        self.has_key_bones = setup.profile.settling is Settling.SIX_LOVE
        self._scores = tuple(scores)
        self._known: dict[_End, float] = {}
        self._scale = 0.0 if setup.target is None else self._find_scale(float(setup.target))
        self._start = 0.0 if setup.target is None else self._odds(self._scores)

    def wins_match(self, gains: tuple[int, ...]) -> bool:
        """Return whether points gained in play have just decided the match."""
        target = self.setup.target
        if target is None or max(gains) + max(self._scores) < target:
            return False
        return leads_alone(self.setup, self._total(gains)) is not None

    def of_match(self, gains: tuple[int, ...]) -> float:
        """Return what winning the match in play, with these gains of each side, is worth."""
        return self.of_scores(self._total(gains))

    def of_end(self, hands: tuple[int, ...], gains: tuple[int, ...], *, key_bone: bool) -> float:
        """Return what a hand is worth that ended so, with these gains of each side in play."""
        out = hands.index(0) if 0 in hands else None
        left = tuple([pips_of(hand) for hand in hands])
        key = (out, key_bone, gains, left)
        worth = self._known.get(key)
        if worth is None:
            worth = self._known[key] = self._worth(out, key_bone, gains, left)
        return worth

    def _worth(
        self, out: int | None, key_bone: bool, gains: tuple[int, ...], left: tuple[int, ...]
    ) -> float:
        setup = self.setup
        if self.has_key_bones:
            settled = settle_six_love(setup, self._scores, left, out=out, key_bone=key_bone)
            return self._lead(settled)
        settled = settle_blocked(setup, left) if out is None else settle_out(setup, out, left)
        points = [a + b for a, b in zip(gains, settled.points, strict=True)]
        return self._of_hand(points, settled.winner)

    def _of_hand(self, points: Sequence[float], winner: int | None) -> float:
        """Return what it is worth to gain these points in a hand that `winner` won."""
        if self.setup.target is not None:
            return self.of_scores(self._total(points))
        worth = self._margin(points)
        if winner is None:
            return worth
        return worth + (HAND_WON if winner == self.side else -HAND_WON)

    def _total(self, gains: Sequence[float]) -> tuple[float, ...]:
        return tuple([a + b for a, b in zip(self._scores, gains, strict=True)])

    def _margin(self, points: Sequence[float]) -> float:
        """Return a side's points less what the others have on average."""
        mine = points[self.side]
        return mine - (fsum(points) - mine) / (len(points) - 1)

    def _lead(self, settled: Settlement) -> float:
        mine, theirs = self._scores[self.side], self._scores[1 - self.side]
        if settled.reset:
            return theirs - mine
        return settled.points[self.side] - settled.points[1 - self.side]

    def of_scores(self, scores: Sequence[float]) -> float:
        """Return what it is worth, in a match with a target, to come to these scores."""
        return (self._odds(scores) - self._start) * self._scale

    def _odds(self, scores: Sequence[float]) -> float:
        """Return how likely the side is to win the match from these scores."""
        winner = leads_alone(self.setup, tuple(scores))
        if winner is not None:
            return float(winner == self.side)
        target = float(self.setup.target or 0)
        chances = [_chance(max(target - score, 0.0)) for score in scores]
        return chances[self.side] / fsum(chances)

    def _find_scale(self, target: float) -> float:
        """Return how many points the whole match is worth.

        It is the inverse of how much one point changes the odds at the start.
        """
        sides = len(self._scores)
        return (target + _CLOSE) / 3.0 * sides * sides / (sides - 1)


class Points(Stakes):
    """Rates in plain points (`six-love`: games), whatever these do to the match."""

    def of_match(self, gains: tuple[int, ...]) -> float:
        """Return the points of a match that was won in play."""
        return self._margin(gains)

    def _of_hand(self, points: Sequence[float], _winner: int | None) -> float:
        return self._margin(points)


def _chance(need: float) -> float:
    near = need + _CLOSE
    return 1.0 / (near * near * near)
