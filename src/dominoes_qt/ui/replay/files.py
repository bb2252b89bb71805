"""Records in files, chosen here or named on the command line, looked at without the history."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtWidgets import QFileDialog, QInputDialog, QSpinBox, QWidget

from dominoes_qt.narrate.fill import fill
from dominoes_qt.narrate.words import number
from dominoes_qt.session import records
from dominoes_qt.session.errors import FileError
from dominoes_qt.ui.history.files import record_dialog
from dominoes_qt.ui.replay.desk import ReplayDesk
from dominoes_qt.ui.settings import Settings
from dominoes_qt.ui.theme import SPACE
from dominoes_qt.ui.widgets import indent, name
from dominoes_qt.ui.worker import PATIENCE, Worker


class WhichRecord(QInputDialog):
    """Asks for the number of a record in a file."""

    def __init__(self, last: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._last = last
        self.setInputMode(QInputDialog.InputMode.IntInput)
        self.setIntRange(1, last)
        self.retranslate()
        self._make_room()

    def _make_room(self) -> None:
        """Give the dialog that Qt has laid out the margins and the indent of all others."""
        self.minimumSizeHint()  # until somebody asks for it, there is no layout
        layout, field = self.layout(), self.findChild(QSpinBox)
        if layout is not None and field is not None:
            layout.setContentsMargins(3 * SPACE, 2 * SPACE, 3 * SPACE, 2 * SPACE)
            layout.setSpacing(SPACE)
            indent(field)

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        self.setWindowTitle(QCoreApplication.translate("Replay", "Open a record"))
        text = QCoreApplication.translate(
            "Replay", "This file holds {last} records. Which one, from 1 on?"
        )
        self.setLabelText(fill(text, last=number(self._last)))
        field = self.findChild(QSpinBox)
        if field is not None:
            about = QCoreApplication.translate("Replay", "The first record is number 1")
            name(field, QCoreApplication.translate("Replay", "Number of the record"), about)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()


class RecordFiles(QObject):
    """Asks for a file, and for one of its records if there are several.

    Signals:
        failed: a `FileError`: the file cannot be read, or the record is refused.

    Attributes:
        desk: where the replay is.
    """

    failed = Signal(object)

    def __init__(
        self, settings: Settings, announce: Callable[[str], None], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._parent = parent
        self._path = Path()
        self.desk = ReplayDesk(settings, announce, parent)
        self.desk.failed.connect(self.failed)
        self._worker = Worker(self)
        self._worker.done.connect(self._counted)

    def choose(self) -> None:
        """Ask for a file."""
        title = QCoreApplication.translate("Replay", "Open a record")
        dialog = record_dialog(self._parent, title, QFileDialog.AcceptMode.AcceptOpen)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda file: self.open(Path(file)))
        dialog.open()

    def open(self, path: Path) -> None:
        """Show a record of a file."""
        self._path = path
        self._worker.start(lambda _tell: records.count(path), patience=PATIENCE)

    def _counted(self, found: object) -> None:
        if isinstance(found, FileError):
            self.failed.emit(found)
        elif isinstance(found, int) and found > 1:
            self._ask_which(found)
        elif isinstance(found, int):
            self._show(1)
        elif isinstance(found, Exception):
            raise found

    def _ask_which(self, last: int) -> None:
        question = WhichRecord(last, self._parent)
        question.intValueSelected.connect(self._show)
        question.finished.connect(question.deleteLater)
        question.open()

    def _show(self, which: int) -> None:
        self.desk.open(partial(records.open_record, self._path, which))
