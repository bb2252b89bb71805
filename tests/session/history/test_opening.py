"""Opening the history: versions, damage, strangers' files, disks that refuse."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from dominoes_qt.session.errors import FileError, FileReason
from dominoes_qt.session.history import schema
from dominoes_qt.session.history.history import History
from dominoes_qt.session.history.opening import open_history, replace_damaged
from tests.session.history.matches import NOON, later, record_of, some


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The file of a history with one match."""
    path = tmp_path / "folder" / "history.sqlite"
    history = open_history(path).history
    history.add(some()[0], NOON)
    history.close()
    return path


def execute(path: Path, *statements: str) -> None:
    """Change the database behind the back of the program."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        for statement in statements:
            database.execute(statement)


def test_it_is_there_again(path: Path) -> None:
    opened = open_history(path)
    assert opened.faults == ()
    assert not opened.history.in_memory
    assert opened.history.retry() is None
    assert opened.history.count() == 1
    opened.history.check()
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    opened.history.close()
    opened.history.close()


def test_two_instances_share_it(path: Path) -> None:
    one, two = open_history(path).history, open_history(path).history
    one.add(some()[1], NOON)
    two.add(some()[2], NOON)
    assert one.count() == two.count() == 3
    one.close()
    two.close()


def test_an_empty_file_becomes_a_history(tmp_path: Path) -> None:
    path = tmp_path / "history.sqlite"
    path.touch()
    opened = open_history(path)
    assert (opened.faults, opened.history.count()) == ((), 0)
    opened.history.close()


FUTURE = ("ALTER TABLE matches ADD COLUMN mood TEXT", "UPDATE matches SET mood = 'fine'")


def test_every_earlier_version_is_brought_up_to_date(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So far there is one version; the next is played here, so that the way is known to work."""
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, FUTURE))
    opened = open_history(path)
    assert opened.faults == ()
    assert opened.history.count() == 1
    opened.history.close()
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (2,)
        assert database.execute("SELECT mood FROM matches").fetchall() == [("fine",)]
    opened = open_history(path)
    assert opened.faults == ()
    opened.history.close()


def test_a_migration_that_fails_changes_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = dump(path)
    with monkeypatch.context() as patch:
        patch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, (FUTURE[0], "SELECT nothing")))
        with pytest.raises(FileError):
            schema.connect(path)
    assert dump(path) == before
    with pytest.raises(sqlite3.OperationalError), schema.changing(schema.connect_in_memory()) as _:
        raise sqlite3.OperationalError


def dump(path: Path) -> list[str]:
    """Return all that is in the database."""
    with closing(sqlite3.connect(path)) as database:
        return [*database.iterdump(), str(database.execute("PRAGMA user_version").fetchone())]


VERSION_1 = Path(__file__).with_name("version-1.sql")


def test_the_first_version_as_it_was_released(tmp_path: Path) -> None:
    path = tmp_path / "history.sqlite"
    with closing(sqlite3.connect(path)) as database:
        database.executescript(VERSION_1.read_text("utf-8"))
    opened = open_history(path)
    assert opened.faults == ()
    (row,) = opened.history.rows()
    recorded = record_of(opened.history, row.id)
    assert recorded is not None
    assert recorded.match.scores == row.scores
    assert opened.history.statistics()[0].played == 1
    opened.history.close()


def test_a_newer_version_is_left_alone(path: Path) -> None:
    execute(path, *FUTURE, "PRAGMA user_version = 2")
    content = path.read_bytes()
    for matches in (0, 1):
        opened = open_history(path)
        (fault,) = opened.faults
        assert (fault.reason, dict(fault.facts)) == (FileReason.NEWER, {"found": 2, "known": 1})
        assert fault.set_aside is None
        assert opened.history.path == path.with_name("history-1.sqlite")
        assert opened.history.count() == matches
        opened.history.add(some()[0], NOON)
        opened.history.close()
        assert path.read_bytes() == content
    execute(path.with_name("history-1.sqlite"), *FUTURE, "PRAGMA user_version = 9")
    opened = open_history(path)
    assert [fault.facts["found"] for fault in opened.faults] == [2, 9]
    assert opened.history.in_memory
    opened.history.close()


