"""The line below the board: it shows what was told last, and takes typed commands."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from dominoes_qt.ui.look import Look
from dominoes_qt.ui.message_line import MessageLine
from dominoes_qt.ui.theme import SPACE
from dominoes_qt.ui.widgets import LineEdit, Pages, label_for, name


class CommandLine(LineEdit):
    """A line to write a command in.

    Signals:
        escaped: the player does not want to write one.
    """

    escaped = Signal()

    def event(self, event: QEvent) -> bool:
        """Keep Escape, which would take a choice back at the table."""
        before_shortcuts = event.type() is QEvent.Type.ShortcutOverride
        if before_shortcuts and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
            return
        super().keyPressEvent(event)


class SpokenLine(QWidget):
    """Messages and commands in one place.

    Signals:
        typed: a command.
    """

    typed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.messages = MessageLine(self)
        self._field_page = QWidget(self)
        self.field = CommandLine(self._field_page)
        self.label = label_for(self.field)
        self._pages = Pages(self)
        self._before: QWidget | None = None
        self._lay_out()
        self.field.returnPressed.connect(self._finish)
        self.field.escaped.connect(self.close_field)
        self.retranslate()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self._field_page)
        row.setContentsMargins(2 * SPACE, 0, 0, 0)
        row.setSpacing(SPACE)
        row.addWidget(self.label)
        row.addWidget(self.field, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._pages)
        self._pages.add(self.messages)
        self._pages.add(self._field_page)
        self._pages.turn_to(self.messages, lambda: None)

    def open_field(self) -> None:
        """Let the player type a command."""
        self._before = QApplication.focusWidget()
        self._pages.turn_to(
            self._field_page, lambda: self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        )

    def close_field(self) -> None:
        """Show the messages again, with the focus where it was.

        The field is emptied here: as it opens, a moving caret would keep a reader silent. What
        was typed cannot be brought back by undoing, for it may name tiles of another person.
        """
        self.field.setText("")
        self._pages.turn_to(self.messages, self._give_focus_back)

    def _give_focus_back(self) -> None:
        before, self._before = self._before, None
        if before is not None and before.isVisible() and before.isEnabled():
            before.setFocus()

    def _finish(self) -> None:
        text = self.field.text().strip()
        self.close_field()
        if text:
            self.typed.emit(text)

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        self.messages.restyle(look)
        self.setFixedHeight(max(self.messages.height(), look.control))

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        text = QCoreApplication.translate("Command", "Command")
        about = QCoreApplication.translate("Command", "Such as help, tiles, or draw")
        self.label.setText(text)
        name(self.field, text, about)
