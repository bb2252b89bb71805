"""The table that the tiles lie on, and what stands at its edges about tiles out of sight."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)

from dominoes_qt.ui.board.chips import chip_font, draw_pill
from dominoes_qt.ui.theme import SPACE, Theme

_CORNER = 1.5 * SPACE


class HiddenTiles(NamedTuple):
    """How many tiles lie beyond each edge of the view."""

    left: int = 0
    top: int = 0
    right: int = 0
    bottom: int = 0


class Felt:
    """The ground of the table, painted once a size."""

    def __init__(self) -> None:
        self._made = QPixmap()
        self._key: tuple[Theme, QSize, float] | None = None

    def paint(self, painter: QPainter, size: QSize, theme: Theme, ratio: float) -> None:
        """Paint the ground in pixels of the view."""
        if self._key != (theme, size, ratio):
            self._key = (theme, QSize(size), ratio)
            self._made = _felt(size, theme, ratio)
        painter.drawPixmap(0, 0, self._made)


def _felt(size: QSize, theme: Theme, ratio: float) -> QPixmap:
    made = QPixmap(size * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(theme.colour("felt"))
    if theme.contrast or size.isEmpty():
        return made
    middle = QPointF(size.width() / 2, size.height() / 2)
    light = QRadialGradient(QPointF(0, 0), math.sqrt(2))
    for at, part in ((0.0, 0.0), (0.55, 0.0), (0.8, 0.4), (1.0, 1.0)):
        edge = theme.colour("felt_edge")
        edge.setAlphaF(part)
        light.setColorAt(at, edge)
    painter = QPainter(made)
    painter.translate(middle)
    painter.scale(middle.x(), middle.y())
    painter.fillRect(QRectF(-1, -1, 2, 2), light)
    painter.end()
    return made


def paint_rim(painter: QPainter, size: QSize, theme: Theme) -> None:
    """Round the corners of the table off, and draw its rim."""
    table = QRectF(QPointF(0, 0), QSizeF(size))
    rim = QPainterPath()
    rim.addRoundedRect(table.adjusted(0.5, 0.5, -0.5, -0.5), _CORNER, _CORNER)
    outside = QPainterPath()
    outside.addRect(table)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(outside.subtracted(rim), theme.colour("window"))
    painter.setPen(QPen(theme.colour("line" if theme.contrast else "felt_edge"), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(rim)


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
