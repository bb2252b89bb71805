"""The command `simulate`: its table, its JSON, its file of records."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.record import read
from dominoes_qt.session.simulate import Plan
from dominoes_qt.terminal import simulation
from dominoes_qt.terminal.console import Console
from dominoes_qt.terminal.faults import DataFault
from dominoes_qt.terminal.simulation import columns
from tests.terminal.typing import Keyboard, Screen

PAIRS = Plan(Setup.make("block", 4, partners=True), ("easy", "medium") * 2, 4, matches=3)


def run(
    plan: Plan, record: str | None = None, *, as_json: bool = False, replaces: bool = False
) -> list[str]:
    """Return what a run prints."""
    screen = Screen()
    console = Console(Keyboard([]), screen)
    simulation.run(plan, console, jobs=1, record=record, as_json=as_json, replaces=replaces)
    return screen.lines


@pytest.mark.usefixtures("english")
def test_the_table() -> None:
    shown = run(PAIRS)
    assert shown[0] == "Block, 4 players as two pairs. Play goes clockwise."
    assert shown[2].startswith("3 matches, ")
    heading = shown[4]
    assert heading.startswith("side  players")
    assert "95 % interval" in heading
    assert shown[5].split()[:3] == ["0", "easy,", "easy"]
    assert shown[6].split()[:3] == ["1", "medium,", "medium"]
    assert any(line.startswith("blocked ") for line in shown)
    assert not any("in play a hand" in line for line in shown)


@pytest.mark.usefixtures("english")
def test_points_in_play_are_shown_where_there_are_some() -> None:
    plan = Plan(Setup.make("muggins", 2), ("easy",) * 2, 1, matches=2)
    assert any("in play a hand" in line for line in run(plan))


@pytest.mark.usefixtures("english")
def test_matches_that_nobody_won_are_shown_if_there_are_some() -> None:
    plan = Plan(Setup.make("block", 2, target=None), ("easy",) * 2, 1, matches=200)
    assert any("nobody" in line for line in run(plan))


def test_numbers_and_words_follow_the_language(language: str) -> None:
    plan = Plan(Setup.make("six-love", 4), ("easy",) * 4, 1, hands=5)
    told = "\n".join(run(plan))
    assert {"en": "games a match", "es": "juegos por partida"}[language] in told
    assert {"en": "100.0 %", "es": "100,0 %"}[language] in told


def test_json() -> None:
    told = json.loads("\n".join(run(PAIRS, as_json=True)))
    assert (told["matches"], told["seed"], told["profile"]) == (3, 4, "block")


def test_a_record_of_every_match_is_written(tmp_path: Path) -> None:
    file = tmp_path / "records.jsonl"
    plan = Plan(PAIRS.setup, PAIRS.levels, 4, hands=7, records=True)
    run(plan, str(file))
    matches = [read(line).match for line in file.read_text("utf-8").splitlines()]
    assert sum(len(match.finished) for match in matches) == 7
    assert all(match.is_over for match in matches[:-1])


@pytest.mark.usefixtures("english")
def test_a_file_that_is_there_is_not_lost(tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    file.write_text("mine")
    plan = Plan(PAIRS.setup, PAIRS.levels, 4, matches=1, records=True)
    with pytest.raises(DataFault, match="cannot be written: it is there already; --force"):
        run(plan, str(file))
    assert file.read_text() == "mine"
    run(plan, str(file), replaces=True)
    assert read(file.read_text("utf-8")).match.is_over


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(
    ("file", "reason"),
    [
        ("", "it is a folder"),
        ("nowhere/x.jsonl", "its folder does not exist"),
        ("a\0b", "no file can have that name"),
    ],
)
def test_where_no_record_can_be_written(tmp_path: Path, file: str, reason: str) -> None:
    plan = Plan(PAIRS.setup, PAIRS.levels, 4, matches=1, records=True)
    with pytest.raises(DataFault, match=f"cannot be written: {reason}"):
        run(plan, f"{tmp_path}/{file}")


def test_a_disk_that_is_full(tmp_path: Path) -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("there is no /dev/full here")
    plan = Plan(PAIRS.setup, PAIRS.levels, 4, matches=1, records=True)
    with pytest.raises(DataFault):
        run(plan, str(full))


def test_columns_stand_under_each_other() -> None:
    rows = [["name", "count"], ["a", "12345678"], ["long name", "1"]]
    assert columns(rows) == ["name          count", "a          12345678", "long name         1"]
