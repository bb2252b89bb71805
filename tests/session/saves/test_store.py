"""The store: resume to the last action, two instances, refused saves, a disk that fails."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import pytest

from dominoes_qt.engine.errors import RecordError
from dominoes_qt.session.errors import FileError, FileReason
from dominoes_qt.session.saves import store as module
from dominoes_qt.session.saves.document import document
from dominoes_qt.session.saves.files import disk_fault
from dominoes_qt.session.saves.slots import MOST_SLOTS
from dominoes_qt.session.saves.store import Opened, Store
from dominoes_qt.session.session import Session
from tests.session.test_session import LEVELS, session_of, step


def moved(moves: int = 7, number: int = 1) -> Session:
    """Return a session after some moves."""
    session = session_of("draw", 2, 1, number=number)
    for _ in range(moves):
        step(session)
    return session


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder that is not there yet."""
    return tmp_path / "of" / "saves"


@contextmanager
def opened(folder: Path) -> Iterator[tuple[Store, Opened]]:
    """Open a store and close it in the end."""
    store = Store(folder)
    try:
        yield store, store.open(LEVELS)
    finally:
        store.close()


def saved(folder: Path, session: Session) -> None:
    """Save a session as an instance of its own."""
    with opened(folder) as (store, _):
        assert store.save(session) is None


def test_nothing_is_there_at_first(folder: Path) -> None:
    with opened(folder) as (store, found):
        assert found == Opened()
        assert store.path == folder / "match-1.json"
        assert store.retry() is None
        assert store.fault is None
        assert not store.path.exists()


def test_every_action_is_there_at_the_next_start(folder: Path) -> None:
    session = moved(0)
    for _ in range(10):
        with opened(folder) as (store, found):
            if found.saved is not None:
                session = found.saved.session(LEVELS)
                assert found.saved.view == {"moves": len(session.timeline.past)}
            step(session)
            moves = len(session.timeline.past)
            assert store.save(session, {"moves": moves}) is None
    with opened(folder) as (_, found):
        assert found.saved is not None
        assert len(found.saved.timeline.past) == 11
        assert found.faults == ()


def test_a_match_that_was_left_is_gone(folder: Path) -> None:
    with opened(folder) as (store, _):
        assert store.clear() is None
        store.save(moved())
        assert store.clear() is None
        assert store.clear() is None
    with opened(folder) as (store, found):
        assert found.saved is None
    assert store.clear() is None
    assert store.path is None


def test_two_instances_have_a_save_each(folder: Path) -> None:
    first, second = moved(3), moved(5)
    with opened(folder) as (one, _), opened(folder) as (two, _):
        assert one.path != two.path
        one.save(first)
        two.save(second)
        with opened(folder) as (three, found):
            assert found == Opened()
            assert three.path == folder / "match-3.json"
    with opened(folder) as (one, found):
        assert [each.saved.key for each in found.waiting] == [first.key]
        assert found.saved is not None
        assert found.saved.key == second.key  # the newest
        one.clear()
    with opened(folder) as (_, found):
        assert found.waiting == ()
        assert found.saved is not None
        assert found.saved.key == first.key


HOLD = """
import sys
from pathlib import Path
from dominoes_qt.session.saves.locks import Lock
lock = Lock.take(Path(sys.argv[1]))
print(lock is not None, flush=True)
sys.stdin.read()
"""


def test_the_lock_of_another_process_ends_with_it(folder: Path) -> None:
    saved(folder, moved())
    command = [sys.executable, "-c", HOLD, str(folder / "match-1.lock")]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe) as other:
        assert other.stdout is not None
        assert other.stdout.readline().strip() == b"True"
        with opened(folder) as (store, found):
            assert found.saved is None
            assert store.path == folder / "match-2.json"
        other.kill()
    with opened(folder) as (store, found):
        assert found.saved is not None
        assert store.path == folder / "match-1.json"


def test_a_match_can_wait_while_there_is_a_slot_for_another(folder: Path) -> None:
    with opened(folder) as (store, _):
        for _ in range(MOST_SLOTS - 1):
            assert store.save(moved()) is None
            assert store.has_room
            store.close()
        assert store.save(moved()) is None
        assert not store.has_room
        assert len(store.waiting(LEVELS)[0]) == MOST_SLOTS - 1


