"""The one voice of the window: says a text to a screen reader, else aloud if that is wanted.

Orca 43 and 44 pass over announcement events, but every version reads a widget of the role
Notification when it is shown; so there is a pool of these on Linux, one for each message of a
burst. Windows and macOS have announcement events.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import cycle

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QLabel, QWidget

from dominoes_qt.ui.accessible import set_role
from dominoes_qt.ui.voice import Voice

POOL = 8
JOINED_MS = 40
"""What comes within so many milliseconds is said as one message: fewer stops, fewer prefixes."""

Tell = Callable[[], str]
"""Makes the text when it is said, so that it is what may be said then; empty says nothing."""


class _Note(QWidget):
    """One message on its way; too small to be seen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        set_role(self, QAccessible.Role.Notification)
        self._label = QLabel(self)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self.resize(1, 1)
        self.hide()

    @property
    def text(self) -> str:
        return self._label.text()

    def say(self, text: str) -> None:
        self.hide()
        self._label.setText(text)
        self.show()

    def forget(self) -> None:
        self.hide()
        self._label.clear()


class Announcer(QObject):
    """Speaks for a window, never in two voices. Move the focus first, then announce.

    Attributes:
        joins: whether messages that come at the same time are said as one.
    """

    def __init__(self, window: QWidget, voice: Voice | None = None) -> None:
        super().__init__(window)
        self._window = window
        self.voice = Voice(parent=self) if voice is None else voice
        self.joins = True
        notes = [_Note(window) for _ in range(POOL)] if sys.platform == "linux" else []
        self._notes = notes
        self._next = cycle(notes)
        self._waiting: list[Tell] = []
        self._last: list[Tell] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(JOINED_MS)
        self._timer.timeout.connect(self._flush)

    def say(self, tell: Tell) -> None:
        """Say a text in a moment, when the focus has settled."""
        self._waiting.append(tell)
        if not self._timer.isActive():
            self._timer.start()

    def say_text(self, text: str) -> None:
        """Say a text that is the same for everybody."""
        self.say(lambda: text)

    def repeat(self) -> bool:
        """Say the last message again; return whether there is one that may be said now."""
        told = [text for tell in self._last if (text := tell())]
        self.hush()
        self._speak_all(told)
        return bool(told)

    def hush(self) -> None:
        """Let the program's own voice be silent, for something else is wanted now."""
        self.voice.stop()

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        told = [(tell, text) for tell in waiting if (text := tell())]
        if told:
            self._last = [tell for tell, _text in told]
            self._speak_all([text for _tell, text in told])

    def _speak_all(self, texts: list[str]) -> None:
        for text in [" ".join(texts)] if self.joins and texts else texts:
            self._speak(text)

    def _speak(self, text: str) -> None:
        if not QAccessible.isActive():
            self.voice.say(text)
            return
        self.voice.stop()
        if self._notes:
            next(self._next).say(text)
        else:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._window, text))

    def forget(self) -> None:
        """Take the texts of past messages out of the window; another may sit there now."""
        self.voice.stop()
        for note in self._notes:
            note.forget()

    def begin_anew(self) -> None:
        """Forget everything: another match begins."""
        self._waiting.clear()
        self._last.clear()
        self.forget()
