"""What the command line says of itself: its help, and what is wrong with how it was called."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def heading(key: str) -> str:
    """Return a heading or a fixed word of the help."""
    return {
        "usage": QCoreApplication.translate("Usage", "Usage: "),
        "commands": QCoreApplication.translate("Usage", "commands"),
        "options": QCoreApplication.translate("Usage", "options"),
        "file": QCoreApplication.translate("Usage", "files"),
        "files": QCoreApplication.translate("Usage", "files"),
        "one record": QCoreApplication.translate("Usage", "file"),
        "game": QCoreApplication.translate("Usage", "the game"),
        "match": QCoreApplication.translate("Usage", "the match"),
        "players": QCoreApplication.translate("Usage", "who plays"),
        "results": QCoreApplication.translate("Usage", "how much, and what comes of it"),
    }[key]


def call(key: str) -> str:
    """Return how a command is written; the text has places for the program and the command."""
    if not key:
        return QCoreApplication.translate("Usage", "{program} [COMMAND|FILE] [OPTION…]")
    if key == "play":
        return QCoreApplication.translate("Usage", "{program} {command} [OPTION…] [FILE]")
    if key == "replay":
        return QCoreApplication.translate("Usage", "{program} {command} [OPTION…] FILE…")
    if key in ("hint", "review"):
        return QCoreApplication.translate("Usage", "{program} {command} [OPTION…] FILE")
    if key == "rules":
        return QCoreApplication.translate("Usage", "{program} {command} [OPTION…] [PROFILE]")
    return QCoreApplication.translate("Usage", "{program} {command} [OPTION…]")


def argument(key: str) -> str:
    """Return what a value is called in the help."""
    return {
        "file": QCoreApplication.translate("Usage", "FILE"),
        "files": QCoreApplication.translate("Usage", "FILE"),
        "one record": QCoreApplication.translate("Usage", "FILE"),
        "game": QCoreApplication.translate("Usage", "PROFILE"),
        "count": QCoreApplication.translate("Usage", "N"),
        "points": QCoreApplication.translate("Usage", "POINTS"),
        "seat": QCoreApplication.translate("Usage", "SEAT"),
        "number": QCoreApplication.translate("Usage", "NUMBER"),
        "people": QCoreApplication.translate("Usage", "N|NAMES"),
        "level": QCoreApplication.translate("Usage", "LEVEL"),
        "levels": QCoreApplication.translate("Usage", "LEVELS"),
        "language": QCoreApplication.translate("Usage", "LANG"),
    }[key]


def command(key: str) -> str:
    """Return what a command does, in one line."""
    return {
        "": QCoreApplication.translate(
            "Usage",
            "Dominoes in a window or a terminal: six games, alone or together. Without a command"
            " the window opens, and a record of a match opens in it.",
        ),
        "play": QCoreApplication.translate(
            "Usage", "play a match, in the window or as lines of text"
        ),
        "simulate": QCoreApplication.translate(
            "Usage", "let computers play many matches and print what comes of it"
        ),
        "replay": QCoreApplication.translate(
            "Usage", "check records of matches and print their ledgers"
        ),
        "hint": QCoreApplication.translate(
            "Usage", "say what the seat to act at the end of a record had better do"
        ),
        "review": QCoreApplication.translate(
            "Usage", "say what each choice in the hands of a record cost"
        ),
        "rules": QCoreApplication.translate("Usage", "print the rules as text"),
    }[key]


def more(key: str) -> str:
    """Return what stands below the options of a command."""
    return {
        "": QCoreApplication.translate("Usage", "Help on a command: dominoes-qt COMMAND --help"),
        "play": QCoreApplication.translate(
            "Usage",
            "Seats are numbered from 0 in turn order. Without a display the match is played in the"
            " terminal, and where nobody can type either, computers play one and it is told. A"
            " match that somebody types is saved with every action, and offered at the next start.",
        ),
        "simulate": QCoreApplication.translate(
            "Usage",
            "Intervals are Wilson's, at 95 percent. The same seed gives the same matches, with any"
            " number of jobs.",
        ),
        "replay": QCoreApplication.translate(
            "Usage",
            "A .jsonl file holds one record a line, any other file one record. The exit code is 1"
            " if a record is at fault; with --json, each record gives one line of JSON.",
        ),
        "hint": QCoreApplication.translate(
            "Usage",
            "The hint knows what that seat may know, and nothing else. What is best for the"
            " match comes first; values are expected points (Six-Love: games) for its side. The"
            " same number of samples and the same seed give the same hint.",
        ),
        "review": QCoreApplication.translate(
            "Usage",
            "Each choice is judged by what that seat could know then. Costs and values are expected"
            " points (Six-Love: games) for its side. The same number of samples and the same seed"
            " give the same review.",
        ),
        "rules": QCoreApplication.translate(
            "Usage",
            "Without a game it prints the rules of all of them, notes on the program and a"
            " glossary.",
        ),
    }[key]


def option(key: str) -> str:
    """Return what an option does, in one line."""
    return (_of_the_match() | _of_the_players() | _of_results())[key]


def _of_the_match() -> dict[str, str]:
    return {
        "help": QCoreApplication.translate("Usage", "show this help and end"),
        "version": QCoreApplication.translate("Usage", "show the version and end"),
        "lang": QCoreApplication.translate(
            "Usage", "language: {languages} (usually that of the system)"
        ),
        "terminal": QCoreApplication.translate("Usage", "play as plain lines of text"),
        "watch": QCoreApplication.translate(
            "Usage", "computers play all seats, and every action is told as a line of text"
        ),
        "profile": QCoreApplication.translate("Usage", "which game: {profiles}"),
        "seats": QCoreApplication.translate("Usage", "how many play: 2, 3 or 4"),
        "partners": QCoreApplication.translate(
            "Usage", "four play as two pairs (Six-Love is always played so)"
        ),
        "target": QCoreApplication.translate(
            "Usage", "points that win the match, from {low} to {high}, or none for a single hand"
        ),
        "leader": QCoreApplication.translate(
            "Usage", "the seat that leads the first hand (usually drawn by lot)"
        ),
        "deal": QCoreApplication.translate(
            "Usage", "deal number: the same number gives the same tiles"
        ),
        "seed": QCoreApplication.translate(
            "Usage", "number from which the computers take their chance"
        ),
    }


def _of_the_players() -> dict[str, str]:
    return {
        "people": QCoreApplication.translate(
            "Usage",
            "how many people play here, or their names from seat 0 on, with - for a computer:"
            " Ana,-,Ben",
        ),
        "level": QCoreApplication.translate("Usage", "level of all computers: {levels}"),
        "players": QCoreApplication.translate(
            "Usage", "levels of the seats, from seat 0 on and around again: easy,medium"
        ),
    }


def _of_results() -> dict[str, str]:
    return {
        "matches": QCoreApplication.translate("Usage", "play so many matches"),
        "hands": QCoreApplication.translate("Usage", "play matches until so many hands are over"),
        "record": QCoreApplication.translate(
            "Usage", "write a record of every match to this file, which must not be there yet"
        ),
        "force": QCoreApplication.translate("Usage", "replace the file of --record if it is there"),
        "json": QCoreApplication.translate("Usage", "print JSON"),
        "jobs": QCoreApplication.translate("Usage", "how many processes share the work"),
        "seat": QCoreApplication.translate(
            "Usage", "whose choices (usually those of the first person in it)"
        ),
        "hand": QCoreApplication.translate("Usage", "only this hand; the first is 1"),
        "samples": QCoreApplication.translate(
            "Usage", "how many arrangements of the hidden tiles are looked at"
        ),
        "file": QCoreApplication.translate(
            "Usage", "the record of a match, to look at it in the window instead"
        ),
        "files": QCoreApplication.translate("Usage", "records of matches"),
        "one record": QCoreApplication.translate(
            "Usage", "the record of a match; of a .jsonl file it is the first"
        ),
        "game": QCoreApplication.translate("Usage", "which game: {profiles}"),
    }


def fault(key: str) -> str:
    """Return what is wrong with how the program was called; the text has places for values."""
    return {
        "unknown": QCoreApplication.translate("Usage", "unknown argument: {given}"),
        "command": QCoreApplication.translate(
            "Usage", "there is no command {given}; there are {allowed}"
        ),
        "no value": QCoreApplication.translate("Usage", "{option} needs a value"),
        "value": QCoreApplication.translate("Usage", "{option} takes no value"),
        "number": QCoreApplication.translate(
            "Usage", "{option} has to be a whole number from {low} to {high}, not {given}"
        ),
        "target": QCoreApplication.translate(
            "Usage",
            "{option} has to be a multiple of {step} from {low} to {high}, or none, not {given}",
        ),
        "choice": QCoreApplication.translate("Usage", "{option} has to be {allowed}, not {given}"),
        "missing": QCoreApplication.translate("Usage", "{option} is missing"),
        "either": QCoreApplication.translate(
            "Usage", "either {first} or {second} has to be given, and not both"
        ),
        "not both": QCoreApplication.translate(
            "Usage", "{first} and {second} cannot be given together"
        ),
        "names": QCoreApplication.translate("Usage", "there are {given} names for {allowed} seats"),
        "levels": QCoreApplication.translate(
            "Usage", "there are {given} levels for {allowed} seats"
        ),
        "same names": QCoreApplication.translate("Usage", "two players have the name {given}"),
        "nobody": QCoreApplication.translate("Usage", "a name is empty"),
    }[key]


def trouble(key: str) -> str:
    """Return what went wrong with a file, or with the screen; the text has places for values."""
    return {
        "read": QCoreApplication.translate("Usage", "{file} cannot be read: {reason}"),
        "write": QCoreApplication.translate("Usage", "{file} cannot be written: {reason}"),
        "file": QCoreApplication.translate("Usage", "{file}: {fault}"),
        "line": QCoreApplication.translate("Usage", "{file}, line {line}: {fault}"),
        "is a folder": QCoreApplication.translate("Usage", "it is a folder"),
        "not there": QCoreApplication.translate("Usage", "it does not exist"),
        "no folder": QCoreApplication.translate("Usage", "its folder does not exist"),
        "not allowed": QCoreApplication.translate("Usage", "access is denied"),
        "disk full": QCoreApplication.translate("Usage", "the disk is full"),
        "too large": QCoreApplication.translate("Usage", "it is too large"),
        "is there": QCoreApplication.translate(
            "Usage", "it is there already; --force puts the new one in its place"
        ),
        "no name": QCoreApplication.translate("Usage", "no file can have that name"),
        "system": QCoreApplication.translate("Usage", "the system refuses it (error {number})"),
        "no hand over": QCoreApplication.translate("Usage", "no hand in it is over"),
        "nobody to act": QCoreApplication.translate("Usage", "nobody is to act at its end"),
        "no record": QCoreApplication.translate("Usage", "there is no record in it"),
        "output": QCoreApplication.translate("Usage", "the output"),
        "memory": QCoreApplication.translate("Usage", "not enough memory"),
        "worker": QCoreApplication.translate("Usage", "a process that shared the work has died"),
        "no display": QCoreApplication.translate(
            "Usage", "No window can be opened here, so the match is played in the terminal."
        ),
        "no display, record": QCoreApplication.translate(
            "Usage", "No window can be opened here, so the ledger of the record is printed."
        ),
        "nobody": QCoreApplication.translate(
            "Usage",
            "No window can be opened here and nobody can type, so computers play one match.",
        ),
        "stopped": QCoreApplication.translate("Usage", "Stopped."),
    }[key]
