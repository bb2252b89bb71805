"""Where tiles can be laid: a marker at each open end, and the place of the first tile."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from dominoes_qt.ui.board.chips import LEAST_TARGET, Upright, chip_font, draw_pill, middle_rect
from dominoes_qt.ui.board.geometry import Anchor
from dominoes_qt.ui.board.tile_item import BODY
from dominoes_qt.ui.theme import SPACE, Theme

_QUIET = 150


class EndMarker(Upright):
    """An open end: its letter and its number; filled where something can be played."""

    def __init__(self, end: str, theme: Theme) -> None:
        super().__init__(theme)
        self.end = end
        self.letter = end
        self.number = 0
        self.playable = False
        self.hot = False
        self.redraw()

    def show_end(self, anchor: Anchor, number: int) -> None:
        """Stand at an open end."""
        if number != self.number:
            self.number = number
            self.redraw()
        self.stand(QPointF(anchor.x, anchor.y), anchor.heading.value)

    def set_state(self, *, playable: bool, hot: bool = False) -> None:
        """Show whether it can be played on, and whether a tile is held over it."""
        if (playable, hot) != (self.playable, self.hot):
            self.playable, self.hot = playable, hot
            self.setZValue(11 if playable else 10)
            self.redraw()

    def set_letter(self, letter: str) -> None:
        """Write this for the arm."""
        self.letter = letter
        self.redraw()

    def _widths(self) -> tuple[float, float, float]:
        """Return the widths of letter and number, and the height of the chip."""
        quiet, loud = QFontMetricsF(chip_font(bold=False)), QFontMetricsF(chip_font())
        return (
            quiet.horizontalAdvance(self.letter),
            loud.horizontalAdvance(str(self.number)),
            loud.height() + SPACE,
        )

    def measure(self) -> QRectF:
        """Return the chip."""
        letter, number, height = self._widths()
        width = letter + number + 2.6 * SPACE + (SPACE / 2 if self.hot else 0)
        return middle_rect(width, height + (SPACE / 2 if self.hot else 0))

    def target(self) -> QRectF:
        """Return what can be clicked."""
        body = self.body()
        return middle_rect(max(body.width(), LEAST_TARGET), max(body.height(), LEAST_TARGET))

    def shape(self) -> QPainterPath:
        """Return all that can be clicked."""
        path = QPainterPath()
        path.addRect(self.target())
        return path

    def draw(self, painter: QPainter, body: QRectF) -> None:
        """Draw letter and number side by side."""
        theme = self.theme
        ink = theme.colour("felt" if self.playable else "on_felt")
        fill = theme.colour("board_accent" if self.playable else "felt_edge")
        edge = QColor(theme.colour("felt_edge" if self.playable else "on_felt"))
        if not (self.playable or theme.contrast):
            edge.setAlpha(_QUIET)
        draw_pill(painter, body, fill, QPen(edge, 2 if self.playable else 1.25))
        letter, number, _height = self._widths()
        left = body.center().x() - (letter + number + 0.6 * SPACE) / 2
        painter.setPen(ink)
        painter.setFont(chip_font(bold=False))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(QRectF(left, body.top(), letter + 2, body.height()), flags, self.letter)
        painter.setFont(chip_font())
        left += letter + 0.6 * SPACE
        figures = QRectF(left, body.top(), number + 2, body.height())
        painter.drawText(figures, flags, str(self.number))


class StartSlot(QGraphicsItem):
    """The place of the first tile."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.end = "start"
        self.theme = theme
        self.playable = False
        self.hot = False

    def set_theme(self, theme: Theme) -> None:
        """Draw it in another theme."""
        self.theme = theme
        self.update()

    def set_state(self, *, playable: bool, hot: bool = False) -> None:
        """Show whether a tile can be laid there, and whether one is held over it."""
        self.playable, self.hot = playable, hot
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the outline with its pen."""
        return BODY.adjusted(-3, -3, 3, 3)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the outline of a tile."""
        world = painter.worldTransform()
        pixel = 1 / max(math.hypot(world.m11(), world.m12()), 1e-6)
        colour = QColor(self.theme.colour("board_accent" if self.playable else "on_felt"))
        if not (self.playable or self.theme.contrast):
            colour.setAlpha(_QUIET)
        width = (4 if self.hot else 2.5 if self.playable else 1.5) * pixel
        pen = QPen(colour, width, Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([4, 3])
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(BODY.adjusted(1, 1, -1, -1), 5.6, 5.6)
