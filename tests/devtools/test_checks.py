"""All checks run, whatever the others say, and the summary tells."""

from pathlib import Path

import pytest

from devtools import checks, console


def test_every_check_runs_and_the_summary_tells(capsys: pytest.CaptureFixture[str]) -> None:
    ran: list[str] = []

    def check(title: str, passed: bool) -> checks.Check:
        def passes() -> bool:
            ran.append(title)
            return passed

        return checks.Check(title, passes)

    code = checks.run_all([check("first", True), check("second", False), check("third", True)])
    assert code == 1
    assert ran == ["first", "second", "third"]
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[-4:-1]] == ["ok", "FAILED", "ok"]
    assert lines[-1].startswith("failed: second (")


def test_all_good() -> None:
    assert checks.run_all([checks.Check("only", lambda: True)]) == 0


def test_packages_that_must_be_covered_whole(tmp_path: Path) -> None:
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "__init__.py").touch()
    settings = console.ROOT / "pyproject.toml"
    assert checks.fully_covered(settings, tmp_path) == ["engine"]


def test_last_line_prefers_the_marked_one() -> None:
    said = ["first", "ERROR: no network", "", "see above", " "]
    assert console.last_line(said, "ERROR") == "ERROR: no network"
    assert console.last_line(said) == "see above"
    assert console.last_line(["", " "]) == "no reason given"
