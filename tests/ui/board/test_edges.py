"""Marks for tiles beyond the edges of the view: a click goes there, and plays nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dominoes_qt.ui.board.felt import HiddenTiles, edge_at
from tests.ui.board.boards import Board, growing, show_board
from tests.ui.board.hands import drag

SIDES = ("left", "top", "right", "bottom")


@pytest.fixture
def near(qtbot: QtBot) -> Board:
    """Return a full board seen from so near that most of it lies outside of the view."""
    board = show_board(qtbot, growing(28)[-1])
    for _ in range(8):
        board.view.zoom_in()
    return board


def middle_of_mark(board: Board, side: int) -> QPoint:
    """Return a point of the mark at a side."""
    rect = board.view.viewport().rect()
    inset = 20
    return (
        QPoint(inset, rect.center().y()),
        QPoint(rect.center().x(), inset),
        QPoint(rect.right() - inset, rect.center().y()),
        QPoint(rect.center().x(), rect.bottom() - inset),
    )[side]


def listen(board: Board) -> list[object]:
    heard: list[object] = []
    board.view.end_clicked.connect(heard.append)
    board.view.tile_clicked.connect(heard.append)
    board.view.preview_clicked.connect(lambda: heard.append("preview"))
    return heard


@pytest.mark.parametrize("side", range(4), ids=SIDES)
def test_a_click_goes_to_what_lies_beyond(near: Board, side: int) -> None:
    heard = listen(near)
    before = near.view.hidden_tiles()
    assert before[side]
    zoom = near.view.camera.zoom
    while near.view.hidden_tiles()[side]:
        left = near.view.hidden_tiles()[side]
        QTest.mouseClick(
            near.view.viewport(), Qt.MouseButton.LeftButton, pos=middle_of_mark(near, side)
        )
        assert near.view.hidden_tiles()[side] < left
    assert near.view.camera.zoom == zoom
    assert heard == []


def test_not_even_where_an_end_lies_below_the_mark(near: Board) -> None:
    heard, tried = listen(near), 0
    for marker in near.scene.markers.values():
        for side in range(4):
            mark = middle_of_mark(near, side)
            away = QPointF(mark) - QPointF(near.view.mapFromScene(marker.scenePos()))
            near.view.pan_by(away.x(), away.y())
            if near.view.hidden_tiles()[side] and marker in near.view.items(mark):
                tried += 1
                QTest.mouseClick(near.view.viewport(), Qt.MouseButton.LeftButton, pos=mark)
    assert tried
    assert heard == []


def test_a_swipe_that_begins_on_a_mark_only_pans(near: Board) -> None:
    heard = listen(near)
    begin = middle_of_mark(near, 2)
    drag(near.view, begin, begin - QPoint(40, 0), begin - QPoint(80, 0))
    assert heard == []


def test_where_nothing_lies_beyond_there_is_no_mark() -> None:
    view = QRectF(0, 0, 400, 300)
    middle = QPointF(20, 150)
    assert edge_at(middle, view, HiddenTiles()) is None
    assert edge_at(middle, view, HiddenTiles(left=2)) == 0
    assert edge_at(QPointF(200, 280), view, HiddenTiles(left=2)) is None
    assert edge_at(QPointF(200, 280), view, HiddenTiles(bottom=1)) == 3
