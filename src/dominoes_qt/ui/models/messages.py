"""What has been told, newest last: kept as facts, so that each viewer and language gets its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QObject, Qt

from dominoes_qt.narrate.fill import fill
from dominoes_qt.narrate.narrator import Narrator
from dominoes_qt.ui.models.hand import NO_INDEX, Index

KEPT = 20_000
"""More than any match has; the oldest are dropped."""
_LOOKED_AT = 200
"""How far back messages that last are looked for, behind passing ones."""


@dataclass(frozen=True, slots=True)
class Message:
    """One thing told.

    Attributes:
        tell: makes the sentence for a seat, or for everybody (`None`).
        owner: the only seat that may have it at all; `None` is everybody.
        refusal: whether it says why something cannot be done.
        passing: whether it is about this moment alone, as previews, answers and refusals are.
    """

    tell: Callable[[Narrator, int | None], str]
    owner: int | None = None
    refusal: bool = False
    passing: bool = False

    def is_for(self, viewer: int | None) -> bool:
        """Return whether the viewer may have it."""
        return self.owner is None or self.owner == viewer


class MessagesModel(QAbstractListModel):
    """The messages that the viewer may have; the others are not in it."""

    def __init__(self, narrator: Narrator, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._narrator = narrator
        self._viewer: int | None = None
        self._all: list[Message] = []
        self._shown: list[Message] = []
        self._standing: Message | None = None

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or not 0 <= index.row() < len(self._shown):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.text(index.row())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            is_newest = index.row() == len(self._shown) - 1
            return _newest(self.text(index.row())) if is_newest else self.text(index.row())
        return None

    def text(self, row: int) -> str:
        """Return the sentence of a row; negative rows count from the newest."""
        return self._shown[row].tell(self._narrator, self._viewer)

    def latest(self, count: int) -> list[tuple[str, bool]]:
        """Return the newest messages, oldest first, each with whether it is a refusal."""
        shown = self._shown[-count:] if count else []
        return [(each.tell(self._narrator, self._viewer), each.refusal) for each in shown]

    def current(self, count: int) -> list[tuple[str, bool]]:
        """Return what holds now: a passing message alone, else the newest that last."""
        standing = self._standing
        if standing is not None and standing.is_for(self._viewer):
            return [(self.tell(standing), standing.refusal)]
        lasting = [each for each in self._shown[-_LOOKED_AT:] if not each.passing][-count:]
        return [(self.tell(each), each.refusal) for each in lasting]

    def withdraw(self) -> None:
        """Let the passing message no longer hold; it has been said."""
        self._standing = None

    def tell(self, message: Message) -> str:
        """Return the sentence of a message for the viewer of now; empty if it is not for them."""
        return message.tell(self._narrator, self._viewer) if message.is_for(self._viewer) else ""

    def add(self, message: Message) -> None:
        """Keep a message."""
        self._all.append(message)
        self._standing = message if message.passing else None
        if not message.is_for(self._viewer):
            return
        row = len(self._shown)
        self.beginInsertRows(NO_INDEX, row, row)
        self._shown.append(message)
        self.endInsertRows()
        self._forget_oldest()

    def _forget_oldest(self) -> None:
        del self._all[:-KEPT]
        surplus = len(self._shown) - KEPT
        if surplus > 0:
            self.beginRemoveRows(NO_INDEX, 0, surplus - 1)
            del self._shown[:surplus]
            self.endRemoveRows()

    def set_viewer(self, viewer: int | None) -> None:
        """Hold what this viewer may have, and nothing else."""
        if viewer == self._viewer:
            return
        self.beginResetModel()
        self._viewer = viewer
        self._shown = [message for message in self._all if message.is_for(viewer)]
        self.endResetModel()

    def set_narrator(self, narrator: Narrator) -> None:
        """Say everything again, with this narrator."""
        self._narrator = narrator
        if self._shown:
            self.dataChanged.emit(self.index(0), self.index(len(self._shown) - 1))


def _newest(text: str) -> str:
    """Return the newest message, marked as such for readers."""
    return fill(QCoreApplication.translate("Messages", "{message} Newest."), message=text)
