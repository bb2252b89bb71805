"""Questions about the match by key, menu or command, and how the announcer is set."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from dominoes_qt.narrate.style import Detail
from dominoes_qt.ui.actions import QUESTIONS, Actions, Key
from dominoes_qt.ui.announcer import Announcer
from dominoes_qt.ui.settings import Preferences, Settings

if TYPE_CHECKING:
    from dominoes_qt.ui.table import Table


class Asking(QObject):
    """Lets the actions of the menu to ask do what they say; none of them changes the match."""

    def __init__(
        self,
        actions: Actions,
        announcer: Announcer,
        settings: Settings,
        table: Callable[[], Table | None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._actions = actions
        self._announcer = announcer
        self._table = table
        actions[Key.REPEAT].triggered.connect(self.repeat)
        for key, question in QUESTIONS.items():
            actions[key].triggered.connect(partial(self.ask, question))
        self._settings = settings
        announcer.voice.changed.connect(self._voice_changed)
        settings.changed.connect(self._take_over)
        self._take_over(settings.values)

    def _take_over(self, values: Preferences) -> None:
        self._actions.bind(values.own_keys, letters=values.letters)
        self._announcer.joins = values.detail is not Detail.BRIEF
        self._announcer.voice.set_on(values.voice, values.rate)

    def _voice_changed(self) -> None:
        """Tell in one line where there is no voice: in the settings, and at the table."""
        voice, table = self._announcer.voice, self._table()
        self._settings.troubled.emit(voice.trouble)
        if voice.trouble and table is not None:
            table.inform(lambda: voice.trouble)

    def ask(self, question: str, *_state: object) -> None:
        """Answer a question."""
        table = self._table()
        if table is not None:
            self._announcer.hush()
            table.ask(question)

    def repeat(self) -> None:
        """Say the last message again."""
        table = self._table()
        if table is None or self._announcer.repeat():
            return
        if table.messages.rowCount():
            self._announcer.say(partial(table.messages.text, -1))
        else:
            self._announcer.say(_nothing_said)


def _nothing_said() -> str:
    return QCoreApplication.translate("Table", "Nothing has been said yet.")
