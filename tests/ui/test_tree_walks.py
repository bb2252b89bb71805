"""A reader that asks for everything all the time, while a match is played: no crash, no growth."""

from __future__ import annotations

import gc
import tracemalloc

import pytest
from PySide6.QtGui import QAccessible

from dominoes_qt.ui import screens
from dominoes_qt.ui.main_window import MainWindow
from dominoes_qt.ui.table import Phase, Table
from tests.ui.playing import settle
from tests.ui.test_secrecy import spoken

GROWTH = 3_000
"""Bytes a walk may leave: messages of the match are kept, and nothing else is."""


def walk_while_playing(window: MainWindow, walks: int) -> int:
    """Return how many bytes a walk leaves behind on the average."""
    table = screens.begin(window, "muggins", 4)
    step(table)
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(walks):
        texts = list(spoken(QAccessible.queryAccessibleInterface(window)))
        assert len(texts) > 100
        step(table)
        settle()
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // walks


def step(table: Table) -> None:
    """Act, or begin the hand anew once it is over."""
    if table.phase is Phase.ENDED:
        table.game.restart()
    else:
        screens.act(table)


def test_some_walks(window: MainWindow) -> None:
    assert walk_while_playing(window, 30) < 50 * GROWTH


@pytest.mark.soak
def test_two_thousand_walks(window: MainWindow) -> None:
    assert walk_while_playing(window, 2_000) < GROWTH
