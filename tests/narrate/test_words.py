"""Words for single things."""

from __future__ import annotations

import pytest

from dominoes_qt.engine.actions import End
from dominoes_qt.engine.tiles import ALL_TILES, Tile
from dominoes_qt.narrate import words
from dominoes_qt.narrate.language import Languages
from dominoes_qt.narrate.style import Wording

IN_WORDS = [
    ("6-4", "six-four", "seis-cuatro"),
    ("6-6", "double six", "doble seis"),
    ("3-0", "three-blank", "tres-blanca"),
    ("0-0", "double blank", "doble blanca"),
]


@pytest.mark.parametrize(("notation", "english", "spanish"), IN_WORDS)
def test_tiles(languages: Languages, notation: str, english: str, spanish: str) -> None:
    tile = Tile.parse(notation)
    for code, name in (("en", english), ("es", spanish)):
        languages.use(code)
        assert words.tile(tile, Wording.WORDS) == name
        assert words.tile(tile) == words.tile(tile, Wording.DIGITS) == notation


def test_every_tile_has_a_name_of_its_own(language: str) -> None:
    assert len({words.tile(tile, Wording.WORDS) for tile in ALL_TILES}) == 28
    assert len({words.pips(number, Wording.WORDS) for number in range(7)}) == 7
    assert len({words.suit(number, Wording.WORDS) for number in range(7)}) == 7
    assert words.pips(0) == words.suit(0) == "0"


@pytest.mark.parametrize(
    ("points", "english", "spanish"),
    [
        (0, "0 points", "0 puntos"),
        (1, "1 point", "1 punto"),
        (35.0, "35 points", "35 puntos"),
        (1000, "1000 points", "1000 puntos"),
        (2.5, "2 and a half points", "2 puntos y medio"),
        (12.5, "12 and a half points", "12 puntos y medio"),
    ],
)
def test_points(languages: Languages, points: float, english: str, spanish: str) -> None:
    languages.use("en")
    assert words.points(points) == english
    languages.use("es")
    assert words.points(points) == spanish


def test_other_counts(languages: Languages) -> None:
    languages.use("en")
    assert [words.tiles(1), words.tiles(2)] == ["1 tile", "2 tiles"]
    assert [words.games(1.0), words.games(6.0)] == ["1 game", "6 games"]
    assert [words.pips_sum(1), words.pips_sum(0)] == ["1 pip", "0 pips"]
    languages.use("es")
    assert [words.tiles(1), words.tiles(2)] == ["1 ficha", "2 fichas"]
    assert [words.games(1.0), words.games(6.0)] == ["1 juego", "6 juegos"]
    assert [words.pips_sum(1), words.pips_sum(0)] == ["1 punto", "0 puntos"]


def test_numbers_of_tables(languages: Languages) -> None:
    languages.use("en")
    assert [words.number(12.5), words.number(1250.0), words.number(-3)] == ["12.5", "1250", "-3"]
    languages.use("es")
    assert words.number(12.5) == "12,5"


@pytest.mark.parametrize(
    ("items", "english", "spanish"),
    [
        ([], "", ""),
        (["a"], "a", "a"),
        (["a", "b"], "a and b", "a y b"),
        (["a", "b", "c"], "a, b and c", "a, b y c"),
        (["Ana", "Inés"], "Ana and Inés", "Ana e Inés"),
        (["Ana", "Íñigo"], "Ana and Íñigo", "Ana e Íñigo"),
        (["Ana", "Hilario"], "Ana and Hilario", "Ana e Hilario"),
        (["agua", "hielo"], "agua and hielo", "agua y hielo"),
        (["Ana", "Yolanda"], "Ana and Yolanda", "Ana y Yolanda"),
        (["Ana", "Yves"], "Ana and Yves", "Ana e Yves"),
    ],
)
def test_and(languages: Languages, items: list[str], english: str, spanish: str) -> None:
    languages.use("en")
    assert words.all_of(items) == english
    languages.use("es")
    assert words.all_of(items) == spanish


@pytest.mark.parametrize(
    ("items", "english", "spanish"),
    [
        ([], "", ""),
        (["6"], "6", "6"),
        (["150", "250"], "150 or 250", "150 o 250"),
        (["siete", "ocho"], "siete or ocho", "siete u ocho"),
        (["este", "oeste"], "este or oeste", "este u oeste"),
        (["7", "8"], "7 or 8", "7 u 8"),
        (["10", "11"], "10 or 11", "10 u 11"),
        (["100", "110"], "100 or 110", "100 o 110"),
        (["Ana", "Horacio"], "Ana or Horacio", "Ana u Horacio"),
    ],
)
def test_or(languages: Languages, items: list[str], english: str, spanish: str) -> None:
    languages.use("en")
    assert words.any_of(items) == english
    languages.use("es")
    assert words.any_of(items) == spanish


def test_neither(languages: Languages) -> None:
    languages.use("en")
    assert words.none_of(["4", "5", "6"]) == "4, 5 or 6"
    languages.use("es")
    assert words.none_of(["4", "5", "6"]) == "4, 5 ni 6"
    assert words.none_of(["4"]) == "4"


def test_ends(languages: Languages) -> None:
    languages.use("en")
    assert [words.end(end) for end in End] == ["start", "west", "east", "north", "south"]
    assert words.where(End.N) == "north"
    languages.use("es")
    assert [words.end(end) for end in End] == ["salida", "oeste", "este", "norte", "sur"]
    assert words.where(End.N) == "al norte"
    assert words.coordinate("W3") == "W3"
