"""One's own tiles: rows that stay, marks, orders, and nothing left when they are taken away."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPersistentModelIndex, Qt

from dominoes_qt.engine.actions import End, Play
from dominoes_qt.engine.tiles import Tile
from dominoes_qt.ui.models.hand import HandModel, HandRole, RowText, in_order
from dominoes_qt.ui.settings import HandOrder
from tests.ui.models.testing import watch


def tiles(text: str) -> tuple[Tile, ...]:
    return tuple(Tile.parse(word) for word in text.split())


def shown(model: HandModel) -> str:
    return " ".join(str(model.index(row).data()) for row in range(model.rowCount()))


@pytest.fixture
def model() -> HandModel:
    model = HandModel(lambda tile: RowText(str(tile), f"tile {tile}"))
    model.set_hand(tiles("6-4 5-5 3-1"), [Play(Tile(6, 4), End.W), Play(Tile(6, 4), End.E)])
    watch(model)
    return model


def test_rows_say_the_tile_and_where_it_can_go(model: HandModel) -> None:
    index = model.index(0)
    assert (index.data(), index.data(Qt.ItemDataRole.AccessibleTextRole)) == ("6-4", "tile 6-4")
    assert index.data(HandRole.ENDS) == ["W", "E"]
    assert model.index(1).data(HandRole.ENDS) == []
    assert model.ends_at(0) == (End.W, End.E)
    assert (model.ends_at(9), model.tile_at(9), model.row_of(Tile(0, 0))) == ((), None, -1)


def test_tiles_that_stay_keep_their_rows_and_new_ones_come_last(model: HandModel) -> None:
    kept = QPersistentModelIndex(model.index(1))
    model.set_hand(tiles("5-5 3-1 6-6"), [])
    assert shown(model) == "5-5 3-1 6-6"
    assert (kept.row(), kept.data()) == (0, "5-5")


@pytest.mark.parametrize(
    ("order", "expected"),
    [
        (HandOrder.OWN, "3-1 6-0 5-5 4-2"),
        (HandOrder.PIPS, "5-5 6-0 4-2 3-1"),
        (HandOrder.SUIT, "6-0 5-5 4-2 3-1"),
    ],
)
def test_orders(order: HandOrder, expected: str) -> None:
    assert in_order(tiles("3-1 6-0 5-5 4-2"), order) == list(tiles(expected))


def test_the_order_holds_for_tiles_that_are_drawn_later(model: HandModel) -> None:
    model.set_order(HandOrder.PIPS)
    kept = QPersistentModelIndex(model.index(1))
    model.set_hand(tiles("6-4 5-5 3-1 6-6"), [])
    assert shown(model) == "6-6 6-4 5-5 3-1"
    assert (kept.row(), kept.data()) == (2, "5-5")


def test_a_tile_moves_by_hand_within_the_bounds(model: HandModel) -> None:
    assert model.move(0, 1)
    assert shown(model) == "5-5 6-4 3-1"
    assert model.move(2, -2)
    assert shown(model) == "3-1 5-5 6-4"
    assert not model.move(0, -1)
    assert not model.move(2, 1)
    assert not model.move(5, -1)
    assert not model.move(1, 0)
    assert shown(model) == "3-1 5-5 6-4"


def test_the_chosen_tile_is_marked(model: HandModel) -> None:
    model.set_chosen(Tile(5, 5))
    assert [model.index(row).data(HandRole.CHOSEN) for row in range(3)] == [False, True, False]


def test_cleared_it_holds_nothing(model: HandModel) -> None:
    index = QPersistentModelIndex(model.index(0))
    model.clear()
    assert (model.rowCount(), model.tiles, index.isValid()) == (0, (), False)
