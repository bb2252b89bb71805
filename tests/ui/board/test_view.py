"""The view: zoom, turn, pan and fit, with real events."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dominoes_qt.engine.layout import EMPTY
from dominoes_qt.ui.board.felt import HiddenTiles
from dominoes_qt.ui.board.geometry import UNIT
from tests.ui.board.boards import Board, growing, show_board
from tests.ui.board.hands import LEFT, drag, swipe, trackpad, wheel


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

    def test_is_sharp_again_soon(self, qtbot: QtBot, board: Board) -> None:
        item = board.scene.tiles[0]
        wheel(board.view, QPoint(300, 180), 120)
        assert item.scale() > 1.1
        stretched = item.shape().boundingRect().width() * item.scale()
        qtbot.waitUntil(lambda: item.scale() == 1.0)
        assert item.shape().boundingRect().width() == pytest.approx(stretched)

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

    def test_by_a_trackpad(self, qtbot: QtBot, board: Board) -> None:
        zoom = board.view.camera.zoom
        kinds = Qt.NativeGestureType
        trackpad(board.view, kinds.ZoomNativeGesture, 0.25)
        trackpad(board.view, kinds.RotateNativeGesture, 30.0)
        with qtbot.waitSignals([board.view.zoomed, board.view.rotated]):
            trackpad(board.view, kinds.EndNativeGesture, 0.0)
        assert board.view.camera.zoom == pytest.approx(1.25 * zoom)
        assert board.view.camera.turn == pytest.approx(30)

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


class TestPreviews:
    def test_come_into_view(self, board: Board) -> None:
        for _ in range(9):
            board.view.zoom_in()
        for end in "WE":
            number = board.scene.markers[end].number
            board.scene.show_preview(number, number, end, "10")
            assert board.scene.ghost is not None
            at = board.view.mapFromScene(board.scene.ghost.home)
            assert board.view.viewport().rect().contains(at)

    def test_fit_with_their_captions(self, qtbot: QtBot) -> None:
        board = show_board(qtbot)
        for layout in growing(20)[1:]:
            board.model.set_layout(layout)
            for end in layout.open_ends:
                number = end.number
                board.scene.show_preview(number, (number + 1) % 7, end.end.value, "20: +4")
                body = board.scene.caption.body().toAlignedRect()
                at = board.view.mapFromScene(board.scene.caption.scenePos())
                assert board.view.viewport().rect().contains(body.translated(at))


def test_an_empty_board_can_be_moved_about(qtbot: QtBot) -> None:
    board = show_board(qtbot, EMPTY)
    for move in (board.view.zoom_in, board.view.rotate_quarter, board.view.fit):
        move()
    assert board.view.hidden_tiles() == HiddenTiles()
