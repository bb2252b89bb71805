"""Turns, previews, what is taken back, the cover."""

from __future__ import annotations

import pytest

from dominoes_qt.engine.actions import Action, Draw, End, Nominate, Pass, Play
from dominoes_qt.engine.events import Drew, HandEvent, Nominated, Passed, Played
from dominoes_qt.engine.match import Match
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.tiles import Tile
from dominoes_qt.engine.view import SeatView, view_of
from dominoes_qt.narrate.language import Languages
from dominoes_qt.narrate.narrator import Narrator
from dominoes_qt.narrate.style import Detail, Style, Wording
from tests.engine.notation import played

NAMES = ("Ana", "Beto", "Carla", "Dani")
FIVES = Setup.make("all-fives", 2)
SIX_LOVE = Setup.make("six-love", 4, first_coordinator=1)


def fives(*lines: str) -> Match:
    """Return a match of two seats; seat 0 opens with 6-5."""
    hands = ("6-5 5-5 6-4", "5-4 5-3 5-2 5-1 5-0 4-4 3-3 2-2 1-1")
    return played(FIVES, hands, ["0 6-5", *lines])[0]


def own_view(match: Match) -> SeatView:
    assert match.turn is not None
    view = view_of(match, match.turn)
    assert view is not None
    return view


def test_turns(languages: Languages) -> None:
    view = own_view(fives())
    narrator = Narrator(FIVES, NAMES[:2])
    languages.use("en")
    assert narrator.turn(1, 0) == narrator.turn(1) == "Beto's turn."
    assert narrator.turn(1, 1) == "Your turn."
    assert narrator.turn(1, 1, view) == "Your turn. You can play 5 tiles."
    languages.use("es")
    assert narrator.turn(1, 0) == "Le toca a Beto."
    assert narrator.turn(1, 1, view) == "Te toca. Puedes jugar 5 fichas."
    assert Narrator(FIVES, NAMES[:2], Style(Detail.BRIEF)).turn(1, 1, view) == "Te toca."


def test_a_full_turn_names_the_plays(languages: Languages) -> None:
    view = own_view(fives("1 5-4 E"))
    narrator = Narrator(FIVES, NAMES[:2], Style(Detail.FULL))
    languages.use("en")
    assert narrator.turn(0, 0, view) == "Your turn. You can play 6-4 west or east."
    languages.use("es")
    assert narrator.turn(0, 0, view) == "Te toca. Puedes jugar 6-4 al oeste o al este."


def test_a_turn_without_a_choice(languages: Languages) -> None:
    hands = ("6-6", "5-5 4-4 3-3 2-2 1-1 0-0 5-4 5-3 5-2")
    match, _ = played(FIVES, hands, ["0 6-6"], yard="3-2")
    narrator = Narrator(FIVES, NAMES[:2])
    languages.use("en")
    assert narrator.turn(1, 1, own_view(match)) == "Your turn. You have to draw."
    languages.use("es")
    assert narrator.turn(1, 1, own_view(match)) == "Te toca. Tienes que robar."


PREVIEWS: list[tuple[Action, Style, str, str]] = [
    (
        *(Play(Tile(5, 4), End.E), Style()),
        "Chosen: 5-4 east. Count 10: 10 points.",
        "Elegido: 5-4 al este. Suman 10: 10 puntos.",
    ),
    (
        *(Play(Tile(5, 4), End.E), Style(Detail.FULL)),
        "Chosen: 5-4 east. Ends: west 6, east 4. Count 10: 10 points.",
        "Elegido: 5-4 al este. Extremos: oeste 6, este 4. Suman 10: 10 puntos.",
    ),
    (
        *(Play(Tile(5, 4), End.E), Style(Detail.BRIEF, Wording.WORDS)),
        "Chosen: five-four east. Count 10: 10 points.",
        "Elegido: cinco-cuatro al este. Suman 10: 10 puntos.",
    ),
    (Draw(), Style(), "Chosen: draw a tile.", "Elegido: robar una ficha."),
    (Pass(), Style(), "Chosen: pass.", "Elegido: pasar."),
    (Nominate(0), Style(), "Chosen: Ana poses.", "Elegido: sale Ana."),
]


