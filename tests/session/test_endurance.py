"""Long play and long records: memory and open files stay flat, time grows with length alone."""

from __future__ import annotations

import faulthandler
import gc
import json
import sys
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest

from dominoes_qt.engine.match import Match
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.record import write
from dominoes_qt.session.history.opening import open_history
from dominoes_qt.session.records import open_record
from dominoes_qt.session.replay import Replay
from dominoes_qt.session.saves.store import Store
from dominoes_qt.session.session import Session
from tests.session.history.matches import LEVELS, NOON, seats_of
from tests.session.long_matches import long_match
from tests.session.test_session import step

T = TypeVar("T")


def new_match(number: int) -> Session:
    """Return a match of a person and a computer."""
    setup = Setup.make("all-fives", 2, target=100)
    return Session(setup, seats_of("PF"), number, levels=LEVELS, seed=1)


def open_files() -> int:
    """Return how many files this process has open, where the system tells."""
    folder = Path("/proc/self/fd")
    return len(list(folder.iterdir())) if folder.exists() else 0


def play_on(folder: Path, actions: int) -> tuple[int, int]:
    """Play, save and keep what ends; return the bytes of memory and the open files at the end."""
    store = Store(folder / "saves")
    store.open(LEVELS)
    history = open_history(folder / "history.sqlite").history
    session = new_match(1)
    for action in range(actions):
        if session.is_over:
            history.add(session, NOON)
            session = new_match(session.number + 1)
        step(session)
        if action % 9 == 8:
            session.undo()
            session.redo()
        if action % 50 == 49:
            session.restart()
        assert store.save(session, {"action": action}) is None
    assert history.count() >= actions // 250
    while not session.is_over:
        step(session)
    del session
    gc.collect()
    used = tracemalloc.get_traced_memory()[0]
    files = open_files()
    history.close()
    store.close()
    return used, files


def renew_interned() -> None:
    """Have Python make its table of interned strings anew, under the eyes of `tracemalloc`.

    Every path puts its parts into it for a while, so that this is due once in a long run; the
    table, of 2 MB in a whole test run, would then be taken for something left behind.
    """
    for number in range(200_000):
        sys.intern(f"part {number}")


def endure(folder: Path, actions: int) -> None:
    """Compare long play with short play, in one process."""
    tracemalloc.start()
    try:
        renew_interned()
        play_on(folder / "warm", 60)
        few = play_on(folder / "few", 60)
        many = play_on(folder / "many", actions)
    finally:
        tracemalloc.stop()
    print(f"{few} after 60 actions, {many} after {actions}")
    assert many[0] - few[0] < 100_000
    assert many[1] == few[1]


def test_play_keeps_memory_and_files_flat(tmp_path: Path) -> None:
    endure(tmp_path, 260)


@pytest.mark.soak
def test_eight_hours_of_play_keep_memory_and_files_flat(tmp_path: Path) -> None:
    """One action a second for eight hours, at full speed."""
    faulthandler.cancel_dump_traceback_later()  # it takes longer than tests may by themselves
    endure(tmp_path, 8 * 3600)


def timed(work: Callable[[], T]) -> tuple[T, float]:
    """Return what some work gives, and the seconds of processor time that it takes."""
    began = time.process_time()
    result = work()
    return result, time.process_time() - began


@pytest.mark.soak
def test_ten_thousand_hands_take_time_in_proportion(tmp_path: Path) -> None:
    path = tmp_path / "long.json"
    whole = long_match(10_000)
    taken = []
    for hands in (2000, 10_000):
        finished = whole.finished[:hands]
        match = Match(whole.setup, finished, None, finished[-1].scores)
        path.write_text(json.dumps(write(match)), "utf-8")
        recorded, loading = timed(lambda: open_record(path, 1))
        replay = Replay(recorded.match)
        _, ends = timed(lambda: [replay[step] for step in (0, -1, len(replay) // 2)])  # noqa: B023 - called at once
        _, walking = timed(lambda: [replay[step].hand for step in range(len(replay))])  # noqa: B023 - called at once
        _, scores = timed(replay.scores)
        taken.append((loading, walking, scores))
        print(f"{hands} hands, {path.stat().st_size} bytes: load {loading:.2f} s, ", end="")
        print(f"three steps {ends:.3f} s, all steps {walking:.2f} s, scores {scores:.3f} s")
    for short, long in zip(*taken, strict=True):
        assert long < 10 * short  # five times as many hands; squared it would be 25
