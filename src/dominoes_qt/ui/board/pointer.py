"""Mouse, finger and trackpad over the board: tells a click from a drag, a pinch and a turn.

A click is a press and a release in one spot, with one finger or the left button. Whatever moved
farther, or had a second finger, never is one.
"""

from __future__ import annotations

import math
from collections import deque
from typing import Protocol

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEventPoint, QMouseEvent, QTouchEvent
from PySide6.QtWidgets import QApplication

_RECENT_MS = 90
_LEAST_TURN = 8.0


class Hand(Protocol):
    """What the pointer moves."""

    def click(self, at: QPointF) -> None: ...
    def drag(self, by: QPointF) -> None: ...
    def pinch(self, at: QPointF, factor: float, degrees: float) -> None: ...
    def let_go(self, speed: QPointF) -> None:
        """End a drag; the speed is in pixels a millisecond."""

    def end_pinch(self) -> None: ...


class Pointer:
    """One gesture at a time."""

    def __init__(self, hand: Hand) -> None:
        self._hand = hand
        self._pressed: QPointF | None = None
        self._last = QPointF()
        self._moved = False
        self._pinched = False
        self._pair: tuple[QPointF, QPointF] | None = None
        self._turned = 0.0
        self._trace: deque[tuple[int, QPointF]] = deque(maxlen=16)

    # Mouse

    def press(self, event: QMouseEvent) -> None:
        """Take a button down."""
        middle = event.button() is Qt.MouseButton.MiddleButton
        if event.button() is not Qt.MouseButton.LeftButton and not middle:
            self._moved = True
        elif event.buttons() == event.button():
            self._begin(event.position(), event.timestamp())
            self._moved = middle
        else:
            self._moved = True

    def move(self, event: QMouseEvent) -> None:
        """Take a move."""
        self._follow(event.position(), event.timestamp())

    def release(self, event: QMouseEvent) -> None:
        """Take a button up."""
        if event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            self._end(event.position(), event.timestamp())

    # Fingers

    def touch(self, event: QTouchEvent) -> None:
        """Take what the fingers do."""
        points = [point for point in event.points() if not _is_up(point)]
        if event.type() is QEvent.Type.TouchCancel:
            self.cancel()
        elif len(points) >= 2:
            self._two_fingers(points[0].position(), points[1].position())
        elif event.type() is QEvent.Type.TouchBegin and points:
            self._begin(points[0].position(), event.timestamp())
        elif self._pair is not None:
            self._lift_one()
        elif points:
            self._follow(points[0].position(), event.timestamp())
        if event.type() is QEvent.Type.TouchEnd and event.points():
            self._end(event.points()[0].position(), event.timestamp())

    def cancel(self) -> None:
        """Forget a gesture that something else took over."""
        if self._pair is not None:
            self._lift_one()
        self._pressed = None
        self._trace.clear()

    def _two_fingers(self, first: QPointF, second: QPointF) -> None:
        before, self._pair = self._pair, (first, second)
        self._moved = self._pinched = True
        if before is None:
            self._turned = 0.0
            return
        middle = (first + second) / 2
        self._hand.drag(middle - (before[0] + before[1]) / 2)
        old, new = before[1] - before[0], second - first
        length = max(math.hypot(old.x(), old.y()), 1.0)
        factor = max(math.hypot(new.x(), new.y()), 1.0) / length
        self._hand.pinch(middle, factor, self._turn(_angle(old, new)))

    def _turn(self, degrees: float) -> float:
        """Return how far to turn: nothing until it is clear that a turn is meant."""
        before, self._turned = self._turned, self._turned + degrees
        if abs(self._turned) < _LEAST_TURN and abs(before) < _LEAST_TURN:
            return 0.0
        if abs(before) < _LEAST_TURN:
            self._turned = math.copysign(max(_LEAST_TURN, abs(self._turned)), self._turned)
        return degrees

    def _lift_one(self) -> None:
        self._pair = None
        self._hand.end_pinch()

    # Both

    def _begin(self, at: QPointF, time: int) -> None:
        self._pressed, self._last = at, at
        self._moved = self._pinched = False
        self._trace.clear()
        self._trace.append((time, at))

    def _follow(self, at: QPointF, time: int) -> None:
        if self._pressed is None or self._pinched:
            return
        away = at - self._pressed
        if math.hypot(away.x(), away.y()) >= QApplication.startDragDistance():
            self._moved = True
        self._trace.append((time, at))
        if self._moved:
            self._hand.drag(at - self._last)
            self._last = at

    def _end(self, at: QPointF, time: int) -> None:
        if self._pressed is None:
            return
        self._follow(at, time)
        pressed, self._pressed = self._pressed, None
        if self._pair is not None:
            self._lift_one()
        elif self._pinched:
            pass
        elif self._moved:
            self._hand.let_go(self._speed(time))
        else:
            self._hand.click(pressed)

    def _speed(self, now: int) -> QPointF:
        recent = [(time, at) for time, at in self._trace if now - time <= _RECENT_MS]
        if len(recent) < 3 or recent[-1][0] <= recent[0][0]:
            return QPointF()
        return (recent[-1][1] - recent[0][1]) / (recent[-1][0] - recent[0][0])


def _is_up(point: QEventPoint) -> bool:
    return point.state() is QEventPoint.State.Released


def _angle(old: QPointF, new: QPointF) -> float:
    """Return the angle between two vectors, in degrees from -180 to 180."""
    degrees = math.degrees(math.atan2(new.y(), new.x()) - math.atan2(old.y(), old.x()))
    return (degrees + 180) % 360 - 180
