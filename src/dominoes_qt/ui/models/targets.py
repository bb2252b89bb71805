"""The ends where the tile in question can go; in a nomination, who can be named."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractListModel, QObject, Qt

from dominoes_qt.engine.actions import Nominate, Play
from dominoes_qt.ui.models.hand import NO_INDEX, Index, RowText

Target = Play | Nominate
"""What a row stands for: a play at an end, or a poser."""

Tell = Callable[[Target], RowText]


class TargetsModel(QAbstractListModel):
    """Legal plays of one tile, or legal nominations: what is allowed, and nothing else."""

    def __init__(self, tell: Tell, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tell = tell
        self._targets: tuple[Target, ...] = ()

    def target_at(self, row: int) -> Target | None:
        """Return what a row stands for."""
        return self._targets[row] if 0 <= row < len(self._targets) else None

    def row_of(self, target: object) -> int:
        """Return the row of a play or nomination, or -1."""
        return next((row for row, each in enumerate(self._targets) if each == target), -1)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._targets)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        target = self.target_at(index.row()) if index.isValid() else None
        if target is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._tell(target).shown
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._tell(target).spoken
        return None

    def set_targets(self, targets: Sequence[Target]) -> None:
        """Offer these."""
        if tuple(targets) == self._targets:
            return
        self.beginResetModel()
        self._targets = tuple(targets)
        self.endResetModel()

    def retell(self) -> None:
        """Say everything again: the language or the wording is another."""
        if self._targets:
            self.dataChanged.emit(self.index(0), self.index(len(self._targets) - 1))
