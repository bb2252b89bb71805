"""The accessibility page: how to play by ear and by keys, and what is not as good as it should."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from dominoes_qt.narrate.access import sections
from dominoes_qt.ui.dialogs.reading_dialog import ReadingDialog


class AccessDialog(ReadingDialog):
    """A text to read."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.retranslate()

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        self.show_text(QCoreApplication.translate("Access", "Accessibility"), sections())
