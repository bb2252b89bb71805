"""Hands for tests: real events of mouse, wheel and fingers on a board."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from dominoes_qt.ui.board.view import BoardView
from tests.ui.board.boards import Board

LEFT = Qt.MouseButton.LeftButton


class Clicks:
    """Everything that a view was told to be clicked."""

    def __init__(self, view: BoardView) -> None:
        self.seen: list[object] = []
        view.end_clicked.connect(self.seen.append)
        view.preview_clicked.connect(lambda: self.seen.append("preview"))
        view.tile_clicked.connect(self.seen.append)


def at_end(board: Board, end: str) -> QPoint:
    return board.view.mapFromScene(board.scene.markers[end].scenePos())


def drag(view: BoardView, *points: QPoint) -> None:
    """Pull with the left button from point to point."""
    viewport = view.viewport()
    QTest.mousePress(viewport, LEFT, pos=points[0])
    for before, after in pairwise(points):
        for part in (0.25, 0.5, 0.75, 1.0):
            QTest.mouseMove(viewport, before + (after - before) * part)
    QTest.mouseRelease(viewport, LEFT, pos=points[-1])


def swipe(view: BoardView, screen: QPointingDevice, *fingers: tuple[QPoint, QPoint]) -> None:
    """Move fingers from a point to a point each."""
    viewport = view.viewport()
    sequence = QTest.touchEvent(viewport, screen, False)
    for finger, (start, _end) in enumerate(fingers):
        sequence.press(finger, start, viewport)
    sequence.commit()
    for part in (0.2, 0.4, 0.6, 0.8, 1.0):
        for finger, (start, end) in enumerate(fingers):
            sequence.move(finger, start + (end - start) * part, viewport)
        sequence.commit()
    for finger, (_start, end) in enumerate(fingers):
        sequence.release(finger, end, viewport)
    sequence.commit()


def tap(view: BoardView, screen: QPointingDevice, at: QPoint) -> None:
    swipe(view, screen, (at, at))


def wheel(view: BoardView, at: QPoint, delta: int, *, sideways: bool = False) -> None:
    angle = QPoint(delta, 0) if sideways else QPoint(0, delta)
    none = Qt.KeyboardModifier.NoModifier
    event = QWheelEvent(
        QPointF(at),
        QPointF(view.viewport().mapToGlobal(at)),
        QPoint(),
        angle,
        Qt.MouseButton.NoButton,
        none,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


def trackpad(view: BoardView, kind: Qt.NativeGestureType, value: float) -> None:
    at, viewport = QPointF(450, 250), view.viewport()
    event = QNativeGestureEvent(
        kind,
        QPointingDevice.primaryPointingDevice(),
        2,
        at,
        at,
        viewport.mapToGlobal(at),
        value,
        QPointF(),
    )
    QApplication.sendEvent(viewport, event)
