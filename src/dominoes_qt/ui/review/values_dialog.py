"""What each thing that a seat may do now is worth, and why; one of them can be looked at."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QStringListModel
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from dominoes_qt.narrate.hints import Hints
from dominoes_qt.players.hard import Choice
from dominoes_qt.ui import phrases
from dominoes_qt.ui.hinter import Hinter
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.row_list import RowList
from dominoes_qt.ui.table import Table
from dominoes_qt.ui.theme import SPACE, TextSize
from dominoes_qt.ui.widgets import label_for, name
from dominoes_qt.ui.worker import PATIENCE


class ValuesDialog(QDialog):
    """A list, the best first; Return on a row shows it at the table, where it can be confirmed."""

    def __init__(
        self, table: Table, announce: Callable[[str], None], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._announce = announce
        self._failed = False
        self._shown = QElapsedTimer()
        self.found: tuple[Choice, ...] = ()
        self._lines = QStringListModel(self)
        self.rows = RowList(self)
        self.label = label_for(self.rows)
        self.status = QLabel(self)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.hinter = Hinter(table.session, self)
        self._set_up()
        self.retranslate()
        if table.viewer is not None:
            self.hinter.ask(table.viewer)

    def _set_up(self) -> None:
        self.rows.setModel(self._lines)
        self.status.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * SPACE, 2 * SPACE, 3 * SPACE, 2 * SPACE)
        column.setSpacing(SPACE)
        for part in (self.label, self.rows, self.status, self.buttons):
            column.addWidget(part)
        self.buttons.rejected.connect(self.reject)
        self.hinter.found.connect(self._found)
        self.hinter.failed.connect(self._fail)
        self.rows.chosen.connect(self._choose)
        self.rows.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._shown.start()

    def hideEvent(self, event: QHideEvent) -> None:
        self.hinter.close()
        super().hideEvent(event)

    def _found(self, _seat: int, choices: tuple[Choice, ...]) -> None:
        self.found = choices
        self._tell_late()

    def _fail(self, _seat: int) -> None:
        self._failed = True
        self._tell_late()

    def _tell_late(self) -> None:
        """Tell also what a screen reader did not find when it read the dialog."""
        self._tell()
        if self._shown.isValid() and self._shown.elapsed() > 1000 * PATIENCE:
            self._announce(self.status.text())

    def _choose(self, row: int) -> None:
        """Show a choice at the table."""
        self.accept()
        self._table.suggest(self.found, row)

    def _tell(self) -> None:
        narrator = self._table.narrator
        self._lines.setStringList(Hints(narrator.table, narrator.style).listed(self.found))
        self.status.setText(self._status())

    def _status(self) -> str:
        if self.found:
            return QCoreApplication.translate(
                "Verdicts",
                "What is best for the match comes first. The figures are the expected points"
                " (Six-Love: games) of your side, less those of the others, until the end of the"
                " hand.",
            )
        if self._failed:
            return phrases.no_hint()
        return QCoreApplication.translate("Verdicts", "Looking at what you can do …")

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        self.rows.restyle(look)
        self.label.setFont(look.font(TextSize.BODY))
        self.status.setFont(look.font(TextSize.SMALL))
        parent = self.parentWidget()
        if parent is not None:
            self.resize(parent.size() * 0.7)

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        text = QCoreApplication.translate("Verdicts", "Value of each choice")
        self.setWindowTitle(text)
        self.label.setText(text)
        about = QCoreApplication.translate("Verdicts", "Return shows a choice at the table")
        name(self.rows, text, about)
        self._tell()
