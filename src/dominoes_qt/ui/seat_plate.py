"""A seat at the table: name, score, tiles, what it did last; plain to see when it is its turn."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QWidget

from dominoes_qt.engine.tiles import Tile
from dominoes_qt.ui.elided_label import ElidedLabel
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.seats import SeatFacts
from dominoes_qt.ui.theme import SPACE, TextSize
from dominoes_qt.ui.tile_pictures import TilePictures

_BACK = 10
"""The width of a tile's back, in pixels at 100 %; a face is twice as wide."""


class Tiles(QWidget):
    """The tiles of a seat: their backs and how many they are, or their faces."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look: Look | None = None
        self._count = 0
        self._faces: tuple[Tile, ...] | None = None
        self._pictures = TilePictures()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_tiles(self, count: int, faces: tuple[Tile, ...] | None) -> None:
        """Show so many backs, or these faces."""
        if (count, faces) != (self._count, self._faces):
            self._count, self._faces = count, faces
            self.update()

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        self._look = look
        self.updateGeometry()
        self.update()

    def _width(self) -> int:
        return _BACK if self._look is None else self._look.eased(_BACK)

    def sizeHint(self) -> QSize:
        return QSize(7 * (2 * self._width()), 4 * self._width())

    def minimumSizeHint(self) -> QSize:
        return QSize(5 * self._width(), 4 * self._width())

    def paintEvent(self, event: QPaintEvent) -> None:
        shown = self._count if self._faces is None else len(self._faces)
        if self._look is None or not shown:
            return
        painter = QPainter(self)
        width = self._width() * (1 if self._faces is None else 2)
        step = min(width + 2.0, (self.width() - width) / max(1, shown - 1))
        top = (self.height() - 2 * width) / 2
        for place in range(shown):
            tile = None if self._faces is None else self._faces[place]
            at = QPointF(place * step, top)
            self._pictures.draw(painter, at, QSize(width, 2 * width), tile, self._look.tile())
        painter.end()


class SeatPlate(QWidget):
    """One seat. Flat plates lie above and below the board, tall ones beside it."""

    def __init__(self, *, flat: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._flat = flat
        self._look: Look | None = None
        self._facts: SeatFacts | None = None
        self.name = ElidedLabel(self)
        self.state = ElidedLabel(self)
        self.score = QLabel(self)
        self.count = QLabel(self)
        self.tiles = Tiles(self)
        self._narrow = False
        self._labels: tuple[QLabel, ...] = (self.name, self.state, self.score, self.count)
        self._lay_out()

    def _lay_out(self) -> None:
        grid = self._grid = QGridLayout(self)
        grid.setVerticalSpacing(0)
        tiles = QHBoxLayout()
        tiles.setSpacing(SPACE)
        tiles.addWidget(self.count)
        tiles.addWidget(self.tiles, 1)
        grid.addWidget(self.name, 0, 0)
        if self._flat:
            grid.addWidget(self.state, 1, 0)
            grid.addLayout(tiles, 0, 1, 2, 1)
            grid.addWidget(self.score, 0, 2, 2, 1)
        else:
            grid.addWidget(self.score, 0, 1)
            grid.addWidget(self.state, 1, 0, 1, 2)
            grid.addLayout(tiles, 2, 0, 1, 2)
            grid.setRowMinimumHeight(3, SPACE // 2)
        grid.setColumnStretch(0, 1)

    def show_facts(self, facts: SeatFacts) -> None:
        """Show a seat."""
        if facts == self._facts:
            return
        self._facts = facts
        texts = (facts.name, facts.state, facts.score, facts.count_text)
        for label, text in zip(self._labels, texts, strict=True):
            label.setText(text)
        self.tiles.set_tiles(0 if facts.is_own else facts.count, facts.tiles)
        self.tiles.setVisible(self._has_tiles)
        self.count.setVisible(self._has_tiles)
        self._paint_turn()

    @property
    def _has_tiles(self) -> bool:
        """Return whether tiles are shown: not those that the viewer has before the eyes."""
        return self._facts is not None and (not self._facts.is_own or bool(self._facts.tiles))

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        self._look = look
        self.name.setFont(look.font(TextSize.BODY, bold=True))
        self.score.setFont(look.font(TextSize.TITLE, bold=True))
        self.count.setFont(look.font(TextSize.BODY))
        self.state.setFont(look.font(TextSize.SMALL))
        self.state.setMinimumHeight(self.state.fontMetrics().height())
        self.tiles.restyle(look)
        self.set_narrow(self._narrow)
        self._paint_turn()

    def set_narrow(self, narrow: bool) -> None:
        """Make do with less room."""
        self._narrow = narrow
        if self._look is None:
            return
        side = SPACE if narrow else 2 * SPACE
        self._grid.setContentsMargins(side, SPACE // 2, side, SPACE // 2)
        self._grid.setHorizontalSpacing(side)
        if self._flat:
            self.name.setMinimumWidth(0 if narrow else self._look.eased(144))
        else:
            self.setFixedWidth(self._look.eased(112 if narrow else 160))

    def _paint_turn(self) -> None:
        if self._look is None or self._facts is None:
            return
        theme, turn = self._look.theme, self._facts.is_turn
        for label in self._labels:
            quiet = "muted" if label is self.state else "text"
            palette = label.palette()
            ink = theme.colour("on_accent" if turn else quiet)
            palette.setColor(QPalette.ColorRole.WindowText, ink)
            label.setPalette(palette)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._look is None or self._facts is None:
            return
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        turn = self._facts.is_turn
        painter.setPen(QPen(theme.colour("accent" if turn else "line"), 1))
        painter.setBrush(theme.colour("accent" if turn else "panel"))
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(frame, SPACE, SPACE)
        painter.end()
