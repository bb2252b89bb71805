"""What people do to the board with mouse, finger and trackpad, and what stands around the tiles."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QTouchEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QGraphicsItem, QWidget

from dominoes_qt.ui.board.camera_view import CameraView
from dominoes_qt.ui.board.chips import Coordinate
from dominoes_qt.ui.board.felt import Felt, HiddenTiles, count_hidden, edge_at, paint_hidden
from dominoes_qt.ui.board.geometry import UNIT
from dominoes_qt.ui.board.markers import EndMarker, StartSlot
from dominoes_qt.ui.board.pointer import Pointer
from dominoes_qt.ui.board.scene import BoardScene
from dominoes_qt.ui.board.tile_item import TileItem
from dominoes_qt.ui.theme import SPACE

TILE_MIME = "application/x-dominoes-tile"
"""What a dragged tile is carried as: its text, such as `6-4`."""

_WHEEL = 1.0015
_SNAP = 7.0
_REACH = 90.0
_TOUCHES = (
    QEvent.Type.TouchBegin,
    QEvent.Type.TouchUpdate,
    QEvent.Type.TouchEnd,
    QEvent.Type.TouchCancel,
)


class BoardView(CameraView):
    """Tells what was clicked; whatever moves the view clicks nothing.

    Signals:
        end_clicked: the marker of an end.
        preview_clicked: the preview.
        tile_clicked: a laid tile, by its row.
        tile_dragged: a tile is held over an end; over none if that is empty.
        tile_dropped: a tile was dropped at an end.
    """

    end_clicked = Signal(str)
    preview_clicked = Signal()
    tile_clicked = Signal(int)
    tile_dragged = Signal(str, str)
    tile_dropped = Signal(str, str)

    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._felt = Felt()
        self._pointer = Pointer(self)
        self._dragged = ("", "")
        self._hidden: HiddenTiles | None = None
        self.moved.connect(self._count_anew)
        scene.reshaped.connect(self._count_anew)
        self.setAcceptDrops(True)
        viewport = self.viewport()
        viewport.setMouseTracking(True)
        # The table covers all of it; nothing need be cleared before.
        viewport.setAutoFillBackground(False)
        viewport.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        viewport.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)

    # What happens

    def viewportEvent(self, event: QEvent) -> bool:
        """Take touches and trackpad gestures, which have no handlers of their own."""
        if isinstance(event, QTouchEvent) and event.type() in _TOUCHES:
            self._glide.stop()
            self._pointer.touch(event)
            event.accept()
            return True
        if isinstance(event, QNativeGestureEvent):
            return self._trackpad(event)
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._look(self.camera)
        return super().viewportEvent(event)

    def _trackpad(self, event: QNativeGestureEvent) -> bool:
        match event.gestureType():
            case Qt.NativeGestureType.ZoomNativeGesture:
                self.pinch(event.position(), max(0.1, 1 + event.value()), 0.0)
            case Qt.NativeGestureType.RotateNativeGesture:
                self.pinch(event.position(), 1.0, event.value())
            case Qt.NativeGestureType.EndNativeGesture:
                self.end_pinch()
            case _:
                return False
        event.accept()
        return True

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom round the cursor; a wheel turned sideways pans."""
        delta = event.angleDelta()
        if delta.y():
            self._zoom(_WHEEL ** delta.y(), self._from_middle(event.position()), hasty=True)
        elif delta.x():
            self.pan_by(delta.x(), 0)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a drag."""
        self._glide.stop()
        self._pointer.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag, or show what can be clicked."""
        if event.buttons() is Qt.MouseButton.NoButton:
            self._show_cursor(event.position())
        else:
            self._pointer.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a click or a drag."""
        self._pointer.release(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second press as a press like any other."""
        self.mousePressEvent(event)

    def _thing_at(self, at: QPointF) -> QGraphicsItem | None:
        """Return the topmost thing at a point of the view that can be clicked."""
        things = self.items(at.toPoint())
        return next((thing for thing in things if not isinstance(thing, Coordinate)), None)

    def _is_preview(self, thing: QGraphicsItem | None) -> bool:
        return thing is not None and thing in (self.board.ghost, self.board.caption)

    def _edge_at(self, at: QPointF) -> int | None:
        return edge_at(at, QRectF(self.viewport().rect()), self.hidden_tiles())

    def _show_beyond(self, edge: int) -> None:
        """Pan to the nearest tiles that lie beyond an edge, half of the view at the least."""
        view = QRectF(self.viewport().rect())
        points = [QPointF(self.mapFromScene(item.home)) for item in self.board.tiles]
        room = UNIT * self.goal.zoom + SPACE
        beyond = (
            [-point.x() for point in points],
            [-point.y() for point in points],
            [point.x() - view.width() for point in points],
            [point.y() - view.height() for point in points],
        )[edge]
        nearest = min((far for far in beyond if far > 0), default=0.0) + room
        dx, dy = ((1, 0), (0, 1), (-1, 0), (0, -1))[edge]
        self.pan_by(dx * max(nearest, view.width() / 2), dy * max(nearest, view.height() / 2))

    def _show_cursor(self, at: QPointF) -> None:
        found = self._thing_at(at)
        is_end = isinstance(found, EndMarker | StartSlot) and found.playable
        if is_end or self._is_preview(found) or self._edge_at(at) is not None:
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.viewport().unsetCursor()

    # The pointer's hand

    def click(self, at: QPointF) -> None:
        """Take a click; one on an edge mark goes to the tiles there, and is never a play."""
        edge = self._edge_at(at)
        if edge is not None:
            self._show_beyond(edge)
            return
        found = self._thing_at(at)
        if isinstance(found, EndMarker | StartSlot):
            self.end_clicked.emit(found.end)
        elif self._is_preview(found):
            self.preview_clicked.emit()
        elif isinstance(found, TileItem):
            self.tile_clicked.emit(found.row)

    def drag(self, by: QPointF) -> None:
        """Pull the board."""
        self._is_fitted = False
        self._go(self.camera.panned(by.x(), by.y()), hasty=True)
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def let_go(self, speed: QPointF) -> None:
        """Let the board glide on."""
        self.viewport().unsetCursor()
        if self.board.settling.duration:
            self._glide.start(speed)

    def pinch(self, at: QPointF, factor: float, degrees: float) -> None:
        """Zoom and turn round the middle of two fingers."""
        self._is_fitted = False
        old = self.camera
        zoom = self._bounded(old.zoom * factor)
        changed = old.changed(self._from_middle(at), zoom=zoom, turn=old.turn + degrees)
        self._go(changed, hasty=True)

    def end_pinch(self) -> None:
        """Settle on a quarter turn if one is near, and tell what came of it."""
        self.viewport().unsetCursor()
        turn = self.camera.turn
        near = round(turn / 90) * 90.0
        if 0 < abs(turn - near) < _SNAP:
            self._go(self.camera.changed((0.0, 0.0), zoom=self.camera.zoom, turn=near))
        self._tell_zoom()
        self._tell_turn()

    # Tiles dragged from elsewhere

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take tiles."""
        if event.mimeData().hasFormat(TILE_MIME):
            event.acceptProposedAction()
        else:
            event.ignore()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Show the end that the tile is held over."""
        self._hold(_tile_of(event), self._end_near(event.position()))
        if self._dragged[1]:
            event.acceptProposedAction()
        else:
            event.ignore()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Forget the tile."""
        self._hold(self._dragged[0], "")

    def dropEvent(self, event: QDropEvent) -> None:
        """Tell where the tile was dropped, if that is an end."""
        tile, end = _tile_of(event), self._end_near(event.position())
        self._hold(tile, "")
        if end:
            event.acceptProposedAction()
            self.tile_dropped.emit(tile, end)

    def _hold(self, tile: str, end: str) -> None:
        self.board.set_hot_end(end or None)
        if (tile, end) != self._dragged:
            self._dragged = (tile, end)
            self.tile_dragged.emit(tile, end)

    def _end_near(self, at: QPointF) -> str:
        """Return the end that is meant: the nearest within reach."""
        things: list[EndMarker | StartSlot] = [*self.board.markers.values(), self.board.slot]
        near = [
            (QPointF(self.mapFromScene(thing.pos())) - at, thing.end)
            for thing in things
            if thing.isVisible()
        ]
        lengths = [(away.manhattanLength(), end) for away, end in near]
        length, end = min(lengths, default=(_REACH, ""))
        return end if length < _REACH else ""

    # What is drawn around the tiles

    def hidden_tiles(self) -> HiddenTiles:
        """Return how many tiles lie outside of what is seen."""
        if self._hidden is None:
            points = [QPointF(self.mapFromScene(item.home)) for item in self.board.tiles]
            self._hidden = count_hidden(points, QRectF(self.viewport().rect()))
        return self._hidden

    def _count_anew(self) -> None:
        self._hidden = None

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the table."""
        painter.save()
        painter.resetTransform()
        viewport = self.viewport()
        self._felt.prepare(viewport.size(), self.board.theme, viewport.devicePixelRatioF())
        self._felt.paint_ground(painter)
        painter.restore()

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the rim of the table, and how many tiles lie beyond each edge."""
        hidden, theme = self.hidden_tiles(), self.board.theme
        painter.save()
        painter.resetTransform()
        self._felt.paint_corners(painter)
        if any(hidden):
            paint_hidden(painter, QRectF(self.viewport().rect()), hidden, theme)
        painter.restore()


def _tile_of(event: QDropEvent) -> str:
    return bytes(event.mimeData().data(TILE_MIME).data()).decode("ascii", "replace")
