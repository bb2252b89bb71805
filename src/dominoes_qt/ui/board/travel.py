"""How the view moves: a journey of the camera to its goal, and the glide after a drag."""

from __future__ import annotations

import math

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QTimer, QVariantAnimation, Signal

from dominoes_qt.ui.board.camera import Camera

_FRAME_MS = 16
_FRICTION = 0.93
_SLOWEST = 0.03
_FASTEST = 4.0


class Travel(QObject):
    """Takes the camera to a goal.

    Signals:
        moved: the camera on its way, and at last at the goal.
    """

    moved = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.goal: Camera | None = None
        self._start = Camera()
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.valueChanged.connect(self._on_the_way)
        self._clock.finished.connect(self._arrive)

    def go(self, start: Camera, goal: Camera, duration: int) -> None:
        """Move to a goal within so many milliseconds; at once if there are none."""
        self._clock.stop()
        self._start, self.goal = start, goal
        if duration and start != goal:
            self._clock.setDuration(duration)
            self._clock.start()
        else:
            self._arrive()

    def _on_the_way(self, part: float) -> None:
        if self.goal is not None:
            self.moved.emit(self._start.blended(self.goal, part))

    def _arrive(self) -> None:
        goal, self.goal = self.goal, None
        if goal is not None:
            self.moved.emit(goal)


class Glide(QObject):
    """Goes on where a drag ended, ever slower.

    Signals:
        moved: by how many pixels.
    """

    moved = Signal(QPointF)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._speed = QPointF()
        self._timer = QTimer(self)
        self._timer.setInterval(_FRAME_MS)
        self._timer.timeout.connect(self._go_on)

    def start(self, speed: QPointF) -> None:
        """Glide with a speed in pixels a millisecond."""
        length = math.hypot(speed.x(), speed.y())
        self._speed = speed * min(1.0, _FASTEST / length) if length else QPointF()
        if length > _SLOWEST:
            self._timer.start()

    def stop(self) -> None:
        """Stand still."""
        self._timer.stop()

    def _go_on(self) -> None:
        self._speed *= _FRICTION
        if math.hypot(self._speed.x(), self._speed.y()) < _SLOWEST:
            self.stop()
        self.moved.emit(self._speed * _FRAME_MS)
