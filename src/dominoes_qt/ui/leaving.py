"""Asks before a running match is left, for that cannot be undone."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget


class Question(QMessageBox):
    """Asks whether to leave the match, in the language of now."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Question)
        self.stay = self.addButton("", QMessageBox.ButtonRole.RejectRole)
        self.away = self.addButton("", QMessageBox.ButtonRole.AcceptRole)
        self.setDefaultButton(self.stay)
        self.setEscapeButton(self.stay)
        self.retranslate()

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        self.setWindowTitle(QCoreApplication.translate("Leaving", "Leave the match?"))
        self.setText(QCoreApplication.translate("Leaving", "The match is not over. Leave it?"))
        self.stay.setText(QCoreApplication.translate("Leaving", "Play on"))
        self.away.setText(QCoreApplication.translate("Leaving", "Leave"))
        picture = self.findChild(QLabel, "qt_msgboxex_icon_label")
        if picture is not None:
            picture.setAccessibleName(QCoreApplication.translate("Leaving", "Question"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()


def ask_to_leave(parent: QWidget, leave: Callable[[], None]) -> QMessageBox:
    """Ask whether to leave the match, and do so if that is wanted; returns at once."""
    box = Question(parent)
    box.away.clicked.connect(leave)
    box.finished.connect(box.deleteLater)
    box.open()
    return box
