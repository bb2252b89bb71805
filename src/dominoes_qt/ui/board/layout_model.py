"""The layout as an item model: what the board draws, and what a screen reader reads of it."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from dominoes_qt.engine.layout import EMPTY, Layout, OpenEnd, Placed
from dominoes_qt.ui.board.geometry import BoardGeometry

_USER = int(Qt.ItemDataRole.UserRole)
_NOWHERE = QModelIndex()
_TEXTS = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


class TileText(NamedTuple):
    """How a laid tile is called, and what is said beside it."""

    name: str
    description: str


Describe = Callable[[Placed, int, int], TileText]
"""Tells of a laid tile, its position in reading order from 1, and of how many."""


class BoardRole(IntEnum):
    """What the model knows of a tile besides its texts."""

    TILE = _USER + 1
    COORDINATE = _USER + 2
    PLACE = _USER + 3
    ORDER = _USER + 4
    SEAT = _USER + 5
    IS_LAST = _USER + 6
    ARM = _USER + 7


class LayoutModel(QAbstractListModel):
    """The laid tiles, one row each, in the order of laying.

    Signals:
        layout_changed: the layout is another, and every row has been told.
    """

    layout_changed = Signal()

    def __init__(self, describe: Describe | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._describe = describe or _plain
        self._layout = EMPTY
        self._geometry = BoardGeometry()
        self._texts: dict[int, TileText] = {}
        self._order: list[int] = []

    @property
    def layout(self) -> Layout:
        """Return what lies on the board."""
        return self._layout

    @property
    def geometry(self) -> BoardGeometry:
        """Return where it lies."""
        return self._geometry

    @property
    def open_ends(self) -> tuple[OpenEnd, ...]:
        """Return the ends that can be played on."""
        return self._layout.open_ends

    def placed_at(self, row: int) -> Placed:
        """Return the tile of a row."""
        return self._layout.placed[row]

    def reading_order(self) -> list[int]:
        """Return the rows from the W end to the E end, then N and S outwards."""
        return list(self._order)

    # What changes

    def set_layout(self, layout: Layout) -> None:
        """Show another layout; rows that are in both stay what they are."""
        if layout == self._layout:
            return
        old, new = self._layout.placed, layout.placed
        if new[: len(old)] == old:
            self._grow(layout)
        elif old[: len(new)] == new:
            self._shrink(layout)
        else:
            self._replace(layout)
        self.layout_changed.emit()

    def clear(self) -> None:
        """Take all tiles off the board."""
        self.set_layout(EMPTY)

    def retell(self) -> None:
        """Say again what every tile is called."""
        self._texts.clear()
        self._rows_changed(0, len(self._order) - 1, list(_TEXTS))

    def set_describe(self, describe: Describe) -> None:
        """Let something else tell what the tiles are called."""
        self._describe = describe
        self.retell()

    def _grow(self, layout: Layout) -> None:
        old = len(self._order)
        added = layout.placed[old:]
        if not added:
            self._take(layout)
            return
        self.beginInsertRows(_NOWHERE, old, old + len(added) - 1)
        self._geometry.extend(added)
        self._take(layout)
        self.endInsertRows()
        self._rows_changed(0, old - 1, [*_TEXTS, BoardRole.IS_LAST])

    def _shrink(self, layout: Layout) -> None:
        left = len(layout.placed)
        self.beginRemoveRows(_NOWHERE, left, len(self._order) - 1)
        self._geometry.truncate(left)
        self._take(layout)
        self.endRemoveRows()
        self._rows_changed(0, left - 1, [*_TEXTS, BoardRole.IS_LAST])

    def _replace(self, layout: Layout) -> None:
        self.beginResetModel()
        self._geometry.truncate(0)
        self._geometry.extend(layout.placed)
        self._take(layout)
        self.endResetModel()

    def _take(self, layout: Layout) -> None:
        self._layout = layout
        self._order = _reading_order(layout.placed)
        self._texts.clear()

    def _rows_changed(self, first: int, last: int, roles: list[int]) -> None:
        if first <= last:
            self.dataChanged.emit(self.index(first), self.index(last), roles)

    # What is asked

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> int:
        """Return how many tiles lie."""
        return 0 if parent.isValid() else len(self._order)

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        """Return a text or a fact about the tile of a row."""
        row = index.row()
        if not index.isValid() or not 0 <= row < len(self._order):
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._text(row).name
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return self._text(row).description
        return self._fact(row, role)

    def _fact(self, row: int, role: int) -> object:
        placed = self._layout.placed[row]
        match role:
            case BoardRole.TILE:
                return placed.tile
            case BoardRole.COORDINATE:
                return placed.coordinate
            case BoardRole.PLACE:
                return self._geometry.places[row]
            case BoardRole.ORDER:
                return placed.order
            case BoardRole.SEAT:
                return placed.seat
            case BoardRole.IS_LAST:
                return row == len(self._order) - 1
            case BoardRole.ARM:
                return placed.arm
        return None

    def _text(self, row: int) -> TileText:
        text = self._texts.get(row)
        if text is None:
            position = self._order.index(row) + 1
            text = self._describe(self._layout.placed[row], position, len(self._order))
            self._texts[row] = text
        return text


def _plain(placed: Placed, _position: int, _total: int) -> TileText:
    return TileText(str(placed.tile), placed.coordinate)


def _reading_order(placed: tuple[Placed, ...]) -> list[int]:
    def key(row: int) -> tuple[int, int]:
        step = placed[row].step
        along = {"W": (0, -step), "C": (0, 0), "E": (0, step), "N": (1, step), "S": (2, step)}
        return along[placed[row].arm]

    return sorted(range(len(placed)), key=key)
