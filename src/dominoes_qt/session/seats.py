"""Who sits at the table: people here, and computers of a level."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Any

LONGEST_NAME = 16
"""The most characters that a player's name has."""


class Kind(Enum):
    """What acts for a seat."""

    PERSON = "human"
    COMPUTER = "computer"


@dataclass(frozen=True, slots=True)
class Seat:
    """A player; `level` is the key of a computer level, and empty for a person."""

    name: str
    kind: Kind
    level: str = ""

    @property
    def is_person(self) -> bool:
        """Return whether a person here plays the seat."""
        return self.kind is Kind.PERSON

    def record(self) -> dict[str, str]:
        """Return the entry under `players` of a record."""
        entry = {"name": self.name, "kind": self.kind.value}
        return entry | {"level": self.level} if self.level else entry


def seats_of_record(players: object, seats: int, names: tuple[str, ...]) -> tuple[Seat, ...]:
    """Return the seats that a record names; whoever is not named plays as a person.

    `names` are used where the record has none. Names that are too long are cut.
    """
    entries = players if isinstance(players, list) else []
    return tuple(
        _seat(entries[seat] if seat < len(entries) else None, names[seat]) for seat in range(seats)
    )


def _seat(entry: object, name: str) -> Seat:
    data: Mapping[str, Any] = entry if isinstance(entry, dict) else {}
    given, level = data.get("name"), data.get("level")
    shown = (_plain(given) if isinstance(given, str) else "") or name
    if data.get("kind") == Kind.COMPUTER.value:
        return Seat(shown, Kind.COMPUTER, _plain(level) if isinstance(level, str) else "")
    return Seat(shown, Kind.PERSON)


def _plain(name: str) -> str:
    """Return a name of any origin without what cannot be shown, and not too long."""
    shown = "".join(letter for letter in name[: 4 * LONGEST_NAME] if letter.isprintable())
    return shown.strip()[:LONGEST_NAME].strip()


def rng_for(seed: int, *place: int) -> Random:
    """Return the chance of one choice: it depends on the seed and the place in play alone."""
    text = " ".join(["domino-player/1", str(seed), *map(str, place)])
    return Random(int.from_bytes(hashlib.sha256(text.encode()).digest(), "big"))
