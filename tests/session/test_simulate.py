"""Computer matches from a seed."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import islice

import pytest

from dominoes_qt.engine.deal import deal
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.record import read
from dominoes_qt.engine.settlement import HandEnd
from dominoes_qt.engine.tiles import Tile, mask_of
from dominoes_qt.players.levels import LEVELS
from dominoes_qt.session.numbers import HIGHEST_DEAL
from dominoes_qt.session.simulate import (
    MatchResult,
    Plan,
    deal_number,
    match_result,
    play_match,
    simulate,
)
from tests.engine.strategies import tables

CLASSIC = Setup.make("classic", 3)


def plan_of(setup: Setup, *levels: str, **choices: int | bool) -> Plan:
    """Return a plan with the seed 1; the levels go round the table."""
    seats = tuple(levels[seat % len(levels)] for seat in range(setup.seats))
    return Plan(setup, seats, 1, **choices)  # type: ignore[arg-type]  # one table, several kinds


@pytest.mark.parametrize(("key", "seats", "partners"), tables())
def test_every_table_plays_whole_matches(key: str, seats: int, partners: bool) -> None:
    setup = Setup.make(key, seats, partners=partners)
    for result in simulate(plan_of(setup, "easy", "medium", matches=3, records=True)):
        recorded = read(result.record)
        assert recorded.match.is_over
        assert recorded.match.scores == result.scores
        assert recorded.match.winner == result.winner
        assert len(recorded.match.finished) == len(result.hands)


def test_the_record_tells_the_deal_number_and_the_levels() -> None:
    plan = plan_of(CLASSIC, "easy", "medium", matches=1, records=True)
    record = json.loads(next(simulate(plan)).record)
    number = record["app"]["deal"]
    assert number == deal_number(1, 0)
    assert [player["level"] for player in record["players"]] == ["easy", "medium", "easy"]
    dealt = deal(number, CLASSIC.profile, 3, 0).hands[1]
    assert mask_of(map(Tile.parse, record["hands"][0]["deal"][1])) == dealt


def test_without_records_there_are_none() -> None:
    assert next(simulate(plan_of(CLASSIC, "easy", matches=1))).record == ""


def test_deal_numbers_differ_by_seed_and_match() -> None:
    numbers = {deal_number(seed, match) for seed in range(5) for match in range(200)}
    assert len(numbers) == 1000
    assert 1 <= min(numbers) < max(numbers) <= HIGHEST_DEAL


def test_the_same_seed_gives_the_same_matches() -> None:
    plan = plan_of(CLASSIC, "easy", matches=5, records=True)
    assert list(simulate(plan)) == list(simulate(plan))
    other = Plan(CLASSIC, ("easy",) * 3, 2, matches=5, records=True)
    assert list(simulate(plan)) != list(simulate(other))


def test_samples_are_those_of_the_plan() -> None:
    plan = plan_of(CLASSIC, "hard", hands=1)
    few, same, more = (
        [match_result(replace(plan, samples=samples), number, 1) for number in range(4)]
        for samples in (1, 1, 12)
    )
    assert few == same != more


def test_the_chance_of_the_players_is_not_that_of_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    path = "dominoes_qt.session.simulate.deal_number"
    monkeypatch.setattr(path, lambda *_: 77)
    matches = [play_match(plan_of(CLASSIC, "easy"), number) for number in range(2)]
    played = [match.finished[0].hand for match in matches]
    assert played[0].deal == played[1].deal
    assert played[0].events != played[1].events


def test_so_many_hands_are_played_and_no_more() -> None:
    setup = Setup.make("block", 2)
    whole = list(islice(simulate(plan_of(setup, "easy", matches=50)), 3))
    first, second = (len(result.hands) for result in whole[:2])
    cut = list(simulate(plan_of(setup, "easy", hands=first + second + 1, records=True)))
    assert [len(result.hands) for result in cut] == [first, second, 1]
    assert [result.is_over for result in cut] == [True, True, False]
    assert cut[2].hands == whole[2].hands[:1]
    assert not read(cut[2].record).match.is_over
    exact = list(simulate(plan_of(setup, "easy", hands=first + second)))
    assert [result.is_over for result in exact] == [True, True]


@pytest.mark.parametrize("choice", ["matches", "hands"])
def test_several_jobs_give_the_same_in_the_same_order(choice: str) -> None:
    plan = plan_of(CLASSIC, "easy", "medium", **{choice: 45})
    assert list(simulate(plan, jobs=2)) == list(simulate(plan))


def test_a_hand_is_counted_action_by_action() -> None:
    plan = plan_of(Setup.make("draw", 3), "easy")
    result, match = match_result(plan, 4), play_match(plan, 4)
    for told, finished in zip(result.hands, match.finished, strict=True):
        assert told.plays + told.draws + told.passes == len(finished.hand.events)
        assert told.end is finished.settlement.end
        laid = 28 - sum(tiles.bit_count() for tiles in finished.hand.position.hands)
        assert told.plays == laid - len(finished.hand.position.yard)
        assert told.largest >= max(tiles.bit_count() for tiles in finished.hand.position.hands)


def wins(results: list[MatchResult], side: int) -> int:
    """Return how many matches a side won."""
    return sum(result.winner == side for result in results)


@pytest.mark.parametrize(
    ("key", "seats", "matches", "at_least"),
    [
        ("block", 2, 60, 45),
        ("block", 4, 40, 30),
        ("draw", 2, 60, 42),
        ("all-fives", 2, 40, 36),
        ("all-fives", 4, 40, 32),
        ("six-love", 4, 20, 16),
    ],
)
def test_medium_beats_easy(key: str, seats: int, matches: int, at_least: int) -> None:
    setup = Setup.make(key, seats, partners=seats == 4)
    results = list(simulate(plan_of(setup, "medium", "easy", matches=matches)))
    assert wins(results, 0) >= at_least


def test_every_way_to_end_a_hand_occurs() -> None:
    results = simulate(plan_of(Setup.make("all-fives", 2), "medium", matches=20))
    assert {hand.end for result in results for hand in result.hands} == set(HandEnd)


def test_the_levels_are_the_ones_that_can_be_chosen() -> None:
    with pytest.raises(KeyError):
        match_result(Plan(CLASSIC, ("nobody",) * 3, 1), 0)
    assert "easy" in LEVELS
