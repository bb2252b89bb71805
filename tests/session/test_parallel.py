"""Work shared out to several cores."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from dominoes_qt.session import parallel
from dominoes_qt.session.parallel import in_order


def test_one_job_needs_no_other_process() -> None:
    here: list[int] = []
    results = in_order(here.append, count(), 1)
    next(results)
    next(results)
    assert here == [0, 1]


def test_results_come_in_the_order_of_the_tasks() -> None:
    assert list(in_order(abs, range(-9, 0), 2)) == [9, 8, 7, 6, 5, 4, 3, 2, 1]


def test_no_more_tasks_are_taken_than_are_needed() -> None:
    taken: list[int] = []

    def tasks() -> Iterator[int]:
        for task in count():
            taken.append(task)
            yield task

    results = in_order(abs, tasks(), 2)
    assert next(results) == 0
    assert len(taken) <= 4
    assert next(results) == 1
    results.close()


def test_a_failure_comes_out() -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        list(in_order(int, ["1", "one"], 2))


def test_an_interrupt_waits_until_a_process_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(KeyboardInterrupt):  # noqa: PT012 - comes when it is let through
        with parallel._interrupts_held():
            signal.raise_signal(signal.SIGINT)
            came_through = True
        assert came_through
    monkeypatch.delattr(signal, "pthread_sigmask")
    with parallel._interrupts_held():
        pass
    with pytest.raises(KeyboardInterrupt), parallel._interrupts_held():
        signal.raise_signal(signal.SIGINT)


def test_programs_that_are_started_afterwards_find_their_folder(tmp_path: Path) -> None:
    assert list(in_order(abs, [-1, -2], 2)) == [1, 2]
    (tmp_path / "beside.py").touch()
    (tmp_path / "program.py").write_text("import beside\n")
    subprocess.run([sys.executable, str(tmp_path / "program.py")], check=True)


def test_no_code_of_the_current_folder_is_run(tmp_path: Path) -> None:
    (tmp_path / "pickle.py").write_text("raise SystemExit('run by mistake')\n")
    program = Path(sys.executable).with_name("dominoes-qt")
    match = ["--profile", "block", "--seats", "2", "--players", "easy", "--seed", "1", "--json"]
    command = [str(program), "simulate", *match, "--matches", "4", "--jobs"]
    one, two = (
        subprocess.run([*command, jobs], cwd=tmp_path, capture_output=True, check=False)
        for jobs in "12"
    )
    assert (two.returncode, two.stdout, two.stderr) == (0, one.stdout, b"")
