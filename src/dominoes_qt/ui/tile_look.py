"""How a tile looks, apart from painting it: what can be chosen, and the marks of the moment."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from dominoes_qt.ui.theme import Theme


class Faces(StrEnum):
    """What is on the halves of a tile."""

    PIPS = "pips"
    NUMERALS = "numerals"
    BOTH = "both"


@dataclass(frozen=True, slots=True)
class TileLook:
    """How a tile is painted.

    Attributes:
        coloured: whether each number has a colour of its own.
        playable, selected, last: marks, each with an outline of its own shape.
        ghost: a preview: see-through, with a broken outline.
        dimmed: quiet, because it cannot be played.
        turn: how far the painter is turned clockwise on the screen, in degrees.
    """

    theme: Theme
    faces: Faces = Faces.PIPS
    coloured: bool = False
    playable: bool = False
    selected: bool = False
    last: bool = False
    ghost: bool = False
    dimmed: bool = False
    turn: float = 0.0
