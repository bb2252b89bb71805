"""Keeps what must not be lost: the running match, the finished ones, and a log.

Without a folder everything is in memory and ends with the program; tests and pictures do so.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from dominoes_qt.narrate import kept
from dominoes_qt.players.base import Player
from dominoes_qt.session.errors import FileError, FileReason
from dominoes_qt.session.logs import Log
from dominoes_qt.session.saves.document import Saved
from dominoes_qt.session.saves.store import Store
from dominoes_qt.session.saves.waiting import Waiting, waiting_at
from dominoes_qt.session.session import Session

if TYPE_CHECKING:
    from dominoes_qt.session.history.history import History
    from dominoes_qt.session.history.opening import OpenedHistory

RETRY_MS = 10_000
"""How long after a trouble saving is tried again."""

View = Mapping[str, object]
Tell = Callable[[], str]


class Keeping(QObject):
    """Owns the save of this window, and the history.

    Signals:
        troubled: something to be told once, as a call that returns its sentence.

    Attributes:
        saved: the match found at the start, until it is gone on with or another begins.
        others_wait: whether further matches that are not over were found then.
    """

    troubled = Signal(object)

    def __init__(self, folder: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.saved: Saved | None = None
        self.others_wait = False
        self._folder = folder
        self._store = None if folder is None else Store(folder / "saves")
        self._log = None if folder is None else Log(folder / "logs")
        self._levels: Mapping[str, Player] = {}
        self._history: History | None = None
        self._told: set[FileReason] = set()
        self._unlisted: dict[str, tuple[Session, datetime]] = {}
        self._timer = QTimer(self)
        self._timer.setInterval(RETRY_MS)
        self._timer.timeout.connect(self.retry)

    # At the start and at the end

    def open(self, levels: Mapping[str, Player]) -> None:
        """Look for a match to go on with, and say what is wrong with saves that are there."""
        if self._store is None:
            return
        self._levels = levels
        opened = self._store.open(levels)
        for fault in opened.faults:
            self._tell(partial(kept.save_fault, fault))
        if self._log is not None and self._log.fault is not None and self._store.fault is None:
            self._tell(partial(kept.log_fault, self._log.fault))
        self.saved = opened.saved
        self.others_wait = bool(opened.waiting)
        if self.saved is not None:
            session = self.saved.session(levels)
            if session.is_over:
                self._list(session)

    @property
    def has_running(self) -> bool:
        """Return whether the match that was found is not over."""
        saved = self.saved
        return saved is not None and not saved.timeline.past[-1].match.is_over

    def take(self, levels: Mapping[str, Player]) -> tuple[Session, View] | None:
        """Return the match that was found and how it was looked at; it is the running one now."""
        saved, self.saved = self.saved, None
        return None if saved is None else (saved.session(levels), saved.view)

    def leave_saved(self) -> None:
        """Begin another match; one that was found and is not over stays where it is."""
        if self.has_running:
            self.let_wait()
        self.saved = None

    # Matches that wait

    @property
    def has_room(self) -> bool:
        """Return whether the running match can wait while another one is played."""
        return self._store is not None and self._store.has_room

    def let_wait(self) -> None:
        """Leave what is saved where it is; the next match is saved elsewhere."""
        if self._store is not None:
            self._store.close()

    def waiting(self) -> list[Waiting]:
        """Return the matches that are not over and that nobody plays now."""
        if self._store is None:
            return []
        found, faults = self._store.waiting(self._levels)
        for fault in faults:
            self._tell(partial(kept.save_fault, fault))
        if self.saved is not None and self.has_running and self._store.path is not None:
            found.insert(0, waiting_at(self._store.path, self.saved))
        return found

    def switch(self, wanted: Waiting) -> bool:
        """Have a match that waits to go on with next; return whether that is possible."""
        if self._store is None:
            return False
        if wanted.path == self._store.path:
            return self.saved is not None
        saved, faults = self._store.switch(wanted.path, self._levels)
        for fault in faults:
            self._tell(partial(kept.save_fault, fault))
        if saved is not None:
            self.saved = saved
        return saved is not None

    def close(self) -> None:
        """Let go of all files."""
        self._timer.stop()
        if self._store is not None:
            self._store.close()
        if self._history is not None:
            self._history.close()
            self._history = None
        if self._log is not None:
            self._log.close()

    # The running match

    @property
    def is_safe(self) -> bool:
        """Return whether the running match is on the disk, and so is there the next time."""
        return self._store is not None and self._store.fault is None

    def save(self, session: Session, view: View) -> bool:
        """Save the match, before anything of the change is shown; return whether that worked."""
        if self._store is not None:
            self._note(self._store.save(session, view))
        if session.is_over:
            self._list(session)
        self._watch()
        return self.is_safe

    def retry(self) -> None:
        """Try once more what the disk has refused."""
        if self._store is not None and self._store.fault is not None:
            self._note(self._store.retry())
        if self._unlisted or (self._history is not None and self._history.in_memory):
            self._retry_history()
        self._watch()

    def _note(self, fault: FileError | None) -> None:
        if fault is not None:
            self._tell(partial(kept.save_fault, fault))

    def _watch(self) -> None:
        unkept = self._folder is not None and self._history is not None and self._history.in_memory
        waits = unkept or bool(self._unlisted)
        waits = waits or (self._store is not None and self._store.fault is not None)
        if waits and not self._timer.isActive():
            self._timer.start()
        elif not waits:
            self._timer.stop()

    def _tell(self, tell: Tell) -> None:
        self.troubled.emit(tell)

    # Finished matches

    @property
    def history(self) -> History:
        """Return the list of finished matches; it is opened when it is needed first."""
        if self._history is None:
            from dominoes_qt.session.history.history import History
            from dominoes_qt.session.history.opening import open_history

            if self._folder is None:
                self._history = History(Path(), None)
            else:
                self._take_over(open_history(self._folder / "history.sqlite"))
        assert self._history is not None
        return self._history

    def _take_over(self, opened: OpenedHistory) -> None:
        self._history = opened.history
        for fault in opened.faults:
            self.history_failed(fault)

    def history_failed(self, fault: FileError) -> bool:
        """Say what is wrong with the history, unless that has been said; return whether it was."""
        is_new = fault.reason not in self._told
        if is_new:
            self._told.add(fault.reason)
            self._tell(partial(kept.history_fault, fault))
        self._watch()
        return is_new

    def replace_history(self) -> None:
        """Set a history aside that has turned out to be damaged."""
        from dominoes_qt.session.history.opening import replace_damaged

        self._take_over(replace_damaged(self.history))

    def _list(self, session: Session) -> None:
        self._unlisted[session.key] = (session, datetime.now(UTC))
        self._retry_history()

    def _retry_history(self) -> None:
        fault = self.history.retry() if self._folder is not None else None
        try:
            for key, (session, when) in list(self._unlisted.items()):
                if session.is_over:
                    self.history.add(session, when)
                del self._unlisted[key]
        except FileError as error:
            fault = error
            if error.reason is FileReason.DAMAGED:
                self.replace_history()
                return
        if fault is None:
            self._told.clear()
        else:
            self.history_failed(fault)
