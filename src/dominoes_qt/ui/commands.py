"""What typed commands do at the table of the window: the words of the terminal, and a few more."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from PySide6.QtGui import QAction

from dominoes_qt.engine.actions import Nominate, Play
from dominoes_qt.engine.tiles import Tile
from dominoes_qt.narrate import prompts
from dominoes_qt.narrate.answers import ANSWERS, help_in_short
from dominoes_qt.narrate.choosing import ACTIONS, chosen_action
from dominoes_qt.narrate.commands import Typed, parse
from dominoes_qt.narrate.fill import fill
from dominoes_qt.ui.actions import Actions, Key
from dominoes_qt.ui.table import Table

ACTION_KEYS: Mapping[str, tuple[Key, ...]] = {
    "repeat": (Key.REPEAT,),
    "messages": (Key.MESSAGES,),
    "history": (Key.HISTORY,),
    "settings": (Key.SETTINGS,),
    "keys": (Key.KEYS,),
    "rule book": (Key.RULES,),
    "hint": (Key.HINT,),
    "values": (Key.VALUES,),
    "review": (Key.REVIEW,),
    "undo": (Key.UNDO,),
    "redo": (Key.REDO,),
    "restart": (Key.RESTART,),
    "next": (Key.NEXT_HAND, Key.NEXT_MATCH),
    "new": (Key.NEW,),
    "quit": (Key.QUIT,),
    "yes": (Key.CONFIRM,),
    "no": (Key.BACK,),
}
"""What a word does: the first of these actions that is possible."""

_REFUSALS: Mapping[str, str] = {
    "undo": "no undo",
    "redo": "no redo",
    "next": "not over",
    "review": "not over",
}
"""What is said where none of them is possible; for the other words, that it is not the time."""


class Commands:
    """Does what was typed; an action at the table is chosen as by hand, and confirmed."""

    def __init__(self, table: Table, actions: Actions) -> None:
        self._table = table
        self._actions = actions

    def do(self, line: str) -> None:
        """Do a command, or say why not."""
        typed = parse(line, prompts.window_words())
        if typed.command in ACTIONS:
            self._act(typed)
        elif typed.command in ANSWERS:
            self._table.ask(typed.command)
        elif typed.command in ACTION_KEYS:
            self._trigger(typed.command)
        elif typed.command == "help":
            self._say(lambda: help_in_short(self._table.session.setup))
        else:
            given = typed.rest or typed.command
            self._say(lambda: fill(prompts.say("unknown"), given=given))

    def _say(self, tell: Callable[[], str]) -> None:
        self._table.note(tell)

    def _trigger(self, word: str) -> None:
        action = next(
            filter(QAction.isEnabled, map(self._actions.__getitem__, ACTION_KEYS[word])), None
        )
        if action is not None:
            action.trigger()
        else:
            self._say(lambda: prompts.say(_REFUSALS.get(word, "not now")))

    def _act(self, typed: Typed) -> None:
        view, choice = self._table.view, self._table.choice
        if view is None:
            self._say(lambda: prompts.say("not now"))
            return
        tile = self._tile(typed)
        if tile is not None and not choice.can(Nominate):
            typed = replace(typed, tile=tile)
            if typed.end is None and len(choice.ends_of(tile)) > 1:
                choice.choose_tile(tile)
                return
        action = chosen_action(view, typed, self._table.narrator)
        if isinstance(action, str):
            self._say(lambda: str(chosen_action(view, typed, self._table.narrator)))
        elif isinstance(action, Play):
            choice.choose_end(action.end, action.tile)
        else:
            choice.choose(action)

    def _tile(self, typed: Typed) -> Tile | None:
        """Return the tile that is meant; numbers count as the list of one's tiles does."""
        if typed.tile is not None or typed.command != "play":
            return typed.tile
        return self._table.hand.tile_at(typed.number - 1)
