"""The window onto the board: what is seen of it, and zoom, turn, pan and fit."""

from __future__ import annotations

import math
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QResizeEvent, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from dominoes_qt.ui.board.camera import Camera, Point, fitting
from dominoes_qt.ui.board.chips import Upright, room_for_chips
from dominoes_qt.ui.board.geometry import UNIT
from dominoes_qt.ui.board.parting import beside, within
from dominoes_qt.ui.board.scene import BoardScene
from dominoes_qt.ui.board.tile_item import TileItem
from dominoes_qt.ui.board.travel import Glide, Travel
from dominoes_qt.ui.theme import SPACE

_STEP = 1.25
_LEAST_ZOOM = 8 / UNIT
_MOST_ZOOM = 160 / UNIT
_FIT_ZOOM = 64 / UNIT
_MOST_MARGIN = 0.14
_SHARPEN_MS = 100
_SPARE = 0.6 * UNIT


class CameraView(QGraphicsView):
    """Shows a board through a camera.

    Signals:
        zoomed: how large the player wants the board, in per cent.
        rotated: how far the player turned it, in degrees from 0 to 359.
        moved: what is seen has moved, for whatever reason.
    """

    zoomed = Signal(int)
    rotated = Signal(int)
    moved = Signal()

    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.board = scene
        self.camera = Camera()
        self._is_fitted = True
        self._is_hasty = False
        self._sharpening = QTimer(self)
        self._sharpening.setSingleShot(True)
        self._sharpening.setInterval(_SHARPEN_MS)
        self._travel = Travel(self)
        self._glide = Glide(self)
        self._set_up()
        self._connect_camera()

    def _set_up(self) -> None:
        # Scroll bars that come and go let a screen reader crash Qt 6.12.
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(200, 140)
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _connect_camera(self) -> None:
        self.board.reshaped.connect(self._reshaped)
        self.board.previewed.connect(self._previewed)
        self.board.restyled.connect(self._restyled)
        self._travel.moved.connect(self._look)
        self._sharpening.timeout.connect(self._draw)
        self._glide.moved.connect(self._pan)

    # What is seen

    @property
    def is_fitted(self) -> bool:
        """Return whether the view follows the board as it grows."""
        return self._is_fitted

    @property
    def goal(self) -> Camera:
        """Return the camera that a running movement leads to."""
        return self._travel.goal or self.camera

    def _size(self) -> Point:
        size = self.viewport().size()
        return float(size.width()), float(size.height())

    def _margin(self) -> Point:
        """Return what a fitted view keeps free at its edges, for markers and captions."""
        (width, height), (across, down) = self._size(), room_for_chips()
        return min(across, width * _MOST_MARGIN), min(down, height * _MOST_MARGIN)

    def _look(self, camera: Camera) -> None:
        self.camera = camera
        turning = QTransform().rotate(camera.turn)
        self.setTransform(turning.scale(camera.zoom, camera.zoom))
        self.centerOn(QPointF(camera.x, camera.y))
        self._draw(hasty=self._is_hasty or self._travel.goal is not None)
        self.moved.emit()

    def _draw(self, *, hasty: bool = False) -> None:
        """Draw the tiles; in haste now, and properly when nothing has moved for a moment."""
        camera = self.camera
        self.board.follow(camera, self.devicePixelRatioF(), self._seen(camera), hasty=hasty)
        self._keep_caption_in_view()
        if hasty:
            self._sharpening.start()
        else:
            self._sharpening.stop()

    def _keep_caption_in_view(self) -> None:
        """Let what a preview brings be read, though it may stand over the edge."""
        caption, ghost = self.board.caption, self.board.ghost
        room = QRectF(self.viewport().rect()).adjusted(SPACE, SPACE, -SPACE, -SPACE)
        chip = self._seen_chip(caption)
        if ghost is None or not caption.isVisible() or room.contains(chip):
            return
        place, tile = within(chip, room), self._seen_tile(ghost)
        if place.intersects(tile):
            others = [self._seen_tile(each) for each in self.board.tiles]
            markers = self.board.markers.values()
            others += [self._seen_chip(each) for each in markers if each.isVisible()]
            place = beside(chip, tile, room, others)
        caption.setPos(self.mapToScene(place.center().toPoint()))

    def _seen_chip(self, chip: Upright) -> QRectF:
        """Return where a chip is in the view, in pixels."""
        return chip.body().translated(QPointF(self.mapFromScene(chip.pos())))

    def _seen_tile(self, item: TileItem) -> QRectF:
        """Return where a tile is in the view, in pixels."""
        left, top, right, bottom = item.place.edges
        return QRectF(self.mapFromScene(left, top, right - left, bottom - top).boundingRect())

    def _seen(self, camera: Camera) -> QRectF:
        """Return what is in view of the scene, and a tile beyond."""
        reach = math.hypot(*self._size()) / 2 / camera.zoom + 2 * UNIT
        return QRectF(camera.x - reach, camera.y - reach, 2 * reach, 2 * reach)

    def _go(self, camera: Camera, *, at_once: bool = False, hasty: bool = False) -> None:
        """Move the camera; in haste is for what follows the hand, many times a second."""
        self._glide.stop()
        duration = 0 if at_once or hasty or not self.isVisible() else self.board.settling.duration
        self._is_hasty = hasty
        self._travel.go(self.camera, self._clamped(camera), duration)
        self._is_hasty = False

    def _clamped(self, camera: Camera) -> Camera:
        """Keep the middle of the view over the board, and the zoom within bounds."""
        points = self.board.content()
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return Camera(
            min(max(camera.x, min(xs)), max(xs)),
            min(max(camera.y, min(ys)), max(ys)),
            camera.zoom,
            camera.turn,
        )

    def _fitting(self, turn: float, *, spare: float = 0.0) -> Camera:
        points = self.board.content()
        if spare:
            around = [(dx, dy) for dx in (-spare, spare) for dy in (-spare, spare)]
            points = [(x + dx, y + dy) for x, y in points for dx, dy in around]
        zooms = (0.02, _FIT_ZOOM)
        camera = fitting(points, self._size(), turn=turn, margin=self._margin(), zooms=zooms)
        # A half of an even number of pixels lets all tiles fall on whole pixels.
        whole = math.floor(camera.zoom * UNIT / 2 + 1e-6) * 2 / UNIT
        return replace(camera, zoom=whole or camera.zoom)

    def _reshaped(self) -> None:
        self.viewport().update()
        if not self._is_fitted:
            return
        goal = self.goal
        if not self.isVisible():
            self._go(self._fitting(goal.turn))
        elif not goal.shows(self.board.content(), self._size(), self._margin()):
            self._go(self._fitting(goal.turn, spare=_SPARE))

    def _restyled(self) -> None:
        """Make room for larger chips, if they are."""
        self.viewport().update()
        self._reshaped()

    def _previewed(self) -> None:
        """Bring a preview into the view."""
        ghost = self.board.ghost
        if self._is_fitted:
            self._reshaped()
        elif ghost is not None:
            self._show_tile(ghost)
        self._keep_caption_in_view()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the same, or everything, in another size."""
        super().resizeEvent(event)
        goal = self.goal
        self._go(self._fitting(goal.turn) if self._is_fitted else goal, at_once=True)

    # What moves it

    def zoom_in(self) -> None:
        """Show the board larger."""
        self._zoom(_STEP, (0.0, 0.0))

    def zoom_out(self) -> None:
        """Show the board smaller."""
        self._zoom(1 / _STEP, (0.0, 0.0))

    def fit(self) -> None:
        """Show everything, and go on doing so."""
        self._is_fitted = True
        self._go(self._fitting(self.goal.turn))
        self._tell_zoom()

    def rotate_quarter(self, clockwise: bool = True) -> None:
        """Turn the board to the next quarter turn."""
        turn = self.goal.turn / 90
        whole = math.floor(turn + 1e-6) + 1 if clockwise else math.ceil(turn - 1e-6) - 1
        self._turn_to(whole * 90.0)

    def rotate_to(self, degrees: float) -> None:
        """Turn the board the short way to an angle."""
        turn = self.goal.turn
        self._turn_to(turn + (degrees - turn + 180) % 360 - 180)

    def look_from(self, camera: Camera, *, fitted: bool = False) -> None:
        """Look so at once and say nothing of it; `fitted` takes only the turn, and shows all."""
        self._is_fitted = fitted
        self._go(self._fitting(camera.turn) if fitted else camera, at_once=True)

    def pan_by(self, dx: float, dy: float) -> None:
        """Pull the board by so many pixels."""
        self._is_fitted = False
        self._go(self.goal.panned(dx, dy))

    def show_row(self, row: int) -> None:
        """Bring a tile into the view, if it is not."""
        self._show_tile(self.board.tiles[row])

    def _show_tile(self, item: TileItem) -> None:
        at = (item.home.x(), item.home.y())
        room = UNIT * self.goal.zoom + SPACE
        if not self.goal.shows([at], self._size(), (room, room)):
            x, y = self.goal.offset(at)
            self.pan_by(-x, -y)

    def _turn_to(self, degrees: float) -> None:
        goal = self.goal
        if self._is_fitted:
            self._go(self._fitting(degrees))
        else:
            self._go(goal.changed((0.0, 0.0), zoom=goal.zoom, turn=degrees))
        self._tell_turn()

    def _zoom(self, factor: float, at: Point, *, hasty: bool = False) -> None:
        self._is_fitted = False
        goal = self.camera if hasty else self.goal
        self._go(
            goal.changed(at, zoom=self._bounded(goal.zoom * factor), turn=goal.turn),
            hasty=hasty,
        )
        self._tell_zoom()

    def _bounded(self, zoom: float) -> float:
        least = min(_LEAST_ZOOM, self._fitting(self.goal.turn).zoom)
        return min(max(zoom, least), _MOST_ZOOM)

    def _tell_zoom(self) -> None:
        self.zoomed.emit(round(100 * self.goal.zoom))

    def _tell_turn(self) -> None:
        self.rotated.emit(round(self.goal.turn) % 360)

    def _from_middle(self, at: QPointF) -> Point:
        width, height = self._size()
        return at.x() - width / 2, at.y() - height / 2

    def _pan(self, by: QPointF) -> None:
        camera = self._clamped(self.camera.panned(by.x(), by.y()))
        if camera == self.camera:
            self._glide.stop()
        self._look(camera)
