"""A short line of tiles as an ornament: open on the start page, face down on the cover."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from dominoes_qt.ui.board.tile_painter import MARGIN, paint_back, paint_tile
from dominoes_qt.ui.look import Look

_LINE = ((5, 5), (5, 3), (3, 3), (3, 6), (6, 6))
"""The tiles, as they lie from left to right."""
_HALF = 48
"""How long half a tile is, in pixels at 100 %."""


class TileLine(QWidget):
    """A few tiles in a row, doubles crosswise. It says nothing, so it has no name either."""

    def __init__(self, parent: QWidget | None = None, *, covered: bool = False) -> None:
        super().__init__(parent)
        self._look: Look | None = None
        self._covered = covered
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        self._look = look
        self.updateGeometry()
        self.update()

    @property
    def _half(self) -> int:
        return _HALF if self._look is None else self._look.eased(_HALF)

    @property
    def _step(self) -> float:
        """Return how far it is from half to half: tiles are painted with room around them."""
        return self._half * (1 - MARGIN)

    def sizeHint(self) -> QSize:
        halves = sum(1 if first == second else 2 for first, second in _LINE)
        return QSize(round(halves * self._step) + self._half // 4, 2 * self._half)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._look is None:
            return
        painter = QPainter(self)
        half, x, look = float(self._half), 0.0, self._look.tile()
        for first, second in _LINE:
            crosswise = first == second
            width, height = (half, 2 * half) if crosswise else (2 * half, half)
            rect = QRectF(x, half - height / 2, width, height)
            if self._covered:
                paint_back(painter, rect, look)
            else:
                paint_tile(painter, rect, first, second, look)
            x += width - half * MARGIN
        painter.end()
