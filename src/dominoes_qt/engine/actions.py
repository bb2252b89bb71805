"""What a seat may do, and the ends of the layout that a tile can be laid at."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from dominoes_qt.engine.tiles import Tile


class End(Enum):
    """Where a tile is laid: as the start tile, or at the end of an arm."""

    START = "start"
    W = "W"
    E = "E"
    N = "N"
    S = "S"


ARMS: tuple[End, ...] = (End.W, End.E, End.N, End.S)
"""The ends in the order of `Position.ends`."""


@dataclass(frozen=True, slots=True)
class Play:
    """Lay a tile of one's own hand."""

    tile: Tile
    end: End


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the next tile of the yard."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing, for want of a playable tile and of one to draw."""


@dataclass(frozen=True, slots=True)
class Nominate:
    """Say which seat of one's own side poses (`six-love`)."""

    poser: int


Action: TypeAlias = Play | Draw | Pass | Nominate
