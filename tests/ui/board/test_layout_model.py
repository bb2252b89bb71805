"""The layout model: rows that stay, texts, reading order."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from dominoes_qt.engine.layout import Layout, Placed
from dominoes_qt.ui.board.geometry import BoardGeometry
from dominoes_qt.ui.board.layout_model import BoardRole, LayoutModel, TileText
from tests.ui.board.boards import growing

NAME = Qt.ItemDataRole.AccessibleTextRole
DESCRIPTION = Qt.ItemDataRole.AccessibleDescriptionRole


def checked() -> tuple[LayoutModel, QAbstractItemModelTester]:
    model = LayoutModel()
    fatal = QAbstractItemModelTester.FailureReportingMode.Fatal
    return model, QAbstractItemModelTester(model, fatal, model)


def watched(model: LayoutModel) -> list[str]:
    seen: list[str] = []
    model.rowsInserted.connect(lambda _p, first, last: seen.append(f"+{first}-{last}"))
    model.rowsRemoved.connect(lambda _p, first, last: seen.append(f"-{first}-{last}"))
    model.modelReset.connect(lambda: seen.append("reset"))
    return seen


@pytest.mark.usefixtures("qapp")
class TestRows:
    def test_grow_shrink_and_are_replaced(self) -> None:
        model, _tester = checked()
        layouts, seen = growing(6), watched(model)
        for layout in (layouts[1], layouts[4], layouts[4], layouts[2], growing(3, seed=7)[3]):
            model.set_layout(layout)
        assert seen == ["+0-0", "+1-3", "-2-3", "reset"]
        model.clear()
        assert seen[-1] == "-0-2"
        assert model.rowCount() == 0

    def test_any_walk_through_layouts_passes_the_tester(self) -> None:
        model, _tester = checked()
        random = Random(4)
        layouts = growing(14) + growing(9, seed=3)
        for _ in range(40):
            layout = random.choice(layouts)
            model.set_layout(layout)
            assert model.layout == layout
            assert model.rowCount() == len(layout.placed)

    def test_places_are_those_of_a_board_laid_anew(self) -> None:
        model, _tester = checked()
        layouts = growing(12)
        for count in (5, 12, 3, 8):
            model.set_layout(layouts[count])
            anew = BoardGeometry()
            anew.extend(layouts[count].placed)
            places = [model.index(row).data(BoardRole.PLACE) for row in range(count)]
            assert tuple(places) == anew.places

    def test_a_change_of_ends_alone_is_told(self, qtbot: QtBot) -> None:
        model, _tester = checked()
        layout = growing(3)[3]
        model.set_layout(layout)
        with qtbot.waitSignal(model.layout_changed):
            model.set_layout(Layout(layout.placed, layout.open_ends[:1]))
        assert len(model.open_ends) == 1


@pytest.mark.usefixtures("qapp")
class TestFacts:
    def test_of_each_row(self) -> None:
        model, _tester = checked()
        layout = growing(7)[7]
        model.set_layout(layout)
        for row, placed in enumerate(layout.placed):
            index = model.index(row)
            assert index.data(BoardRole.TILE) == placed.tile
            assert index.data(BoardRole.COORDINATE) == placed.coordinate
            assert index.data(BoardRole.ORDER) == row
            assert index.data(BoardRole.SEAT) == placed.seat
            assert index.data(BoardRole.ARM) == placed.arm
            assert index.data(BoardRole.IS_LAST) == (row == 6)
            assert index.data(Qt.ItemDataRole.FontRole) is None

    def test_reading_order_goes_from_w_to_e_then_n_then_s(self) -> None:
        model, _tester = checked()
        model.set_layout(growing(20)[20])
        order = model.reading_order()
        assert sorted(order) == list(range(20))
        coordinates = [model.placed_at(row).coordinate for row in order]
        centre = coordinates.index("C")
        wests = coordinates[:centre]
        assert wests == [f"W{step}" for step in range(len(wests), 0, -1)]
        arms = "".join(coordinate[0] for coordinate in coordinates[centre + 1 :])
        assert arms == "".join(sorted(arms, key="ENS".index))


@pytest.mark.usefixtures("qapp")
class TestTexts:
    def test_tell_position_and_follow_the_layout(self) -> None:
        def describe(placed: Placed, position: int, total: int) -> TileText:
            return TileText(placed.coordinate, f"{position} of {total}")

        model = LayoutModel(describe)
        layouts = growing(5)
        model.set_layout(layouts[1])
        assert model.index(0).data(NAME) == "C"
        assert model.index(0).data(DESCRIPTION) == "1 of 1"
        model.set_layout(layouts[5])
        order = model.reading_order()
        texts = [model.index(row).data(DESCRIPTION) for row in order]
        assert texts == [f"{position} of 5" for position in range(1, 6)]

    def test_are_told_anew(self, qtbot: QtBot) -> None:
        model, _tester = checked()
        model.set_layout(growing(2)[2])
        words = ["one"]
        with qtbot.waitSignal(model.dataChanged) as told:
            model.set_describe(lambda _placed, _position, _total: TileText(words[0], ""))
        assert NAME in told.args[2]
        assert model.index(1).data(NAME) == "one"
        words[0] = "uno"
        assert model.index(1).data(NAME) == "one"
        model.retell()
        assert model.index(1).data(NAME) == "uno"
