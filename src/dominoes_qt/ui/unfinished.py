"""The matches that are not over and wait: going on with one, deleting, and taking that back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QStringListModel, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from dominoes_qt.narrate import kept, words
from dominoes_qt.narrate.counted import Counted
from dominoes_qt.narrate.fill import fill
from dominoes_qt.session.errors import FileError
from dominoes_qt.session.saves.waiting import Waiting, bring_back, delete
from dominoes_qt.ui.keeping import Keeping
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.row_list import RowList
from dominoes_qt.ui.theme import SPACE, TextSize
from dominoes_qt.ui.widgets import Button, label_for, name, note


class MatchList(RowList):
    """The matches as rows.

    Signals:
        removed: the player wants the current one deleted.
    """

    removed = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.removed.emit()
        else:
            super().keyPressEvent(event)


class UnfinishedDialog(QDialog):
    """A list, and what can be done with its current row.

    Signals:
        going_on: a `Waiting` that the player wants to play on with.
    """

    going_on = Signal(object)

    def __init__(
        self, keeping: Keeping, announce: Callable[[str], None], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._keeping, self._announce = keeping, announce
        self._found: list[Waiting] = []
        self._deleted: list[Path] = []
        self.matches = MatchList(self)
        self._model = QStringListModel(self)
        self.label = label_for(self.matches)
        self.empty = note(self)
        self.status = QLabel(self)
        self.open_button = Button(self, primary=True)
        self.delete_button, self.undo, self.leave = Button(self), Button(self), Button(self)
        self._lay_out()
        self._connect_signals()
        self.refresh()
        self.retranslate()
        (self.matches if self._found else self.leave).setFocus()

    def _lay_out(self) -> None:
        self.matches.setModel(self._model)
        self.status.setWordWrap(True)
        row = QHBoxLayout()
        row.setSpacing(SPACE)
        for button in (self.open_button, self.delete_button, self.undo):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.leave)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * SPACE, 2 * SPACE, 3 * SPACE, 2 * SPACE)
        column.setSpacing(SPACE)
        for part in (self.label, self.matches, self.empty, self.status):
            column.addWidget(part)
        column.addLayout(row)

    def _connect_signals(self) -> None:
        self.matches.chosen.connect(self.open_match)
        self.matches.removed.connect(self.delete)
        self.open_button.clicked.connect(lambda: self.open_match(self.matches.row))
        self.delete_button.clicked.connect(self.delete)
        self.undo.clicked.connect(self.undelete)
        self.leave.clicked.connect(self.reject)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self, self.undelete)

    def refresh(self) -> None:
        """Show what waits now."""
        self.show_matches(self._keeping.waiting())

    def show_matches(self, found: list[Waiting]) -> None:
        """Show these matches; the current row stays near where it was."""
        row = max(0, self.matches.row)
        self._found = found
        self._model.setStringList([line_of(each) for each in self._found])
        if self._found:
            self.matches.set_row(min(row, len(self._found) - 1))
        self._name_list()
        self._enable()
        self._show_list(bool(self._found))

    def _show_list(self, any_match: bool) -> None:
        """Show the list, or say that it is empty."""
        for part in (self.label, self.matches):
            part.setVisible(any_match)
        self.empty.setVisible(not any_match)

    def _enable(self) -> None:
        """Let those be pressed that can do something; the focus never stays on another."""
        self.undo.setEnabled(bool(self._deleted))
        of_matches = (self.matches, self.open_button, self.delete_button)
        if not self._found and self.focusWidget() in of_matches:
            (self.undo if self._deleted else self.leave).setFocus()
        if not self._deleted and self.undo.hasFocus():
            (self.matches if self._found else self.leave).setFocus()
        for button in (self.open_button, self.delete_button):
            button.setEnabled(bool(self._found))

    def _say(self, text: str) -> None:
        self.status.setText(text)
        self._announce(text)

    # What is done

    def open_match(self, row: int) -> None:
        """Go on with a match."""
        if 0 <= row < len(self._found):
            wanted = self._found[row]
            self.accept()
            self.going_on.emit(wanted)

    def delete(self) -> None:
        """Delete the current match; that can be taken back."""
        row = self.matches.row
        if not 0 <= row < len(self._found):
            return
        try:
            self._deleted.append(delete(self._found[row].path))
        except FileError as error:
            self._say(kept.record_file_fault(error))
        else:
            self._say(QCoreApplication.translate("Unfinished", "Deleted. Undo brings it back."))
        self.undo.setEnabled(bool(self._deleted))
        self.refresh()

    def undelete(self) -> None:
        """Bring back what was deleted last."""
        if not self._deleted:
            return
        try:
            bring_back(self._deleted.pop())
        except FileError as error:
            self._say(kept.record_file_fault(error))
        else:
            self._say(QCoreApplication.translate("Unfinished", "Brought back."))
        self._show_list(True)
        self.matches.setFocus()
        self.refresh()

    # Look and language

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        self.matches.restyle(look)
        for part in (self.label, self.empty, self.status):
            part.setFont(look.font(TextSize.BODY))
        parent = self.parentWidget()
        if parent is not None:
            self.resize(parent.size() * 0.8)

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        self.setWindowTitle(QCoreApplication.translate("Unfinished", "Unfinished matches"))
        self.empty.setText(
            QCoreApplication.translate(
                "Unfinished",
                "No match waits. One that you leave before it is over is kept here.",
            )
        )
        self.open_button.setText(QCoreApplication.translate("Unfinished", "&Play on"))
        self.delete_button.setText(QCoreApplication.translate("Unfinished", "&Delete"))
        self.undo.setText(QCoreApplication.translate("Unfinished", "&Undo"))
        self.leave.setText(QCoreApplication.translate("Unfinished", "&Close"))
        for row, each in enumerate(self._found):
            self._model.setData(self._model.index(row), line_of(each))
        self._name_list()

    def _name_list(self) -> None:
        text = Counted.tr("{n} unfinished match(es)", "", len(self._found))
        text = fill(text, n=words.number(len(self._found)))
        self.label.setText(text)
        about = QCoreApplication.translate("Unfinished", "Return plays on; Delete deletes")
        name(self.matches, text, about)


def line_of(waiting: Waiting) -> str:
    """Return what is known of a match that waits; no tile is in it."""
    when = QDateTime.fromSecsSinceEpoch(int(waiting.when.timestamp()))
    text = QCoreApplication.translate("Unfinished", "{match}. {when}")
    shown = QLocale().toString(when, QLocale.FormatType.ShortFormat)
    return fill(text, match=kept.match_line(waiting.saved), when=shown)
