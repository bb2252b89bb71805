"""After a hand: the settlement line by line, and how to go on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from dominoes_qt.ui.action_button import ActionButton
from dominoes_qt.ui.actions import Actions, Key
from dominoes_qt.ui.line_list import LineList
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.theme import SPACE
from dominoes_qt.ui.widgets import label_for, name


class SettlementPanel(QWidget):
    """The sum of a hand that has ended. The hands themselves are shown at the seats."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines = LineList(self)
        self.label = label_for(self.lines)
        keys = (Key.NEXT_HAND, Key.NEXT_MATCH, Key.NEW_SESSION, Key.NEW, Key.SCORES)
        self.buttons = [
            ActionButton(actions[key], self, primary=place < 2) for place, key in enumerate(keys)
        ]
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        column = QVBoxLayout()
        column.setSpacing(SPACE)
        for button in self.buttons:
            column.addWidget(button)
        column.addStretch(1)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(2 * SPACE)
        grid.setVerticalSpacing(SPACE // 2)
        grid.addWidget(self.label, 0, 0)
        grid.addWidget(self.lines, 1, 0)
        grid.addLayout(column, 0, 1, 2, 1)
        grid.setRowStretch(1, 1)
        grid.setColumnStretch(0, 1)

    @property
    def first_button(self) -> ActionButton | None:
        """Return the button that goes on."""
        return next((button for button in self.buttons if button.isVisibleTo(self)), None)

    def show_lines(self, lines: Sequence[str]) -> None:
        """Show the settlement of a hand."""
        self.lines.show_lines(lines)

    def clear(self) -> None:
        """Hold nothing of a hand that is gone: readers reach what is hidden, too."""
        self.lines.show_lines(())

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        self.lines.restyle(look)

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        text = QCoreApplication.translate("Table", "Settlement")
        self.label.setText(text)
        about = QCoreApplication.translate("Table", "How the hand was scored, step by step")
        name(self.lines, text, about)
