"""The table that the tiles lie on, and what stands at its edges about tiles out of sight."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)

from dominoes_qt.ui.board.chips import LEAST_TARGET, chip_font, draw_pill
from dominoes_qt.ui.theme import SPACE, Theme

_CORNER = 12


class HiddenTiles(NamedTuple):
    """How many tiles lie beyond each edge of the view."""

    left: int = 0
    top: int = 0
    right: int = 0
    bottom: int = 0


class Felt:
    """The ground of the table and its rounded corners, painted once a size."""

    def __init__(self) -> None:
        self._ground = QPixmap()
        self._corners: list[tuple[QPoint, QPixmap]] = []
        self._key: tuple[Theme, QSize, float] | None = None

    def prepare(self, size: QSize, theme: Theme, ratio: float) -> None:
        """Get ready to paint at a size, in pixels of the view."""
        if self._key != (theme, size, ratio):
            self._key = (theme, QSize(size), ratio)
            self._ground = _felt(size, theme, ratio)
            self._corners = list(_corners(size, theme, ratio))

    def paint_ground(self, painter: QPainter) -> None:
        """Paint what is below the tiles."""
        painter.drawPixmap(0, 0, self._ground)

    def paint_corners(self, painter: QPainter) -> None:
        """Paint what rounds the corners off, above the tiles."""
        for at, corner in self._corners:
            painter.drawPixmap(at, corner)


def _corners(size: QSize, theme: Theme, ratio: float) -> Iterator[tuple[QPoint, QPixmap]]:
    """Yield the pixels of each corner and where they belong."""
    side = _CORNER
    for x in (0, size.width() - side):
        for y in (0, size.height() - side):
            made = QPixmap(QSize(side, side) * ratio)
            made.setDevicePixelRatio(ratio)
            made.fill(Qt.GlobalColor.transparent)
            painter = QPainter(made)
            painter.translate(-x, -y)
            _paint_rim(painter, QRectF(QPointF(0, 0), QSizeF(size)), theme)
            painter.end()
            yield QPoint(x, y), made


def _paint_rim(painter: QPainter, table: QRectF, theme: Theme) -> None:
    rim, outside = QPainterPath(), QPainterPath()
    rim.addRoundedRect(table.adjusted(0.5, 0.5, -0.5, -0.5), _CORNER, _CORNER)
    outside.addRect(table)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(outside.subtracted(rim), theme.colour("window"))
    painter.setPen(QPen(theme.colour("line" if theme.contrast else "felt_edge"), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(rim)


def _felt(size: QSize, theme: Theme, ratio: float) -> QPixmap:
    made = QPixmap(size * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(theme.colour("felt"))
    if not size.isEmpty():
        painter = QPainter(made)
        if not theme.contrast:
            _paint_shade(painter, size, theme)
        _paint_rim(painter, QRectF(QPointF(0, 0), QSizeF(size)), theme)
        painter.end()
    return made


def _paint_shade(painter: QPainter, size: QSize, theme: Theme) -> None:
    """Let the table grow darker towards its edge."""
    middle = QPointF(size.width() / 2, size.height() / 2)
    light = QRadialGradient(QPointF(0, 0), math.sqrt(2))
    for at, part in ((0.0, 0.0), (0.55, 0.0), (0.8, 0.4), (1.0, 1.0)):
        edge = theme.colour("felt_edge")
        edge.setAlphaF(part)
        light.setColorAt(at, edge)
    painter.save()
    painter.translate(middle)
    painter.scale(middle.x(), middle.y())
    painter.fillRect(QRectF(-1, -1, 2, 2), light)
    painter.restore()


def count_hidden(points: list[QPointF], view: QRectF) -> HiddenTiles:
    """Count the points that lie outside, each at the edge that it is farthest beyond."""
    counts = [0, 0, 0, 0]
    for point in points:
        beyond = (
            view.left() - point.x(),
            view.top() - point.y(),
            point.x() - view.right(),
            point.y() - view.bottom(),
        )
        farthest = max(range(4), key=beyond.__getitem__)
        if beyond[farthest] > 0:
            counts[farthest] += 1
    return HiddenTiles(*counts)


def paint_hidden(painter: QPainter, view: QRectF, hidden: HiddenTiles, theme: Theme) -> None:
    """Paint a chip at each edge that tiles lie beyond: how many, and an arrow."""
    for side, count in enumerate(hidden):
        if count:
            painter.save()
            _paint_chip(painter, _chip_at(view, side, count), side, count, theme)
            painter.restore()


def edge_at(at: QPointF, view: QRectF, hidden: HiddenTiles) -> int | None:
    """Return the side whose chip is at a point: 0 left, 1 top, 2 right, 3 bottom."""
    for side, count in enumerate(hidden):
        if count:
            chip = _chip_at(view, side, count)
            across = max(0.0, LEAST_TARGET - chip.width()) / 2
            down = max(0.0, LEAST_TARGET - chip.height()) / 2
            if chip.adjusted(-across, -down, across, down).contains(at):
                return side
    return None


_ARROW = 5.0


def _chip_at(view: QRectF, side: int, count: int) -> QRectF:
    metrics = QFontMetricsF(chip_font())
    width = metrics.horizontalAdvance(str(count)) + 2 * _ARROW + 3 * SPACE
    height = metrics.height() + SPACE
    x = (view.left() + SPACE, view.center().x() - width / 2, view.right() - SPACE - width)
    y = (view.top() + SPACE, view.center().y() - height / 2, view.bottom() - SPACE - height)
    across, down = ((0, 1), (1, 0), (2, 1), (1, 2))[side]
    return QRectF(x[across], y[down], width, height)


def _paint_chip(painter: QPainter, chip: QRectF, side: int, count: int, theme: Theme) -> None:
    ink = theme.colour("on_felt")
    draw_pill(painter, chip, theme.colour("felt_edge"), QPen(ink, 1.25))
    text = chip.adjusted(SPACE, 0, -SPACE, 0)
    side_of_text = Qt.AlignmentFlag.AlignRight if side == 0 else Qt.AlignmentFlag.AlignLeft
    painter.setFont(chip_font())
    painter.setPen(ink)
    painter.drawText(text, side_of_text | Qt.AlignmentFlag.AlignVCenter, str(count))
    x = text.left() + _ARROW if side == 0 else text.right() - _ARROW
    painter.translate(x, chip.center().y())
    painter.rotate((180, 270, 0, 90)[side])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    tip = [
        QPointF(_ARROW * 0.7, 0),
        QPointF(-_ARROW * 0.6, -_ARROW),
        QPointF(-_ARROW * 0.6, _ARROW),
    ]
    painter.drawPolygon(QPolygonF(tip))
