"""After a hand: the settlement as a sum on paper, the totals beside it, and how to go on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from dominoes_qt.narrate.ledger import Line
from dominoes_qt.ui.action_button import ActionButton
from dominoes_qt.ui.actions import Actions, Key
from dominoes_qt.ui.line_list import LineList
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.theme import SPACE
from dominoes_qt.ui.widgets import label_for, name

_ONWARDS = (Key.NEXT_HAND, Key.NEXT_MATCH, Key.NEW_SESSION, Key.REVIEW)
_BESIDE = (Key.NEW, Key.SCORES)
_PRIMARY = (Key.NEXT_HAND, Key.NEXT_MATCH)
_ROOM_FOR_TWO = 1100
"""From this width on, at 100 %, the sum and the totals are side by side."""


class SettlementPanel(QWidget):
    """The sum of a hand that has ended. The hands themselves are shown at the seats."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines, self.totals = LineList(self), LineList(self)
        self.label, self.totals_label = label_for(self.lines), label_for(self.totals)
        self._onwards = [
            ActionButton(actions[key], self, primary=key in _PRIMARY) for key in _ONWARDS
        ]
        self._beside = [ActionButton(actions[key], self) for key in _BESIDE]
        self.buttons = [*self._onwards, *self._beside]
        self._sum: tuple[Sequence[Line], Sequence[Line]] = ((), ())
        self._room_for_two = 0
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        column, row = QVBoxLayout(), QHBoxLayout()
        column.setSpacing(SPACE)
        row.setSpacing(SPACE)
        for button in self._onwards:
            column.addWidget(button)
        for button in self._beside:
            row.addWidget(button, 1)
        column.addLayout(row)
        column.addStretch(1)
        grid = self._grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(2 * SPACE)
        grid.setVerticalSpacing(SPACE // 2)
        for place, (label, lines) in enumerate(
            ((self.label, self.lines), (self.totals_label, self.totals))
        ):
            grid.addWidget(label, 0, place)
            grid.addWidget(lines, 1, place)
        grid.addLayout(column, 0, 2, 2, 1)
        grid.setRowStretch(1, 1)
        grid.setColumnStretch(0, 3)

    @property
    def first_button(self) -> ActionButton | None:
        """Return the button that goes on."""
        return next((button for button in self.buttons if button.isVisibleTo(self)), None)

    def show_sum(self, steps: Sequence[Line], totals: Sequence[Line]) -> None:
        """Show the settlement of a hand."""
        self._sum = steps, totals
        self._arrange()

    def _arrange(self) -> None:
        """Have the totals beside the sum, or below it where there is little room."""
        steps, totals = self._sum
        beside = self.width() >= self._room_for_two
        self.totals.setVisible(beside)
        self.totals_label.setVisible(beside)
        self._grid.setColumnStretch(1, 2 if beside else 0)
        self.lines.show_lines(steps if beside else (*steps, *totals))
        self.totals.show_lines(totals if beside else ())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the room."""
        super().resizeEvent(event)
        self._arrange()

    def clear(self) -> None:
        """Hold nothing of a hand that is gone: readers reach what is hidden, too."""
        self.show_sum((), ())

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        for lines in (self.lines, self.totals):
            lines.restyle(look)
        self._room_for_two = look.scaled(_ROOM_FOR_TWO)
        self._arrange()

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        text = QCoreApplication.translate("Table", "Settlement")
        self.label.setText(text)
        about = QCoreApplication.translate("Table", "How the hand was scored, step by step")
        name(self.lines, text, about)
        text = QCoreApplication.translate("Table", "Totals")
        self.totals_label.setText(text)
        about = QCoreApplication.translate("Table", "What the hand gave each side, and who leads")
        name(self.totals, text, about)
