"""How much the medium computer minds each thing, by profile: numbers only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


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


_PLAIN = Weights(pips=0.5, double=1.0, fits=3.0, stop=10.0, partner=0.0, lock=2.0)
_FIVES = Weights(points=1.0, threat=0.7, pips=0.3, double=2.0, stop=12.0, lock=8.0)

WEIGHTS: Mapping[str, Weights] = MappingProxyType(
    {
        "block": _PLAIN,
        "draw": _PLAIN,
        "all-fives": _FIVES,
        "classic": _PLAIN,
        "muggins": _FIVES,
        "six-love": _PLAIN,
    }
)
