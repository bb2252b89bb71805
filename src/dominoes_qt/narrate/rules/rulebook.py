"""The rule book of a profile, put together, and where each moment of play is explained in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from dominoes_qt.engine.profiles import PROFILES, Profile
from dominoes_qt.narrate.rules.advice import advice
from dominoes_qt.narrate.rules.book import Book, Section, as_text, section
from dominoes_qt.narrate.rules.counting import counting
from dominoes_qt.narrate.rules.glossary import glossary, terms
from dominoes_qt.narrate.rules.matches import match
from dominoes_qt.narrate.rules.names import aim, game_name
from dominoes_qt.narrate.rules.opening import opening
from dominoes_qt.narrate.rules.program import program_book
from dominoes_qt.narrate.rules.samples import samples
from dominoes_qt.narrate.rules.settling import settlement
from dominoes_qt.narrate.rules.table import deal, table
from dominoes_qt.narrate.rules.turn import line, turn
from dominoes_qt.narrate.rules.words import Words, words_for


def rule_book(profile: str | Profile, language: str | None = None) -> Book:
    """Return the rules of a profile, in a language or else in that of the application.

    Raises:
        KeyError: there is no such profile.
    """
    rules = PROFILES[profile] if isinstance(profile, str) else profile
    w = words_for(language)
    return Book(rules.key, game_name(w, rules.key), tuple(_sections(rules, w)))


def program(language: str | None = None) -> Book:
    """Return the notes on the program."""
    return program_book(words_for(language))


def glossary_book(language: str | None = None) -> Book:
    """Return the glossary as a book, a section for each term."""
    w = words_for(language)
    sections = tuple(
        section(entry.id, entry.term, [("definition", entry.definition)])
        for entry in glossary(language)
    )
    return Book("glossary", w.translate("RulesBook", "Glossary"), sections)


def all_books(language: str | None = None) -> tuple[Book, ...]:
    """Return the books of all profiles, the notes on the program, and the glossary."""
    games = (rule_book(key, language) for key in PROFILES)
    return (*games, program(language), glossary_book(language))


def rules_text(profile: str | None = None, language: str | None = None, width: int = 80) -> str:
    """Return the rules of a profile, or everything there is to read, as plain text."""
    if profile is not None:
        return as_text(rule_book(profile, language), width)
    return "\n\n".join(as_text(book, width) for book in all_books(language))


def _sections(p: Profile, w: Words) -> Iterator[Section]:
    yield section("aim", w.translate("RulesBook", "What it is about"), aim(p, w))
    yield section("table", w.translate("RulesBook", "At the table"), table(p, w))
    yield section("deal", w.translate("RulesBook", "The deal"), deal(p, w))
    yield section("opening", w.translate("RulesBook", "The opening"), opening(p, w))
    yield section("turn", w.translate("RulesBook", "Your turn"), turn(p, w))
    yield section("line", _line_title(p, w), line(p, w))
    yield section("counting", w.translate("RulesBook", "Points while playing"), counting(p, w))
    yield section("settlement", w.translate("RulesBook", "The end of a hand"), settlement(p, w))
    yield section("match", w.translate("RulesBook", "The match"), match(p, w))
    yield section("examples", w.translate("RulesBook", "Worked examples"), samples(p, w))
    yield section("advice", w.translate("RulesBook", "Playing well"), advice(p, w))
    yield section("terms", w.translate("RulesBook", "Terms"), terms(p, w))


def _line_title(p: Profile, w: Words) -> str:
    if p.spinner:
        return w.translate("RulesBook", "The line, its ends and the spinner")
    return w.translate("RulesBook", "The line and its ends")


class Moment(Enum):
    """A moment at which somebody may ask for the rules."""

    SETUP = "set-up"
    NOMINATION = "nomination"
    OPENING = "opening"
    PLAYING = "playing"
    DRAWING = "drawing"
    PASSING = "passing"
    COUNTING = "counting"
    SPINNER = "spinner"
    REFUSED = "refused"
    SETTLEMENT = "settlement"
    MATCH_OVER = "match over"
    HINT = "hint"
    COVER = "cover"
    UNDO = "undo"


@dataclass(frozen=True, slots=True)
class Place:
    """Where to open the rules; in the notes on the program or in the book of the profile.

    Attributes:
        paragraph: the id of the paragraph to show; `None` is the top of the section.
    """

    section: str
    paragraph: str | None = None
    in_program: bool = False


_PLACES = {
    Moment.SETUP: Place("aim"),
    Moment.NOMINATION: Place("opening", "opening.nomination"),
    Moment.OPENING: Place("opening", "opening.first"),
    Moment.PLAYING: Place("turn", "turn.must"),
    Moment.DRAWING: Place("turn", "turn.draw"),
    Moment.PASSING: Place("turn", "turn.pass"),
    Moment.COUNTING: Place("counting"),
    Moment.SPINNER: Place("line", "line.spinner"),
    Moment.REFUSED: Place("turn", "turn.refused"),
    Moment.SETTLEMENT: Place("settlement"),
    Moment.MATCH_OVER: Place("match"),
    Moment.HINT: Place("privacy", "privacy.hint", in_program=True),
    Moment.COVER: Place("privacy", "privacy.cover", in_program=True),
    Moment.UNDO: Place("undo", "undo.undo", in_program=True),
}


def section_for(moment: Moment) -> Place:
    """Return where a moment is explained.

    A paragraph may be missing in a profile that has no such moment; its section is there.
    """
    return _PLACES[moment]
