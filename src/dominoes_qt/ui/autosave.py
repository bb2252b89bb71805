"""Saves the match of a table: every change before it is shown, what is looked at a moment later."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from dominoes_qt.ui.keeping import Keeping
from dominoes_qt.ui.resuming import Data, view_of
from dominoes_qt.ui.table import Table
from dominoes_qt.ui.table_page import TablePage

VIEW_MS = 400
"""How long the choice and the board rest before they are saved; they change with every key."""


class Autosave(QObject):
    """Follows a table as long as that is there."""

    def __init__(self, table: Table, page: TablePage, keeping: Keeping) -> None:
        super().__init__(table)
        self._table = table
        self._page = page
        self._keeping = keeping
        self._view: Data = {}
        self._ended = False
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(VIEW_MS)
        self._connect_signals()

    def _connect_signals(self) -> None:
        self._table.game.altered.connect(self._save_change)
        self._table.choice.changed.connect(self._soon.start)
        self._page.board.moved.connect(self._soon.start)
        self._soon.timeout.connect(self.save_view)

    def end(self) -> None:
        """Save nothing any more: another match has the place of this one."""
        self._ended = True
        self._soon.stop()

    def _save_change(self) -> None:
        """Save an action; the choice that led to it is past."""
        self._save(view_of(self._table, self._page, chosen=False))

    def save(self) -> bool:
        """Save everything now; return whether it is on the disk."""
        return self._save(view_of(self._table, self._page))

    def save_view(self) -> None:
        """Save what is looked at, if that is another than it was."""
        view = view_of(self._table, self._page)
        if view != self._view and not self._ended:
            self._save(view)

    def _save(self, view: Data) -> bool:
        self._soon.stop()
        self._view = view
        return self._keeping.save(self._table.session, view)
