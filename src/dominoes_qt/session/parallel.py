"""Work shared out to several cores, its results in the order of the tasks."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from threading import Thread
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import Future

T = TypeVar("T")
R = TypeVar("R")


def in_order(work: Callable[[T], R], tasks: Iterable[T], jobs: int) -> Generator[R, None, None]:
    """Return the results of the tasks, in their order; `jobs` processes work ahead.

    No more tasks are taken than are needed to keep all of them busy, so there may be no end
    of tasks. With one job everything happens in this process.
    """
    if jobs == 1:
        yield from map(work, tasks)
        return
    # Imported here: the window shares out no work, and is to open at once.
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    ahead = iter(tasks)
    waiting: deque[Future[R]] = deque()
    with _current_folder_left_out():  # the first process, which keeps track, starts here
        executor = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_begin_worker)
    try:
        while True:
            with _interrupts_held(), _current_folder_left_out():
                for task in islice(ahead, 2 * jobs - len(waiting)):
                    waiting.append(executor.submit(work, task))
            if not waiting:
                return
            yield waiting.popleft().result()
    finally:
        executor.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Hold Ctrl-C back, so that a process started now does not answer it with a traceback."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _current_folder_left_out() -> Iterator[None]:
    """Keep a process started now from taking modules from the current folder."""
    before = os.environ.get("PYTHONSAFEPATH", "")  # an empty one means nothing to Python
    os.environ["PYTHONSAFEPATH"] = "1"
    try:
        yield
    finally:
        os.environ["PYTHONSAFEPATH"] = before


def _begin_worker() -> None:  # pragma: no cover - runs in a process of its own
    """Leave Ctrl-C to the process that shares out the work, and end when that one ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:  # pragma: no cover - ends the process
    from multiprocessing import parent_process

    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
