"""One's own order of the tiles comes back with undo, redo, restart, and after the cover."""

from __future__ import annotations

from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.tiles import Tile
from dominoes_qt.session.seats import Kind, Seat
from dominoes_qt.ui.actions import Key
from dominoes_qt.ui.main_window import MainWindow
from dominoes_qt.ui.own_order import Moment, OwnOrder
from dominoes_qt.ui.table import Phase, Table


def begin(window: MainWindow, profile: str) -> Table:
    """Begin a match of two people; the first one sees the tiles."""
    seats = (Seat("Ana", Kind.PERSON), Seat("Ben", Kind.PERSON))
    window.begin(Setup.make(profile, 2, first_leader=0), seats, 7, seed=1)
    assert window.table is not None
    window.table.reveal()
    return window.table


def act(table: Table) -> None:
    """Do the first thing allowed for whoever is to act."""
    reveal(table)
    table.choice.asked.emit(table.choice.legal[0])


def reveal(table: Table) -> None:
    if table.phase is Phase.COVERED:
        table.reveal()


def move_first_to_the_end(table: Table) -> tuple[Tile, ...]:
    table.move_tile(0, table.hand.rowCount() - 1)
    return table.hand.tiles


def test_undo_and_redo_bring_each_order_back(window: MainWindow) -> None:
    table = begin(window, "block")
    first = move_first_to_the_end(table)
    act(table)
    act(table)
    reveal(table)
    second = move_first_to_the_end(table)
    assert set(second) < set(first)
    undo, redo = window.actions_table[Key.UNDO], window.actions_table[Key.REDO]
    for _ in range(2):
        undo.trigger()
        reveal(table)
    assert table.hand.tiles == first
    for _ in range(2):
        redo.trigger()
        reveal(table)
    assert table.hand.tiles == second


def test_the_cover_does_not_jumble_the_tiles(window: MainWindow) -> None:
    table = begin(window, "block")
    order = move_first_to_the_end(table)
    played = table.choice.plays[0].tile
    act(table)
    act(table)
    reveal(table)
    assert table.hand.tiles == tuple(tile for tile in order if tile != played)


def test_a_restarted_hand_has_the_order_of_its_start(window: MainWindow) -> None:
    table = begin(window, "draw")
    start = move_first_to_the_end(table)
    for _ in range(4):
        act(table)
    reveal(table)
    window.actions_table[Key.RESTART].trigger()
    reveal(table)
    assert table.hand.tiles == start


def test_another_hand_begins_by_suit() -> None:
    order = OwnOrder()
    tiles = [Tile(1, 0), Tile(6, 6), Tile(5, 2)]
    order.keep(0, Moment(0, 0, 0), tiles)
    assert order.arrange(0, Moment(1, 0, 1), tiles) == tiles
    assert order.arrange(0, Moment(9, 1, 0), tiles) == [Tile(6, 6), Tile(5, 2), Tile(1, 0)]


def test_what_was_done_instead_counts_and_the_old_order_is_gone() -> None:
    order = OwnOrder()
    held = [Tile(1, 0), Tile(6, 6), Tile(5, 2)]
    order.keep(0, Moment(0, 0, 0), held)
    order.keep(0, Moment(2, 0, 2), [Tile(6, 6), Tile(1, 0)])
    order.forget_from(1)
    drawn = [Tile(2, 2), *held]
    assert order.arrange(0, Moment(2, 0, 2), drawn) == [*held, Tile(2, 2)]