def test_too_many_instances_play_in_memory(folder: Path) -> None:
    stores = [Store(folder) for _ in range(MOST_SLOTS)]
    for store in stores:
        assert store.open(LEVELS).faults == ()
    with opened(folder) as (one_more, found):
        assert [fault.reason for fault in found.faults] == [FileReason.NO_ROOM]
        assert one_more.save(moved()) is None
        assert one_more.fault is not None
        stores[3].close()
        assert one_more.retry() is None
        assert one_more.fault is None
        assert one_more.path == folder / "match-4.json"
    for store in stores:
        store.close()


def refused(folder: Path, content: bytes) -> FileError:
    """Return why a save is refused, having looked whether it was set aside untouched."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "match-1.json").write_bytes(content)
    with opened(folder) as (store, found):
        assert found.saved is None
        (fault,) = found.faults
        assert fault.set_aside is not None
        assert fault.set_aside.read_bytes() == content
        assert store.save(moved()) is None
        assert store.fault is None
    return fault


def test_a_damaged_save_is_set_aside(folder: Path) -> None:
    good = document(moved(), {})
    fault = refused(folder, good[: len(good) // 2])
    assert fault.reason is FileReason.RECORD
    fault = refused(folder, good.replace(b'"do":"draw","tile":"', b'"do":"draw","tile":"9', 1))
    assert isinstance(fault.cause, RecordError)
    assert fault.cause.hand == 1
    assert refused(folder, b"").reason is FileReason.RECORD
    assert refused(folder, b"\x80\x00").reason is FileReason.RECORD
    assert len(list(folder.glob("match-1.set-aside-*.json"))) == 4


def test_a_good_save_is_found_behind_a_refused_one(folder: Path) -> None:
    saved(folder, moved())
    bad = folder / "match-2.json"
    bad.write_bytes(b"{}")
    os.utime(bad, (10**10, 10**10))
    with opened(folder) as (_, found):
        assert found.saved is not None
        assert len(found.faults) == 1


def test_what_cannot_be_set_aside_is_not_written_over(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder.mkdir(parents=True)
    path = folder / "match-1.json"
    path.write_bytes(b"[]")

    def fail(path: Path) -> NoReturn:
        raise disk_fault(PermissionError(errno.EACCES, "no"), path)

    monkeypatch.setattr("dominoes_qt.session.saves.slots.set_aside", fail)
    with opened(folder) as (store, found):
        assert found.faults[0].set_aside is None
        assert store.save(moved()) is None
        assert store.path == folder / "match-2.json"
    assert path.read_bytes() == b"[]"


def test_what_cannot_be_read_now_is_left_alone(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved(folder, moved())

    def fail(path: Path, most: int) -> NoReturn:
        raise disk_fault(OSError(errno.EIO, "bad sector"), path)

    with monkeypatch.context() as patch:
        patch.setattr(module, "read_bytes", fail)
        with opened(folder) as (store, found):
            assert [fault.reason for fault in found.faults] == [FileReason.DISK]
            assert found.faults[0].set_aside is None
            assert store.path == folder / "match-2.json"
    with opened(folder) as (_, found):
        assert found.saved is not None


def test_a_save_that_is_removed_meanwhile_is_no_trouble(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved(folder, moved())

    def remove(path: Path, most: int) -> NoReturn:
        path.unlink()
        raise disk_fault(FileNotFoundError(errno.ENOENT, "gone"), path)

    monkeypatch.setattr(module, "read_bytes", remove)
    with opened(folder) as (store, found):
        assert found == Opened()
        assert store.path == folder / "match-1.json"


def test_other_names_are_no_saves(folder: Path) -> None:
    folder.mkdir(parents=True)
    for name in ("match-0.json", "match-1.set-aside-1.json", "match-a.json", "match-1.json.new"):
        (folder / name).write_bytes(b"[]")
    (folder / "match-2.json").symlink_to(folder / "nowhere")
    with opened(folder) as (store, found):
        assert found == Opened()
        assert store.path == folder / "match-1.json"
