"""Records going out of the history into files, and coming in from files of any origin."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import count
from pathlib import Path
from uuid import uuid4

from dominoes_qt.engine.record import Recorded
from dominoes_qt.session.errors import FileError, FileReason
from dominoes_qt.session.history.history import History
from dominoes_qt.session.saves.document import read_record
from dominoes_qt.session.saves.files import (
    LARGEST,
    check_ordinary,
    read_bytes,
    telling_faults,
    write_whole,
)

LINES = ".jsonl"
"""The end of the name of a file that holds one record a line; any other holds one alone."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of one record of a file.

    Attributes:
        line: where in the file it stands, from 1.
        match: its id in the history; `None` if it is refused, for the reason in `fault`.
        known: whether it was there already.
    """

    line: int
    match: int | None = None
    known: bool = False
    fault: FileError | None = None


def export(history: History, matches: Sequence[int], path: Path) -> None:
    """Write the records of some matches to a file, whole or not at all.

    Raises:
        ValueError: several matches for a file that holds one.
        FileError: it cannot be written.
    """
    if len(matches) != 1 and path.suffix != LINES:
        raise ValueError("one match a file")
    bodies = (history.body(match) for match in matches)
    lines = (body + b"\n" for body in bodies if body is not None)
    write_whole(path, lines, fresh=path.with_name(f".{uuid4().hex}.new"))


def import_records(history: History, path: Path, when: datetime) -> Generator[Outcome, None, None]:
    """Check the records of a file by replay and add them, one after another.

    Whoever asks for no more has added what was given so far. `when` is taken where a record
    does not tell when its match ended.

    Raises:
        FileError: the file cannot be read, or the history cannot take more.
    """
    for line, data in _records(path):
        try:
            recorded = _checked(data, path)
        except FileError as error:
            yield Outcome(line, fault=error)
        else:
            match, known = history.add_record(recorded, when)
            yield Outcome(line, match, known)


def _checked(data: bytes, path: Path) -> Recorded:
    if len(data) > LARGEST:
        raise FileError(FileReason.TOO_LARGE, path, size=len(data), most=LARGEST)
    recorded = read_record(data, path)
    if not recorded.match.is_over:
        raise FileError(FileReason.UNFINISHED, path)
    return recorded


def _records(path: Path) -> Iterator[tuple[int, bytes]]:
    """Return the records of a file, each with its line; nothing after one that is too large."""
    if path.suffix != LINES:
        yield 1, read_bytes(path)
        return
    check_ordinary(path)
    with telling_faults(path), path.open("rb") as file:
        for line in count(1):  # pragma: no branch - the numbers have no end
            data = file.readline(LARGEST + 1)
            if data.strip():
                yield line, data
            if not data or len(data) > LARGEST:
                return
