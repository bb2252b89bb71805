"""What a typed line means, in both languages."""

from __future__ import annotations

import pytest

from dominoes_qt.engine.actions import End
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.tiles import Tile
from dominoes_qt.narrate import prompts
from dominoes_qt.narrate.answers import help_in_short, help_lines
from dominoes_qt.narrate.commands import Typed, is_yes, parse
from dominoes_qt.narrate.language import Languages


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("3", Typed("play", number=3)),
        ("12 W", Typed("play", number=12, end=End.W)),
        ("3east", Typed("play", number=3, end=End.E)),
        ("6-4", Typed("play", tile=Tile(6, 4))),
        ("4-6 north", Typed("play", tile=Tile(6, 4), end=End.N)),
        ("6:4 s", Typed("play", tile=Tile(6, 4), end=End.S)),
        ("play 6/4 start", Typed("play", tile=Tile(6, 4), end=End.START)),
        ("p 2", Typed("play", number=2)),
        ("  DRAW ", Typed("draw")),
        ("d", Typed("draw")),
        ("pass", Typed("pass")),
        ("nominate Ana María", Typed("nominate", "ana maria")),
        ("rules in force", Typed("rules in force")),
        ("rules", Typed("rules in force")),
        ("n", Typed("no")),
        ("next", Typed("next")),
        ("6-4 up", Typed("", "6-4 up")),
        ("7-4", Typed("", "7-4")),
        ("play", Typed("", "play")),
        ("draw two", Typed("", "draw two")),
        ("What?", Typed("", "What?")),
    ],
)
def test_english_lines(line: str, meant: Typed) -> None:
    assert parse(line) == meant


@pytest.mark.usefixtures("spanish")
@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("3 o", Typed("play", number=3, end=End.W)),
        ("6-4 este", Typed("play", tile=Tile(6, 4), end=End.E)),
        ("jugar 6-4 w", Typed("play", tile=Tile(6, 4), end=End.W)),
        ("última", Typed("last")),
        ("ULTIMA", Typed("last")),
        ("reglas de la partida", Typed("rules in force")),
        ("designar Ana", Typed("nominate", "ana")),
        ("quit", Typed("quit")),
        ("sí", Typed("yes")),
    ],
)
def test_spanish_lines(line: str, meant: Typed) -> None:
    assert parse(line) == meant


def test_every_word_means_one_thing(language: str) -> None:
    for key, listed in prompts.command_words().items():
        for word in listed.split(","):
            line = {"play": f"{word} 1", "nominate": f"{word} x"}.get(key, word)
            assert parse(line).command == key


def test_every_command_that_is_explained_is_understood(language: str) -> None:
    assert set(prompts.command_help()) < set(prompts.command_words())
    for key in prompts.command_help():
        assert parse(key).command == key


def test_letters_of_the_ends_are_understood(languages: Languages) -> None:
    for code in ("en", "es"):
        languages.use(code)
        for end in End:
            if end is not End.START:
                assert parse(f"1 {prompts.letter(end)}").end is end


@pytest.mark.usefixtures("english")
def test_yes_and_no() -> None:
    assert is_yes("Yes") is True
    assert is_yes("n") is False
    assert is_yes("maybe") is None


@pytest.mark.parametrize(
    ("profile", "seats", "missing"),
    [
        ("block", 2, {"draw", "nominate"}),
        ("draw", 2, {"nominate"}),
        ("six-love", 4, {"draw"}),
    ],
)
def test_help_has_the_commands_of_the_game_alone(
    profile: str, seats: int, missing: set[str], language: str
) -> None:
    setup = Setup.make(profile, seats)
    words = prompts.command_words()
    lines, short = help_lines(setup), help_in_short(setup)
    for key, does in prompts.command_help().items():
        assert (f"{words[key]}: {does}" in lines) is (key not in missing)
    for key in missing:
        first = words[key].partition(",")[0]
        assert f", {first}," not in short
        assert f": {first}," not in short
