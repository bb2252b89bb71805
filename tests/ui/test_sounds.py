"""Sounds: which one for what, how loud, and silence where there is nothing to hear them with."""

from __future__ import annotations

import os
import subprocess
import sys
import wave
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QFile, QObject
from pytestqt.qtbot import QtBot

from dominoes_qt.engine.actions import Play
from dominoes_qt.engine.events import Passed
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.ui.icons import load_icons
from dominoes_qt.ui.main_window import MainWindow
from dominoes_qt.ui.settings import Settings, Volume
from dominoes_qt.ui.sounds import Sound, Sounds, TableSounds, load_effects, sound_of
from tests.ui.test_hinting import begin


@dataclass
class Box:
    """Notes what would be heard."""

    loads: int = 0
    heard: list[tuple[Sound, float]] = field(default_factory=list)

    def load(self, _parent: QObject) -> dict[Sound, Any]:
        """Return effects that only take notes."""
        self.loads += 1
        return {sound: Effect(self, sound) for sound in Sound}

    @property
    def sounds(self) -> list[Sound]:
        """Return what has been heard."""
        return [sound for sound, _volume in self.heard]


@dataclass
class Effect:
    """A sound that only takes notes."""

    box: Box
    sound: Sound
    volume: float = 1.0

    def setVolume(self, volume: float) -> None:  # noqa: N802 - as Qt has it
        self.volume = volume

    def play(self) -> None:
        self.box.heard.append((self.sound, self.volume))


def test_every_sound_is_in_the_resources_and_short() -> None:
    assert load_icons()
    for sound in Sound:
        assert QFile.exists(f":/sounds/{sound}.wav")


def test_the_script_makes_soft_sounds_always_the_same(tmp_path: Path) -> None:
    script = Path(__file__).parents[2] / "resources" / "make_sounds.py"
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        subprocess.run([sys.executable, script, folder], check=True)
    for sound in Sound:
        first, second = (folder / f"{sound}.wav" for folder in folders)
        assert first.read_bytes() == second.read_bytes()
        with wave.open(str(first)) as file:
            assert file.getnframes() / file.getframerate() <= 1.0
            samples = memoryview(file.readframes(file.getnframes())).cast("h")
        assert 0.45 < max(map(abs, samples)) / 32768 < 0.55
        assert abs(samples[-1]) < 400


def test_off_loads_nothing(preferences: Settings) -> None:
    box = Box()
    sounds = Sounds(preferences, load=box.load)
    sounds.play(Sound.LAID)
    assert box == Box()


def test_the_volume_follows_the_settings_at_once(preferences: Settings) -> None:
    box = Box()
    sounds = Sounds(preferences, load=box.load)
    preferences.change(sounds=Volume.QUIET)
    sounds.play(Sound.LAID)
    preferences.change(sounds=Volume.LOUD)
    sounds.play(Sound.DRAWN)
    preferences.change(sounds=Volume.OFF)
    sounds.play(Sound.PASSED)
    assert box.loads == 1
    assert box.heard == [(Sound.LAID, Volume.QUIET.part), (Sound.DRAWN, 1.0)]


def test_one_sound_for_what_happens_at_once() -> None:
    assert sound_of(()) is None
    assert sound_of((Passed(1, (4,)),)) is Sound.PASSED


def test_a_table_is_heard(window: MainWindow, preferences: Settings, qtbot: QtBot) -> None:
    box = Box()
    preferences.change(sounds=Volume.MEDIUM)
    table = begin(window, Setup.make("block", 2, first_leader=0))
    TableSounds(table, Sounds(preferences, table, load=box.load))
    play = table.choice.plays[0]
    table.choice.asked.emit(Play(play.tile, play.end))
    assert box.sounds[0] is Sound.LAID
    qtbot.waitUntil(lambda: box.sounds[-1:] == [Sound.TURN])
    assert box.sounds[1] in {Sound.LAID, Sound.PASSED}
    wrong = next(tile for tile in table.hand.tiles if not table.choice.ends_of(tile))
    table.choice.choose_tile(wrong)
    assert box.sounds[-1] is Sound.REFUSED


SILENT = """
from PySide6.QtWidgets import QApplication
from dominoes_qt.ui.sounds import load_effects
app = QApplication([])
assert load_effects(app) == {} or len(load_effects(app)) == 7
"""


def test_without_a_device_there_is_silence_and_no_warning() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SILENT],
        capture_output=True,
        text=True,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        check=True,
    )
    assert done.stdout + done.stderr == ""


def test_without_multimedia_there_is_silence(
    preferences: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    assert load_effects(preferences) == {}
