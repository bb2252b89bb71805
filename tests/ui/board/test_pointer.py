"""What clicks on the board, and what never does; tiles dragged onto it. With real events."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dominoes_qt.ui.board.geometry import UNIT
from dominoes_qt.ui.board.view import TILE_MIME, BoardView
from tests.ui.board.boards import Board, show_board
from tests.ui.board.hands import LEFT, Clicks, at_end, drag, swipe, tap, wheel


class TestClicks:
    def test_tell_ends_tiles_and_the_preview(self, board: Board, clicks: Clicks) -> None:
        viewport = board.view.viewport()
        QTest.mouseClick(viewport, LEFT, pos=at_end(board, "W"))
        QTest.mouseClick(viewport, LEFT, pos=board.view.mapFromScene(board.scene.tiles[0].home))
        number = board.scene.markers["E"].number
        board.scene.show_preview(number, number, "E", "10")
        assert board.scene.ghost is not None
        QTest.mouseClick(viewport, LEFT, pos=board.view.mapFromScene(board.scene.ghost.home))
        caption = board.view.mapFromScene(board.scene.caption.scenePos())
        QTest.mouseClick(viewport, LEFT, pos=caption)
        QTest.mouseClick(viewport, LEFT, pos=QPoint(8, 8))
        QTest.mouseClick(viewport, Qt.MouseButton.RightButton, pos=at_end(board, "W"))
        assert clicks.seen == ["W", 0, "preview", "preview"]

    def test_of_fingers_are_the_same(
        self, board: Board, clicks: Clicks, screen: QPointingDevice
    ) -> None:
        tap(board.view, screen, at_end(board, "E"))
        tap(board.view, screen, board.view.mapFromScene(board.scene.tiles[3].home))
        assert clicks.seen == ["E", 3]

    def test_reach_the_place_of_the_first_tile(self, qtbot: QtBot) -> None:
        board = show_board(qtbot)
        clicks = Clicks(board.view)
        QTest.mouseClick(board.view.viewport(), LEFT, pos=board.view.mapFromScene(10, 5))
        assert clicks.seen == ["start"]

    def test_at_a_marker_reach_44_pixels_at_any_zoom(self, board: Board, clicks: Clicks) -> None:
        for _ in range(9):
            board.view.zoom_out()
        for away in (QPoint(-20, 0), QPoint(0, 20), QPoint(-20, -20)):
            QTest.mouseClick(board.view.viewport(), LEFT, pos=at_end(board, "W") + away)
        assert clicks.seen == ["W"] * 3

    def test_meet_tiles_while_they_are_turned(
        self, board: Board, clicks: Clicks, screen: QPointingDevice
    ) -> None:
        first, second = (QPoint(400, 250), QPoint(370, 160)), (QPoint(500, 250), QPoint(530, 340))
        swipe(board.view, screen, first, second)
        for item in board.scene.tiles[:3]:
            along = QPointF(0.8 * UNIT, 0) if item.place.rotation % 180 == 0 else QPointF(0, UNIT)
            at = board.view.mapFromScene(item.home + along * 0.9)
            QTest.mouseClick(board.view.viewport(), LEFT, pos=at)
        assert clicks.seen == [0, 1, 2]

    def test_show_a_hand_only_where_something_can_be_played(
        self, qtbot: QtBot, board: Board
    ) -> None:
        board.scene.set_playable_ends(["W"])
        viewport = board.view.viewport()
        hand, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
        QTest.mouseMove(viewport, at_end(board, "W"))
        qtbot.waitUntil(lambda: viewport.cursor().shape() is hand)
        QTest.mouseMove(viewport, at_end(board, "E"))
        qtbot.waitUntil(lambda: viewport.cursor().shape() is arrow)


class TestGesturesNeverClick:
    def test_however_they_start_and_end(
        self, board: Board, clicks: Clicks, screen: QPointingDevice
    ) -> None:
        random, view = Random(3), board.view
        targets = [at_end(board, end) for end in "WE"]
        for turn in range(20):
            start = targets[turn % 2]
            end = start + QPoint(random.choice((-1, 1)) * random.randrange(20, 120), 15)
            match turn % 4:
                case 0:
                    drag(view, start, end, start)
                case 1:
                    swipe(view, screen, (start, end))
                case 2:
                    swipe(view, screen, (start, end), (end, start + QPoint(3, 50)))
                case 3:
                    wheel(view, start, random.choice((-240, 120)))
            view.fit()
        assert clicks.seen == []

    def test_nor_two_fingers_that_stay(
        self, board: Board, clicks: Clicks, screen: QPointingDevice
    ) -> None:
        one, two = at_end(board, "W"), at_end(board, "E")
        swipe(board.view, screen, (one, one), (two, two))
        assert clicks.seen == []

    def test_nor_a_press_that_was_never_released(self, board: Board, clicks: Clicks) -> None:
        viewport = board.view.viewport()
        QTest.mousePress(viewport, LEFT, pos=QPoint(10, 10))
        QTest.mouseClick(viewport, LEFT, pos=at_end(board, "W"))
        assert clicks.seen == ["W"]

    def test_nor_two_buttons(self, board: Board, clicks: Clicks) -> None:
        viewport, at = board.view.viewport(), at_end(board, "W")
        QTest.mousePress(viewport, LEFT, pos=at)
        QTest.mousePress(viewport, Qt.MouseButton.RightButton, pos=at)
        QTest.mouseRelease(viewport, Qt.MouseButton.RightButton, pos=at)
        QTest.mouseRelease(viewport, LEFT, pos=at)
        assert clicks.seen == []

    def test_and_keep_the_preview(self, board: Board, screen: QPointingDevice) -> None:
        number = board.scene.markers["E"].number
        board.scene.show_preview(number, number, "E", "10")
        swipe(board.view, screen, (QPoint(300, 200), QPoint(400, 250)))
        board.view.rotate_quarter()
        board.view.zoom_in()
        assert board.scene.preview_end == "E"


class TestDraggedTiles:
    def test_are_told_and_dropped_at_the_nearest_end(self, board: Board) -> None:
        told: list[tuple[str, str]] = []
        dropped: list[tuple[str, str]] = []
        board.view.tile_dragged.connect(lambda tile, end: told.append((tile, end)))
        board.view.tile_dropped.connect(lambda tile, end: dropped.append((tile, end)))
        data, at = _carried("6-4"), at_end(board, "W")
        _send(board.view, QDragEnterEvent, at, data)
        assert _send(board.view, QDragMoveEvent, at + QPoint(30, 10), data)
        assert board.scene.markers["W"].hot
        assert not _send(board.view, QDragMoveEvent, QPoint(2, 2), data)
        assert not _send(board.view, QDropEvent, QPoint(2, 2), data)
        assert dropped == []
        _send(board.view, QDragEnterEvent, at, data)
        assert _send(board.view, QDropEvent, at, data)
        assert not board.scene.markers["W"].hot
        assert ("6-4", "W") in told
        assert dropped == [("6-4", "W")]

    def test_alone_are_taken(self, board: Board) -> None:
        data = QMimeData()
        data.setText("6-4")
        assert not _send(board.view, QDragEnterEvent, QPoint(50, 50), data)


def _carried(tile: str) -> QMimeData:
    data = QMimeData()
    data.setData(TILE_MIME, tile.encode())
    return data


def _send(
    view: BoardView,
    kind: type[QDragEnterEvent | QDragMoveEvent | QDropEvent],
    at: QPoint,
    data: QMimeData,
) -> bool:
    """Send an event of a drag and return whether it was taken."""
    action, none = Qt.DropAction.MoveAction, Qt.KeyboardModifier.NoModifier
    event: QDropEvent
    if issubclass(kind, QDragMoveEvent):
        event = kind(at, action, data, LEFT, none)
    else:
        event = QDropEvent(QPointF(at), action, data, LEFT, none)
    event.ignore()
    QApplication.sendEvent(view.viewport(), event)
    return event.isAccepted()
