"""The finished matches as a table, some at a time, so that thousands are no burden."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QObject, Signal

from dominoes_qt.narrate import naming, words
from dominoes_qt.session.errors import FileError
from dominoes_qt.session.history.history import ALL, History
from dominoes_qt.session.history.rows import Result, Row, Sort, Wanted, milliseconds
from dominoes_qt.ui.history.table_model import NOTHING, TextTable
from dominoes_qt.ui.models.hand import NO_INDEX, Index

PAGE = 100


class MatchesModel(TextTable):
    """The matches that are wanted.

    Signals:
        failed: a `FileError` of the history.

    Attributes:
        total: how many are wanted, those not read yet included.
    """

    failed = Signal(object)

    def __init__(self, history: Callable[[], History], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self._rows: list[Row] = []
        self._wanted = ALL
        self._sort = Sort.WHEN
        self.total = 0

    def show(self, wanted: Wanted, sort: Sort) -> None:
        """Show these matches in this order."""
        self.beginResetModel()
        self._wanted, self._sort = wanted, sort
        self._rows, self.total = [], 0
        try:
            self.total = self._history().count(wanted)
            self._rows = self._read()
        except FileError as error:
            self.failed.emit(error)
        self.endResetModel()

    def _read(self) -> list[Row]:
        # Names go up the alphabet; everything else from the newest, the most, the best.
        descending = self._sort not in (Sort.PROFILE, Sort.RESULT)
        return self._history().rows(
            self._wanted, self._sort, descending=descending, limit=PAGE, offset=len(self._rows)
        )

    def canFetchMore(self, parent: Index = NO_INDEX) -> bool:
        return not parent.isValid() and len(self._rows) < self.total

    def fetchMore(self, parent: Index = NO_INDEX) -> None:
        try:
            more = self._read()
        except FileError as error:
            self.failed.emit(error)
            return
        if not more:
            self.total = len(self._rows)
            return
        self.beginInsertRows(NO_INDEX, len(self._rows), len(self._rows) + len(more) - 1)
        self._rows += more
        self.endInsertRows()

    def row_at(self, row: int) -> Row | None:
        """Return the match of a row."""
        return self._rows[row] if 0 <= row < len(self._rows) else None

    def ids_of(self, rows: Sequence[int]) -> list[int]:
        """Return the matches of these rows; where all that were read are meant, all of them."""
        if len(rows) < len(self._rows) or not self.canFetchMore():
            return [match.id for row in rows if (match := self.row_at(row)) is not None]
        try:
            return [match.id for match in self._history().rows(self._wanted, limit=-1)]
        except FileError as error:
            self.failed.emit(error)
            return []

    def count(self) -> int:
        return len(self._rows)

    def is_number(self, column: int) -> bool:
        return column == len(self.headings()) - 1

    def headings(self) -> tuple[str, ...]:
        return (
            QCoreApplication.translate("History", "Ended"),
            QCoreApplication.translate("History", "Game"),
            QCoreApplication.translate("History", "Result"),
            QCoreApplication.translate("History", "Score"),
            QCoreApplication.translate("History", "Players"),
            QCoreApplication.translate("History", "Opponents"),
            QCoreApplication.translate("History", "Hands"),
        )

    def cells(self, row: int) -> tuple[str, ...]:
        match = self._rows[row]
        when = QDateTime.fromMSecsSinceEpoch(milliseconds(match.when))
        return (
            QLocale().toString(when, QLocale.FormatType.ShortFormat),
            naming.profile(match.profile),
            result_name(match.result),
            " – ".join(words.number(score) for score in match.scores),
            ", ".join(match.names),
            ", ".join(level_name(level) for level in match.levels) or NOTHING,
            words.number(match.hands),
        )


def result_name(result: Result) -> str:
    """Return how a match ended."""
    return {
        Result.WON: QCoreApplication.translate("History", "won"),
        Result.LOST: QCoreApplication.translate("History", "lost"),
        Result.DRAWN: QCoreApplication.translate("History", "drawn"),
        Result.SHARED: QCoreApplication.translate("History", "several people"),
        Result.WATCHED: QCoreApplication.translate("History", "computers alone"),
    }[result]


def level_name(level: str) -> str:
    """Return what an opponent is called."""
    return naming.level(level) if level else QCoreApplication.translate("History", "person")
