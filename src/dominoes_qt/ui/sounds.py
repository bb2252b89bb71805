"""Sounds of the table; without QtMultimedia or anything to hear them with, there is silence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import contextmanager
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QLoggingCategory,
    QMessageLogContext,
    QObject,
    QTimer,
    QtMsgType,
    QUrl,
    qInstallMessageHandler,
)

from dominoes_qt.engine.events import Drew, Event, HandEnded, HandEvent, Passed, Played
from dominoes_qt.ui.icons import load_icons
from dominoes_qt.ui.settings import Preferences, Settings, Volume
from dominoes_qt.ui.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtMultimedia import QSoundEffect

LATER = 160
"""Milliseconds between what happened and that it is one's turn."""


class Sound(StrEnum):
    """What can be heard; the more important, the later."""

    PASSED = "passed"
    DRAWN = "drawn"
    LAID = "laid"
    SCORED = "scored"
    OVER = "over"
    TURN = "turn"
    REFUSED = "refused"


_ORDER = list(Sound)


def sound_of(events: Sequence[Event]) -> Sound | None:
    """Return the one sound for what happened at once: the most important."""
    heard = [sound for sound in map(_sound_of, events) if sound is not None]
    return max(heard, key=_ORDER.index, default=None)


def _sound_of(event: Event) -> Sound | None:
    if isinstance(event, Played):
        return Sound.SCORED if event.points else Sound.LAID
    if isinstance(event, Drew):
        return Sound.DRAWN
    if isinstance(event, Passed):
        return Sound.PASSED
    return Sound.OVER if isinstance(event, HandEnded) else None


Load = Callable[[QObject], "dict[Sound, Any]"]
"""Makes an object with `play` and `setVolume` for each sound."""


class Sounds(QObject):
    """Plays sounds as loud as the settings say; never waits for one."""

    def __init__(
        self, settings: Settings, parent: QObject | None = None, load: Load | None = None
    ) -> None:
        super().__init__(parent)
        self._load = load or load_effects
        self._effects: dict[Sound, Any] | None = None
        self._volume = Volume.OFF
        self._soon: Sound | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._play_soon)
        settings.changed.connect(self._take_over)
        self._take_over(settings.values)

    def _take_over(self, values: Preferences) -> None:
        if values.sounds is not self._volume:
            self._volume = values.sounds
            self._set_volume()

    def _set_volume(self) -> None:
        for effect in (self._effects or {}).values():
            effect.setVolume(self._volume.part)

    def play(self, sound: Sound) -> None:
        """Play a sound; nothing is loaded while the volume is off."""
        if self._volume is Volume.OFF:
            return
        if self._effects is None:
            self._effects = self._load(self)
            self._set_volume()
        effect = self._effects.get(sound)
        if effect is not None:
            effect.play()

    def play_soon(self, sound: Sound) -> None:
        """Play a sound after the one that plays now."""
        self._soon = sound
        self._timer.start(LATER)

    def _play_soon(self) -> None:
        if self._soon is not None:
            self.play(self._soon)


class TableSounds(QObject):
    """Lets a table be heard."""

    def __init__(self, table: Table, sounds: Sounds) -> None:
        super().__init__(table)
        self._table = table
        self._sounds = sounds
        table.game.happened.connect(self._happened)
        table.game.redone.connect(self._happened)
        table.game.refused.connect(lambda _seat, _error: sounds.play(Sound.REFUSED))

    def _happened(self, events: Sequence[Event]) -> None:
        sound = sound_of(events)
        if sound is not None:
            self._sounds.play(sound)
        last = next((event for event in reversed(events) if isinstance(event, HandEvent)), None)
        if self._table.is_own_turn and (last is None or last.seat != self._table.viewer):
            self._sounds.play_soon(Sound.TURN)


def load_effects(parent: QObject) -> dict[Sound, QSoundEffect]:
    """Return an effect for each sound; none where there is nothing to hear it with."""
    QLoggingCategory.setFilterRules("qt.multimedia*=false")
    with _silence():
        try:
            from PySide6.QtMultimedia import QMediaDevices, QSoundEffect
        except ImportError:
            return {}
        if not QMediaDevices.audioOutputs() or not load_icons():
            return {}
        effects = {}
        for sound in Sound:
            effects[sound] = QSoundEffect(parent)
            effects[sound].setSource(QUrl(f"qrc:/sounds/{sound}.wav"))
        return effects


@contextmanager
def _silence() -> Iterator[None]:
    """Drop what Qt says on its own: that there is no sound here is no news to a player."""

    def drop(_kind: QtMsgType, _context: QMessageLogContext, _text: str | None) -> None:
        pass

    before = qInstallMessageHandler(drop)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
