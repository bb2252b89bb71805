"""The table in the window: focus, previews, refusals, undo, settlement, the cover."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dominoes_qt.engine.actions import Draw, End, Play
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.tiles import Tile, tiles_of
from dominoes_qt.session.seats import Kind, Seat
from dominoes_qt.ui.actions import Key
from dominoes_qt.ui.main_window import MainWindow, Page
from dominoes_qt.ui.seats import Spot, seat_at
from dominoes_qt.ui.settings import HandOrder, Settings, Speed
from dominoes_qt.ui.table import Phase, Table
from dominoes_qt.ui.table_page import TablePage
from tests.ui.playing import Keyboard, focus, settle

TILE = re.compile(r"(?<!\d)[0-6]-[0-6](?!\d)")


def seats(kinds: str) -> tuple[Seat, ...]:
    """Return who sits at the table; `p` is a person, `c` a computer."""
    names = ("Ana", "Ben", "Carla", "Dan")
    return tuple(
        Seat(names[at], Kind.PERSON) if kind == "p" else Seat(names[at], Kind.COMPUTER, "easy")
        for at, kind in enumerate(kinds)
    )


def begin(window: MainWindow, profile: str, kinds: str, deal: int = 7) -> tuple[Table, TablePage]:
    """Begin a match in which the first seat leads where that can be chosen."""
    leader = 0 if profile in {"block", "draw", "all-fives"} else None
    setup = Setup.make(profile, len(kinds), first_leader=leader)
    window.begin(setup, seats(kinds), deal, seed=1)
    assert window.table is not None
    assert window.table_page is not None
    return window.table, window.table_page


def texts(root: QAccessibleInterface) -> Iterator[str]:
    """Return every text that a screen reader can reach, also in what is hidden."""
    kinds = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)
    yield from (root.text(kind) for kind in kinds)
    for place in range(root.childCount()):
        child = root.child(place)
        if child is not None:
            yield from texts(child)


def named_tiles(window: MainWindow) -> set[Tile]:
    """Return all tiles that the window names in any way."""
    everything = " ".join(texts(QAccessible.queryAccessibleInterface(window)))
    everything += " ".join(widget.toolTip() for widget in window.findChildren(type(window.pages)))
    return {Tile.parse(found) for found in TILE.findall(everything)}


def laid(table: Table) -> set[Tile]:
    return {placed.tile for placed in table.session.layout.placed}


def test_a_preview_is_shown_and_taken_back(window: MainWindow) -> None:
    table, page = begin(window, "all-fives", "pc")
    tile = table.hand.tiles[0]
    QTest.keyClick(focus(), Qt.Key.Key_Return)
    assert table.choice.action == Play(tile, End.START)
    assert page.scene.preview_end == "start"
    assert page.tray.confirm.hasFocus()
    assert window.actions_table[Key.BACK].isEnabled()
    window.actions_table[Key.BACK].trigger()
    assert page.scene.preview_end is None
    assert page.tray.hand.hasFocus()
    assert not table.session.layout.placed


def test_a_click_on_the_preview_confirms_it(window: MainWindow) -> None:
    table, page = begin(window, "block", "pc")
    table.choice.choose_tile(table.choice.plays[0].tile)
    page.board.preview_clicked.emit()
    assert len(table.session.layout.placed) >= 1


def test_an_end_without_a_tile_asks_for_the_tile_first(window: MainWindow, qtbot: QtBot) -> None:
    table, page = begin(window, "block", "pc")
    Keyboard(window).step()
    qtbot.waitUntil(lambda: table.is_own_turn)
    page.board.end_clicked.emit("W")
    assert "Choose a tile first" in table.messages.text(-1)
    assert table.messages.latest(1)[0][1]


def test_a_second_click_on_the_chosen_tile_gives_it_up(window: MainWindow) -> None:
    table, page = begin(window, "block", "pc")
    page.tray.hand.chosen.emit(0)
    assert table.choice.action is not None
    page.tray.hand.chosen.emit(0)
    assert table.choice.action is None


def test_going_to_another_tile_gives_the_choice_up(window: MainWindow) -> None:
    table, page = begin(window, "block", "pc")
    page.tray.hand.chosen.emit(0)
    page.tray.hand.set_row(1)
    assert (table.choice.tile, page.scene.preview_end) == (None, None)


def test_a_refusal_says_why_and_stands_out(window: MainWindow) -> None:
    table, _page = begin(window, "block", "pc")
    table.choice.choose(Draw())
    text, refusal = table.messages.latest(1)[0]
    assert refusal
    assert "Nobody draws in this game" in text
    assert not table.session.layout.placed


def test_draw_is_off_while_a_tile_fits(window: MainWindow) -> None:
    _table, page = begin(window, "draw", "pc")
    assert page.tray.play.isEnabled()
    assert not page.tray.draw.isEnabled()
    assert not page.tray.pass_turn.isEnabled()


def test_undo_and_redo_by_their_keys(window: MainWindow, qtbot: QtBot) -> None:
    table, _page = begin(window, "block", "pc")
    Keyboard(window).step()
    qtbot.waitUntil(lambda: table.is_own_turn)
    before = table.session.record()
    control = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(focus(), Qt.Key.Key_Z, control)
    assert not table.session.layout.placed
    assert len(table.hand.tiles) == 7
    QTest.keyClick(focus(), Qt.Key.Key_Z, control | Qt.KeyboardModifier.ShiftModifier)
    assert table.session.record() == before
    assert focus() is not None


def test_the_hand_is_ordered_by_menu_and_moved_by_keys(
    window: MainWindow, preferences: Settings
) -> None:
    table, page = begin(window, "block", "pc")
    window.actions_table[Key.ORDER_PIPS].trigger()
    pips = [tile.pips for tile in table.hand.tiles]
    assert pips == sorted(pips, reverse=True)
    before = table.hand.tiles
    page.tray.hand.set_row(0)
    QTest.keyClick(page.tray.hand, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert table.hand.tiles[:2] == (before[1], before[0])
    assert page.tray.hand.row == 1
    assert preferences.values.order is HandOrder.OWN


def test_without_the_confirming_step_a_click_plays(
    window: MainWindow, preferences: Settings
) -> None:
    preferences.change(confirm=False)
    table, page = begin(window, "block", "pc")
    page.tray.hand.chosen.emit(0)
    assert table.session.layout.placed


def test_computers_wait_for_continue_if_that_is_wished(
    window: MainWindow, preferences: Settings, qtbot: QtBot
) -> None:
    preferences.change(speed=Speed.KEY)
    table, page = begin(window, "block", "pc")
    Keyboard(window).step()
    qtbot.waitUntil(lambda: table.game.is_waiting)
    assert page.tray.confirm.text() == "Continue"
    assert page.tray.confirm.hasFocus()
    QTest.keyClick(focus(), Qt.Key.Key_Return)
    assert table.is_own_turn
    assert page.tray.confirm.text() == "Confirm"


def test_after_a_hand_all_hands_are_shown_with_the_sum(window: MainWindow) -> None:
    table, page = begin(window, "all-fives", "pc")
    Keyboard(window).play_hand()
    assert page.settlement.isVisible()
    first = page.settlement.first_button
    assert first is not None
    assert first.hasFocus()
    finished = table.session.finished[-1]
    lines = [str(page.settlement.lines.model().index(row, 0).data()) for row in range(3)]
    assert lines == table.narrator.ledger.settlement_lines(finished)[:3]
    left = {
        spot: tiles_of(hand)
        for spot, hand in zip((Spot.FRONT, Spot.TOP), finished.hand.position.hands, strict=True)
    }
    for spot, tiles in left.items():
        assert page.plates[spot].tiles.isVisible() == bool(tiles)
    assert {str(tile) for hand in left.values() for tile in hand} <= set(
        TILE.findall(" ".join(page.settlement.lines.lines))
    )


def test_after_a_match_another_one_can_be_played(window: MainWindow) -> None:
    table, page = begin(window, "classic", "pc")
    Keyboard(window).play_match()
    assert page.settlement.first_button is not None
    assert page.settlement.first_button.text() == "Play again"
    number = table.session.number
    page.settlement.first_button.click()
    assert window.table is not None
    assert window.table is not table
    assert window.table.session.number != number
    assert window.page is Page.TABLE


@pytest.mark.parametrize(("profile", "next_spot"), [("block", Spot.LEFT), ("six-love", Spot.RIGHT)])
def test_the_next_seat_sits_in_the_direction_of_play(profile: str, next_spot: Spot) -> None:
    setup = Setup.make(profile, 4)
    for front in range(4):
        assert seat_at(Spot.FRONT, front, setup) == front
        assert seat_at(next_spot, front, setup) == (front + 1) % 4
        assert seat_at(Spot.TOP, front, setup) == (front + 2) % 4


def test_the_settlement_of_a_hand_that_is_gone_is_nowhere(window: MainWindow) -> None:
    table, page = begin(window, "block", "pc")
    person = Keyboard(window)
    while not table.session.between_hands:
        person.step()
    settle()
    assert page.settlement.lines.lines
    window.actions_table[Key.NEXT_HAND].trigger()
    settle()
    assert page.settlement.lines.lines == []


class TestCover:
    """Several people at one window."""

    def test_the_cover_comes_first_and_the_board_belongs_to_the_next(
        self, window: MainWindow
    ) -> None:
        table, page = begin(window, "block", "pp")
        assert (window.page, table.phase) == (Page.COVER, Phase.COVERED)
        assert "Ana" in window.cover_page.title.text()
        assert window.cover_page.show_button.hasFocus()
        assert table.hand.rowCount() == 0
        QTest.keyClick(focus(), Qt.Key.Key_Return)
        assert window.page is Page.TABLE
        assert table.hand.rowCount() == 7
        assert page.tray.hand.hasFocus()

    @pytest.mark.parametrize("profile", ["draw", "six-love"])
    def test_nothing_private_is_anywhere_in_the_window(
        self, window: MainWindow, profile: str
    ) -> None:
        table, _page = begin(window, profile, "ppcc", deal=73)
        person = Keyboard(window)
        for _ in range(40):
            settle()
            if table.session.finished:
                break  # the tiles of a hand that is over have been shown to everybody
            hands = [set(tiles_of(_mask(table, seat))) for seat in range(4)]
            private = set().union(*hands)
            if table.viewer is not None:
                private -= hands[table.viewer]
            assert not (named_tiles(window) - laid(table)) & private
            person.step()

    def test_what_one_person_drew_comes_back_for_that_person_alone(
        self, window: MainWindow
    ) -> None:
        table, _page = begin(window, "draw", "pp", deal=9)
        person = Keyboard(window)
        while not (table.phase is Phase.COVERED and _drawn_messages(table, 0)):
            person.step()
        assert all("You draw" not in text for text, _refusal in table.messages.latest(100))


def _mask(table: Table, seat: int) -> int:
    view = table.session.view(seat)
    return 0 if view is None else view.hand


def _drawn_messages(table: Table, seat: int) -> list[str]:
    """Return what a seat was told of its own draws."""
    table.messages.set_viewer(seat)
    found = [text for text, _refusal in table.messages.latest(100) if "You draw" in text]
    table.messages.set_viewer(table.viewer)
    return found
