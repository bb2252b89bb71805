"""Reading a command line, and its help."""

from __future__ import annotations

import pytest

from dominoes_qt.terminal.faults import UsageFault
from dominoes_qt.terminal.options import COMMANDS, help_text, read, split, wished_language

pytestmark = pytest.mark.usefixtures("english")


def fault(command: str, *arguments: str) -> str:
    """Return what is said of these arguments."""
    with pytest.raises(UsageFault) as caught:
        read(command, arguments)
    return str(caught.value)


def test_values_switches_and_files() -> None:
    given = read("play", ["--seats", "4", "--partners", "--deal=7"])
    assert given.values == {"seats": "4", "deal": "7"}
    assert given.switches == {"partners"}
    assert given.has("seats")
    assert given.has("partners")
    assert not given.has("watch")
    assert read("replay", ["a", "--json", "b"]).files == ("a", "b")


def test_what_is_wrong_is_told() -> None:
    assert fault("play", "--seats") == "--seats needs a value"
    assert fault("play", "--watch=2") == "--watch takes no value"
    assert fault("play", "--hands", "3") == "unknown argument: “--hands”"
    assert fault("play", "--seat", "3") == "unknown argument: “--seat”"
    assert fault("simulate", "more") == "unknown argument: “more”"
    assert fault("play", "-h=x") == "--help takes no value"


@pytest.mark.parametrize("text", ["1", "7", "007"])
def test_whole_numbers(text: str) -> None:
    assert read("play", ["--seed", text]).number("seed", 1, 9) == int(text)


@pytest.mark.parametrize("text", ["0", "10", "-1", "x", "1.5", "", "9" * 5000, "²", "٣"])
def test_no_whole_numbers(text: str) -> None:
    with pytest.raises(UsageFault, match="--seed has to be a whole number from 1 to 9"):
        read("play", [f"--seed={text}"]).number("seed", 1, 9)


def test_an_option_that_is_not_given_has_no_value() -> None:
    given = read("play", [])
    assert given.number("seed", 1, 9) is None
    assert given.choice("level", ("easy",)) is None


def test_a_choice() -> None:
    given = read("play", ["--level", "easy"])
    assert given.choice("level", ("easy", "medium")) == "easy"
    with pytest.raises(UsageFault, match="--level has to be a, b or c, not “easy”"):
        given.choice("level", ("a", "b", "c"))


@pytest.mark.parametrize(
    ("arguments", "top", "command", "rest"),
    [
        ([], [], "play", []),
        ([""], [], "", []),
        (["dance", "x"], [], "dance", ["x"]),
        (["--lang=es", "a.JSONL"], ["--lang=es"], "play", ["a.JSONL"]),
        (["/tmp/record", "--watch"], [], "play", ["/tmp/record", "--watch"]),
        (["play", "--help"], [], "play", ["--help"]),
        (["--lang", "es", "play", "x"], ["--lang", "es"], "play", ["x"]),
        (["--lang=es", "-h"], ["--lang=es", "-h"], "play", []),
        (["--lang"], ["--lang"], "play", []),
        (["--profile", "draw"], [], "play", ["--profile", "draw"]),
        (["--lang", "es", "--watch"], ["--lang", "es"], "play", ["--watch"]),
        (["--seats=3", "--help"], [], "play", ["--seats=3", "--help"]),
    ],
)
def test_what_stands_where(
    arguments: list[str], top: list[str], command: str, rest: list[str]
) -> None:
    assert split(arguments) == (top, command, rest)


def test_the_wished_language_is_the_last_one_named() -> None:
    assert wished_language(["play"]) is None
    assert wished_language(["--lang", "es", "play"]) == "es"
    assert wished_language(["--lang", "es", "play", "--lang=en"]) == "en"
    assert wished_language(["play", "--lang"]) is None


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_tells_every_option(command: str, language: str) -> None:
    told = help_text(command)
    assert told.startswith({"en": "Usage: dominoes-qt", "es": "Uso: dominoes-qt"}[language])
    assert "--help" in told
    for options in COMMANDS.get(command, {}).values():
        for option in options:
            assert option.flag in told
    english = ("usage:", "positional", "options", "show this", "FILE", "COMMAND", "LEVEL")
    assert language == "en" or not any(word in told for word in english)
    assert not any(len(line) > 100 for line in told.splitlines())
