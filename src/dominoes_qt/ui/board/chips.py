"""Chips on the board: upright and of one size on the screen, whatever zoom and turn."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsPixmapItem

from dominoes_qt.ui.board.camera import Camera, turned
from dominoes_qt.ui.board.geometry import UNIT
from dominoes_qt.ui.theme import SPACE, TextSize, Theme

LEAST_TARGET = 44.0
"""The least width and height that can be clicked, in pixels."""

_GAP = 5.0
_SMALL = 0.8
_VEIL = 190
_OF_HALF = 0.42
_LEAST_TEXT = 8


def chip_font(*, bold: bool = True, part: float = 1.0) -> QFont:
    """Return the font of chips, or a part of its size; it follows the size of all text."""
    font = QFont(QApplication.font())
    pixels = font.pixelSize() if font.pixelSize() > 0 else TextSize.BODY.value
    font.setPixelSize(round(pixels * part))
    font.setBold(bold)
    return font


def draw_pill(painter: QPainter, rect: QRectF, fill: QColor, outline: QPen) -> None:
    """Draw the rounded ground of a chip."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(outline)
    painter.setBrush(fill)
    inset = outline.widthF() / 2
    body = rect.adjusted(inset, inset, -inset, -inset)
    painter.drawRoundedRect(body, body.height() / 2, body.height() / 2)


def room_for_chips() -> tuple[float, float]:
    """Return what has to be free beside and above what chips may stand at, in pixels."""
    height = QFontMetricsF(chip_font()).height()
    return 4.4 * height + SPACE, height + 3 * SPACE


def middle_rect(width: float, height: float) -> QRectF:
    """Return a rectangle around the origin, on whole pixels."""
    width, height = 2 * math.ceil(width / 2), 2 * math.ceil(height / 2)
    return QRectF(-width / 2, -height / 2, width, height)


class Upright(QGraphicsPixmapItem):
    """A chip beside a point of the board: a picture that is made anew only if it changes."""

    gap = _GAP
    """Pixels between the point and the chip."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._anchor = QPointF()
        self._outwards = (0.0, 0.0)
        self._push = 0.0
        self._camera = Camera()
        self._ratio = 1.0
        self._body = QRectF()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_theme(self, theme: Theme) -> None:
        """Draw it in another theme, and with the text size of now."""
        self.theme = theme
        self.redraw()

    def stand(self, anchor: QPointF, outwards: tuple[float, float]) -> None:
        """Stand just outside of a point; `outwards` is a unit vector of the scene."""
        self._anchor, self._outwards = anchor, outwards
        self._settle()

    def push(self, pixels: float) -> None:
        """Stand so much farther out, for something else is there."""
        if pixels != self._push:
            self._push = pixels
            self._settle()

    def follow(self, camera: Camera, ratio: float) -> None:
        """Keep the distance on the screen; `ratio` is pixels of the screen per pixel."""
        self._camera = camera
        if ratio != self._ratio:
            self._ratio = ratio
            self.redraw()
        else:
            self._settle()

    def _settle(self) -> None:
        body = self.body()
        dx, dy = turned(self._outwards, self._camera.turn)
        away = abs(dx) * body.width() / 2 + abs(dy) * body.height() / 2 + self.gap + self._push
        self.setPos(self._anchor + QPointF(*self._outwards) * (away / self._camera.zoom))

    def body(self) -> QRectF:
        """Return what is seen, in pixels around the middle."""
        return self._body

    def target(self) -> QRectF:
        """Return what can be clicked."""
        return self._body

    def redraw(self) -> None:
        """Make the picture anew."""
        self._body = self.measure()
        around = self.target()
        size = around.size() * self._ratio
        made = QPixmap(math.ceil(size.width()), math.ceil(size.height()))
        made.setDevicePixelRatio(self._ratio)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.translate(-around.topLeft())
        self.draw(painter, self._body)
        painter.end()
        self.setPixmap(made)
        self.setOffset(around.topLeft())
        self._settle()

    def measure(self) -> QRectF:
        """Return the room of the chip, in pixels around the middle."""
        raise NotImplementedError

    def draw(self, painter: QPainter, body: QRectF) -> None:
        """Draw the chip."""
        raise NotImplementedError


class Caption(Upright):
    """A line of text beside a preview."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.text = ""
        self.setZValue(20)
        self.redraw()

    def set_text(self, text: str) -> None:
        """Say something else; an empty text hides it."""
        self.text = text
        self.setVisible(bool(text))
        self.redraw()

    def measure(self) -> QRectF:
        """Return the chip."""
        metrics = QFontMetricsF(chip_font())
        width = max(metrics.horizontalAdvance(self.text) + 2.5 * SPACE, LEAST_TARGET)
        return middle_rect(width, metrics.height() + SPACE)

    def draw(self, painter: QPainter, body: QRectF) -> None:
        """Draw the text."""
        theme = self.theme
        draw_pill(painter, body, theme.colour("felt_edge"), QPen(theme.colour("board_accent"), 2))
        painter.setPen(theme.colour("on_felt"))
        painter.setFont(chip_font())
        painter.drawText(body, Qt.AlignmentFlag.AlignCenter, self.text)


class Coordinate(Upright):
    """The coordinate of a tile, quietly beside it; it shrinks with the tiles and goes at last."""

    gap = 1.0

    def __init__(self, theme: Theme, text: str) -> None:
        super().__init__(theme)
        self.text = text
        self._pixels = 0
        self.setZValue(4)

    def follow(self, camera: Camera, ratio: float) -> None:
        """Fit between the tiles as well."""
        usual = chip_font(part=_SMALL).pixelSize()
        pixels = min(usual, math.floor(_OF_HALF * UNIT * camera.zoom))
        if pixels != self._pixels:
            self._pixels = pixels
            self.setVisible(pixels >= _LEAST_TEXT)
            self.redraw()
        super().follow(camera, ratio)

    def _font(self) -> QFont:
        font = chip_font()
        font.setPixelSize(max(self._pixels, _LEAST_TEXT))
        return font

    def measure(self) -> QRectF:
        """Return the room of the text."""
        metrics = QFontMetricsF(self._font())
        return middle_rect(metrics.horizontalAdvance(self.text) + SPACE / 2, metrics.ascent() + 2)

    def draw(self, painter: QPainter, body: QRectF) -> None:
        """Draw the text on a veil, in case something lies below it."""
        veil = QColor(self.theme.colour("felt"))
        veil.setAlpha(_VEIL)
        draw_pill(painter, body, veil, QPen(Qt.PenStyle.NoPen))
        painter.setPen(self.theme.colour("on_felt"))
        painter.setFont(self._font())
        painter.drawText(body, Qt.AlignmentFlag.AlignCenter, self.text)
