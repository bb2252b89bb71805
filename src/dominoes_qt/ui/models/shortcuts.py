"""All actions with the keys that are really bound to them, to read and to change."""

from __future__ import annotations

import json

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QObject, Qt
from PySide6.QtGui import QKeySequence

from dominoes_qt.narrate import words
from dominoes_qt.narrate.fill import fill
from dominoes_qt.ui.actions import TABLE, Actions, Key
from dominoes_qt.ui.models.hand import NO_INDEX, Index
from dominoes_qt.ui.replay.keys import REPLAY_KEYS
from dominoes_qt.ui.settings import Settings


class ShortcutsModel(QAbstractListModel):
    """One row an action, in the order of the menus; then the keys of a replay, which stay."""

    def __init__(self, actions: Actions, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self._settings = settings

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(TABLE) + len(REPLAY_KEYS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or not 0 <= index.row() < self.rowCount():
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.text(index.row())
        return None

    def text(self, row: int) -> str:
        """Return an action with its keys."""
        keys = self.keys(row) or QCoreApplication.translate("Keys", "no key")
        text = QCoreApplication.translate("Keys", "{action}: {keys}")
        return fill(text, action=self.name(row), keys=keys)

    def name(self, row: int) -> str:
        """Return what an action is called, without the marks of a menu."""
        if self.is_fixed(row):
            return REPLAY_KEYS[row - len(TABLE)].text
        return self._actions[TABLE[row].key].text().replace("&", "").rstrip("…")

    def keys(self, row: int) -> str:
        """Return the keys that do an action now; empty where none does."""
        native = QKeySequence.SequenceFormat.NativeText
        if self.is_fixed(row):
            return QKeySequence(REPLAY_KEYS[row - len(TABLE)].value).toString(native)
        bound = self._actions[TABLE[row].key].shortcuts()
        return words.any_of([each.toString(native) for each in bound])

    def is_fixed(self, row: int) -> bool:
        """Return whether no other keys can be given."""
        return row >= len(TABLE)

    def holder(self, keys: QKeySequence, but: int) -> int:
        """Return the row of another action that has these keys, or -1."""
        for row, entry in enumerate(TABLE):
            if row != but and keys in self._actions[entry.key].shortcuts():
                return row
        return -1

    def give(self, row: int, keys: QKeySequence) -> None:
        """Bind an action to these keys and to no others; to none, if they are empty."""
        portable = keys.toString(QKeySequence.SequenceFormat.PortableText)
        self._keep(self._settings.values.own_keys | {TABLE[row].key.value: portable})

    def restore(self) -> None:
        """Bind every action to its usual keys."""
        self._keep({})

    def _keep(self, own: dict[str, str]) -> None:
        self._settings.change(keys=json.dumps(own) if own else "")
        self.retell()

    def retell(self) -> None:
        """Say everything again."""
        self.dataChanged.emit(self.index(0), self.index(self.rowCount() - 1))


def row_of(key: Key) -> int:
    """Return the row of an action."""
    return next(row for row, entry in enumerate(TABLE) if entry.key is key)
