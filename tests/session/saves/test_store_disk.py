"""The store on a disk that fails, is full, is read-only, or comes and goes."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

import pytest

from dominoes_qt.session.errors import FileReason
from dominoes_qt.session.saves import store as module
from dominoes_qt.session.saves.files import disk_fault, write_whole
from dominoes_qt.session.saves.locks import Lock
from tests.session.saves.test_store import moved, opened, saved
from tests.session.test_session import LEVELS, step


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder that is not there yet."""
    return tmp_path / "of" / "saves"


def test_each_trouble_is_told_once_until_it_is_over(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = iter([errno.ENOSPC, errno.ENOSPC, errno.EROFS, errno.ENOSPC, None, errno.ENOSPC])

    def write(path: Path, data: list[bytes]) -> None:
        number = next(numbers)
        if number is not None:
            raise disk_fault(OSError(number, "x"), path)
        write_whole(path, data)

    monkeypatch.setattr(module, "write_whole", write)
    session = moved()
    with opened(folder) as (store, _):
        told = []
        for _ in range(6):
            fault = store.save(session)
            told.append(fault.reason if fault else None)
        full, forbidden = FileReason.FULL, FileReason.FORBIDDEN
        assert told == [full, None, forbidden, None, None, full]
        assert store.fault is not None


def test_an_unwritable_home_is_told_and_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    home.write_bytes(b"no folder")
    folder = home / "saves"
    with opened(folder) as (store, found):
        assert [fault.reason for fault in found.faults] == [FileReason.MISSING]
        assert store.save(moved()) is None
        assert store.fault is not None
        assert store.clear() is None
        store.save(moved())
        home.unlink()
        assert store.retry() is None
        assert store.fault is None
    with opened(folder) as (_, found):
        assert found.saved is not None


def test_a_folder_that_comes_late_is_not_written_over(tmp_path: Path) -> None:
    """The home of a network may be there only after the start; its save was never read."""
    folder, away = tmp_path / "saves", tmp_path / "away"
    saved(folder, moved(number=8))
    content = (folder / "match-1.json").read_bytes()
    folder.rename(away)
    folder.write_bytes(b"")
    with opened(folder) as (store, found):
        assert len(found.faults) == 1
        folder.unlink()
        away.rename(folder)
        assert store.save(moved(number=9)) is None
        assert store.path == folder / "match-2.json"
    assert (folder / "match-1.json").read_bytes() == content


def test_a_folder_removed_while_playing_is_made_again(folder: Path) -> None:
    with opened(folder) as (store, _):
        store.save(moved())
        for path in folder.iterdir():
            path.unlink()
        folder.rmdir()
        assert store.save(moved()) is None
        with opened(folder) as (other, _):
            assert other.path != store.path


def test_a_save_that_cannot_be_removed_is_told(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(self: Path, missing_ok: bool = False) -> NoReturn:
        raise PermissionError(errno.EACCES, "no")

    with opened(folder) as (store, _):
        store.save(moved())
        with monkeypatch.context() as patch:
            patch.setattr(Path, "unlink", fail)
            fault = store.clear()
        assert fault is not None
        assert fault.reason is FileReason.FORBIDDEN


def test_a_match_too_large_to_be_read_again_is_told(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LARGEST_SAVE", 100)
    with opened(folder) as (store, _):
        fault = store.save(moved())
        assert fault is not None
        assert fault.reason is FileReason.TOO_LARGE
        assert not list(folder.glob("*.json*"))


def test_a_read_only_folder_still_gives_its_match(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = moved()
    saved(folder, session)
    newer = folder / "match-2.json"
    newer.write_bytes(b"{}")
    os.utime(newer, (10**10, 10**10))

    def fail(path: Path) -> NoReturn:
        raise OSError(errno.EROFS, "read-only")

    monkeypatch.setattr(Lock, "take", fail)
    with opened(folder) as (store, found):
        assert [fault.reason for fault in found.faults] == [FileReason.FORBIDDEN]
        assert found.saved is not None
        assert found.saved.key == session.key
        assert store.path is None
        assert store.save(session) is None
        (folder / "match-1.json").unlink()
    with opened(folder) as (_, found):
        assert found.saved is None
    assert newer.read_bytes() == b"{}"


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 64 KiB of its own, where the system lets us have one."""
    place = tmp_path / "disk"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(place)]
    if sys.platform != "linux" or os.getuid():
        pytest.skip("only root can mount a small disk")
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("this system lets nobody mount a small disk")
    yield place
    subprocess.run(["umount", str(place)], check=True)


def fill(ballast: Path) -> None:
    """Write until nothing more goes on the disk."""
    with suppress(OSError), ballast.open("wb", buffering=0) as file:
        while file.write(b"x" * 4096):
            pass


def test_a_disk_that_is_really_full(small_disk: Path) -> None:
    session = moved()
    with opened(small_disk) as (store, _):
        assert store.save(session) is None
        ballast = small_disk / "ballast"
        fill(ballast)
        step(session)
        fault = store.save(session)
        assert fault is not None
        assert fault.reason is FileReason.FULL
        assert store.save(session) is None
        ballast.unlink()
        assert store.retry() is None
        assert store.fault is None
    subprocess.run(["mount", "-o", "remount,ro", str(small_disk)], check=True)
    with opened(small_disk) as (store, found):
        assert [fault.reason for fault in found.faults] == [FileReason.FORBIDDEN]
        assert found.saved is not None
        again = found.saved.session(LEVELS)
        assert again.timeline == session.timeline
        step(again)
        assert store.save(again) is None
        subprocess.run(["mount", "-o", "remount,rw", str(small_disk)], check=True)
        assert store.retry() is None
        assert store.fault is None
        assert store.path == small_disk / "match-2.json"
