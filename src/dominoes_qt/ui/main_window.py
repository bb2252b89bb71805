"""The window: an empty frame, which is there at once, and then all that is to be seen in it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import cached_property, partial
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QCoreApplication, Slot
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QMainWindow

from dominoes_qt.narrate.language import Languages
from dominoes_qt.ui import theme
from dominoes_qt.ui.look import Look, Styled
from dominoes_qt.ui.settings import Preferences, Settings
from dominoes_qt.ui.style_sheet import style_sheet
from dominoes_qt.ui.theme import TextSize
from dominoes_qt.ui.window_size import USUAL_SIZE

# Whatever is not needed for the frame is imported where it is made.
if TYPE_CHECKING:
    from dominoes_qt.engine.profiles import Setup
    from dominoes_qt.players.base import Player
    from dominoes_qt.session.seats import Seat
    from dominoes_qt.ui.cover_page import CoverPage
    from dominoes_qt.ui.dialogs import Dialog, DialogKey
    from dominoes_qt.ui.keeping import Keeping
    from dominoes_qt.ui.seating import Seating
    from dominoes_qt.ui.setup.page import SetupPage
    from dominoes_qt.ui.setup.plan import Plan
    from dominoes_qt.ui.start_page import StartPage
    from dominoes_qt.ui.table import Table
    from dominoes_qt.ui.table_page import TablePage

SETTING_UP = "setting up"
"""The reason to pause while another match is set up."""

AnyPage = TypeVar("AnyPage", "StartPage", "SetupPage", "CoverPage", "TablePage")


class Page(Enum):
    """What the window shows."""

    START = "start"
    SETUP = "setup"
    TABLE = "table"
    COVER = "cover"


class MainWindow(QMainWindow):
    """Everything there is to see.

    Slots are declared. One that is not changes the class of the window for Qt when it is
    connected, and a screen reader would take it for another window.

    Attributes:
        page: what is shown.
        table, table_page: the match that is at the window, if there is one.
    """

    def __init__(
        self,
        app: QApplication,
        settings: Settings,
        languages: Languages,
        levels: Mapping[str, Player] | None = None,
        keeping: Keeping | None = None,
    ) -> None:
        """Make the frame; without `levels`, `furnish` is still to be called."""
        super().__init__()
        self.settings = settings
        self.languages = languages
        self.page = Page.START
        self.table: Table | None = None
        self.table_page: TablePage | None = None
        self.is_furnished = False
        self._app = app
        self._values = settings.values
        self._made_pages: list[StartPage | SetupPage | CoverPage | TablePage] = []
        self.resize(USUAL_SIZE)
        theme.apply(app, theme.at_first(self._values.theme), self._values.text)
        self.name_window()
        if levels is not None:
            self.furnish(levels, keeping)

    def furnish(self, levels: Mapping[str, Player], keeping: Keeping | None = None) -> None:
        """Put everything in; `levels` are the computers, `keeping` is what outlasts the window."""
        from dominoes_qt.ui.actions import Actions
        from dominoes_qt.ui.announcer import Announcer
        from dominoes_qt.ui.asking import Asking
        from dominoes_qt.ui.dialog_desk import DialogDesk
        from dominoes_qt.ui.focus_ring import FocusRings
        from dominoes_qt.ui.hand_orders import HandOrders
        from dominoes_qt.ui.lasting import Lasting
        from dominoes_qt.ui.leaving import Leaving
        from dominoes_qt.ui.menus import Menus
        from dominoes_qt.ui.opening import Opening
        from dominoes_qt.ui.rules.desk import RulesDesk
        from dominoes_qt.ui.start_page import StartPage
        from dominoes_qt.ui.widgets import Pages

        self._levels = levels
        self.rings = FocusRings(self._app, Look.of(self.settings.values).theme, self)
        self.actions_table = Actions(self)
        self.orders = HandOrders(self.actions_table, self.settings, self)
        self.menus = Menus(self.menuBar(), self.actions_table)
        self.announcer = Announcer(self)
        self.asking = Asking(
            self.actions_table, self.announcer, self.settings, lambda: self.table, self
        )
        self.desk = DialogDesk(self)
        self.rules = RulesDesk(self)
        self.leaving = Leaving(self)
        self.pages = Pages(self)
        self.setCentralWidget(self.pages)
        # At once, not when Qt comes to it: a hidden page would get no focus with the window.
        self.pages.show()
        self.start_page = self.take_in(StartPage(self.pages))
        self.lasting = Lasting(self, keeping)
        self.opening = Opening(self)
        self.actions_table.forget_match()
        self.is_furnished = True
        self._connect_signals()
        self.retranslate()
        self.restyle()
        self.show_page(Page.START)

    def _connect_signals(self) -> None:
        from dominoes_qt.ui.actions import Key

        actions = self.actions_table
        self.settings.changed.connect(self._settings_changed)
        self.start_page.play.connect(partial(self.show_page, Page.SETUP))
        self.start_page.learn.connect(self.open_rules)
        self.start_page.others.connect(self.actions_table[Key.UNFINISHED].trigger)
        self.desk.opened.connect(self.hold)
        self.desk.closed.connect(self.let_go_on)
        self.rules.opened.connect(self.hold)
        self.rules.closed.connect(self.let_go_on)
        actions[Key.NEW].triggered.connect(self._new_match)
        actions[Key.RULES].triggered.connect(self.open_rules)
        actions[Key.QUIT].triggered.connect(self.close)
        self._app.styleHints().colorSchemeChanged.connect(self.restyle)

    # Pages

    @cached_property
    def setup_page(self) -> SetupPage:
        """Return the page on which a match is set up; it is made when it is wanted first."""
        from dominoes_qt.ui.setup.page import SetupPage

        page = SetupPage(self.settings.store, self.pages)
        page.started.connect(self._start)
        page.left.connect(self._leave_setup)
        return self.take_in(page)

    @cached_property
    def cover_page(self) -> CoverPage:
        """Return the page that covers all tiles; it is made when it is wanted first."""
        from dominoes_qt.ui.cover_page import CoverPage

        page = CoverPage(self.pages)
        page.revealed.connect(self.seating.reveal)
        return self.take_in(page)

    def take_in(self, page: AnyPage) -> AnyPage:
        """Have another page to show."""
        page.restyle(Look.of(self.settings.values))
        self.pages.add(page)
        self._made_pages.append(page)
        return page

    def let_go(self, page: TablePage) -> None:
        """Have a page no longer."""
        self._made_pages.remove(page)
        self.pages.remove(page)
        page.deleteLater()

    def show_page(self, page: Page) -> None:
        """Show a page, and put the focus where it begins."""
        widget = self._widget(page)
        if widget is not None:
            self.page = page
            self.pages.turn_to(widget, widget.take_focus)

    def _widget(self, page: Page) -> StartPage | SetupPage | CoverPage | TablePage | None:
        if page is Page.SETUP:
            return self.setup_page
        if page is Page.COVER:
            return self.cover_page
        return self.table_page if page is Page.TABLE else self.start_page

    @Slot()
    def _new_match(self) -> None:
        """Set up another match; the running one waits until that begins."""
        self.hold(SETTING_UP)
        self.setup_page.open()
        self.show_page(Page.SETUP)

    @Slot(object, int)
    def _start(self, plan: Plan, number: int) -> None:
        self.seating.start(plan, number)

    @Slot()
    def _leave_setup(self) -> None:
        if self.table is None:
            self.show_page(Page.START)
        else:
            self.show_page(Page.TABLE)
            self.seating.cover_if_needed()
        self.let_go_on(SETTING_UP)

    # Matches

    @cached_property
    def seating(self) -> Seating:
        """Return what brings matches to the window; with it comes all that a match needs."""
        from dominoes_qt.ui.seating import Seating

        return Seating(self, self._levels)

    @property
    def is_match_running(self) -> bool:
        """Return whether a match would be left."""
        return self.table is not None and not self.table.session.is_over

    def begin(
        self, setup: Setup, seats: tuple[Seat, ...], number: int, *, seed: int | None = None
    ) -> None:
        """Begin a match; `seed` is what computers take their chance from."""
        self.seating.begin(setup, seats, number, seed=seed)

    @Slot(str)
    def hold(self, why: str) -> None:
        """Let computers wait, for a reason."""
        if self.table is not None:
            self.table.game.pause(why)

    @Slot(str)
    def let_go_on(self, why: str) -> None:
        """Let computers go on, unless they wait for another reason too."""
        if self.table is not None:
            self.table.game.resume(why)

    # Dialogs

    @property
    def dialog(self) -> Dialog | None:
        """Return the dialog that is open."""
        return self.desk.current

    def open(self, key: DialogKey) -> None:
        """Open a dialog; computers wait until it is closed."""
        self.desk.open(key)

    @Slot()
    def open_rules(self) -> None:
        """Open the rules where they explain what is going on."""
        self.rules.open_here()

    # Settings

    @Slot(object)
    def _settings_changed(self, values: Preferences) -> None:
        before, self._values = self._values, values
        if values.language != before.language:
            self.languages.use(values.language or None)
            self.retranslate()
        if Look.of(values) != Look.of(before) or values.coordinates != before.coordinates:
            self.restyle()

    @Slot()
    def restyle(self) -> None:
        """Draw everything with the look of now."""
        look = Look.of(self.settings.values)
        theme.apply(self._app, look.theme, look.text)
        self.setFont(look.font(TextSize.BODY))
        self.setStyleSheet(style_sheet(look))
        self.rings.set_theme(look.theme)
        bars: tuple[Styled, ...] = (self.actions_table, self.menus)
        windows: tuple[Styled, ...] = (self.desk, self.opening, self.rules)
        for part in (*bars, *self._made_pages, *windows):
            part.restyle(look)

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        self.announcer.voice.follow_language()
        self.actions_table.retranslate()
        self.menus.retranslate()
        for page in self._made_pages:
            page.retranslate()
        self.desk.retranslate()
        self.opening.retranslate()
        if self.table is not None:
            self.table.retell()
        self.rules.retranslate()
        self.name_window()

    def name_window(self) -> None:
        """Call the window after the match."""
        if self.table is None:
            self.setWindowTitle(QCoreApplication.translate("Window", "Dominoes"))
        else:
            self.setWindowTitle(self.seating.title)

    # Leaving

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.is_furnished and not self.leaving.may_close():
            event.ignore()
            return
        event.accept()
