"""Records in files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dominoes_qt.session import records
from dominoes_qt.session.errors import FileError, FileReason
from dominoes_qt.session.records import count, open_record
from tests.session.test_session import session_of, step


def test_one_record_or_one_of_several(tmp_path: Path) -> None:
    session = session_of("block", 2, 1)
    first = json.dumps(session.record(), indent=1)
    step(session)
    second = json.dumps(session.record())
    one, several = tmp_path / "one.json", tmp_path / "several.jsonl"
    one.write_text(first, "utf-8")
    lines = [json.dumps(json.loads(first)), "", second]
    several.write_text("\n".join(lines), "utf-8")
    assert (count(one), count(several)) == (1, 2)
    assert not open_record(one, 1).match.latest.events  # type: ignore[union-attr] # it has a hand
    assert open_record(several, 1).match == open_record(one, 1).match
    assert open_record(several, 2).source == json.loads(second)
    with pytest.raises(FileError) as caught:
        open_record(several, 3)
    assert caught.value.reason is FileReason.EMPTY


def test_a_file_of_lines_may_hold_none(tmp_path: Path) -> None:
    path = tmp_path / "none.jsonl"
    path.write_bytes(b"\n \n")
    with pytest.raises(FileError) as caught:
        count(path)
    assert caught.value.reason is FileReason.EMPTY


@pytest.mark.parametrize("name", ["a.json", "a.jsonl"])
def test_files_that_are_none(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / name
    with pytest.raises(FileError) as caught:
        open_record(path, 1)
    assert caught.value.reason is FileReason.MISSING
    path.mkdir()
    with pytest.raises(FileError) as caught:
        open_record(path, 1)
    assert caught.value.reason is FileReason.NOT_A_FILE
    path.rmdir()
    path.write_bytes(b"")
    with pytest.raises(FileError) as caught:
        open_record(path, 1)
    monkeypatch.setattr(records, "LARGEST", 10)
    path.write_bytes(b"x" * 100)
    with pytest.raises(FileError) as caught:
        open_record(path, 1)
    assert caught.value.reason is FileReason.TOO_LARGE
