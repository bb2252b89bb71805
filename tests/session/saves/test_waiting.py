"""Matches that wait: listed, gone on with, deleted and brought back; none is ever lost."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from dominoes_qt.session.errors import FileError, FileReason
from dominoes_qt.session.saves.document import document
from dominoes_qt.session.saves.slots import MOST_SLOTS
from dominoes_qt.session.saves.store import Store
from dominoes_qt.session.saves.waiting import (
    KEPT_SECONDS,
    bring_back,
    delete,
    forget_deleted,
    waiting,
)
from dominoes_qt.session.session import Session
from tests.session.saves.test_store import moved, opened
from tests.session.test_session import LEVELS, play_out


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


def put(folder: Path, number: int, session: Session, age: float = 0.0) -> Path:
    """Leave a save in a slot, as an instance does that has been killed."""
    path = folder / f"match-{number}.json"
    path.write_bytes(document(session, {}))
    when = time.time() - age
    os.utime(path, (when, when))
    return path


def test_what_is_over_or_played_by_somebody_does_not_wait(folder: Path) -> None:
    old, new, over = moved(2), moved(4), moved()
    play_out(over)
    put(folder, 1, old, 60.0)
    put(folder, 3, over)
    assert [each.saved.key for each in waiting(folder, LEVELS, None)[0]] == [old.key]
    put(folder, 2, new, 30.0)
    with opened(folder) as (_, found):  # it takes the newest, which is over
        assert [each.saved.key for each in found.waiting] == [new.key, old.key]
        assert found.waiting[0].when > found.waiting[1].when
        with opened(folder) as (second, _):
            assert second.path == folder / "match-2.json"
            assert [each.saved.key for each in waiting(folder, LEVELS, None)[0]] == [old.key]


def test_a_match_that_is_gone_meanwhile_does_not_wait(folder: Path) -> None:
    (folder / "match-1.json").symlink_to(folder / "gone.json")
    assert waiting(folder, LEVELS, None) == ([], [])


def test_another_match_takes_the_place_of_the_one_that_is_played(folder: Path) -> None:
    first, second = moved(3), moved(5)
    path = put(folder, 2, second, 60.0)
    put(folder, 1, first)
    with opened(folder) as (store, found):
        assert found.saved is not None
        saved, faults = store.switch(path, LEVELS)
        assert saved is not None
        assert (saved.key, faults, store.path) == (second.key, [], path)
        (other,), _ = store.waiting(LEVELS)
        assert other.saved.key == first.key
        with opened(folder) as (_, taken):
            assert taken.saved is not None
            assert taken.saved.key == first.key
            assert store.switch(folder / "match-1.json", LEVELS) == (None, [])
            assert store.path == path


def test_a_match_that_cannot_be_used_is_set_aside_and_the_place_is_kept(folder: Path) -> None:
    with opened(folder) as (store, _):
        own = store.path
        for content in (b"{", b'{"format": "domino-record/2"}'):
            wrong = folder / "match-7.json"
            wrong.write_bytes(content)
            saved, (fault,) = store.switch(wrong, LEVELS)
            assert saved is None
            assert fault.set_aside is not None
            assert fault.set_aside.read_bytes() == content
            wrong.write_bytes(content)
            found, (fault,) = store.waiting(LEVELS)
            assert found == []
            assert fault.set_aside is not None
        assert store.switch(folder / "none" / "match-1.json", LEVELS)[1][0].is_of_disk
        assert store.path == own


def test_a_deleted_match_comes_back(folder: Path) -> None:
    session = moved()
    path = put(folder, 1, session)
    aside = delete(path)
    assert not path.exists()
    assert waiting(folder, LEVELS, None) == ([], [])
    put(folder, 1, moved(2))
    assert bring_back(aside) == folder / "match-2.json"
    assert session.key in [each.saved.key for each in waiting(folder, LEVELS, None)[0]]
    with pytest.raises(FileError) as caught:
        bring_back(aside)
    assert caught.value.reason is FileReason.MISSING


def test_a_match_that_is_played_is_not_deleted(folder: Path) -> None:
    put(folder, 1, moved())
    with opened(folder) as (store, _):
        assert store.path is not None
        with pytest.raises(FileError) as caught:
            delete(store.path)
        assert caught.value.reason is FileReason.BUSY
        assert store.path.exists()


def test_deleted_matches_are_forgotten_after_a_while(folder: Path) -> None:
    old, new = delete(put(folder, 1, moved())), delete(put(folder, 1, moved()))
    when = time.time() - KEPT_SECONDS - 60
    os.utime(old, (when, when))
    forget_deleted(folder)
    assert not old.exists()
    assert new.exists()


def test_without_room_nothing_comes_back(folder: Path) -> None:
    aside = delete(put(folder, 1, moved()))
    for number in range(1, MOST_SLOTS + 1):
        put(folder, number, moved(1))
    with pytest.raises(FileError) as caught:
        bring_back(aside)
    assert caught.value.reason is FileReason.NO_ROOM
    assert aside.exists()


def test_a_folder_that_is_not_there_or_cannot_be_read(folder: Path) -> None:
    assert waiting(folder / "none", LEVELS, None) == ([], [])
    (folder / "file").write_bytes(b"")
    store = Store(folder / "file" / "saves")
    assert [fault.reason for fault in store.open(LEVELS).faults] == [FileReason.MISSING]


def test_a_fault_of_the_disk_while_listing_is_told(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_folder: Path) -> list[Path]:
        raise FileError(FileReason.FORBIDDEN, folder)

    monkeypatch.setattr("dominoes_qt.session.saves.slots.saves", refuse)
    assert [fault.reason for fault in waiting(folder, LEVELS, None)[1]] == [FileReason.FORBIDDEN]


def test_a_save_that_is_removed_while_it_is_looked_at_is_no_trouble(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = put(folder, 1, moved())

    def remove(path: Path, most: int) -> bytes:
        path.unlink()
        raise FileError(FileReason.MISSING, path, size=most)

    monkeypatch.setattr("dominoes_qt.session.saves.waiting.read_bytes", remove)
    assert waiting(folder, LEVELS, None) == ([], [])
    assert not path.exists()
