"""A tile on the board: laid, or shown as a preview."""

from __future__ import annotations

import math
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from dominoes_qt.engine.tiles import Tile
from dominoes_qt.ui.board.geometry import UNIT, Place
from dominoes_qt.ui.board.tile_painter import MARGIN, TileLook, paint_tile

BODY = QRectF(-UNIT, -UNIT / 2, 2 * UNIT, UNIT)
_ROOM = MARGIN * UNIT
_FRAME = BODY.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM)


def turn_of(painter: QPainter) -> float:
    """Return how far a painter is turned clockwise, in degrees."""
    world = painter.worldTransform()
    return math.degrees(math.atan2(world.m12(), world.m11()))


class TileItem(QGraphicsItem):
    """Lies at `home`, wherever it is drawn while it slides there."""

    def __init__(self, tile: Tile, place: Place, look: TileLook, row: int = -1) -> None:
        super().__init__()
        self.tile = tile
        self.row = row
        self.place = place
        self.look = look
        self.home = QPointF(place.x, place.y)
        self.setPos(self.home)
        self.setRotation(place.rotation)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def set_look(self, look: TileLook) -> None:
        """Draw it with another look."""
        if look != self.look:
            self.look = look
            self.setZValue(1 if look.last else 0)
            self.update()

    def boundingRect(self) -> QRectF:
        """Return the tile with room for its shadow and marks."""
        return QRectF(_FRAME)

    def shape(self) -> QPainterPath:
        """Return the tile alone."""
        path = QPainterPath()
        path.addRect(BODY)
        return path

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the tile; numbers stand upright on the screen."""
        paint_tile(painter, _FRAME, *self.tile, replace(self.look, turn=turn_of(painter)))
