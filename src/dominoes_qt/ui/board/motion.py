"""Movement on the board: a tile slides in and settles. Where it ends is settled before."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation

from dominoes_qt.ui.board.geometry import UNIT
from dominoes_qt.ui.board.tile_item import TileItem

LONGEST_MS = 250
_USUAL_MS = 220
_FROM = 0.9 * UNIT
_LARGER = 0.06


class Settling(QObject):
    """Lets tiles slide to where they lie already."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._duration = _USUAL_MS
        self._reduced = False
        self._running: dict[TileItem, QVariantAnimation] = {}

    @property
    def duration(self) -> int:
        """Return how long a movement takes, in milliseconds; 0 if nothing moves."""
        return 0 if self._reduced else self._duration

    def set_duration(self, duration: int) -> None:
        """Let movements take that long."""
        self._duration = max(0, min(duration, LONGEST_MS))
        if not self.duration:
            self.finish()

    def set_reduced(self, reduced: bool) -> None:
        """Let nothing move."""
        self._reduced = reduced
        if reduced:
            self.finish()

    def settle(self, item: TileItem) -> None:
        """Slide a tile in along its arm."""
        if not self.duration:
            return
        animation = QVariantAnimation(self)
        animation.setDuration(self.duration)
        animation.setStartValue(1.0)
        animation.setEndValue(0.0)
        animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        animation.valueChanged.connect(lambda away: _show(item, float(away)))
        animation.finished.connect(lambda: self.stop(item))
        self._running[item] = animation
        _show(item, 1.0)
        animation.start()

    def stop(self, item: TileItem) -> None:
        """Put a tile where it lies."""
        animation = self._running.pop(item, None)
        if animation is not None:
            animation.stop()
            animation.deleteLater()
            _show(item, 0.0)

    def finish(self) -> None:
        """Put all tiles where they lie."""
        for item in list(self._running):
            self.stop(item)


def _show(item: TileItem, away: float) -> None:
    dx, dy = item.place.heading.value
    item.setPos(item.home + QPointF(dx, dy) * (_FROM * away))
    item.set_swell(1.0 + _LARGER * away)
    item.setOpacity(1.0 - 0.8 * away)
