"""Small parts that sentences of the rules are filled with: numbers, lists, groups of tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import comb

from dominoes_qt.engine.profiles import Profile
from dominoes_qt.engine.tiles import ALL_TILES
from dominoes_qt.narrate.rules.words import Words

SET_SIZE = len(ALL_TILES)
DOUBLES = sum(tile.is_double for tile in ALL_TILES)


def number(w: Words, value: float) -> str:
    """Return a number as the language writes it: 1,000 and 12.5, or 1000 and 12,5."""
    if value == int(value):
        return w.locale.toString(int(value))
    return w.locale.toString(float(value), "f", 1)


def in_words(w: Words, value: int) -> str:
    """Return a small number as a word."""
    small = {
        1: w.translate("Rules", "one", "a number of players"),
        2: w.translate("Rules", "two", "a number of players"),
        3: w.translate("Rules", "three", "a number of players"),
        4: w.translate("Rules", "four", "a number of players"),
    }
    return small.get(value) or number(w, value)


def any_of(w: Words, items: Sequence[str]) -> str:
    """Return “a, b or c”."""
    if len(items) < 2:
        return "".join(items)
    start = w.translate("Rules", ", ", "between the parts of a list").join(items[:-1])
    return w.translate("Rules", "{list} or {last}").format(list=start, last=items[-1])


def none_of(w: Words, items: Sequence[str]) -> str:
    """Return “a, b or c” as it is said after “no”."""
    if len(items) < 2:
        return "".join(items)
    start = w.translate("Rules", ", ", "between the parts of a list").join(items[:-1])
    text = w.translate("Rules", "{list} or {last}", "after no: having no 3 or 4")
    return text.format(list=start, last=items[-1])


def all_of(w: Words, items: Sequence[str]) -> str:
    """Return “a, b and c”."""
    if len(items) < 2:
        return "".join(items)
    start = w.translate("Rules", ", ", "between the parts of a list").join(items[:-1])
    return w.translate("Rules", "{list} and {last}").format(list=start, last=items[-1])


def players(w: Words, seats: Sequence[int]) -> str:
    """Return “two, three or four”."""
    return any_of(w, [in_words(w, value) for value in seats])


def by_seats(
    profile: Profile, figure: Callable[[int], int | None]
) -> tuple[tuple[int | None, tuple[int, ...]], ...]:
    """Return a figure for each number of seats, those with the same figure together."""
    groups: dict[int | None, list[int]] = {}
    for seats in profile.seats:
        groups.setdefault(figure(seats), []).append(seats)
    return tuple((value, tuple(seats)) for value, seats in groups.items())


def yard(profile: Profile, seats: int) -> int:
    """Return how many tiles are not dealt."""
    return SET_SIZE - seats * profile.tiles_each[seats]


def no_double_odds(tiles: int) -> float:
    """Return the share of deals in which these many tiles hold no double, from 0 to 1."""
    return comb(SET_SIZE - DOUBLES, tiles) / comb(SET_SIZE, tiles)
