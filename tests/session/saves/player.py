"""Run by the kill test: plays without end, saves after every action, and tells what it showed.

Arguments: the folder, and optionally a call and how often it may happen before this process
kills itself in it (`fsync 3`: before the third, `after-fsync 3`: after it, and so on).
"""

from __future__ import annotations

import os
import signal
import sys
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from dominoes_qt.engine.profiles import Setup
from dominoes_qt.players.base import Budget
from dominoes_qt.players.levels import LEVELS
from dominoes_qt.session.saves.notation import words_of
from dominoes_qt.session.saves.store import Store
from dominoes_qt.session.seats import Kind, Seat
from dominoes_qt.session.session import Session


def new_match(number: int) -> Session:
    """Return a match of two computers."""
    seats = (Seat("A", Kind.COMPUTER, "easy"), Seat("B", Kind.COMPUTER, "easy"))
    setup = Setup.make("all-fives", 2, target=100)
    return Session(setup, seats, number, levels=LEVELS, seed=number)


def show(session: Session) -> None:
    """Tell how far the match has come, in one write."""
    words = words_of(session.timeline.past, session.number)
    line = f"{session.key} {len(words)} {zlib.crc32(words.encode())} {session.is_over:d}\n"
    os.write(1, line.encode())


def go_on(session: Session) -> Session:
    """Do the next thing."""
    if session.is_over:
        return new_match(session.number + 1)
    if session.between_hands:
        session.next_hand()
        return session
    request = session.request(Budget())
    assert request is not None
    session.answer(request, request.choose())
    return session


def die_in(name: str, times: int) -> None:
    """Let the process be killed before or after a call has happened so many times."""
    left = times
    owner: Any = Path if name.endswith("replace") else os
    call: Callable[..., Any] = getattr(owner, name.removeprefix("after-"))

    def wrapped(*arguments: Any) -> Any:
        nonlocal left
        left -= 1
        if left == 0 and not name.startswith("after-"):
            os.kill(os.getpid(), signal.SIGKILL)
        result = call(*arguments)
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return result

    setattr(owner, name.removeprefix("after-"), wrapped)


def main(folder: Path, *death: str) -> None:
    """Play for half a minute of processor time at most."""
    if death:
        die_in(death[0], int(death[1]))
    store = Store(folder)
    found = store.open(LEVELS)
    assert found.saved or not found.faults
    session = found.saved.session(LEVELS) if found.saved else new_match(1)
    end = time.process_time() + 30
    while time.process_time() < end:
        assert store.save(session) is None
        show(session)
        session = go_on(session)


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
