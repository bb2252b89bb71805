"""The value of each choice, on request: for whoever is to act, and shown at the table."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from dominoes_qt.engine.profiles import Setup
from dominoes_qt.narrate.hints import Hints
from dominoes_qt.ui.actions import Key
from dominoes_qt.ui.main_window import MainWindow
from dominoes_qt.ui.review.values_dialog import ValuesDialog
from dominoes_qt.ui.screens import begin, play_until
from dominoes_qt.ui.settings import Settings
from dominoes_qt.ui.table import Table
from dominoes_qt.ui.worker import PATIENCE


def own_turn(window: MainWindow) -> Table:
    """Return a table at which there is something to choose."""
    table = begin(window, "all-fives", 2)
    play_until(table, lambda table: table.is_own_turn and len(table.choice.legal) > 2)
    return table


def opened(window: MainWindow, qtbot: QtBot) -> ValuesDialog:
    """Open the list by its key and wait until it is there."""
    window.actions_table[Key.VALUES].trigger()
    dialog = window.dialog
    assert isinstance(dialog, ValuesDialog)
    qtbot.waitUntil(lambda: bool(dialog.found), timeout=20_000)
    return dialog


def lines(dialog: ValuesDialog) -> list[str]:
    """Return the rows."""
    model = dialog.rows.model()
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def test_every_choice_is_there_with_its_value_and_reason(window: MainWindow, qtbot: QtBot) -> None:
    table = own_turn(window)
    version = table.session.version
    dialog = opened(window, qtbot)
    assert {choice.action for choice in dialog.found} == set(table.choice.legal)
    hints = Hints(table.narrator.table, table.narrator.style)
    assert lines(dialog) == hints.listed(dialog.found)
    assert dialog.status.text().startswith("What is best for the match comes first.")
    assert dialog.rows.row == 0
    assert table.game.is_paused
    dialog.reject()
    assert table.session.version == version
    assert table.choice.action is None


def test_what_the_figures_mean_is_said_when_they_come_late(
    window: MainWindow, qtbot: QtBot
) -> None:
    table, said = own_turn(window), list[str]()
    dialog = ValuesDialog(table, said.append, window)
    qtbot.addWidget(dialog)
    dialog.hinter.found.emit(0, ())
    assert said == [], "it is not shown, so there is nothing that was read"
    dialog.show()
    assert dialog.status.text() == "Looking at what you can do …"
    dialog.hinter.close()
    qtbot.wait(int(1500 * PATIENCE))
    assert table.viewer is not None
    dialog.hinter.ask(table.viewer)
    qtbot.waitUntil(lambda: bool(dialog.found), timeout=20_000)
    assert said == [dialog.status.text()]
    assert said[0].startswith("What is best for the match comes first.")


def test_one_is_shown_at_the_table_and_confirm_takes_it(window: MainWindow, qtbot: QtBot) -> None:
    table = own_turn(window)
    dialog = opened(window, qtbot)
    second = dialog.found[1]
    dialog.rows.chosen.emit(1)
    assert window.dialog is None
    assert table.choice.action == second.action
    assert table.messages.text(-1).startswith("Chosen: ")
    version = table.session.version
    window.actions_table[Key.CONFIRM].trigger()
    assert table.session.version > version


def test_it_follows_the_language(window: MainWindow, preferences: Settings, qtbot: QtBot) -> None:
    own_turn(window)
    dialog = opened(window, qtbot)
    assert " point" in lines(dialog)[0]
    preferences.change(language="es")
    assert " punto" in lines(dialog)[0]


def test_only_whoever_is_to_act_gets_it(window: MainWindow) -> None:
    table = begin(window, "block", 2, people=2)
    assert not window.actions_table[Key.VALUES].isEnabled()
    play_until(table, lambda table: bool(table.session.finished))
    assert not window.actions_table[Key.VALUES].isEnabled()
    assert table.session.setup == Setup.make("block", 2, first_leader=0)


def test_by_command(window: MainWindow, qtbot: QtBot) -> None:
    own_turn(window)
    assert window.table_page is not None
    window.table_page.commands.do("values")
    assert isinstance(window.dialog, ValuesDialog)
    window.dialog.reject()
    window.table_page.commands.do("valor")
    assert window.dialog is None
