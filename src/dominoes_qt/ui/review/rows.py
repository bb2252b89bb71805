"""The verdicts of a review as an item model: a row for each decision, in their order."""

from __future__ import annotations

from PySide6.QtCore import QAbstractListModel, QObject, Qt

from dominoes_qt.narrate.verdicts import Verdicts
from dominoes_qt.session.review import Verdict
from dominoes_qt.ui.models.hand import NO_INDEX, Index


class VerdictsModel(QAbstractListModel):
    """Grows while a review goes on."""

    def __init__(self, teller: Verdicts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._teller = teller
        self.verdicts: list[Verdict] = []

    def clear(self) -> None:
        """Hold nothing any more."""
        self.beginResetModel()
        self.verdicts.clear()
        self.endResetModel()

    def add(self, verdict: Verdict) -> None:
        """Take the next one in."""
        row = len(self.verdicts)
        self.beginInsertRows(NO_INDEX, row, row)
        self.verdicts.append(verdict)
        self.endInsertRows()

    def set_teller(self, teller: Verdicts) -> None:
        """Say everything again, in other words."""
        self._teller = teller
        if self.verdicts:
            self.dataChanged.emit(self.index(0), self.index(len(self.verdicts) - 1))

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.verdicts)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or not 0 <= index.row() < len(self.verdicts):
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._teller.row(self.verdicts[index.row()])
        return None
