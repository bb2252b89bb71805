"""A reader that asks for everything all the time, while a match is played: no crash, no growth."""

from __future__ import annotations

import gc
import tracemalloc
from pathlib import Path
from statistics import fmean

import pytest
from PySide6.QtGui import QAccessible

from dominoes_qt.ui import screens
from dominoes_qt.ui.main_window import MainWindow
from dominoes_qt.ui.table import Phase, Table
from tests.ui.playing import settle
from tests.ui.test_secrecy import spoken

LEFT = 100
"""Bytes of Python's that a walk may leave on the average, where nothing is played meanwhile."""

RESIDENT = 40_000
"""Bytes of the process that a walk and an action may add: messages and steps are kept."""

WEIGHED = 10
"""Every so many walks, as many are made at a standstill, and what they leave is measured."""


def walk_while_playing(window: MainWindow, walks: int) -> tuple[float, int]:
    """Return what a walk leaves on the average, and what a walk and an action add in all."""
    table = screens.begin(window, "muggins", 4)
    step(table)
    gc.collect()
    tracemalloc.start()
    left, resident = [], resident_bytes()
    for number in range(walks):
        walk(window)
        if number % WEIGHED == 0:
            left.append(left_by_a_walk(window))
        step(table)
        settle()
    tracemalloc.stop()
    return fmean(left), (resident_bytes() - resident) // walks


def walk(window: MainWindow) -> None:
    """Ask for everything once."""
    assert sum(1 for _text in spoken(QAccessible.queryAccessibleInterface(window))) > 100


def left_by_a_walk(window: MainWindow) -> float:
    """Return how many bytes of Python's a walk leaves at a standstill."""
    gc.collect()
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(WEIGHED):
        walk(window)
    gc.collect()
    return (tracemalloc.get_traced_memory()[0] - before) / WEIGHED


def resident_bytes() -> int:
    """Return how much memory the process has, where the system tells."""
    file = Path("/proc/self/statm")
    return int(file.read_text("utf-8").split()[1]) * 4096 if file.exists() else 0


def step(table: Table) -> None:
    """Act, or begin the hand anew once it is over."""
    if table.phase is Phase.ENDED:
        table.game.restart()
    else:
        screens.act(table)


def test_some_walks(window: MainWindow) -> None:
    left, _resident = walk_while_playing(window, 30)
    assert left < 5 * LEFT


@pytest.mark.soak
def test_two_thousand_walks(window: MainWindow) -> None:
    left, resident = walk_while_playing(window, 1_000)  # and as many at a standstill
    assert left < LEFT
    assert resident < RESIDENT
