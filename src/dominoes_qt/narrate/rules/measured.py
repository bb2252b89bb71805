"""What was measured about playing well; `python3 -m benchmarks.playing_well` measures it again.

One side keeps to a habit, the others to another one, over the same deals with every side
tested in turn. Deals and lots come from fixed numbers, so a new run gives the same figures.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Trial:
    """One comparison: a side with `habit`, the others with `against`."""

    profile: str
    seats: int
    habit: str
    against: str = "any"
    hands: int = 12_000

    @property
    def key(self) -> str:
        """Return the name of the trial, such as `block-2-heavy`."""
        return f"{self.profile}-{self.seats}-{self.habit}"


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a trial.

    Attributes:
        won, lost: hands won by the side with the habit, and by any other, in per cent.
        blocked: hands that ended blocked, in per cent.
        led: hands won by the side that led them, in per cent.
        margin: points (`six-love`: games) a hand, less those of the best other side.
    """

    won: float
    lost: float
    blocked: float
    led: float
    margin: float


TRIALS = (
    Trial("block", 2, "any"),
    Trial("block", 2, "heavy"),
    Trial("block", 2, "light"),
    Trial("block", 4, "any"),
    Trial("block", 4, "doubles"),
    Trial("block", 4, "variety"),
    Trial("draw", 2, "any"),
    Trial("draw", 2, "doubles"),
    Trial("draw", 2, "heavy"),
    Trial("draw", 2, "variety"),
    Trial("all-fives", 2, "any"),
    Trial("all-fives", 2, "scoring"),
    Trial("all-fives", 2, "variety"),
    Trial("classic", 2, "any"),
    Trial("classic", 2, "doubles"),
    Trial("classic", 2, "heavy"),
    Trial("classic", 2, "light"),
    Trial("classic", 3, "any", hands=48_000),
    Trial("classic", 4, "any", hands=48_000),
    Trial("muggins", 2, "any"),
    Trial("muggins", 2, "scoring"),
    Trial("muggins", 2, "variety"),
    Trial("six-love", 4, "any"),
    Trial("six-love", 4, "doubles"),
    Trial("six-love", 4, "light"),
    Trial("six-love", 4, "variety"),
)

RESULTS: Mapping[str, Result] = MappingProxyType(
    {
        "block-2-any": Result(48.6, 48.9, 70.0, 56.1, 0.0),
        "block-2-heavy": Result(56.9, 40.3, 68.8, 57.3, 2.3),
        "block-2-light": Result(40.9, 56.9, 68.7, 55.9, -2.5),
        "block-4-any": Result(25.0, 73.1, 26.9, 35.9, -14.5),
        "block-4-doubles": Result(34.7, 63.5, 22.7, 37.3, -9.1),
        "block-4-variety": Result(32.0, 66.2, 26.2, 37.1, -10.0),
        "draw-2-any": Result(49.7, 49.6, 19.4, 53.0, -0.2),
        "draw-2-doubles": Result(60.3, 39.3, 11.1, 54.3, 4.2),
        "draw-2-heavy": Result(50.6, 48.7, 19.5, 53.7, 1.9),
        "draw-2-variety": Result(56.3, 43.1, 15.8, 53.7, 3.0),
        "all-fives-2-any": Result(49.5, 50.2, 10.5, 56.3, -0.2),
        "all-fives-2-scoring": Result(51.4, 48.3, 10.4, 58.4, 26.1),
        "all-fives-2-variety": Result(57.2, 42.5, 7.3, 58.3, 2.4),
        "classic-2-any": Result(49.7, 50.2, 2.9, 61.9, -0.1),
        "classic-2-doubles": Result(57.1, 42.8, 1.2, 63.9, 1.5),
        "classic-2-heavy": Result(49.2, 50.7, 2.8, 61.8, 1.3),
        "classic-2-light": Result(53.6, 46.3, 2.1, 63.0, -0.4),
        "classic-3-any": Result(33.2, 66.8, 0.8, 54.7, -6.8),
        "classic-4-any": Result(24.8, 75.1, 1.2, 52.6, -13.5),
        "muggins-2-any": Result(50.1, 49.8, 2.6, 61.8, 0.0),
        "muggins-2-scoring": Result(50.2, 49.8, 3.0, 62.0, 20.4),
        "muggins-2-variety": Result(54.6, 45.3, 1.8, 63.3, 1.0),
        "six-love-4-any": Result(50.1, 48.5, 24.4, 58.1, 0.0),
        "six-love-4-doubles": Result(57.9, 40.9, 20.1, 58.4, 0.2),
        "six-love-4-light": Result(46.1, 52.7, 23.2, 57.7, -0.1),
        "six-love-4-variety": Result(56.1, 42.5, 25.1, 57.9, 0.1),
    }
)
"""By the key of the trial: won, lost, blocked, led, margin."""
