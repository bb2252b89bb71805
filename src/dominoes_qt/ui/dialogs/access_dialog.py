"""The accessibility page: how to play by ear and by keys, and what is not as good as it should."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextEdit, QVBoxLayout, QWidget

from dominoes_qt.narrate.access import page
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.theme import SPACE, TextSize
from dominoes_qt.ui.widgets import label_for, name

_FLAGS = (
    Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
)


class AccessDialog(QDialog):
    """A text to read line by line with the arrow keys."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = QTextEdit(self)
        self.text.setReadOnly(True)
        self.text.setTextInteractionFlags(_FLAGS)
        self.text.setTabChangesFocus(True)
        self.label = label_for(self.text)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * SPACE, 2 * SPACE, 3 * SPACE, 2 * SPACE)
        column.setSpacing(SPACE)
        for part in (self.label, self.text, self.buttons):
            column.addWidget(part)
        self.buttons.rejected.connect(self.reject)
        self.retranslate()
        self.text.setFocus()

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        self.text.document().setDefaultFont(look.font(TextSize.BODY))
        parent = self.parentWidget()
        if parent is not None:
            self.resize(parent.size() * 0.9)

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        title = QCoreApplication.translate("Access", "Accessibility")
        self.setWindowTitle(title)
        self.label.setText(title)
        name(self.text, title, QCoreApplication.translate("Access", "Read it with the arrow keys"))
        self.text.setPlainText("\n".join(page()))
        self.text.moveCursor(QTextCursor.MoveOperation.Start)
