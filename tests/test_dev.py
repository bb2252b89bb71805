"""dev.py: its answers to right and wrong usage. Nothing is installed here."""

import os
import subprocess
import sys
from collections.abc import Sequence

import pytest

import dev
from devtools import console, environment, system


def run_dev(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, console.ROOT / "dev.py", *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


class TestCommands:
    def test_without_a_command_it_shows_its_usage(self) -> None:
        done = run_dev()
        assert done.returncode == 2
        assert done.stdout == dev.USAGE

    def test_usage_names_every_command(self) -> None:
        assert all(f"\n  {name} " in dev.USAGE for name in dev.COMMANDS)

    def test_unknown_command_is_one_line(self) -> None:
        done = run_dev("tset")
        assert done.returncode == 2
        assert done.stderr.startswith("dev.py: no such command: tset (there are: play,")
        assert done.stderr.count("\n") == 1

    def test_problem_becomes_one_line(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert dev.main(["check", "everything"]) == 1
        assert capsys.readouterr().err == "dev.py: this command takes no arguments: everything\n"

    def test_failure_of_the_system_is_one_line(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        def refused(arguments: Sequence[str]) -> int:
            raise PermissionError(13, "Permission denied", ".venv")

        monkeypatch.setitem(dev.COMMANDS, "check", refused)
        assert dev.main(["check"]) == 1
        assert capsys.readouterr().err == "dev.py: .venv: Permission denied\n"

    def test_interrupt_is_no_traceback(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        def interrupted(arguments: Sequence[str]) -> int:
            raise KeyboardInterrupt

        monkeypatch.setitem(dev.COMMANDS, "check", interrupted)
        assert dev.main(["check"]) == 130
        assert capsys.readouterr().err == "dev.py: stopped\n"

    def test_play_passes_its_arguments_on(self, monkeypatch: pytest.MonkeyPatch) -> None:
        seen: list[list[str]] = []
        monkeypatch.setattr(system, "ensure", lambda uses: None)
        monkeypatch.setattr(environment, "ensure", lambda level: None)
        monkeypatch.setattr(os, "name", "posix")
        monkeypatch.setattr(os, "execve", lambda path, command, env: seen.append(command[1:]))
        monkeypatch.setattr(subprocess, "call", lambda command, env: 0)
        dev.play(["play", "--terminal"])
        assert seen == [["-m", "dominoes_qt", "play", "--terminal"]]
