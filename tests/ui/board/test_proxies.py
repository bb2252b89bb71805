"""The board for keyboard and screen reader: names, the cursor, the focus."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from dominoes_qt.engine.layout import CENTRE, EMPTY, Layout
from dominoes_qt.ui.accessible import install_roles
from dominoes_qt.ui.board.tile_proxy import TileProxy
from tests.ui.board.boards import Board, growing, make_board, show_board

Key = Qt.Key


@pytest.fixture(autouse=True)
def _roles(qapp: QApplication) -> None:
    install_roles()


def shown(board: Board) -> list[TileProxy]:
    return [proxy for proxy in board.proxies.proxies if not proxy.isHidden()]


def press(board: Board, key: Qt.Key) -> str:
    """Press a key and return where the cursor stands then."""
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)
    return board.model.placed_at(board.proxies.current_row).coordinate


def focused(qtbot: QtBot, count: int, seed: int = 1) -> Board:
    board = active(qtbot, growing(count, seed)[count])
    assert board.proxies.focus_current()
    return board


def active(qtbot: QtBot, layout: Layout) -> Board:
    board = show_board(qtbot, layout)
    board.view.activateWindow()
    qtbot.waitUntil(board.view.isActiveWindow)
    return board


class TestTree:
    def test_is_a_list_of_named_tiles_in_reading_order(self, qtbot: QtBot) -> None:
        board = show_board(qtbot, growing(9)[9])
        board.proxies.set_name("Board")
        viewport = QAccessible.queryAccessibleInterface(board.view.viewport())
        assert viewport.role() is QAccessible.Role.List
        assert viewport.text(QAccessible.Text.Name) == "Board"
        children = [viewport.child(at) for at in range(viewport.childCount())]
        assert {child.role() for child in children} == {QAccessible.Role.ListItem}
        names = [child.text(QAccessible.Text.Name) for child in children]
        described = [child.text(QAccessible.Text.Description) for child in children]
        order = [board.model.placed_at(row) for row in board.model.reading_order()]
        assert names == [str(placed.tile) for placed in order]
        current = board.model.placed_at(board.proxies.current_row).coordinate
        assert [text for text in described if text] == [current]

    def test_hides_and_reuses_proxies(self, qtbot: QtBot) -> None:
        layouts = growing(8)
        board = show_board(qtbot, layouts[8])
        before = list(board.proxies.proxies)
        board.model.set_layout(layouts[3])
        assert shown(board) == before[:3]
        board.model.set_layout(layouts[8])
        assert board.proxies.proxies == before
        board.model.clear()
        assert not shown(board)
        assert not board.proxies.focus_current()
        assert board.proxies.current_row == -1

    def test_lies_over_the_tiles_whatever_moves(self, qtbot: QtBot) -> None:
        board = show_board(qtbot, growing(7)[7])
        view = board.view
        for move in (view.zoom_in, view.rotate_quarter, lambda: view.pan_by(40, -30), view.fit):
            move()
            qtbot.wait(5)
            for proxy, item in zip(shown(board), board.scene.tiles, strict=True):
                away = proxy.geometry().center() - view.mapFromScene(item.home)
                assert away.manhattanLength() <= 3

    def test_lets_the_mouse_through(self, qtbot: QtBot) -> None:
        board = show_board(qtbot, growing(4)[4])
        at = board.view.mapFromScene(board.scene.tiles[2].home)
        with qtbot.waitSignal(board.view.tile_clicked) as clicked:
            QTest.mouseClick(board.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert clicked.args == [2]


class TestCursor:
    def test_walks_the_line_and_tells_its_ends(self, qtbot: QtBot) -> None:
        board = focused(qtbot, 20)
        line = [
            board.model.placed_at(row).coordinate
            for row in board.model.reading_order()
            if board.model.placed_at(row).arm in "WCE"
        ]
        assert press(board, Key.Key_Home) == line[0]
        with qtbot.waitSignal(board.proxies.edge_reached) as edge:
            press(board, Key.Key_Left)
        assert edge.args == ["W"]
        assert [press(board, Key.Key_Right) for _ in line[1:]] == line[1:]
        with qtbot.waitSignal(board.proxies.edge_reached) as edge:
            press(board, Key.Key_Right)
        assert edge.args == ["E"]
        assert press(board, Key.Key_Home) == line[0]
        assert press(board, Key.Key_End) == line[-1]

    def test_turns_into_the_arms_at_the_spinner(self, qtbot: QtBot) -> None:
        board = focused(qtbot, 20)
        arms = {placed.arm for placed in board.model.layout.placed}
        assert arms == set("WENSC")
        spinner = next(each for each in board.model.layout.placed if each.is_spinner)
        board.proxies.proxies[spinner.order].setFocus()
        assert press(board, Key.Key_Up) == "N1"
        assert press(board, Key.Key_Left) == "N1"
        assert press(board, Key.Key_Down) == spinner.coordinate
        assert press(board, Key.Key_Down) == "S1"
        assert press(board, Key.Key_Up) == spinner.coordinate
        last = max(each.step for each in board.model.layout.arm("N"))
        assert press(board, Key.Key_PageUp) == f"N{last}"
        with qtbot.waitSignal(board.proxies.edge_reached) as edge:
            press(board, Key.Key_Up)
        assert edge.args == ["N"]
        last = max(each.step for each in board.model.layout.arm("S"))
        assert press(board, Key.Key_PageDown) == f"S{last}"

    def test_stays_where_there_is_no_way(self, qtbot: QtBot) -> None:
        board = focused(qtbot, 1)
        coordinates = [press(board, key) for key in (Key.Key_PageUp, Key.Key_Home, Key.Key_Right)]
        assert coordinates == [CENTRE] * 3

    def test_activates_and_leaves_other_keys_alone(self, qtbot: QtBot) -> None:
        board = focused(qtbot, 3)
        activated: list[int] = []
        board.proxies.activated.connect(activated.append)
        for key in (Key.Key_Return, Key.Key_Space, Key.Key_A):
            press(board, key)
        assert activated == [0, 0]

    def test_comes_into_view(self, qtbot: QtBot) -> None:
        board = focused(qtbot, 18)
        for _ in range(8):
            board.view.zoom_in()
        for key in (Key.Key_Home, Key.Key_End):
            press(board, key)
            at = board.view.mapFromScene(board.scene.tiles[board.proxies.current_row].home)
            assert board.view.viewport().rect().contains(at)


class TestFocus:
    def test_has_one_tab_stop(self, qtbot: QtBot) -> None:
        board = focused(qtbot, 8)
        press(board, Key.Key_End)
        stops = [
            proxy.row
            for proxy in board.proxies.proxies
            if proxy.focusPolicy() is Qt.FocusPolicy.StrongFocus
        ]
        assert stops == [board.proxies.current_row]

    def test_comes_by_tab_where_the_view_is(self, qtbot: QtBot) -> None:
        window = QWidget()
        qtbot.addWidget(window)
        row = QHBoxLayout(window)
        before = QLineEdit()
        row.addWidget(before)
        board = make_board(window)
        row.addWidget(board.view)
        after = QLineEdit()
        row.addWidget(after)
        board.model.set_layout(growing(4)[4])
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        before.setFocus()
        for expected in (board.proxies.proxies[0], after, before):
            focus = QApplication.focusWidget()
            assert focus is not None
            QTest.keyClick(focus, Key.Key_Tab)
            assert QApplication.focusWidget() is expected

    def test_stays_on_its_tile_when_others_are_laid(self, qtbot: QtBot) -> None:
        layouts = growing(9)
        board = active(qtbot, layouts[5])
        board.proxies.proxies[2].setFocus()
        board.model.set_layout(layouts[9])
        assert board.proxies.proxies[2].hasFocus()

    def test_moves_on_when_its_tile_is_taken_back(self, qtbot: QtBot) -> None:
        layouts = growing(9)
        board = active(qtbot, layouts[9])
        board.proxies.proxies[8].setFocus()
        board.model.set_layout(layouts[4])
        assert board.proxies.proxies[3].hasFocus()
        board.model.set_layout(EMPTY)

    def test_ring_stands_out_from_the_felt(self, qtbot: QtBot) -> None:
        board = focused(qtbot, 1)
        qtbot.wait(5)
        proxy = board.proxies.proxies[0]
        shot = board.view.grab().toImage()
        accent = board.scene.theme.colour("board_accent").rgb()
        middle = proxy.mapTo(board.view, QPoint(proxy.width() // 2, 0))
        column = [shot.pixel(middle.x(), middle.y() + down) for down in range(16)]
        assert column.count(accent) >= 2
