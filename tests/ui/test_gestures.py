"""Whatever is done to the board and the hand with wheel, mouse and fingers: nothing is played."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest

from dominoes_qt.engine.actions import Play
from dominoes_qt.ui.actions import Key
from dominoes_qt.ui.board.view import BoardView
from dominoes_qt.ui.hand_view import HandView
from dominoes_qt.ui.main_window import MainWindow
from dominoes_qt.ui.table_page import TablePage
from tests.ui.board.hands import drag, swipe, trackpad, wheel
from tests.ui.playing import Keyboard, settle
from tests.ui.test_table_page import begin

GESTURES = 200
LEAST = 40
"""How far a pull goes at least, in pixels: what does not move is a click, and may do something."""

_KINDS = Qt.NativeGestureType
_BY_KEY = (Key.ZOOM_IN, Key.ZOOM_OUT, Key.TURN_LEFT, Key.TURN_RIGHT, Key.FIT)


@pytest.fixture(scope="module")
def screen() -> QPointingDevice:
    return QTest.createTouchDevice()


class Gestures:
    """Random gestures over a table."""

    def __init__(
        self, window: MainWindow, page: TablePage, screen: QPointingDevice, chance: Random
    ) -> None:
        self._window = window
        self._board: BoardView = page.board
        self._hand: HandView = page.tray.hand
        self._screen = screen
        self._chance = chance

    def one(self) -> None:
        """Do one of them."""
        kinds: tuple[Callable[[], None], ...] = (
            self._pull,
            self._swipe,
            self._two_fingers,
            self._wheel,
            self._trackpad,
            self._key,
            self._swipe_over_hand,
        )
        self._chance.choice(kinds)()

    def _point(self) -> QPoint:
        size, chance = self._board.viewport().size(), self._chance
        return QPoint(chance.randrange(size.width()), chance.randrange(size.height()))

    def _two_points(self) -> tuple[QPoint, QPoint]:
        start, end = self._point(), self._point()
        while (end - start).manhattanLength() < LEAST:
            end = self._point()
        return start, end

    def _pull(self) -> None:
        """Pull with the mouse, now and then from the marker of an end, and back to it."""
        start, end = self._two_points()
        markers = [each for each in self._board.board.markers.values() if each.isVisible()]
        if markers and self._chance.random() < 0.5:
            start = self._board.mapFromScene(self._chance.choice(markers).scenePos())
        back = self._chance.random() < 0.3
        if self._board.viewport().rect().contains(start):
            drag(self._board, start, end, *([start] if back else []))

    def _swipe(self) -> None:
        swipe(self._board, self._screen, self._two_points())

    def _two_fingers(self) -> None:
        swipe(self._board, self._screen, self._two_points(), self._two_points())

    def _wheel(self) -> None:
        delta = self._chance.choice((-240, -120, 120, 240))
        wheel(self._board, self._point(), delta, sideways=self._chance.random() < 0.3)

    def _trackpad(self) -> None:
        value = self._chance.uniform(-0.4, 0.4)
        trackpad(self._board, _KINDS.ZoomNativeGesture, value)
        trackpad(self._board, _KINDS.RotateNativeGesture, 90 * value)
        trackpad(self._board, _KINDS.EndNativeGesture, 0.0)

    def _key(self) -> None:
        self._window.actions_table[self._chance.choice(_BY_KEY)].trigger()

    def _swipe_over_hand(self) -> None:
        viewport = self._hand.viewport()
        row = self._chance.randrange(self._hand.model().rowCount())
        start = self._hand.visualRect(self._hand.model().index(row, 0)).center()
        by = QPoint(self._chance.choice((-1, 1)) * self._chance.randrange(LEAST, 150), 0)
        sequence = QTest.touchEvent(viewport, self._screen, False)
        sequence.press(0, start, viewport).commit()
        for part in (1, 2, 3, 4):
            sequence.move(0, start + by * part / 4, viewport).commit()
        sequence.release(0, start + by, viewport).commit()


@pytest.mark.parametrize("with_preview", [True, False])
def test_gestures_change_nothing(
    window: MainWindow, screen: QPointingDevice, with_preview: bool
) -> None:
    table, page = begin(window, "all-fives", "pc")
    player = Keyboard(window)
    while len(table.session.history) < 9 or not table.is_own_turn or not table.choice.plays:
        player.step()
    play = table.choice.plays[0]
    if with_preview:
        table.choice.suggest(play)
    else:
        table.choice.tile = play.tile
        table.choice.changed.emit()
    scene, said = page.scene, len(player.said)

    def state() -> tuple[object, ...]:
        choice, session = table.choice, table.session
        lying = [(item.tile, item.place) for item in scene.tiles]
        shown = (scene.preview_end, page.tray.hand.row, lying)
        return (session.version, session.record(), choice.tile, choice.action, shown)

    before = state()
    assert isinstance(table.choice.action, Play) is with_preview
    gestures = Gestures(window, page, screen, Random(5))
    for _ in range(GESTURES):
        gestures.one()
        settle()
    assert state() == before
    # How the board is looked at is told when it rests, which may be in between.
    board_news = ("Zoom", "The board is", "The whole board")
    assert [told for told in player.said[said:] if not told.startswith(board_news)] == []
