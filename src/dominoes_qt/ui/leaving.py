"""Asks before a running match is left, and tells whether it will wait to be gone on with."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QGridLayout, QMessageBox, QSpacerItem, QWidget

from dominoes_qt.ui.actions import Key
from dominoes_qt.ui.theme import SPACE

if TYPE_CHECKING:
    from dominoes_qt.ui.main_window import MainWindow

_LEAVING = "leaving"
"""The reason to pause while the player is asked."""


class Question(QMessageBox):
    """Asks whether to leave the match, in the language of now."""

    def __init__(self, parent: QWidget, *, waits: bool) -> None:
        super().__init__(parent)
        self._waits = waits
        self.stay = self.addButton("", QMessageBox.ButtonRole.RejectRole)
        self.away = self.addButton("", QMessageBox.ButtonRole.AcceptRole)
        self.setDefaultButton(self.stay)
        self.setEscapeButton(self.stay)
        self._align()
        self.retranslate()

    def _align(self) -> None:
        """Have the text begin where the buttons do: Qt leaves room for an icon there."""
        layout = self.layout()
        if isinstance(layout, QGridLayout):
            layout.setContentsMargins(3 * SPACE, 2 * SPACE, 3 * SPACE, 2 * SPACE)
            layout.setHorizontalSpacing(0)
            layout.setColumnStretch(1, 1)
            before = layout.itemAtPosition(0, 0)
            if isinstance(before, QSpacerItem):
                before.changeSize(0, 0)

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        self.setWindowTitle(QCoreApplication.translate("Leaving", "Leave the match?"))
        if self._waits:
            text = QCoreApplication.translate(
                "Leaving", "The match is not over. Leave it among the unfinished matches?"
            )
        else:
            text = QCoreApplication.translate("Leaving", "The match is not over. Leave it?")
        self.setText(text)
        self.stay.setText(QCoreApplication.translate("Leaving", "Play on"))
        self.away.setText(QCoreApplication.translate("Leaving", "Leave"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()


def ask_to_leave(parent: QWidget, leave: Callable[[], None], *, waits: bool) -> QMessageBox:
    """Ask whether to leave the match, and do so if that is wanted; returns at once.

    `waits` says whether it can be gone on with later.
    """
    box = Question(parent, waits=waits)
    box.away.clicked.connect(leave)
    box.finished.connect(box.deleteLater)
    box.open()
    return box


class Leaving:
    """Lets a window be closed, or its match be replaced, when nothing is lost or that is wanted.

    Attributes:
        is_agreed: whether the window may be closed, whatever becomes of the match.
    """

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.is_agreed = False

    def replace_match(self, begin: Callable[[], None]) -> None:
        """Begin another match, but ask first if one is running; that waits, if it can."""
        lasting = self._window.lasting
        if not self._window.is_match_running:
            begin()
        elif lasting.can_wait:
            self._ask(partial(self._let_wait, begin), waits=True)
        else:
            self._ask(begin)

    def _let_wait(self, begin: Callable[[], None]) -> None:
        self._window.lasting.keeping.let_wait()
        begin()

    def may_close(self) -> bool:
        """Return whether the window may be closed now; if not, the player is asked."""
        window = self._window
        kept = window.lasting.save() and window.lasting.keeping.is_safe
        if window.is_match_running and not self.is_agreed and not kept:
            self._ask(self.leave)
            return False
        if window.table is not None:
            window.table.game.close()
        window.lasting.close()
        return True

    def _ask(self, leave: Callable[[], None], *, waits: bool = False) -> None:
        window = self._window
        window.hold(_LEAVING)
        question = ask_to_leave(window, leave, waits=waits)
        question.addAction(window.actions_table[Key.RULES])
        question.finished.connect(lambda _result: window.let_go_on(_LEAVING))

    def leave(self) -> None:
        """Close the window, though a match is running."""
        self.is_agreed = True
        self._window.close()
