"""Asks before a running match is left, for that cannot be undone."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget


def ask_to_leave(parent: QWidget, leave: Callable[[], None]) -> QMessageBox:
    """Ask whether to leave the match, and do so if that is wanted; returns at once."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(QCoreApplication.translate("Leaving", "Leave the match?"))
    box.setText(QCoreApplication.translate("Leaving", "The match is not over. Leave it?"))
    stay = box.addButton(
        QCoreApplication.translate("Leaving", "Play on"), QMessageBox.ButtonRole.RejectRole
    )
    away = box.addButton(
        QCoreApplication.translate("Leaving", "Leave"), QMessageBox.ButtonRole.AcceptRole
    )
    box.setDefaultButton(stay)
    box.setEscapeButton(stay)
    away.clicked.connect(leave)
    box.finished.connect(box.deleteLater)
    picture = box.findChild(QLabel, "qt_msgboxex_icon_label")
    if picture is not None:
        picture.setAccessibleName(QCoreApplication.translate("Leaving", "Question"))
    box.open()
    return box
