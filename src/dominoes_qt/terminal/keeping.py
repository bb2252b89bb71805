"""Keeps the match of a terminal as the window keeps its own: saved, resumed, listed at its end."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from dominoes_qt.narrate import kept, prompts
from dominoes_qt.narrate.commands import is_yes
from dominoes_qt.narrate.fill import fill
from dominoes_qt.players.levels import LEVELS
from dominoes_qt.session.errors import FileError, FileReason
from dominoes_qt.session.history.history import History
from dominoes_qt.session.history.opening import open_history
from dominoes_qt.session.saves.document import Saved
from dominoes_qt.session.saves.store import Store
from dominoes_qt.session.session import Session
from dominoes_qt.terminal.console import Console
from dominoes_qt.terminal.faults import Leaving


class Keeping:
    """The save of this terminal, and the history; trouble with either is said once."""

    def __init__(self, folder: Path, console: Console) -> None:
        self._console = console
        self._store = Store(folder / "saves")
        self._path = folder / "history.sqlite"
        self._history: History | None = None
        self._told: set[FileReason] = set()

    def open(self, *, offers: bool) -> Session | None:
        """Return the match of last time, if the person wants to go on with it.

        Without `offers` nobody is asked. What is not gone on with stays where it is.
        """
        opened = self._store.open(LEVELS)
        for fault in opened.faults:
            self._console.say(kept.save_fault(fault))
        if opened.saved is None:
            return None
        session = opened.saved.session(LEVELS)
        if session.is_over:
            self._list(session)
        elif offers and self._is_wanted(opened.saved):
            return session
        else:
            self._store.close()  # another slot is taken with the first save
        return None

    def _is_wanted(self, saved: Saved) -> bool:
        question = fill(prompts.ask("go on"), match=kept.match_line(saved))
        while line := self._console.ask(question):
            answer = is_yes(line)
            if answer is not None:
                return answer
            self._console.say(prompts.say("yes or no"))
        if line is None:
            raise Leaving
        return True

    def keep(self, session: Session) -> bool:
        """Save the match, before what has happened is told; return whether that worked."""
        fault = self._store.save(session)
        if fault is not None:
            self._console.say(kept.save_fault(fault))
        if session.is_over:
            self._list(session)
        return self._store.fault is None

    def _list(self, session: Session) -> None:
        """Add a match that is over to the history."""
        try:
            if self._history is None:
                opened = open_history(self._path)
                self._history = opened.history
                for fault in opened.faults:
                    self._say(fault)
            self._history.retry()
            self._history.add(session, datetime.now(UTC))
        except FileError as error:
            self._say(error)

    def _say(self, fault: FileError) -> None:
        if fault.reason not in self._told:
            self._told.add(fault.reason)
            self._console.say(kept.history_fault(fault))

    def close(self) -> None:
        """Let go of all files."""
        self._store.close()
        if self._history is not None:
            self._history.close()
