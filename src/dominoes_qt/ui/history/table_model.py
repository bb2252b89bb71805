"""Rows of text in columns; a reader goes through the cells of a row by itself."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from dominoes_qt.ui.models.hand import NO_INDEX, Index

NOTHING = "–"
"""What stands in a cell without a value; a reader passes over cells that are empty."""

_SHOWN = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)


class TextTable(QAbstractTableModel):
    """What is to be given: the headings, the cells of a row, and how many rows there are."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._texts: dict[int, tuple[str, ...]] = {}
        self.modelReset.connect(self._texts.clear)

    @abstractmethod
    def headings(self) -> tuple[str, ...]:
        """Return what stands above the columns."""

    @abstractmethod
    def cells(self, row: int) -> tuple[str, ...]:
        """Return the texts of a row."""

    @abstractmethod
    def count(self) -> int:
        """Return how many rows there are."""

    @abstractmethod
    def is_number(self, column: int) -> bool:
        """Return whether a column holds numbers, which stand at the right."""

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else self.count()

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.headings())

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or not 0 <= index.row() < self.count():
            return None
        if role in _SHOWN:
            return self._cells(index.row())[index.column()]
        return self._aligned(index.column()) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def _cells(self, row: int) -> tuple[str, ...]:
        """Return the texts of a row, made once: views ask often."""
        if row not in self._texts:
            self._texts[row] = self.cells(row)
        return self._texts[row]

    def _aligned(self, column: int) -> Qt.AlignmentFlag | None:
        if not self.is_number(column):
            return None
        return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        headings = self.headings()
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(headings):
            return None
        if role in _SHOWN:
            return headings[section]
        return self._aligned(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def retell(self) -> None:
        """Say everything again, in the language of now."""
        self._texts.clear()
        last = len(self.headings()) - 1
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)
        if self.count():
            self.dataChanged.emit(self.index(0, 0), self.index(self.count() - 1, last))
