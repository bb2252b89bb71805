"""Records in files of any origin: one in a `.json` file, one a line in a `.jsonl` file."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count as numbers
from itertools import islice
from pathlib import Path

from dominoes_qt.engine.record import Recorded
from dominoes_qt.session.errors import FileError, FileReason
from dominoes_qt.session.saves.document import read_record
from dominoes_qt.session.saves.files import (
    LARGEST,
    check_ordinary,
    read_bytes,
    telling_faults,
)

LINES = ".jsonl"
"""The end of the name of a file that holds one record a line; any other holds one alone."""


def texts(path: Path) -> Iterator[tuple[int, bytes]]:
    """Return the records of a file as text, each with its line; nothing after one too large.

    Raises:
        FileError: the file cannot be read.
    """
    if path.suffix != LINES:
        yield 1, read_bytes(path)
        return
    check_ordinary(path)
    with telling_faults(path), path.open("rb") as file:
        for line in numbers(1):  # pragma: no branch - the numbers have no end
            data = file.readline(LARGEST + 1)
            if data.strip():
                yield line, data
            if not data or len(data) > LARGEST:
                return


def check(data: bytes, path: Path) -> Recorded:
    """Return the match of one of these texts, checked by replay.

    Raises:
        FileError: it is too large, or no record that the rules give.
    """
    if len(data) > LARGEST:
        raise FileError(FileReason.TOO_LARGE, path, size=len(data), most=LARGEST)
    return read_record(data, path)


def count(path: Path) -> int:
    """Return how many records a file has; at least one.

    Raises:
        FileError: the file cannot be read, or there is none in it.
    """
    found = sum(1 for _ in texts(path))
    if not found:
        raise FileError(FileReason.EMPTY, path)
    return found


def open_record(path: Path, number: int) -> Recorded:
    """Return one match of a file; they are counted from 1.

    Raises:
        FileError: the file cannot be read, has fewer, or the rules do not give this one.
    """
    for _, data in islice(texts(path), number - 1, None):
        return check(data, path)
    raise FileError(FileReason.EMPTY, path)
