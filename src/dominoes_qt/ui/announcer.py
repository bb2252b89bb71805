"""The one voice of the window: says a text to a screen reader, without moving the focus.

Orca 43 and 44 pass over announcement events, but every version reads a widget of the role
Notification when it is shown; so there is a pool of these on Linux, one for each message of a
burst. Windows and macOS have announcement events.
"""

from __future__ import annotations

import sys
from itertools import cycle

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QLabel, QWidget

from dominoes_qt.ui.accessible import set_role

_POOL = 8


class _Note(QWidget):
    """One message on its way; too small to be seen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        set_role(self, QAccessible.Role.Notification)
        self._label = QLabel(self)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self.resize(1, 1)
        self.hide()

    def say(self, text: str) -> None:
        self.hide()
        self._label.setText(text)
        self.show()

    def forget(self) -> None:
        self.hide()
        self._label.clear()


class Announcer(QObject):
    """Speaks for a window. Move the focus first, then announce."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        notes = [_Note(window) for _ in range(_POOL)] if sys.platform == "linux" else []
        self._notes = notes
        self._next = cycle(notes)

    def say(self, text: str) -> None:
        """Say a text, if somebody listens."""
        if not text or not QAccessible.isActive():
            return
        if self._notes:
            next(self._next).say(text)
        else:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._window, text))

    def forget(self) -> None:
        """Take the texts of past messages out of the window."""
        for note in self._notes:
            note.forget()
