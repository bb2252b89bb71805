"""Records out of the history and into it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from dominoes_qt.engine.errors import RecordError
from dominoes_qt.engine.record import read
from dominoes_qt.session import records
from dominoes_qt.session.errors import FileError, FileReason
from dominoes_qt.session.history.exchange import export, look_through
from dominoes_qt.session.history.history import History
from dominoes_qt.session.history.opening import open_history
from tests.session.history.matches import NOON, finished, later, some, take_in
from tests.session.test_session import session_of


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    """An empty history."""
    history = open_history(tmp_path / "history.sqlite").history
    yield history
    history.close()


def filled(history: History) -> list[int]:
    """Add some matches and return their ids."""
    return [history.add(session, later(days)) for days, session in enumerate(some())]


def test_all_goes_out_and_comes_in_elsewhere(history: History, tmp_path: Path) -> None:
    ids = filled(history)
    path = tmp_path / "all.jsonl"
    export(history, ids, path)
    assert len(path.read_bytes().splitlines()) == len(ids)
    other = History(tmp_path / "other.sqlite", None)
    assert [found.line for found in look_through(path)] == [1, 2, 3, 4, 5, 6, 7]
    assert [found.read for found in look_through(path)][-1] == path.stat().st_size
    added = take_in(other, path, later(100))
    assert [None if each is None else each[1] for each in added] == [False] * 7
    assert other.rows() == history.rows()
    assert other.statistics() == history.statistics()
    assert added[1] is not None
    other.delete([added[1][0]], NOON)
    again = take_in(other, path, later(200))
    assert again == [None if each is None else (each[0], True) for each in added]
    assert other.count() == 7
    other.close()


def test_one_match_a_file(history: History, tmp_path: Path) -> None:
    ids = filled(history)
    path = tmp_path / "one.json"
    export(history, ids[3:4], path)
    assert read(path.read_bytes()).match.scores == some()[3].scores
    with pytest.raises(ValueError, match="one match"):
        export(history, ids, path)
    assert take_in(history, path, NOON) == [(ids[3], True)]
    export(history, [99], tmp_path / "none.jsonl")
    assert (tmp_path / "none.jsonl").read_bytes() == b""
    assert not list(tmp_path.glob(".*.new"))


def test_what_cannot_be_written_leaves_the_old_file(history: History, tmp_path: Path) -> None:
    ids = filled(history)
    path = tmp_path / "all.jsonl"
    path.write_bytes(b"old")
    history._database.execute("UPDATE records SET body = x'00' WHERE match = 3")
    with pytest.raises(FileError) as caught:
        export(history, ids, path)
    assert caught.value.reason is FileReason.DAMAGED
    assert path.read_bytes() == b"old"
    assert not list(tmp_path.glob(".*.new"))
    with pytest.raises(FileError) as caught:
        export(history, ids, tmp_path / "none" / "a.jsonl")
    assert caught.value.reason is FileReason.MISSING


def test_each_fault_of_a_file_has_its_line(history: History, tmp_path: Path) -> None:
    good = json.dumps(finished("block", "PF").record())
    unfinished = json.dumps(session_of("block", 2, 1).record())
    wrong = good.replace('"seat": 1, "do": "play"', '"seat": 0, "do": "play"', 1)
    path = tmp_path / "mixed.jsonl"
    lines = [good, "", "{", unfinished, wrong, good, "  "]
    path.write_text("\n".join(lines), "utf-8")
    found = list(look_through(path))
    assert [each.line for each in found] == [1, 3, 4, 5, 6]
    reasons = [each.fault.reason if each.fault else None for each in found]
    record = FileReason.RECORD
    assert reasons == [None, record, FileReason.UNFINISHED, record, None]
    fault = found[3].fault
    assert fault is not None
    assert isinstance(fault.cause, RecordError)
    assert fault.cause.hand == 1
    first, *others = take_in(history, path, later(3))
    assert first is not None
    assert others == [None, None, None, (first[0], True)]
    assert [row.when for row in history.rows()] == [later(3)]


def test_an_import_takes_no_place_of_another_match(history: History, tmp_path: Path) -> None:
    own = some()[0]
    added = history.add(own, NOON)
    stranger = finished("draw", "PF").record() | {"app": {"match": own.key, "deal": True}}
    path = tmp_path / "stranger.json"
    for known in (False, True):
        path.write_text(json.dumps(stranger), "utf-8")
        (taken,) = take_in(history, path, later(1))
        assert taken is not None
        assert taken[0] != added
        assert taken[1] is known
        stranger["app"] = {"match": own.key, "finished": "2001-01-01T00:00:00+00:00"}
    assert [row.profile for row in history.rows()] == ["draw", "block"]
    assert history.rows()[0].deal is None


def test_files_that_cannot_be_read_or_are_too_large(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("none.json", "none.jsonl"):
        with pytest.raises(FileError) as caught:
            list(look_through(tmp_path / name))
        assert caught.value.reason is FileReason.MISSING
    (tmp_path / "empty.jsonl").write_bytes(b"\n\n")
    with pytest.raises(FileError) as caught:
        list(look_through(tmp_path / "empty.jsonl"))
    assert caught.value.reason is FileReason.EMPTY
    monkeypatch.setattr(records, "LARGEST", 10)
    path = tmp_path / "huge.jsonl"
    path.write_bytes(b"{}\n" + b"x" * 100 + b"\n{}\n")
    found = list(look_through(path))
    assert [each.line for each in found] == [1, 2]
    fault = found[1].fault
    assert fault is not None
    assert fault.reason is FileReason.TOO_LARGE
