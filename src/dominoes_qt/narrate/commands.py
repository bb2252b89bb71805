"""What a typed line means: a command, or a play by number or notation."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass

from dominoes_qt.engine.actions import End
from dominoes_qt.engine.tiles import Tile
from dominoes_qt.narrate import prompts

_NUMBER = re.compile(r"(\d{1,2})\s*(\D*)")
_NOTATION = re.compile(r"([0-6])\s?[-:/|]\s?([0-6])\s*(.*)")


@dataclass(frozen=True, slots=True)
class Typed:
    """A line that was typed.

    Attributes:
        command: the English key of a command; `play` where a tile is named; empty if it is not
            understood.
        rest: what follows the word of the command.
        number: which tile, counted from 1; 0 if it was named by its notation.
        end: where it goes; `None` if that was left out.
    """

    command: str
    rest: str = ""
    number: int = 0
    tile: Tile | None = None
    end: End | None = None


def plain(text: str) -> str:
    """Return a text without case, accents and more than single spaces."""
    letters = unicodedata.normalize("NFD", text.casefold())
    kept = (letter for letter in letters if not unicodedata.combining(letter))
    return " ".join("".join(kept).split())


def parse(line: str, more: Mapping[str, str] | None = None) -> Typed:
    """Return what a line means in the language in use; English command words always work.

    `more` are words for commands that not every table has.
    """
    text = plain(line)
    found = _command(text, prompts.command_words() | dict(more or {}))
    if found is None:
        return _play(text) or Typed("", line.strip())
    command, rest = found
    if command == "play":
        return _play(rest) or Typed("", line.strip())
    return Typed(command, rest) if command == "nominate" or not rest else Typed("", line.strip())


def _command(text: str, words: Mapping[str, str]) -> tuple[str, str] | None:
    """Return the command that a text begins with, and what follows; the longest word counts."""
    spoken = {
        plain(word): key for key, listed in words.items() for word in (key, *listed.split(","))
    }
    for word in sorted(spoken, key=len, reverse=True):
        if text == word or text.startswith(word + " "):
            return spoken[word], text[len(word) :].strip()
    return None


def _play(text: str) -> Typed | None:
    notation, number = _NOTATION.fullmatch(text), _NUMBER.fullmatch(text)
    if notation is not None:
        tile, rest = Tile.of(int(notation[1]), int(notation[2])), notation[3]
        chosen = Typed("play", tile=tile, end=end_named(rest))
    elif number is not None:
        rest = number[2]
        chosen = Typed("play", number=int(number[1]), end=end_named(rest))
    else:
        return None
    return None if rest and chosen.end is None else chosen


def end_named(text: str) -> End | None:
    """Return the end with that name or letter."""
    for end in End:
        if text in map(plain, prompts.end_words(end)):
            return end
    return None


def is_yes(line: str) -> bool | None:
    """Return whether a line says yes; `None` if it says neither yes nor no."""
    command = parse(line).command
    return {"yes": True, "no": False}.get(command)
