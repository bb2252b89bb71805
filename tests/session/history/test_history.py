"""The list of finished matches, on real files."""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest

from dominoes_qt.engine.profiles import Setup
from dominoes_qt.session.errors import FileError, FileReason
from dominoes_qt.session.history import schema
from dominoes_qt.session.history.history import History
from dominoes_qt.session.history.opening import open_history
from dominoes_qt.session.history.rows import Line, Result, Sort, Wanted
from dominoes_qt.session.history.summary import app_of, finished_at
from dominoes_qt.session.saves.document import document, read_record, read_saved
from dominoes_qt.session.session import Session
from tests.session.history.matches import LEVELS, NOON, finished, later, record_of, seats_of, some
from tests.session.test_session import play_out


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    """A history with some matches, a day from one to the next."""
    opened = open_history(tmp_path / "history.sqlite")
    assert opened.faults == ()
    for days, session in enumerate(some()):
        assert opened.history.add(session, later(days)) == days + 1
    yield opened.history
    opened.history.close()


def test_the_list_tells_of_each_match(history: History) -> None:
    rows = history.rows(descending=False)
    assert [row.id for row in rows] == [1, 2, 3, 4, 5, 6, 7]
    assert [row.when for row in rows] == [later(days) for days in range(7)]
    for row, session in zip(rows, some(), strict=True):
        assert row.key == session.key
        assert (row.profile, row.seats) == (session.setup.profile.key, session.setup.seats)
        assert (row.partners, row.target) == (session.setup.partners, session.setup.target)
        assert row.deal == session.number
        assert row.names == tuple(seat.name for seat in session.seats)
        assert (row.scores, row.winner) == (session.scores, session.winner)
        assert row.hands == len(session.finished)
    results = [row.result.value for row in rows]
    assert results == ["lost", "won", "won", "lost", "won", "shared", "watched"]
    assert [row.levels for row in rows] == [
        ("first",),
        ("easy",),
        ("first",),
        ("easy", "first"),
        ("easy", "first"),
        ("",),
        ("easy", "first"),
    ]
    assert [row.margin for row in rows] == [-65, 88, 90, -140, 6, None, None]
    assert [row.side for row in rows] == [0, 0, 0, 0, 0, None, None]
    assert [row.best for row in rows] == [None, None, 15, 10, None, None, 25]
    assert [row.blocked for row in rows] == [11, 7, 2, 0, 14, 3, 0]


@pytest.mark.parametrize(
    ("wanted", "ids"),
    [
        (Wanted(), [7, 6, 5, 4, 3, 2, 1]),
        (Wanted(profile="block"), [2, 1]),
        (Wanted(level="easy"), [7, 5, 4, 2]),
        (Wanted(level=""), [6]),
        (Wanted(result=Result.WON), [5, 3, 2]),
        (Wanted(since=later(2), until=later(4)), [4, 3]),
        (Wanted(profile="all-fives", level="easy", result=Result.LOST), [4]),
        (Wanted(profile="'; DROP TABLE matches; --"), []),
        (Wanted(deleted=True), []),
    ],
)
def test_filters(history: History, wanted: Wanted, ids: list[int]) -> None:
    assert [row.id for row in history.rows(wanted)] == ids
    assert history.count(wanted) == len(ids)


@pytest.mark.parametrize("sort", list(Sort))
@pytest.mark.parametrize("descending", [True, False])
def test_orders(history: History, sort: Sort, descending: bool) -> None:
    rows = history.rows(sort=sort, descending=descending)
    names = {Sort.WHEN: "when"}
    values = [getattr(row, names.get(sort, sort.value)) for row in rows]
    values = [value.value if isinstance(value, Result) else value for value in values]
    known = [value for value in values if value is not None]
    assert known == sorted(known, reverse=descending)
    empty = [value is None for value in values]
    assert empty == sorted(empty, reverse=not descending)


def test_pages(history: History) -> None:
    assert [row.id for row in history.rows(limit=3)] == [7, 6, 5]
    assert [row.id for row in history.rows(limit=3, offset=3)] == [4, 3, 2]


