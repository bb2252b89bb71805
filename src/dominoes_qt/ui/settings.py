"""What a player has chosen: one frozen value, kept in QSettings, told when it changes."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from enum import Enum, StrEnum
from typing import Any

from PySide6.QtCore import QObject, QSettings, Signal

from dominoes_qt.narrate.style import Detail, Style, Wording
from dominoes_qt.ui import settings_file
from dominoes_qt.ui.theme import ThemeKey
from dominoes_qt.ui.tile_look import Faces

TEXT_SIZES = (100, 125, 150, 175, 200)
"""The sizes of text that are offered, in per cent."""


class Speed(StrEnum):
    """How long computers take at least from one action to the next."""

    INSTANT = "instant"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"
    KEY = "key"

    @property
    def milliseconds(self) -> int:
        """Return the shortest time between two actions; with `KEY`, the player says when."""
        return _PACE[self]


_PACE = {Speed.INSTANT: 0, Speed.FAST: 400, Speed.NORMAL: 1000, Speed.SLOW: 2500, Speed.KEY: 0}


class Motion(StrEnum):
    """How fast tiles move on the board, where they move at all."""

    QUICK = "quick"
    USUAL = "usual"

    @property
    def milliseconds(self) -> int:
        """Return how long a movement takes."""
        return 110 if self is Motion.QUICK else 220


class HandOrder(StrEnum):
    """How one's own tiles are ordered."""

    OWN = "own"
    PIPS = "pips"
    SUIT = "suit"


class Rate(StrEnum):
    """How fast the program's own voice speaks."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    FASTER = "faster"


class Volume(StrEnum):
    """How loud the sounds are."""

    OFF = "off"
    QUIET = "quiet"
    MEDIUM = "medium"
    LOUD = "loud"

    @property
    def part(self) -> float:
        """Return it as a part of the full volume."""
        return _PARTS[self]


_PARTS = {Volume.OFF: 0.0, Volume.QUIET: 0.25, Volume.MEDIUM: 0.55, Volume.LOUD: 1.0}


@dataclass(frozen=True, slots=True)
class Preferences:
    """All settings.

    Attributes:
        language: its code, such as `es`; empty is the system's.
        text: size of text, in per cent.
        coloured: whether each number has a colour on tile faces.
        confirm: whether an action is shown first and then confirmed.
        automatic: whether draw and pass happen by themselves when there is no choice.
        still: whether nothing is animated, whatever the system says.
        detail, wording: how much is told of what happens, and how tiles are named.
        sounds: how loud sounds are.
        voice: whether the program speaks by itself while no screen reader is there.
        letters: whether letters without Control or Alt are commands.
        keys: the player's own shortcuts, as JSON: an object of actions with their keys.
    """

    language: str = ""
    theme: ThemeKey = ThemeKey.SYSTEM
    text: int = 100
    faces: Faces = Faces.PIPS
    coloured: bool = False
    coordinates: bool = False
    still: bool = False
    motion: Motion = Motion.USUAL
    speed: Speed = Speed.NORMAL
    confirm: bool = True
    automatic: bool = False
    order: HandOrder = HandOrder.OWN
    detail: Detail = Detail.NORMAL
    wording: Wording = Wording.DIGITS
    sounds: Volume = Volume.MEDIUM
    voice: bool = False
    rate: Rate = Rate.NORMAL
    letters: bool = True
    keys: str = ""

    @property
    def style(self) -> Style:
        """Return how the narrator is to speak."""
        return Style(self.detail, self.wording, self.coordinates)

    @property
    def own_keys(self) -> dict[str, str]:
        """Return the player's own shortcuts by action; an empty one takes the usual one away."""
        import json

        try:
            read = json.loads(self.keys) if self.keys else {}
        except ValueError:
            return {}
        items = read.items() if isinstance(read, dict) else ()
        return {key: text for key, text in items if isinstance(text, str)}


class Settings(QObject):
    """The preferences as they are now.

    Signals:
        changed: the new `Preferences`, after `change`.
        unkept: the settings cannot be written; told once.
        troubled: why something that was chosen is not to be had, in one line; empty if it is.
    """

    changed = Signal(object)
    unkept = Signal()
    troubled = Signal(str)

    def __init__(self, store: QSettings, parent: QObject | None = None) -> None:
        """Read what `store` holds; whatever it cannot mean is left as usual."""
        super().__init__(parent)
        self.store = store
        self._is_kept = True
        self._values = _read(store)

    @property
    def values(self) -> Preferences:
        """Return the preferences."""
        return self._values

    def change(self, **choices: object) -> None:
        """Take over some preferences, keep them, and tell."""
        # A wrong name is a TypeError here.
        values = replace(self._values, **choices)  # type: ignore[arg-type]  # names at run time
        if values == self._values:
            return
        self._values = values
        for name, value in choices.items():
            self.store.setValue(_key(name), value.value if isinstance(value, Enum) else value)
        self.changed.emit(values)
        if not settings_file.write(self.store) and self._is_kept:
            self._is_kept = False
            self.unkept.emit()


def _key(name: str) -> str:
    return f"preferences/{name}"


def _read(store: QSettings) -> Preferences:
    usual = Preferences()
    found = {
        field.name: _value(store.value(_key(field.name)), getattr(usual, field.name))
        for field in fields(Preferences)
    }
    return Preferences(**found)


def _value(stored: object, usual: Any) -> Any:  # noqa: ANN401 - as many kinds as there are fields
    """Return what was stored, in the kind of the usual value, or that if it is none."""
    if stored is None:
        return usual
    text = str(stored)
    if isinstance(usual, bool):
        return {"true": True, "false": False}.get(text.lower(), usual)
    if isinstance(usual, Enum):
        return next((each for each in type(usual) if each.value == text), usual)
    if isinstance(usual, int):
        return int(text) if text in map(str, TEXT_SIZES) else usual
    return text