def test_a_newer_version_may_come_while_we_wait(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    execute(path, "PRAGMA user_version = 2")
    monkeypatch.setattr(schema, "_look_at", lambda path: None)
    with pytest.raises(FileError) as caught:
        schema.connect(path)
    assert caught.value.reason is FileReason.NEWER


def cut(path: Path) -> None:
    """Cut the file in two."""
    path.write_bytes(path.read_bytes()[:5000])


@pytest.mark.parametrize(
    "damage",
    [
        cut,
        lambda path: path.write_bytes(b"This is no database" * 100),
        lambda path: path.write_bytes(b"SQLite format 3\x00" + bytes(5000)),
        lambda path: path.write_bytes(
            path.read_bytes().replace(b"tablerecordsrecords", b"tablerec\x92rdsrecords")
        ),
        lambda path: execute(path, "PRAGMA application_id = 7"),
        lambda path: execute(path, "PRAGMA user_version = -1"),
        lambda path: execute(path, "PRAGMA user_version = 0"),
        lambda path: execute(path, "DROP TABLE records"),
        lambda path: execute(path, "ALTER TABLE matches ADD COLUMN x"),
        lambda path: execute(path, "CREATE VIEW x AS SELECT 1"),
        lambda path: execute(
            path,
            "CREATE TRIGGER x AFTER INSERT ON matches BEGIN DELETE FROM records; END",
        ),
    ],
)
def test_a_damaged_or_strange_file_is_set_aside(
    path: Path, damage: Callable[[Path], object]
) -> None:
    damage(path)
    content = path.read_bytes()
    opened = open_history(path)
    (fault,) = opened.faults
    assert fault.reason is FileReason.DAMAGED
    assert fault.set_aside == path.with_name("history.set-aside-1.sqlite")
    assert fault.set_aside.read_bytes() == content
    assert opened.history.count() == 0
    opened.history.add(some()[0], NOON)
    opened.history.close()


def test_what_is_no_file_is_set_aside_too(tmp_path: Path) -> None:
    path = tmp_path / "history.sqlite"
    path.mkdir()
    opened = open_history(path)
    assert [fault.reason for fault in opened.faults] == [FileReason.NOT_A_FILE]
    opened.history.add(some()[0], NOON)
    opened.history.close()


def test_damage_that_shows_later(path: Path) -> None:
    history = open_history(path).history
    for days in range(30):
        history.add(some()[days % 7], later(days))
    history.close()
    content = bytearray(path.read_bytes())
    content[8192 : len(content) : 7] = b"\xa5" * len(content[8192 : len(content) : 7])
    path.write_bytes(content)
    history = open_history(path).history
    with pytest.raises(FileError) as caught:
        history.check()
    assert caught.value.reason is FileReason.DAMAGED
    opened = replace_damaged(history)
    (fault,) = opened.faults
    assert fault.set_aside is not None
    assert fault.set_aside.read_bytes() == content
    assert opened.history.count() == 0
    opened.history.close()
    path.unlink()
    opened = replace_damaged(opened.history)
    assert opened.history.in_memory
    opened.history.close()


def test_a_journal_goes_with_its_database(path: Path) -> None:
    history = open_history(path).history
    history.add(some()[1], NOON)
    wal = path.with_name(path.name + "-wal").read_bytes()
    assert wal
    opened = replace_damaged(open_history(path).history)
    aside = opened.faults[0].set_aside
    assert aside is not None
    assert aside.with_name(aside.name + "-wal").read_bytes() == wal
    opened.history.close()
    history.close()


def test_a_disk_that_refuses_leaves_a_history_in_memory(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.write_bytes(b"")
    opened = open_history(home / "history.sqlite")
    assert [fault.reason for fault in opened.faults] == [FileReason.MISSING]
    history = opened.history
    assert history.in_memory
    history.add(some()[0], NOON)
    history.add(some()[2], later(1))
    fault = history.retry()
    assert fault is not None
    assert fault.reason is FileReason.MISSING
    home.unlink()
    assert history.retry() is None
    assert not history.in_memory
    assert [row.when for row in history.rows()] == [later(1), NOON]
    history.close()
    opened = open_history(home / "history.sqlite")
    assert opened.history.count() == 2
    opened.history.close()


def test_what_is_in_memory_stays_there_if_it_cannot_be_moved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    history = History(tmp_path / "history.sqlite", None)
    history.add(some()[0], NOON)

    def fail(*arguments: object) -> object:
        raise FileError(FileReason.FULL)

    with monkeypatch.context() as patch:
        patch.setattr(History, "_store", fail)
        fault = history.retry()
    assert fault is not None
    assert fault.reason is FileReason.FULL
    assert history.in_memory
    assert history.count() == 1
    history.close()


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (sqlite3.SQLITE_FULL, FileReason.FULL),
        (sqlite3.SQLITE_READONLY, FileReason.FORBIDDEN),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, FileReason.BUSY),
        (sqlite3.SQLITE_IOERR_WRITE, FileReason.DISK),
        (sqlite3.SQLITE_CORRUPT, FileReason.DAMAGED),
        (sqlite3.SQLITE_CANTOPEN, FileReason.FORBIDDEN),
        (None, FileReason.DAMAGED),
    ],
)
def test_each_fault_of_the_database_has_its_reason(
    code: int | None, reason: FileReason, tmp_path: Path
) -> None:
    error = sqlite3.OperationalError("x")
    if code is not None:
        error.sqlite_errorcode = code
    with pytest.raises(FileError) as caught, schema.telling_faults(tmp_path / "a"):
        raise error
    assert caught.value.reason is reason


