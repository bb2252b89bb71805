"""What can be done with the finished matches."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QWidget

from dominoes_qt.ui.theme import SPACE
from dominoes_qt.ui.widgets import Button


class HistoryButtons(QWidget):
    """A row of buttons."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.open = Button(self, primary=True)
        self.delete, self.undo = Button(self), Button(self)
        self.take_out, self.take_in, self.leave = Button(self), Button(self), Button(self)
        self._is_importing = False
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SPACE)
        for button in (self.open, self.delete, self.undo, self.take_out, self.take_in):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.leave)

    def enable(self, *, any_match: bool, any_deleted: bool) -> None:
        """Let those be pressed that can do something; the focus never stays on another."""
        states = {
            self.open: any_match,
            self.delete: any_match,
            self.take_out: any_match,
            self.undo: any_deleted,
        }
        for button, state in states.items():
            if state:
                button.setEnabled(True)
        if any(button.hasFocus() for button, state in states.items() if not state):
            (self.undo if any_deleted else self.take_in).setFocus()
        for button, state in states.items():
            button.setEnabled(state)

    def show_importing(self, importing: bool) -> None:
        """Say what the button does that begins an import, and then ends it."""
        self._is_importing = importing
        self.retranslate()

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        self.open.setText(QCoreApplication.translate("History", "&Look at it"))
        self.delete.setText(QCoreApplication.translate("History", "&Delete"))
        self.undo.setText(QCoreApplication.translate("History", "&Undo"))
        self.take_out.setText(QCoreApplication.translate("History", "&Export…"))
        self.take_in.setText(
            QCoreApplication.translate("History", "Stop &importing")
            if self._is_importing
            else QCoreApplication.translate("History", "&Import…")
        )
        self.leave.setText(QCoreApplication.translate("History", "&Close"))
