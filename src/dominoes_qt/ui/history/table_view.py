"""A table to choose rows from with the keyboard, whole rows at a time."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from dominoes_qt.ui.look import Look
from dominoes_qt.ui.row_delegate import RowDelegate
from dominoes_qt.ui.theme import SPACE
from dominoes_qt.ui.widgets import steady_bar

_ROOMY = 110
"""The largest text, in per cent, at which all columns have room beside each other."""

_MEASURED = 20
"""How many rows say how wide the columns have to be."""


class RowTable(QTableView):
    """A row is current as soon as there is one; arrows go from row to row.

    Signals:
        chosen: the row on which Return was pressed or that was clicked twice.
        removed: Delete was pressed.
    """

    chosen = Signal(int)
    removed = Signal()

    def __init__(self, stretched: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._delegate = RowDelegate(self)
        self._stretched = stretched
        self.setItemDelegate(self._delegate)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.verticalHeader().hide()
        steady_bar(self)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.doubleClicked.connect(lambda index: self.chosen.emit(index.row()))

    def setModel(self, model: QAbstractItemModel | None) -> None:
        super().setModel(model)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setResizeContentsPrecision(_MEASURED)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    @property
    def row(self) -> int:
        """Return the current row, or -1."""
        return self.currentIndex().row()

    def set_row(self, row: int) -> None:
        """Make a row current, or the nearest one that there is."""
        row = max(0, min(row, self.model().rowCount() - 1))
        self.setCurrentIndex(self.model().index(row, 0))

    @property
    def selected_rows(self) -> list[int]:
        """Return the rows that are selected, the current one if none is."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        return rows or ([self.row] if self.row >= 0 else [])

    def focusInEvent(self, event: QFocusEvent) -> None:
        if not self.currentIndex().isValid():
            self.set_row(0)
        super().focusInEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Do nothing: no type-ahead."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.row >= 0:
                self.chosen.emit(self.row)
        elif event.key() == Qt.Key.Key_Delete:
            self.removed.emit()
        else:
            super().keyPressEvent(event)

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        self._delegate.look = look
        # Bars that come and go by themselves let a reader crash Qt 6.12.
        wide, policy = look.text > _ROOMY, Qt.ScrollBarPolicy
        bar = policy.ScrollBarAlwaysOn if wide else policy.ScrollBarAlwaysOff
        self.setHorizontalScrollBarPolicy(bar)
        modes = QHeaderView.ResizeMode
        mode = modes.ResizeToContents if wide else modes.Stretch
        self.horizontalHeader().setSectionResizeMode(self._stretched, mode)
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + SPACE)
