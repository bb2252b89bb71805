"""Hints in words, in both languages."""

from __future__ import annotations

import pytest

from dominoes_qt.engine.actions import Action, Draw, End, Nominate, Pass, Play
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.tiles import Tile
from dominoes_qt.narrate.hints import Hints
from dominoes_qt.narrate.narrator import Narrator
from dominoes_qt.narrate.style import Style
from dominoes_qt.narrate.table import Table
from dominoes_qt.players.hard import Choice
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
    said = narrator.hint([Choice(PLAY, 2.0, Reason(Why.SHEDS_HEAVY))])
    assert said == "Hint: 6-4 west. It rids you of a heavy tile."


RATED: list[tuple[Action, float, str, str]] = [
    (PLAY, 1.54, "6-4 west: +1.5 games", "6-4 al oeste: +1,5 juegos"),
    (Play(Tile(6, 6), End.START), 1.0, "6-6: +1 game", "6-6: +1 juego"),
    (Nominate(0), -0.01, "Ana: 0 games", "Ana: 0 juegos"),
    (Draw(), -3.0, "Draw: −3 games", "Robar: −3 juegos"),
    (Pass(), 0.0, "Pass: 0 games", "Pasar: 0 juegos"),
]


@pytest.mark.parametrize(("action", "value", "english", "spanish"), RATED)
def test_choices_in_a_list(
    action: Action, value: float, english: str, spanish: str, language: str
) -> None:
    said = HINTS.rated(Choice(action, value, Reason(Why.ODDS)))
    assert said.partition(". ")[0] == (english if language == "en" else spanish)


def test_points_to_a_tenth(language: str) -> None:
    hints = Hints(Table(Setup.make("draw", 2), NAMES[:2]), Style())
    said = [hints.gain(value) for value in (12.54, 1.04, -0.5, -0.04, 12.5)]
    assert (
        said
        == {
            "en": ["+12.5 points", "+1 point", "−0.5 points", "0 points", "+12.5 points"],
            "es": ["+12,5 puntos", "+1 punto", "−0,5 puntos", "0 puntos", "+12,5 puntos"],
        }[language]
    )


@pytest.mark.usefixtures("english")
def test_a_choice_in_a_list_has_its_reason() -> None:
    said = HINTS.rated(Choice(PLAY, 0.3, Reason(Why.SHEDS_HEAVY)))
    assert said == "6-4 west: +0.3 games. It rids you of a heavy tile."


OTHER, LEAST = Play(Tile(5, 5), End.E), Play(Tile(1, 0), End.W)


def rated_three(value: float, error: float = 0.0) -> list[Choice]:
    """Return the best at 2 points, another at this value, and one that is clearly worse."""
    return [
        Choice(PLAY, 2.0, Reason(Why.SHEDS_HEAVY)),
        Choice(OTHER, value, Reason(Why.SCORES, points=10), error),
        Choice(LEAST, -7.0, Reason(Why.ODDS)),
    ]


def test_a_best_that_gives_up_points_is_told_to_be_so_for_the_match(language: str) -> None:
    hints = Hints(Table(Setup.make("all-fives", 2), NAMES[:2]), Style())
    told = {
        "en": "It is the best for the match, though 5-5 east brings 4.5 points more.",
        "es": "Es lo mejor para la partida, aunque 5-5 al este da 4,5 puntos más.",
    }[language]
    choices = rated_three(6.5)
    assert hints.why(choices).endswith(told)
    assert hints.listed(choices)[0].endswith(told)
    assert hints.why(choices, 1) == hints.reason(choices[1].reason)
    for same in (rated_three(1.0), rated_three(6.5, error=3.0), rated_three(2.04)):
        assert told[:10] not in hints.why(same)
        assert told[:10] not in hints.listed(same)[0]


@pytest.mark.usefixtures("english")
def test_what_is_about_as_good_is_said_to_be() -> None:
    hints = Hints(Table(Setup.make("all-fives", 2), NAMES[:2]), Style())
    alike = "About as good as the first."
    for value, error, is_alike in ((1.0, 0.6, True), (2.0, 0.0, True), (1.0, 0.4, False)):
        lines = hints.listed(rated_three(value, error))
        assert [line.endswith(alike) for line in lines] == [False, is_alike, False]
    assert hints.listed([]) == []
