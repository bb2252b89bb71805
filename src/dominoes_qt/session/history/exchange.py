"""Records going out of the history into files, and coming in from files of any origin."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from uuid import uuid4

from dominoes_qt.session import records
from dominoes_qt.session.errors import FileError, FileReason
from dominoes_qt.session.history.history import History
from dominoes_qt.session.records import LINES
from dominoes_qt.session.saves.files import write_whole


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
    for line, data in records.texts(path):
        try:
            recorded = records.check(data, path)
        except FileError as error:
            yield Outcome(line, fault=error)
            continue
        if not recorded.match.is_over:
            yield Outcome(line, fault=FileError(FileReason.UNFINISHED, path))
            continue
        match, known = history.add_record(recorded, when)
        yield Outcome(line, match, known)