def test_a_missing_folder_is_told_and_a_mistake_of_ours_is_not_hidden(tmp_path: Path) -> None:
    with pytest.raises(FileError) as caught:
        schema.connect(tmp_path / "none" / "a")
    assert caught.value.reason is FileReason.MISSING
    with pytest.raises(sqlite3.ProgrammingError), schema.telling_faults(tmp_path):
        raise sqlite3.ProgrammingError


def test_a_database_that_is_locked_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    history = open_history(path).history
    history._database.execute("PRAGMA busy_timeout = 1")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(FileError) as caught:
            history.add(some()[1], NOON)
        assert caught.value.reason is FileReason.BUSY
        assert history.count() == 1
    history.add(some()[1], NOON)
    history.close()


def test_a_database_that_is_full_is_told(path: Path) -> None:
    history = open_history(path).history
    pages = history._database.execute("PRAGMA page_count").fetchone()[0]
    history._database.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(FileError) as caught:
        list(map(history.add, some() * 9, map(later, range(63))))
    assert caught.value.reason is FileReason.FULL
    assert history.count() >= 1
    history.check()
    history.close()


KILLED = """
import os, signal, sys
from pathlib import Path
from dominoes_qt.session.history.opening import open_history
from tests.session.history.matches import NOON, some
history = open_history(Path(sys.argv[1])).history
print(history.add(some()[1], NOON), flush=True)
history._database.execute("BEGIN IMMEDIATE")
history._database.execute("DELETE FROM matches")
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
def test_what_was_added_survives_a_kill(path: Path) -> None:
    root = Path(__file__).parents[3]
    command = [sys.executable, "-c", KILLED, str(path)]
    done = subprocess.run(command, cwd=root, capture_output=True, check=False)
    assert done.returncode == -9
    assert done.stdout == b"2\n"
    opened = open_history(path)
    assert opened.faults == ()
    assert opened.history.count() == 2
    opened.history.check()
    opened.history.close()
