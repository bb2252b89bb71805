"""Answers to the review keys."""

from __future__ import annotations

import pytest

from dominoes_qt.engine.layout import EMPTY, layout_of
from dominoes_qt.engine.match import Match
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.tiles import Tile
from dominoes_qt.engine.view import SeatView, view_of
from dominoes_qt.narrate.language import Languages
from dominoes_qt.narrate.narrator import Narrator
from dominoes_qt.narrate.review import Review
from dominoes_qt.narrate.style import Style, Wording
from tests.engine.notation import played

NAMES = ("Ana", "Beto", "Carla", "Dani")
MUGGINS = Setup.make("muggins", 2, target=150)
BLOCK = Setup.make("block", 2)
PAIRS = Setup.make("block", 4, partners=True)
DRAW = Setup.make("draw", 3)


def review(setup: Setup, style: Style | None = None) -> Review:
    return Narrator(setup, NAMES[: setup.seats], style).review


@pytest.fixture(scope="module")
def match() -> Match:
    """Four arms of which one is bare: 6-6 has 6-4 and 4-4 west, 6-5 east, 6-1 north."""
    hands = ("6-6 4-4 6-1 3-3 2-2 6-2 4-2", "6-4 6-5 5-5 0-0 1-1 3-0 1-0")
    lines = ["0 6-6", "1 6-4 W", "0 4-4 W", "1 6-5 E", "0 6-1 N"]
    return played(MUGGINS, hands, lines)[0]


def view(match: Match, seat: int) -> SeatView:
    found = view_of(match, seat)
    assert found is not None
    return found


def test_open_ends(languages: Languages, match: Match) -> None:
    languages.use("en")
    assert review(MUGGINS).open_ends(layout_of(match.hand)) == (
        "West 4, counts 8. East 5, counts 5. North 1, counts 1. South 6, counts 0."
        " The spinner counts 6. 20 in all."
    )
    assert review(MUGGINS).open_ends(EMPTY) == "The table is empty."
    languages.use("es")
    assert review(MUGGINS, Style(wording=Wording.WORDS)).open_ends(layout_of(match.hand)) == (
        "Oeste cuatro, cuenta 8. Este cinco, cuenta 5. Norte uno, cuenta 1. Sur seis, cuenta 0."
        " El cruce cuenta 6. En total, 20."
    )
    assert review(MUGGINS).open_ends(EMPTY) == "La mesa está vacía."


def test_open_ends_where_nothing_counts(languages: Languages) -> None:
    block, _ = played(BLOCK, ("6-4", "4-0"), ["0 6-4", "1 4-0 E"])
    languages.use("en")
    assert review(BLOCK).open_ends(layout_of(block.hand)) == "West 6. East 0."
    languages.use("es")
    assert review(BLOCK).open_ends(layout_of(block.hand)) == "Oeste 6. Este 0."


def test_the_whole_layout(languages: Languages, match: Match) -> None:
    languages.use("en")
    assert review(MUGGINS).layout(layout_of(match.hand)) == [
        "Start: 6-6, the spinner.",
        "West: 6-4, 4-4.",
        "East: 6-5.",
        "North: 6-1.",
        "South: no tile yet.",
    ]
    languages.use("es")
    style = Style(wording=Wording.WORDS, coordinates=True)
    assert review(MUGGINS, style).layout(layout_of(match.hand)) == [
        "Salida: doble seis, el cruce.",
        "Oeste: W1 seis-cuatro, W2 doble cuatro.",
        "Este: E1 seis-cinco.",
        "Norte: N1 seis-uno.",
        "Sur: aún sin fichas.",
    ]
    assert review(MUGGINS).layout(EMPTY) == ["La mesa está vacía."]


def test_the_board_cursor(languages: Languages, match: Match) -> None:
    start, west, *_ = layout_of(match.hand).placed
    languages.use("en")
    assert review(MUGGINS).placed(start, 0) == "C, 6-6, the spinner, start tile, laid by you"
    assert review(MUGGINS).placed(start) == "C, 6-6, the spinner, start tile, laid by Ana"
    assert review(MUGGINS).placed(west, 0) == "W1, 6-4, 4 outwards, laid by Beto"
    assert review(MUGGINS).placed(west, 1) == "W1, 6-4, 4 outwards, laid by you"
    languages.use("es")
    assert review(MUGGINS).placed(west, 0) == "W1, 6-4, 4 hacia fuera, puesta por Beto"


def test_own_tiles(languages: Languages, match: Match) -> None:
    languages.use("en")
    assert review(MUGGINS).own_tiles(view(match, 1)) == (
        "You hold 5 tiles. Playable north: 1-0, 1-1. Playable east: 5-5. Not playable: 0-0, 3-0."
    )
    languages.use("es")
    assert review(MUGGINS).own_tiles(view(match, 0)) == (
        "Tienes 4 fichas. Encajan al oeste: 4-2. Encajan al sur: 6-2. No encajan: 2-2, 3-3."
    )