def test_what_can_be_filtered_by(history: History) -> None:
    assert history.profiles() == ["block", "draw", "all-fives", "muggins", "six-love"]
    assert history.levels() == ["", "easy", "first"]


def test_statistics(history: History) -> None:
    history.add(finished("block", "PF", 8), later(8))
    lines = {(line.profile, line.level): line for line in history.statistics()}
    assert [line.profile for line in history.statistics()] == [
        *("block", "block", "draw", "all-fives", "all-fives", "six-love", "six-love"),
    ]
    assert lines["all-fives", "easy"] == Line("all-fives", "easy", 1, 0, 1, -140, 0, 10)
    assert lines["all-fives", "first"] == Line("all-fives", "first", 2, 1, 1, -25, 2 / 17, 15)
    assert lines["draw", ""] == Line("draw", "", 1, 0, 0, None, 3 / 4, None)
    block = lines["block", "first"]
    assert (block.played, block.won + block.lost) == (2, 2)
    assert [line.level for line in history.statistics(Wanted(level="easy"))] == ["easy"] * 3
    watched = history.statistics(Wanted(result=Result.WATCHED))
    assert [(line.profile, line.played) for line in watched] == [("muggins", 1), ("muggins", 1)]


def test_a_hand_that_nobody_wins_is_drawn(history: History) -> None:
    session = Session(
        Setup.make("block", 2, target=None), seats_of("PF"), 41, levels=LEVELS, seed=3
    )
    play_out(session)
    added = history.add(session, later(9))
    row = history.rows(limit=1)[0]
    assert (row.id, row.result, row.winner, row.side) == (added, Result.DRAWN, None, 0)
    assert (row.margin, row.target) == (0, None)


def test_another_end_of_the_same_match_replaces_the_first(tmp_path: Path) -> None:
    history = open_history(tmp_path / "h.sqlite").history
    session = finished("block", "PP", 1)
    added = history.add(session, NOON)
    session.undo()
    with pytest.raises(FileError) as caught:
        history.add(session, NOON)
    assert caught.value.reason is FileReason.UNFINISHED
    session.redo()
    assert history.add(session, later(1)) == added
    saved = read_saved(document(session, {}), tmp_path, LEVELS).session(LEVELS)
    assert history.add(saved, later(2)) == added
    assert [row.when for row in history.rows()] == [later(2)]
    history.close()


def test_records_come_out_whole_and_checked(history: History) -> None:
    for row, session in zip(history.rows(descending=False), some(), strict=True):
        recorded = record_of(history, row.id)
        assert recorded is not None
        assert recorded.match == read_record(json.dumps(session.record()).encode(), Path()).match
        assert app_of(recorded.source) == {
            "match": session.key,
            "deal": session.number,
            "finished": row.when.isoformat(timespec="milliseconds"),
        }
        assert finished_at(recorded.source) == row.when
    assert record_of(history, 99) is None


def test_deleted_matches_can_come_back_until_they_are_purged(history: History) -> None:
    history.delete([1, 3], later(10))
    assert [row.id for row in history.rows()] == [7, 6, 5, 4, 2]
    assert [row.id for row in history.rows(Wanted(deleted=True))] == [3, 1]
    assert [line.played for line in history.statistics(Wanted(profile="block"))] == [1]
    history.undelete([3])
    assert history.count() == 6
    history.purge(later(10))
    history.undelete([1])
    assert history.count() == 7
    history.delete([1, 2], later(10))
    history.purge(later(10.1))
    history.undelete([1, 2])
    assert history.count() == 5
    assert record_of(history, 1) is None
    assert history.levels() == ["", "easy", "first"]


def test_a_deleted_match_that_ends_again_is_back(history: History) -> None:
    history.delete([2], NOON)
    assert history.add(some()[1], NOON) == 2
    assert history.count() == 7


