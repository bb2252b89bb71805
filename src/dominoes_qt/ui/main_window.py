"""The window: its pages, its menus, and what follows when a setting changes."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from enum import Enum
from functools import partial

from PySide6.QtCore import QSize
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QMainWindow

from dominoes_qt.engine.profiles import Setup
from dominoes_qt.narrate.language import Languages
from dominoes_qt.players.base import Player
from dominoes_qt.session.numbers import new_deal
from dominoes_qt.session.seats import Seat
from dominoes_qt.session.session import Session
from dominoes_qt.ui import dialogs, phrases, theme
from dominoes_qt.ui.actions import Actions, Key
from dominoes_qt.ui.announcer import Announcer
from dominoes_qt.ui.asking import Asking
from dominoes_qt.ui.cover_page import CoverPage
from dominoes_qt.ui.dialog_desk import DialogDesk
from dominoes_qt.ui.dialogs import DialogKey
from dominoes_qt.ui.focus_ring import FocusRings
from dominoes_qt.ui.hand_orders import HandOrders
from dominoes_qt.ui.keeping import Keeping, View
from dominoes_qt.ui.lasting import Lasting
from dominoes_qt.ui.leaving import ask_to_leave
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.menus import Menus
from dominoes_qt.ui.opening import Opening
from dominoes_qt.ui.rules.desk import RULES, RulesDesk
from dominoes_qt.ui.settings import Preferences, Settings
from dominoes_qt.ui.setup.page import SetupPage
from dominoes_qt.ui.setup.plan import Plan
from dominoes_qt.ui.sounds import Sounds, TableSounds
from dominoes_qt.ui.start_page import StartPage
from dominoes_qt.ui.style_sheet import style_sheet
from dominoes_qt.ui.table import Table
from dominoes_qt.ui.table_page import TablePage
from dominoes_qt.ui.table_states import disable_all
from dominoes_qt.ui.theme import TextSize
from dominoes_qt.ui.widgets import Pages

USUAL_SIZE = QSize(1280, 720)
SETTING_UP = "setting up"
"""The reason to pause while another match is set up."""
_DIALOGS = {
    Key.SCORES: DialogKey.SCORES,
    Key.MESSAGES: DialogKey.MESSAGES,
    Key.SETTINGS: DialogKey.SETTINGS,
    Key.KEYS: DialogKey.KEYS,
    Key.ACCESS: DialogKey.ACCESS,
    Key.ABOUT: DialogKey.ABOUT,
    Key.HISTORY: DialogKey.HISTORY,
}


class Page(Enum):
    """What the window shows."""

    START = "start"
    SETUP = "setup"
    TABLE = "table"
    COVER = "cover"


class MainWindow(QMainWindow):
    """Everything there is to see."""

    def __init__(
        self,
        app: QApplication,
        settings: Settings,
        languages: Languages,
        levels: Mapping[str, Player],
        keeping: Keeping | None = None,
    ) -> None:
        super().__init__()
        self.settings = settings
        self.languages = languages
        self.table: Table | None = None
        self.table_page: TablePage | None = None
        self._levels = levels
        self._app = app
        self._values = settings.values
        self._leaves = False
        self.rings = FocusRings(app, Look.of(settings.values).theme, self)
        self.actions_table = Actions(self)
        self.orders = HandOrders(self.actions_table, settings, self)
        self.menus = Menus(self.menuBar(), self.actions_table)
        self.announcer = Announcer(self)
        self.sounds = Sounds(settings, self)
        self.asking = Asking(self.actions_table, self.announcer, settings, lambda: self.table, self)
        self.desk = DialogDesk(self._make_dialog, self.actions_table[Key.RULES], self)
        self.rules = RulesDesk(self, languages, self.announcer.say_text)
        self.pages = Pages(self)
        self.start_page = StartPage(self)
        self.setup_page = SetupPage(settings.store, self)
        self.cover_page = CoverPage(self)
        for page in (self.start_page, self.setup_page, self.cover_page):
            self.pages.add(page)
        self.lasting = Lasting(self, keeping)
        self.opening = Opening(self)
        self.setCentralWidget(self.pages)
        self.resize(USUAL_SIZE)
        disable_all(self.actions_table)
        self._connect_signals()
        self.retranslate()
        self.restyle()
        self.show_page(Page.START)

    def _connect_signals(self) -> None:
        actions = self.actions_table
        self.settings.changed.connect(self._settings_changed)
        self.start_page.play.connect(partial(self.show_page, Page.SETUP))
        self.start_page.learn.connect(self.open_rules)
        self.desk.opened.connect(self._hold)
        self.desk.closed.connect(self._let_go_on)
        self.rules.opened.connect(partial(self._hold, RULES))
        self.rules.closed.connect(partial(self._let_go_on, RULES))
        self.setup_page.started.connect(self._start_plan)
        self.setup_page.left.connect(self._leave_setup)
        self.cover_page.revealed.connect(self._reveal)
        actions[Key.NEW].triggered.connect(self._new_match)
        actions[Key.NEXT_MATCH].triggered.connect(self._next_match)
        actions[Key.NEW_SESSION].triggered.connect(self._new_session)
        for opening, dialog in _DIALOGS.items():
            actions[opening].triggered.connect(partial(self.open, dialog))
        actions[Key.RULES].triggered.connect(self.open_rules)
        actions[Key.QUIT].triggered.connect(self.close)
        for key in Key:
            actions[key].triggered.connect(partial(self._do_at_table, key))
        for key, action in actions.why_not.items():
            self.addAction(action)
            action.triggered.connect(partial(self._say_why_not, key))
        self._app.styleHints().colorSchemeChanged.connect(self.restyle)

    # Pages

    def _widgets(self) -> dict[Page, StartPage | SetupPage | CoverPage | TablePage | None]:
        return {
            Page.START: self.start_page,
            Page.SETUP: self.setup_page,
            Page.COVER: self.cover_page,
            Page.TABLE: self.table_page,
        }

    @property
    def page(self) -> Page:
        """Return what is shown."""
        shown = self.pages.current
        return next(page for page, widget in self._widgets().items() if widget is shown)

    def show_page(self, page: Page) -> None:
        """Show a page, and put the focus where it begins."""
        widget = self._widgets()[page]
        if widget is None:
            return
        self.pages.turn_to(widget, widget.take_focus)

    def _leave_setup(self) -> None:
        if self.table is None:
            self.show_page(Page.START)
        else:
            self.show_page(Page.TABLE)
            self._table_changed()
        self._let_go_on(SETTING_UP)

    # Matches

    def _start_plan(self, plan: Plan, number: int) -> None:
        self.replace_match(partial(self.begin, plan.setup(), plan.players(), number))

    def replace_match(self, begin: Callable[[], None]) -> None:
        """Begin another match, but ask first if one is running."""
        if self.is_match_running:
            self._ask(begin)
        else:
            begin()

    def begin(
        self, setup: Setup, seats: tuple[Seat, ...], number: int, *, seed: int | None = None
    ) -> None:
        """Begin a match; `seed` is what computers take their chance from."""
        if seed is None:
            seed = secrets.randbits(32)
        self._sit_down(Session(setup, seats, number, levels=self._levels, seed=seed)).start()

    def go_on(self, session: Session, view: View | None = None) -> None:
        """Go on with a match that has begun; `view` is how it was looked at."""
        self._sit_down(session)
        self.lasting.go_on(view or {})

    def _sit_down(self, session: Session) -> Table:
        """Show a table, at which nothing happens yet."""
        self._clear_table()
        self.lasting.begin()
        table = self.table = Table(session, self.settings, self)
        page = self.table_page = TablePage(table, self.actions_table, self.pages)
        page.restyle(Look.of(self.settings.values))
        self.pages.add(page)
        self.lasting.follow()
        table.changed.connect(self._table_changed)
        table.told.connect(self.announcer.say)
        TableSounds(table, self.sounds)
        self._name_window()
        self.show_page(Page.TABLE)
        if self.rules.is_open:
            table.game.pause(RULES)
        return table

    def _clear_table(self) -> None:
        if self.table is None or self.table_page is None:
            return
        self.table.game.close()
        disable_all(self.actions_table)
        self.pages.remove(self.table_page)
        self.table_page.deleteLater()
        self.table.deleteLater()
        self.announcer.begin_anew()
        self.table = self.table_page = None
        self.lasting.forget()

    def _table_changed(self) -> None:
        if self.table is None:
            return
        wanted = self.table.viewpoint.wanted
        if wanted is not None and self.page is Page.TABLE:
            self.announcer.forget()
            self.cover_page.wait_for(self.table.session.seats[wanted].name)
            self.show_page(Page.COVER)
        elif wanted is None and self.page is Page.COVER:
            self.show_page(Page.TABLE)

    def _reveal(self) -> None:
        if self.table is not None:
            self.table.reveal()

    @property
    def is_match_running(self) -> bool:
        """Return whether a match would be left."""
        return self.table is not None and not self.table.session.is_over

    def _new_match(self) -> None:
        """Set up another match; the running one waits until that begins."""
        self._hold(SETTING_UP)
        self.setup_page.open()
        self.show_page(Page.SETUP)

    def _next_match(self) -> None:
        if self.table is not None:
            session = self.table.session
            self.begin(session.next_setup(), session.seats, new_deal())

    def _new_session(self) -> None:
        if self.table is not None:
            session = self.table.session
            self.begin(session.fresh_setup(), session.seats, new_deal())

    def _hold(self, why: str) -> None:
        if self.table is not None:
            self.table.game.pause(why)

    def _let_go_on(self, why: str) -> None:
        if self.table is not None:
            self.table.game.resume(why)

    def _do_at_table(self, key: Key) -> None:
        if self.table_page is not None and self.page is Page.TABLE:
            self.table_page.do(key)

    def _say_why_not(self, key: Key) -> None:
        if self.table_page is not None and self.page in (Page.TABLE, Page.COVER):
            self.table_page.why_not(key)
            self.cover_page.remind()

    # Dialogs

    @property
    def dialog(self) -> dialogs.Dialog | None:
        """Return the dialog that is open."""
        return self.desk.current

    def open(self, key: DialogKey, *_state: object) -> None:
        """Open a dialog; computers wait until it is closed."""
        self.desk.open(key, Look.of(self.settings.values))

    def _make_dialog(self, key: DialogKey) -> dialogs.Dialog | None:
        return dialogs.make(
            key,
            self,
            self.settings,
            self.languages,
            self.table,
            self.actions_table,
            self.announcer.say_text,
            self.lasting,
        )

    def open_rules(self) -> None:
        """Open the rules where they explain what is going on."""
        # Their texts are many; the window is there before they are read.
        from dominoes_qt.narrate.rules import Moment
        from dominoes_qt.ui.rules.moments import spot_at, spot_for

        if self.table is not None and self.page in (Page.TABLE, Page.COVER):
            spot = spot_at(self.table)
        else:
            spot = spot_for(Moment.SETUP, self.setup_page.profile)
        self.rules.open(spot, Look.of(self.settings.values))

    # Settings

    def _settings_changed(self, values: Preferences) -> None:
        before, self._values = self._values, values
        if values.language != before.language:
            self.languages.use(values.language or None)
            self.retranslate()
        if Look.of(values) != Look.of(before) or values.coordinates != before.coordinates:
            self.restyle()

    def restyle(self) -> None:
        """Draw everything with the look of now."""
        look = Look.of(self.settings.values)
        theme.apply(self._app, look.theme, look.text)
        self.rings.set_theme(look.theme)
        self.actions_table.restyle(look)
        self.setFont(look.font(TextSize.BODY))
        self.setStyleSheet(style_sheet(look))
        self.menus.restyle(look)
        for widget in self._widgets().values():
            if widget is not None:
                widget.restyle(look)
        self.desk.restyle(look)
        self.opening.restyle(look)
        self.rules.restyle(look)

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        self.announcer.voice.follow_language()
        self.actions_table.retranslate()
        self.menus.retranslate()
        for widget in self._widgets().values():
            if widget is not None:
                widget.retranslate()
        self.desk.retranslate()
        self.opening.retranslate()
        if self.table is not None:
            self.table.retell()
        self.rules.retranslate()
        self._name_window()

    def _name_window(self) -> None:
        session = None if self.table is None else self.table.session
        self.setWindowTitle(phrases.window_title(session))

    # Leaving

    def closeEvent(self, event: QCloseEvent) -> None:
        kept = self.lasting.save() and self.lasting.keeping.is_safe
        if self.is_match_running and not self._leaves and not kept:
            event.ignore()
            self._ask(self._leave)
            return
        if self.table is not None:
            self.table.game.close()
        self.lasting.close()
        event.accept()

    def _ask(self, leave: Callable[[], None]) -> None:
        self._hold("leaving")
        question = ask_to_leave(self, leave)
        question.addAction(self.actions_table[Key.RULES])
        question.finished.connect(lambda _result: self._let_go_on("leaving"))

    def _leave(self) -> None:
        self._leaves = True
        self.close()
