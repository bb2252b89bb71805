"""What the game in a terminal asks, answers and understands, beside what happens in the match."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from dominoes_qt.engine.actions import End
from dominoes_qt.narrate import words
from dominoes_qt.narrate.fill import fill


def ask(key: str) -> str:
    """Return a question, without the space that follows it."""
    return {
        "act": QCoreApplication.translate("Prompts", "Your choice:"),
        "tiles": QCoreApplication.translate("Prompts", "Press Enter to see your tiles."),
        "next": QCoreApplication.translate("Prompts", "Press Enter for the next hand."),
        "over": QCoreApplication.translate(
            "Prompts", "The match is over. Say new for another one, or quit:"
        ),
        "over, six-love": QCoreApplication.translate(
            "Prompts",
            "The match is over. Say next for the next match, in which the winners name who poses,"
            " new for a new session, or quit:",
        ),
        "quit": QCoreApplication.translate("Prompts", "The match is not over. Quit? Yes or no:"),
        "go on": QCoreApplication.translate(
            "Prompts", "A match is not over. {match}. Go on with it? Yes or no, Enter for yes:"
        ),
        "whose": QCoreApplication.translate(
            "Prompts", "Whose choices, {choices}? Enter for {usual}:"
        ),
        "profile": QCoreApplication.translate("Prompts", "Which game? Enter for {usual}:"),
        "seats": QCoreApplication.translate(
            "Prompts", "How many seats, {choices}? Enter for {usual}:"
        ),
        "partners": QCoreApplication.translate(
            "Prompts", "Two pairs of partners? Yes or no, Enter for no:"
        ),
        "level": QCoreApplication.translate(
            "Prompts", "How good are the computers, {choices}? Enter for {usual}:"
        ),
    }[key]


def say(key: str) -> str:
    """Return a plain answer; some have places for values."""
    return {
        "deal": QCoreApplication.translate("Prompts", "Deal number {number}."),
        "help": QCoreApplication.translate(
            "Prompts",
            "To play, say the number of a tile or the tile itself, and the end if there is a"
            " choice: 3, 3 w, 6-4 w. Ends: {ends}.",
        ),
        "commands": QCoreApplication.translate("Prompts", "Other commands:"),
        "unknown": QCoreApplication.translate(
            "Prompts", "{given} is not understood. Say help for all commands."
        ),
        "which end": QCoreApplication.translate(
            "Prompts", "{tile} goes {ends}. Say which: {example}."
        ),
        "no such tile": QCoreApplication.translate(
            "Prompts", "There is no tile number {given}: you hold {count}."
        ),
        "no such player": QCoreApplication.translate("Prompts", "Name one of these: {players}."),
        "not now": QCoreApplication.translate("Prompts", "That is for your own turn."),
        "no undo": QCoreApplication.translate("Prompts", "There is nothing to take back."),
        "no redo": QCoreApplication.translate("Prompts", "There is nothing to do again."),
        "not over": QCoreApplication.translate("Prompts", "The hand is not over yet."),
        "match not over": QCoreApplication.translate("Prompts", "The match is not over yet."),
        "match over": QCoreApplication.translate("Prompts", "The match is over."),
        "yes or no": QCoreApplication.translate("Prompts", "Say yes or no."),
        "choose": QCoreApplication.translate("Prompts", "Say one of these: {choices}."),
        "leaving": QCoreApplication.translate("Prompts", "Until the next match."),
        "goes on": QCoreApplication.translate("Prompts", "The match goes on."),
        "leaving, kept": QCoreApplication.translate(
            "Prompts", "The match is saved. At the next start you can go on with it."
        ),
        "leaving early": QCoreApplication.translate("Prompts", "The match ends here, unfinished."),
        "numbered": QCoreApplication.translate("Prompts", "{number}. {item}"),
    }[key]


def command_words() -> dict[str, str]:
    """Return the words for each command, the one to show first; English keys always work too."""
    return {
        "play": QCoreApplication.translate("Commands", "play, p"),
        "draw": QCoreApplication.translate("Commands", "draw, d"),
        "pass": QCoreApplication.translate("Commands", "pass"),
        "nominate": QCoreApplication.translate("Commands", "nominate, name"),
        "ends": QCoreApplication.translate("Commands", "ends"),
        "tiles": QCoreApplication.translate("Commands", "tiles, hand"),
        "layout": QCoreApplication.translate("Commands", "layout, board"),
        "counts": QCoreApplication.translate("Commands", "counts"),
        "turn": QCoreApplication.translate("Commands", "turn"),
        "scores": QCoreApplication.translate("Commands", "scores, score"),
        "details": QCoreApplication.translate("Commands", "details"),
        "last": QCoreApplication.translate("Commands", "last"),
        "voids": QCoreApplication.translate("Commands", "voids"),
        "rules in force": QCoreApplication.translate("Commands", "rules in force, rules"),
        "hint": QCoreApplication.translate("Commands", "hint"),
        "values": QCoreApplication.translate("Commands", "values, value"),
        "review": QCoreApplication.translate("Commands", "review"),
        "undo": QCoreApplication.translate("Commands", "undo, u"),
        "redo": QCoreApplication.translate("Commands", "redo"),
        "restart": QCoreApplication.translate("Commands", "restart"),
        "next": QCoreApplication.translate("Commands", "next"),
        "new": QCoreApplication.translate("Commands", "new"),
        "help": QCoreApplication.translate("Commands", "help, h"),
        "quit": QCoreApplication.translate("Commands", "quit, q"),
        "yes": QCoreApplication.translate("Commands", "yes, y"),
        "no": QCoreApplication.translate("Commands", "no, n"),
    }


def window_words() -> dict[str, str]:
    """Return the words for commands that only the window has, as `command_words` does."""
    return {
        "repeat": QCoreApplication.translate("Commands", "repeat, r"),
        "messages": QCoreApplication.translate("Commands", "messages"),
        "history": QCoreApplication.translate("Commands", "history"),
        "settings": QCoreApplication.translate("Commands", "settings"),
        "keys": QCoreApplication.translate("Commands", "keys, keyboard"),
        "rule book": QCoreApplication.translate("Commands", "rule book, book"),
    }


def command_help() -> dict[str, str]:
    """Return what each command does, in the order of the help."""
    return {
        "draw": QCoreApplication.translate("Prompts", "draw a tile"),
        "pass": QCoreApplication.translate("Prompts", "pass"),
        "nominate": QCoreApplication.translate("Prompts", "name who poses"),
        "ends": QCoreApplication.translate("Prompts", "the open ends and their count"),
        "tiles": QCoreApplication.translate("Prompts", "your tiles and where each can go"),
        "layout": QCoreApplication.translate("Prompts", "all tiles on the table"),
        "counts": QCoreApplication.translate("Prompts", "how many tiles everybody holds"),
        "turn": QCoreApplication.translate("Prompts", "whose turn it is"),
        "scores": QCoreApplication.translate("Prompts", "the score"),
        "details": QCoreApplication.translate("Prompts", "the score, hand by hand"),
        "last": QCoreApplication.translate("Prompts", "what happened last"),
        "voids": QCoreApplication.translate("Prompts", "which numbers players are known to lack"),
        "rules in force": QCoreApplication.translate("Prompts", "the rules of this match"),
        "hint": QCoreApplication.translate("Prompts", "what you had better do, and why"),
        "values": QCoreApplication.translate("Prompts", "what each thing you can do is worth"),
        "review": QCoreApplication.translate(
            "Prompts", "after a hand: what would have been better, and what that cost"
        ),
        "undo": QCoreApplication.translate("Prompts", "take your last action back"),
        "redo": QCoreApplication.translate("Prompts", "do again what was taken back"),
        "restart": QCoreApplication.translate("Prompts", "begin this hand again"),
        "next": QCoreApplication.translate("Prompts", "the next hand"),
        "new": QCoreApplication.translate("Prompts", "another match, after this one"),
        "help": QCoreApplication.translate("Prompts", "this list"),
        "quit": QCoreApplication.translate("Prompts", "end the program"),
    }


def end_words(end: End) -> Sequence[str]:
    """Return the words for an end: its letter, its name, and the name's own first letter."""
    name = words.end(end)
    if end is End.START:
        return end.value, name
    return end.value, name, name[:1]


def letter(end: End) -> str:
    """Return the letter to type for an end."""
    return end_words(end)[-1]


def end_list() -> list[str]:
    """Return the letters for the four ends, each with its name."""
    item = QCoreApplication.translate("Prompts", "{letter} {end}", "a letter and what it means")
    return [
        fill(item, letter=letter(end), end=end_words(end)[1]) for end in End if end is not End.START
    ]


def numbered(number: int, item: str) -> str:
    """Return a row of a numbered list."""
    return fill(say("numbered"), number=number, item=item)
