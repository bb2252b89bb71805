"""A tile on the board: laid, or shown as a preview."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from dominoes_qt.engine.tiles import Tile
from dominoes_qt.ui.board.camera import Camera
from dominoes_qt.ui.board.geometry import UNIT, Place
from dominoes_qt.ui.board.tile_painter import MARGIN, paint_tile
from dominoes_qt.ui.tile_look import TileLook

BODY = QRectF(-UNIT, -UNIT / 2, 2 * UNIT, UNIT)
"""A tile that lies level, around its middle."""

_ROOM = MARGIN * UNIT
_FRAME = BODY.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM)


_SMOOTH = Qt.TransformationMode.SmoothTransformation
_FAST = Qt.TransformationMode.FastTransformation


class _Picture(NamedTuple):
    """What a picture of a tile was made for."""

    zoom: float
    turn: float
    ratio: float
    look: TileLook


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
        self._swell = 1.0
        self._shown: _Picture | None = None
        self.setPos(self.home)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_look(self, look: TileLook) -> None:
        """Draw it with another look."""
        self.look = look
        self.setZValue(1 if look.last else 0)
        if self._shown is not None:
            self.follow(self._camera, self._ratio)

    def set_swell(self, swell: float) -> None:
        """Be drawn that much larger than it is."""
        self._swell = swell
        self._stretch()

    def follow(self, camera: Camera, ratio: float, *, hasty: bool = False) -> None:
        """Be drawn as the camera sees it; `ratio` is pixels of the screen per pixel.

        In haste an old picture is turned and stretched; numbers are upright again afterwards.
        """
        self._camera, self._ratio = camera, ratio
        wanted = _Picture(camera.zoom, camera.turn, ratio, self.look)
        if wanted != self._shown and not (hasty and self._shown is not None):
            self._shown = wanted
            made = self._paint(wanted)
            self.setPixmap(made)
            size = made.deviceIndependentSize()
            self.setOffset(-size.width() / 2, -size.height() / 2)
        self._stretch()

    def _stretch(self) -> None:
        shown = self._shown
        stretch = self._camera.zoom / shown.zoom if shown else 1.0
        turn = self._camera.turn - shown.turn if shown else 0.0
        self.setScale(stretch * self._swell)
        self.setRotation(turn)
        changed = stretch != 1.0 or turn != 0.0
        self.setTransformationMode(_SMOOTH if changed else _FAST)

    def shape(self) -> QPainterPath:
        """Return the tile alone, as it is seen."""
        path = QPainterPath()
        path.addRect(BODY)
        shown = self._shown or self._camera
        return self._turning(shown.zoom, shown.turn).map(path)

    def _turning(self, zoom: float, turn: float) -> QTransform:
        return QTransform().rotate(turn + self.place.rotation).scale(zoom, zoom)

    def _paint(self, wanted: _Picture) -> QPixmap:
        turning, ratio = self._turning(wanted.zoom, wanted.turn), wanted.ratio
        around = turning.mapRect(_FRAME)
        width, height = (2 * math.ceil(s * ratio / 2) for s in (around.width(), around.height()))
        made = QPixmap(width, height)
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        middle = QTransform.fromTranslate(width / ratio / 2, height / ratio / 2)
        painter = QPainter(made)
        painter.setTransform(turning * middle)
        turn = wanted.turn + self.place.rotation
        paint_tile(painter, _FRAME, *self.tile, replace(wanted.look, turn=turn))
        painter.end()
        return made
