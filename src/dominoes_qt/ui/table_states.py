"""Which of the table's actions can be done now, and how they are called."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from dominoes_qt.engine.actions import Draw, Nominate, Pass, Play
from dominoes_qt.engine.profiles import Opening
from dominoes_qt.ui.actions import QUESTIONS, Actions, Key
from dominoes_qt.ui.table import Phase, Table

_AT_TABLE = (Key.ZOOM_IN, Key.ZOOM_OUT, Key.FIT, Key.TURN_RIGHT, Key.TURN_LEFT)
_UNCOVERED = (*_AT_TABLE, Key.RESTART, Key.SCORES, Key.NEXT_AREA, Key.LAST_AREA, Key.COMMAND)
_ALWAYS = (Key.REPEAT, Key.MESSAGES, *QUESTIONS)


class TableStates:
    """Enables what can be done first, and disables the rest later.

    The focus moves in between, for it must never be on something that goes away.
    """

    def __init__(self, table: Table, actions: Actions) -> None:
        self._table = table
        self._actions = actions
        self._later: list[Key] = []

    def enable(self) -> None:
        """Enable and show what can be done now."""
        self._name()
        states = self._states()
        for key, state in states.items():
            if state:
                self._actions[key].setEnabled(True)
        self._later = [key for key, state in states.items() if not state]
        for key, visible in self._visible().items():
            self._actions[key].setVisible(visible)

    def disable(self) -> None:
        """Disable what cannot be done now."""
        for key in self._later:
            self._actions[key].setEnabled(False)

    def _states(self) -> dict[Key, bool]:
        table, choice = self._table, self._table.choice
        covered = table.phase is Phase.COVERED
        states = dict.fromkeys(_ALWAYS, True) | dict.fromkeys(_UNCOVERED, not covered)
        return states | {
            Key.PLAY: choice.can(Play) or choice.can(Nominate),
            Key.DRAW: choice.can(Draw),
            Key.PASS: choice.can(Pass),
            Key.HINT: table.is_own_turn and bool(choice.legal),
            Key.VALUES: table.is_own_turn and bool(choice.legal),
            Key.REVIEW: bool(table.session.finished) and not covered,
            Key.CONFIRM: choice.action is not None or table.game.is_waiting,
            Key.BACK: choice.action is not None or choice.tile is not None,
            Key.UNDO: table.session.can_undo and not covered,
            Key.REDO: table.session.can_redo and not covered,
            Key.NEXT_HAND: table.session.between_hands,
            Key.NEXT_MATCH: table.session.is_over,
            Key.NEW_SESSION: table.session.is_over,
        }

    def _visible(self) -> dict[Key, bool]:
        setup, over = self._table.session.setup, self._table.session.is_over
        six_love = setup.profile.opening is Opening.SIX_LOVE
        return {
            Key.DRAW: setup.profile.drawing,
            Key.NEXT_HAND: not over,
            Key.NEXT_MATCH: over,
            Key.NEW_SESSION: over and six_love,
        }

    def _name(self) -> None:
        """Call the actions what they are in this game and at this moment."""
        table = self._table
        nominates, waits = table.phase is Phase.NOMINATING, table.game.is_waiting
        six_love = table.session.setup.profile.opening is Opening.SIX_LOVE
        texts = {
            Key.PLAY: QCoreApplication.translate("Actions", "Name &poser")
            if nominates
            else QCoreApplication.translate("Actions", "&Play"),
            Key.CONFIRM: QCoreApplication.translate("Actions", "&Continue")
            if waits
            else QCoreApplication.translate("Actions", "&Confirm"),
            Key.NEXT_MATCH: QCoreApplication.translate("Actions", "Next &match")
            if six_love
            else QCoreApplication.translate("Actions", "Play a&gain"),
            Key.RESTART: QCoreApplication.translate("Actions", "Restart &deal")
            if six_love
            else QCoreApplication.translate("Actions", "Restart &hand"),
        }
        for key, text in texts.items():
            self._actions[key].setText(text)
