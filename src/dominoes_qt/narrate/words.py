"""Words for single things: tiles, numbers, ends, lists."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from dominoes_qt.engine.actions import End
from dominoes_qt.engine.tiles import Tile
from dominoes_qt.narrate.counted import Counted
from dominoes_qt.narrate.fill import fill
from dominoes_qt.narrate.style import Wording

# In Spanish these sounds at the start of a word change the "y" or "o" before it.
_SOUND_I = re.compile(r"i|hi(?![aeo])|y(?![aeiou])")
_SOUND_O = re.compile(r"h?o|8|11\b")


def pips(number: int, wording: Wording = Wording.DIGITS) -> str:
    """Return a number of pips on a half tile: "0", or "blank"."""
    if wording is Wording.DIGITS:
        return str(number)
    names = (
        QCoreApplication.translate("Words", "blank"),
        QCoreApplication.translate("Words", "one"),
        QCoreApplication.translate("Words", "two"),
        QCoreApplication.translate("Words", "three"),
        QCoreApplication.translate("Words", "four"),
        QCoreApplication.translate("Words", "five"),
        QCoreApplication.translate("Words", "six"),
    )
    return names[number]


def suit(number: int, wording: Wording = Wording.DIGITS) -> str:
    """Return all tiles with a number, as in "pass on fours": "4", or "fours"."""
    if wording is Wording.DIGITS:
        return str(number)
    names = (
        QCoreApplication.translate("Words", "blanks"),
        QCoreApplication.translate("Words", "ones"),
        QCoreApplication.translate("Words", "twos"),
        QCoreApplication.translate("Words", "threes"),
        QCoreApplication.translate("Words", "fours"),
        QCoreApplication.translate("Words", "fives"),
        QCoreApplication.translate("Words", "sixes"),
    )
    return names[number]


def tile(of: Tile, wording: Wording = Wording.DIGITS) -> str:
    """Return the name of a tile: "6-4", or "six-four" and "double six"."""
    if wording is Wording.DIGITS:
        return str(of)
    high, low = pips(of.high, wording), pips(of.low, wording)
    if of.is_double:
        return fill(QCoreApplication.translate("Words", "double {number}"), number=high)
    return fill(QCoreApplication.translate("Words", "{high}-{low}"), high=high, low=low)


def number(value: float) -> str:
    """Return a number as tables show it: "12", "12.5" or "12,5"."""
    locale = QLocale()
    locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    return locale.toString(float(value), "f", 0 if value == int(value) else 1)


def signed(value: float) -> str:
    """Return a rating: "+3.5", "0.0" or "−3.5"."""
    text = QLocale().toString(abs(float(value)), "f", 1)
    rounded = round(value, 1)
    return f"+{text}" if rounded > 0 else f"−{text}" if rounded < 0 else text


def points(value: float) -> str:
    """Return points as people say them: "1 point", "12 and a half points"."""
    whole = int(value)
    if value == whole:
        return fill(Counted.tr("{count} point(s)", "", whole), count=number(whole))
    half = QCoreApplication.translate("Words", "{count} and a half points")
    return fill(half, count=number(whole))


def games(value: float) -> str:
    """Return games of `six-love`: "1 game"."""
    return fill(Counted.tr("{count} game(s)", "", int(value)), count=number(value))


def pips_sum(value: int) -> str:
    """Return a sum of pips: "35 pips"."""
    return fill(Counted.tr("{count} pip(s)", "", value), count=number(value))


def tiles(count: int) -> str:
    """Return a number of tiles: "3 tiles"."""
    return fill(Counted.tr("{count} tile(s)", "", count), count=number(count))


def end(of: End) -> str:
    """Return the name of an end, as a label."""
    return {
        End.START: QCoreApplication.translate("Words", "start", "name of an end"),
        End.W: QCoreApplication.translate("Words", "west", "name of an end"),
        End.E: QCoreApplication.translate("Words", "east", "name of an end"),
        End.N: QCoreApplication.translate("Words", "north", "name of an end"),
        End.S: QCoreApplication.translate("Words", "south", "name of an end"),
    }[of]


def where(at: End) -> str:
    """Return where a tile goes, as in "play 6-4 west"."""
    return {
        End.START: QCoreApplication.translate("Words", "as the first tile", "where a tile goes"),
        End.W: QCoreApplication.translate("Words", "west", "where a tile goes"),
        End.E: QCoreApplication.translate("Words", "east", "where a tile goes"),
        End.N: QCoreApplication.translate("Words", "north", "where a tile goes"),
        End.S: QCoreApplication.translate("Words", "south", "where a tile goes"),
    }[at]


def coordinate(notation: str) -> str:
    """Return a coordinate as it is shown; the notation is the same in every language."""
    return notation


def all_of(items: Sequence[str]) -> str:
    """Return a list that ends in "and": "a, b and c"."""
    if len(items) < 2:
        return "".join(items)
    text = QCoreApplication.translate("Words", "{items} and {last}")
    if _SOUND_I.match(_plain(items[-1])):
        text = QCoreApplication.translate("Words", "{items} and {last}", "before the sound i")
    return fill(text, items=separated(items[:-1]), last=items[-1])


def any_of(items: Sequence[str]) -> str:
    """Return a list that ends in "or": "a, b or c"."""
    if len(items) < 2:
        return "".join(items)
    text = QCoreApplication.translate("Words", "{items} or {last}")
    if _SOUND_O.match(_plain(items[-1])):
        text = QCoreApplication.translate("Words", "{items} or {last}", "before the sound o")
    return fill(text, items=separated(items[:-1]), last=items[-1])


def none_of(items: Sequence[str]) -> str:
    """Return a list after a "not": "4 or 6"."""
    if len(items) < 2:
        return "".join(items)
    text = QCoreApplication.translate("Words", "{items} or {last}", "after not")
    return fill(text, items=separated(items[:-1]), last=items[-1])


def separated(items: Sequence[str]) -> str:
    """Return a list without a last word: "a, b, c"."""
    return ", ".join(items)


def _plain(text: str) -> str:
    """Return the text without case and accents, to see which sound it begins with."""
    return unicodedata.normalize("NFD", text).encode("ascii", "ignore").decode().casefold()
