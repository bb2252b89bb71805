"""The log file, and details of an unexpected error that may be shown and sent to anybody.

Neither holds a tile of a running match: what was raised is told by its type, its reason and
the places in the code, never by its text or by values, and what looks like a tile is struck
out of every line.
"""

from __future__ import annotations

import logging
import platform
import re
import traceback
from collections.abc import Iterator
from logging.handlers import RotatingFileHandler
from pathlib import Path

from dominoes_qt import __version__
from dominoes_qt.engine.errors import DominoError
from dominoes_qt.session.errors import FileError
from dominoes_qt.session.saves.files import disk_fault, make_folder

NAME = "dominoes_qt"
FILE = "dominoes-qt.log"
LARGEST, KEPT = 256 * 1024, 3
"""How many bytes a log file has at most, and how many older ones are kept."""

_TILES = re.compile(
    r"(?<![\w-])[0-6]-[0-6](?![\w-])"  # notation, as in records
    r"|Tile\([^)]*\)"
    r"|\b(?:hands?|yard|left|dealt|deal)\s*=\s*(?:\([^)]*\)|\d+)"  # masks, as in reprs
)


def without_tiles(text: str) -> str:
    """Return a text with all that looks like tiles struck out."""
    return _TILES.sub("*", text)


def details(error: BaseException) -> str:
    """Return what happened and where in the code, with nothing that anybody has to hide."""
    about = f"dominoes-qt {__version__}, Python {platform.python_version()}, {platform.system()}"
    return "\n".join([about, *_chain(error)])


def _chain(error: BaseException) -> Iterator[str]:
    """Return the lines about an error and those behind it, the first one first."""
    errors = [error]
    while (behind := _behind(errors[-1])) is not None and behind not in errors:
        errors.append(behind)
    for raised in reversed(errors):
        yield _headline(raised)
        for frame in traceback.extract_tb(raised.__traceback__):
            yield f"  {_short(frame.filename)}:{frame.lineno} {frame.name}"


def _behind(error: BaseException) -> BaseException | None:
    return error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _headline(error: BaseException) -> str:
    name = type(error).__name__
    reason = getattr(error, "reason", None) if isinstance(error, DominoError) else None
    if reason is not None:
        return f"{name}: {reason.name}"
    if isinstance(error, OSError) and error.errno is not None:
        return f"{name}: errno {error.errno}"
    return name


def _short(filename: str) -> str:
    """Return a path without the folders above the package, which name the user."""
    parts = Path(filename).parts
    for root in (NAME, "site-packages"):
        if root in parts:
            return "/".join(parts[len(parts) - 1 - parts[::-1].index(root) :])
    return parts[-1] if parts else ""


class _Formatter(logging.Formatter):
    """One line a record, and `details` in place of a traceback."""

    def format(self, record: logging.LogRecord) -> str:
        line = f"{self.formatTime(record)} {record.levelname} {record.getMessage()}"
        if record.exc_info and record.exc_info[1] is not None:
            line = f"{line}\n{details(record.exc_info[1])}"
        return without_tiles(line)


class _File(RotatingFileHandler):
    """A log file whose own troubles trouble nobody."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - named by logging
        """Go without this record."""


class Log:
    """The log of this run; `fault` says why there is none.

    Everything that is logged below `dominoes_qt` goes there.
    """

    def __init__(self, folder: Path) -> None:
        self.fault: FileError | None = None
        self._handler: _File | None = None
        try:
            make_folder(folder)
            self._handler = _File(
                folder / FILE, maxBytes=LARGEST, backupCount=KEPT, encoding="utf-8", delay=False
            )
        except FileError as error:
            self.fault = error
        except OSError as error:
            self.fault = disk_fault(error, folder)
        else:
            self._handler.setFormatter(_Formatter())
            logging.getLogger(NAME).addHandler(self._handler)

    def close(self) -> None:
        """Stop logging to the file."""
        if self._handler is not None:
            logging.getLogger(NAME).removeHandler(self._handler)
            self._handler.close()
            self._handler = None
