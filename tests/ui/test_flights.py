"""Draws fly from the yard, and leave nothing behind; without motion, nothing flies."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from dominoes_qt.ui.main_window import MainWindow
from dominoes_qt.ui.settings import Settings
from dominoes_qt.ui.table import Table
from tests.ui.test_table_page import begin

DEAL = 9


def draw(table: Table) -> int:
    """Play on until somebody draws, and return who does."""
    before = table.session.yard
    while True:
        if table.viewpoint.wanted is not None:
            table.reveal()
        seat = table.session.turn
        assert seat is not None
        table.choice.asked.emit(table.choice.legal[0])
        if table.session.yard < before:
            return seat


def test_a_drawn_tile_flies_to_its_seat_and_is_gone(
    window: MainWindow, preferences: Settings, qtbot: QtBot
) -> None:
    preferences.change(still=False)
    table, page = begin(window, "draw", "pp", DEAL)
    before = len(page.children())
    seat = draw(table)
    assert page.flights.seats == {seat}
    qtbot.waitUntil(lambda: not page.flights.seats)
    qtbot.waitUntil(lambda: len(page.children()) == before)


def test_nothing_flies_without_motion(window: MainWindow) -> None:
    table, page = begin(window, "draw", "pp", DEAL)
    draw(table)
    assert page.flights.seats == set()
