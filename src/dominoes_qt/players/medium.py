"""The medium computer: a sound rule of thumb.

It takes the best score it sees and minds what it leaves, sheds weight, keeps a variety of
numbers, and leaves ends that opponents are known or likely to lack.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from dominoes_qt.engine import position as rules
from dominoes_qt.engine.actions import Action, Nominate, Play
from dominoes_qt.engine.profiles import Settling, Setup
from dominoes_qt.engine.tiles import DOUBLES_MASK, SUIT, pips_of
from dominoes_qt.engine.view import SeatView, after_play
from dominoes_qt.players.base import Budget, pick
from dominoes_qt.players.reading import Other, read_others
from dominoes_qt.players.replies import expected_reply
from dominoes_qt.players.weights import Weights, weights_for

_EQUAL = 1e-9
"""Plays whose worth differs by less are equally good."""

LONG_SUIT, FEW_DOUBLES = 4, 1
"""From how many tiles of a number a suit is long, and up to how many doubles are few."""


class Medium:
    """Weighs every play by a few features and takes the best; equals are drawn by lot."""

    def __init__(self, weights: Callable[[Setup], Weights] = weights_for) -> None:
        """Mind things as `weights` says for a match."""
        self._weights = weights

    def choose(self, view: SeatView, rng: Random, budget: Budget) -> Action:  # noqa: ARG002 - part of Player
        """Return one of `view.legal`."""
        if len(view.legal) == 1:
            return view.legal[0]
        if not view.plays:
            return nominate(view)
        others, weights = read_others(view), self._weights(view.setup)
        worths = [worth(view, play, others, weights) for play in view.plays]
        best = max(worths) - _EQUAL
        rated = zip(view.plays, worths, strict=True)
        return pick(rng, [play for play, value in rated if value >= best])


def worth(view: SeatView, play: Play, others: tuple[Other, ...], weights: Weights) -> float:
    """Return what a play is worth by rule of thumb, in points."""
    ends, spinner, count = after_play(view, play)
    rest = view.hand ^ play.tile.mask
    value = weights.pips * play.tile.pips + weights.double * play.tile.is_double
    if count is not None:
        value += weights.points * rules.points_of(count)
        value -= weights.threat * threat(view.setup.profile.key, ends, spinner, others[0])
    fits = 0
    for tip in ends:
        fits |= SUIT[rules.number_at(tip)]
    value += weights.fits * (1.0 - 0.5 ** (rest & fits).bit_count())
    value += weights.variety * variety(rest)
    if not rest & fits and not any(other.may_hold & fits for other in others):
        return value + weights.lock * advantage(view, rest, others)
    for other in others:
        lacks = other.lacks(fits)
        value += -weights.partner * lacks if other.is_partner else weights.stop * lacks
    return value


def variety(tiles: int) -> int:
    """Return how many different numbers these tiles show."""
    return sum(1 for suit in SUIT if tiles & suit)


def advantage(view: SeatView, rest: int, others: tuple[Other, ...]) -> float:
    """Return by how many pips the seat's side is likely to win a block; negative: to lose."""
    ours = [float(pips_of(rest)), *(other.pips for other in others if other.is_partner)]
    theirs = [other.pips for other in others if not other.is_partner]
    if view.setup.profile.settling is Settling.SIX_LOVE:
        return min(theirs) - min(ours)
    if view.setup.partners:
        return sum(theirs) - sum(ours)
    return min(theirs) - sum(ours)


def threat(profile: str, ends: tuple[int, ...], spinner: int, other: Other) -> float:
    """Return the points that the next seat is likely to score in reply."""
    return expected_reply(profile, ends, spinner, other.lacks)


def nominate(view: SeatView) -> Nominate:
    """Name the seat itself where its hand is good to lead from, else its partner.

    Good to lead from is a long suit, which comes back to its holder, or few doubles, which are
    the hardest tiles to be rid of.
    """
    longest = max((view.hand & suit).bit_count() for suit in SUIT)
    doubles = (view.hand & DOUBLES_MASK).bit_count()
    if longest >= LONG_SUIT or doubles <= FEW_DOUBLES:
        return Nominate(view.seat)
    return Nominate((view.seat + 2) % 4)
