"""Records going out of the history into files, and coming in from files of any origin."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

from dominoes_qt.session import records
from dominoes_qt.session.errors import FileError, FileReason
from dominoes_qt.session.history.history import History
from dominoes_qt.session.history.summary import Entry, entry_of
from dominoes_qt.session.records import LINES
from dominoes_qt.session.saves.files import write_whole


@dataclass(frozen=True, slots=True)
class Found:
    """One record of a file, ready to be added.

    Attributes:
        line: where in the file it stands, from 1.
        read: how many bytes of the file have been read with it.
        entry: what is to be added; `None` if it is refused, for the reason in `fault`.
    """

    line: int
    read: int
    entry: Entry | None = None
    fault: FileError | None = None


def export(history: History, matches: Sequence[int], path: Path) -> None:
    """Write the records of some matches to a file, whole or not at all.

    Raises:
        ValueError: several matches for a file that holds one.
        FileError: it cannot be written.
    """
    if len(matches) != 1 and path.suffix != LINES:
        raise ValueError("one match a file")
    bodies = (history.text(match) for match in matches)
    lines = (body + b"\n" for body in bodies if body is not None)
    write_whole(path, lines, fresh=path.with_name(f".{uuid4().hex}.new"))


def look_through(path: Path) -> Iterator[Found]:
    """Check the records of a file by replay, one after another; no history is needed for that.

    Raises:
        FileError: the file cannot be read, or there is no record in it.
    """
    read = 0
    for line, data in records.texts(path):
        read += len(data)
        try:
            yield Found(line, read, entry_of(records.check(data, path), path))
        except FileError as error:
            yield Found(line, read, fault=error)
    if not read:
        raise FileError(FileReason.EMPTY, path)
