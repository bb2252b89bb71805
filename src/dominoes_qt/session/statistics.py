"""What a run of matches comes to: counts, means, and shares with their 95 % intervals."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.settlement import HandEnd
from dominoes_qt.session.simulate import HandResult, MatchResult, Plan

Z_95 = 1.959963984540054
"""How many standard deviations hold the middle 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Share:
    """So many of so many, with Wilson's 95 % interval."""

    count: int
    total: int

    @property
    def value(self) -> float:
        """Return the share, from 0 to 1; 0 of nothing is 0."""
        return self.count / self.total if self.total else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Return the bounds of the share behind it, at 95 %; nothing tells nothing."""
        if not self.total:
            return 0.0, 1.0
        n, square = self.total, Z_95 * Z_95
        middle = (self.count + square / 2) / (n + square)
        spread = Z_95 / (n + square) * sqrt(self.count * (n - self.count) / n + square / 4)
        return max(0.0, middle - spread), min(1.0, middle + spread)

    def as_json(self) -> dict[str, Any]:
        """Return it for a JSON file."""
        return {"count": self.count, "share": self.value, "interval": list(self.interval)}


@dataclass(slots=True)
class SideTotals:
    """What a side has come to: matches and hands won, points in whole matches, in play, settled."""

    wins: int = 0
    hands_won: int = 0
    points: float = 0.0
    played: float = 0.0
    settled: float = 0.0


@dataclass(slots=True)
class Totals:
    """All that is counted over a run; `add` takes in one match after another.

    Attributes:
        matches: those that were played to their end.
        unfinished: those that were not, because the hands asked for were over.
        largest: the most tiles that a seat held at once.
    """

    setup: Setup
    sides: list[SideTotals] = field(init=False)
    ends: dict[HandEnd, int] = field(init=False)
    matches: int = 0
    unfinished: int = 0
    draws: int = 0
    hands: int = 0
    plays: int = 0
    drawn: int = 0
    passes: int = 0
    shortest: int = 0
    longest: int = 0
    largest: int = 0

    def __post_init__(self) -> None:
        self.sides = [SideTotals() for _ in range(self.setup.sides)]
        self.ends = dict.fromkeys(HandEnd, 0)

    def add(self, result: MatchResult) -> None:
        """Take in a match."""
        for hand in result.hands:
            self._add_hand(hand)
        if not result.is_over:
            self.unfinished += 1
            return
        self.matches += 1
        for side, points in zip(self.sides, result.scores, strict=True):
            side.points += points
        if result.winner is None:
            self.draws += 1
        else:
            self.sides[result.winner].wins += 1

    def _add_hand(self, hand: HandResult) -> None:
        self.hands += 1
        self.ends[hand.end] += 1
        self.plays += hand.plays
        self.drawn += hand.draws
        self.passes += hand.passes
        self.shortest = min(self.shortest or hand.plays, hand.plays)
        self.longest = max(self.longest, hand.plays)
        self.largest = max(self.largest, hand.largest)
        if hand.winner is not None:
            self.sides[hand.winner].hands_won += 1
        for side, played, settled in zip(self.sides, hand.played, hand.settled, strict=True):
            side.played += played
            side.settled += settled

    def ended(self, end: HandEnd) -> Share:
        """Return how many hands ended so."""
        return Share(self.ends[end], self.hands)

    def won(self, side: int) -> Share:
        """Return how many matches a side won."""
        return Share(self.sides[side].wins, self.matches)

    @property
    def drawn_matches(self) -> Share:
        """Return how many matches nobody won."""
        return Share(self.draws, self.matches)

    def mean(self, total: float, of: int | None = None) -> float:
        """Return a total for each hand, or for each of so many."""
        number = self.hands if of is None else of
        return total / number if number else 0.0


def report(plan: Plan, totals: Totals) -> dict[str, Any]:
    """Return all figures of a run as a JSON object."""
    setup = plan.setup
    return {
        "profile": setup.profile.key,
        "seats": setup.seats,
        "partners": setup.partners,
        "target": setup.target,
        "players": list(plan.levels),
        "samples": plan.samples,
        "seed": plan.seed,
        "matches": totals.matches,
        "unfinished": totals.unfinished,
        "draws": totals.drawn_matches.as_json(),
        "sides": [_side_report(plan, totals, side) for side in range(setup.sides)],
        "hands": totals.hands,
        "ends": {end.value: totals.ended(end).as_json() for end in HandEnd},
        "hand_length": {
            "plays": totals.mean(totals.plays),
            "draws": totals.mean(totals.drawn),
            "passes": totals.mean(totals.passes),
            "fewest_plays": totals.shortest,
            "most_plays": totals.longest,
        },
        "largest_hand": totals.largest,
    }


def _side_report(plan: Plan, totals: Totals, side: int) -> dict[str, Any]:
    sums = totals.sides[side]
    seats = plan.setup.seats_of(side)
    return {
        "side": side,
        "seats": list(seats),
        "players": [plan.levels[seat] for seat in seats],
        "wins": totals.won(side).as_json(),
        "points_a_match": totals.mean(sums.points, totals.matches),
        "hands_won": Share(sums.hands_won, totals.hands).as_json(),
        "points_in_play_a_hand": totals.mean(sums.played),
        "points_at_settlement_a_hand": totals.mean(sums.settled),
    }
