"""Two people and two computers: no tile is anywhere that whoever looks may not know."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QWidget

from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.tiles import Tile
from dominoes_qt.session.seats import Kind, Seat
from dominoes_qt.ui.actions import QUESTIONS, Key
from dominoes_qt.ui.main_window import MainWindow, Page
from dominoes_qt.ui.table import Phase
from tests.ui.playing import Keyboard, settle

TILE = re.compile(r"\b([0-6])-([0-6])\b")
KINDS = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)
SEATS = (
    Seat("Ana", Kind.PERSON),
    Seat("Ben", Kind.COMPUTER, "easy"),
    Seat("Carla", Kind.PERSON),
    Seat("Dan", Kind.COMPUTER, "easy"),
)


def spoken(interface: QAccessibleInterface, depth: int = 0) -> Iterator[str]:
    """All texts of the tree, what is hidden included: readers can come to that, too."""
    if depth > 40 or not interface.isValid():
        return
    for kind in KINDS:
        yield interface.text(kind)
    for at in range(interface.childCount()):
        child: QAccessibleInterface | None = interface.child(at)
        if child is not None:
            yield from spoken(child, depth + 1)


def texts(window: MainWindow) -> Iterator[str]:
    """Everything that could be read, by eye, ear or otherwise."""
    for top in (window, *window.findChildren(QDialog)):
        yield from spoken(QAccessible.queryAccessibleInterface(top))
    for widget in (window, *window.findChildren(QWidget)):
        yield from (widget.toolTip(), widget.statusTip(), widget.whatsThis())
        yield widget.windowTitle()
    table = window.table
    assert table is not None
    for row in range(table.messages.rowCount()):
        yield table.messages.text(row)
    yield from (str(tile) for tile in table.hand.tiles)
    yield QGuiApplication.clipboard().text()


def found(window: MainWindow) -> set[Tile]:
    return {Tile.parse(tile[0]) for text in texts(window) for tile in TILE.finditer(text.strip())}


def allowed(window: MainWindow) -> set[Tile]:
    table = window.table
    assert table is not None
    laid = {placed.tile for placed in table.session.layout.placed}
    view = table.view
    return laid if view is None else laid | set(view.tiles)


def check(window: MainWindow, public: frozenset[Tile] = frozenset()) -> None:
    """Find nothing secret; `public` are tiles that were once laid and have been taken back."""
    secret = found(window) - allowed(window) - public
    where = [text for text in texts(window) for tile in secret if str(tile) in text]
    assert not where


class Looked(Keyboard):
    """Looks for secrets under every cover, before it is taken away."""

    covered = 0

    def reveal(self) -> None:
        self.covered += 1
        ask_everything(self.window)
        check(self.window)
        super().reveal()


@pytest.mark.parametrize(
    ("profile", "deal"), [("draw", 3), ("all-fives", 5), ("six-love", 9), ("muggins", 11)]
)
def test_a_whole_hand(window: MainWindow, profile: str, deal: int) -> None:
    window.begin(Setup.make(profile, 4), SEATS, deal, seed=1)
    player = Looked(window)
    while True:
        settle()
        if player.table.session.finished:
            break
        check(window)
        player.step()
        if player.table.is_own_turn and player.table.phase is Phase.PLAYING:
            ask_everything(window)
    assert player.covered > 2


def ask_everything(window: MainWindow) -> None:
    for key in (*QUESTIONS, Key.REPEAT):
        window.actions_table[key].trigger()


def test_a_private_answer_comes_back_for_its_seat_alone(window: MainWindow) -> None:
    window.begin(Setup.make("block", 4), SEATS, 2, seed=1)
    player = Keyboard(window)
    while player.table.phase is not Phase.PLAYING or not player.table.is_own_turn:
        player.step()
    table = player.table
    asker, other = table.viewer, 2 - (table.viewer or 0)
    window.actions_table[Key.ASK_TILES].trigger()
    answer = table.messages.text(-1)
    assert TILE.search(answer)

    def history() -> list[str]:
        return [table.messages.text(row) for row in range(table.messages.rowCount())]

    while table.viewer == asker:
        player.step()
    assert answer not in history()
    while table.viewer != other:
        player.step()
    assert answer not in history()
    while table.viewer != asker:
        player.step()
    assert answer in history()


def test_what_one_types_is_not_there_for_the_next(window: MainWindow) -> None:
    window.begin(Setup.make("block", 2), (SEATS[0], SEATS[2]), 2, seed=1)
    player = Keyboard(window)
    while player.table.phase is not Phase.PLAYING:
        player.step()
    page, first = window.table_page, player.table.viewer
    assert page is not None
    window.actions_table[Key.COMMAND].trigger()
    field = page.spoken.field
    QTest.keyClicks(field, "6-4 w")
    assert "6-4 w" in set(spoken(QAccessible.queryAccessibleInterface(window)))
    player.table.choice.asked.emit(player.table.choice.legal[0])
    settle()
    assert window.page is Page.COVER
    assert "6-4 w" not in set(spoken(QAccessible.queryAccessibleInterface(window)))
    window.cover_page.show_button.click()
    settle()
    assert player.table.viewer != first
    assert not field.isVisible()
    window.actions_table[Key.COMMAND].trigger()
    field.undo()
    assert (field.text(), field.isVisible()) == ("", True)
    QTest.keyClicks(field, "6-3 n\r")
    window.actions_table[Key.COMMAND].trigger()
    field.undo()
    assert field.text() == ""
