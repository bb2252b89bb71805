"""Matches at a terminal, a pipe and other real streams, in a process of their own."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

from tests.command_line import COMMAND, NO_SCREEN, run

pytestmark = pytest.mark.skipif(
    sys.platform in {"win32", "darwin"}, reason="there is always a display here"
)


def test_without_a_display_and_nobody_to_type_computers_play() -> None:
    done = run()
    assert done.returncode == 0
    assert done.stderr == (
        "No window can be opened here and nobody can type, so computers play one match.\n"
    )
    assert done.stdout.splitlines()[-1].endswith(("win the match.", "wins the match."))


def test_a_dead_display_is_no_display() -> None:
    done = run("play", "--profile", "block", DISPLAY=":7654")
    assert done.returncode == 0
    assert done.stderr.startswith("No window can be opened here")
    assert done.stderr.count("\n") == 1


def test_commands_are_typed_into_a_pipe() -> None:
    typed = "1\nscores\nquit\nyes\n"
    done = run("play", "--terminal", "--profile", "block", "--leader", "0", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1] == "The match ends here, unfinished."
    assert "You lead " in done.stdout


def test_the_end_of_input_ends_a_match() -> None:
    done = run("play", "--terminal", "--lang", "es")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1] == "La partida se queda aquí, sin terminar."


def test_watching_is_the_same_for_the_same_numbers() -> None:
    arguments = ["play", "--watch", "--profile=muggins", "--seats=3", "--deal=5", "--seed=6"]
    first, second = run(*arguments), run(*arguments)
    assert first.returncode == 0
    assert first.stdout == second.stdout
    assert "Deal number 5." in first.stdout


def test_characters_that_the_terminal_lacks_are_replaced() -> None:
    done = run("--help", "--lang", "es", PYTHONIOENCODING="ascii", LC_ALL="C")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Domin?" in done.stdout


def test_input_that_is_no_text_is_not_understood() -> None:
    done = subprocess.run(
        [*COMMAND, "play", "--terminal"],
        input=b"\xff\xfe\n",
        capture_output=True,
        env=NO_SCREEN,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"is not understood" in done.stdout


@pytest.mark.parametrize("close", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_streams_that_are_closed(close: str) -> None:
    line = f'"$0" -m dominoes_qt play --watch --profile block {close}'
    done = subprocess.run(
        ["/bin/sh", "-c", line, sys.executable], env=NO_SCREEN, capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_reader_who_leaves_is_no_fault() -> None:
    arguments = [*COMMAND, "simulate", "--profile", "draw", "--seats", "2", "--matches", "1"]
    with subprocess.Popen(
        arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=NO_SCREEN
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.wait(60) == 141
        assert process.stderr.read() == b""


def test_output_that_cannot_be_written() -> None:
    line = '"$0" -m dominoes_qt --version > /dev/full'
    done = subprocess.run(
        ["/bin/sh", "-c", line, sys.executable],
        env=NO_SCREEN,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("dominoes-qt: the output cannot be written: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_ends_a_long_run_in_one_line(jobs: str) -> None:
    arguments = ["simulate", "--profile=all-fives", "--seats=2", "--matches=100000", "--jobs"]
    with subprocess.Popen(
        [*COMMAND, *arguments, jobs],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=NO_SCREEN,
        start_new_session=True,
    ) as process:
        time.sleep(2.5)
        os.killpg(process.pid, signal.SIGINT)
        try:
            out, errors = process.communicate(timeout=60)
        finally:
            process.kill()
    assert process.returncode == 130
    assert (out, errors) == (b"", b"dominoes-qt: Stopped.\n")


class Terminal:
    """A person at a real terminal, with a program in it."""

    def __init__(self, *arguments: str, home: Path | None = None) -> None:
        """Start it; `home` is where its matches are, and else there are none."""
        data = str(home or tempfile.mkdtemp(dir=os.environ["XDG_DATA_HOME"].removesuffix("/data")))
        try:
            self._end, inside = os.openpty()
        except OSError as error:
            pytest.skip(f"this system gives out no terminal: {error}")
        self._process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env=NO_SCREEN | {"TERM": "dumb", "XDG_DATA_HOME": data},
            start_new_session=True,
        )
        os.close(inside)
        self.shown = ""

    def wait_for(self, text: str) -> None:
        """Read until a text is shown."""
        until = time.monotonic() + 60
        while text not in self.shown:
            assert time.monotonic() < until, self.shown
            if select.select([self._end], [], [], 1)[0]:
                try:
                    self.shown += os.read(self._end, 65536).decode()
                except OSError:
                    break
        assert text in self.shown

    def type(self, line: str) -> None:
        """Type a line."""
        self.shown = ""
        os.write(self._end, f"{line}\n".encode())

    def interrupt(self) -> None:
        """Press Ctrl-C."""
        os.killpg(self._process.pid, signal.SIGINT)

    def end(self) -> int:
        """Wait for the program and return its exit code."""
        code = self._process.wait(60)
        os.close(self._end)
        return code


def test_without_a_display_a_person_plays_in_the_terminal() -> None:
    terminal = Terminal()
    terminal.wait_for("No window can be opened here, so the match is played in the terminal.")
    terminal.wait_for("Which game? Enter for All Fives:")
    terminal.type("block")
    terminal.wait_for("How many seats, 2, 3 or 4? Enter for 2:")
    terminal.type("")
    terminal.wait_for("How good are the computers")
    terminal.type("easy")
    terminal.wait_for("Your choice:")
    assert "\x1b" not in terminal.shown
    terminal.type("quit")
    terminal.wait_for("Quit? Yes or no:")
    terminal.type("yes")
    terminal.wait_for("The match is saved.")
    assert terminal.end() == 0


@pytest.mark.parametrize(
    "variables",
    [
        {"DISPLAY": ":7654"},
        {"DISPLAY": "localhost:7654"},
        {"WAYLAND_DISPLAY": "wayland-7654", "XDG_RUNTIME_DIR": "/"},
        {"QT_QPA_PLATFORM": "no-such-platform"},
    ],
    ids=str,
)
def test_a_display_by_name_only_is_none(variables: dict[str, str]) -> None:
    said = "No window can be opened here and nobody can type, so computers play one match.\n"
    done = run(**variables)
    assert (done.returncode, done.stderr) == (0, said)
    done = run("play", "--profile", "block", "--deal", "7", "--seed", "8", **variables)
    assert (done.returncode, done.stderr) == (0, said)
    assert done.stdout.startswith("Block, 2 players.")
    assert "Deal number 7." in done.stdout


def test_a_match_at_a_terminal_is_saved_and_gone_on_with(tmp_path: Path) -> None:
    arguments = ("--terminal", "--profile", "block", "--people", "2", "--lang", "en")
    terminal = Terminal("play", *arguments, home=tmp_path)
    terminal.wait_for("Press Enter to see your tiles.")
    terminal.type("")
    terminal.wait_for("Your choice:")
    terminal.type("1")
    terminal.wait_for("Press Enter to see your tiles.")
    terminal.interrupt()
    assert terminal.end() == 130
    (save,) = (tmp_path / "dominoes-qt" / "saves").glob("match-*.json")
    before = json.loads(save.read_text("utf-8"))["hands"]
    assert len(before[0]["actions"]) == 1
    terminal = Terminal("play", "--terminal", "--lang", "en", home=tmp_path)
    terminal.wait_for("Go on with it? Yes or no, Enter for yes:")
    assert "A match is not over. Block, hand 1, 0 – 0: Ana, Ben." in terminal.shown
    terminal.type("")
    terminal.wait_for("Press Enter to see your tiles.")
    assert "The match goes on." in terminal.shown
    assert not any(tile in terminal.shown for tile in before[0]["deal"][1])
    terminal.type("")
    terminal.wait_for("Your choice:")
    terminal.type("quit")
    terminal.wait_for("Quit?")
    terminal.type("yes")
    terminal.wait_for("The match is saved.")
    assert terminal.end() == 0
    assert json.loads(save.read_text("utf-8"))["hands"] == before


def test_ctrl_c_ends_a_match_in_one_line() -> None:
    terminal = Terminal("play", "--terminal", "--profile", "block")
    terminal.wait_for("Your choice:")
    terminal.interrupt()
    terminal.wait_for("dominoes-qt: Stopped.")
    assert "Traceback" not in terminal.shown
    assert terminal.end() == 130
