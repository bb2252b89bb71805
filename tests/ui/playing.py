"""Plays whole matches in a window as people do: with the keyboard, or with the mouse."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod

from PySide6.QtCore import QCoreApplication, QEventLoop, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from dominoes_qt.engine.actions import Action, Draw, End, Nominate, Pass, Play
from dominoes_qt.ui.main_window import MainWindow
from dominoes_qt.ui.table import Phase, Table
from dominoes_qt.ui.table_page import TablePage
from dominoes_qt.ui.widgets import ChoiceList

LIMIT = 60.0
"""Seconds that a match may take before the test gives up."""
Key = Qt.Key
NONE = Qt.KeyboardModifier.NoModifier


def settle() -> None:
    """Let Qt do what it has to, and computers answer."""
    QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)


def focus() -> QWidget:
    """Return what has the focus; something must have it."""
    widget = QApplication.focusWidget()
    assert widget is not None, "nothing has the focus"
    return widget


class Person(ABC):
    """Plays for everybody who sits at this window."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.said: list[str] = []
        self.table.told.connect(lambda tell: self.said.append(tell()))
        # Painting takes most of the time, and what is painted is tested elsewhere.
        self.page.board.viewport().setUpdatesEnabled(False)

    @property
    def table(self) -> Table:
        """Return the table; there is one."""
        assert self.window.table is not None
        return self.window.table

    @property
    def page(self) -> TablePage:
        """Return the page; there is one."""
        assert self.window.table_page is not None
        return self.window.table_page

    def play_match(self) -> None:
        """Play until the match is over."""
        end = time.monotonic() + LIMIT
        while not self.table.session.is_over:
            assert time.monotonic() < end, (self.table.phase, self.said[-3:])
            self.step()

    def play_hand(self) -> None:
        """Play until the hand is over."""
        end = time.monotonic() + LIMIT
        while self.table.phase is not Phase.ENDED:
            assert time.monotonic() < end, (self.table.phase, self.said[-3:])
            self.step()

    def step(self) -> None:
        """Do the next thing, or wait for a computer."""
        settle()
        if self.table.session.is_over:
            return
        if self.table.phase is Phase.COVERED:
            self.reveal()
        elif self.table.phase is Phase.ENDED:
            self.next_hand()
        elif self.table.is_own_turn:
            before = self.table.session.version
            self.act(self.wish())
            assert self.table.session.version > before, "the action was not done"

    def wish(self) -> Action:
        """Return what to do: always the first thing allowed."""
        return self.table.choice.legal[0]

    @abstractmethod
    def act(self, action: Action) -> None:
        """Choose an action and confirm it."""

    @abstractmethod
    def reveal(self) -> None:
        """Take the cover away."""

    @abstractmethod
    def next_hand(self) -> None:
        """Go on after a hand."""


class Keyboard(Person):
    """Uses keys alone, on whatever has the focus."""

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
        """Press a key."""
        QTest.keyClick(focus(), key, modifier)

    def go_to(self, rows: ChoiceList, row: int) -> None:
        """Go to a row of the list that has the focus."""
        assert focus() is rows
        while rows.row != row:
            self.press(Key.Key_Right if rows.row < row else Key.Key_Left)

    def act(self, action: Action) -> None:
        if isinstance(action, Play):
            self.choose_play(action)
        elif isinstance(action, Nominate):
            self.go_to(self.page.tray.targets, self.table.targets.row_of(action))
            self.press(Key.Key_Return)
        else:
            wanted = self.page.tray.draw if isinstance(action, Draw) else self.page.tray.pass_turn
            assert focus() is wanted
            self.press(Key.Key_Return)
        assert focus() is self.page.tray.confirm
        assert self.table.choice.action == action
        self.press(Key.Key_Return)

    def choose_play(self, play: Play) -> None:
        """Choose the tile, and the end if there are several."""
        self.go_to(self.page.tray.hand, self.table.hand.row_of(play.tile))
        self.press(Key.Key_Return)
        if focus() is self.page.tray.targets:
            self.go_to(self.page.tray.targets, self.table.targets.row_of(play))
            self.press(Key.Key_Return)

    def reveal(self) -> None:
        assert focus() is self.window.cover_page.show_button
        self.press(Key.Key_Return)

    def next_hand(self) -> None:
        assert focus() is self.page.settlement.first_button
        self.press(Key.Key_Return)


class Mouse(Person):
    """Uses clicks alone."""

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Click on a widget, in its middle if nothing else is said."""
        where = widget.rect().center() if at is None else at
        assert widget.rect().contains(where)
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=where)

    def click_button(self, button: QPushButton) -> None:
        """Click on a button that can be clicked."""
        assert button.isVisible()
        assert button.isEnabled()
        self.click(button)

    def click_row(self, rows: ChoiceList, row: int) -> None:
        """Click on a row."""
        index = rows.model().index(row, 0)
        rows.scrollTo(index)
        self.click(rows.viewport(), rows.visualRect(index).center())

    def act(self, action: Action) -> None:
        tray = self.page.tray
        if isinstance(action, Play):
            self.click_row(tray.hand, self.table.hand.row_of(action.tile))
            if self.table.choice.action is None:
                self.click_end(action.end)
        elif isinstance(action, Nominate):
            self.click_row(tray.targets, self.table.targets.row_of(action))
        else:
            self.click_button(tray.pass_turn if isinstance(action, Pass) else tray.draw)
        assert self.table.choice.action == action
        self.click_button(tray.confirm)

    def click_end(self, end: End) -> None:
        """Click on the marker of an end on the board."""
        board, scene = self.page.board, self.page.scene
        item = scene.slot if end is End.START else scene.markers[end.value]
        self.click(board.viewport(), board.mapFromScene(item.scenePos()))

    def reveal(self) -> None:
        self.click_button(self.window.cover_page.show_button)

    def next_hand(self) -> None:
        button = self.page.settlement.first_button
        assert button is not None
        self.click_button(button)
