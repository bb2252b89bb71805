"""The system's dialogs to choose a file of records with."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget


def record_dialog(parent: QWidget, title: str, mode: QFileDialog.AcceptMode) -> QFileDialog:
    """Return a dialog for a file of records, which goes away when it is closed."""
    dialog = QFileDialog(parent, title)
    dialog.setAcceptMode(mode)
    text = QCoreApplication.translate("History", "Records of matches (*.jsonl *.json)")
    dialog.setNameFilter(text)
    dialog.finished.connect(dialog.deleteLater)
    return dialog
