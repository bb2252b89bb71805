"""A button that is an action of the table: same text, same state, same effect."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAction, QHelpEvent, QKeySequence
from PySide6.QtWidgets import QToolTip, QWidget

from dominoes_qt.ui.widgets import Button


class ActionButton(Button):
    """Follows an action."""

    def __init__(
        self, action: QAction, parent: QWidget | None = None, *, primary: bool = False
    ) -> None:
        super().__init__(parent, primary=primary)
        self._action = action
        action.changed.connect(self._follow)
        self.clicked.connect(self._press)
        self._follow()

    def _press(self) -> None:
        self._action.trigger()

    def _follow(self) -> None:
        # The letters for Alt belong to the menus; more of them would clash.
        self.setText(self._action.text().replace("&", "").rstrip("…"))
        self.setEnabled(self._action.isEnabled())
        self.setVisible(self._action.isVisible())

    def event(self, event: QEvent) -> bool:
        """Show the key as a tool tip. Were it set, readers would say it at each visit."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            keys = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            QToolTip.showText(event.globalPos(), keys, self)
            return True
        return super().event(event)
