"""Opens the rules beside a window, and closes them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from dominoes_qt.narrate.language import Languages
from dominoes_qt.ui.look import Look

if TYPE_CHECKING:
    from dominoes_qt.ui.rules.browser import RulesBrowser
    from dominoes_qt.ui.rules.library import Spot

RULES = "rules"
"""The reason to pause while the rules are open."""


class RulesDesk(QObject):
    """Has one browser at most.

    Signals:
        opened: the rules are open; computers should wait.
        closed: they are not any more.
    """

    opened = Signal()
    closed = Signal()

    def __init__(
        self, window: QWidget, languages: Languages, announce: Callable[[str], None]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._languages = languages
        self._announce = announce
        self.browser: RulesBrowser | None = None

    @property
    def is_open(self) -> bool:
        """Return whether the rules can be read now."""
        return self.browser is not None

    def open(self, spot: Spot, look: Look) -> None:
        """Open the rules at a place, over a dialog if one is open."""
        if self.browser is None:
            over = QApplication.activeModalWidget()
            from dominoes_qt.ui.rules.browser import RulesBrowser

            browser = RulesBrowser(look, self._languages, self._announce, over or self._window)
            if over is not None:
                browser.setWindowModality(Qt.WindowModality.WindowModal)
            browser.finished.connect(self._close)
            self.browser = browser
            self.opened.emit()
        self.browser.open_at(spot)
        self.browser.show()
        self.browser.activateWindow()

    def _close(self) -> None:
        if self.browser is not None:
            self.browser.deleteLater()
            self.browser = None
            self.closed.emit()

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        if self.browser is not None:
            self.browser.restyle(look)

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        if self.browser is not None:
            self.browser.retranslate()
