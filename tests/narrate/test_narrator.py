"""Plays, draws, passes and nominations in words: golden sentences in both languages."""

from __future__ import annotations

import pytest

from dominoes_qt.engine.actions import End
from dominoes_qt.engine.events import (
    Drew,
    Event,
    Nominated,
    Passed,
    Played,
)
from dominoes_qt.engine.profiles import Setup
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


def played(
    notation: str,
    end: End = End.W,
    *,
    spinner: bool = False,
    numbers: tuple[int, ...] = (4, 6),
    count: int | None = None,
    points: int = 0,
) -> Played:
    """Return a play of seat 0, the third on its arm."""
    return Played(0, Tile.parse(notation), end, 3, spinner, numbers, count, points)


def say(setup: Setup, event: Event, to: int | None, style: Style = NORMAL) -> str:
    return Narrator(setup, NAMES[: setup.seats], style).tell(event, to)


GOLDEN: list[tuple[Setup, Event, int | None, Style, str, str]] = [
    # Plays
    (BLOCK, played("6-4"), 0, BRIEF, "You play 6-4 west.", "Juegas 6-4 al oeste."),
    (BLOCK, played("6-4"), 1, BRIEF, "Ana plays 6-4 west.", "Ana juega 6-4 al oeste."),
    (
        *(BLOCK, played("6-4"), None, NORMAL),
        "Ana plays 6-4 west. Ends: 4 and 6.",
        "Ana juega 6-4 al oeste. Extremos: 4 y 6.",
    ),
    (
        *(BLOCK, played("6-4"), None, FULL),
        "Ana plays 6-4 west. Ends: west 4, east 6.",
        "Ana juega 6-4 al oeste. Extremos: oeste 4, este 6.",
    ),
    (
        *(BLOCK, played("6-0", End.E, numbers=(4, 0)), 0, WORDS),
        "You play six-blank east. Ends: four and blank.",
        "Juegas seis-blanca al este. Extremos: cuatro y blanca.",
    ),
    (
        *(BLOCK, played("6-4"), 0, PLACES),
        "You play 6-4 at W3. Ends: 4 and 6.",
        "Juegas 6-4 en W3. Extremos: 4 y 6.",
    ),
    (
        *(BLOCK, played("6-4"), 1, PLACES),
        "Ana plays 6-4 at W3. Ends: 4 and 6.",
        "Ana juega 6-4 en W3. Extremos: 4 y 6.",
    ),
    (
        *(BLOCK, played("6-4", End.START, numbers=(6, 4)), 0, NORMAL),
        "You lead 6-4. Ends: 6 and 4.",
        "Sales con 6-4. Extremos: 6 y 4.",
    ),
    (
        *(
            FIVES,
            played("5-5", End.START, spinner=True, numbers=(5, 5), count=10, points=10),
            1,
            NORMAL,
        ),
        "Ana leads 5-5. It is the spinner. Ends: 5 and 5. Count 10: 10 points.",
        "Ana sale con 5-5. Es el cruce. Extremos: 5 y 5. Suman 10: 10 puntos.",
    ),
    (
        *(FIVES, played("6-4", count=12), 0, BRIEF),
        "You play 6-4 west. Count 12.",
        "Juegas 6-4 al oeste. Suman 12.",
    ),
    # Draws and passes
    (
        *(FIVES, Drew(0, Tile(6, 4), 9, (4, 4)), 0, NORMAL),
        "You draw 6-4; you can play it. 9 tiles left in the yard.",
        "Robas 6-4; la puedes jugar. Quedan 9 fichas en el pozo.",
    ),
    (
        *(FIVES, Drew(0, Tile(6, 4), 1, (3, 3)), 0, NORMAL),
        "You draw 6-4; you cannot play it. 1 tile left in the yard.",
        "Robas 6-4; no la puedes jugar. Queda 1 ficha en el pozo.",
    ),
    (
        *(FIVES, Drew(0, Tile(6, 4), 0, (3, 3)), 1, NORMAL),
        "Ana draws a tile. The yard is empty.",
        "Ana roba una ficha. El pozo está vacío.",
    ),
    (FIVES, Drew(0, Tile(6, 4), 0, (3,)), None, BRIEF, "Ana draws a tile.", "Ana roba una ficha."),
    (BLOCK, Passed(0, (4, 6)), 0, BRIEF, "You pass.", "Pasas."),
    (BLOCK, Passed(0, (4, 6)), 1, BRIEF, "Ana passes.", "Ana pasa."),
    (BLOCK, Passed(0, (4, 6)), 0, NORMAL, "You pass on 4 and 6.", "Pasas a 4 y 6."),
    (
        *(BLOCK, Passed(0, (0, 6, 6, 0)), 1, WORDS),
        "Ana passes on blanks and sixes.",
        "Ana pasa a blancas y seises.",
    ),
    # Nominations
    (SIX_LOVE, Nominated(0, 0), 0, NORMAL, "You choose to pose yourself.", "Decides salir tú."),
    (
        SIX_LOVE,
        Nominated(0, 2),
        0,
        NORMAL,
        "You name Carla to pose.",
        "Designas a Carla para salir.",
    ),
    (SIX_LOVE, Nominated(0, 0), 1, NORMAL, "Ana chooses to pose.", "Ana decide salir."),
    (SIX_LOVE, Nominated(0, 2), 2, NORMAL, "Ana names you to pose.", "Ana te designa para salir."),
    (
        *(SIX_LOVE, Nominated(0, 2), None, NORMAL),
        "Ana names Carla to pose.",
        "Ana designa a Carla para salir.",
    ),
]


@pytest.mark.parametrize(("setup", "event", "to", "style", "english", "spanish"), GOLDEN)
def test_what_happens_is_told(
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


def test_names_of_unknown_origin_are_made_harmless(english: Languages) -> None:
    narrator = Narrator(BLOCK, ("A\x1b[31m\nna", "{player}"))
    assert narrator.tell(Passed(0, (4, 6))) == "A\ufffd[31m\ufffdna passes on 4 and 6."
    assert narrator.tell(Passed(1, (4, 6))) == "{player} passes on 4 and 6."


def test_sides_and_seats(spanish: Languages) -> None:
    narrator = Narrator(PAIRS, ("Ana", "Beto", "Inés", "Dani"))
    assert narrator.seat(2) == "Inés"
    assert [narrator.side(0), narrator.side(1)] == ["Ana e Inés", "Beto y Dani"]