def test_a_tile_that_fits_at_both_ends(languages: Languages) -> None:
    block, _ = played(BLOCK, ("6-4 5-4", "6-5 4-0"), ["0 5-4", "1 6-5 W"])
    languages.use("en")
    assert review(BLOCK).tile(view(block, 0), Tile(6, 4)) == "6-4, playable west and east"
    languages.use("es")
    assert (
        review(BLOCK).tile(view(block, 0), Tile(6, 4)) == "6-4, se puede jugar al oeste y al este"
    )


def test_tiles_before_the_lead(languages: Languages) -> None:
    six_love = Setup.make("six-love", 4, first_coordinator=1)
    match, _ = played(six_love, ("6-6", "6-4", "", ""), ["1 nominate 1"])
    languages.use("en")
    assert review(six_love).tile(view(match, 1), Tile(6, 4)) == "6-4, playable"
    assert review(six_love).tile(view(match, 0), Tile(6, 6)) == "6-6"


def test_counts(languages: Languages) -> None:
    languages.use("en")
    assert review(MUGGINS).counts((4, 5), 1, 0) == "Tiles: you 4, Beto 5. 1 tile left in the yard."
    assert review(MUGGINS).counts((4, 5), 0) == "Tiles: Ana 4, Beto 5. The yard is empty."
    assert review(BLOCK).counts((4, 5), 0) == "Tiles: Ana 4, Beto 5."
    languages.use("es")
    assert review(MUGGINS).counts((4, 5), 2, 1) == (
        "Fichas: Ana 4, tú 5. Quedan 2 fichas en el pozo."
    )


def test_whose_turn(languages: Languages) -> None:
    languages.use("en")
    ask = review(PAIRS).turn
    assert [ask(0, 0), ask(1, 0), ask(1)] == ["It is your turn.", *["It is Beto's turn."] * 2]
    assert ask(0, 0, nominates=True) == "It is your turn to name who poses."
    assert ask(1, 0, nominates=True) == "Beto has to name who poses."
    assert [ask(None), ask(None, is_over=True)] == ["The hand is over.", "The match is over."]
    languages.use("es")
    assert [ask(0, 0), ask(1, 0)] == ["Te toca.", "Le toca a Beto."]
    assert ask(1, 0, nominates=True) == "Beto tiene que designar quién sale."


def test_scores(languages: Languages) -> None:
    languages.use("en")
    assert review(PAIRS).scores((35.0, 12.5), 0) == (
        "Score: you and Carla 35, Beto and Dani 12.5. Played to 100."
    )
    one_hand = Setup.make("classic", 2)
    assert review(one_hand).scores((0.0, 0.0)) == "Score: Ana 0, Beto 0. The match is one hand."
    languages.use("es")
    assert review(PAIRS).scores((35.0, 12.5), 0) == (
        "Marcador: Carla y tú 35, Beto y Dani 12,5. Se juega a 100."
    )


def test_the_last_action(languages: Languages, match: Match) -> None:
    assert match.hand is not None
    languages.use("en")
    assert review(MUGGINS).last_action((), 0) == "Nothing has happened in this hand yet."
    assert review(MUGGINS).last_action(match.hand.events, 1) == (
        "Ana plays 6-1 north. Ends: 4, 5, 1 and 6. Count 20: 20 points."
    )


def test_a_draw_of_another_seat_stays_hidden(english: Languages) -> None:
    match, _ = played(DRAW, ("6-6", "5-5 4-4"), ["0 6-6", "1 draw"], yard="3-2", not_dealt="6-0")
    assert match.hand is not None
    assert review(DRAW).last_action(match.hand.events, 0).startswith("Beto draws a tile.")
    assert review(DRAW).last_action(match.hand.events, 1).startswith("You draw 3-2;")


def test_voids(languages: Languages) -> None:
    known = (frozenset({1}), frozenset({6, 4, 5}), frozenset[int]())
    languages.use("en")
    assert review(DRAW).voids(known, 0) == ["Beto has no 4, 5 or 6."]
    assert review(DRAW, Style(wording=Wording.WORDS)).voids(known) == [
        "Ana has no ones.",
        "Beto has no fours, fives or sixes.",
    ]
    assert review(DRAW).voids([frozenset()] * 3) == ["Nobody is known to lack a number."]
    languages.use("es")
    assert review(DRAW).voids(known, 0) == ["Beto no tiene 4, 5 ni 6."]


def test_rules_take_their_numbers_from_the_profile(languages: Languages) -> None:
    languages.use("en")
    lines = review(MUGGINS).rules()
    assert lines[:3] == [
        "Muggins, 2 players. Play goes clockwise.",
        "Whoever reaches 150 points and is alone in the lead wins the match.",
        "Each player is dealt 7 tiles. 14 tiles form the yard.",
    ]
    assert any("one half for each of north and south" in line for line in lines)
    assert "21 tiles stay out of play." not in " ".join(lines)
    assert "Each player is dealt 7 tiles. 14 tiles stay out of play." in review(BLOCK).rules()
    languages.use("es")
    six_love = review(Setup.make("six-love", 4)).rules()
    assert six_love[:3] == [
        (
            "Seis-cero (parejas), 4 jugadores en dos parejas."
            " Se juega en sentido contrario a las agujas del reloj."
        ),
        "Gana la partida la primera pareja con 6 juegos.",
        "Cada jugador recibe 7 fichas.",
    ]
