"""The view: zoom, turn, pan and fit with real events; what clicks and what never does."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dominoes_qt.engine.layout import EMPTY
from dominoes_qt.ui.board.felt import HiddenTiles
from dominoes_qt.ui.board.geometry import UNIT
from dominoes_qt.ui.board.view import TILE_MIME, BoardView
from tests.ui.board.boards import Board, growing, show_board

LEFT = Qt.MouseButton.LeftButton


class Clicks:
    """Everything that a view was told to be clicked."""

    def __init__(self, view: BoardView) -> None:
        self.seen: list[object] = []
        view.end_clicked.connect(self.seen.append)
        view.preview_clicked.connect(lambda: self.seen.append("preview"))
        view.tile_clicked.connect(self.seen.append)


@pytest.fixture
def board(qtbot: QtBot) -> Board:
    return show_board(qtbot, growing(8)[8])


@pytest.fixture
def clicks(board: Board) -> Clicks:
    return Clicks(board.view)


@pytest.fixture(scope="module")
def screen() -> QPointingDevice:
    return QTest.createTouchDevice()


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

    def test_show_a_hand_only_where_something_can_be_played(self, board: Board) -> None:
        board.scene.set_playable_ends(["W"])
        viewport = board.view.viewport()
        QTest.mouseMove(viewport, at_end(board, "W"))
        assert viewport.cursor().shape() is Qt.CursorShape.PointingHandCursor
        QTest.mouseMove(viewport, at_end(board, "E"))
        assert viewport.cursor().shape() is Qt.CursorShape.ArrowCursor


class TestGesturesNeverClick:
    def test_however_they_start_and_end(
        self, board: Board, clicks: Clicks, screen: QPointingDevice
    ) -> None:
        random, view = Random(3), board.view
        targets = [at_end(board, end) for end in "WE"]
        for turn in range(32):
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


class TestZoom:
    def test_by_wheel_keeps_what_is_below_the_cursor(self, board: Board) -> None:
        at = QPoint(300, 180)
        for delta in (120, 15, 15, -60, 240):
            before, zoom = board.view.mapToScene(at), board.view.camera.zoom
            wheel(board.view, at, delta)
            assert (board.view.camera.zoom > zoom) == (delta > 0)
            away = board.view.mapToScene(at) - before
            assert away.manhattanLength() <= 3 / board.view.camera.zoom
        assert not board.view.is_fitted

    def test_has_bounds(self, board: Board) -> None:
        for _ in range(40):
            board.view.zoom_in()
        assert board.view.camera.zoom * UNIT == pytest.approx(160)
        for _ in range(60):
            board.view.zoom_out()
        assert board.view.camera.zoom * UNIT >= 7

    def test_is_told(self, qtbot: QtBot, board: Board) -> None:
        with qtbot.waitSignal(board.view.zoomed) as told:
            board.view.zoom_in()
        assert told.args == [round(100 * board.view.camera.zoom)]

    def test_of_one_tile_alone_is_comfortable(self, qtbot: QtBot) -> None:
        board = show_board(qtbot, growing(1)[1])
        assert board.view.camera.zoom * UNIT <= 64


class TestTurn:
    def test_by_quarters_keeps_everything_in_view(self, board: Board) -> None:
        for degrees in (90, 180, 270, 360):
            board.view.rotate_quarter()
            assert board.view.camera.turn == pytest.approx(degrees)
            assert board.view.hidden_tiles() == HiddenTiles()
            assert board.view.is_fitted
        board.view.rotate_quarter(False)
        assert board.view.camera.turn == pytest.approx(270)

    def test_from_an_odd_angle_goes_to_the_next_quarter(self, qtbot: QtBot, board: Board) -> None:
        board.view.rotate_to(33)
        with qtbot.waitSignal(board.view.rotated) as told:
            board.view.rotate_quarter()
        assert told.args == [90]
        board.view.rotate_to(350)
        assert board.view.camera.turn == pytest.approx(-10)

    def test_by_two_fingers_zooms_as_well(self, board: Board, screen: QPointingDevice) -> None:
        zoom = board.view.camera.zoom
        first = (QPoint(400, 250), QPoint(370, 160))
        second = (QPoint(500, 250), QPoint(530, 340))
        swipe(board.view, screen, first, second)
        assert board.view.camera.zoom > zoom * 1.3
        assert 20 < board.view.camera.turn < 60

    def test_by_two_fingers_snaps_to_a_quarter(self, board: Board, screen: QPointingDevice) -> None:
        first = (QPoint(400, 250), QPoint(450, 203))
        second = (QPoint(500, 250), QPoint(450, 297))
        swipe(board.view, screen, first, second)
        assert board.view.camera.turn == pytest.approx(90)

    def test_needs_a_clear_turn(self, board: Board, screen: QPointingDevice) -> None:
        first = (QPoint(400, 250), QPoint(330, 246))
        second = (QPoint(500, 250), QPoint(570, 254))
        swipe(board.view, screen, first, second)
        assert board.view.camera.turn == 0


class TestPan:
    def test_by_mouse_moves_the_board_along(self, board: Board) -> None:
        item = board.scene.tiles[0]
        before = board.view.mapFromScene(item.home)
        drag(board.view, QPoint(300, 200), QPoint(360, 240))
        away = board.view.mapFromScene(item.home) - before - QPoint(60, 40)
        assert away.manhattanLength() <= 2
        assert not board.view.is_fitted

    def test_by_finger_moves_the_board_along(self, board: Board, screen: QPointingDevice) -> None:
        item = board.scene.tiles[0]
        before = board.view.mapFromScene(item.home)
        swipe(board.view, screen, (QPoint(300, 200), QPoint(340, 170)))
        away = board.view.mapFromScene(item.home) - before - QPoint(40, -30)
        assert away.manhattanLength() <= 2

    def test_never_loses_the_board(self, board: Board) -> None:
        board.view.pan_by(100_000, -100_000)
        centre = board.view.mapToScene(board.view.viewport().rect().center())
        left, top, right, bottom = board.model.geometry.bounds
        assert left - 2 * UNIT - 2 <= centre.x() <= right + 2 * UNIT + 2
        assert top - 2 * UNIT - 2 <= centre.y() <= bottom + 2 * UNIT + 2

    def test_by_a_wheel_sideways(self, board: Board) -> None:
        x = board.view.camera.x
        wheel(board.view, QPoint(300, 200), -60, sideways=True)
        assert board.view.camera.x > x

    def test_glides_on_unless_motion_is_reduced(self, qtbot: QtBot) -> None:
        board = show_board(qtbot, growing(8)[8], still=False)
        board.view.let_go(QPointF(0.5, 0.2))
        x = board.view.camera.x
        qtbot.waitUntil(lambda: board.view.camera.x < x - 5)
        QTest.mousePress(board.view.viewport(), LEFT, pos=QPoint(5, 5))
        x = board.view.camera.x
        qtbot.wait(40)
        assert board.view.camera.x == x
        QTest.mouseRelease(board.view.viewport(), LEFT, pos=QPoint(5, 5))
        board.scene.set_reduced_motion(True)
        board.view.let_go(QPointF(0.5, 0.2))
        qtbot.wait(40)
        assert board.view.camera.x == x


class TestFit:
    def test_goes_on_as_the_board_grows(self, qtbot: QtBot) -> None:
        layouts = growing(26)
        board = show_board(qtbot)
        for layout in layouts:
            board.model.set_layout(layout)
            assert board.view.is_fitted
            assert board.view.hidden_tiles() == HiddenTiles()
            room = board.view.viewport().rect()
            for marker in board.scene.markers.values():
                if marker.isVisible():
                    body = marker.body().toAlignedRect()
                    at = board.view.mapFromScene(marker.scenePos())
                    assert room.contains(body.translated(at))

    def test_leaves_a_zoom_of_the_player_alone(self, qtbot: QtBot) -> None:
        layouts = growing(20)
        board = show_board(qtbot, layouts[6])
        board.view.zoom_in()
        camera = board.view.camera
        board.model.set_layout(layouts[20])
        assert board.view.camera == camera
        board.view.fit()
        assert board.view.is_fitted
        assert board.view.hidden_tiles() == HiddenTiles()

    def test_holds_in_any_size(self, board: Board) -> None:
        for width, height in ((500, 700), (1200, 300), (300, 200)):
            board.view.resize(width, height)
            assert board.view.hidden_tiles() == HiddenTiles()

    def test_does_not_move_for_every_tile(self, qtbot: QtBot) -> None:
        layouts = growing(26)
        board = show_board(qtbot)
        cameras = []
        for layout in layouts:
            board.model.set_layout(layout)
            cameras.append(board.view.camera)
        assert len(set(cameras)) < len(layouts) // 2

    def test_travels_and_arrives(self, qtbot: QtBot) -> None:
        board = show_board(qtbot, growing(8)[8], still=False)
        board.view.rotate_quarter()
        assert board.view.camera.turn < 90
        qtbot.waitUntil(lambda: board.view.camera == board.view.goal and board.view.camera.turn > 1)
        assert board.view.camera.turn == pytest.approx(90)


class TestHiddenTiles:
    def test_are_counted_at_each_edge(self, board: Board) -> None:
        for _ in range(9):
            board.view.zoom_in()
        board.view.pan_by(100_000, 0)
        hidden = board.view.hidden_tiles()
        assert hidden.right > 0
        assert hidden.left == 0
        assert sum(hidden) <= 8

    def test_are_told_at_the_edge(self, board: Board) -> None:
        before = board.view.grab().toImage()
        board.view.pan_by(-2000, 0)
        after = board.view.grab().toImage()
        chip = QPoint(18, after.height() // 2)
        assert board.view.hidden_tiles().left
        assert after.pixel(chip) != before.pixel(chip)

    def test_come_back_on_request(self, board: Board) -> None:
        for _ in range(12):
            board.view.zoom_in()
        for row in range(8):
            board.view.show_row(row)
            at = board.view.mapFromScene(board.scene.tiles[row].home)
            assert board.view.viewport().rect().contains(at)


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


def test_an_empty_board_can_be_moved_about(qtbot: QtBot) -> None:
    board = show_board(qtbot, EMPTY)
    for move in (board.view.zoom_in, board.view.rotate_quarter, board.view.fit):
        move()
    assert board.view.hidden_tiles() == HiddenTiles()
