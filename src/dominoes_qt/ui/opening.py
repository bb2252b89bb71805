"""Opens records of files in the window: a match at the table waits meanwhile."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from dominoes_qt.narrate import kept
from dominoes_qt.session.errors import FileError
from dominoes_qt.ui.actions import Key
from dominoes_qt.ui.look import Look

if TYPE_CHECKING:
    from dominoes_qt.ui.main_window import MainWindow
    from dominoes_qt.ui.replay.dialog import ReplayDialog
    from dominoes_qt.ui.replay.files import RecordFiles

_WHY = "record"


class Opening(QObject):
    """Asks for a file, and shows a record of it."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._files: RecordFiles | None = None
        window.actions_table[Key.OPEN].triggered.connect(self.choose)

    @property
    def files(self) -> RecordFiles:
        """Return what reads files; it is made when it is needed first."""
        if self._files is None:
            from dominoes_qt.ui.replay.files import RecordFiles

            window = self._window
            self._files = RecordFiles(window.settings, window.announcer.say_text, window)
            self._files.failed.connect(self._failed)
            self._files.desk.opened.connect(self._opened)
            self._files.desk.closed.connect(self._closed)
            self._files.desk.going_on.connect(window.lasting.play_on)
        return self._files

    @property
    def replay(self) -> ReplayDialog | None:
        """Return the replay that is open."""
        return None if self._files is None else self._files.desk.replay

    def choose(self) -> None:
        """Ask for a file."""
        self.files.choose()

    def open(self, path: Path) -> None:
        """Show a record of a file."""
        self.files.open(path)

    def _failed(self, error: FileError) -> None:
        self._window.lasting.tell(partial(kept.record_file_fault, error))

    def _opened(self) -> None:
        if self.replay is not None:
            self.replay.addAction(self._window.actions_table[Key.RULES])
        if self._window.table is not None:
            self._window.table.game.pause(_WHY)

    def _closed(self) -> None:
        if self._window.table is not None:
            self._window.table.game.resume(_WHY)

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        if self._files is not None:
            self._files.desk.restyle(look)

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        if self._files is not None:
            self._files.desk.retranslate()
