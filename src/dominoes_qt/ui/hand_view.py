"""One's own tiles as a list of faces: chosen by click or key, ordered by hand."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from dominoes_qt.engine.tiles import Tile
from dominoes_qt.ui.board.tile_painter import paint_tile
from dominoes_qt.ui.focus_ring import draw_ring
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.models.hand import HandRole
from dominoes_qt.ui.theme import SPACE, TextSize
from dominoes_qt.ui.widgets import ChoiceList

_TILE_WIDTH = 52
"""The room of a tile at 100 %; what is drawn is a little smaller."""
_RAISE = SPACE // 2
"""How much higher a chosen tile stands."""


class TileDelegate(QStyledItemDelegate):
    """Draws a tile upright, and below it the ends where it can go."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look: Look | None = None

    @property
    def tile_size(self) -> QSize:
        """Return the size of a tile, in pixels."""
        text = 100 if self.look is None else self.look.text
        width = _TILE_WIDTH + (text - 100) // 25
        return QSize(width, 2 * width)

    def cell_size(self) -> QSize:
        """Return the size of a row with its caption."""
        size = self.tile_size
        caption = 0 if self.look is None else self._caption().height()
        return QSize(size.width() + SPACE // 2, size.height() + caption + _RAISE)

    def _caption(self) -> QFontMetrics:
        assert self.look is not None
        return QFontMetrics(self.look.font(TextSize.SMALL, bold=True))

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return self.cell_size()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        look = self.look
        if look is None:
            return
        cell: QRect = option.rect
        state: QStyle.StateFlag = option.state
        ends: list[str] = index.data(HandRole.ENDS)
        chosen = bool(index.data(HandRole.CHOSEN))
        tile = Tile.parse(index.data(HandRole.TILE))
        size = self.tile_size
        top = cell.top() + (0 if chosen else _RAISE)
        left = cell.left() + (cell.width() - size.width()) // 2
        rect = QRectF(left, top, size.width(), size.height())
        painter.save()
        marks = look.tile(playable=bool(ends), selected=chosen)
        paint_tile(painter, rect, tile.high, tile.low, marks)
        self._paint_caption(painter, cell, ends, option)
        if state & QStyle.StateFlag.State_HasFocus:
            draw_ring(painter, cell, look.theme)
        painter.restore()

    def _paint_caption(
        self, painter: QPainter, cell: QRect, ends: list[str], option: QStyleOptionViewItem
    ) -> None:
        assert self.look is not None
        palette: QPalette = option.palette
        font = self.look.font(TextSize.SMALL, bold=True)
        painter.setPen(palette.text().color())
        below = cell.adjusted(-SPACE, _RAISE + self.tile_size.height() - SPACE // 2, SPACE, 0)
        text = " ".join(end for end in ends if len(end) == 1)
        if QFontMetrics(font).horizontalAdvance(text) > cell.width():
            text = text.replace(" ", "")
        while QFontMetrics(font).horizontalAdvance(text) > cell.width():
            font.setPixelSize(font.pixelSize() - 1)
        painter.setFont(font)
        flags = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter
        painter.drawText(below, int(flags), text)


class HandView(ChoiceList):
    """The hand, in one row that scrolls sideways when it is long.

    Signals:
        moved: the row that is to move by hand, and by how many places.
    """

    moved = Signal(int, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._delegate = TileDelegate(self)
        self.setItemDelegate(self._delegate)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.viewport().setAutoFillBackground(False)

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        self._delegate.look = look
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        self.setFixedHeight(self._delegate.cell_size().height() + bar)
        self.doItemsLayout()
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is not None and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            self.moved.emit(self.row, step)
            return
        super().keyPressEvent(event)
