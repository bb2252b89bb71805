"""Errors that nobody expected: the match is saved first, then one window says what happened."""

from __future__ import annotations

import logging
import sys
import threading
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
)

from dominoes_qt.session import logs
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.main_window import MainWindow
from dominoes_qt.ui.theme import SPACE, TextSize
from dominoes_qt.ui.widgets import Button, label_for, name

_log = logging.getLogger(__name__)


class ErrorDialog(QDialog):
    """What happened, for the player and for whoever is to mend it; nothing private is in it."""

    def __init__(self, details: str, *, saved: bool, window: MainWindow) -> None:
        super().__init__(QApplication.activeModalWidget() or window)
        self._saved = saved
        self._window = window
        self.title = QLabel(self)
        self.line = QLabel(self)
        self.line.setWordWrap(True)
        self.details = QPlainTextEdit(details, self)
        self.details.setReadOnly(True)
        self.details.setTabChangesFocus(True)
        self.details.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByKeyboard
            | Qt.TextInteractionFlag.TextSelectableByMouse
        )
        self.label = label_for(self.details)
        self.go_on = Button(self, primary=True)
        self.copy = Button(self)
        self._lay_out()
        self.retranslate()
        self.restyle(Look.of(window.settings.values))
        self.go_on.clicked.connect(self.accept)
        self.copy.clicked.connect(self._copy)
        self.go_on.setFocus()

    def _lay_out(self) -> None:
        buttons = QDialogButtonBox(self)
        buttons.addButton(self.go_on, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.copy, QDialogButtonBox.ButtonRole.ActionRole)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * SPACE, 2 * SPACE, 3 * SPACE, 2 * SPACE)
        column.setSpacing(SPACE)
        for part in (self.title, self.line, self.label, self.details, buttons):
            column.addWidget(part)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.details.toPlainText())
        self._window.announcer.say_text(QCoreApplication.translate("Saves", "Copied."))

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        self.setFont(look.font(TextSize.BODY))
        self.title.setFont(look.font(TextSize.TITLE, bold=True))
        for part in (self.line, self.label):
            part.setFont(look.font(TextSize.BODY))
        self.details.setFont(look.font(TextSize.SMALL))
        self.resize(self._window.size() * 0.7)

    def _what(self) -> str:
        if self._window.table is None:
            return QCoreApplication.translate("Saves", "An error in the program. You can go on.")
        if self._saved:
            return QCoreApplication.translate(
                "Saves", "An error in the program. Your match is saved; you can go on playing."
            )
        return QCoreApplication.translate(
            "Saves", "An error in the program. Your match is not on the disk; you can go on."
        )

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        title = QCoreApplication.translate("Saves", "Something went wrong")
        self.setWindowTitle(title)
        self.title.setText(title)
        self.line.setText(self._what())
        text = QCoreApplication.translate("Saves", "Details")
        self.label.setText(text)
        about = QCoreApplication.translate("Saves", "For whoever mends it; no tiles are in them")
        name(self.details, text, about)
        self.go_on.setText(QCoreApplication.translate("Saves", "Continue"))
        self.copy.setText(QCoreApplication.translate("Saves", "Copy details"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()


class Unexpected(QObject):
    """Catches what no one else does, in slots of Qt and in threads too.

    Signals:
        raised: an error, carried to the thread of the window.
    """

    raised = Signal(object)

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.dialog: ErrorDialog | None = None
        # Not at once: what Qt is in the middle of has to end first.
        self.raised.connect(self.show, Qt.ConnectionType.QueuedConnection)

    def watch(self) -> None:
        """Catch errors from now on."""
        sys.excepthook = self._caught
        threading.excepthook = self._caught_in_thread

    def _caught(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if not isinstance(error, Exception):
            sys.__excepthook__(kind, error, trace)
            QCoreApplication.quit()
            return
        self.caught(error)

    def caught(self, error: Exception) -> None:
        """Log an error, and show it as soon as Qt has ended what it is in the middle of."""
        _log.error("unexpected", exc_info=error)
        self.raised.emit(error)

    def _caught_in_thread(self, caught: threading.ExceptHookArgs) -> None:
        if isinstance(caught.exc_value, Exception):
            self._caught(caught.exc_type, caught.exc_value, caught.exc_traceback)

    def show(self, error: Exception) -> None:
        """Save the match and show what happened; while that is shown, others are only logged.

        What cannot be shown ends the program, for it would come again and again.
        """
        saved = self._save()
        if self.dialog is not None:
            return
        try:
            self._open(logs.details(error), saved=saved)
        except Exception as another:
            _log.error("not shown", exc_info=another)
            QCoreApplication.exit(1)

    def _open(self, details: str, *, saved: bool) -> None:
        if self._window.table is not None:
            self._window.table.game.pause("error")
        dialog = self.dialog = ErrorDialog(details, saved=saved, window=self._window)
        dialog.finished.connect(self._go_on)
        dialog.open()

    def _save(self) -> bool:
        try:
            return self._window.lasting.save() and self._window.lasting.keeping.is_safe
        except Exception as error:
            _log.error("not saved", exc_info=error)
            return False

    def _go_on(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None
        if self._window.table is not None:
            self._window.table.game.resume("error")
