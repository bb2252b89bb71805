"""How much the medium computer minds each thing, by profile: numbers only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from dominoes_qt.engine.profiles import Setup


@dataclass(frozen=True, slots=True)
class Weights:
    """What a play is worth, in points: each feature times its weight, added up.

    Attributes:
        points: a point scored by the play.
        threat: a point that the next opponent is likely to score in reply.
        pips: a pip got rid of.
        double: a double got rid of.
        fits: having a tile for the next turn; a second one is worth half as much, and so on.
        variety: a number kept in the hand.
        stop: an opponent who cannot play.
        partner: the partner not being able to play.
        lock: a pip of advantage when the play blocks the hand for certain.
    """

    points: float = 0.0
    threat: float = 0.0
    pips: float = 1.0
    double: float = 1.0
    fits: float = 6.0
    variety: float = 1.0
    stop: float = 10.0
    partner: float = 4.0
    lock: float = 2.0


_CLASSIC = Weights(pips=0.0, double=2.0, fits=6.0, stop=40.0, lock=4.0)

_BY_PROFILE: Mapping[str, Weights] = MappingProxyType(
    {
        "block": Weights(pips=0.5, fits=3.0, stop=10.0, partner=0.5, lock=2.0),
        "draw": Weights(pips=0.5, fits=6.0, variety=0.5, stop=10.0, partner=2.0, lock=2.0),
        "all-fives": Weights(points=1.0, threat=0.7, pips=0.3, double=2.0, stop=12.0, lock=8.0),
        "classic": _CLASSIC,
        "muggins": Weights(points=1.0, threat=0.6, pips=0.15, variety=0.5, stop=8.0, lock=1.0),
        "six-love": Weights(pips=0.0, fits=3.0, stop=10.0, partner=4.0, lock=2.0),
    }
)
_ONE_HAND = replace(_CLASSIC, points=0.3, threat=0.2)


def weights_for(setup: Setup) -> Weights:
    """Return the weights that suit a match.

    They were found by playing variants against each other on mirrored deals. Where one hand is
    all and won by going out, points in play count for less.
    """
    if setup.target is None and setup.profile.scores_in_play:
        return _ONE_HAND
    return _BY_PROFILE[setup.profile.key]
