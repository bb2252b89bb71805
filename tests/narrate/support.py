"""Matches with all that happened in them, and what no text may hold."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

from dominoes_qt.engine.deal import deal
from dominoes_qt.engine.events import Event
from dominoes_qt.engine.match import Match, apply, new_match, next_hand
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.narrate.style import Detail, Style, Wording

LONG_NAMES = ("Maximilianoooooo", "Íñigo Bartolomeé", "Wwwwwwwwwwwwwwww", "Hilariooooooooñú")
SPANISH_NAMES = ("Beto", "Inés", "Carla", "Íñigo")
STYLES = [
    Style(detail, wording, coordinates)
    for detail in Detail
    for wording in Wording
    for coordinates in (False, True)
]
# Words that no Spanish sentence of the program holds.
_ENGLISH = """
    the an you your yours it is are be not and or of to for with at in on up out off from by
    tile tiles play plays playable draw draws drawn pass passes lead leads laid hand hands match
    end ends arm yard point points pip pips game games count counts score scores spinner start
    west east north south blank blanks one two three four five six double seat side wins win
    won nobody whoever first last turn table left fits hold holds has have names pose poses
"""
ENGLISH = frozenset(_ENGLISH.split())
_GAP = re.compile(r"\{[a-z_]*\}|%n|%L?\d")
_TILE = re.compile(r"\b[0-6]-[0-6]\b")


def told(setup: Setup, number: int, actions: int) -> Iterator[tuple[Match, Event]]:
    """Return each event of a random match, with the match after it."""
    rng = Random(number)
    match, events = new_match(setup, deal(number, setup.profile, setup.seats, 0))
    yield from ((match, event) for event in events)
    for _ in range(actions):
        if match.is_over:
            return
        if match.hand is None:
            place = match.hands_dealt
            match, events = next_hand(match, deal(number, setup.profile, setup.seats, place))
        else:
            match, events = apply(match, match.hand.turn, rng.choice(match.legal))
        yield from ((match, event) for event in events)


def check(text: str, language: str) -> None:
    """See that a text is one line, whole, and in its language."""
    assert text
    assert text == " ".join(text.split())
    assert not _GAP.search(text), text
    if language == "es":
        english = ENGLISH & set(re.findall(r"[^\W\d_]+", text.casefold()))
        assert not english, text


def names_a_tile(text: str) -> bool:
    """Return whether a text names a tile in digits."""
    return bool(_TILE.search(text))
