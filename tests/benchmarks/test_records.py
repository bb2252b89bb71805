"""The measurement of records and the history: what it makes, and what it calls good."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from benchmarks import records
from dominoes_qt.session.history.opening import open_history


def test_a_history_of_so_many_matches(tmp_path: Path) -> None:
    records.fill(tmp_path, 40)
    history = open_history(tmp_path / "history.sqlite").history
    assert history.count() == len({row.key for row in history.rows()}) == 40
    assert sum(line.played for line in history.statistics()) == 40
    assert {row.profile for row in history.rows()} == {"block", "all-fives", "classic"}
    history.close()


def test_the_list_opens(tmp_path: Path, qtbot: QtBot) -> None:
    records.fill(tmp_path, 3)
    assert records.seconds_to_open(tmp_path) > 0


def test_what_is_good() -> None:
    good = {
        "history": {"ratio": 1.9},
        "record": {"load_ratio": 1.1, "walk_ratio": 1.4},
        "late": {"opening_ms": 300.0, "resting_ms": 60.0},
    }
    assert records.is_good(good)
    assert not records.is_good(good | {"history": {"ratio": 2.1}})
    assert not records.is_good(good | {"late": {"opening_ms": 300.0, "resting_ms": 10.0}})
