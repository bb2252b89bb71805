"""Opening the history, whatever has become of its file."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from dominoes_qt.session.errors import FileError, FileReason
from dominoes_qt.session.history.history import History
from dominoes_qt.session.history.schema import MIGRATIONS, connect
from dominoes_qt.session.saves.files import make_folder, set_aside


@dataclass(frozen=True, slots=True)
class OpenedHistory:
    """A history that can be used, and what has to be told about how it was found."""

    history: History
    faults: tuple[FileError, ...] = ()


def open_history(path: Path) -> OpenedHistory:
    """Open the history, whatever has become of its file.

    A damaged file is set aside. One of a newer version is left to that version, and a file of
    our own version beside it is used. If the disk refuses, the history is in memory.
    """
    faults: list[FileError] = []
    for place in (path, path.with_name(f"{path.stem}-{len(MIGRATIONS)}{path.suffix}")):
        connection = _open(place, faults)
        if connection is not None:
            return OpenedHistory(History(place, connection), tuple(faults))
        if faults[-1].reason is not FileReason.NEWER:
            break
    return OpenedHistory(History(path, None), tuple(faults))


def _open(place: Path, faults: list[FileError]) -> sqlite3.Connection | None:
    try:
        make_folder(place.parent)
        return connect(place)
    except FileError as error:
        faults.append(error)
        if error.is_of_disk or error.reason is FileReason.NEWER:
            return None
        with suppress(FileError):
            error.set_aside = _set_database_aside(place)
            return connect(place)
    return None


def _set_database_aside(path: Path) -> Path:
    aside = set_aside(path)
    for suffix in ("-wal", "-shm"):
        beside = path.with_name(path.name + suffix)
        with suppress(OSError):
            beside.rename(aside.with_name(aside.name + suffix))
    return aside


def replace_damaged(history: History) -> OpenedHistory:
    """Set aside the file of a history that has said that it is damaged, and begin a new one."""
    history.close()
    fault = FileError(FileReason.DAMAGED, history.path)
    with suppress(FileError):
        fault.set_aside = _set_database_aside(history.path)
        return OpenedHistory(History(history.path, connect(history.path)), (fault,))
    return OpenedHistory(History(history.path, None), (fault,))
