"""The page on blocked hands: every game and number of seats, with intervals."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from benchmarks import blocked
from benchmarks.blocked import Run
from dominoes_qt.engine.profiles import PROFILES
from dominoes_qt.players.base import Budget
from dominoes_qt.session.statistics import Share

USUAL = Budget().samples
PAGE = Path(blocked.__file__).parent / "BLOCKED.md"


def test_every_game_is_there_with_all_its_seats() -> None:
    asked = list(blocked.tables())
    assert len(asked) == len(set(asked))
    plain = {(key, seats) for key, seats, partners in asked if not partners}
    assert plain == {(key, seats) for key in PROFILES for seats in PROFILES[key].tiles_each}
    assert {key for key, _, partners in asked if partners} == {"block", "draw", "all-fives"}


def test_figures_come_from_simulate_and_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run, file = Run("block", 2, False, "easy", 30, 1), tmp_path / "figures.jsonl"
    assert run.arguments[:3] == ["simulate", "--profile", "block"]
    found = blocked.measure([run], file)
    assert found[run].total == 30
    assert 0 < found[run].count < 30
    monkeypatch.setattr(blocked, "play", lambda _run: Share(0, 0))
    assert blocked.measure([run], file) == found


def test_the_page(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(blocked, "play", lambda run: Share(run.seats, run.hands))
    assert blocked.main(["--hands", "50", "--hard-hands", "20"]) == 0
    page = capsys.readouterr().out
    rows = [line for line in page.splitlines() if line.startswith("| ")]
    assert rows[0] == "| game | seats | easy | medium | hard |"
    assert len(rows) == 1 + len(list(blocked.tables()))
    assert "| block | 2 | 4.0 % (1.1–13.5) | 4.0 % (1.1–13.5) | 10.0 % (2.8–30.1) |" in rows
    assert any(row.startswith("| six-love | 4 as pairs | ") for row in rows)
    assert "one deal in ten" in page
    assert "--players hard --hands 20 --seed 1\n" in page
    assert f"usual {USUAL}" not in page
    assert "Classic is not blocked more often at every level" in page
    assert "(too few hands to tell); hard " in page
    blocked.main(["--hands", "50", "--hard-hands", "20", "--samples", "24"])
    page = capsys.readouterr().out
    assert "--players hard --hands 20 --seed 1 --samples 24\n" in page
    assert "looked at 24 arrangements of the hidden tiles" in page
    assert f"not at the usual {USUAL}." in page
    monkeypatch.setattr(blocked, "play", lambda run: Share(40 * (run.seats == 4), run.hands))
    blocked.main(["--hands", "50", "--hard-hands", "0"])
    page = capsys.readouterr().out
    assert "Classic is blocked more often at four seats than at three: easy 80.0 %" in page
    assert "too few hands" not in page
    monkeypatch.setattr(blocked, "play", lambda run: Share(40 * (run.seats != 4), run.hands))
    blocked.main(["--hands", "50", "--hard-hands", "0"])
    page = capsys.readouterr().out
    assert "hard" not in page.split("Made by")[0].split("\n\n")[2]
    assert "not blocked more often" in page


def test_the_page_that_is_kept_has_the_shape_of_a_new_one() -> None:
    rows = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| ")]
    cell = r"(\d+\.\d % \(\d+\.\d–\d+\.\d\)|–)"
    assert rows[0] == "| game | seats | easy | medium | hard |"
    assert len(rows) == 1 + len(list(blocked.tables()))
    for row in rows[1:]:
        assert re.fullmatch(rf"\| [a-z-]+ \| \d( as pairs)? \|( {cell} \|){{3}}", row), row
