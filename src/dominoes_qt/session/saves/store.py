"""Where the running match lies on the disk: one slot for each instance of the program.

A slot is a save `match-1.json` and a lock beside it that the system holds for the instance.
When the disk fails the match goes on in memory: each trouble is told once, and saving is
tried again with every action.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dominoes_qt.session.errors import FileError, FileReason
from dominoes_qt.session.saves.document import Saved, document, read_saved
from dominoes_qt.session.saves.files import (
    LARGEST_SAVE,
    flush_folder,
    make_folder,
    read_bytes,
    set_aside,
    telling_faults,
    write_whole,
)
from dominoes_qt.session.saves.locks import Lock
from dominoes_qt.session.session import Session

MOST_SLOTS = 16
_SAVE = re.compile(r"match-([1-9][0-9]?)\.json")


@dataclass(frozen=True, slots=True)
class Opened:
    """What was found at the start.

    Attributes:
        saved: the match to go on with.
        faults: what has to be told, each once.
        others: how many more saves lie there that no instance holds.
    """

    saved: Saved | None = None
    faults: tuple[FileError, ...] = ()
    others: int = 0


@dataclass(frozen=True, slots=True)
class _Slot:
    path: Path
    lock: Lock

    @property
    def is_held(self) -> bool:
        """Return whether it is still ours: the folder may have been removed meanwhile."""
        return self.lock.holds(_lock_path(self.path))


def _lock_path(save: Path) -> Path:
    return save.with_suffix(".lock")


def _put_aside(error: FileError, path: Path) -> FileError:
    """Rename a file that is refused; one that cannot be read now may be good again later."""
    if not error.is_of_disk:
        with suppress(FileError):
            error.set_aside = set_aside(path)
    return error


class Store:
    """Saves the match of this instance.

    Attributes:
        fault: why the match is in memory alone; `None` while all is well.
    """

    def __init__(self, folder: Path) -> None:
        self.fault: FileError | None = None
        self._folder = folder
        self._slot: _Slot | None = None
        self._unsaved: bytes | None = None
        self._told: set[FileReason] = set()

    # At the start

    def open(self, levels: Collection[str]) -> Opened:
        """Take the newest save that no other instance holds, else an empty slot.

        `levels` are the keys of the computer levels that there are. A save that is refused is
        set aside.
        """
        faults: list[FileError] = []
        saved = None
        try:
            make_folder(self._folder)
            for path in self._saves():
                saved = self._resume(path, levels, faults)
                if saved is not None:
                    break
            else:
                self._slot = self._empty_slot()
        except FileError as error:
            faults.append(error)
            self._tell(error)
            if error.reason is FileReason.FORBIDDEN:
                saved = self._peek(levels)
        return Opened(saved, tuple(faults), self._others())

    def _saves(self) -> list[Path]:
        """Return all saves, the newest first."""
        with telling_faults(self._folder):
            found = [path for path in self._folder.iterdir() if _SAVE.fullmatch(path.name)]
            return sorted(found, key=lambda path: (-path.lstat().st_mtime_ns, path.name))

    def _resume(self, path: Path, levels: Collection[str], faults: list[FileError]) -> Saved | None:
        """Return what a save holds and keep its slot; `None` if it is held or refused."""
        lock = self._lock(path)
        if lock is None:
            return None
        try:
            saved = read_saved(read_bytes(path, LARGEST_SAVE), path, levels)
        except FileError as error:
            lock.release()
            if error.reason is not FileReason.MISSING:  # else its instance has removed it just now
                faults.append(_put_aside(error, path))
            return None
        self._slot = _Slot(path, lock)
        return saved

    def _peek(self, levels: Collection[str]) -> Saved | None:
        """Return the newest good save of a folder that is read-only; it can go on in memory."""
        with suppress(FileError):
            for path in self._saves():
                with suppress(FileError):
                    return read_saved(read_bytes(path, LARGEST_SAVE), path, levels)
        return None

    def _empty_slot(self) -> _Slot:
        """Return a slot with nothing in it, so that no save is ever written over unread."""
        for number in range(1, MOST_SLOTS + 1):
            path = self._folder / f"match-{number}.json"
            lock = self._lock(path)
            if lock is None:
                continue
            if not path.is_symlink() and not path.exists():
                return _Slot(path, lock)
            lock.release()
        raise FileError(FileReason.BUSY, self._folder)

    def _lock(self, save: Path) -> Lock | None:
        path = _lock_path(save)
        with telling_faults(path):
            return Lock.take(path)

    def _others(self) -> int:
        """Return how many saves are held by nobody; these locks are tried and let go."""
        free = 0
        with suppress(FileError):
            for path in self._saves():
                if self._slot is not None and path == self._slot.path:
                    continue
                lock = self._lock(path)
                if lock is not None:
                    lock.release()
                    free += 1
        return free

    # While playing

    @property
    def path(self) -> Path | None:
        """Return where the match is saved; `None` while no slot could be taken."""
        return self._slot.path if self._slot else None

    def save(self, session: Session, view: Mapping[str, Any] | None = None) -> FileError | None:
        """Save the match, before anybody is shown what has happened.

        Return what has to be told now: a new trouble, and `None` for one that was told.
        `view` is any JSON object; it comes back as it is.
        """
        self._unsaved = document(session, view or {})
        return self.retry()

    def retry(self) -> FileError | None:
        """Try once more to save what could not be saved; the return is that of `save`."""
        if self._unsaved is None:
            return None
        try:
            self._write(self._unsaved)
        except FileError as error:
            return self._tell(error)
        self._unsaved = self.fault = None
        self._told.clear()
        return None

    def _write(self, data: bytes) -> None:
        if len(data) > LARGEST_SAVE:
            raise FileError(FileReason.TOO_LARGE, self.path, size=len(data), most=LARGEST_SAVE)
        make_folder(self._folder)
        if self._slot is not None and not self._slot.is_held:
            self.close()
        if self._slot is None:
            self._slot = self._empty_slot()
        write_whole(self._slot.path, [data])

    def _tell(self, error: FileError) -> FileError | None:
        """Return the trouble, unless it was told since saving last worked."""
        self.fault = error
        if error.reason in self._told:
            return None
        self._told.add(error.reason)
        return error

    def clear(self) -> FileError | None:
        """Remove the save, since its match is over or was left for good."""
        self._unsaved = None
        if self._slot is None:
            return None
        try:
            with telling_faults(self._slot.path):
                self._slot.path.unlink(missing_ok=True)
                flush_folder(self._folder)
        except FileError as error:
            return self._tell(error)
        return None

    def close(self) -> None:
        """Let other instances have the slot."""
        if self._slot is not None:
            self._slot.lock.release()
            self._slot = None
