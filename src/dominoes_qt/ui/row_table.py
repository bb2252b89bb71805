"""A table to choose rows from with the keyboard, whole rows at a time."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyleOptionHeader,
    QTableView,
    QWidget,
)

from dominoes_qt.ui.look import Look
from dominoes_qt.ui.row_delegate import RowDelegate
from dominoes_qt.ui.theme import SPACE, TextSize
from dominoes_qt.ui.widgets import steady_bar

_MEASURED = 20
"""How many rows say how wide the columns have to be."""
_HIGH = 10_000


class Headings(QHeaderView):
    """The headings of columns; in several lines, where the columns have to be narrow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._look: Look | None = None
        self._wrapped = False
        self.setHighlightSections(False)
        self.setResizeContentsPrecision(_MEASURED)
        self.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, section: int) -> None:
        super().initStyleOptionForIndex(option, section)
        if self._wrapped:
            option.textAlignment |= Qt.TextFlag.TextWordWrap

    def sectionSizeFromContents(self, section: int) -> QSize:
        return self.size_of(section, wrapped=self._wrapped)

    def size_of(self, section: int, *, wrapped: bool) -> QSize:
        """Return what a heading needs, in one line or wrapped."""
        # As a window goes, the model may be gone before its headings.
        model: QAbstractItemModel | None = self.model()
        if self._look is None or model is None:
            return super().sectionSizeFromContents(section)
        # Qt would measure bold letters of the size of all other text.
        metrics = QFontMetrics(self._look.font(TextSize.SMALL))
        text = str(model.headerData(section, self.orientation()))
        words = text.split() if wrapped else [text]
        wide = max(map(metrics.horizontalAdvance, words)) + 1
        flags = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        needed = metrics.boundingRect(QRect(0, 0, wide, _HIGH), int(flags), text)
        return QSize(wide + 2 * SPACE, needed.height() + SPACE + 1)

    def wrap(self, wrapped: bool) -> None:
        """Show the headings wrapped, or in one line."""
        if wrapped != self._wrapped:
            self._wrapped = wrapped
            self.headerDataChanged(self.orientation(), 0, self.count() - 1)

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        self._look = look
        self.headerDataChanged(self.orientation(), 0, self.count() - 1)


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
        self._headings = Headings(self)
        self.setHorizontalHeader(self._headings)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        # Bars that come and go by themselves let a reader crash Qt 6.12.
        steady_bar(self)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.doubleClicked.connect(lambda index: self.chosen.emit(index.row()))

    def setModel(self, model: QAbstractItemModel | None) -> None:
        super().setModel(model)
        self._headings.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        own = self.model()
        for changed in (own.modelReset, own.rowsInserted, own.headerDataChanged):
            changed.connect(self._fit)

    def _fit(self, *_what: object) -> None:
        """Give one column the room that is left; where there is none, let the table scroll."""
        headings, room, modes = self._headings, self.viewport().width(), QHeaderView.ResizeMode
        wrapped = self._needed(wrapped=False) > room
        fits = not wrapped or self._needed(wrapped=True) <= room
        headings.wrap(wrapped)
        mode = modes.Stretch if fits else modes.ResizeToContents
        if headings.count() and mode is not headings.sectionResizeMode(self._stretched):
            headings.setSectionResizeMode(self._stretched, mode)

    def _needed(self, *, wrapped: bool) -> int:
        """Return how wide all columns are together, with headings in one line or wrapped."""
        return sum(
            max(
                self.sizeHintForColumn(column),
                self._headings.size_of(column, wrapped=wrapped).width(),
            )
            for column in range(self._headings.count())
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

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
        self._headings.restyle(look)
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + SPACE)
        self._fit()
