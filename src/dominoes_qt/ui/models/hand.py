"""One's own tiles, in the order wished for, each with where it can go."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import IntEnum
from typing import NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from dominoes_qt.engine.actions import End, Play
from dominoes_qt.engine.tiles import Tile
from dominoes_qt.ui.board.view import TILE_MIME
from dominoes_qt.ui.settings import HandOrder

Index = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()


class HandRole(IntEnum):
    """What a row knows beside its texts."""

    TILE = Qt.ItemDataRole.UserRole
    ENDS = Qt.ItemDataRole.UserRole + 1
    CHOSEN = Qt.ItemDataRole.UserRole + 2


class RowText(NamedTuple):
    """How a row is called: on the screen, and aloud."""

    shown: str
    spoken: str


Tell = Callable[[Tile], RowText]


def in_order(tiles: Iterable[Tile], order: HandOrder) -> list[Tile]:
    """Return tiles by pips, the heaviest first, or by suit; with `OWN`, as they are."""
    if order is HandOrder.PIPS:
        return sorted(tiles, key=lambda tile: (-tile.pips, -tile.high))
    if order is HandOrder.SUIT:
        return sorted(tiles, key=lambda tile: (-tile.high, -tile.low))
    return list(tiles)


class HandModel(QAbstractListModel):
    """The viewer's tiles. It is emptied, not hidden, when nobody may see them."""

    def __init__(self, tell: Tell, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tell = tell
        self._order = HandOrder.OWN
        self._tiles: list[Tile] = []
        self._ends: Mapping[Tile, tuple[End, ...]] = {}
        self._chosen: Tile | None = None

    # Read

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Return the tiles in the order of the rows."""
        return tuple(self._tiles)

    def row_of(self, tile: Tile) -> int:
        """Return the row of a tile, or -1."""
        return self._tiles.index(tile) if tile in self._tiles else -1

    def tile_at(self, row: int) -> Tile | None:
        """Return the tile of a row."""
        return self._tiles[row] if 0 <= row < len(self._tiles) else None

    def ends_at(self, row: int) -> tuple[End, ...]:
        """Return where the tile of a row can go now."""
        tile = self.tile_at(row)
        return () if tile is None else self._ends.get(tile, ())

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._tiles)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        tile = self.tile_at(index.row()) if index.isValid() else None
        if tile is None:
            return None
        if role == HandRole.TILE:
            return str(tile)
        if role == HandRole.ENDS:
            return [end.value for end in self._ends.get(tile, ())]
        if role == HandRole.CHOSEN:
            return tile == self._chosen
        return self._text(tile, role)

    def _text(self, tile: Tile, role: int) -> str | None:
        if role == Qt.ItemDataRole.DisplayRole:
            return self._tell(tile).shown
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return self._tell(tile).spoken
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        base = super().flags(index)
        drag = Qt.ItemFlag.ItemIsDragEnabled if index.isValid() else Qt.ItemFlag.ItemIsDropEnabled
        return base | drag

    def mimeTypes(self) -> list[str]:
        return [TILE_MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        data = QMimeData()
        for index in indexes:
            data.setData(TILE_MIME, str(index.data(HandRole.TILE)).encode())
        return data

    # Change

    def set_hand(self, tiles: Iterable[Tile], plays: Iterable[Play]) -> None:
        """Take over the tiles, in one's own order, and where they can go; rows that stay stay."""
        held = list(tiles)
        for row in reversed(range(len(self._tiles))):
            if self._tiles[row] not in held:
                self.beginRemoveRows(QModelIndex(), row, row)
                del self._tiles[row]
                self.endRemoveRows()
        wished = in_order(held, self._order)
        self._arrange([tile for tile in wished if tile in self._tiles])
        self._insert(wished)
        ends: dict[Tile, tuple[End, ...]] = {}
        for play in plays:
            ends[play.tile] = (*ends.get(play.tile, ()), play.end)
        self._ends = ends
        self._tell_all()

    def _insert(self, wished: list[Tile]) -> None:
        """Take in what is not there yet, each at its place; what lies side by side, at once."""
        first = 0
        while first < len(wished):
            after = first
            while after < len(wished) and wished[after] not in self._tiles:
                after += 1
            if after > first:
                self.beginInsertRows(QModelIndex(), first, after - 1)
                self._tiles[first:first] = wished[first:after]
                self.endInsertRows()
            first = after + 1

    def clear(self) -> None:
        """Hold nothing."""
        self.beginResetModel()
        self._tiles, self._ends, self._chosen = [], {}, None
        self.endResetModel()

    def set_chosen(self, tile: Tile | None) -> None:
        """Mark the tile that is chosen."""
        if tile != self._chosen:
            self._chosen = tile
            self._tell_all()

    def set_order(self, order: HandOrder) -> None:
        """Order the rows now and from now on."""
        self._order = order
        self._arrange(in_order(self._tiles, order))

    def move(self, row: int, by: int) -> bool:
        """Move a tile by hand; return whether it could be moved. The order is one's own then."""
        target = row + by
        if not 0 <= row < len(self._tiles) or not 0 <= target < len(self._tiles) or not by:
            return False
        below = target + 1 if by > 0 else target
        self.beginMoveRows(QModelIndex(), row, row, QModelIndex(), below)
        self._tiles.insert(target, self._tiles.pop(row))
        self.endMoveRows()
        self._order = HandOrder.OWN
        return True

    def retell(self) -> None:
        """Say everything again: the language or the wording is another."""
        self._tell_all()

    def _arrange(self, wished: list[Tile]) -> None:
        if wished == self._tiles:
            return
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        moved = [self.index(wished.index(self._tiles[index.row()])) for index in before]
        self._tiles = wished
        self.changePersistentIndexList(before, moved)
        self.layoutChanged.emit()

    def _tell_all(self) -> None:
        if self._tiles:
            # Without a list of roles a reader stays silent: what happens, the announcer says.
            self.dataChanged.emit(self.index(0), self.index(len(self._tiles) - 1))
