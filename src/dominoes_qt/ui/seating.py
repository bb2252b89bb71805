"""Matches at the window: beginning one, going on with one, clearing it away, covering its tiles."""

from __future__ import annotations

import gc
import secrets
from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from dominoes_qt.engine.profiles import Setup
from dominoes_qt.players.base import Player
from dominoes_qt.session.numbers import new_deal
from dominoes_qt.session.seats import Seat
from dominoes_qt.session.session import Session
from dominoes_qt.ui import phrases
from dominoes_qt.ui.actions import Key
from dominoes_qt.ui.keeping import View
from dominoes_qt.ui.main_window import Page
from dominoes_qt.ui.rules.desk import RULES
from dominoes_qt.ui.setup.plan import Plan
from dominoes_qt.ui.sounds import Sounds, TableSounds
from dominoes_qt.ui.table import Table
from dominoes_qt.ui.table_page import TablePage

if TYPE_CHECKING:
    from dominoes_qt.ui.main_window import MainWindow


class Seating(QObject):
    """Brings tables into a window, one at a time.

    Attributes:
        levels: the computers.
    """

    def __init__(self, window: MainWindow, levels: Mapping[str, Player]) -> None:
        super().__init__(window)
        self.levels = levels
        self._window = window
        self._sounds = Sounds(window.settings, self)
        actions = window.actions_table
        actions[Key.NEXT_MATCH].triggered.connect(self.next_match)
        actions[Key.NEW_SESSION].triggered.connect(self.new_session)
        for key in Key:
            actions[key].triggered.connect(partial(self._do, key))
        for key, action in actions.why_not.items():
            window.addAction(action)
            action.triggered.connect(partial(self._say_why_not, key))

    def start(self, plan: Plan, number: int) -> None:
        """Begin the match of a plan, but ask first if one is running."""
        begin = partial(self.begin, plan.setup(), plan.players(), number)
        self._window.leaving.replace_match(begin)

    def begin(
        self, setup: Setup, seats: tuple[Seat, ...], number: int, *, seed: int | None = None
    ) -> None:
        """Begin a match; `seed` is what computers take their chance from."""
        if seed is None:
            seed = secrets.randbits(32)
        self._sit_down(Session(setup, seats, number, levels=self.levels, seed=seed)).start()

    def go_on(self, session: Session, view: View | None = None) -> None:
        """Go on with a match that has begun; `view` is how it was looked at."""
        self._sit_down(session)
        self._window.lasting.go_on(view or {})

    def next_match(self) -> None:
        """Play another match like the one that is over."""
        if self._window.table is not None:
            session = self._window.table.session
            self.begin(session.next_setup(), session.seats, new_deal())

    def new_session(self) -> None:
        """Play another match like the very first one."""
        if self._window.table is not None:
            session = self._window.table.session
            self.begin(session.fresh_setup(), session.seats, new_deal())

    def _sit_down(self, session: Session) -> Table:
        """Show a table, at which nothing happens yet."""
        window = self._window
        self._clear()
        window.lasting.begin()
        table = window.table = Table(session, window.settings, window)
        page = TablePage(table, window.actions_table, window.pages)
        window.table_page = window.take_in(page)
        window.lasting.follow()
        table.changed.connect(self.cover_if_needed)
        table.told.connect(window.announcer.say)
        TableSounds(table, self._sounds)
        window.name_window()
        window.show_page(Page.TABLE)
        if window.rules.is_open:
            table.game.pause(RULES)
        return table

    def _clear(self) -> None:
        window = self._window
        if window.table is None or window.table_page is None:
            return
        window.table.game.close()
        window.actions_table.forget_match()
        window.let_go(window.table_page)
        window.table.destroyed.connect(_let_go_of_the_rest)
        window.table.deleteLater()
        window.announcer.begin_anew()
        window.table = window.table_page = None
        window.lasting.forget()

    def _do(self, key: Key) -> None:
        page = self._window.table_page
        if page is not None and self._window.page is Page.TABLE:
            page.do(key)

    def _say_why_not(self, key: Key) -> None:
        window = self._window
        if window.table_page is None or window.page not in {Page.TABLE, Page.COVER}:
            return
        window.table_page.why_not(key)
        if window.page is Page.COVER:
            window.cover_page.remind()

    def cover_if_needed(self) -> None:
        """Cover the tiles before another person sees them, and only as long as that is due."""
        window = self._window
        if window.table is None:
            return
        wanted = window.table.viewpoint.wanted
        if wanted is not None and window.page is Page.TABLE:
            window.announcer.forget()
            if window.table_page is not None:
                window.table_page.spoken.close_field()
            window.cover_page.wait_for(window.table.session.seats[wanted].name)
            window.show_page(Page.COVER)
        elif wanted is None and window.page is Page.COVER:
            window.show_page(Page.TABLE)

    @property
    def title(self) -> str:
        """Return what the window is called while a match is there."""
        table = self._window.table
        return "" if table is None else phrases.window_title(table.session)

    def reveal(self) -> None:
        """Show the tiles of whoever uncovers them."""
        if self._window.table is not None:
            self._window.table.reveal()


def _let_go_of_the_rest() -> None:
    """Have Python see now that nobody needs the match; by itself it may come to that hours later.

    Its parts know each other, so that they would stay until then, with all pictures of tiles.
    """
    QTimer.singleShot(0, gc.collect)
