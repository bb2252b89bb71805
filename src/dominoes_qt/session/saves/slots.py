"""The places for saves in a folder: each a save `match-1.json`, with a lock beside it."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from dominoes_qt.session.errors import FileError, FileReason
from dominoes_qt.session.saves.files import set_aside, telling_faults
from dominoes_qt.session.saves.locks import Lock

MOST_SLOTS = 16
_SAVE = re.compile(r"match-([1-9][0-9]?)\.json")


@dataclass(frozen=True, slots=True)
class Slot:
    """A place that is ours, until its lock is released."""

    path: Path
    lock: Lock

    @property
    def is_held(self) -> bool:
        """Return whether it is still ours: the folder may have been removed meanwhile."""
        return self.lock.holds(_lock_path(self.path))


def _lock_path(save: Path) -> Path:
    return save.with_suffix(".lock")


def saves(folder: Path) -> list[Path]:
    """Return all saves, the newest first.

    Raises:
        FileError: the folder cannot be read.
    """
    with telling_faults(folder):
        found = [path for path in folder.iterdir() if _SAVE.fullmatch(path.name)]
        return sorted(found, key=lambda path: (-path.lstat().st_mtime_ns, path.name))


def lock(save: Path) -> Lock | None:
    """Return the lock of a save, or `None` if another instance has it.

    Raises:
        FileError: the disk refuses it.
    """
    path = _lock_path(save)
    with telling_faults(path):
        return Lock.take(path)


def empty_slot(folder: Path) -> Slot:
    """Return a slot with nothing in it, so that no save is ever written over unread.

    Raises:
        FileError: there is none, or the disk refuses it.
    """
    for number in range(1, MOST_SLOTS + 1):
        path = folder / f"match-{number}.json"
        held = lock(path)
        if held is None:
            continue
        if not path.is_symlink() and not path.exists():
            return Slot(path, held)
        held.release()
    raise FileError(FileReason.NO_ROOM, folder, most=MOST_SLOTS)


def put_aside(error: FileError, path: Path) -> FileError:
    """Rename a file that is refused; one that cannot be read now may be good again later."""
    if not error.is_of_disk:
        with suppress(FileError):
            error.set_aside = set_aside(path)
    return error
