"""A tile that is drawn flies face down from the yard to whoever draws it; off with all motion."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QPoint, QPointF, QPropertyAnimation, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from dominoes_qt.engine.events import Drew, Event
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.tile_pictures import TilePictures

_WIDTH = 24
"""The width of a tile on its way, in pixels at 100 %."""

Places = Callable[[int], tuple[QPoint, QPoint]]
"""Returns from where to where a tile of a seat flies, as middles on the page."""


class _Tile(QWidget):
    """A tile's back above everything; it takes no click."""

    def __init__(self, page: QWidget, look: Look) -> None:
        super().__init__(page)
        self._look, self._pictures = look, TilePictures()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        width = look.eased(_WIDTH)
        self.resize(width, 2 * width)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        size = QSize(self.width(), self.height())
        self._pictures.draw(painter, QPointF(0, 0), size, None, self._look.tile())
        painter.end()


class Flights:
    """Shows draws on a page, one at a time for each seat."""

    def __init__(self, page: QWidget, places: Places) -> None:
        self._page, self._places = page, places
        self._look: Look | None = None
        self._flying: dict[int, _Tile] = {}

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        self._look = look

    @property
    def seats(self) -> set[int]:
        """Return the seats that a tile flies to now."""
        return set(self._flying)

    def show(self, events: tuple[Event, ...]) -> None:
        """Let fly what has been drawn."""
        look = self._look
        if look is None or look.still or not self._page.isVisible():
            return
        for event in events:
            if isinstance(event, Drew) and event.seat not in self._flying:
                self._fly(event.seat, look)

    def _fly(self, seat: int, look: Look) -> None:
        tile = self._flying[seat] = _Tile(self._page, look)
        start, goal = self._places(seat)
        away = tile.rect().center()
        flight = QPropertyAnimation(tile, b"pos", tile)
        flight.setDuration(look.motion)
        flight.setStartValue(start - away)
        flight.setEndValue(goal - away)
        flight.setEasingCurve(QEasingCurve.Type.InOutCubic)
        flight.finished.connect(lambda: self._land(seat))
        tile.show()
        flight.start()

    def _land(self, seat: int) -> None:
        tile = self._flying.pop(seat)
        tile.hide()
        tile.deleteLater()
