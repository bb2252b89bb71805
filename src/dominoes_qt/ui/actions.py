"""All actions of the window in one table: text, shortcut, menu."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, StrEnum
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from dominoes_qt.ui.icons import icon
from dominoes_qt.ui.look import Look


class Menu(Enum):
    """The menus, in their order."""

    GAME = "game"
    TURN = "turn"
    VIEW = "view"
    ASK = "ask"
    HELP = "help"


class Key(StrEnum):
    """The actions."""

    NEW = "new"
    UNFINISHED = "unfinished"
    OPEN = "open"
    RESTART = "restart"
    UNDO = "undo"
    REDO = "redo"
    SCORES = "scores"
    REVIEW = "review"
    HISTORY = "history"
    MESSAGES = "messages"
    SETTINGS = "settings"
    QUIT = "quit"
    PLAY = "play"
    DRAW = "draw"
    PASS = "pass"  # noqa: S105 - not a password
    HINT = "hint"
    VALUES = "values"
    CONFIRM = "confirm"
    BACK = "back"
    NEXT_HAND = "next-hand"
    NEXT_MATCH = "next-match"
    NEW_SESSION = "new-session"
    ZOOM_IN = "zoom-in"
    ZOOM_OUT = "zoom-out"
    FIT = "fit"
    TURN_RIGHT = "turn-right"
    TURN_LEFT = "turn-left"
    ORDER_OWN = "order-own"
    ORDER_PIPS = "order-pips"
    ORDER_SUIT = "order-suit"
    NEXT_AREA = "next-area"
    LAST_AREA = "last-area"
    REPEAT = "repeat"
    ASK_ENDS = "ask-ends"
    ASK_TILES = "ask-tiles"
    ASK_LAYOUT = "ask-layout"
    ASK_COUNTS = "ask-counts"
    ASK_TURN = "ask-turn"
    ASK_SCORES = "ask-scores"
    ASK_DETAILS = "ask-details"
    ASK_LAST = "ask-last"
    ASK_VOIDS = "ask-voids"
    ASK_RULES = "ask-rules"
    COMMAND = "command"
    RULES = "rules"
    KEYS = "keys"
    ACCESS = "access"
    ABOUT = "about"


@dataclass(frozen=True, slots=True)
class Entry:
    """An action of the table.

    Attributes:
        shortcuts: what does it from the keyboard; the first is shown in the menu.
        group: actions of the same group exclude each other, and show which one is on.
        ends_part: whether a line follows in the menu.
    """

    key: Key
    menu: Menu
    shortcuts: tuple[str, ...] = ()
    group: str = ""
    ends_part: bool = False


TABLE: tuple[Entry, ...] = (
    Entry(Key.NEW, Menu.GAME, ("Ctrl+N",)),
    Entry(Key.RESTART, Menu.GAME, ("Ctrl+Shift+N",), ends_part=True),
    Entry(Key.UNDO, Menu.GAME, ("Ctrl+Z",)),
    Entry(Key.REDO, Menu.GAME, ("Ctrl+Shift+Z", "Ctrl+Y"), ends_part=True),
    Entry(Key.SCORES, Menu.GAME, ("F3",)),
    Entry(Key.REVIEW, Menu.GAME, ("F5",)),
    Entry(Key.HISTORY, Menu.GAME, ("Ctrl+Shift+H",)),
    Entry(Key.UNFINISHED, Menu.GAME, ("Ctrl+Shift+U",)),
    Entry(Key.OPEN, Menu.GAME, ("Ctrl+O",)),
    Entry(Key.SETTINGS, Menu.GAME, ("Ctrl+,",), ends_part=True),
    Entry(Key.QUIT, Menu.GAME, ("Ctrl+Q",)),
    Entry(Key.PLAY, Menu.TURN, ("Ctrl+P",)),
    Entry(Key.DRAW, Menu.TURN, ("Ctrl+D",)),
    Entry(Key.PASS, Menu.TURN, ("Ctrl+E",)),
    Entry(Key.HINT, Menu.TURN, ("Ctrl+H", "H")),
    Entry(Key.VALUES, Menu.TURN, ("O",)),
    Entry(Key.CONFIRM, Menu.TURN, ("Ctrl+Return", "Ctrl+Enter")),
    Entry(Key.BACK, Menu.TURN, ("Escape",), ends_part=True),
    Entry(Key.NEXT_HAND, Menu.TURN),
    Entry(Key.NEXT_MATCH, Menu.TURN),
    Entry(Key.NEW_SESSION, Menu.TURN),
    Entry(Key.ZOOM_IN, Menu.VIEW, ("Ctrl++", "Ctrl+=")),
    Entry(Key.ZOOM_OUT, Menu.VIEW, ("Ctrl+-",)),
    Entry(Key.FIT, Menu.VIEW, ("Ctrl+0",)),
    Entry(Key.TURN_RIGHT, Menu.VIEW, ("Ctrl+R",)),
    Entry(Key.TURN_LEFT, Menu.VIEW, ("Ctrl+Shift+R",), ends_part=True),
    Entry(Key.ORDER_OWN, Menu.VIEW, group="order"),
    Entry(Key.ORDER_PIPS, Menu.VIEW, group="order"),
    Entry(Key.ORDER_SUIT, Menu.VIEW, group="order", ends_part=True),
    Entry(Key.NEXT_AREA, Menu.VIEW, ("F6",)),
    Entry(Key.LAST_AREA, Menu.VIEW, ("Shift+F6",)),
    Entry(Key.REPEAT, Menu.ASK, ("R",)),
    Entry(Key.MESSAGES, Menu.ASK, ("M", "F4"), ends_part=True),
    Entry(Key.ASK_ENDS, Menu.ASK, ("E",)),
    Entry(Key.ASK_TILES, Menu.ASK, ("T",)),
    Entry(Key.ASK_LAYOUT, Menu.ASK, ("L",)),
    Entry(Key.ASK_COUNTS, Menu.ASK, ("C",)),
    Entry(Key.ASK_TURN, Menu.ASK, ("W",)),
    Entry(Key.ASK_LAST, Menu.ASK, ("A",)),
    Entry(Key.ASK_VOIDS, Menu.ASK, ("V",)),
    Entry(Key.ASK_SCORES, Menu.ASK, ("S",)),
    Entry(Key.ASK_DETAILS, Menu.ASK, ("D",)),
    Entry(Key.ASK_RULES, Menu.ASK, ("G",), ends_part=True),
    Entry(Key.COMMAND, Menu.ASK, (":", "Ctrl+K")),
    Entry(Key.RULES, Menu.HELP, ("F1",)),
    Entry(Key.KEYS, Menu.HELP, ("K",)),
    Entry(Key.ACCESS, Menu.HELP, ("Shift+F1",), ends_part=True),
    Entry(Key.ABOUT, Menu.HELP),
)

QUESTIONS: Mapping[Key, str] = {
    Key.ASK_ENDS: "ends",
    Key.ASK_TILES: "tiles",
    Key.ASK_LAYOUT: "layout",
    Key.ASK_COUNTS: "counts",
    Key.ASK_TURN: "turn",
    Key.ASK_LAST: "last",
    Key.ASK_VOIDS: "voids",
    Key.ASK_SCORES: "scores",
    Key.ASK_DETAILS: "details",
    Key.ASK_RULES: "rules in force",
}
"""What is asked about the match, by the command word of the question."""

EXPLAINED = (
    *(Key.PLAY, Key.DRAW, Key.PASS, Key.HINT, Key.VALUES, Key.CONFIRM),
    *(Key.UNDO, Key.REDO, Key.RESTART, Key.SCORES, Key.REVIEW, Key.COMMAND),
)
"""Whoever asks for one of these by its key while it is off, is told why not."""
_WITHOUT_MATCH = (
    Key.NEW,
    Key.HISTORY,
    Key.UNFINISHED,
    Key.OPEN,
    Key.SETTINGS,
    Key.QUIT,
    Key.ORDER_OWN,
    Key.ORDER_PIPS,
    Key.ORDER_SUIT,
    Key.RULES,
    Key.KEYS,
    Key.ACCESS,
    Key.ABOUT,
)

_WITH_ICON = (
    Key.UNDO,
    Key.REDO,
    Key.ZOOM_IN,
    Key.ZOOM_OUT,
    Key.FIT,
    Key.TURN_RIGHT,
    Key.TURN_LEFT,
)
"""Their icons have the names of the keys."""


def menu_text(menu: Menu) -> str:
    """Return the title of a menu."""
    return {
        Menu.GAME: QCoreApplication.translate("Actions", "&Game"),
        Menu.TURN: QCoreApplication.translate("Actions", "&Turn"),
        Menu.VIEW: QCoreApplication.translate("Actions", "&View"),
        Menu.ASK: QCoreApplication.translate("Actions", "&Ask"),
        Menu.HELP: QCoreApplication.translate("Actions", "&Help"),
    }[menu]


def _texts() -> Mapping[Key, str]:
    return {
        Key.NEW: QCoreApplication.translate("Actions", "&New match…"),
        Key.RESTART: QCoreApplication.translate("Actions", "Restart &hand"),
        Key.UNDO: QCoreApplication.translate("Actions", "&Undo"),
        Key.REDO: QCoreApplication.translate("Actions", "&Redo"),
        Key.SCORES: QCoreApplication.translate("Actions", "&Score details…"),
        Key.REVIEW: QCoreApplication.translate("Actions", "Re&view of the hand…"),
        Key.HISTORY: QCoreApplication.translate("Actions", "Histor&y…"),
        Key.UNFINISHED: QCoreApplication.translate("Actions", "Un&finished matches…"),
        Key.OPEN: QCoreApplication.translate("Actions", "&Open a record…"),
        Key.MESSAGES: QCoreApplication.translate("Actions", "&Messages…"),
        Key.SETTINGS: QCoreApplication.translate("Actions", "Se&ttings…"),
        Key.QUIT: QCoreApplication.translate("Actions", "&Quit"),
        Key.PLAY: QCoreApplication.translate("Actions", "&Play"),
        Key.DRAW: QCoreApplication.translate("Actions", "&Draw"),
        Key.PASS: QCoreApplication.translate("Actions", "P&ass"),
        Key.HINT: QCoreApplication.translate("Actions", "H&int"),
        Key.VALUES: QCoreApplication.translate("Actions", "&Value of each choice…"),
        Key.CONFIRM: QCoreApplication.translate("Actions", "&Confirm"),
        Key.BACK: QCoreApplication.translate("Actions", "Take &back"),
        Key.NEXT_HAND: QCoreApplication.translate("Actions", "Next &hand"),
        Key.NEXT_MATCH: QCoreApplication.translate("Actions", "Next &match"),
        Key.NEW_SESSION: QCoreApplication.translate("Actions", "New &session"),
        Key.ZOOM_IN: QCoreApplication.translate("Actions", "Zoom &in"),
        Key.ZOOM_OUT: QCoreApplication.translate("Actions", "Zoom &out"),
        Key.FIT: QCoreApplication.translate("Actions", "Show &all"),
        Key.TURN_RIGHT: QCoreApplication.translate("Actions", "Turn board &right"),
        Key.TURN_LEFT: QCoreApplication.translate("Actions", "Turn board &left"),
        Key.ORDER_OWN: QCoreApplication.translate("Actions", "Tiles in my own order"),
        Key.ORDER_PIPS: QCoreApplication.translate("Actions", "Tiles by &pips"),
        Key.ORDER_SUIT: QCoreApplication.translate("Actions", "Tiles by &suit"),
        Key.NEXT_AREA: QCoreApplication.translate("Actions", "Next part of the table"),
        Key.LAST_AREA: QCoreApplication.translate("Actions", "Previous part of the table"),
        **_questions(),
    }


def _questions() -> Mapping[Key, str]:
    return {
        Key.REPEAT: QCoreApplication.translate("Actions", "&Repeat last message"),
        Key.ASK_ENDS: QCoreApplication.translate("Actions", "Open &ends"),
        Key.ASK_TILES: QCoreApplication.translate("Actions", "My &tiles"),
        Key.ASK_LAYOUT: QCoreApplication.translate("Actions", "&Layout, arm by arm"),
        Key.ASK_COUNTS: QCoreApplication.translate("Actions", "Tile &counts and yard"),
        Key.ASK_TURN: QCoreApplication.translate("Actions", "&Whose turn"),
        Key.ASK_LAST: QCoreApplication.translate("Actions", "Last &action"),
        Key.ASK_VOIDS: QCoreApplication.translate("Actions", "Numbers &not held"),
        Key.ASK_SCORES: QCoreApplication.translate("Actions", "&Score"),
        Key.ASK_DETAILS: QCoreApplication.translate("Actions", "Score, hand by han&d"),
        Key.ASK_RULES: QCoreApplication.translate("Actions", "R&ules in force"),
        Key.COMMAND: QCoreApplication.translate("Actions", "Type a c&ommand"),
        Key.RULES: QCoreApplication.translate("Actions", "&Rules…"),
        Key.KEYS: QCoreApplication.translate("Actions", "&Keyboard…"),
        Key.ACCESS: QCoreApplication.translate("Actions", "&Accessibility…"),
        Key.ABOUT: QCoreApplication.translate("Actions", "A&bout dominoes-qt…"),
    }


class Actions:
    """The actions as Qt knows them.

    Attributes:
        why_not: the actions that have the keys of others while these are off.
    """

    def __init__(self, parent: QObject) -> None:
        self._actions = {entry.key: QAction(parent) for entry in TABLE}
        self.why_not = {key: QAction(parent) for key in EXPLAINED}
        self._groups: dict[str, QActionGroup] = {}
        for entry in TABLE:
            action = self._actions[entry.key]
            if entry.group:
                action.setCheckable(True)
                self._groups.setdefault(entry.group, QActionGroup(parent)).addAction(action)
        for key in EXPLAINED:
            self[key].changed.connect(partial(self._explain, key))
        self[Key.QUIT].setMenuRole(QAction.MenuRole.QuitRole)
        self[Key.SETTINGS].setMenuRole(QAction.MenuRole.PreferencesRole)
        self[Key.ABOUT].setMenuRole(QAction.MenuRole.AboutRole)
        self.bind({})
        self.retranslate()

    def __getitem__(self, key: Key) -> QAction:
        return self._actions[key]

    def _explain(self, key: Key) -> None:
        action = self[key]
        self.why_not[key].setEnabled(not (action.isEnabled() and action.isVisible()))

    def bind(self, own: Mapping[str, str], *, letters: bool = True) -> None:
        """Bind the keys: the player's `own` by action, else the usual ones.

        Without `letters`, no key that is a letter or sign alone does anything.
        """
        for entry in TABLE:
            texts = (own[entry.key],) if entry.key in own else entry.shortcuts
            wanted = [text for text in texts if text and (letters or not is_sign(text))]
            keys = [QKeySequence(text) for text in wanted]
            self[entry.key].setShortcuts(keys)
            if entry.key in self.why_not:
                self.why_not[entry.key].setShortcuts(keys)

    def forget_match(self) -> None:
        """Disable everything that needs a match."""
        for key, action in self._actions.items():
            if key not in _WITHOUT_MATCH:
                action.setEnabled(False)

    def restyle(self, look: Look) -> None:
        """Draw the icons in the colours of now."""
        for key in _WITH_ICON:
            self[key].setIcon(icon(key.value, look.theme))

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        for key, text in _texts().items():
            self._actions[key].setText(text)


def is_sign(shortcut: str) -> bool:
    """Return whether a shortcut is a letter or sign without Control, Alt or the like."""
    return len(shortcut) == 1
