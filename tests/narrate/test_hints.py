"""Hints in words, in both languages."""

from __future__ import annotations

import pytest

from dominoes_qt.engine.actions import Draw, End, Nominate, Pass, Play
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.tiles import Tile
from dominoes_qt.narrate.hints import Hints
from dominoes_qt.narrate.narrator import Narrator
from dominoes_qt.narrate.style import Style
from dominoes_qt.narrate.table import Table
from dominoes_qt.players.reasons import Reason, Why

NAMES = ("Ana", "Ben", "Carla", "Dan")
HINTS = Hints(Table(Setup.make("six-love", 4), NAMES), Style())
PLAY = Play(Tile(6, 4), End.W)


@pytest.mark.parametrize(
    ("action", "english", "spanish"),
    [
        (PLAY, "Hint: 6-4 west.", "Pista: 6-4 al oeste."),
        (Play(Tile(6, 6), End.START), "Hint: lead 6-6.", "Pista: sal con 6-6."),
        (Draw(), "Hint: draw.", "Pista: roba."),
        (Pass(), "Hint: pass.", "Pista: pasa."),
        (Nominate(2), "Hint: Carla poses.", "Pista: sale Carla."),
    ],
)
def test_what_to_do(action: object, english: str, spanish: str, language: str) -> None:
    expected = english if language == "en" else spanish
    assert HINTS.advice(action) == expected  # type: ignore[arg-type] # of every kind


@pytest.mark.parametrize("why", Why)
def test_every_reason_is_a_sentence(why: Why, language: str) -> None:
    said = HINTS.reason(Reason(why, points=10, seat=1))
    assert said.endswith(".")
    assert said[0].isupper()
    assert "{" not in said
    assert len(said) > 10


@pytest.mark.usefixtures("english")
def test_reasons_name_the_points_and_the_player() -> None:
    said = HINTS.reason(Reason(Why.SCORES_AND_SHUTS, points=15, seat=3))
    assert said == "It scores 15 points, and Dan cannot score in reply."
    assert HINTS.reason(Reason(Why.GOES_OUT, points=5)) == (
        "It is your last tile. It scores 5 points."
    )
    assert HINTS.reason(Reason(Why.GOES_OUT, only_fit=True)) == (
        "It is your last tile. No other tile fits any more."
    )


@pytest.mark.usefixtures("english")
def test_the_narrator_says_both() -> None:
    narrator = Narrator(Setup.make("draw", 2), NAMES[:2])
    said = narrator.hint(PLAY, Reason(Why.SHEDS_HEAVY))
    assert said == "Hint: 6-4 west. It rids you of a heavy tile."


def test_choices_in_a_list(language: str) -> None:
    said = [
        HINTS.rated(PLAY, 12.54),
        HINTS.rated(Nominate(0), -0.01),
        HINTS.rated(Draw(), -3.0),
        HINTS.rated(Pass(), 0.0),
    ]
    assert (
        said
        == {
            "en": ["+12.5: 6-4 west", "0.0: Ana", "−3.0: draw", "0.0: pass"],
            "es": ["+12,5: 6-4 al oeste", "0,0: Ana", "−3,0: robar", "0,0: pasar"],
        }[language]
    )
