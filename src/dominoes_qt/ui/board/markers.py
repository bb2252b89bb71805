"""What is shown on the board besides tiles: the open ends, the place of the first tile, captions.

All but the first place keep their size on the screen and stand upright, whatever zoom and turn.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QApplication, QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from dominoes_qt.ui.board.camera import Camera, turned
from dominoes_qt.ui.board.geometry import Anchor
from dominoes_qt.ui.board.tile_item import BODY
from dominoes_qt.ui.theme import SPACE, TextSize, Theme

LEAST_TARGET = 44.0
"""The least width and height that can be clicked, in pixels."""

_GAP = 5.0
_QUIET = 150


def chip_font(*, bold: bool = True) -> QFont:
    """Return the font of chips; it follows the size of all text."""
    font = QFont(QApplication.font())
    if font.pixelSize() <= 0:
        font.setPixelSize(TextSize.BODY.value)
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


def _middle(rect: QSizeLike) -> QRectF:
    width, height = rect
    return QRectF(-width / 2, -height / 2, width, height)


QSizeLike = tuple[float, float]


class Upright(QGraphicsItem):
    """A chip beside a point of the board, of constant size on the screen."""

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
        away = abs(dx) * body.width() / 2 + abs(dy) * body.height() / 2 + _GAP
        outwards = QPointF(*self._outwards)
        self.setPos(self._anchor + outwards * (away / camera.zoom))

    def body(self) -> QRectF:
        """Return what is seen, in pixels around the middle."""
        raise NotImplementedError

    def boundingRect(self) -> QRectF:
        """Return what is seen."""
        return self.body().adjusted(-1, -1, 1, 1)


class EndMarker(Upright):
    """An open end: its letter and its number; filled where something can be played."""

    def __init__(self, end: str, theme: Theme) -> None:
        super().__init__(theme)
        self.end = end
        self.letter = end
        self.number = 0
        self.playable = False
        self.hot = False

    def show_end(self, anchor: Anchor, number: int) -> None:
        """Stand at an open end."""
        if number != self.number:
            self.prepareGeometryChange()
            self.number = number
        self.stand(QPointF(anchor.x, anchor.y), anchor.heading.value)
        self.update()

    def set_state(self, *, playable: bool, hot: bool = False) -> None:
        """Show whether it can be played on, and whether a tile is held over it."""
        if (playable, hot) != (self.playable, self.hot):
            self.prepareGeometryChange()
            self.playable, self.hot = playable, hot
            self.setZValue(11 if playable else 10)
            self.update()

    def set_letter(self, letter: str) -> None:
        """Write this for the arm."""
        self.prepareGeometryChange()
        self.letter = letter
        self.follow(self._camera)

    def _widths(self) -> tuple[float, float, float]:
        """Return the widths of letter and number, and the height of the chip."""
        quiet, loud = QFontMetricsF(chip_font(bold=False)), QFontMetricsF(chip_font())
        return (
            quiet.horizontalAdvance(self.letter),
            loud.horizontalAdvance(str(self.number)),
            loud.height() + SPACE,
        )

    def body(self) -> QRectF:
        """Return the chip."""
        letter, number, height = self._widths()
        width = letter + number + 2.6 * SPACE + (SPACE / 2 if self.hot else 0)
        return _middle((width, height + (SPACE / 2 if self.hot else 0)))

    def target(self) -> QRectF:
        """Return what can be clicked."""
        body = self.body()
        return _middle((max(body.width(), LEAST_TARGET), max(body.height(), LEAST_TARGET)))

    def boundingRect(self) -> QRectF:
        """Return all that can be clicked."""
        return self.target().adjusted(-1, -1, 1, 1)

    def shape(self) -> QPainterPath:
        """Return all that can be clicked."""
        path = QPainterPath()
        path.addRect(self.target())
        return path

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw letter and number side by side."""
        theme, body = self.theme, self.body()
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
        return _middle((width, metrics.height() + SPACE))

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
