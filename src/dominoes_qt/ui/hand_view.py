"""One's own tiles as a list of faces: chosen by click or key, ordered by hand."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QDrag,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QFontMetrics,
    QInputDevice,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPalette,
    QPixmap,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGestureEvent,
    QListView,
    QScroller,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTapAndHoldGesture,
    QWidget,
)

from dominoes_qt.engine.tiles import Tile
from dominoes_qt.ui.board.tile_painter import paint_tile
from dominoes_qt.ui.focus_ring import draw_ring
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.models.hand import HandRole
from dominoes_qt.ui.theme import SPACE, TextSize
from dominoes_qt.ui.tile_pictures import TilePictures
from dominoes_qt.ui.widgets import ChoiceList

_TILE_WIDTH, _NARROW = 52, 44
"""The room of a tile at 100 %, and in a narrow window; what is drawn is a little smaller."""
_RAISE = SPACE // 2
"""How much higher a chosen tile stands."""
_CAPTION = "W N S"
"""As much as most captions say; it gets room where there is some."""


class TileDelegate(QStyledItemDelegate):
    """Draws a tile upright, and below it the ends where it can go.

    Attributes:
        look: how it looks.
        narrow: whether the window is, so that all is smaller.
        room: how wide a row may be, in pixels, so that none has to be scrolled to.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look: Look | None = None
        self.narrow = False
        self.room = 0
        self._pictures = TilePictures()

    @property
    def tile_size(self) -> QSize:
        """Return the size of a tile, in pixels."""
        text = 100 if self.look is None else self.look.text
        width = (_NARROW if self.narrow else _TILE_WIDTH) + (text - 100) // 25
        return QSize(width, 2 * width)

    def cell_size(self) -> QSize:
        """Return the size of a row with its caption."""
        height = self.tile_size.height() + _RAISE
        if self.look is None:
            return QSize(self.least_width, height)
        caption = QFontMetrics(self.look.font(TextSize.SMALL, bold=True))
        wanted = caption.horizontalAdvance(_CAPTION) + SPACE
        return QSize(max(self.least_width, min(wanted, self.room)), height + caption.height())

    @property
    def least_width(self) -> int:
        """Return how wide a row is where there is no room, in pixels."""
        return self.tile_size.width() + (0 if self.narrow else SPACE // 2)

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
        # Qt makes the row as high as the view.
        cell = QRect(option.rect.topLeft(), self.cell_size())
        state: QStyle.StateFlag = option.state
        ends: list[str] = index.data(HandRole.ENDS)
        chosen = bool(index.data(HandRole.CHOSEN))
        tile = Tile.parse(index.data(HandRole.TILE))
        size = self.tile_size
        top = cell.top() + (0 if chosen else _RAISE)
        left = cell.left() + (cell.width() - size.width()) // 2
        painter.save()
        marks = look.tile(playable=bool(ends), selected=chosen)
        self._pictures.draw(painter, QPointF(left, top), size, tile, marks)
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

    Tiles can be dragged, to an end of the board or within the hand. With the finger that needs
    a hold first: a swipe scrolls.

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
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.viewport().setAutoFillBackground(False)
        self.setDragDropMode(QListView.DragDropMode.DragDrop)
        self.setDropIndicatorShown(False)
        self._touched, self._swipes = QPoint(), False
        QScroller.grabGesture(self.viewport(), QScroller.ScrollerGestureType.TouchGesture)
        self.viewport().grabGesture(Qt.GestureType.TapAndHoldGesture)

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        self._delegate.look = look
        self._arrange()

    def set_narrow(self, narrow: bool) -> None:
        """Make do with smaller tiles, or no longer."""
        if narrow != self._delegate.narrow:
            self._delegate.narrow = narrow
            self._arrange()

    def _arrange(self) -> None:
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        self.setFixedHeight(self._delegate.cell_size().height() + bar)
        self.setMinimumWidth(3 * self._delegate.least_width)
        self.doItemsLayout()
        self.viewport().update()

    def doItemsLayout(self) -> None:
        model: QAbstractItemModel | None = self.model()  # Qt lays out before there is one
        count = 0 if model is None else model.rowCount()
        self._delegate.room = self.viewport().width() // max(1, count)
        super().doItemsLayout()

    def setModel(self, model: QAbstractItemModel | None) -> None:
        super().setModel(model)
        self.model().rowsInserted.connect(self._stand_on_fresh)

    def _stand_on_fresh(self, _parent: QModelIndex, start: int, end: int) -> None:
        """Make a tile current that was drawn or taken back, but none that was dealt."""
        if start == end and self.model().rowCount() > 1:
            self.set_row(start)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is not None and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            self.moved.emit(self.row, step)
            return
        super().keyPressEvent(event)

    # Fingers: a tap chooses; a swipe must not even change the current row

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if _is_finger(event):
            self._touched, self._swipes = event.position().toPoint(), False
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if _is_finger(event):
            away = (event.position().toPoint() - self._touched).manhattanLength()
            self._swipes = self._swipes or away >= QApplication.startDragDistance()
        else:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if not _is_finger(event):
            super().mouseReleaseEvent(event)
            return
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and not self._swipes:
            self.setFocus()
            self.setCurrentIndex(index)
            self.chosen.emit(index.row())

    # Dragging

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QGestureEvent):
            held = event.gesture(Qt.GestureType.TapAndHoldGesture)
            if isinstance(held, QTapAndHoldGesture):
                self._held(held)
                return True
        return super().viewportEvent(event)

    def _held(self, gesture: QTapAndHoldGesture) -> None:
        """Take up the tile under a finger that has been held still."""
        if gesture.state() is Qt.GestureState.GestureFinished:
            at = self.viewport().mapFromGlobal(gesture.position().toPoint())
            index = self.indexAt(at)
            if index.isValid():
                self.setCurrentIndex(index)
                self.startDrag(Qt.DropAction.CopyAction)

    def startDrag(self, supported: Qt.DropAction) -> None:
        index, look = self.currentIndex(), self._delegate.look
        if not index.isValid() or look is None:
            return
        drag = QDrag(self)
        drag.setMimeData(self.model().mimeData([index]))
        size = self._delegate.tile_size
        picture = QPixmap(size)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        tile = Tile.parse(index.data(HandRole.TILE))
        paint_tile(painter, QRectF(picture.rect()), tile.high, tile.low, look.tile(selected=True))
        painter.end()
        drag.setPixmap(picture)
        drag.setHotSpot(picture.rect().center())
        drag.exec(Qt.DropAction.CopyAction)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self._take(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        self._take(event)

    def _take(self, event: QDropEvent) -> None:
        """Take a tile of this hand, and nothing else."""
        if event.source() is self:
            event.acceptProposedAction()
        else:
            event.ignore()

    def dropEvent(self, event: QDropEvent) -> None:
        self._take(event)
        if event.isAccepted():
            self.drop_at(event.position().toPoint())

    def drop_at(self, at: QPoint) -> None:
        """Move the tile that is dragged to where it was let go."""
        index = self.indexAt(at)
        last = self.model().rowCount() - 1
        self.moved.emit(self.row, (index.row() if index.isValid() else last) - self.row)


def _is_finger(event: QMouseEvent) -> bool:
    """Return whether Qt made the event of a touch."""
    return event.device().type() is QInputDevice.DeviceType.TouchScreen
