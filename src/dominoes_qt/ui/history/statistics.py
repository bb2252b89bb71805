"""How the matches went, by game and by level of the opponents."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from dominoes_qt.narrate import naming, words
from dominoes_qt.session.history.rows import Line
from dominoes_qt.ui.history.matches import level_name
from dominoes_qt.ui.history.table_model import NOTHING, TextTable


class StatisticsModel(TextTable):
    """A row for each game and level."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: list[Line] = []

    def show(self, lines: Sequence[Line]) -> None:
        """Show these lines."""
        self.beginResetModel()
        self._lines = list(lines)
        self.endResetModel()

    def count(self) -> int:
        return len(self._lines)

    def is_number(self, column: int) -> bool:
        return column > 1

    def headings(self) -> tuple[str, ...]:
        return (
            QCoreApplication.translate("History", "Game"),
            QCoreApplication.translate("History", "Opponents"),
            QCoreApplication.translate("History", "Played"),
            QCoreApplication.translate("History", "Won"),
            QCoreApplication.translate("History", "Lost"),
            QCoreApplication.translate("History", "Average margin"),
            QCoreApplication.translate("History", "Blocked hands"),
            QCoreApplication.translate("History", "Best play"),
        )

    def cells(self, row: int) -> tuple[str, ...]:
        line = self._lines[row]
        margin = NOTHING if line.margin is None else words.signed(line.margin)
        share = QLocale().toString(100 * line.blocked, "f", 0)
        return (
            naming.profile(line.profile),
            level_name(line.level),
            words.number(line.played),
            words.number(line.won),
            words.number(line.lost),
            margin,
            f"{share} %",
            NOTHING if line.best is None else words.number(line.best),
        )
