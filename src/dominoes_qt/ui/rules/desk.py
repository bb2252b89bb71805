"""Opens the rules beside a window, and closes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from dominoes_qt.ui.accessible import unheard
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.main_window import Page

if TYPE_CHECKING:
    from dominoes_qt.ui.main_window import MainWindow
    from dominoes_qt.ui.rules.browser import RulesBrowser
    from dominoes_qt.ui.rules.library import Spot

RULES = "rules"
"""The reason to pause while the rules are open."""


class RulesDesk(QObject):
    """Has one browser at most.

    Signals:
        opened: the rules are open; why computers should wait.
        closed: they are not any more; the same.
    """

    opened = Signal(str)
    closed = Signal(str)

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.browser: RulesBrowser | None = None

    @property
    def is_open(self) -> bool:
        """Return whether the rules can be read now."""
        return self.browser is not None

    def open_here(self) -> None:
        """Open the rules where they explain what is going on."""
        # Their texts are many; the window is there before they are read.
        from dominoes_qt.narrate.rules import Moment
        from dominoes_qt.ui.rules.moments import spot_at, spot_for

        window = self._window
        if window.table is not None and window.page in (Page.TABLE, Page.COVER):
            self.open(spot_at(window.table))
        else:
            self.open(spot_for(Moment.SETUP, window.setup_page.profile))

    def open(self, spot: Spot) -> None:
        """Open the rules at a place, over a dialog if one is open."""
        if self.browser is None:
            with unheard():
                self.browser = self._new_browser(QApplication.activeModalWidget())
            self.opened.emit(RULES)
        self.browser.open_at(spot)
        self.browser.show()
        self.browser.activateWindow()

    def _new_browser(self, over: QWidget | None) -> RulesBrowser:
        from dominoes_qt.ui.rules.browser import RulesBrowser

        window = self._window
        look, announce = Look.of(window.settings.values), window.announcer.say_text
        browser = RulesBrowser(look, window.languages, announce, over or window)
        if over is not None:
            browser.setWindowModality(Qt.WindowModality.WindowModal)
        browser.finished.connect(self._close)
        return browser

    def _close(self) -> None:
        if self.browser is not None:
            self.browser.deleteLater()
            self.browser = None
            self.closed.emit(RULES)

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        if self.browser is not None:
            self.browser.restyle(look)

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        if self.browser is not None:
            self.browser.retranslate()
