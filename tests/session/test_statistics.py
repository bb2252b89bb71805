"""Shares with their intervals, and the totals of a run."""

from __future__ import annotations

import json

import pytest

from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.settlement import HandEnd
from dominoes_qt.session.simulate import HandResult, MatchResult, Plan, simulate
from dominoes_qt.session.statistics import Share, Totals, report

PAIRS = Setup.make("block", 4, partners=True)


@pytest.mark.parametrize(
    ("count", "total", "low", "high"),
    [
        # Published examples of the Wilson score interval.
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_wilsons_interval(count: int, total: int, low: float, high: float) -> None:
    share = Share(count, total)
    assert share.interval == pytest.approx((low, high), abs=5e-5)
    assert share.value == count / total


def test_nothing_of_nothing() -> None:
    assert Share(0, 0).value == 0.0
    assert Share(0, 0).interval == (0.0, 1.0)


def hand(end: HandEnd, winner: int | None, plays: int, largest: int = 7) -> HandResult:
    """Return a hand in which side 0 scored 5 in play and the winner 10 at the settlement."""
    settled = tuple(10.0 if side == winner else 0.0 for side in range(2))
    return HandResult(end, winner, plays, 2, 3, largest, (5.0, 0.0), settled)


def test_totals_of_whole_and_unfinished_matches() -> None:
    totals = Totals(PAIRS)
    out = hand(HandEnd.OUT, 1, 20)
    totals.add(MatchResult(0, True, 1, (10.0, 100.0), (out, hand(HandEnd.BLOCKED, None, 12, 9))))
    totals.add(MatchResult(1, True, None, (5.0, 0.0), (out,)))
    totals.add(MatchResult(2, False, None, (0.0, 7.0), (hand(HandEnd.WON, 0, 15),)))
    assert (totals.matches, totals.unfinished, totals.hands) == (2, 1, 4)
    assert [totals.ended(end).count for end in HandEnd] == [2, 1, 1]
    assert [totals.won(side) for side in range(2)] == [Share(0, 2), Share(1, 2)]
    assert totals.drawn_matches == Share(1, 2)
    assert [side.hands_won for side in totals.sides] == [1, 2]
    assert [side.points for side in totals.sides] == [15.0, 100.0]
    assert [side.played for side in totals.sides] == [20.0, 0.0]
    assert [side.settled for side in totals.sides] == [10.0, 20.0]
    assert (totals.shortest, totals.longest, totals.largest) == (12, 20, 9)
    assert totals.mean(totals.plays) == (20 + 12 + 20 + 15) / 4
    assert totals.mean(15.0, totals.matches) == 7.5


def test_means_of_nothing() -> None:
    assert Totals(PAIRS).mean(0) == 0.0


def test_the_report_is_json_that_adds_up() -> None:
    plan = Plan(PAIRS, ("easy", "medium") * 2, 3, matches=4)
    totals = Totals(PAIRS)
    for result in simulate(plan):
        totals.add(result)
    told = json.loads(json.dumps(report(plan, totals)))
    assert told["matches"] == 4
    assert told["players"] == ["easy", "medium", "easy", "medium"]
    assert [side["players"] for side in told["sides"]] == [["easy"] * 2, ["medium"] * 2]
    wins = sum(side["wins"]["count"] for side in told["sides"])
    assert wins + told["draws"]["count"] == 4
    assert sum(end["count"] for end in told["ends"].values()) == told["hands"]
    assert told["largest_hand"] == 7
    for end in told["ends"].values():
        low, high = end["interval"]
        assert 0 <= low <= end["share"] <= high <= 1
