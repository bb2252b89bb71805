"""Files written whole, read with care, set aside; locks that the system holds."""

from __future__ import annotations

import errno
import os
import stat
import sys
from pathlib import Path
from typing import NoReturn

import pytest

from dominoes_qt.session.errors import FileError, FileReason
from dominoes_qt.session.saves import files, locks
from dominoes_qt.session.saves.locks import Lock


def test_the_old_content_or_the_new(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    files.write_whole(path, [b"old"])
    files.write_whole(path, [b"new"])
    assert files.read_bytes(path) == b"new"
    assert [found.name for found in tmp_path.iterdir()] == ["a.json"]
    if os.name == "posix":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.parametrize("call", ["fsync", "replace", "write", "open"])
def test_a_failing_disk_leaves_the_old_content(
    call: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.json"
    files.write_whole(path, [b"old"])

    def fail(*arguments: object) -> NoReturn:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as patch:
        if call == "fsync":
            patch.setattr(os, "fsync", fail)
        elif call == "replace":
            patch.setattr(Path, "replace", fail)
        elif call == "open":
            patch.setattr(files, "_private", fail)
        else:
            patch.setattr(files, "flush", fail)
        with pytest.raises(FileError) as caught:
            files.write_whole(path, [b"new"])
    assert caught.value.reason is FileReason.FULL
    assert caught.value.is_of_disk
    assert caught.value.facts == {"errno": errno.ENOSPC}
    assert isinstance(caught.value.cause, OSError)
    assert path.read_bytes() == b"old"
    assert len(list(tmp_path.iterdir())) == 1


def test_a_scanner_that_looks_into_the_file_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replace, refused = Path.replace, [0, 0]

    def scan(fresh: Path, path: Path) -> Path:
        if refused:
            refused.pop()
            raise PermissionError
        return replace(fresh, path)

    monkeypatch.setattr(files, "PAUSES", (0.0, 0.0, 0.0))
    monkeypatch.setattr(Path, "replace", scan)
    files.write_whole(tmp_path / "a", [b"new"])
    assert (tmp_path / "a").read_bytes() == b"new"
    refused.extend([0] * 4)
    with pytest.raises(FileError):
        files.write_whole(tmp_path / "a", [b"newer"])
    assert (tmp_path / "a").read_bytes() == b"new"


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        (errno.EROFS, FileReason.FORBIDDEN),
        (errno.EACCES, FileReason.FORBIDDEN),
        (errno.ENOENT, FileReason.MISSING),
        (errno.EIO, FileReason.DISK),
        (None, FileReason.DISK),
    ],
)
def test_each_fault_of_the_system_has_its_reason(number: int | None, reason: FileReason) -> None:
    error = OSError(number, "x") if number else OSError()
    assert files.disk_fault(error, Path("a")).reason is reason


def test_only_ordinary_files_of_a_likely_size_are_read(tmp_path: Path) -> None:
    huge = tmp_path / "huge"
    with huge.open("wb") as file:
        file.truncate(10**12)
    with pytest.raises(FileError) as caught:
        files.read_bytes(huge, most=1000)
    assert caught.value.reason is FileReason.TOO_LARGE
    assert caught.value.facts == {"size": 10**12, "most": 1000}
    with pytest.raises(FileError) as caught:
        files.read_bytes(tmp_path)
    assert caught.value.reason is FileReason.NOT_A_FILE
    with pytest.raises(FileError) as caught:
        files.read_bytes(tmp_path / "none")
    assert caught.value.reason is FileReason.MISSING


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names on this system")
def test_a_pipe_does_not_hang(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(FileError) as caught:
        files.read_bytes(tmp_path / "pipe")
    assert caught.value.reason is FileReason.NOT_A_FILE


def test_setting_aside_overwrites_nothing(tmp_path: Path) -> None:
    path = tmp_path / "match-1.json"
    for number in (1, 2, 3):
        path.write_bytes(b"%d" % number)
        aside = files.set_aside(path)
        assert aside == tmp_path / f"match-1.set-aside-{number}.json"
    assert [p.read_bytes() for p in sorted(tmp_path.iterdir())] == [b"1", b"2", b"3"]
    with pytest.raises(FileError):
        files.set_aside(path)


def test_one_at_a_time_holds_a_lock(tmp_path: Path) -> None:
    path = tmp_path / "a.lock"
    first = Lock.take(path)
    assert first is not None
    assert Lock.take(path) is None
    first.release()
    second = Lock.take(path)
    assert second is not None
    assert second.holds(path)
    path.unlink()
    assert not second.holds(path)
    third = Lock.take(path)
    assert third is not None
    assert not second.holds(path)
    second.release()
    third.release()


def test_a_lock_whose_file_was_just_removed_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.lock"
    monkeypatch.setattr(locks, "_lock", lambda descriptor: path.unlink())
    assert Lock.take(path) is None


@pytest.mark.skipif(sys.platform == "win32", reason="flock is not there")
def test_a_system_without_locks_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(descriptor: int) -> NoReturn:
        raise OSError(errno.ENOLCK, "no locks")

    monkeypatch.setattr(locks, "_lock", fail)
    with pytest.raises(OSError, match="no locks"):
        Lock.take(tmp_path / "a.lock")
