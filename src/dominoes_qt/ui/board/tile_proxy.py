"""What keyboard and screen reader meet of a laid tile: a see-through widget with a focus ring."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QWidget

from dominoes_qt.ui.accessible import set_role
from dominoes_qt.ui.board.tile_item import BODY, TileItem
from dominoes_qt.ui.board.view import BoardView
from dominoes_qt.ui.board.walk import KEYS
from dominoes_qt.ui.theme import FOCUS_WIDTH

_ROOM = 2 * FOCUS_WIDTH
_PRESSED = KEYS | {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}


class TileProxy(QWidget):
    """Lies over a tile and lets the mouse through.

    Signals:
        entered: it has the focus now.
        pressed: a key that means something on the board, with the row.
    """

    entered = Signal(int)
    pressed = Signal(int, int)

    def __init__(self, view: BoardView, row: int) -> None:
        super().__init__(view.viewport())
        set_role(self, QAccessible.Role.ListItem)
        self.row = row
        self._view = view
        self._outline = QPolygonF()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.hide()

    def tell(self, name: str, description: str) -> None:
        """Be called something; only what is new is set, for it may be spoken."""
        if name != self.accessibleName():
            self.setAccessibleName(name)
        if description != self.accessibleDescription():
            self.setAccessibleDescription(description)

    def cover(self, item: TileItem) -> None:
        """Lie over a tile, where it lies when it has settled."""
        scene = [item.home + _turned(corner, item.place.rotation) for corner in _CORNERS]
        outline = QPolygonF([QPointF(self._view.mapFromScene(point)) for point in scene])
        room = outline.boundingRect().adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM).toAlignedRect()
        if room != self.geometry():
            self.setGeometry(room)
        self._outline = outline.translated(-QPointF(room.topLeft()))
        if self.hasFocus():
            self.update()

    def set_tab_stop(self, on: bool) -> None:
        """Let Tab stop here, or not."""
        policy = Qt.FocusPolicy.StrongFocus if on else Qt.FocusPolicy.ClickFocus
        if policy is not self.focusPolicy():
            self.setFocusPolicy(policy)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ring, dark below light, so that it stands out from felt and tiles alike."""
        if not self.hasFocus():
            return
        theme = self._view.board.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for colour, width in (("felt_edge", 2 * FOCUS_WIDTH), ("board_accent", FOCUS_WIDTH)):
            pen = QPen(theme.colour(colour), width)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawPolygon(self._outline)
        painter.end()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Become the current tile."""
        super().focusInEvent(event)
        self.entered.emit(self.row)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys of the board; all others are for the window."""
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain and event.key() in _PRESSED:
            self.pressed.emit(self.row, event.key())
        else:
            event.ignore()


_CORNERS = (BODY.topLeft(), BODY.topRight(), BODY.bottomRight(), BODY.bottomLeft())


def _turned(corner: QPointF, degrees: float) -> QPointF:
    """Return a corner of a tile that lies at a quarter turn."""
    return corner if round(degrees) % 180 == 0 else QPointF(-corner.y(), corner.x())
