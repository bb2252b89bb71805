"""Files that are read with care and written whole: old or new, never half, whatever happens."""

from __future__ import annotations

import errno
import os
import stat
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

from dominoes_qt.session.errors import FileError, FileReason

LARGEST = 64 * 1024 * 1024
"""The most bytes that a record may have: several times as many as 10,000 hands need."""

LARGEST_SAVE = 8 * 1024 * 1024
"""The most bytes that a saved match may have: more than its most hands need."""

PAUSES = (0.01, 0.05, 0.2) if os.name == "nt" else ()
"""How many seconds to wait for whoever looks into a file, as virus scanners of Windows do."""

_REASONS = {
    errno.ENOSPC: FileReason.FULL,
    errno.EDQUOT: FileReason.FULL,
    errno.EFBIG: FileReason.FULL,
    errno.EACCES: FileReason.FORBIDDEN,
    errno.EPERM: FileReason.FORBIDDEN,
    errno.EROFS: FileReason.FORBIDDEN,
    errno.ENOENT: FileReason.MISSING,
    errno.ENOTDIR: FileReason.MISSING,
    errno.EEXIST: FileReason.MISSING,
    errno.EBUSY: FileReason.BUSY,
    errno.EISDIR: FileReason.NOT_A_FILE,
}


def disk_fault(error: OSError, path: Path) -> FileError:
    """Return the error of the session that stands for one of the system."""
    reason = _REASONS.get(error.errno or 0, FileReason.DISK)
    fault = FileError(reason, path, errno=error.errno)
    fault.__cause__ = error
    return fault


@contextmanager
def telling_faults(path: Path) -> Iterator[None]:
    """Turn errors of the system into errors of the session.

    Raises:
        FileError: the system refused something; the facts say what.
    """
    try:
        yield
    except OSError as error:
        raise disk_fault(error, path) from error


def read_bytes(path: Path, most: int = LARGEST) -> bytes:
    """Return what is in an ordinary file.

    Raises:
        FileError: it is none, is too large, or cannot be read.
    """
    size = check_ordinary(path)
    with telling_faults(path), path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise FileError(FileReason.TOO_LARGE, path, size=max(size, len(data)), most=most)
    return data


def check_ordinary(path: Path) -> int:
    """Return the size of an ordinary file, in bytes; reading another could wait for ever.

    Raises:
        FileError: it is none, or not there.
    """
    with telling_faults(path):
        status = path.stat()
    if not stat.S_ISREG(status.st_mode):
        raise FileError(FileReason.NOT_A_FILE, path)
    return status.st_size


def write_whole(path: Path, parts: Iterable[bytes], *, fresh: Path | None = None) -> None:
    """Put the data in the place of the file, so that a power cut leaves the old or the new.

    It is first written to `fresh`, a file beside it; without it, to one of a fixed name, and
    then there must be one writer at a time.

    Raises:
        FileError: it cannot be written; the old content is still there.
    """
    fresh = fresh or path.with_name(path.name + ".new")
    with telling_faults(path):
        try:
            with open(fresh, "wb", opener=_private) as file:
                file.writelines(parts)
                file.flush()
                flush(file.fileno())
            _take_place(fresh, path)
        except BaseException:
            with suppress(OSError):
                fresh.unlink(missing_ok=True)
            raise
        flush_folder(path.parent)


def _take_place(fresh: Path, path: Path) -> None:
    for pause in PAUSES:
        try:
            fresh.replace(path)
        except PermissionError:
            time.sleep(pause)
        else:
            return
    fresh.replace(path)


def _private(path: str, flags: int) -> int:
    """Open a file that nobody else may read: it names every tile."""
    return os.open(path, flags, 0o600)


def flush(descriptor: int) -> None:
    """Wait until the content is on the disk, and not only on its way."""
    if sys.platform == "darwin":  # pragma: no cover - macOS; there fsync leaves it in the drive
        import fcntl

        with suppress(OSError):
            fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
            return
    os.fsync(descriptor)


def flush_folder(folder: Path) -> None:
    """Wait until the names in a folder are on the disk; Windows has no such call."""
    if sys.platform != "win32":  # pragma: no branch - Windows
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def make_folder(folder: Path) -> None:
    """Make a private folder, with those above it, if it is not there.

    Raises:
        FileError: it cannot be made.
    """
    with telling_faults(folder):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def _move(path: Path, aside: Path) -> None:
    """Rename a file over the empty one that was made to keep its new name free."""
    try:
        path.replace(aside)
    except OSError:
        aside.unlink()
        raise
    flush_folder(path.parent)


def set_aside(path: Path, why: str = "set-aside") -> Path:
    """Rename a file to a free name beside it that tells why, and return that.

    Nothing is overwritten.

    Raises:
        FileError: it cannot be renamed, and is where it was.
    """
    with telling_faults(path):
        for number in count(1):  # pragma: no branch - the numbers have no end
            aside = path.with_name(f"{path.stem}.{why}-{number}{path.suffix}")
            try:
                os.close(os.open(aside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
            except FileExistsError:
                continue
            _move(path, aside)
            return aside
    raise AssertionError  # pragma: no cover - the loop returns or raises
