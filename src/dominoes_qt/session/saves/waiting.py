"""Matches that wait in their slots because nobody plays them: listed, deleted, brought back."""

from __future__ import annotations

import time
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from dominoes_qt.session.errors import FileError, FileReason
from dominoes_qt.session.saves import slots
from dominoes_qt.session.saves.document import Saved, read_saved
from dominoes_qt.session.saves.files import (
    LARGEST_SAVE,
    flush_folder,
    read_bytes,
    set_aside,
    telling_faults,
)

DELETED = "deleted"
KEPT_SECONDS = 30 * 24 * 3600
"""How long a deleted match lies there still."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A match that is not over and that nobody plays.

    Attributes:
        when: it was last played.
    """

    path: Path
    saved: Saved
    when: datetime


def waiting_at(path: Path, saved: Saved) -> Waiting:
    """Return a match that has been read, with the time of its save."""
    seconds = path.stat().st_mtime if path.exists() else time.time()
    return Waiting(path, saved, datetime.fromtimestamp(seconds, UTC))


def waiting(
    folder: Path, levels: Collection[str], own: Path | None
) -> tuple[list[Waiting], list[FileError]]:
    """Return the matches that wait, the last played first, and what is wrong with others.

    The save of this instance, `own`, is not looked at. One that is refused is set aside.
    """
    found: list[Waiting] = []
    faults: list[FileError] = []
    try:
        for path in slots.saves(folder):
            if path != own:
                _look_at(path, levels, found, faults)
    except FileError as error:
        if error.reason is not FileReason.MISSING:
            faults.append(error)
    return found, faults


def _look_at(
    path: Path, levels: Collection[str], found: list[Waiting], faults: list[FileError]
) -> None:
    held = slots.lock(path)
    if held is None:
        return
    try:
        saved = read_saved(read_bytes(path, LARGEST_SAVE), path, levels)
        if not saved.timeline.past[-1].match.is_over:
            found.append(waiting_at(path, saved))
    except FileError as error:
        if error.reason is not FileReason.MISSING:  # else its instance has removed it just now
            faults.append(slots.put_aside(error, path))
    finally:
        held.release()


def delete(path: Path) -> Path:
    """Delete a match that waits; return where it lies until it is forgotten.

    Raises:
        FileError: another instance plays it now, or the disk refuses it.
    """
    held = slots.lock(path)
    if held is None:
        raise FileError(FileReason.BUSY, path)
    try:
        aside = set_aside(path, DELETED)
        aside.touch()
    finally:
        held.release()
    return aside


def bring_back(aside: Path) -> Path:
    """Take a deletion back; return where the match waits now.

    Raises:
        FileError: it is gone, there is no room, or the disk refuses it.
    """
    slot = slots.empty_slot(aside.parent)
    try:
        with telling_faults(aside):
            aside.rename(slot.path)
            flush_folder(slot.path.parent)
    finally:
        slot.lock.release()
    return slot.path


def forget_deleted(folder: Path) -> None:
    """Remove for good what was deleted long ago."""
    before = time.time() - KEPT_SECONDS
    with suppress(OSError):
        for path in folder.glob(f"match-*.{DELETED}-*.json"):
            if path.stat().st_mtime < before:
                path.unlink()
