"""The markers of the ends stay apart, however small the tiles are."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from pytestqt.qtbot import QtBot

from dominoes_qt.ui.board.parting import beside
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


@pytest.mark.parametrize("width", [200, 260, 900])
def test_what_a_preview_brings_is_never_cut_nor_over_its_tile(qtbot: QtBot, width: int) -> None:
    board = show_board(qtbot, growing(1)[1])
    board.view.resize(width, 200)
    tile = board.scene.tiles[0].tile
    for end in ("W", "E"):
        number = next(each.number for each in board.model.open_ends if each.end.value == end)
        other = next(each for each in range(7) if each not in tile)
        board.scene.show_preview(number, other, end, "a caption: +25")
        caption = board.scene.caption
        chip = caption.body().translated(QPointF(board.view.mapFromScene(caption.pos())))
        assert QRectF(board.view.viewport().rect()).contains(chip)
        assert board.scene.ghost is not None
        left, top, right, bottom = board.scene.ghost.place.edges
        ghost = board.view.mapFromScene(left, top, right - left, bottom - top).boundingRect()
        assert not chip.intersects(QRectF(ghost)), "the tile can be seen, too"


def test_a_chip_beside_a_tile_hides_nothing_where_it_can() -> None:
    room, tile, chip = QRectF(0, 0, 400, 400), QRectF(80, 200, 120, 60), QRectF(0, 0, 150, 40)
    neighbour = QRectF(200, 170, 60, 120)
    place = beside(chip, tile, room, [neighbour])
    assert (place.right(), place.bottom()) == (198, 196), "above, and not over the neighbour"
    place = beside(chip, tile, room, [neighbour, QRectF(0, 150, 400, 40)])
    assert (place.right(), place.top()) == (198, 264), "below, for above is another"
    place = beside(chip, tile, QRectF(0, 200, 400, 60), [neighbour])
    assert not place.intersects(tile), "at the right, over the neighbour"
