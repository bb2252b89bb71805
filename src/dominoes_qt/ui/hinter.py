"""Finds hints off the GUI thread, from what the asking seat may know."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from dominoes_qt.players.base import Budget
from dominoes_qt.session.hints import HintRequest, hint_request
from dominoes_qt.session.session import Session
from dominoes_qt.ui.thinker import Thinker

SECONDS = 2.0
"""How long a hint may take."""


class Hinter(QObject):
    """Answers for one hint at a time; one about a moment that has passed is dropped.

    Signals:
        found: the seat, and every `Choice` that it has, the best first.
        failed: the seat; what went wrong is in the log.
    """

    found = Signal(int, object)
    failed = Signal(int)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._thinker = Thinker(self)
        self._thinker.answered.connect(self._answered)

    def ask(self, seat: int) -> bool:
        """Look for a hint to a seat; return whether it is to act."""
        flag = self._thinker.new_flag()
        budget = Budget(seconds=SECONDS, cancelled=flag.is_set)
        request = hint_request(self._session, seat, budget)
        if request is None:
            return False
        self._thinker.ask(request)
        return True

    def _answered(self, request: HintRequest, choices: object) -> None:
        if request.version != self._session.version:
            return
        if isinstance(choices, tuple):
            self.found.emit(request.seat, choices)
        else:
            self.failed.emit(request.seat)

    def close(self) -> None:
        """End the thread."""
        self._thinker.close()
