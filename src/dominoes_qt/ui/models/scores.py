"""The ledger of a match as a table: a row for every hand and side."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QObject, Qt

from dominoes_qt.engine.match import FinishedHand
from dominoes_qt.narrate import words
from dominoes_qt.narrate.narrator import Narrator
from dominoes_qt.ui.models.hand import NO_INDEX, Index


class Column(IntEnum):
    """The columns, in reading order."""

    HAND = 0
    SIDE = 1
    PLAYED = 2
    SETTLED = 3
    TOTAL = 4


class ScoresModel(QAbstractTableModel):
    """What each side got in each finished hand: in play, in the settlement, and together."""

    def __init__(self, narrator: Narrator, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._narrator = narrator
        self._hands: tuple[FinishedHand, ...] = ()

    def set_hands(self, hands: Sequence[FinishedHand]) -> None:
        """Show these hands."""
        if tuple(hands) == self._hands:
            return
        self.beginResetModel()
        self._hands = tuple(hands)
        self.endResetModel()

    def set_narrator(self, narrator: Narrator) -> None:
        """Say everything again, with this narrator."""
        self._narrator = narrator
        last = self.columnCount() - 1
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)
        if self._hands:
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, last))

    @property
    def _sides(self) -> int:
        return self._hands[0].hand.setup.sides if self._hands else 1

    def hand_at(self, row: int) -> FinishedHand | None:
        """Return the hand that a row is about."""
        return self._hands[row // self._sides] if 0 <= row < self.rowCount() else None

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._hands) * self._sides

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        hand = self.hand_at(index.row()) if index.isValid() else None
        if hand is None:
            return None
        column = Column(index.column())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._text(hand, index.row() % self._sides, column)
        if role == Qt.ItemDataRole.TextAlignmentRole and column >= Column.PLAYED:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def _text(self, finished: FinishedHand, side: int, column: Column) -> str:
        if column is Column.HAND:
            return words.number(finished.hand.index + 1)
        if column is Column.SIDE:
            return self._narrator.side(side)
        amounts = {
            Column.PLAYED: finished.played,
            Column.SETTLED: finished.settlement.points,
            Column.TOTAL: finished.scores,
        }
        return words.number(amounts[column][side])

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(Column):
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return _headings()[section]
        if role == Qt.ItemDataRole.TextAlignmentRole and section >= Column.PLAYED:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None


def _headings() -> tuple[str, ...]:
    return (
        QCoreApplication.translate("Scores", "Hand"),
        QCoreApplication.translate("Scores", "Side"),
        QCoreApplication.translate("Scores", "In play"),
        QCoreApplication.translate("Scores", "Settlement"),
        QCoreApplication.translate("Scores", "Total"),
    )
