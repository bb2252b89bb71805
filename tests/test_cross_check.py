"""Engine and referee, two readings of the same rules, against each other."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from typing import Any

import pytest

from dominoes_qt.engine.errors import RecordError
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.record_reader import replay
from dominoes_qt.session.simulate import Plan, simulate
from tests.engine.strategies import tables
from tests.referee import Fault, check
from tests.referee.mutations import doubtful, mutations
from tests.referee.play import random_record
from tests.referee.play import tables as referee_tables

TABLES = [pytest.param(*table, id=f"{table[0]}-{table[1]}{'p' * table[2]}") for table in tables()]
WHOLE_MATCHES, SAMPLE = 1000, 4
LEVELS = ("medium", "easy", "medium", "easy")

# Where a spoiled record is at fault can be told in more than one way; these name another place.
OTHER_PLACE = ("hands_too_many", "hands_too_few", "tables")


def simulated(key: str, seats: int, partners: bool, matches: int) -> Iterator[dict[str, Any]]:
    """Return the records of matches that computers played."""
    setup = Setup.make(key, seats, partners=partners)
    plan = Plan(setup, LEVELS[:seats], seed=11, matches=matches, records=True)
    for result in simulate(plan):
        yield json.loads(result.record)


def check_all(records: Iterator[dict[str, Any]]) -> int:
    """Let the referee and the replay check every record, and return how many there were."""
    number = 0
    for record in records:
        assert check(record).complete
        assert replay(record).is_over
        number += 1
    return number


@pytest.mark.parametrize(("key", "seats", "partners"), TABLES)
def test_the_referee_accepts_simulated_matches(key: str, seats: int, partners: bool) -> None:
    assert check_all(simulated(key, seats, partners, SAMPLE)) == SAMPLE


@pytest.mark.soak
@pytest.mark.parametrize(("key", "seats", "partners"), TABLES)
def test_the_referee_accepts_a_thousand_matches(key: str, seats: int, partners: bool) -> None:
    assert check_all(simulated(key, seats, partners, WHOLE_MATCHES)) == WHOLE_MATCHES


def refused_everywhere(record: dict[str, Any], seed: int, share: float) -> int:
    """See that the replay refuses each spoiled record at the place that the referee names."""
    number = 0
    for description, spoiled in mutations(record, seed, share):
        with pytest.raises(RecordError) as caught:
            replay(spoiled)
        with pytest.raises(Fault) as fault:
            check(spoiled)
        if fault.value.action is not None and not description.startswith(OTHER_PLACE):
            place = (caught.value.hand, caught.value.action)
            assert place == (fault.value.hand, fault.value.action), description
        number += 1
    return number


@pytest.mark.parametrize(("key", "seats", "partners"), TABLES)
def test_the_replay_refuses_what_is_spoiled(key: str, seats: int, partners: bool) -> None:
    (record,) = simulated(key, seats, partners, 1)
    assert refused_everywhere(record, seed=seats, share=0.12)


@pytest.mark.soak
@pytest.mark.parametrize(("key", "seats", "partners"), TABLES)
def test_the_replay_refuses_all_that_is_spoiled(key: str, seats: int, partners: bool) -> None:
    for seed, record in enumerate(simulated(key, seats, partners, 20)):
        assert refused_everywhere(record, seed, share=1)


@pytest.mark.parametrize("table", referee_tables(), ids=lambda table: table.name)
def test_the_replay_accepts_what_the_referee_plays(table: Any) -> None:
    for seed in range(6):
        record = random_record(table, seed)
        verdict, match = check(record), replay(record)
        assert (match.is_over, match.winner) == (verdict.complete, verdict.winner)
        assert match.scores == tuple(map(float, verdict.scores)) or match.hand is not None


def test_the_replay_is_as_strict_as_the_referee() -> None:
    """What could be read either way is refused by both."""
    for table, seed in itertools.product(referee_tables(), range(2)):
        for description, spoiled in doubtful(random_record(table, seed), seed):
            with pytest.raises(RecordError):
                replay(spoiled)
            assert description
