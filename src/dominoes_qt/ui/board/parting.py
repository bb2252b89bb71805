"""Keeps the markers of the ends apart where tiles are small: none hides another."""

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
