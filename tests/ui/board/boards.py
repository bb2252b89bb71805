"""Boards for tests: layouts as the model takes them, and a view on the screen."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dominoes_qt.engine.actions import End
from dominoes_qt.engine.layout import EMPTY, Layout, OpenEnd
from dominoes_qt.engine.tiles import ALL_TILES
from dominoes_qt.ui.board.layout_model import LayoutModel
from dominoes_qt.ui.board.proxies import BoardProxies
from dominoes_qt.ui.board.scene import BoardScene
from dominoes_qt.ui.board.view import BoardView
from dominoes_qt.ui.theme import THEMES, ThemeKey
from tests.ui.board.layouts import Table


def growing(count: int, seed: int = 1) -> list[Layout]:
    """Layouts with 0, 1, … tiles of one hand that goes on for at least so many."""
    while True:
        random, table = Random(seed), Table(spinning=True)
        table.lay(random.choice(ALL_TILES), "C")
        layouts = [EMPTY, _layout(table)]
        while len(layouts) <= count and (moves := table.moves()):
            table.lay(*random.choice(moves))
            layouts.append(_layout(table))
        if len(layouts) == count + 1:
            return layouts
        seed += 1000


def _layout(table: Table) -> Layout:
    facing = table.facing
    ends = [OpenEnd(End(arm), facing[arm], facing[arm]) for arm in "WENS" if arm in facing]
    return Layout(tuple(table.placed), tuple(ends))


class Board(NamedTuple):
    """A board on the screen."""

    model: LayoutModel
    scene: BoardScene
    view: BoardView
    proxies: BoardProxies


def make_board(parent: QWidget | None = None, *, still: bool = True) -> Board:
    """An empty board; nothing moves by itself if `still`."""
    model = LayoutModel()
    scene = BoardScene(model, THEMES[ThemeKey.LIGHT])
    scene.set_reduced_motion(still)
    view = BoardView(scene, parent)
    model.setParent(view)
    scene.setParent(view)
    return Board(model, scene, view, BoardProxies(view, model, view))


def show_board(qtbot: QtBot, layout: Layout = EMPTY, *, still: bool = True) -> Board:
    """Show a layout on the screen."""
    board = make_board(still=still)
    qtbot.addWidget(board.view)
    board.view.resize(900, 500)
    board.model.set_layout(layout)
    board.view.show()
    qtbot.waitExposed(board.view)
    return board
