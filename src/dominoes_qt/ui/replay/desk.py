"""Reads a match in another thread, however long it is, and shows it in a replay."""

from __future__ import annotations

import gc
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QWidget

from dominoes_qt.engine.record import Recorded
from dominoes_qt.session.errors import FileError
from dominoes_qt.session.session import Session
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.replay.dialog import ReplayDialog
from dominoes_qt.ui.settings import Settings
from dominoes_qt.ui.theme import TextSize
from dominoes_qt.ui.worker import PATIENCE, Worker


class ReplayDesk(QObject):
    """One replay at a time, over the widget that is its parent.

    Signals:
        opened, closed: a replay is there, or no longer.
        failed: a `FileError`, because of which there is none.
        going_on: a `Session` that goes on from where the replay was; that is closed then.

    Attributes:
        replay: the window in which a match is looked at, while it is open.
    """

    opened = Signal()
    closed = Signal()
    failed = Signal(object)
    going_on = Signal(object)

    def __init__(
        self, settings: Settings, announce: Callable[[str], None], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._settings, self._announce, self._parent = settings, announce, parent
        self.replay: ReplayDialog | None = None
        self._worker = Worker(self)
        self._worker.done.connect(self._read)

    def open(self, read: Callable[[], Recorded]) -> None:
        """Show the match that `read` returns; it is called in another thread."""
        if self.replay is not None:
            return
        self._worker.start(lambda _tell: read(), patience=PATIENCE)
        if self._worker.is_busy:
            self._announce(QCoreApplication.translate("Replay", "Opening the match …"))

    def stop(self) -> None:
        """Read no further."""
        self._worker.stop()

    def _read(self, result: object) -> None:
        if isinstance(result, FileError):
            self.failed.emit(result)
            return
        if isinstance(result, Exception):
            raise result
        assert isinstance(result, Recorded)
        gc.freeze()  # looking for garbage in a long match takes so long that one would notice
        self.replay = ReplayDialog(result, self._settings, self._announce, self._parent)
        self.replay.addActions(self._parent.actions())
        self.restyle(Look.of(self._settings.values))
        self.replay.going_on.connect(self._go_on)
        self.replay.finished.connect(self._let_go)
        self.opened.emit()
        self.replay.open()

    def _go_on(self, session: Session) -> None:
        if self.replay is not None:
            self.replay.accept()
        self.going_on.emit(session)

    def _let_go(self) -> None:
        if self.replay is not None:
            self.replay.deleteLater()
            self.replay = None
            gc.unfreeze()
            self.closed.emit()

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        if self.replay is not None:
            self.replay.setFont(look.font(TextSize.BODY))
            self.replay.restyle(look)

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        if self.replay is not None:
            self.replay.retranslate()
