"""Why an action is refused, and what would be allowed."""

from __future__ import annotations

import pytest

from dominoes_qt.engine.actions import Action, Draw, End, Nominate, Pass, Play
from dominoes_qt.engine.errors import IllegalAction, Reason
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.tiles import Tile
from dominoes_qt.narrate.language import Languages
from dominoes_qt.narrate.narrator import Narrator
from dominoes_qt.narrate.style import Style, Wording
from tests.narrate.support import check

NAMES = ("Ana", "Beto", "Carla", "Dani")
FIVES = Setup.make("all-fives", 2)
BLOCK = Setup.make("block", 2)
SIX_LOVE = Setup.make("six-love", 4)
SIX_FOUR = Tile(6, 4)
PLAYS: tuple[Action, ...] = (
    Play(SIX_FOUR, End.W),
    Play(SIX_FOUR, End.E),
    Play(Tile(4, 0), End.N),
)
CAN = " You can play 6-4 west or east; 4-0 north."
PUEDES = " Puedes jugar 6-4 al oeste o al este; 4-0 al norte."
LEADS: tuple[Action, ...] = (Play(SIX_FOUR, End.START), Play(Tile(4, 0), End.START))

GOLDEN: list[tuple[Setup, IllegalAction, str, str]] = [
    (BLOCK, IllegalAction(Reason.MATCH_OVER), "The match is over.", "La partida ha terminado."),
    (BLOCK, IllegalAction(Reason.HAND_OVER), "The hand is over.", "La mano ha terminado."),
    (
        *(BLOCK, IllegalAction(Reason.HAND_RUNNING)),
        "The hand is not over yet.",
        "La mano todavía no ha terminado.",
    ),
    (
        *(BLOCK, IllegalAction(Reason.NOT_YOUR_TURN, turn=1)),
        "It is not your turn, but Beto's.",
        "No te toca a ti, sino a Beto.",
    ),
    (
        *(
            SIX_LOVE,
            IllegalAction(Reason.MUST_NOMINATE, turn=0, legal=(Nominate(0), Nominate(2))),
        ),
        "Nobody can play before the poser is named. You name who poses: Ana or Carla.",
        (
            "Nadie puede jugar hasta que se designe quién sale."
            " Te toca designar quién sale: Ana o Carla."
        ),
    ),
    (
        *(SIX_LOVE, IllegalAction(Reason.NO_NOMINATION, legal=(Pass(),))),
        "No poser is to be named now. You have to pass.",
        "Ahora no hay que designar a nadie. Tienes que pasar.",
    ),
    (
        *(Setup.make("block", 2), IllegalAction(Reason.NO_NOMINATION, legal=(Pass(),))),
        "Nobody names a poser in this game. You have to pass.",
        "En este juego nadie designa quién sale. Tienes que pasar.",
    ),
    (
        *(SIX_LOVE, IllegalAction(Reason.NOT_OWN_SIDE, legal=(Nominate(0), Nominate(2)))),
        "The poser has to be of your own side. You name who poses: Ana or Carla.",
        "Solo puedes designar a alguien de tu pareja. Te toca designar quién sale: Ana o Carla.",
    ),
    (
        *(BLOCK, IllegalAction(Reason.NOT_HELD, tile=SIX_FOUR, legal=LEADS)),
        "You do not hold 6-4. You can lead 6-4 or 4-0.",
        "No tienes 6-4. Puedes salir con 6-4 o 4-0.",
    ),
    (
        *(BLOCK, IllegalAction(Reason.MUST_OPEN_WITH, tile=SIX_FOUR, legal=LEADS[:1])),
        "6-4 has to open. You have to lead 6-4.",
        "Hay que salir con 6-4. Tienes que salir con 6-4.",
    ),
    (
        *(BLOCK, IllegalAction(Reason.NOT_STARTED, end=End.W, legal=LEADS)),
        "The table is empty: there is no end to play on yet. You can lead 6-4 or 4-0.",
        "La mesa está vacía: aún no hay ningún extremo. Puedes salir con 6-4 o 4-0.",
    ),
    (
        *(FIVES, IllegalAction(Reason.STARTED, tile=SIX_FOUR, legal=PLAYS)),
        "The first tile lies already: choose an end." + CAN,
        "La ficha de salida ya está puesta: elige un extremo." + PUEDES,
    ),
    (
        *(FIVES, IllegalAction(Reason.END_CLOSED, end=End.S, legal=PLAYS)),
        "The south end is not open yet: both sides of the spinner need a tile first." + CAN,
        "El extremo sur aún no está abierto: antes hace falta una ficha a cada lado del cruce."
        + PUEDES,
    ),
    (
        *(BLOCK, IllegalAction(Reason.END_CLOSED, end=End.S, legal=(Pass(),))),
        "There is no south end in this game. You have to pass.",
        "En este juego no hay extremo sur. Tienes que pasar.",
    ),
    (
        *(
            FIVES,
            IllegalAction(Reason.NO_MATCH, tile=Tile(5, 5), end=End.E, number=6, legal=PLAYS),
        ),
        "5-5 does not fit east: that end is 6." + CAN,
        "5-5 no encaja al este: ese extremo está a 6." + PUEDES,
    ),
    (
        *(FIVES, IllegalAction(Reason.CAN_PLAY, legal=PLAYS)),
        "You hold a playable tile." + CAN,
        "Tienes ficha para jugar." + PUEDES,
    ),
    (
        *(FIVES, IllegalAction(Reason.CAN_DRAW, yard=1, legal=(Draw(),))),
        "You cannot pass yet: 1 tile can be drawn. You have to draw.",
        "Todavía no puedes pasar: queda 1 ficha por robar. Tienes que robar.",
    ),
    (
        *(FIVES, IllegalAction(Reason.CAN_DRAW, yard=3, legal=(Draw(),))),
        "You cannot pass yet: 3 tiles can be drawn. You have to draw.",
        "Todavía no puedes pasar: quedan 3 fichas por robar. Tienes que robar.",
    ),
    (
        *(BLOCK, IllegalAction(Reason.NO_DRAWING, legal=(Pass(),))),
        "Nobody draws in this game. You have to pass.",
        "En este juego no se roba. Tienes que pasar.",
    ),
    (
        *(FIVES, IllegalAction(Reason.YARD_EMPTY, legal=(Pass(),))),
        "The yard is empty: there is nothing to draw. You have to pass.",
        "El pozo está vacío: no queda nada que robar. Tienes que pasar.",
    ),
]


@pytest.mark.parametrize(("setup", "error", "english", "spanish"), GOLDEN)
def test_why_not(
    languages: Languages, setup: Setup, error: IllegalAction, english: str, spanish: str
) -> None:
    narrator = Narrator(setup, NAMES[: setup.seats])
    languages.use("en")
    assert narrator.refused(error) == english
    languages.use("es")
    assert narrator.refused(error) == spanish


def test_no_reason_is_forgotten(languages: Languages) -> None:
    assert {error.reason for _, error, _, _ in GOLDEN} == set(Reason)


@pytest.mark.parametrize("reason", list(Reason))
def test_a_reason_without_facts_is_told_too(language: str, reason: Reason) -> None:
    assert Narrator(FIVES, NAMES[:2]).refused(IllegalAction(reason))


def test_tiles_in_words_begin_with_a_capital(language: str) -> None:
    narrator = Narrator(FIVES, NAMES[:2], Style(wording=Wording.WORDS))
    error = IllegalAction(Reason.NO_MATCH, tile=Tile(5, 0), end=End.E, number=6, legal=PLAYS)
    said = narrator.refused(error)
    check(said, language)
    assert said.startswith(("Five-blank does not", "Cinco-blanca no"))
