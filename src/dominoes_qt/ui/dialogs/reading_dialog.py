"""A dialog with a text in sections, read line by line with the arrow keys."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFont, QTextBlockFormat, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextEdit, QVBoxLayout, QWidget

from dominoes_qt.ui.look import Look
from dominoes_qt.ui.theme import SPACE, TextSize
from dominoes_qt.ui.widgets import label_for, name

_FLAGS = (
    Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
)


class ReadingDialog(QDialog):
    """Whoever derives from it names it and fills it in `retranslate`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = QTextEdit(self)
        self.text.setReadOnly(True)
        self.text.document().setDocumentMargin(SPACE)
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
        self.text.setFocus()

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        self.text.document().setDefaultFont(look.font(TextSize.BODY))
        parent = self.parentWidget()
        if parent is not None:
            self.resize(parent.size() * 0.9)

    def show_text(self, title: str, sections: Iterable[Sequence[str]]) -> None:
        """Show a text; the first line of each section is its heading."""
        self.setWindowTitle(title)
        self.label.setText(title)
        name(self.text, title, QCoreApplication.translate("Access", "Read it with the arrow keys"))
        self.text.clear()
        cursor = self.text.textCursor()
        for heading, *lines in sections:
            self._write(cursor, heading, bold=True)
            for line in lines:
                self._write(cursor, line, bold=False)
        self.text.moveCursor(QTextCursor.MoveOperation.Start)

    @staticmethod
    def _write(cursor: QTextCursor, line: str, *, bold: bool) -> None:
        """Write a paragraph. There is never an empty one, for a reader would say "blank"."""
        block, ink = QTextBlockFormat(), QTextCharFormat()
        block.setTopMargin(2 * SPACE if bold else SPACE / 2)
        ink.setFontWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
        if cursor.atStart():
            block.setTopMargin(0)
            cursor.setBlockFormat(block)
        else:
            cursor.insertBlock(block)
        cursor.insertText(line, ink)
