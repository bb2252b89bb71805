"""Tiles, their notation, and sets as masks."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dominoes_qt.engine.tiles import (
    ALL_MASK,
    ALL_TILES,
    DOUBLES_MASK,
    SUIT,
    Tile,
    mask_of,
    pips_of,
    tiles_of,
)


def test_the_set_has_28_tiles_each_once() -> None:
    assert len(set(ALL_TILES)) == 28
    assert mask_of(ALL_TILES) == ALL_MASK == 2**28 - 1
    assert [tile.number for tile in ALL_TILES] == list(range(28))
    assert pips_of(ALL_MASK) == 168


def test_the_larger_half_is_written_first() -> None:
    assert str(Tile.parse("4-6")) == str(Tile.parse("6-4")) == "6-4"
    assert str(Tile.of(0, 0)) == "0-0"
    assert Tile.of(2, 5) == Tile(5, 2)


@pytest.mark.parametrize(
    "text", ["", "6", "64", "7-1", "6-7", "6-4-2", "-6-4", "a-b", "6–4", "\uff16-4"]
)
def test_what_is_no_tile_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(text)}$"):
        Tile.parse(text)


def test_each_number_is_on_seven_tiles() -> None:
    assert [suit.bit_count() for suit in SUIT] == [7] * 7
    assert tiles_of(SUIT[0]) == tuple(Tile(high, 0) for high in range(7))
    assert tiles_of(DOUBLES_MASK) == tuple(Tile(pips, pips) for pips in range(7))


def test_halves() -> None:
    tile = Tile(6, 4)
    assert (tile.pips, tile.is_double, tile.other(6), tile.other(4)) == (10, False, 4, 6)
    assert tile.has(6)
    assert tile.has(4)
    assert not tile.has(5)
    assert Tile(5, 5).is_double
    assert Tile(5, 5).other(5) == 5


@given(st.sets(st.sampled_from(ALL_TILES)))
def test_masks_are_sets(chosen: set[Tile]) -> None:
    mask = mask_of(chosen)
    assert set(tiles_of(mask)) == chosen
    assert list(tiles_of(mask)) == sorted(chosen)
    assert pips_of(mask) == sum(tile.pips for tile in chosen)