def test_the_list_looks_into_no_record(history: History, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*arguments: object) -> NoReturn:
        raise AssertionError

    monkeypatch.setattr(zlib, "decompressobj", fail)
    assert len(history.rows()) == 7
    assert history.statistics()
    reached: list[str] = []

    def note(action: int, table: str | None, *rest: object) -> int:
        reached.append(str(table))
        return sqlite3.SQLITE_OK

    history._database.set_authorizer(note)
    history.rows(Wanted(level="easy"))
    history.count()
    history._database.set_authorizer(None)
    assert "matches" in reached
    assert "records" not in reached


def instructions(history: History) -> int:
    """Return how many hundreds of steps SQLite takes for the first page."""
    steps = 0

    def count() -> int:
        nonlocal steps
        steps += 1
        return 0

    history._database.set_progress_handler(count, 10)
    assert len(history.rows(limit=20)) == 20
    history._database.set_progress_handler(None, 0)
    return steps


def test_thousands_of_matches_open_as_fast_as_a_few(tmp_path: Path) -> None:
    taken = []
    for matches in (20, 5000):
        path = tmp_path / f"{matches}.sqlite"
        history = open_history(path).history
        history.add(some()[0], NOON)
        columns = "key || m.n, digest, finished + m.n, profile, seats, partners, names, levels"
        names = columns.replace(" || m.n", "").replace(" + m.n", "")
        with schema.changing(history._database):
            history._database.execute(
                "WITH RECURSIVE m (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM m WHERE n < ?) "
                f"INSERT INTO matches ({names}, result, scores, hands, blocked) "
                f"SELECT {columns}, result, scores, hands, blocked FROM matches, m",
                (matches - 1,),
            )
        assert history.count() == matches
        taken.append(instructions(history))
        history.close()
        opened = open_history(path)
        assert opened.faults == ()
        opened.history.close()
    assert taken[1] <= taken[0] + 2


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE matches SET names = 'x' WHERE id = 3",
        "UPDATE matches SET names = '[1]' WHERE id = 3",
        "UPDATE matches SET names = x'00' WHERE id = 3",
        "UPDATE matches SET names = CAST(x'80' AS TEXT) WHERE id = 3",
        "UPDATE matches SET result = 'x' WHERE id = 3",
        "UPDATE matches SET seats = 'x' WHERE id = 3",
        "UPDATE matches SET scores = '[[]]' WHERE id = 3",
        "UPDATE matches SET finished = 9223372036854775807 WHERE id = 3",
        "UPDATE matches SET deal = 'x' WHERE id = 3",
    ],
)
def test_rows_that_others_have_written_are_damage(history: History, change: str) -> None:
    history._database.execute(change)
    with pytest.raises(FileError) as caught:
        history.rows()
    assert caught.value.reason is FileReason.DAMAGED


@pytest.mark.parametrize(
    "body",
    [b"x", b"\0\0\0", zlib.compress(b"{}")[:-3], zlib.compress(b"{}"), "text"],
)
def test_records_that_others_have_written_are_refused(history: History, body: object) -> None:
    history._database.execute("UPDATE records SET body = ? WHERE match = 3", (body,))
    with pytest.raises(FileError) as caught:
        record_of(history, 3)
    assert caught.value.reason in (FileReason.DAMAGED, FileReason.RECORD)


def test_a_record_that_grows_without_end_is_refused(
    history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dominoes_qt.session.history.summary.LARGEST", 10_000)
    bomb = zlib.compress(b" " * 10_000_000)
    history._database.execute("UPDATE records SET body = ? WHERE match = 3", (bomb,))
    with pytest.raises(FileError) as caught:
        record_of(history, 3)
    assert caught.value.reason is FileReason.DAMAGED


@pytest.mark.parametrize(
    "told",
    [None, 5, "yesterday", "2026-11-30T12:00:00", "0001-01-01T00:00:00+14:00", "+"],
)
def test_a_record_may_tell_its_end_badly(told: object) -> None:
    assert finished_at({"app": {"finished": told}}) is None
    assert finished_at({"app": []}) is None
