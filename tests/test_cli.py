"""The command line as people call it: in a process of its own, with real streams."""

from __future__ import annotations

import json
import sys
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from dominoes_qt import cli
from dominoes_qt.app import WindowOptions
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.narrate.about import versions
from dominoes_qt.session.simulate import Plan, simulate
from tests.command_line import run, wrong

pytestmark = pytest.mark.skipif(
    sys.platform in {"win32", "darwin"}, reason="there is always a display here"
)

RECORD = next(
    simulate(Plan(Setup.make("draw", 2), ("easy",) * 2, 1, matches=1, records=True))
).record


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
