"""What outlasts the window: the match of last time, that of now, and what cannot be kept."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer

from dominoes_qt.narrate import kept
from dominoes_qt.players.levels import LEVELS
from dominoes_qt.session.errors import FileError
from dominoes_qt.session.saves.waiting import Waiting
from dominoes_qt.session.session import Session
from dominoes_qt.ui.keeping import Keeping, Tell, View

if TYPE_CHECKING:
    from dominoes_qt.ui.autosave import Autosave
    from dominoes_qt.ui.main_window import MainWindow


class Lasting(QObject):
    """Puts a `Keeping` to use for a window."""

    def __init__(self, window: MainWindow, keeping: Keeping | None) -> None:
        super().__init__(window)
        self.keeping = Keeping(parent=self) if keeping is None else keeping
        self._window = window
        self._autosave: Autosave | None = None
        # Not at once: what has happened is told before what became of saving it.
        self.keeping.troubled.connect(self.tell, Qt.ConnectionType.QueuedConnection)
        window.start_page.resumed.connect(self.resume)
        window.settings.unkept.connect(lambda: self.tell(kept.unkept_settings))

    def open(self, *, at_once: bool) -> None:
        """Go on with the match of last time, or offer it if it is over or not wanted at once."""
        self.keeping.open(LEVELS)
        if at_once and self.keeping.has_running:
            self.resume()
        elif self.keeping.saved is not None:
            self._window.start_page.offer_match()
        self._window.start_page.offer_others(self.keeping.others_wait)

    def tell_settings(self, fault: FileError) -> None:
        """Say what was wrong with the file of the settings."""
        self.tell(partial(kept.settings_file_fault, fault))

    def resume(self) -> None:
        """Go on with the match of last time."""
        found = self.keeping.take(LEVELS)
        if found is not None:
            self._window.seating.go_on(*found)

    def switch(self, wanted: Waiting) -> None:
        """Go on with a match that waits; the one at the table waits from then on."""
        if self._window.is_match_running and not (self.save() and self.keeping.is_safe):
            self._window.leaving.replace_match(partial(self._switch, wanted))
        else:
            self._switch(wanted)

    def _switch(self, wanted: Waiting) -> None:
        if self.keeping.switch(wanted):
            self.resume()

    @property
    def can_wait(self) -> bool:
        """Return whether the match at the table can wait while another one is played."""
        return self.save() and self.keeping.has_room

    def play_on(self, session: Session) -> None:
        """Go on with a match of the history, once all its windows are closed."""
        go_on = partial(self._window.seating.go_on, session)
        QTimer.singleShot(0, self, lambda: self._window.leaving.replace_match(go_on))

    def begin(self) -> None:
        """Have another match than that of last time."""
        self.keeping.leave_saved()
        self._window.start_page.offer_match(False)

    def follow(self) -> None:
        """Save the match at the table of now, as long as it is there."""
        table, page = self._window.table, self._window.table_page
        if table is not None and page is not None:
            from dominoes_qt.ui.autosave import Autosave

            self._autosave = Autosave(table, page, self.keeping)

    def forget(self) -> None:
        """Save nothing any more of the match at the table."""
        if self._autosave is not None:
            self._autosave.end()
            self._autosave = None

    def close(self) -> None:
        """Let go of all files; nothing is saved any more."""
        self.forget()
        self.keeping.close()

    def go_on(self, view: View) -> None:
        """Say that the match at the table goes on, and look at it as it was looked at."""
        table, page = self._window.table, self._window.table_page
        if table is not None and page is not None:
            from dominoes_qt.ui.resuming import restore

            table.go_on(lambda: QCoreApplication.translate("Saves", "The match goes on."))
            restore(view, table, page)
            self.save()

    def save(self) -> bool:
        """Save everything now; return whether it is on the disk, or there is nothing to save."""
        return self._autosave is None or self._autosave.save()

    def tell(self, tell: Tell) -> None:
        """Say something about what is kept, where it is seen: at the table or on the start page."""
        if self._window.table is not None:
            self._window.table.inform(tell)
        else:
            self._window.start_page.show_notice(tell)
            self._window.announcer.say(tell)
