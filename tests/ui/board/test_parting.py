"""The markers of the ends stay apart, however small the tiles are."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from pytestqt.qtbot import QtBot

from tests.ui.board.boards import Board, growing, show_board


def seen(board: Board) -> list[QRectF]:
    """Return where each visible marker is on the screen."""
    markers = [marker for marker in board.scene.markers.values() if marker.isVisible()]
    view = board.view
    return [
        marker.body()
        .translated(QPointF(view.mapFromScene(marker.scenePos())))
        .adjusted(1, 1, -1, -1)
        for marker in markers
    ]


@pytest.mark.parametrize("size", [(232, 150), (400, 180), (900, 500)])
@pytest.mark.parametrize("turn", [0, 90])
def test_markers_do_not_hide_each_other(qtbot: QtBot, size: tuple[int, int], turn: int) -> None:
    layouts = growing(28)
    board = show_board(qtbot, layouts[1])
    board.view.resize(*size)
    if turn:
        board.view.rotate_quarter()
    for layout in layouts[1:]:
        board.model.set_layout(layout)
        for one, other in combinations(seen(board), 2):
            assert not one.intersects(other)
