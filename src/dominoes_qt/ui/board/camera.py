"""How the board is looked at: the point in the middle of the view, zoom and turn. No Qt."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

Point = tuple[float, float]


def turned(point: Point, degrees: float) -> Point:
    """Return a point turned clockwise about the origin (y grows downwards)."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    x, y = point
    return x * cos - y * sin, x * sin + y * cos


@dataclass(frozen=True, slots=True)
class Camera:
    """A way of looking at the scene.

    Attributes:
        x, y: the scene point in the middle of the view.
        zoom: pixels of a scene unit.
        turn: how far the scene is turned clockwise, in degrees.
    """

    x: float = 0.0
    y: float = 0.0
    zoom: float = 1.0
    turn: float = 0.0

    def scene(self, offset: Point) -> Point:
        """Return the scene point at so many pixels from the middle of the view."""
        dx, dy = turned(offset, -self.turn)
        return self.x + dx / self.zoom, self.y + dy / self.zoom

    def offset(self, point: Point) -> Point:
        """Return how many pixels from the middle of the view a scene point is."""
        x, y = turned((point[0] - self.x, point[1] - self.y), self.turn)
        return x * self.zoom, y * self.zoom

    def panned(self, dx: float, dy: float) -> Camera:
        """Return the camera after the scene was pulled by so many pixels."""
        x, y = self.scene((-dx, -dy))
        return replace(self, x=x, y=y)

    def changed(self, at: Point, *, zoom: float, turn: float) -> Camera:
        """Return the camera with another zoom and turn; what is at `at` stays there."""
        x, y = self.scene(at)
        dx, dy = replace(self, x=0.0, y=0.0, zoom=zoom, turn=turn).scene(at)
        return Camera(x - dx, y - dy, zoom, turn)

    def blended(self, goal: Camera, part: float) -> Camera:
        """Return what lies between this and another camera; zoom grows evenly to the eye."""
        return Camera(
            self.x + (goal.x - self.x) * part,
            self.y + (goal.y - self.y) * part,
            self.zoom * (goal.zoom / self.zoom) ** part,
            self.turn + (goal.turn - self.turn) * part,
        )

    def shows(self, points: Sequence[Point], size: Point, margin: Point) -> bool:
        """Return whether all points are in a view of that size, with margins in pixels."""
        across, down = size[0] / 2 - margin[0] + 1, size[1] / 2 - margin[1] + 1
        offsets = (self.offset(point) for point in points)
        return all(abs(x) <= across and abs(y) <= down for x, y in offsets)


def fitting(
    points: Sequence[Point], size: Point, *, turn: float, margin: Point, zooms: Point
) -> Camera:
    """Return the camera that shows all points as large as they fit, within the zooms."""
    around = [turned(point, turn) for point in points] or [(0.0, 0.0)]
    left, right = min(x for x, _ in around), max(x for x, _ in around)
    top, bottom = min(y for _, y in around), max(y for _, y in around)
    across = max(size[0] - 2 * margin[0], 1.0) / max(right - left, 1.0)
    down = max(size[1] - 2 * margin[1], 1.0) / max(bottom - top, 1.0)
    zoom = max(min(across, down, zooms[1]), zooms[0])
    x, y = turned(((left + right) / 2, (top + bottom) / 2), -turn)
    return Camera(x, y, zoom, turn)
