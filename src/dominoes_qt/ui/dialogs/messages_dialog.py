"""All messages of the match that the viewer may have, the newest last and current."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFileDialog, QVBoxLayout, QWidget

from dominoes_qt.narrate.files import file_fault
from dominoes_qt.narrate.fill import fill
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.row_list import RowList
from dominoes_qt.ui.table import Table
from dominoes_qt.ui.theme import SPACE
from dominoes_qt.ui.widgets import Button, label_for, name


class MessagesDialog(QDialog):
    """A list to read in."""

    def __init__(
        self, table: Table, announce: Callable[[str], None], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._announce = announce
        self.messages = RowList(self, tight=True)
        self.label = label_for(self.messages)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.save = Button(self)
        self.buttons.addButton(self.save, QDialogButtonBox.ButtonRole.ActionRole)
        self.messages.setModel(table.messages)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * SPACE, 2 * SPACE, 3 * SPACE, 2 * SPACE)
        column.setSpacing(SPACE)
        for part in (self.label, self.messages, self.buttons):
            column.addWidget(part)
        self.retranslate()
        self.buttons.rejected.connect(self.reject)
        self.save.clicked.connect(self._ask_where)
        self.messages.setFocus()

    def restyle(self, look: Look) -> None:
        """Draw with this look, and show the newest message."""
        self.messages.restyle(look)
        parent = self.parentWidget()
        if parent is not None:
            self.resize(parent.size() * 0.9)
        self.messages.set_row(self.messages.model().rowCount() - 1)

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        self.setWindowTitle(QCoreApplication.translate("Messages", "Messages"))
        text = QCoreApplication.translate("Messages", "What has happened")
        self.label.setText(text)
        self.save.setText(QCoreApplication.translate("Messages", "Save as text…"))
        name(self.messages, text, QCoreApplication.translate("Messages", "The newest is the last"))

    def _ask_where(self) -> None:
        title = QCoreApplication.translate("Messages", "Save messages")
        dialog = QFileDialog(self, title)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("txt")
        dialog.selectFile("dominoes.txt")
        dialog.fileSelected.connect(lambda name: self.save_to(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def save_to(self, path: Path) -> None:
        """Write the messages that the viewer may have to a file, one a line."""
        model = self._table.messages
        lines = [model.text(row) + "\n" for row in range(model.rowCount())]
        try:
            path.write_text("".join(lines), encoding="utf-8")
        except OSError as error:
            self._announce(file_fault("write", path.name, error))
            return
        text = QCoreApplication.translate("Messages", "Saved as {file}.")
        self._announce(fill(text, file=path.name))
