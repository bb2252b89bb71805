"""`dominoes-qt hint` and `dominoes-qt review`: exit codes, one line for what is wrong, JSON."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from dominoes_qt.engine.profiles import Setup
from dominoes_qt.session.simulate import Plan, match_record, play_match


def run(*arguments: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-X", "utf8", "-m", "dominoes_qt", *map(str, arguments)]
    return subprocess.run(
        [*command, "--lang", "en"], capture_output=True, text=True, check=False, encoding="utf-8"
    )


def saved(folder: Path, *, target: int | None, hands: int | None = None) -> Path:
    """Return the file of a match of computers, played until it or so many hands are over."""
    plan = Plan(Setup.make("block", 2, target=target), ("easy",) * 2, 3)
    file = folder / "match.json"
    file.write_text(json.dumps(match_record(plan, 0, play_match(plan, 0, hands))), "utf-8")
    return file


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """Return the file of a match that is over after one hand."""
    return saved(tmp_path, target=None)


@pytest.mark.parametrize("options", [(), ("--json",)])
def test_a_review_of_the_same_record_is_the_same(finished: Path, options: tuple[str, ...]) -> None:
    first, second = (run("review", finished, "--samples", 5, *options) for _ in range(2))
    assert (first.returncode, first.stderr) == (0, "")
    assert first.stdout == second.stdout
    if options:
        assert json.loads(first.stdout)["seat"] == 0
        assert first.stdout.count("\n") == 1


def test_of_a_match_that_is_over_there_is_a_review_and_no_hint(finished: Path) -> None:
    done = run("hint", finished)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.strip().endswith("match.json: nobody is to act at its end")


@pytest.mark.parametrize("command", ["hint", "review"])
@pytest.mark.parametrize(
    ("options", "code"),
    [
        (("missing.json",), 1),
        ((), 2),
        (("missing.json", "other.json"), 2),
        (("missing.json", "--samples", "0"), 2),
        (("missing.json", "--seed", "-1"), 2),
        (("missing.json", "--players", "easy"), 2),
    ],
)
def test_what_is_wrong_is_told_in_one_line(
    command: str, options: tuple[str, ...], code: int
) -> None:
    done = run(command, *options)
    assert (done.returncode, done.stdout) == (code, "")
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("dominoes-qt: ")


@pytest.mark.parametrize("options", [("--seat", "2"), ("--seat", "x"), ("--hand", "2")])
def test_a_seat_or_hand_that_is_not_there(finished: Path, options: tuple[str, ...]) -> None:
    done = run("review", finished, *options)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


def test_a_record_with_faults(finished: Path) -> None:
    data = json.loads(finished.read_text("utf-8"))
    data["hands"][0]["actions"][0]["tile"] = "9-9"
    finished.write_text(json.dumps(data), "utf-8")
    for command in ("hint", "review"):
        done = run(command, finished)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
        assert "hand 1, action 1" in done.stderr


def test_help_of_both() -> None:
    for command in ("hint", "review"):
        done = run(command, "--help")
        assert done.returncode == 0
        assert "--samples" in done.stdout
        assert "--json" in done.stdout
