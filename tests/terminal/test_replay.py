"""The command `replay`: ledgers, faults with their place, JSON."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from dominoes_qt.engine.profiles import Setup
from dominoes_qt.narrate.language import Languages
from dominoes_qt.session.simulate import Plan, simulate
from dominoes_qt.terminal import replay
from dominoes_qt.terminal.console import Console
from tests.terminal.typing import Keyboard, Screen

pytestmark = pytest.mark.usefixtures("english")

PLAN = Plan(Setup.make("all-fives", 2), ("easy", "easy"), 3, matches=3, records=True)
RECORDS = [result.record for result in simulate(PLAN)]


def checked(*files: Path, as_json: bool = False) -> tuple[bool, list[str], list[str]]:
    """Return whether the files are good, and what is printed and told of errors."""
    out, errors = Screen(), Screen()
    consoles = (Console(Keyboard([]), out), Console(Keyboard([]), errors))
    good = replay.run([str(file) for file in files], *consoles, as_json=as_json)
    return good, out.lines, errors.lines


def spoilt() -> str:
    """Return a record whose second hand claims wrong points for its third play."""
    record: dict[str, Any] = copy.deepcopy(json.loads(RECORDS[0]))
    record["hands"][1]["actions"][2]["points"] = 995
    return json.dumps(record)


def write(folder: Path, name: str, text: str) -> Path:
    """Return a new file with that text."""
    file = folder / name
    file.write_text(text, "utf-8")
    return file


def test_a_good_record_gives_its_ledger(tmp_path: Path) -> None:
    file = write(tmp_path, "good.json", json.dumps(json.loads(RECORDS[0]), indent=2))
    good, shown, errors = checked(file)
    assert good
    assert not errors
    assert shown[0] == str(file)
    assert shown[2] == "Players: easy 0, easy 1."
    assert sum(line.startswith("Hand ") for line in shown) == len(json.loads(RECORDS[0])["hands"])
    assert shown[-2].startswith("Winner of the match: ")


def test_a_fault_is_told_with_its_place_and_the_right_value(tmp_path: Path) -> None:
    file = write(tmp_path, "bad.json", spoilt())
    good, shown, errors = checked(file)
    assert not good
    assert not shown
    assert errors == [f"{file}: hand 2, action 3: claims 995 points; the rules give 0"]


def test_a_file_of_many_records_is_read_line_by_line(tmp_path: Path) -> None:
    lines = [RECORDS[0], "", "  ", spoilt(), "{", RECORDS[2]]
    file = write(tmp_path, "many.jsonl", "\n".join(lines) + "\n")
    good, shown, errors = checked(file)
    assert not good
    assert f"{file}, line 1" in shown
    assert f"{file}, line 6" in shown
    assert [line.split(": ")[0] for line in errors] == [f"{file}, line 4", f"{file}, line 5"]


def test_a_bad_file_does_not_stop_the_others(tmp_path: Path) -> None:
    file = write(tmp_path, "good.json", RECORDS[1])
    good, shown, errors = checked(tmp_path / "nothing.json", tmp_path, file)
    assert not good
    assert errors == [
        f"{tmp_path}/nothing.json cannot be read: it does not exist",
        f"{tmp_path} cannot be read: it is a folder",
    ]
    assert shown[0] == str(file)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe\x00",
        b"[" * 200_000,
        b'{"a":' * 100_000,
        b"9" * 10_000,
        b"[]",
        b'"text"',
        b"null",
        b'{"format": "domino-record/2"}',
        b"NaN",
        b'{"format": "domino-record/1", "profile": "\x1b[31m", "seats": 2, "hands": []}',
    ],
    ids=range(11),
)
def test_what_is_no_record_is_one_line(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "odd.json"
    file.write_bytes(content)
    good, shown, errors = checked(file)
    assert not good
    assert not shown
    assert len(errors) == 1
    assert errors[0].isprintable()


def test_a_file_too_large_for_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "MOST_BYTES", 100)
    for name in ("large.json", "large.jsonl"):
        good, _, errors = checked(write(tmp_path, name, RECORDS[0]))
        assert not good
        assert errors[0].endswith("cannot be read: it is too large")


def test_a_file_of_many_records_has_at_least_one(tmp_path: Path) -> None:
    file = write(tmp_path, "none.jsonl", "\n \n")
    assert checked(file) == (False, [], [f"{file}: there is no record in it"])


def test_a_name_that_no_file_can_have() -> None:
    good, _, errors = checked(Path("a\0b"))
    assert not good
    assert len(errors) == 1
    assert errors[0].isprintable()


def test_json_gives_a_line_a_record(tmp_path: Path) -> None:
    file = write(tmp_path, "many.jsonl", f"{RECORDS[0]}\n{spoilt()}\n")
    good, shown, errors = checked(file, tmp_path / "none.json", as_json=True)
    first, second, third = map(json.loads, shown)
    assert not good
    assert len(errors) == 2
    record = json.loads(RECORDS[0])
    assert (first["file"], first["line"], first["ok"]) == (str(file), 1, True)
    assert (first["winner"], first["complete"]) == (record["winner"], True)
    assert [hand["scores"] for hand in first["hands"]] == [
        hand["scores"] for hand in record["hands"]
    ]
    assert (second["ok"], second["hand"], second["action"]) == (False, 2, 3)
    assert second["reason"] == "CLAIM"
    assert second["fault"].startswith("hand 2, action 3: ")
    assert (third["ok"], third["line"]) == (False, None)


def test_faults_in_spanish(tmp_path: Path, languages: Languages) -> None:
    languages.use("es")
    _, _, errors = checked(write(tmp_path, "bad.jsonl", spoilt()))
    assert ", línea 1: mano 2, acción 3: " in errors[0]
