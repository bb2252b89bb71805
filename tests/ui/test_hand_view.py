"""The hand under mouse and finger: a tap chooses, a swipe scrolls and never plays, tiles drag."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDropEvent, QFont, QFontMetrics, QPointingDevice
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dominoes_qt.engine.actions import End, Play
from dominoes_qt.ui.board.view import TILE_MIME
from dominoes_qt.ui.hand_view import HandView
from dominoes_qt.ui.main_window import MainWindow
from dominoes_qt.ui.settings import Settings
from dominoes_qt.ui.table import Table
from tests.ui.test_table_page import begin


@pytest.fixture(scope="module")
def screen() -> QPointingDevice:
    return QTest.createTouchDevice()


@pytest.fixture
def table(window: MainWindow, preferences: Settings) -> Table:
    """Return a table at which the hand is longer than its room."""
    preferences.change(text=200)
    table, page = begin(window, "all-fives", "pc")
    page.tray.hand.setFixedWidth(300)
    return table


@pytest.fixture
def hand(window: MainWindow, table: Table, qtbot: QtBot) -> HandView:
    page = window.table_page
    assert page is not None
    bar = page.tray.hand.horizontalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    return page.tray.hand


def middle(hand: HandView, row: int) -> QPoint:
    return hand.visualRect(hand.model().index(row, 0)).center()


def swipe(hand: HandView, device: QPointingDevice, start: QPoint, by: int) -> None:
    """Draw a finger sideways."""
    viewport = hand.viewport()
    QTest.touchEvent(viewport, device).press(0, start, viewport)
    for part in range(1, 9):
        QTest.qWait(8)
        QTest.touchEvent(viewport, device).move(0, start + QPoint(by * part // 8, 0), viewport)
    QTest.touchEvent(viewport, device).release(0, start + QPoint(by, 0), viewport)
    QTest.qWait(30)


def test_a_tap_chooses(hand: HandView, table: Table, screen: QPointingDevice, qtbot: QtBot) -> None:
    viewport, at = hand.viewport(), middle(hand, 1)
    QTest.touchEvent(viewport, screen).press(0, at, viewport)
    QTest.touchEvent(viewport, screen).release(0, at, viewport)
    qtbot.waitUntil(lambda: table.choice.tile == table.hand.tile_at(1))


def test_a_swipe_scrolls_and_chooses_nothing(
    hand: HandView, table: Table, screen: QPointingDevice
) -> None:
    before, row = table.session.version, hand.row
    swipe(hand, screen, middle(hand, 3), -150)
    assert hand.horizontalScrollBar().value() > 0
    assert (table.choice.tile, table.choice.action) == (None, None)
    assert (table.session.version, hand.row) == (before, row)


def test_a_swipe_leaves_the_preview_alone(
    window: MainWindow, hand: HandView, table: Table, screen: QPointingDevice
) -> None:
    hand.chosen.emit(0)
    chosen = table.choice.action
    assert chosen is not None
    for by in (-150, 120, -60):
        swipe(hand, screen, middle(hand, 2), by)
    assert table.choice.action == chosen
    assert window.table_page is not None
    assert window.table_page.scene.preview_end == "start"


def test_a_tile_is_carried_as_its_text(hand: HandView, table: Table) -> None:
    data = hand.model().mimeData([hand.model().index(2, 0)])
    assert bytes(data.data(TILE_MIME).data()).decode() == str(table.hand.tile_at(2))


def test_a_tile_dropped_on_an_end_is_shown_there(window: MainWindow, table: Table) -> None:
    page = window.table_page
    assert page is not None
    tile = table.hand.tiles[3]
    page.board.tile_dropped.emit(str(tile), "start")
    assert table.choice.action == Play(tile, End.START)


def test_a_tile_let_go_within_the_hand_moves_there(hand: HandView, table: Table) -> None:
    tiles = list(table.hand.tiles)
    hand.set_row(0)
    hand.drop_at(middle(hand, 2))
    tiles.insert(2, tiles.pop(0))
    assert list(table.hand.tiles) == tiles
    hand.drop_at(QPoint(-50, -50))
    tiles.append(tiles.pop(2))
    assert list(table.hand.tiles) == tiles


def test_what_comes_from_elsewhere_is_not_taken(hand: HandView, table: Table) -> None:
    tiles, data = table.hand.tiles, QMimeData()
    data.setData(TILE_MIME, b"6-6")
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    event = QDropEvent(QPointF(middle(hand, 1)), copy, data, left, none)
    hand.dropEvent(event)
    assert not event.isAccepted()
    assert table.hand.tiles == tiles


def test_captions_of_large_text_get_room_where_there_is_some(
    hand: HandView, qtbot: QtBot, preferences: Settings
) -> None:
    def apart() -> int:
        return middle(hand, 1).x() - middle(hand, 0).x()

    narrow = apart()
    assert narrow < 64, "the tiles stand as close as they can, and still have to be scrolled"
    hand.setFixedWidth(900)
    qtbot.waitUntil(lambda: apart() > narrow)
    assert hand.horizontalScrollBar().maximum() == 0
    font = QFont(hand.font())
    font.setBold(True)
    font.setPixelSize(26)
    assert apart() > QFontMetrics(font).horizontalAdvance("W N S")
    preferences.change(text=100)
    qtbot.waitUntil(lambda: apart() == 56)
