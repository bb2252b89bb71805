"""Why a file is refused or the disk fails. As everywhere, a reason and facts; no sentences."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from pathlib import Path

from dominoes_qt.engine.errors import DominoError


class FileReason(Enum):
    """What is wrong with a file, or with the disk that it is on."""

    NOT_A_FILE = "no ordinary file"
    TOO_LARGE = "larger than any real one"
    RECORD = "a record that the rules do not give"
    NEWER = "from a newer version"
    APP = "a key of the program's own is missing or wrong"
    TIMELINE = "an undo timeline that does not give the match"
    LEVEL = "a computer level that is not there"
    UNFINISHED = "a match that is not over"
    DAMAGED = "not a database, or a malformed one"
    EMPTY = "no record is in it, or not that many"

    FULL = "no space is left"
    FORBIDDEN = "access is not allowed"
    MISSING = "the folder or the file is not there"
    BUSY = "another program holds it"
    NO_ROOM = "as many matches are kept already as can be"
    DISK = "another fault of the disk"


class FileError(DominoError):
    """A file that is refused, or a disk that fails; the match in memory goes on.

    Attributes:
        reason: what is wrong.
        path: the file or folder, as it was called then.
        set_aside: where a refused file lies now, its content untouched; `None` if it was
            left where it was.
        facts: by reason, among them `size` (bytes), `hands` or `steps`, and `most`; `found` and
            `known` (versions); `key`; `step` and `branch` (of the timeline); `level` and
            `allowed`; `errno`.
    """

    def __init__(self, reason: FileReason, path: Path | None = None, **facts: object) -> None:
        super().__init__(reason.value, facts)
        self.reason = reason
        self.path = path
        self.set_aside: Path | None = None
        self.facts: Mapping[str, object] = facts

    @property
    def is_of_disk(self) -> bool:
        """Return whether the disk is at fault, and not what is in the file."""
        return self.reason in _OF_DISK

    @property
    def cause(self) -> BaseException | None:
        """Return the error behind this one, such as the `RecordError` that names the place."""
        return self.__cause__


_OF_DISK = frozenset(
    {
        FileReason.FULL,
        FileReason.FORBIDDEN,
        FileReason.MISSING,
        FileReason.BUSY,
        FileReason.NO_ROOM,
        FileReason.DISK,
    }
)
