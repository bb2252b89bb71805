"""The command line as people call it: in a process of its own, with real streams."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import tempfile
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from dominoes_qt import cli
from dominoes_qt.app import WindowOptions
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.narrate.about import versions
from dominoes_qt.session.simulate import Plan, simulate

pytestmark = pytest.mark.skipif(
    sys.platform in {"win32", "darwin"}, reason="there is always a display here"
)

NO_SCREEN = {
    key: value
    for key, value in os.environ.items()
    if key not in {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "LANGUAGE"}
} | {"LC_ALL": "C.UTF-8"}
COMMAND = [sys.executable, "-m", "dominoes_qt"]
RECORD = next(
    simulate(Plan(Setup.make("draw", 2), ("easy",) * 2, 1, matches=1, records=True))
).record


def run(
    *arguments: str, typed: str | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Return how a command ends; `typed` is its input, and nothing if left out."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        stdin=subprocess.DEVNULL if typed is None else None,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=NO_SCREEN | environment,
        timeout=60,
        check=False,
    )


def wrong(*arguments: str) -> str:
    """Return the one line that is said of wrong usage."""
    done = run(*arguments)
    assert done.returncode == 2
    assert not done.stdout
    assert done.stderr.count("\n") == 1
    return done.stderr.strip()


def test_the_versions() -> None:
    done = run("--version")
    assert (done.returncode, done.stdout.splitlines(), done.stderr) == (0, versions(), "")


@pytest.mark.parametrize("command", [[], ["play"], ["simulate"], ["replay"]])
def test_help(command: list[str]) -> None:
    for lang, word in (("en", "Usage: "), ("es", "Uso: ")):
        done = run(*command, "--help", "--lang", lang)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.startswith(word)


def test_the_language_is_that_of_the_system() -> None:
    assert run("--help", LC_ALL="es_ES.UTF-8", LANG="es_ES.UTF-8").stdout.startswith("Uso: ")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("dance", "there is no command “dance”; there are "),
        ("--dance", "unknown argument: “--dance”"),
        ("play --lang xx", "--lang has to be en or es, not “xx”"),
        ("--lang xx replay nothing", "--lang has to be en or es, not “xx”"),
        ("--lang", "--lang needs a value"),
        ("play --profile chess", "there is no profile “chess”"),
        ("play --seats", "--seats needs a value"),
        ("simulate --profile block --seats 2", "either --matches or --hands has to be given"),
        ("simulate --profile block --seats 2 --matches 0", "--matches has to be a whole number"),
        ("simulate --profile block --seats 2 --matches 1 --jobs 0", "--jobs has to be a whole"),
        ("replay", "FILE is missing"),
        ("--version foo", "there is no command “foo”"),
        ("--version play", "unknown argument: “play”"),
        ("--help dance", "there is no command “dance”"),
        ("a.json b.json", "unknown argument: “b.json”"),
        ("a.json --profile draw", "FILE and --profile cannot be given together"),
    ],
)
def test_wrong_usage(arguments: str, said: str) -> None:
    assert wrong(*arguments.split()).startswith(f"dominoes-qt: {said}")


def test_an_empty_argument_is_no_command() -> None:
    assert wrong("").startswith("dominoes-qt: there is no command “”; there are ")


def test_help_on_a_command_can_come_first() -> None:
    assert run("--help", "replay").stdout == run("replay", "--help").stdout


def test_a_record_opens_in_the_window(
    monkeypatch: pytest.MonkeyPatch, qapp: QCoreApplication, tmp_path: Path
) -> None:
    file = tmp_path / "one.json"
    file.write_text(RECORD, "utf-8")
    assert opened(monkeypatch, str(file)) == WindowOptions(record=file)
    assert opened(monkeypatch, "play", str(file), "--lang=es") == WindowOptions("es", record=file)


def test_without_a_display_the_ledger_of_a_record_is_printed(tmp_path: Path) -> None:
    file = tmp_path / "one.json"
    file.write_text(RECORD, "utf-8")
    done = run(str(file))
    assert done.returncode == 0
    assert done.stdout == run("replay", str(file)).stdout
    assert done.stderr == (
        "No window can be opened here, so the ledger of the record is printed.\n"
    )
    done = run(str(tmp_path / "none.json"))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"dominoes-qt: {tmp_path}/none.json cannot be read: it does not exist\n"


def test_wrong_usage_in_spanish() -> None:
    assert wrong("play", "--lang", "es", "--seats", "x").startswith(
        "dominoes-qt: --seats tiene que ser un número entero"
    )


def test_simulate_is_the_same_on_several_cores(tmp_path: Path) -> None:
    told = []
    for jobs in ("1", "2"):
        file = tmp_path / f"{jobs}.jsonl"
        arguments = "simulate --profile classic --seats 3 --hands 40 --players easy,medium --json"
        done = run(*arguments.split(), "--jobs", jobs, "--record", str(file))
        assert (done.returncode, done.stderr) == (0, "")
        told.append((json.loads(done.stdout), file.read_text("utf-8")))
    assert told[0] == told[1]
    assert told[0][0]["hands"] == 40
    checked = run("replay", str(tmp_path / "1.jsonl"), "--json")
    assert checked.returncode == 0
    assert len(checked.stdout.splitlines()) == len(told[0][1].splitlines())


def test_replay_of_good_and_bad_records(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(RECORD, "utf-8")
    bad.write_text(RECORD.replace('"do": "draw"', '"do": "pass"', 1), "utf-8")
    done = run("replay", str(good))
    assert (done.returncode, done.stderr) == (0, "")
    assert "Hand 1: " in done.stdout
    done = run("replay", str(bad), str(good), str(tmp_path / "none"), str(tmp_path))
    assert done.returncode == 1
    assert str(good) in done.stdout
    lines = done.stderr.splitlines()
    assert len(lines) == 3
    assert lines[0].startswith(f"{bad}: hand 1, action ")


@pytest.mark.parametrize("target", ["/dev/full", "/nowhere/at/all", "/"])
def test_records_that_cannot_be_written(target: str) -> None:
    done = run("simulate", "--profile=draw", "--seats=2", "--matches=1", "--record", target)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith(f"dominoes-qt: {target} cannot be written: ")


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


def opened(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> WindowOptions:
    """Return what the window is told when it is opened with these arguments."""

    def open_window(options: WindowOptions, _no_display: object) -> int:
        found.append(options)
        return 7

    found: list[WindowOptions] = []
    monkeypatch.setattr("dominoes_qt.app.main", open_window)
    monkeypatch.setattr("dominoes_qt.cli.can_open_window", lambda: True)
    monkeypatch.setattr("dominoes_qt.terminal.commands.can_open_window", lambda: True)
    monkeypatch.setattr("dominoes_qt.terminal.commands.close_application", lambda: None)
    assert cli.main(arguments) == 7
    (options,) = found
    return options


def test_the_window_opens_where_one_can(
    monkeypatch: pytest.MonkeyPatch, qapp: QCoreApplication
) -> None:
    assert opened(monkeypatch) == WindowOptions()
    assert opened(monkeypatch, "--lang", "es") == WindowOptions(language="es")
    options = opened(monkeypatch, "play", "--deal", "7", "--seed", "8", "--lang=en")
    assert options == WindowOptions(language="en", deal=7, seed=8)


def test_the_window_is_told_what_is_played(
    monkeypatch: pytest.MonkeyPatch, qapp: QCoreApplication
) -> None:
    options = opened(monkeypatch, "play", "--profile", "block", "--people", "Eva", "--level=easy")
    assert options.setup == Setup.make("block", 2)
    assert options.seats is not None
    assert [seat.name for seat in options.seats] == ["Eva", "Ana"]
    assert options.seats[1].level == "easy"


def test_a_python_and_qt_that_do_not_go_together_are_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("dominoes_qt.compat.refusal", lambda: "They do not go together.")
    assert cli.main(["--version"]) == 1
    assert capsys.readouterr() == ("", "They do not go together.\n")


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (MemoryError(), "not enough memory"),
        (BrokenProcessPool(), "a process that shared the work has died"),
    ],
)
def test_troubles_of_the_machine_are_one_line(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    qapp: QCoreApplication,
    error: Exception,
    said: str,
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr("dominoes_qt.terminal.simulation.run", fail)
    arguments = ["simulate", "--profile", "draw", "--seats", "2", "--matches", "1", "--lang", "en"]
    assert cli.main(arguments) == 1
    assert capsys.readouterr() == ("", f"dominoes-qt: {said}\n")