@pytest.mark.parametrize(("action", "style", "english", "spanish"), PREVIEWS)
def test_previews(
    languages: Languages, action: Action, style: Style, english: str, spanish: str
) -> None:
    narrator = Narrator(FIVES, NAMES[:2], style)
    view = own_view(fives())
    languages.use("en")
    assert narrator.preview(view, action) == english
    languages.use("es")
    assert narrator.preview(view, action) == spanish


def test_the_preview_of_a_lead(english: Languages) -> None:
    match, _ = played(SIX_LOVE, ("6-6", "6-4", "", ""), ["1 nominate 3"])
    view = own_view(match)
    lead = view.plays[0]
    said = Narrator(SIX_LOVE, NAMES).preview(view, lead)
    assert said == f"Chosen: lead {lead.tile}."


def play(seat: int) -> Played:
    return Played(seat, Tile(6, 4), End.W, 1, False, (4, 6), None, 0)


BACK: list[tuple[HandEvent | None, int | None, str, str]] = [
    (None, 0, "The last action is taken back.", "Se deshace la última acción."),
    (play(0), 0, "You take 6-4 back.", "Retiras 6-4."),
    (play(1), 0, "Beto takes 6-4 back.", "Beto retira 6-4."),
    (
        *(Drew(0, Tile(6, 4), 3, (1,)), 0),
        "You put the drawn tile back.",
        "Devuelves al pozo la ficha robada.",
    ),
    (
        *(Drew(1, Tile(6, 4), 3, (1,)), 0),
        "Beto puts the drawn tile back.",
        "Beto devuelve al pozo la ficha robada.",
    ),
    (Passed(0, (1,)), 0, "You take your pass back.", "Deshaces tu paso."),
    (Passed(1, (1,)), None, "The pass of Beto is taken back.", "Se deshace el paso de Beto."),
    (Nominated(0, 2), 0, "The nomination is taken back.", "Se deshace la designación."),
]

AGAIN: list[tuple[HandEvent | None, int | None, str, str]] = [
    (None, 0, "The action is done again.", "Se rehace la acción."),
    (play(0), 0, "You play 6-4 again.", "Vuelves a jugar 6-4."),
    (play(1), 0, "Beto plays 6-4 again.", "Beto vuelve a jugar 6-4."),
    (
        *(Drew(0, Tile(6, 4), 3, (1,)), 0),
        "You draw the tile again.",
        "Vuelves a robar la ficha.",
    ),
    (
        *(Drew(1, Tile(6, 4), 3, (1,)), 0),
        "Beto draws the tile again.",
        "Beto vuelve a robar la ficha.",
    ),
    (Passed(0, (1,)), 0, "You pass again.", "Vuelves a pasar."),
    (Passed(1, (1,)), None, "Beto passes again.", "Beto vuelve a pasar."),
    (
        *(Nominated(0, 2), 0),
        "Carla is named to pose again.",
        "Carla sale, por designación rehecha.",
    ),
]


@pytest.mark.parametrize(("event", "to", "english", "spanish"), BACK)
def test_undo(
    languages: Languages, event: HandEvent | None, to: int | None, english: str, spanish: str
) -> None:
    languages.use("en")
    assert Narrator(SIX_LOVE, NAMES).undone(event, to) == english
    languages.use("es")
    assert Narrator(SIX_LOVE, NAMES).undone(event, to) == spanish


@pytest.mark.parametrize(("event", "to", "english", "spanish"), AGAIN)
def test_redo(
    languages: Languages, event: HandEvent | None, to: int | None, english: str, spanish: str
) -> None:
    languages.use("en")
    assert Narrator(SIX_LOVE, NAMES).redone(event, to) == english
    languages.use("es")
    assert Narrator(SIX_LOVE, NAMES).redone(event, to) == spanish


def test_restart_and_cover(languages: Languages) -> None:
    narrator = Narrator(FIVES, NAMES[:2])
    languages.use("en")
    assert narrator.restarted() == "The hand begins again."
    assert narrator.cover(1) == "Beto's turn. The tiles are covered."
    languages.use("es")
    assert narrator.restarted() == "La mano vuelve a empezar."
    assert narrator.cover(1) == "Le toca a Beto. Las fichas están tapadas."
