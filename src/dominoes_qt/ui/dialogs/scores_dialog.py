"""Score details: what each side got in each hand, and how."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QModelIndex
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QWidget

from dominoes_qt.narrate.ledger import Line
from dominoes_qt.ui.line_list import LineList
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.row_table import RowTable
from dominoes_qt.ui.table import Table
from dominoes_qt.ui.theme import SPACE
from dominoes_qt.ui.widgets import label_for, name


class ScoresDialog(QDialog):
    """The ledger at the top; below, the settlement of the hand that is current in it."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self.ledger = RowTable(1, self)
        self.lines = LineList(self)
        self.ledger_label = label_for(self.ledger)
        self.lines_label = label_for(self.lines)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.ledger.setModel(self._table.scores)
        self.ledger.setSelectionMode(RowTable.SelectionMode.SingleSelection)
        self._lay_out()
        self.retranslate()
        self._connect_signals()

    def _lay_out(self) -> None:
        grid = self._grid = QGridLayout(self)
        grid.setContentsMargins(3 * SPACE, 2 * SPACE, 3 * SPACE, 2 * SPACE)
        grid.setVerticalSpacing(SPACE)
        parts = (self.ledger_label, self.ledger, self.lines_label, self.lines, self.buttons)
        for row, part in enumerate(parts):
            grid.addWidget(part, row, 0)
        grid.setRowStretch(3, 1)

    def _connect_signals(self) -> None:
        self.ledger.selectionModel().currentChanged.connect(self._show_hand)
        self.buttons.rejected.connect(self.reject)
        rows = self._table.scores.rowCount()
        self._show_parts(bool(rows))
        if rows:
            self.ledger.setCurrentIndex(self._table.scores.index(rows - 1, 0))
        else:
            self._show_running()
            self.lines.setFocus()

    def _show_parts(self, any_hand: bool) -> None:
        """Show the ledger; before the first hand is over, there is none."""
        self.ledger.setVisible(any_hand)
        self.ledger_label.setVisible(any_hand)
        self._grid.setRowStretch(1, int(any_hand))

    def _show_running(self) -> None:
        """Tell that no hand has been scored, and what is known."""
        table = self._table
        none = QCoreApplication.translate("Scores", "No hand has been scored yet.")
        self.lines.show_lines([Line(text) for text in (none, *table.answer("details"))])

    def _show_hand(self, current: QModelIndex, _before: QModelIndex) -> None:
        hand = self._table.scores.hand_at(current.row())
        ledger = self._table.narrator.ledger
        lines = [] if hand is None else [*ledger.steps(hand), ledger.totals(hand)[-1]]
        self.lines.show_lines(lines)

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        self.ledger.restyle(look)
        self.lines.restyle(look)
        parent = self.parentWidget()
        if parent is not None:
            self.resize(parent.size() * 0.9)

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        self.setWindowTitle(QCoreApplication.translate("Scores", "Score details"))
        text = QCoreApplication.translate("Scores", "Hands played")
        self.ledger_label.setText(text)
        about = QCoreApplication.translate("Scores", "A row for each hand and side")
        name(self.ledger, text, about)
        if self._table.scores.rowCount():
            text = QCoreApplication.translate("Scores", "Settlement of the hand")
            about = QCoreApplication.translate("Scores", "How the hand was scored, step by step")
        else:
            text = QCoreApplication.translate("Scores", "The score of now")
            about = QCoreApplication.translate("Scores", "What is known before a hand is over")
        self.lines_label.setText(text)
        name(self.lines, text, about)
        index = self.ledger.currentIndex()
        if index.isValid():
            self._show_hand(index, index)
        else:
            self._show_running()
