"""A tile on the board: laid, or shown as a preview."""

from __future__ import annotations

import math
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from dominoes_qt.engine.tiles import Tile
from dominoes_qt.ui.board.camera import Camera
from dominoes_qt.ui.board.geometry import UNIT, Place
from dominoes_qt.ui.board.tile_painter import MARGIN, TileLook, paint_tile

BODY = QRectF(-UNIT, -UNIT / 2, 2 * UNIT, UNIT)
"""A tile that lies level, around its middle."""

_ROOM = MARGIN * UNIT
_FRAME = BODY.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM)


class TileItem(QGraphicsPixmapItem):
    """Lies at `home`, wherever it is drawn while it slides there.

    It shows a picture made for one zoom and turn, so that nothing is painted twice.
    """

    def __init__(self, tile: Tile, place: Place, look: TileLook, row: int = -1) -> None:
        super().__init__()
        self.tile = tile
        self.row = row
        self.place = place
        self.look = look
        self.home = QPointF(place.x, place.y)
        self._camera = Camera()
        self._ratio = 1.0
        self._shown: tuple[float, float, float, TileLook] | None = None
        self.setPos(self.home)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_look(self, look: TileLook) -> None:
        """Draw it with another look."""
        self.look = look
        self.setZValue(1 if look.last else 0)
        if self._shown is not None:
            self.follow(self._camera, self._ratio)

    def follow(self, camera: Camera, ratio: float) -> None:
        """Be drawn as the camera sees it; `ratio` is pixels of the screen per pixel."""
        self._camera, self._ratio = camera, ratio
        wanted = (camera.zoom, camera.turn, ratio, self.look)
        if wanted != self._shown:
            self._shown = wanted
            picture = self._picture()
            self.setPixmap(picture)
            size = picture.deviceIndependentSize()
            self.setOffset(-size.width() / 2, -size.height() / 2)

    def shape(self) -> QPainterPath:
        """Return the tile alone, as it is seen."""
        path = QPainterPath()
        path.addRect(BODY)
        return self._turning().map(path)

    def _turning(self) -> QTransform:
        turning = QTransform().rotate(self._camera.turn + self.place.rotation)
        return turning.scale(self._camera.zoom, self._camera.zoom)

    def _picture(self) -> QPixmap:
        turning, ratio = self._turning(), self._ratio
        around = turning.mapRect(_FRAME)
        width, height = (2 * math.ceil(s * ratio / 2) for s in (around.width(), around.height()))
        made = QPixmap(width, height)
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        middle = QTransform.fromTranslate(width / ratio / 2, height / ratio / 2)
        painter = QPainter(made)
        painter.setTransform(turning * middle)
        turn = self._camera.turn + self.place.rotation
        paint_tile(painter, _FRAME, *self.tile, replace(self.look, turn=turn))
        painter.end()
        return made
