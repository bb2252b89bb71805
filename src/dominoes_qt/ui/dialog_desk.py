"""Opens the dialogs of the window, one at a time, and keeps the one that is open up to date."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from dominoes_qt.ui import dialogs
from dominoes_qt.ui.accessible import unheard
from dominoes_qt.ui.actions import Key
from dominoes_qt.ui.dialogs import Dialog, DialogKey
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.theme import TextSize

if TYPE_CHECKING:
    from dominoes_qt.ui.main_window import MainWindow

_OPENED_BY = {
    Key.SCORES: DialogKey.SCORES,
    Key.REVIEW: DialogKey.REVIEW,
    Key.VALUES: DialogKey.VALUES,
    Key.MESSAGES: DialogKey.MESSAGES,
    Key.SETTINGS: DialogKey.SETTINGS,
    Key.KEYS: DialogKey.KEYS,
    Key.ACCESS: DialogKey.ACCESS,
    Key.ABOUT: DialogKey.ABOUT,
    Key.HISTORY: DialogKey.HISTORY,
    Key.UNFINISHED: DialogKey.UNFINISHED,
}


class DialogDesk(QObject):
    """Makes dialogs, and lets them go.

    Signals:
        opened, closed: the `DialogKey` of a dialog.
    """

    opened = Signal(str)
    closed = Signal(str)

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.current: Dialog | None = None
        for action, key in _OPENED_BY.items():
            window.actions_table[action].triggered.connect(partial(self.open, key))

    def open(self, key: DialogKey, *_state: object) -> None:
        """Open a dialog, unless one is open or there is nothing to show."""
        if self.current is not None:
            return
        with unheard():
            dialog = self.current = self._make(key)
            self.restyle(Look.of(self._window.settings.values))
        if dialog is None:
            return
        self.opened.emit(key)
        dialog.finished.connect(partial(self._let_go, key))
        dialog.addAction(self._window.actions_table[Key.RULES])
        dialog.open()

    def _make(self, key: DialogKey) -> Dialog | None:
        window = self._window
        return dialogs.make(
            key,
            window,
            window.settings,
            window.languages,
            window.table,
            window.actions_table,
            window.announcer.say_text,
            window.lasting,
        )

    def _let_go(self, key: DialogKey, _result: int) -> None:
        if self.current is not None:
            self.current.deleteLater()
            self.current = None
        self.closed.emit(key)

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        if self.current is not None:
            self.current.setFont(look.font(TextSize.BODY))
            self.current.restyle(look)

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        if self.current is not None:
            self.current.retranslate()
