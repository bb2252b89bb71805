#!/usr/bin/env python3
"""Makes the sounds: short, soft knocks of wood and gentle tones, as WAV files.

The same bytes on every system. Run by devtools/assets.py before resources are compiled; by hand:
python3 resources/make_sounds.py [FOLDER]
"""

from __future__ import annotations

import math
import sys
import wave
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

RATE = 44_100
"""Samples a second."""
PEAK = 0.5
"""The loudest sample, where 1 is the most that a file can hold."""


@dataclass(frozen=True)
class Note:
    """A tone that dies away.

    Attributes:
        start, attack, decay: in seconds; after `decay` it has a third of its strength.
        partials: how strong its multiples of `pitch` are, by their ratio.
        noise: how much of it is a rustle.
    """

    pitch: float
    start: float = 0.0
    attack: float = 0.002
    decay: float = 0.03
    strength: float = 1.0
    partials: tuple[tuple[float, float], ...] = ((1.0, 1.0),)
    noise: float = 0.0

    def at(self, time: float, rustle: float) -> float:
        """How strong it is at a time; `rustle` is a sample of noise."""
        passed = time - self.start
        if passed < 0:
            return 0.0
        envelope = min(1.0, passed / self.attack) * math.exp(-passed / self.decay)
        tone = sum(
            part * math.sin(2 * math.pi * self.pitch * ratio * passed)
            for ratio, part in self.partials
        )
        return self.strength * envelope * ((1 - self.noise) * tone + self.noise * rustle)


WOOD = ((1.0, 1.0), (2.76, 0.45), (5.4, 0.2))
"""A bar of wood that is knocked at."""
BELL = ((1.0, 1.0), (2.0, 0.3), (3.0, 0.08))
"""A soft, round tone."""


def _knock(pitch: float, start: float = 0.0, strength: float = 1.0) -> Note:
    return Note(pitch, start, 0.001, 0.022, strength, WOOD, 0.12)


def _tone(pitch: float, start: float = 0.0, strength: float = 1.0, decay: float = 0.14) -> Note:
    return Note(pitch, start, 0.012, decay, strength, BELL)


SOUNDS: dict[str, tuple[float, tuple[Note, ...]]] = {
    "laid": (0.14, (_knock(620), _knock(240, 0.004, 0.7))),
    "drawn": (0.24, (Note(300, 0.0, 0.05, 0.05, 0.8, WOOD, 0.9), _knock(520, 0.11, 0.5))),
    "passed": (0.34, (_knock(210, 0.0, 0.8), _knock(190, 0.14, 0.8))),
    "scored": (0.62, (_knock(620), _tone(523.25, 0.05, 0.7), _tone(783.99, 0.15, 0.7))),
    "turn": (0.5, (_tone(659.26, 0.0, 0.6), _tone(880.0, 0.09, 0.35))),
    "refused": (0.42, (_tone(233.08, 0.0, 0.8, 0.08), _tone(196.0, 0.12, 0.8, 0.1))),
    "over": (
        1.0,
        (_tone(523.25), _tone(659.26, 0.11), _tone(783.99, 0.22), _tone(1046.5, 0.33, 0.6, 0.22)),
    ),
}
"""How long each sound is, and what it is made of."""


def _noise() -> Iterator[float]:
    """Yield a rustle without sharpness: the same one each time."""
    state, smooth = 12_345, 0.0
    while True:
        state = (1_103_515_245 * state + 12_345) % 2**31
        smooth += 0.35 * (state / 2**30 - 1 - smooth)
        yield smooth


def samples(name: str) -> array[int]:
    """Make a sound: signed samples of 16 bits."""
    seconds, notes = SOUNDS[name]
    count, rustle = int(seconds * RATE), _noise()
    mixed = [
        sum(note.at(place / RATE, noise) for note in notes)
        for place, noise in zip(range(count), rustle, strict=False)
    ]
    loudest = max(map(abs, mixed))
    fade = RATE // 100
    return array(
        "h",
        (
            round(32_767 * PEAK * value / loudest * min(1.0, (count - place) / fade))
            for place, value in enumerate(mixed)
        ),
    )


def write(folder: Path) -> None:
    """Write every sound into a folder."""
    folder.mkdir(exist_ok=True)
    for name in SOUNDS:
        made = samples(name)
        if sys.byteorder == "big":
            made.byteswap()
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(made.tobytes())


if __name__ == "__main__":
    write(Path(sys.argv[1]) if sys.argv[1:] else Path(__file__).parent / "sounds")
