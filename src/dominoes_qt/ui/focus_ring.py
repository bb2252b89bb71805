"""The focus ring: the same around every control, row and tile, wide enough to be seen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QWidget,
)
from shiboken6 import isValid

from dominoes_qt.ui.theme import FOCUS_WIDTH, Theme

_RINGED = (QAbstractButton, QComboBox, QLineEdit, QAbstractSpinBox)
"""Controls that Qt's style marks too faintly; lists mark their rows themselves."""
_MOVES = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Hide, QEvent.Type.Show)


def draw_ring(painter: QPainter, rect: QRect, theme: Theme, colour: str = "focus") -> None:
    """Draw the ring just inside a rectangle."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(theme.colour(colour), FOCUS_WIDTH)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = FOCUS_WIDTH // 2
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset - 1, -inset - 1), 4, 4)
    painter.restore()


class _Ring(QWidget):
    """Lies over a control, a little larger; lets everything through but its line."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.theme: Theme | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def surround(self, control: QWidget) -> None:
        out = FOCUS_WIDTH
        corner = control.mapTo(control.window(), QPoint(0, 0))
        self.setGeometry(QRect(corner, control.size()).adjusted(-out, -out, out, out))
        self.setVisible(control.isVisible())
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.theme is not None:
            painter = QPainter(self)
            draw_ring(painter, self.rect(), self.theme)
            painter.end()


class FocusRings(QObject):
    """Follows the focus through all windows of the application."""

    def __init__(self, app: QApplication, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme
        self._control: QWidget | None = None
        self._ring: _Ring | None = None
        app.focusChanged.connect(self._moved)

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of a theme."""
        self._theme = theme
        self._moved(None, self._control)

    def _moved(self, _before: QWidget | None, now: QWidget | None) -> None:
        if self._control is not None and isValid(self._control):
            self._control.removeEventFilter(self)
        if self._ring is not None and isValid(self._ring):
            self._ring.hide()
        self._control = self._ring = None
        if isinstance(now, _RINGED):
            now.installEventFilter(self)
            self._control, self._ring = now, self._ring_of(now.window())
            self._ring.theme = self._theme
            self._ring.surround(now)

    def _ring_of(self, window: QWidget) -> _Ring:
        there = window.findChildren(_Ring, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return there[0] if there else _Ring(window)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        ring, control = self._ring, self._control
        if event.type() in _MOVES and ring is not None and control is watched and isValid(ring):
            ring.surround(control)
        return False
