"""The options of every command, and reading them from a command line."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from dominoes_qt.engine.profiles import HIGHEST_TARGET, LOWEST_TARGET, PROFILES
from dominoes_qt.narrate import usage, words
from dominoes_qt.narrate.fill import capital, fill
from dominoes_qt.narrate.language import codes
from dominoes_qt.narrate.shown import shown
from dominoes_qt.players.levels import LEVELS
from dominoes_qt.terminal.faults import UsageFault

PROGRAM = "dominoes-qt"
RECORDS = (".json", ".jsonl")
"""How the names of files of records end."""


@dataclass(frozen=True, slots=True)
class Option:
    """An option, and what its value is called; without a value it is a switch."""

    key: str
    value: str = ""

    @property
    def flag(self) -> str:
        """Return it as it is written."""
        return f"--{self.key}"


_LANG = Option("lang", "language")
_MATCH = (
    Option("profile", "game"),
    Option("seats", "count"),
    Option("partners"),
    Option("target", "points"),
    Option("leader", "seat"),
)

COMMANDS: Mapping[str, Mapping[str, tuple[Option, ...]]] = {
    "play": {
        "match": (*_MATCH, Option("deal", "number")),
        "players": (
            Option("people", "people"),
            Option("level", "level"),
            Option("players", "levels"),
            Option("seed", "number"),
        ),
        "options": (Option("terminal"), Option("watch"), _LANG),
    },
    "simulate": {
        "match": _MATCH,
        "players": (
            Option("players", "levels"),
            Option("samples", "count"),
            Option("seed", "number"),
        ),
        "results": (
            Option("matches", "count"),
            Option("hands", "count"),
            Option("record", "files"),
            Option("force"),
            Option("json"),
            Option("jobs", "count"),
        ),
        "options": (_LANG,),
    },
    "replay": {"options": (Option("json"), _LANG)},
    "hint": {
        "options": (
            Option("samples", "count"),
            Option("seed", "number"),
            Option("json"),
            _LANG,
        )
    },
    "review": {
        "match": (Option("seat", "seat"), Option("hand", "number")),
        "options": (
            Option("samples", "count"),
            Option("seed", "number"),
            Option("json"),
            _LANG,
        ),
    },
    "rules": {"options": (_LANG,)},
}
"""The options of each command, in groups."""

_NAMED = {
    "play": "file",
    "replay": "files",
    "hint": "one record",
    "review": "one record",
    "rules": "game",
}
"""What a command takes besides options."""

TOP: Mapping[str, tuple[Option, ...]] = {"options": (Option("version"), _LANG)}
_TOP_FLAGS = frozenset({"-h", "--help"} | {option.flag for option in TOP["options"]})


@dataclass(frozen=True, slots=True)
class Given:
    """What a command line says: the values of options as they were typed, and the files.

    `files` is whatever a command takes besides options.
    """

    values: Mapping[str, str]
    switches: frozenset[str]
    files: tuple[str, ...] = ()

    def has(self, key: str) -> bool:
        """Return whether an option was given."""
        return key in self.values or key in self.switches

    def number(self, key: str, low: int, high: int) -> int | None:
        """Return the whole number that an option was given; `None` if it was not given.

        Raises:
            UsageFault: it is no whole number between the bounds.
        """
        text = self.values.get(key)
        return None if text is None else whole(f"--{key}", text, low, high)

    def choice(self, key: str, allowed: Sequence[str]) -> str | None:
        """Return which of the allowed values an option was given.

        Raises:
            UsageFault: it is none of them.
        """
        text = self.values.get(key)
        if text is not None and text not in allowed:
            options = words.any_of(list(allowed))
            raise UsageFault("choice", option=f"--{key}", allowed=options, given=shown(text))
        return text


def whole(option: str, text: str, low: int, high: int) -> int:
    """Return the whole number that a text says.

    Raises:
        UsageFault: it is none between the bounds.
    """
    digits = text.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) < 20 and low <= int(text) <= high:
        return int(text)
    raise UsageFault("number", option=option, low=low, high=high, given=shown(text))


class _Parser(argparse.ArgumentParser):
    """A parser that only parses and helps: it never prints, and never ends the program."""

    def format_help(self) -> str:
        """Return the help, its fixed words in the language in use and without colours."""
        self.color = False  # since Python 3.14
        return usage.heading("usage") + super().format_help().removeprefix("usage: ")


def help_text(command: str) -> str:
    """Return the help of a command; of the program with its commands, if it is empty."""
    parser = _parser(command)
    if not command:
        group = parser.add_argument_group(usage.heading("commands"))
        for key in COMMANDS:
            group.add_argument(key, nargs="?", help=usage.command(key))
    return parser.format_help()


def split(arguments: Sequence[str]) -> tuple[Sequence[str], str, Sequence[str]]:
    """Return what stands before the command, the command, and what stands behind it.

    `play` need not be named: an option that is not the program's own belongs to it, and the
    name of a record.
    """
    place = 0
    while place < len(arguments) and arguments[place].startswith("-"):
        if arguments[place].partition("=")[0] not in _TOP_FLAGS:
            return arguments[:place], "play", arguments[place:]
        place += 2 if arguments[place] == _LANG.flag else 1
    if place >= len(arguments) or _is_record(arguments[place]):
        return arguments[:place], "play", arguments[place:]
    return arguments[:place], arguments[place], arguments[place + 1 :]


def _is_record(name: str) -> bool:
    """Return whether this is called as a file of records is, and not as a command."""
    return Path(name).suffix.lower() in RECORDS or len(Path(name).parts) > 1


def wished_language(arguments: Sequence[str]) -> str | None:
    """Return the language that is asked for, before anything else is looked at."""
    wish = None
    for place, argument in enumerate(arguments):
        if argument.startswith(f"{_LANG.flag}="):
            wish = argument.partition("=")[2]
        elif argument == _LANG.flag and place + 1 < len(arguments):
            wish = arguments[place + 1]
    return wish


def read(command: str, arguments: Sequence[str]) -> Given:
    """Return what the arguments of a command say.

    Raises:
        UsageFault: there is an unknown one, or a value is missing or too many.
    """
    try:
        found, unknown = _parser(command).parse_known_intermixed_args(list(arguments))
    except argparse.ArgumentError as error:
        flag = (error.argument_name or "").split("/")[-1]
        key = "no value" if "expected" in error.message else "value"
        raise UsageFault(key, option=flag) from None
    if unknown:
        raise UsageFault("unknown", given=shown(unknown[0]))
    values = vars(found)
    return Given(
        {key: value for key, value in values.items() if isinstance(value, str)},
        frozenset(key for key, value in values.items() if value is True),
        tuple(values.get("files") or ()),
    )


def _parser(command: str) -> _Parser:
    named = _NAMED.get(command)
    parser = _Parser(
        prog=PROGRAM,
        usage=fill(usage.call(command), program=PROGRAM, command=command),
        description=_sentence(usage.command(command)),
        epilog=usage.more(command),
        add_help=False,
        allow_abbrev=False,
        exit_on_error=False,
    )
    if named:
        group = parser.add_argument_group(usage.heading(named))
        name = usage.argument(named)
        group.add_argument("files", nargs="*", metavar=name, help=_told(Option(named)))
    for heading, options in (COMMANDS[command] if command else TOP).items():
        group = parser.add_argument_group(usage.heading(heading))
        if heading == "options":
            group.add_argument("-h", "--help", action="store_true", help=usage.option("help"))
        for option in options:
            if option.value:
                name = usage.argument(option.value)
                group.add_argument(option.flag, metavar=name, help=_told(option))
            else:
                group.add_argument(option.flag, action="store_true", help=_told(option))
    return parser


def _sentence(text: str) -> str:
    return text if text.endswith(".") else capital(text) + "."


def _told(option: Option) -> str:
    """Return what an option does, for argparse, to which a percent sign means something."""
    told = fill(
        usage.option(option.key),
        profiles=words.separated(list(PROFILES)),
        low=LOWEST_TARGET,
        high=HIGHEST_TARGET,
        levels=words.separated(list(LEVELS)),
        languages=words.separated(list(codes())),
    )
    return told.replace("%", "%%")
