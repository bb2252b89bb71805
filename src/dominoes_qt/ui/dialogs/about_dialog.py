"""The About box: what this is, its versions to copy into a report, and licences."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from dominoes_qt.narrate import about
from dominoes_qt.ui.dialogs.reading_dialog import ReadingDialog
from dominoes_qt.ui.widgets import Button


class AboutDialog(ReadingDialog):
    """A text to read, and a button that copies the versions."""

    def __init__(self, announce: Callable[[str], None], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._announce = announce
        self.copy = Button(self)
        self.buttons.addButton(self.copy, QDialogButtonBox.ButtonRole.ActionRole)
        self.copy.clicked.connect(self._copy)
        self.retranslate()

    def versions(self) -> list[str]:
        """Return what a report of a fault should say, one line each."""
        surroundings = about.surroundings(
            QGuiApplication.platformName(), reader_is_active=QAccessible.isActive()
        )
        return [*about.versions(), *surroundings]

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText("\n".join(self.versions()) + "\n")
        self._announce(QCoreApplication.translate("About", "Copied."))

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        self.copy.setText(QCoreApplication.translate("About", "Copy versions"))
        versions = [about.versions_title(), *self.versions()]
        title = QCoreApplication.translate("About", "About dominoes-qt")
        self.show_text(title, [about.introduction(), versions, about.parts()])
