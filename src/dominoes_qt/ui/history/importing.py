"""Takes the records of a file into the history, one after another, while the window stays alive."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from dominoes_qt.narrate import kept
from dominoes_qt.narrate.counted import Counted
from dominoes_qt.narrate.fill import fill, sentences
from dominoes_qt.narrate.words import number
from dominoes_qt.session.errors import FileError
from dominoes_qt.session.history.exchange import Found, look_through
from dominoes_qt.session.history.history import History
from dominoes_qt.ui.worker import Tell, Worker


@dataclass(slots=True)
class Tally:
    """What became of the records of a file; of the faults, the first is told."""

    added: int = 0
    known: int = 0
    refused: int = 0
    first: str = ""

    def refuse(self, fault: FileError, line: int) -> None:
        """Count one that is refused."""
        self.refused += 1
        self.first = self.first or kept.record_file_fault(fault, line)

    def text(self) -> str:
        """Return all of it in sentences."""
        parts = [fill(Counted.tr("{n} match(es) imported.", "", self.added), n=number(self.added))]
        if self.known:
            text = Counted.tr("{n} match(es) were there already.", "", self.known)
            parts.append(fill(text, n=number(self.known)))
        if self.refused:
            text = Counted.tr("{n} record(s) refused.", "", self.refused)
            parts.append(fill(text, n=number(self.refused)))
        return sentences(*parts, self.first)


class Importer(QObject):
    """One file at a time. It is read and checked in another thread, and added in this one.

    Signals:
        advanced: how much of the file has been read, from 0 to 100.
        done: what to say about it.
    """

    advanced = Signal(int)
    done = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history: History | None = None
        self._size = 1
        self._tally = Tally()
        self._worker = Worker(self)
        self._worker.told.connect(self._take)
        self._worker.done.connect(self._end)

    @property
    def is_busy(self) -> bool:
        """Return whether a file is being read."""
        return self._worker.is_busy

    def start(self, history: History, path: Path) -> None:
        """Begin with a file; `done` comes when everything is in."""
        self._history = history
        self._tally = Tally()
        try:
            self._size = max(1, path.stat().st_size)
        except (OSError, ValueError):
            self._size = 1  # reading it says what is wrong

        def look(tell: Tell) -> None:
            for found in look_through(path):
                tell(found)

        self._worker.start(look)

    def stop(self) -> None:
        """Read no further; what is in stays in."""
        if self.is_busy:
            self._worker.stop()
            self.done.emit(self._tally.text())

    def _take(self, found: Found) -> None:
        if self._history is None:
            return
        if found.entry is None:
            assert found.fault is not None
            self._tally.refuse(found.fault, found.line)
        else:
            try:
                _, known = self._history.add_entry(found.entry, datetime.now(UTC))
            except FileError as error:
                self._worker.stop()
                self._end(error)
                return
            self._tally.known += known
            self._tally.added += not known
        self.advanced.emit(min(100, 100 * found.read // self._size))

    def _end(self, result: object) -> None:
        if isinstance(result, FileError):
            said = self._tally.text() if self._tally != Tally() else ""
            self.done.emit(sentences(said, kept.record_file_fault(result)))
        elif isinstance(result, Exception):
            raise result
        else:
            self.done.emit(self._tally.text())
