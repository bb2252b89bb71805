"""What the unseen tiles can be, from everything public: exact counts and fair samples.

A *world* is one way in which the tiles that a seat cannot see may lie. Each world that fits
the facts is as likely as the others, for the tiles were shuffled fairly.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from math import factorial
from operator import or_
from random import Random
from typing import NamedTuple

from dominoes_qt.engine.events import Passed
from dominoes_qt.engine.position import Position
from dominoes_qt.engine.tiles import ALL_MASK
from dominoes_qt.engine.view import SeatView
from dominoes_qt.players.slots import YARD, Slots, slots_of

_BITS = 5
"""Bits for the room left in one group of slots; no group has more than 28 slots."""
_ROOM = (1 << _BITS) - 1

Option = tuple[int, int, int]
"""A running total of ways, the state that follows, and the group that takes the tile."""


class World(NamedTuple):
    """One arrangement of the tiles: a mask for each seat, and the yard in drawing order."""

    hands: tuple[int, ...]
    yard: tuple[int, ...]


class Belief:
    """All the worlds that fit what the seat to act can know.

    The unseen tiles are dealt to groups of slots one by one. Those that fit everywhere come
    last, where the number of ways is a plain multinomial.
    """

    def __init__(self, view: SeatView) -> None:
        slots = slots_of(view)
        self._view = view
        self._groups: tuple[Slots, ...] = slots.groups
        self._items, self._free = _split(slots.items, len(slots.groups))
        self._start = sum(group.room << _BITS * at for at, group in enumerate(slots.groups))
        self._options: dict[int, tuple[Option, ...]] = {}
        self._counts: dict[int, int] = {}

    @property
    def ways(self) -> int:
        """Return in how many ways the tiles can lie, the order of the yard left aside.

        A world counts once for every way in which its tiles can have come to the hands.
        """
        return self._count(0, self._start)

    def sample(self, rng: Random) -> World:
        """Return a world that fits every fact, each as likely as the others."""
        state, random = self._start, rng.random
        held = [0] * len(self._groups)
        yard: list[int] = []
        for at, (tile, _) in enumerate(self._items):
            options = self._options_at(at, state)
            lot = int(random() * options[-1][0])
            chosen = 0
            while lot >= options[chosen][0]:
                chosen += 1
            _, state, group = options[chosen]
            held[group] |= tile
        free = list(self._free)
        _shuffle(free, rng)
        for group in range(len(self._groups)):
            room = state & _ROOM
            state >>= _BITS
            while room:
                held[group] |= free.pop()
                room -= 1
        if self._view.yard:
            yard = _indexes(held[-1])
            _shuffle(yard, rng)
        return self._world(held, tuple(yard))

    def every(self) -> Iterator[World]:
        """Return all the worlds, `ways` of them, the yard of each in the order of the set."""
        tiles = (*self._items, *((tile, tuple(range(len(self._groups)))) for tile in self._free))
        held = [0] * len(self._groups)
        yield from self._deal_on(tiles, 0, self._start, held)

    def position(self, world: World) -> Position:
        """Return the position to act in, as it is in that world."""
        view = self._view
        passes = 0
        for event in reversed(view.events):
            if not isinstance(event, Passed):
                break
            passes += 1
        opening = ALL_MASK if view.ends else reduce(or_, (p.tile.mask for p in view.plays), 0)
        return Position(
            world.hands, world.yard, view.ends, view.spinner, view.turn, passes, opening
        )

    def _world(self, held: list[int], yard: tuple[int, ...]) -> World:
        hands = [0] * len(self._view.counts)
        hands[self._view.seat] = self._view.hand
        for group, tiles in zip(self._groups, held, strict=True):
            if group.seat != YARD:
                hands[group.seat] |= tiles
        return World(tuple(hands), yard)

    def _deal_on(
        self, tiles: tuple[tuple[int, tuple[int, ...]], ...], at: int, state: int, held: list[int]
    ) -> Iterator[World]:
        if at == len(tiles):
            yard = self._groups[-1] if self._view.yard else None
            yield self._world(held, () if yard is None else tuple(_indexes(held[-1])))
            return
        tile, groups = tiles[at]
        for group in groups:
            if state >> _BITS * group & _ROOM:
                held[group] |= tile
                yield from self._deal_on(tiles, at + 1, state - (1 << _BITS * group), held)
                held[group] &= ~tile

    def _options_at(self, at: int, state: int) -> tuple[Option, ...]:
        key = state << _BITS | at
        found = self._options.get(key)
        if found is None:
            found = self._options[key] = self._find_options(at, state)
        return found

    def _find_options(self, at: int, state: int) -> tuple[Option, ...]:
        found: list[Option] = []
        total = 0
        for group in self._items[at][1]:
            if state >> _BITS * group & _ROOM:
                following = state - (1 << _BITS * group)
                ways = self._count(at + 1, following)
                if ways:
                    total += ways
                    found.append((total, following, group))
        return tuple(found)

    def _count(self, at: int, state: int) -> int:
        """Return in how many ways the tiles from `at` on can be dealt to the room left."""
        if at == len(self._items):
            return _multinomial(state)
        key = state << _BITS | at
        found = self._counts.get(key)
        if found is None:
            options = self._options_at(at, state)
            found = self._counts[key] = options[-1][0] if options else 0
        return found


def _split(
    items: tuple[tuple[int, tuple[int, ...]], ...], groups: int
) -> tuple[tuple[tuple[int, tuple[int, ...]], ...], tuple[int, ...]]:
    """Return the tiles that are barred somewhere, the most barred first, and the free ones."""
    barred = sorted((item for item in items if len(item[1]) < groups), key=_strictness)
    return tuple(barred), tuple(tile for tile, allowed in items if len(allowed) == groups)


def _strictness(item: tuple[int, tuple[int, ...]]) -> tuple[int, tuple[int, ...], int]:
    return len(item[1]), item[1], item[0]


def _multinomial(state: int) -> int:
    """Return in how many ways free tiles fill all the room that the state says is left."""
    tiles, ways = 0, 1
    while state:
        room = state & _ROOM
        tiles += room
        ways *= factorial(room)
        state >>= _BITS
    return factorial(tiles) // ways


def _indexes(mask: int) -> list[int]:
    return [index for index in range(mask.bit_length()) if mask >> index & 1]


def _shuffle(tiles: list[int], rng: Random) -> None:
    random = rng.random
    for last in range(len(tiles) - 1, 0, -1):
        chosen = int(random() * (last + 1))
        tiles[last], tiles[chosen] = tiles[chosen], tiles[last]
