"""Hints at the window: shown, told with a reason, taken by confirming, dropped when stale."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from dominoes_qt.engine.actions import Nominate
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.players.hard import Choice
from dominoes_qt.session.hints import HintRequest
from dominoes_qt.session.seats import Kind, Seat
from dominoes_qt.ui.actions import Key
from dominoes_qt.ui.main_window import MainWindow
from dominoes_qt.ui.review.values_dialog import ValuesDialog
from dominoes_qt.ui.settings import Settings
from dominoes_qt.ui.table import Phase, Table
from tests.ui.playing import focus


def begin(window: MainWindow, setup: Setup, people: int = 1) -> Table:
    """Begin a match of so many people in the first seats."""
    names = ("Ana", "Ben", "Carla", "Dan")
    seats = tuple(
        Seat(names[seat], Kind.PERSON)
        if seat < people
        else Seat(names[seat], Kind.COMPUTER, "easy")
        for seat in range(setup.seats)
    )
    window.begin(setup, seats, 7, seed=1)
    assert window.table is not None
    return window.table


def ask(window: MainWindow, qtbot: QtBot) -> Table:
    """Ask for a hint and wait until it is shown."""
    table = window.table
    assert table is not None
    window.actions_table[Key.HINT].trigger()
    qtbot.waitUntil(lambda: table.choice.action is not None)
    return table


def test_a_hint_is_shown_and_told_and_confirm_takes_it(window: MainWindow, qtbot: QtBot) -> None:
    table = begin(window, Setup.make("all-fives", 2, first_leader=0))
    version = table.session.version
    ask(window, qtbot)
    assert window.table_page is not None
    assert window.table_page.scene.preview_end == "start"
    assert focus() is window.table_page.tray.confirm
    said = table.messages.text(-1)
    assert said.startswith("Chosen: lead ")
    assert said.count(".") >= 2
    assert table.session.version == version
    window.actions_table[Key.CONFIRM].trigger()
    assert table.session.version > version


def test_it_is_shown_also_where_nothing_is_confirmed(
    window: MainWindow, preferences: Settings, qtbot: QtBot
) -> None:
    preferences.change(confirm=False)
    table = begin(window, Setup.make("block", 2, first_leader=0))
    version = table.session.version
    ask(window, qtbot)
    assert table.session.version == version
    window.actions_table[Key.BACK].trigger()
    assert table.choice.action is None
    assert table.choice.tile is None


def test_a_hint_for_the_nomination(window: MainWindow, qtbot: QtBot) -> None:
    table = begin(window, Setup.make("six-love", 4, first_coordinator=0))
    assert table.phase is Phase.NOMINATING
    ask(window, qtbot)
    assert isinstance(table.choice.action, Nominate)


def test_a_stale_hint_is_dropped(window: MainWindow, qtbot: QtBot) -> None:
    table = begin(window, Setup.make("block", 2, first_leader=0), people=2)
    window.cover_page.show_button.click()
    window.actions_table[Key.HINT].trigger()
    table.game.submit(0, table.choice.legal[0])
    told = table.messages.rowCount()
    qtbot.wait(300)
    assert table.messages.rowCount() == told
    assert table.choice.action is None


def test_one_that_fails_is_told(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begin(window, Setup.make("block", 2, first_leader=0))
    monkeypatch.setattr(HintRequest, "choose", failing)
    window.actions_table[Key.HINT].trigger()
    qtbot.waitUntil(lambda: "no hint this time" in table.messages.text(-1))
    assert table.choice.action is None
    window.actions_table[Key.VALUES].trigger()
    dialog = window.dialog
    assert isinstance(dialog, ValuesDialog)
    qtbot.waitUntil(lambda: "no hint this time" in dialog.status.text())


def failing(_request: HintRequest) -> tuple[Choice, ...]:
    raise IndexError("a mistake of the program")


def test_behind_the_cover_there_is_none(window: MainWindow) -> None:
    begin(window, Setup.make("block", 2, first_leader=0), people=2)
    assert not window.actions_table[Key.HINT].isEnabled()
    window.cover_page.show_button.click()
    assert window.actions_table[Key.HINT].isEnabled()
