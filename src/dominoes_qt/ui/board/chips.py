"""Chips on the board: upright and of one size on the screen, whatever zoom and turn."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QApplication, QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from dominoes_qt.ui.board.camera import Camera, turned
from dominoes_qt.ui.theme import SPACE, TextSize, Theme

LEAST_TARGET = 44.0
"""The least width and height that can be clicked, in pixels."""

_GAP = 5.0
_SMALL = 0.8
_VEIL = 190


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


def middle_rect(width: float, height: float) -> QRectF:
    """Return a rectangle around the origin."""
    return QRectF(-width / 2, -height / 2, width, height)


class Upright(QGraphicsItem):
    """A chip beside a point of the board, of constant size on the screen."""

    gap = _GAP
    """Pixels between the point and the chip."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._anchor = QPointF()
        self._outwards = (0.0, 0.0)
        self._camera = Camera()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_theme(self, theme: Theme) -> None:
        """Draw it in another theme, and with the text size of now."""
        self.prepareGeometryChange()
        self.theme = theme
        self.follow(self._camera)
        self.update()

    def stand(self, anchor: QPointF, outwards: tuple[float, float]) -> None:
        """Stand just outside of a point; `outwards` is a unit vector of the scene."""
        self._anchor, self._outwards = anchor, outwards
        self.follow(self._camera)

    def follow(self, camera: Camera) -> None:
        """Keep the distance on the screen at another zoom and turn."""
        self._camera = camera
        body = self.body()
        dx, dy = turned(self._outwards, camera.turn)
        away = abs(dx) * body.width() / 2 + abs(dy) * body.height() / 2 + self.gap
        outwards = QPointF(*self._outwards)
        self.setPos(self._anchor + outwards * (away / camera.zoom))

    def body(self) -> QRectF:
        """Return what is seen, in pixels around the middle."""
        raise NotImplementedError

    def boundingRect(self) -> QRectF:
        """Return what is seen."""
        return self.body().adjusted(-1, -1, 1, 1)


class Caption(Upright):
    """A line of text beside a preview."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.text = ""
        self.setZValue(20)

    def set_text(self, text: str) -> None:
        """Say something else; an empty text hides it."""
        self.prepareGeometryChange()
        self.text = text
        self.setVisible(bool(text))
        self.follow(self._camera)

    def body(self) -> QRectF:
        """Return the chip."""
        metrics = QFontMetricsF(chip_font())
        width = max(metrics.horizontalAdvance(self.text) + 2.5 * SPACE, LEAST_TARGET)
        return middle_rect(width, metrics.height() + SPACE)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the text."""
        theme, body = self.theme, self.body()
        draw_pill(painter, body, theme.colour("felt_edge"), QPen(theme.colour("board_accent"), 2))
        painter.setPen(theme.colour("on_felt"))
        painter.setFont(chip_font())
        painter.drawText(body, Qt.AlignmentFlag.AlignCenter, self.text)


class Coordinate(Upright):
    """The coordinate of a tile, quietly beside it."""

    gap = 1.0

    def __init__(self, theme: Theme, text: str) -> None:
        super().__init__(theme)
        self.text = text
        self.setZValue(4)

    def body(self) -> QRectF:
        """Return the room of the text."""
        metrics = QFontMetricsF(chip_font(part=_SMALL))
        return middle_rect(metrics.horizontalAdvance(self.text) + SPACE / 2, metrics.ascent() + 2)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the text on a veil, in case something lies below it."""
        veil = QColor(self.theme.colour("felt"))
        veil.setAlpha(_VEIL)
        body = self.body()
        draw_pill(painter, body, veil, QPen(Qt.PenStyle.NoPen))
        painter.setPen(self.theme.colour("on_felt"))
        painter.setFont(chip_font(part=_SMALL))
        painter.drawText(body, Qt.AlignmentFlag.AlignCenter, self.text)
