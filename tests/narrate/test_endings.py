"""The start and the end of hands and matches in words: golden sentences in both languages."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from dominoes_qt.engine.events import (
    Event,
    HandEnded,
    HandStarted,
    MatchEnded,
)
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.settlement import (
    Settlement,
    settle_blocked,
    settle_out,
    settle_six_love,
    settle_won,
)
from dominoes_qt.engine.tiles import Tile
from dominoes_qt.narrate.language import Languages
from dominoes_qt.narrate.narrator import Narrator
from dominoes_qt.narrate.style import Detail, Style, Wording

NAMES = ("Ana", "Beto", "Carla", "Dani")
FIVES = Setup.make("all-fives", 2)
BLOCK = Setup.make("block", 2)
THREE = Setup.make("all-fives", 3)
PAIRS = Setup.make("block", 4, partners=True)
SIX_LOVE = Setup.make("six-love", 4)

BRIEF = Style(Detail.BRIEF)
NORMAL = Style()
FULL = Style(Detail.FULL)
WORDS = Style(wording=Wording.WORDS)
PLACES = Style(coordinates=True)


def ended(setup: Setup, settlement: Settlement, scores: Sequence[float]) -> HandEnded:
    left = tuple(0 for _ in range(setup.seats))
    return HandEnded(0, settlement, left, (0.0,) * setup.sides, tuple(scores))


def say(setup: Setup, event: Event, to: int | None, style: Style = NORMAL) -> str:
    return Narrator(setup, NAMES[: setup.seats], style).tell(event, to)


GOLDEN: list[tuple[Setup, Event, int | None, Style, str, str]] = [
    # The start of a hand
    (BLOCK, HandStarted(0, 0, None, None), 0, NORMAL, "Hand 1. You lead.", "Mano 1. Sales tú."),
    (BLOCK, HandStarted(1, 0, None, None), 1, NORMAL, "Hand 2.", "Mano 2."),
    (
        *(SIX_LOVE, HandStarted(0, 0, None, Tile(6, 6)), 0, WORDS),
        "Hand 1. You have to lead double six.",
        "Mano 1. Tienes que salir con doble seis.",
    ),
    (
        *(SIX_LOVE, HandStarted(0, 0, None, Tile(6, 6)), 1, WORDS),
        "Hand 1.",
        "Mano 1.",
    ),
    (
        *(SIX_LOVE, HandStarted(0, None, 0, None), 0, NORMAL),
        "Hand 1.",
        "Mano 1.",
    ),
    (
        *(SIX_LOVE, HandStarted(0, None, 0, None), 1, NORMAL),
        "Hand 1. Ana names who poses.",
        "Mano 1. Ana designa quién sale.",
    ),
    # The end of a hand
    (
        *(FIVES, ended(FIVES, settle_out(FIVES, 0, (0, 23)), (45, 20)), 0, NORMAL),
        "You go out. 25 points for you. Score: you 45, Beto 20.",
        "Haces dominó. 25 puntos para ti. Marcador: tú 45, Beto 20.",
    ),
    (
        *(FIVES, ended(FIVES, settle_out(FIVES, 0, (0, 23)), (45, 20)), 1, FULL),
        "Ana goes out. 25 points for Ana. Pips left: Ana 0, Beto 23. Score: Ana 45, you 20.",
        (
            "Ana hace dominó. 25 puntos para Ana. Puntos en las manos: Ana 0, Beto 23."
            " Marcador: Ana 45, tú 20."
        ),
    ),
    (
        *(FIVES, ended(FIVES, settle_out(FIVES, 0, (0, 23)), (45, 20)), 0, BRIEF),
        "You go out: 25 points.",
        "Haces dominó: 25 puntos.",
    ),
    (
        *(PAIRS, ended(PAIRS, settle_out(PAIRS, 2, (5, 1, 0, 9)), (10, 0)), 0, NORMAL),
        "Carla goes out. 10 points for you and Carla. Score: you and Carla 10, Beto and Dani 0.",
        (
            "Carla hace dominó. 10 puntos para ti y para Carla. Marcador: Carla y tú 10,"
            " Beto y Dani 0."
        ),
    ),
    (
        *(PAIRS, ended(PAIRS, settle_blocked(PAIRS, (15, 13, 15, 33)), (16, 0)), 1, NORMAL),
        (
            "The hand is blocked. 16 points for Ana and Carla."
            " Score: Ana and Carla 16, you and Dani 0."
        ),
        (
            "La mano queda cerrada. 16 puntos para Ana y Carla. Marcador: Ana y Carla 16,"
            " Dani y tú 0."
        ),
    ),
    (
        *(PAIRS, ended(PAIRS, settle_blocked(PAIRS, (15, 13, 15, 33)), (16, 0)), None, BRIEF),
        "Blocked: 16 points, Ana and Carla.",
        "Cierre: 16 puntos, Ana y Carla.",
    ),
    (
        *(THREE, ended(THREE, settle_blocked(THREE, (10, 10, 23)), (12.5, 12.5, 0)), 0, NORMAL),
        (
            "The hand is blocked. 12 and a half points each for Ana and Beto."
            " Score: you 12.5, Beto 12.5, Carla 0."
        ),
        (
            "La mano queda cerrada. 12 puntos y medio por cabeza para Ana y Beto."
            " Marcador: tú 12,5, Beto 12,5, Carla 0."
        ),
    ),
    (
        *(THREE, ended(THREE, settle_blocked(THREE, (10, 10, 23)), (12.5, 12.5, 0)), 0, BRIEF),
        "Blocked: 12 and a half points each, Ana and Beto.",
        "Cierre: 12 puntos y medio por cabeza, Ana y Beto.",
    ),
    (
        *(BLOCK, ended(BLOCK, settle_blocked(BLOCK, (10, 10)), (0, 0)), 0, NORMAL),
        "The hand is blocked. Nobody scores. Score: you 0, Beto 0.",
        "La mano queda cerrada. Nadie suma puntos. Marcador: tú 0, Beto 0.",
    ),
    (
        *(BLOCK, ended(BLOCK, settle_blocked(BLOCK, (10, 10)), (0, 0)), 0, BRIEF),
        "Blocked: nobody scores.",
        "Cierre: nadie suma puntos.",
    ),
    (
        *(FIVES, ended(FIVES, settle_won(FIVES, 0, (5, 5)), (250, 0)), 0, BRIEF),
        "That wins the match; the hand is not counted.",
        "Con eso se gana la partida; la mano no se cuenta.",
    ),
    # Six-Love
    (
        *(
            SIX_LOVE,
            ended(
                SIX_LOVE,
                settle_six_love(SIX_LOVE, (3, 0), (0, 9, 9, 9), out=0, key_bone=True),
                (5, 0),
            ),
            0,
            NORMAL,
        ),
        (
            "You go out with a key bone. 2 games for you and Carla."
            " Score: you and Carla 5, Beto and Dani 0."
        ),
        (
            "Haces dominó con la ficha clave. 2 juegos para ti y para Carla."
            " Marcador: Carla y tú 5, Beto y Dani 0."
        ),
    ),
    (
        *(
            SIX_LOVE,
            ended(
                SIX_LOVE,
                settle_six_love(SIX_LOVE, (3, 0), (0, 9, 9, 9), out=0, key_bone=True),
                (5, 0),
            ),
            1,
            BRIEF,
        ),
        "Ana goes out with a key bone: 2 games.",
        "Ana hace dominó con la ficha clave: 2 juegos.",
    ),
    (
        *(
            SIX_LOVE,
            ended(SIX_LOVE, settle_six_love(SIX_LOVE, (0, 2), (9, 8, 7, 9), out=None), (0, 0)),
            0,
            NORMAL,
        ),
        (
            "The hand is blocked. Both scores go back to zero."
            " Score: you and Carla 0, Beto and Dani 0."
        ),
        (
            "La mano queda cerrada. Los dos marcadores vuelven a cero."
            " Marcador: Carla y tú 0, Beto y Dani 0."
        ),
    ),
    (
        *(
            SIX_LOVE,
            ended(SIX_LOVE, settle_six_love(SIX_LOVE, (0, 2), (9, 8, 7, 9), out=None), (0, 0)),
            0,
            BRIEF,
        ),
        "Blocked: both scores go back to zero.",
        "Cierre: los dos marcadores vuelven a cero.",
    ),
    (
        *(
            SIX_LOVE,
            ended(SIX_LOVE, settle_six_love(SIX_LOVE, (0, 2), (9, 8, 0, 9), out=2), (0, 0)),
            0,
            BRIEF,
        ),
        "Carla goes out: both scores go back to zero.",
        "Carla hace dominó: los dos marcadores vuelven a cero.",
    ),
    (
        *(
            SIX_LOVE,
            ended(SIX_LOVE, settle_six_love(SIX_LOVE, (0, 2), (9, 8, 0, 9), out=2), (0, 0)),
            2,
            BRIEF,
        ),
        "You go out: both scores go back to zero.",
        "Haces dominó: los dos marcadores vuelven a cero.",
    ),
    # The end of the match
    (BLOCK, MatchEnded(0, (100, 0)), 0, NORMAL, "You win the match.", "Ganas la partida."),
    (BLOCK, MatchEnded(0, (100, 0)), 1, NORMAL, "Ana wins the match.", "Ana gana la partida."),
    (
        *(PAIRS, MatchEnded(1, (0, 100)), 3, NORMAL),
        "You win the match with Beto.",
        "Ganas la partida con Beto.",
    ),
    (
        *(PAIRS, MatchEnded(1, (0, 100)), None, NORMAL),
        "Beto and Dani win the match.",
        "Beto y Dani ganan la partida.",
    ),
    (
        *(BLOCK, MatchEnded(None, (0, 0)), 0, NORMAL),
        "The match is over; nobody wins it.",
        "La partida termina sin ganador.",
    ),
]


@pytest.mark.parametrize(("setup", "event", "to", "style", "english", "spanish"), GOLDEN)
def test_what_frames_the_play_is_told(
    languages: Languages,
    setup: Setup,
    event: Event,
    to: int | None,
    style: Style,
    english: str,
    spanish: str,
) -> None:
    languages.use("en")
    assert say(setup, event, to, style) == english
    languages.use("es")
    assert say(setup, event, to, style) == spanish
