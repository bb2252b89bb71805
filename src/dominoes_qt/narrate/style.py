"""How things are said: as the player has chosen in the settings."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Detail(StrEnum):
    """How much a message holds; the brief ones fit the 80 cells of a braille line."""

    BRIEF = "brief"
    NORMAL = "normal"
    FULL = "full"


class Wording(StrEnum):
    """Whether tiles are written in digits (6-4) or in words (six-four)."""

    DIGITS = "digits"
    WORDS = "words"


@dataclass(frozen=True, slots=True)
class Style:
    """The choices of one player; with `coordinates`, places are named W3 instead of west."""

    detail: Detail = Detail.NORMAL
    wording: Wording = Wording.DIGITS
    coordinates: bool = False

    @property
    def brief(self) -> bool:
        """Return whether only the bare action is told."""
        return self.detail is Detail.BRIEF

    @property
    def full(self) -> bool:
        """Return whether everything is told."""
        return self.detail is Detail.FULL
