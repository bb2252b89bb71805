"""Opens the dialogs of the window, one at a time, and keeps the one that is open up to date."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction

from dominoes_qt.ui.dialogs import Dialog, DialogKey
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.theme import TextSize


class DialogDesk(QObject):
    """Makes dialogs, and lets them go.

    Signals:
        opened, closed: the `DialogKey` of a dialog.
    """

    opened = Signal(str)
    closed = Signal(str)

    def __init__(
        self,
        make: Callable[[DialogKey], Dialog | None],
        help_action: QAction,
        parent: QObject | None = None,
    ) -> None:
        """Open what `make` makes; `help_action` works in every dialog too."""
        super().__init__(parent)
        self._make = make
        self._help = help_action
        self.current: Dialog | None = None

    def open(self, key: DialogKey, look: Look) -> None:
        """Open a dialog, unless one is open or there is nothing to show."""
        dialog = None if self.current is not None else self._make(key)
        if dialog is None:
            return
        self.opened.emit(key)
        self.current = dialog
        self.restyle(look)
        dialog.finished.connect(partial(self._let_go, key))
        dialog.addAction(self._help)
        dialog.open()

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
