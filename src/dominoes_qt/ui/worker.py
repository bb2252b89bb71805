"""Work that takes a while, such as checking a long record: in another thread than the window's."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Semaphore, Thread

from PySide6.QtCore import QObject, Qt, Signal

Tell = Callable[[object], None]
"""Called by a job with what it has got so far; it waits while the window is behind."""

Job = Callable[[Tell], object]

PATIENCE = 0.15
"""Seconds that a person does not notice, so that a short job needs no word about it."""

_AHEAD = 4
"""How much a job may have told that the window has not taken yet."""


class _Stopped(Exception):
    """Nobody wants the result any more."""


class _Post(QObject):
    """Carries things from the thread to the worker, which may be gone by then."""

    sent = Signal(object, object, bool)


class _Run:
    """One job in its thread."""

    def __init__(self, job: Job, post: _Post) -> None:
        self._job = job
        self._post = post
        self._stopped = False
        self.room = Semaphore(_AHEAD)
        self.ended = Event()
        self.result: object = None
        Thread(target=self._work, name="worker", daemon=True).start()

    def stop(self) -> None:
        """Have the job end when it tells something next."""
        self._stopped = True
        self.room.release()

    def _tell(self, value: object) -> None:
        self.room.acquire()
        if self._stopped:
            raise _Stopped
        self._post.sent.emit(self, value, False)

    def _work(self) -> None:
        try:
            with _uncollected():
                self.result = self._job(self._tell)
        except _Stopped:
            return
        except Exception as error:
            self.result = error
        self.ended.set()
        if not self._stopped:
            self._post.sent.emit(self, self.result, True)


@contextmanager
def _uncollected() -> Iterator[None]:
    """Have Python not look for garbage in what is made meanwhile: every thread would wait.

    A long match is millions of objects, none of which is part of a circle.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.unfreeze()  # now they count as old, without having been looked at
        gc.enable()


class Worker(QObject):
    """Does one job at a time; a new one, or `stop`, drops the one before.

    Signals:
        told: what the job has got so far.
        done: what it has returned, or the exception that it has raised.
    """

    told = Signal(object)
    done = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._post = _Post()
        self._post.sent.connect(self._take, Qt.ConnectionType.QueuedConnection)
        self._run: _Run | None = None

    @property
    def is_busy(self) -> bool:
        """Return whether a job is not done."""
        return self._run is not None

    def start(self, job: Job, *, patience: float = 0.0) -> None:
        """Begin a job; if it takes no longer than so many seconds, `done` comes at once."""
        self.stop()
        run = self._run = _Run(job, self._post)
        if patience and run.ended.wait(patience):
            self._take(run, run.result, True)

    def stop(self) -> None:
        """Drop the job: neither `told` nor `done` comes of it any more."""
        if self._run is not None:
            self._run.stop()
            self._run = None

    def _take(self, run: _Run, value: object, is_result: bool) -> None:
        if run is not self._run:
            return
        if is_result:
            self._run = None
            self.done.emit(value)
        else:
            run.room.release()
            self.told.emit(value)
