"""The finished matches: looking for them, looking into them, deleting, taking out and in."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QHideEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QFileDialog, QLabel, QProgressBar, QVBoxLayout, QWidget

from dominoes_qt.narrate import kept
from dominoes_qt.narrate.counted import Counted
from dominoes_qt.narrate.fill import fill
from dominoes_qt.narrate.words import number
from dominoes_qt.session.errors import FileError, FileReason
from dominoes_qt.session.history.exchange import export
from dominoes_qt.session.history.rows import Line
from dominoes_qt.session.records import LINES
from dominoes_qt.session.session import Session
from dominoes_qt.ui.history.buttons import HistoryButtons
from dominoes_qt.ui.history.files import record_dialog
from dominoes_qt.ui.history.filters import Filters
from dominoes_qt.ui.history.importing import Importer
from dominoes_qt.ui.history.matches import MatchesModel
from dominoes_qt.ui.history.statistics import StatisticsModel
from dominoes_qt.ui.keeping import Keeping
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.replay.desk import ReplayDesk
from dominoes_qt.ui.replay.dialog import ReplayDialog
from dominoes_qt.ui.row_table import RowTable
from dominoes_qt.ui.settings import Settings
from dominoes_qt.ui.theme import SPACE, TextSize
from dominoes_qt.ui.widgets import is_within, label_for, name, note

KEPT_DAYS = 30
"""How long a deleted match can still come back."""

_T = TypeVar("_T")


class HistoryDialog(QDialog):
    """The list at the top, the statistics of what is shown in it below."""

    def __init__(
        self,
        keeping: Keeping,
        settings: Settings,
        announce: Callable[[str], None],
        play_on: Callable[[Session], None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._keeping, self._settings = keeping, settings
        self._announce, self._play_on = announce, play_on
        self._deleted: list[list[int]] = []
        self.filters = Filters(self)
        self.model = MatchesModel(lambda: keeping.history, self)
        self.lines_model = StatisticsModel(self)
        self.matches, self.lines = RowTable(4, self), RowTable(0, self)
        self.matches.setModel(self.model)
        self.lines.setModel(self.lines_model)
        self.labels = [label_for(self.matches), label_for(self.lines)]
        self.empty = note(self)
        self.status = QLabel(self)
        self.bar = QProgressBar(self)
        self.bar.hide()
        self.buttons = HistoryButtons(self)
        self.importer = Importer(self)
        self.desk = ReplayDesk(settings, announce, self)
        self._lay_out()
        self._connect_signals()
        self._forget_old()
        self.refresh()
        self.retranslate()
        (self.buttons.take_in if self.is_empty else self.matches).setFocus()

    def _lay_out(self) -> None:
        self.status.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * SPACE, 2 * SPACE, 3 * SPACE, 2 * SPACE)
        column.setSpacing(SPACE)
        column.addWidget(self.empty, 1)
        column.addWidget(self.filters)
        column.addWidget(self.labels[0])
        column.addWidget(self.matches, 3)
        column.addWidget(self.labels[1])
        column.addWidget(self.lines, 2)
        column.addWidget(self.status)
        column.addWidget(self.bar)
        column.addWidget(self.buttons)

    def _connect_signals(self) -> None:
        self.filters.changed.connect(self.refresh)
        self.model.failed.connect(self._failed)
        self.matches.chosen.connect(self.open_match)
        self.matches.removed.connect(self.delete)
        self.importer.done.connect(self._imported)
        self.importer.advanced.connect(self.bar.setValue)
        self.desk.failed.connect(self._failed)
        self.desk.going_on.connect(self._go_on)
        self.buttons.open.clicked.connect(lambda: self.open_match(self.matches.row))
        self.buttons.delete.clicked.connect(self.delete)
        self.buttons.undo.clicked.connect(self.undelete)
        self.buttons.take_out.clicked.connect(self._ask_where)
        self.buttons.take_in.clicked.connect(self._ask_what)
        self.buttons.leave.clicked.connect(self.reject)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self, self.undelete)

    def hideEvent(self, event: QHideEvent) -> None:
        self.importer.stop()
        self.desk.stop()
        super().hideEvent(event)

    @property
    def replay(self) -> ReplayDialog | None:
        """Return the window in which a match is looked at, while it is open."""
        return self.desk.replay

    # What is shown

    def refresh(self) -> None:
        """Show what is wanted as it is now; the current row stays near where it was."""
        row = max(0, self.matches.row)
        self.model.show(self.filters.wanted, self.filters.order)
        lines: list[Line] | None = self._try(
            lambda: self._keeping.history.statistics(self.filters.wanted)
        )
        self.lines_model.show(lines or [])
        offered = self._try(
            lambda: (self._keeping.history.profiles(), self._keeping.history.levels())
        )
        if offered is not None:
            self.filters.offer(*offered)
        if self.model.total:
            self.matches.set_row(row)
        self._name_lists()
        self._show_lists(self._try(self._keeping.history.count) != 0)
        self.buttons.enable(any_match=bool(self.model.total), any_deleted=bool(self._deleted))

    @property
    def is_empty(self) -> bool:
        """Return whether there is no match at all, wanted or not."""
        return not self.empty.isHidden()

    def _show_lists(self, any_match: bool) -> None:
        """Show the lists, or say that there is nothing in them; the focus stays on what is seen."""
        lists = (self.filters, self.matches, self.lines)
        if not any_match and any(is_within(self.focusWidget(), part) for part in lists):
            (self.buttons.undo if self._deleted else self.buttons.take_in).setFocus()
        for part in (*lists, *self.labels):
            part.setVisible(any_match)
        self.empty.setVisible(not any_match)

    def _try(self, ask: Callable[[], _T]) -> _T | None:
        """Return what the history answers; where it cannot, say so."""
        try:
            return ask()
        except FileError as error:
            self._failed(error)
            return None

    def _done(self, change: Callable[[], None]) -> bool:
        """Change the history; return whether that was possible."""
        try:
            change()
        except FileError as error:
            self._failed(error)
            return False
        return True

    def _failed(self, error: FileError) -> None:
        """Show what is wrong; the window says it aloud, but only the first time."""
        text = kept.history_fault(error)
        self.status.setText(text)
        if error.reason is FileReason.DAMAGED:
            self._keeping.replace_history()
        elif not self._keeping.history_failed(error):
            self._announce(text)

    def _say(self, text: str) -> None:
        self.status.setText(text)
        self._announce(text)

    # What is done

    def open_match(self, row: int) -> None:
        """Look into a match."""
        match = self.model.row_at(row)
        packed = (
            None if match is None else self._try(lambda: self._keeping.history.packed(match.id))
        )
        if packed is None:
            return
        self.desk.open(packed)

    def _go_on(self, session: Session) -> None:
        self.accept()
        self._play_on(session)

    def delete(self) -> None:
        """Delete the matches that are selected; that can be taken back."""
        ids = self.model.ids_of(self.matches.selected_rows)
        if not ids:
            return
        if self._done(lambda: self._keeping.history.delete(ids, datetime.now(UTC))):
            self._deleted.append(ids)
            self.buttons.undo.setEnabled(True)
            self.refresh()
            text = Counted.tr("{n} match(es) deleted. Undo brings them back.", "", len(ids))
            self._say(fill(text, n=number(len(ids))))

    def undelete(self) -> None:
        """Bring back what was deleted last."""
        if not self._deleted:
            return
        ids = self._deleted[-1]
        if self._done(lambda: self._keeping.history.undelete(ids)):
            self._deleted.pop()
            self._show_lists(True)
            self.matches.setFocus()
            self.refresh()
            text = Counted.tr("{n} match(es) brought back.", "", len(ids))
            self._say(fill(text, n=number(len(ids))))

    def _forget_old(self) -> None:
        before = datetime.now(UTC) - timedelta(days=KEPT_DAYS)
        self._done(lambda: self._keeping.history.purge(before))

    # Files

    def _ask_where(self) -> None:
        title = QCoreApplication.translate("History", "Export records")
        dialog = record_dialog(self, title, QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(LINES[1:])
        dialog.selectFile(self.proposed_name())
        dialog.fileSelected.connect(lambda file: self.export_to(Path(file)))
        dialog.open()

    def proposed_name(self) -> str:
        """Return what a file of the selected matches may be called."""
        rows = self.matches.selected_rows
        alone = self.model.row_at(rows[0]) if len(self.model.ids_of(rows)) == 1 else None
        if alone is None:
            return f"dominoes{LINES}"
        return f"{alone.profile}-{alone.when.astimezone():%Y-%m-%d}.json"

    def export_to(self, path: Path) -> None:
        """Write the records of the selected matches to a file."""
        ids = self.model.ids_of(self.matches.selected_rows)
        try:
            export(self._keeping.history, ids, path)
        except FileError as error:
            self._say(kept.record_file_fault(error))
        except ValueError:
            self._say(
                QCoreApplication.translate(
                    "History", "A .json file holds one match; choose a .jsonl file for several."
                )
            )
        else:
            text = Counted.tr("{n} match(es) saved as {file}.", "", len(ids))
            self._say(fill(text, n=number(len(ids)), file=path.name))

    def _ask_what(self) -> None:
        if self.importer.is_busy:
            self.importer.stop()
            return
        title = QCoreApplication.translate("History", "Import records")
        dialog = record_dialog(self, title, QFileDialog.AcceptMode.AcceptOpen)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda file: self.import_from(Path(file)))
        dialog.open()

    def import_from(self, path: Path) -> None:
        """Take the records of a file in, one after another."""
        if not self.importer.is_busy:
            self._say(QCoreApplication.translate("History", "Importing …"))
            self._show_importing(True)
            self.importer.start(self._keeping.history, path)

    def _show_importing(self, importing: bool) -> None:
        self.bar.setValue(0)
        self.bar.setVisible(importing)
        self.buttons.show_importing(importing)

    def _imported(self, text: str) -> None:
        self._show_importing(False)
        self.refresh()
        self._say(text)

    # Look and language

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        self.matches.restyle(look)
        self.lines.restyle(look)
        for part in (self.status, self.empty):
            part.setFont(look.font(TextSize.BODY))
        parent = self.parentWidget()
        if parent is not None:
            self.resize(parent.size())
        self.desk.restyle(look)

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        self.setWindowTitle(QCoreApplication.translate("History", "History"))
        self.empty.setText(
            QCoreApplication.translate(
                "History",
                "No match is here yet. A match that is over is kept here, to be looked at again"
                " step by step. Import takes matches in from a file.",
            )
        )
        self.filters.retranslate()
        self.buttons.retranslate()
        self.model.retell()
        self.lines_model.retell()
        self._name_lists()
        self.desk.retranslate()

    def _name_lists(self) -> None:
        text = Counted.tr("{n} match(es)", "", self.model.total)
        text = fill(text, n=number(self.model.total))
        self.labels[0].setText(text)
        about = QCoreApplication.translate("History", "Return looks into a match; Delete deletes")
        name(self.matches, text, about)
        text = QCoreApplication.translate("History", "Statistics")
        self.labels[1].setText(text)
        name(self.lines, text, QCoreApplication.translate("History", "By game and opponents"))
        name(self.bar, QCoreApplication.translate("History", "How much is imported"))
