"""Where the focus is after each thing that can happen: with what has to be done next."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dominoes_qt.engine.actions import Draw, End, Pass, Play
from dominoes_qt.ui import screens
from dominoes_qt.ui.actions import Key
from dominoes_qt.ui.dialogs import DialogKey
from dominoes_qt.ui.main_window import MainWindow
from dominoes_qt.ui.settings import Settings
from dominoes_qt.ui.table import Phase, Table
from dominoes_qt.ui.table_page import TablePage
from dominoes_qt.ui.widgets import ChoiceList, is_within


def settle() -> None:
    for _ in range(5):
        QCoreApplication.processEvents()


def focus() -> QWidget | None:
    settle()
    return QApplication.focusWidget()


def page_of(window: MainWindow) -> TablePage:
    assert window.table_page is not None
    return window.table_page


def table_of(window: MainWindow) -> Table:
    assert window.table is not None
    return window.table


def show(window: MainWindow, screen: str) -> TablePage:
    screens.SCREENS[screen](window)
    return page_of(window)


def test_at_ones_turn_it_is_on_a_tile_that_can_be_played(window: MainWindow) -> None:
    page = show(window, "table")
    assert focus() is page.tray.hand
    assert table_of(window).hand.ends_at(page.tray.hand.row)


def test_a_choice_leads_to_the_ends_and_to_the_confirmation_and_back(window: MainWindow) -> None:
    page = show(window, "choosing")
    assert focus() is page.tray.targets
    page.tray.targets.chosen.emit(0)
    assert focus() is page.tray.confirm
    window.actions_table[Key.BACK].trigger()
    assert focus() is page.tray.targets
    window.actions_table[Key.BACK].trigger()
    assert focus() is page.tray.hand


def test_a_choice_taken_back_from_the_board_leads_to_the_tiles(window: MainWindow) -> None:
    page = show(window, "choosing")
    page.tray.targets.chosen.emit(0)
    page.focus.go_on(1)
    assert is_within(focus(), page.board)
    window.actions_table[Key.BACK].trigger()
    assert focus() is page.tray.targets
    window.actions_table[Key.BACK].trigger()
    assert focus() is page.tray.hand


def test_a_refusal_leaves_it_alone(window: MainWindow) -> None:
    page = show(window, "table")
    table = table_of(window)
    rows = range(table.hand.rowCount())
    row = next(row for row in rows if not table.hand.ends_at(row))
    page.tray.hand.set_row(row)
    QTest.keyClick(page.tray.hand, Qt.Key.Key_Return)
    assert focus() is page.tray.hand
    assert page.tray.hand.row == row


@pytest.mark.parametrize(("kind", "button"), [(Draw, "draw"), (Pass, "pass_turn")])
def test_what_is_forced_has_it(window: MainWindow, kind: type[Draw | Pass], button: str) -> None:
    table = screens.begin(window, "draw", 2)
    screens.play_until(table, lambda table: table.is_own_turn and table.choice.can(kind))
    assert focus() is getattr(page_of(window).tray, button)


def test_after_a_hand_it_is_on_the_way_on(window: MainWindow) -> None:
    page = show(window, "settlement")
    button = page.settlement.first_button
    assert button is not None
    assert focus() is button
    button.click()
    settle()
    assert table_of(window).phase is not Phase.ENDED
    assert focus() is not None


# Before a hand is over there is nothing to review.
@pytest.mark.parametrize("key", [key for key in DialogKey if key is not DialogKey.REVIEW])
def test_it_comes_back_from_a_dialog(window: MainWindow, key: DialogKey, qtbot: QtBot) -> None:
    page = show(window, "table")
    window.open(key)
    dialog = window.dialog
    assert dialog is not None
    qtbot.waitUntil(dialog.isActiveWindow)
    inside = focus()
    assert inside is not None
    assert dialog.isAncestorOf(inside)
    dialog.reject()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    assert focus() is page.tray.hand


def test_it_stays_through_a_switch_of_the_language(
    window: MainWindow, preferences: Settings
) -> None:
    page = show(window, "preview")
    assert focus() is page.tray.confirm
    preferences.change(language="es")
    assert focus() is page.tray.confirm
    assert table_of(window).choice.action is not None


def test_the_cover_has_it_and_gives_it_to_the_tiles(window: MainWindow) -> None:
    screens.SCREENS["cover"](window)
    assert focus() is window.cover_page.show_button
    window.cover_page.show_button.click()
    assert focus() is page_of(window).tray.hand


def test_whoever_reads_the_board_stays_there(window: MainWindow) -> None:
    page = show(window, "table")
    page.proxies.focus_current()
    before = focus()
    for _ in range(4):
        screens.act(table_of(window))
    assert focus() is before


def test_an_end_can_be_chosen_on_the_board(window: MainWindow) -> None:
    page = show(window, "choosing")
    table = table_of(window)
    layout = table.layout_model.layout
    end = table.choice.ends_of(table.choice.tile)[-1]
    arm = [row for row, placed in enumerate(layout.placed) if placed.arm == end.value]
    start = [row for row, placed in enumerate(layout.placed) if placed.arm == "C"]
    page.proxies.activated.emit(arm[-1] if arm else start[0])
    action = table.choice.action
    assert isinstance(action, Play)
    assert action.end in End
    assert focus() is page.tray.confirm


def test_undo_and_redo_put_it_where_the_next_thing_is_done(window: MainWindow) -> None:
    page = show(window, "preview")
    page.tray.confirm.click()
    settle()
    window.actions_table[Key.UNDO].trigger()
    assert focus() is page.tray.hand
    window.actions_table[Key.REDO].trigger()
    assert focus() is not None


def test_undo_stands_on_the_tile_that_comes_back(window: MainWindow) -> None:
    page = show(window, "preview")
    table = table_of(window)
    tile = table.choice.tile
    page.tray.confirm.click()
    settle()
    window.actions_table[Key.UNDO].trigger()
    assert table.hand.tile_at(page.tray.hand.row) == tile


@pytest.mark.parametrize("screen", ["table", "choosing", "nomination", "settlement"])
def test_the_row_that_gets_the_focus_is_selected(window: MainWindow, screen: str) -> None:
    """Readers tell of one that is not."""
    screens.SCREENS[screen](window)
    for each in screens.looked_at(window).findChildren(ChoiceList):
        if each.isVisible() and each.model().rowCount():
            each.clearFocus()
            each.selectionModel().clear()
            each.setFocus()
            assert each.selectionModel().isSelected(each.currentIndex())
