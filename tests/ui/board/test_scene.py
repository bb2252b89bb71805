"""The scene: a picture of the model however it came about, markers, preview, movement."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from dominoes_qt.engine.layout import EMPTY
from dominoes_qt.ui.board.chips import Coordinate
from dominoes_qt.ui.board.geometry import UNIT
from dominoes_qt.ui.board.layout_model import LayoutModel
from dominoes_qt.ui.board.scene import BoardScene
from dominoes_qt.ui.theme import THEMES, ThemeKey
from dominoes_qt.ui.tile_look import Faces
from tests.ui.board.boards import growing, show_board


def picture(scene: BoardScene) -> list[object]:
    """All that is to be seen on a scene."""
    scene.settling.finish()
    tiles: list[object] = [
        (
            item.tile,
            item.pos().toTuple(),
            item.place.rotation,
            item.opacity(),
            item.scale(),
            item.look,
        )
        for item in scene.tiles
    ]
    ends = [
        (end, marker.number, marker.playable, marker.pos().toTuple())
        for end, marker in scene.markers.items()
        if marker.isVisible()
    ]
    return [*tiles, *ends, scene.slot.isVisible(), len(scene.items())]


def scene_of(model: LayoutModel) -> BoardScene:
    return BoardScene(model, THEMES[ThemeKey.LIGHT], model)


@pytest.mark.usefixtures("qapp")
class TestPicture:
    def test_after_a_reset_is_that_grown_by_inserts(self) -> None:
        layouts = growing(22)
        grown_model, reset_model = LayoutModel(), LayoutModel()
        grown, reset = scene_of(grown_model), scene_of(reset_model)
        for count, layout in enumerate(layouts):
            grown_model.set_layout(layout)
            if count % 5 == 2:
                reset_model.set_layout(growing(3, seed=11)[3])
                reset_model.set_layout(layout)
                assert picture(reset) == picture(grown)
        late = LayoutModel()
        late.set_layout(layouts[-1])
        assert picture(scene_of(late)) == picture(grown)

    def test_goes_back_and_forth_without_growth(self) -> None:
        model = LayoutModel()
        scene, layouts, random = scene_of(model), growing(12), Random(2)
        seen: dict[int, list[object]] = {}
        for _ in range(30):
            count = random.randrange(13)
            model.set_layout(layouts[count])
            assert seen.setdefault(count, picture(scene)) == picture(scene)

    def test_the_last_tile_alone_is_marked(self) -> None:
        model = LayoutModel()
        scene, layouts = scene_of(model), growing(5)
        for count in (3, 5, 4):
            model.set_layout(layouts[count])
            assert [item.look.last for item in scene.tiles] == [False] * (count - 1) + [True]

    def test_follows_theme_faces_and_colours(self) -> None:
        model = LayoutModel()
        scene = scene_of(model)
        model.set_layout(growing(2)[2])
        scene.set_theme(THEMES[ThemeKey.CONTRAST_DARK])
        scene.set_faces(Faces.NUMERALS)
        scene.set_coloured(True)
        for item in scene.tiles:
            assert item.look.theme.key is ThemeKey.CONTRAST_DARK
            assert item.look.faces is Faces.NUMERALS
            assert item.look.coloured

    def test_coordinates_on_request(self) -> None:
        model = LayoutModel()
        scene = scene_of(model)
        scene.set_coordinates(True)
        bare = len(scene.items())
        model.set_layout(growing(6)[6])
        assert len(scene.items()) == bare + 12
        scene.set_coordinates(False)
        assert len(scene.items()) == bare + 6

    def test_coordinates_shrink_with_the_tiles_and_go_at_last(self, qtbot: QtBot) -> None:
        board = show_board(qtbot, growing(6)[6])
        board.scene.set_coordinates(True)
        chips = [item for item in board.scene.items() if isinstance(item, Coordinate)]
        usual = chips[0].body().height()
        while board.view.camera.zoom * UNIT > 26:
            board.view.zoom_out()
        assert all(chip.body().height() < usual for chip in chips)
        while board.view.camera.zoom * UNIT > 18:
            board.view.zoom_out()
        assert not any(chip.isVisible() for chip in chips)


@pytest.mark.usefixtures("qapp")
class TestEnds:
    def test_are_marked_and_told_apart(self) -> None:
        model = LayoutModel()
        scene = scene_of(model)
        assert scene.slot.isVisible()
        scene.set_playable_ends(["start"])
        assert scene.slot.playable
        layout = growing(4)[4]
        model.set_layout(layout)
        assert not scene.slot.isVisible()
        scene.set_playable_ends(["E"])
        shown = {end for end, marker in scene.markers.items() if marker.isVisible()}
        assert shown == {each.end.value for each in layout.open_ends}
        assert scene.markers["E"].playable
        assert not scene.markers["W"].playable
        assert scene.markers["W"].number == layout.open_ends[0].number

    def test_can_have_other_letters(self) -> None:
        scene = scene_of(LayoutModel())
        scene.set_labels({"W": "O"})
        assert scene.markers["W"].letter == "O"
        assert scene.markers["E"].letter == "E"

    def test_markers_can_be_hit_at_any_zoom(self, qtbot: QtBot) -> None:
        board = show_board(qtbot, growing(5)[5])
        for _ in range(12):
            board.view.zoom_out()
        target = board.scene.markers["W"].shape().boundingRect()
        assert min(target.width(), target.height()) >= 44


@pytest.mark.usefixtures("qapp")
class TestPreview:
    def test_lies_where_the_tile_will_lie(self) -> None:
        model = LayoutModel()
        scene, layouts = scene_of(model), growing(9)
        for before, after in pairwise(layouts[1:]):
            model.set_layout(before)
            placed = after.placed[-1]
            scene.show_preview(*placed.tile, placed.arm, "20")
            assert scene.ghost is not None
            assert scene.preview_end == placed.arm
            assert not scene.markers[placed.arm].isVisible()
            ghost = scene.ghost.place
            model.set_layout(after)
            assert scene.tiles[-1].place == ghost
            assert scene.ghost is None
            assert scene.preview_end is None

    def test_of_the_first_tile(self) -> None:
        scene = scene_of(LayoutModel())
        scene.show_preview(6, 4, "start", "")
        assert scene.ghost is not None
        assert not scene.caption.isVisible()
        assert not scene.slot.isVisible()
        scene.clear_preview()
        assert scene.slot.isVisible()

    def test_that_does_not_fit_is_not_shown(self) -> None:
        model = LayoutModel()
        scene, layout = scene_of(model), growing(1)[1]
        model.set_layout(layout)
        other = next(n for n in range(7) if n not in layout.placed[0].tile)
        scene.show_preview(other, other, "W", "")
        assert scene.preview_end is None


class TestMovement:
    def test_ends_where_the_tile_lies(self, qtbot: QtBot) -> None:
        board, layouts = show_board(qtbot, still=False), growing(3)
        board.scene.set_animation_ms(60)
        board.model.set_layout(layouts[1])
        item = board.scene.tiles[0]
        assert item.pos() != item.home
        qtbot.waitUntil(lambda: item.pos() == item.home, timeout=2000)
        assert item.opacity() == pytest.approx(1)
        assert item.scale() == pytest.approx(1)

    def test_is_never_long_and_can_be_off(self, qtbot: QtBot) -> None:
        board, layouts = show_board(qtbot, still=False), growing(3)
        board.scene.set_animation_ms(5000)
        assert board.scene.settling.duration == 250
        board.scene.set_reduced_motion(True)
        board.model.set_layout(layouts[1])
        assert board.scene.tiles[0].pos() == board.scene.tiles[0].home

    def test_survives_an_undo_on_the_way(self, qtbot: QtBot) -> None:
        board, layouts = show_board(qtbot, still=False), growing(3)
        for layout in (layouts[1], layouts[2], layouts[1], EMPTY, layouts[3]):
            board.model.set_layout(layout)
            qtbot.wait(10)
        board.scene.settling.finish()
        homes = [QPointF(place.x, place.y) for place in board.model.geometry.places]
        assert [item.pos() for item in board.scene.tiles] == homes
