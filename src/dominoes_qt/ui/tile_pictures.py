"""Pictures of upright tiles, each painted once: shadows and pips take their time."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from dominoes_qt.engine.tiles import Tile
from dominoes_qt.ui.board.tile_painter import paint_back, paint_tile
from dominoes_qt.ui.tile_look import TileLook

_MOST = 256
"""More than one look needs; with another look, all are made anew."""

_Key = tuple[Tile | None, int, int, float, TileLook]


class TilePictures:
    """Makes pictures and keeps them."""

    def __init__(self) -> None:
        self._made: dict[_Key, QPixmap] = {}

    def draw(
        self, painter: QPainter, at: QPointF, size: QSize, tile: Tile | None, look: TileLook
    ) -> None:
        """Draw a tile, or the back of one (`None`), with its upper left corner at a point."""
        ratio = painter.device().devicePixelRatioF()
        key = (tile, size.width(), size.height(), ratio, look)
        picture = self._made.get(key)
        if picture is None:
            if len(self._made) >= _MOST:
                self._made.clear()
            picture = self._made[key] = _paint(tile, size, ratio, look)
        painter.drawPixmap(at, picture)


def _paint(tile: Tile | None, size: QSize, ratio: float, look: TileLook) -> QPixmap:
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    rect = QRectF(0, 0, size.width(), size.height())
    if tile is None:
        paint_back(painter, rect, look)
    else:
        paint_tile(painter, rect, tile.high, tile.low, look)
    painter.end()
    return picture
