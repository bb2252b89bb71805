"""Takes the records of a file into the history, one after another, while the window stays alive."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from dominoes_qt.narrate import kept
from dominoes_qt.narrate.counted import Counted
from dominoes_qt.narrate.fill import fill, sentences
from dominoes_qt.narrate.words import number
from dominoes_qt.session.errors import FileError
from dominoes_qt.session.history.exchange import Outcome, import_records
from dominoes_qt.session.history.history import History


@dataclass(slots=True)
class Tally:
    """What became of the records of a file; of the faults, the first is told."""

    added: int = 0
    known: int = 0
    refused: int = 0
    first: str = ""

    def count(self, outcome: Outcome) -> None:
        """Take one more in."""
        if outcome.fault is not None:
            self.refused += 1
            self.first = self.first or kept.record_file_fault(outcome.fault, outcome.line)
        elif outcome.known:
            self.known += 1
        else:
            self.added += 1

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
    """One file at a time.

    Signals:
        done: what to say about it.
    """

    done = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._outcomes: Generator[Outcome, None, None] | None = None
        self._tally = Tally()
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._take_one)

    @property
    def is_busy(self) -> bool:
        """Return whether a file is being read."""
        return self._timer.isActive()

    def start(self, history: History, path: Path) -> None:
        """Begin with a file; `done` comes when everything is in."""
        self._outcomes = import_records(history, path, datetime.now(UTC))
        self._tally = Tally()
        self._timer.start()

    def stop(self) -> None:
        """Read no further; what is in stays in."""
        self._timer.stop()

    def _take_one(self) -> None:
        try:
            outcome = next(self._outcomes, None) if self._outcomes is not None else None
        except FileError as error:
            self.stop()
            self.done.emit(kept.record_file_fault(error))
            return
        if outcome is not None:
            self._tally.count(outcome)
            return
        self.stop()
        self.done.emit(self._tally.text())
