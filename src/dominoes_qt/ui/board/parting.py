"""Keeps chips apart where there is little room: markers of the ends, and what a preview brings."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF

from dominoes_qt.ui.board.camera import Camera, turned
from dominoes_qt.ui.board.markers import EndMarker
from dominoes_qt.ui.theme import SPACE

_STEP = SPACE / 2
_MOST = 24


def part(markers: Iterable[EndMarker], camera: Camera) -> None:
    """Move markers outwards, in small steps, until each can be seen; playable ones stay first."""
    placed: list[QRectF] = []
    for marker in sorted(markers, key=lambda each: not each.playable):
        marker.push(0.0)
        for steps in range(1, _MOST):
            if not any(_body(marker, camera).intersects(other) for other in placed):
                break
            marker.push(steps * _STEP)
        placed.append(_body(marker, camera))


def _body(marker: EndMarker, camera: Camera) -> QRectF:
    """Return where a marker is seen, in pixels from the middle of the board."""
    x, y = turned((marker.pos().x(), marker.pos().y()), camera.turn)
    return marker.body().translated(QPointF(x, y) * camera.zoom)


def within(chip: QRectF, room: QRectF) -> QRectF:
    """Return the nearest place for a chip that is all in a room."""
    right = max(room.left() - chip.left(), 0.0) + min(room.right() - chip.right(), 0.0)
    down = max(room.top() - chip.top(), 0.0) + min(room.bottom() - chip.bottom(), 0.0)
    return chip.translated(right, down)


def beside(chip: QRectF, tile: QRectF, room: QRectF, others: Iterable[QRectF]) -> QRectF:
    """Return a place for a chip above, below, left or right of a tile, hiding as little as can be.

    `others` are what may be hidden, but the tile rather not.
    """
    across = (tile.width() + chip.width()) / 2 + _STEP
    down = (tile.height() + chip.height()) / 2 + _STEP
    over = (chip.width() - tile.width() + _STEP) / 2
    aways = [(x, y) for y in (-down, down) for x in (0.0, -over, over)]
    places = []
    for away in (*aways, (-across, 0.0), (across, 0.0)):
        place = QRectF(chip)
        place.moveCenter(tile.center() + QPointF(*away))
        places.append(within(place, room))
    taken = list(others)
    return min(places, key=lambda at: (at.intersects(tile), sum(map(at.intersects, taken))))
