"""All messages of the match that the viewer may have, the newest last and current."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from dominoes_qt.ui.look import Look
from dominoes_qt.ui.row_delegate import RowDelegate
from dominoes_qt.ui.table import Table
from dominoes_qt.ui.theme import SPACE
from dominoes_qt.ui.widgets import ChoiceList, label_for, name


class MessagesDialog(QDialog):
    """A list to read in."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._delegate = RowDelegate(self)
        self._delegate.tight = True
        self.messages = ChoiceList(self)
        self.label = label_for(self.messages)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.messages.setItemDelegate(self._delegate)
        self.messages.setModel(table.messages)
        self.messages.setWordWrap(True)
        self.messages.setUniformItemSizes(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * SPACE, 2 * SPACE, 3 * SPACE, 2 * SPACE)
        column.setSpacing(SPACE)
        for part in (self.label, self.messages, self.buttons):
            column.addWidget(part)
        self.retranslate()
        self.buttons.rejected.connect(self.reject)

    def restyle(self, look: Look) -> None:
        """Draw with this look, and show the newest message."""
        self._delegate.look = look
        parent = self.parentWidget()
        if parent is not None:
            self.resize(parent.size() * 0.9)
        self.messages.set_row(self._table.messages.rowCount() - 1)

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        self.setWindowTitle(QCoreApplication.translate("Messages", "Messages"))
        text = QCoreApplication.translate("Messages", "What has happened")
        self.label.setText(text)
        name(self.messages, text, QCoreApplication.translate("Messages", "The newest is the last"))
