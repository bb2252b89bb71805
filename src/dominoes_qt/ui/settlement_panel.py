"""After a hand: the settlement line by line, and how to go on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QStringListModel, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QListView,
    QVBoxLayout,
    QWidget,
)

from dominoes_qt.ui.action_button import ActionButton
from dominoes_qt.ui.actions import Actions, Key
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.row_delegate import RowDelegate
from dominoes_qt.ui.theme import SPACE
from dominoes_qt.ui.widgets import ChoiceList, label_for, name


class SettlementPanel(QWidget):
    """The sum of a hand that has ended. The hands themselves are shown at the seats."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = QStringListModel(self)
        self._delegate = RowDelegate(self)
        self.lines = ChoiceList(self)
        self.lines.setModel(self._model)
        self.lines.setItemDelegate(self._delegate)
        self._delegate.tight = True
        self.lines.setFlow(QListView.Flow.TopToBottom)
        self.lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.lines.viewport().setAutoFillBackground(False)
        self.lines.setFrameShape(QFrame.Shape.NoFrame)
        self.label = label_for(self.lines)
        keys = (Key.NEXT_HAND, Key.NEXT_MATCH, Key.NEW_SESSION, Key.NEW, Key.SCORES)
        self.buttons = [
            ActionButton(actions[key], self, primary=place == 0) for place, key in enumerate(keys)
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
        grid.addLayout(column, 0, 1, 3, 1)
        grid.setRowStretch(2, 1)
        grid.setColumnStretch(0, 1)

    @property
    def first_button(self) -> ActionButton | None:
        """Return the button that goes on."""
        return next((button for button in self.buttons if button.isVisibleTo(self)), None)

    def show_lines(self, lines: Sequence[str]) -> None:
        """Show the settlement of a hand."""
        if list(lines) != self._model.stringList():
            self._model.setStringList(list(lines))
            self._arrange()
            self.lines.scrollToTop()

    def _arrange(self) -> None:
        """Put the lines in columns if all of them can be seen so, else in a list to scroll."""
        metrics, lines = self.lines.fontMetrics(), self._model.stringList()
        width = max((metrics.horizontalAdvance(line) for line in lines), default=0) + 3 * SPACE
        row = max(1, self.lines.sizeHintForRow(0))
        room = self.height() - self.label.sizeHint().height() - SPACE // 2
        rows = max(1, room // row)
        fits = (self.lines.viewport().width() // width) * rows >= len(lines)
        self._delegate.width = width if fits else 0
        self.lines.setFixedHeight(rows * row)
        self.lines.setWrapping(fits)
        self.lines.doItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        self._delegate.look = look
        self._arrange()

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        text = QCoreApplication.translate("Table", "Settlement")
        self.label.setText(text)
        about = QCoreApplication.translate("Table", "How the hand was scored, step by step")
        name(self.lines, text, about)
