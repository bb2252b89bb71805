"""Asks computers off the GUI thread, so that the window never waits for one."""

from __future__ import annotations

import logging
import sys
from functools import partial
from threading import Event
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Qt, QThread, QThreadPool, Signal

if TYPE_CHECKING:
    from dominoes_qt.engine.view import SeatView

_log = logging.getLogger(__name__)


_SWITCH = 0.0005
"""Seconds; Python's own 0.005 pass each time that the window takes its turn from a computer."""


def give_way() -> None:
    """Have a computer that thinks let the window in at once; for the whole program."""
    sys.setswitchinterval(_SWITCH)


class Question(Protocol):
    """What can be answered off the GUI thread."""

    @property
    def seat(self) -> int: ...

    @property
    def view(self) -> SeatView: ...

    def choose(self) -> object:
        """Return the answer; called in another thread."""
        ...


class _Post(QObject):
    """Carries an answer from the pool's thread to the one of the thinker."""

    done = Signal(object, object)


def _answer(request: Question, post: _Post) -> None:
    """Answer one question; it knows nothing of the thinker, which may be gone when it is done."""
    try:
        answer: object = request.choose()
    except Exception:
        # A player that fails must not stop the match; what it did wrong stays in the log.
        _log.exception("seat %d could not choose", request.seat)
        answer = request.view.legal[0]
    post.done.emit(request, answer)


class Thinker(QObject):
    """Answers one request at a time; a new one, or `cancel`, drops the one before.

    Signals:
        answered: the request, and its answer; a legal action if choosing failed.
    """

    answered = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._pool.setThreadPriority(QThread.Priority.LowPriority)
        self._post = _Post(self)
        self._post.done.connect(self._take, Qt.ConnectionType.QueuedConnection)
        self._asked: Question | None = None
        self._cancelled = Event()

    @property
    def is_busy(self) -> bool:
        """Return whether an answer is awaited."""
        return self._asked is not None

    def new_flag(self) -> Event:
        """Return what tells the next request's player to stop; `cancel` sets it."""
        self.cancel()
        self._cancelled = Event()
        return self._cancelled

    def ask(self, request: Question) -> None:
        """Have the request answered; `answered` comes later, and never for one that was dropped."""
        self._asked = request
        # Not a QRunnable: PySide would never let go of it, nor of the view in the request.
        self._pool.start(partial(_answer, request, self._post))

    def cancel(self) -> None:
        """Drop the question that is out, if there is one."""
        self._asked = None
        self._cancelled.set()

    def close(self) -> None:
        """Drop everything and wait until no thread works any more."""
        self.cancel()
        self._pool.clear()
        self._pool.waitForDone()

    def _take(self, request: Question, answer: object) -> None:
        if request is self._asked:
            self._asked = None
            self.answered.emit(request, answer)
