"""Where the running match lies on the disk: one slot for each instance of the program.

A slot is a save `match-1.json` and a lock beside it that the system holds for the instance.
When the disk fails the match goes on in memory: each trouble is told once, and saving is
tried again with every action.
"""

from __future__ import annotations

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
    telling_faults,
    write_whole,
)
from dominoes_qt.session.saves.slots import Slot, empty_slot, lock, put_aside, saves
from dominoes_qt.session.saves.waiting import Waiting, forget_deleted, waiting
from dominoes_qt.session.session import Session


@dataclass(frozen=True, slots=True)
class Opened:
    """What was found at the start.

    Attributes:
        saved: the match to go on with.
        faults: what has to be told, each once.
        waiting: further matches that are not over and that no instance holds.
    """

    saved: Saved | None = None
    faults: tuple[FileError, ...] = ()
    waiting: tuple[Waiting, ...] = ()


class Store:
    """Saves the match of this instance.

    Attributes:
        fault: why the match is in memory alone; `None` while all is well.
    """

    def __init__(self, folder: Path) -> None:
        self.fault: FileError | None = None
        self._folder = folder
        self._slot: Slot | None = None
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
            forget_deleted(self._folder)
            for path in saves(self._folder):
                saved = self._resume(path, levels, faults)
                if saved is not None:
                    break
            else:
                self._slot = empty_slot(self._folder)
        except FileError as error:
            faults.append(error)
            self._tell(error)
            if error.reason is FileReason.FORBIDDEN:
                saved = self._peek(levels)
        others, more = ([], []) if self.fault else self.waiting(levels)
        return Opened(saved, (*faults, *more), tuple(others))

    def _resume(self, path: Path, levels: Collection[str], faults: list[FileError]) -> Saved | None:
        """Return what a save holds and keep its slot; `None` if it is held or refused."""
        held = lock(path)
        if held is None:
            return None
        try:
            saved = read_saved(read_bytes(path, LARGEST_SAVE), path, levels)
        except FileError as error:
            held.release()
            if error.reason is not FileReason.MISSING:  # else its instance has removed it just now
                faults.append(put_aside(error, path))
            return None
        self.close()
        self._slot = Slot(path, held)
        return saved

    def _peek(self, levels: Collection[str]) -> Saved | None:
        """Return the newest good save of a folder that is read-only; it can go on in memory."""
        with suppress(FileError):
            for path in saves(self._folder):
                with suppress(FileError):
                    return read_saved(read_bytes(path, LARGEST_SAVE), path, levels)
        return None

    # Other matches

    def waiting(self, levels: Collection[str]) -> tuple[list[Waiting], list[FileError]]:
        """Return the matches that no instance plays, and what is wrong with other saves."""
        return waiting(self._folder, levels, self.path)

    def switch(self, path: Path, levels: Collection[str]) -> tuple[Saved | None, list[FileError]]:
        """Take a match that waits, and let the own slot with its save wait instead.

        Return `None` if another instance plays it by now, or for the fault that is told.
        """
        faults: list[FileError] = []
        try:
            saved = self._resume(path, levels, faults)
        except FileError as error:
            return None, [error]
        if saved is not None:
            self._unsaved = self.fault = None
        return saved, faults

    @property
    def has_room(self) -> bool:
        """Return whether the own save can wait while another match is played and saved."""
        try:
            empty_slot(self._folder).lock.release()
        except FileError:
            return False
        return self.fault is None

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
            self._slot = empty_slot(self._folder)
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
