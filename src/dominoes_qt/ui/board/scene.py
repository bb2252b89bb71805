"""The board as a scene: a picture of the layout model, tile by tile, and of what may be done."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from PySide6.QtCore import QModelIndex, QObject, QPointF, QRectF, Signal
from PySide6.QtWidgets import QGraphicsScene

from dominoes_qt.engine.tiles import Tile
from dominoes_qt.ui.board.camera import Camera, Point
from dominoes_qt.ui.board.chips import Caption, Coordinate, Upright
from dominoes_qt.ui.board.coordinates import coordinates
from dominoes_qt.ui.board.geometry import UNIT, Place
from dominoes_qt.ui.board.layout_model import LayoutModel
from dominoes_qt.ui.board.markers import EndMarker, StartSlot
from dominoes_qt.ui.board.motion import Settling
from dominoes_qt.ui.board.parting import part
from dominoes_qt.ui.board.tile_item import TileItem
from dominoes_qt.ui.theme import Theme
from dominoes_qt.ui.tile_look import Faces, TileLook

START = "start"
_ARMS = ("W", "E", "N", "S")
_NEXT = 1.2 * UNIT
"""What a view leaves free for the next tile at an end, in scene units."""

_ROOM = QRectF(-10_000, -10_000, 20_000, 20_000)


class BoardScene(QGraphicsScene):
    """Follows the signals of its model; never changes it.

    Signals:
        reshaped: other tiles lie on the board.
        previewed: a preview has come.
        restyled: the theme is another.
    """

    reshaped = Signal()
    previewed = Signal()
    restyled = Signal()

    def __init__(self, model: LayoutModel, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.model = model
        self.theme = theme
        self.look = TileLook(theme)
        self.settling = Settling(self)
        self.tiles: list[TileItem] = []
        self.markers = {arm: EndMarker(arm, theme) for arm in _ARMS}
        self.slot = StartSlot(theme)
        self.caption = Caption(theme)
        self.ghost: TileItem | None = None
        self.preview_end: str | None = None
        self._playable: frozenset[str] = frozenset()
        self._hot: str | None = None
        self._with_coordinates = False
        self._coordinates: list[Coordinate] = []
        self._camera = Camera()
        self._ratio = 1.0
        self._seen = QRectF(_ROOM)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setSceneRect(_ROOM)
        for item in (*self.markers.values(), self.slot, self.caption):
            self.addItem(item)
        self.caption.hide()
        self._connect_signals()
        self._rebuild()

    def _connect_signals(self) -> None:
        self.model.rowsInserted.connect(self._inserted)
        self.model.rowsRemoved.connect(self._removed)
        self.model.modelReset.connect(self._rebuild)
        self.model.layout_changed.connect(self._changed)

    # What lies

    def _inserted(self, _parent: QModelIndex, first: int, last: int) -> None:
        for row in range(first, last + 1):
            self._add(row)
        if first == last:
            self.settling.settle(self.tiles[first])

    def _removed(self, _parent: QModelIndex, first: int, last: int) -> None:
        for item in self.tiles[first : last + 1]:
            self.settling.stop(item)
            self.removeItem(item)
        del self.tiles[first : last + 1]

    def _rebuild(self) -> None:
        self._removed(QModelIndex(), 0, len(self.tiles) - 1)
        for row in range(self.model.rowCount()):
            self._add(row)
        self._changed()

    def _add(self, row: int) -> None:
        tile = self.model.placed_at(row).tile
        item = TileItem(tile, self.model.geometry.places[row], self.look, row)
        self.tiles.append(item)
        self._draw(item)
        self.addItem(item)

    def _changed(self) -> None:
        self.clear_preview()
        self._show_marks()
        self._show_ends()
        self._show_coordinates()
        self.reshaped.emit()

    def _show_marks(self) -> None:
        last = len(self.tiles) - 1
        for row, item in enumerate(self.tiles):
            item.set_look(replace(self.look, last=row == last))

    def _show_coordinates(self) -> None:
        for chip in self._coordinates:
            self.removeItem(chip)
        wanted = self._with_coordinates and bool(self.tiles)
        self._coordinates = coordinates(self.model, self.theme) if wanted else []
        for chip in self._coordinates:
            chip.follow(self._camera, self._ratio)
            self.addItem(chip)

    # How it is drawn

    def set_theme(self, theme: Theme) -> None:
        """Draw everything in another theme."""
        self.theme = theme
        self._set_look(replace(self.look, theme=theme))
        parts: list[Upright | StartSlot] = [*self.markers.values(), self.slot, self.caption]
        for each in parts:
            each.set_theme(theme)
        self._show_coordinates()
        self.restyled.emit()

    def set_faces(self, faces: Faces) -> None:
        """Show pips, numerals, or both."""
        self._set_look(replace(self.look, faces=faces))

    def set_coloured(self, coloured: bool) -> None:
        """Give each number a colour of its own, or not."""
        self._set_look(replace(self.look, coloured=coloured))

    def _set_look(self, look: TileLook) -> None:
        if look != self.look:
            self.look = look
            self._show_marks()
            if self.ghost is not None:
                self.ghost.set_look(replace(look, ghost=True))

    def set_reduced_motion(self, reduced: bool) -> None:
        """Let nothing move that need not."""
        self.settling.set_reduced(reduced)

    def set_animation_ms(self, duration: int) -> None:
        """Let movements take that long, at most 250 ms; 0 is none at all."""
        self.settling.set_duration(duration)

    def set_coordinates(self, shown: bool) -> None:
        """Write its coordinate on each tile, or not."""
        if shown != self._with_coordinates:
            self._with_coordinates = shown
            self._show_coordinates()

    def follow(self, camera: Camera, ratio: float, seen: QRectF, *, hasty: bool = False) -> None:
        """Draw what the camera sees, and keep upright what stands upright.

        `ratio` is pixels of the screen per pixel, `seen` what is in view of the scene. In haste,
        the pictures of the tiles are not made anew; call it again afterwards.
        """
        self._camera, self._ratio, self._seen = camera, ratio, seen
        for item in self.tiles:
            self._draw(item, hasty=hasty)
        if self.ghost is not None:
            self.ghost.follow(camera, ratio, hasty=hasty)
        for chip in (*self.markers.values(), *self._coordinates, self.caption):
            chip.follow(camera, ratio)
        self._part_markers()

    def _draw(self, item: TileItem, *, hasty: bool = False) -> None:
        """Draw a tile if it is in view; others wait until they are."""
        if self._seen.contains(item.home):
            item.follow(self._camera, self._ratio, hasty=hasty)

    # What may be done

    def set_labels(self, labels: Mapping[str, str]) -> None:
        """Write these on the markers instead of the letters of the arms."""
        for arm, marker in self.markers.items():
            marker.set_letter(labels.get(arm, arm))

    def set_playable_ends(self, ends: Iterable[str]) -> None:
        """Mark the ends where something can be played now."""
        self._playable = frozenset(ends)
        self._show_ends()

    def set_hot_end(self, end: str | None) -> None:
        """Mark the end that a tile is held over."""
        if end != self._hot:
            self._hot = end
            self._show_ends()

    def _show_ends(self) -> None:
        numbers = {open_end.end.value: open_end.number for open_end in self.model.open_ends}
        for arm, marker in self.markers.items():
            marker.setVisible(arm in numbers and arm != self.preview_end)
            if arm in numbers:
                marker.show_end(self.model.geometry.anchor(arm), numbers[arm])
                marker.set_state(playable=arm in self._playable, hot=arm == self._hot)
        self._part_markers()
        self.slot.setVisible(not self.tiles and self.preview_end is None)
        self.slot.set_state(playable=START in self._playable, hot=self._hot == START)

    def _part_markers(self) -> None:
        part((marker for marker in self.markers.values() if marker.isVisible()), self._camera)

    # The preview

    def show_preview(self, high: int, low: int, end: str, caption: str) -> None:
        """Show where a tile would lie, and what it would bring."""
        self._drop_ghost()
        tile = Tile(max(high, low), min(high, low))
        inner = self._number_at(end, tile)
        if inner not in tile:
            return
        place = self.model.geometry.ghost(end, tile, inner)
        self.preview_end = end
        self.ghost = TileItem(tile, place, replace(self.look, ghost=True))
        self.ghost.setZValue(5)
        self.ghost.follow(self._camera, self._ratio)
        self.addItem(self.ghost)
        self.caption.set_text(caption)
        self.caption.stand(_outer_edge(place), place.heading.value)
        self._show_ends()
        self.previewed.emit()

    def clear_preview(self) -> None:
        """Take the preview away."""
        if self.preview_end is not None:
            self._drop_ghost()
            self._show_ends()

    def _drop_ghost(self) -> None:
        if self.ghost is not None:
            self.removeItem(self.ghost)
        self.ghost = None
        self.preview_end = None
        self.caption.set_text("")

    def _number_at(self, end: str, tile: Tile) -> int:
        numbers = {open_end.end.value: open_end.number for open_end in self.model.open_ends}
        return tile.low if end == START else numbers.get(end, -1)

    # What has to be seen

    def content(self) -> list[Point]:
        """Return the corners of all that a view should show: tiles, and room for more."""
        places = [item.place for item in self.tiles]
        if self.ghost is not None:
            places.append(self.ghost.place)
        corners = [corner for place in places for corner in _corners(place)]
        for open_end in self.model.open_ends:
            anchor = self.model.geometry.anchor(open_end.end.value)
            dx, dy = anchor.heading.value
            corners.append((anchor.x + _NEXT * dx, anchor.y + _NEXT * dy))
        return corners or [(-2 * UNIT, -UNIT), (2 * UNIT, UNIT)]


def _corners(place: Place) -> list[Point]:
    left, top, right, bottom = place.edges
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def _outer_edge(place: Place) -> QPointF:
    left, _top, right, _bottom = place.edges
    dx, dy = place.heading.value
    level = (right - left) / 2
    upright = 1.5 * UNIT - level
    return QPointF(place.x + dx * level, place.y + dy * upright)
