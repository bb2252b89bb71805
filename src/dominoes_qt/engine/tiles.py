"""Tiles, the double-six set, and sets of tiles as 28-bit masks.

A tile has an index from 0 (0-0) to 27 (6-6); a set of tiles is an `int` with one bit a tile.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

HIGHEST = 6
"""The largest number of pips on a half tile."""

_NOTATION = re.compile(r"([0-6])-([0-6])")


class Tile(NamedTuple):
    """One tile, its larger half first; written `6-4`."""

    high: int
    low: int

    @classmethod
    def of(cls, first: int, second: int) -> Tile:
        """Return the tile with these two numbers, given in either order."""
        return cls(first, second) if first >= second else cls(second, first)

    @classmethod
    def parse(cls, text: str) -> Tile:
        """Return the tile written `6-4` or `4-6`.

        Raises:
            ValueError: the text is not the notation of a tile.
        """
        found = _NOTATION.fullmatch(text)
        if found is None:
            raise ValueError(text)
        return cls.of(int(found[1]), int(found[2]))

    def __str__(self) -> str:
        return f"{self.high}-{self.low}"

    # `NamedTuple` already has a method `index`, hence the longer name.
    @property
    def number(self) -> int:
        """Return the place in the set, 0 to 27; tiles with a larger high half come later."""
        return self.high * (self.high + 1) // 2 + self.low

    @property
    def mask(self) -> int:
        """Return the set that holds this tile alone."""
        return 1 << self.number

    @property
    def pips(self) -> int:
        """Return the sum of both halves, in pips."""
        return self.high + self.low

    @property
    def is_double(self) -> bool:
        """Return whether both halves are equal."""
        return self.high == self.low

    def has(self, pips: int) -> bool:
        """Return whether one half shows that number of pips."""
        return pips in (self.high, self.low)

    def other(self, pips: int) -> int:
        """Return the half opposite the one with that number of pips."""
        return self.low if pips == self.high else self.high


ALL_TILES: tuple[Tile, ...] = tuple(
    Tile(high, low) for high in range(HIGHEST + 1) for low in range(high + 1)
)
ALL_MASK = (1 << len(ALL_TILES)) - 1
DOUBLES_MASK = sum(tile.mask for tile in ALL_TILES if tile.is_double)
SUIT: tuple[int, ...] = tuple(
    sum(tile.mask for tile in ALL_TILES if tile.has(pips)) for pips in range(HIGHEST + 1)
)
"""For each number of pips, the seven tiles that show it."""


def mask_of(tiles: Iterable[Tile]) -> int:
    """Return the set of these tiles."""
    mask = 0
    for tile in tiles:
        mask |= tile.mask
    return mask


@cache
def _tiles_of_byte(byte: int, offset: int) -> tuple[Tile, ...]:
    return tuple(ALL_TILES[offset + bit] for bit in range(7) if byte >> bit & 1)


def tiles_of(mask: int) -> tuple[Tile, ...]:
    """Return the tiles of a set, in the order of the set."""
    return (
        _tiles_of_byte(mask & 127, 0)
        + _tiles_of_byte(mask >> 7 & 127, 7)
        + _tiles_of_byte(mask >> 14 & 127, 14)
        + _tiles_of_byte(mask >> 21, 21)
    )


_PIPS_0, _PIPS_1, _PIPS_2, _PIPS_3 = (
    tuple(sum(tile.pips for tile in _tiles_of_byte(byte, offset)) for byte in range(128))
    for offset in (0, 7, 14, 21)
)


def pips_of(mask: int) -> int:
    """Return the pips of all tiles of a set."""
    return (
        _PIPS_0[mask & 127]
        + _PIPS_1[mask >> 7 & 127]
        + _PIPS_2[mask >> 14 & 127]
        + _PIPS_3[mask >> 21]
    )
