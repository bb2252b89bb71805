"""Live examples of the rules: records to be stepped through on a board, with comments."""

from __future__ import annotations

from dataclasses import dataclass

from dominoes_qt.engine.match import Match
from dominoes_qt.engine.record import Json
from dominoes_qt.narrate.rules.scripts import SCRIPTS, Script, record, states
from dominoes_qt.narrate.rules.steps import comment
from dominoes_qt.narrate.rules.words import Words, words_for


@dataclass(frozen=True, slots=True)
class Step:
    """A state of an example.

    Attributes:
        hand: the place of the hand in the match, from 0.
        done: how many actions of that hand have happened.
        match: the state itself; `layout_of(match.latest)` is what lies on the board.
        comment: what is said about it.
    """

    hand: int
    done: int
    match: Match
    comment: str


@dataclass(frozen=True, slots=True)
class Example:
    """An example; `id`, steps and record are the same in every language."""

    id: str
    title: str
    profile: str
    record: Json
    steps: tuple[Step, ...]


def examples(language: str | None = None) -> tuple[Example, ...]:
    """Return all live examples."""
    w = words_for(language)
    return tuple(_example(script, w) for script in SCRIPTS)


def examples_for(profile: str, language: str | None = None) -> tuple[Example, ...]:
    """Return the live examples of a profile."""
    w = words_for(language)
    return tuple(_example(script, w) for script in SCRIPTS if script.profile == profile)


def _example(script: Script, w: Words) -> Example:
    steps = tuple(
        Step(hand, done, match, comment(match, done, w)) for hand, done, match in states(script)
    )
    title = _titles(w)[script.id]
    return Example(script.id, title, script.profile, record(steps[-1].match), steps)


def _titles(w: Words) -> dict[str, str]:
    return {
        "five-muggins": w.translate("RulesExamples", "Five tiles in Muggins: the free spinner"),
        "five-all-fives": w.translate("RulesExamples", "The same five tiles in All Fives"),
        "spinner": w.translate("RulesExamples", "A spinner opens its arms"),
        "blocked": w.translate("RulesExamples", "A blocked hand is settled"),
        "half-points": w.translate("RulesExamples", "A tie of two among three: half points"),
        "key-bone": w.translate("RulesExamples", "A key bone and its two hard ends"),
        "reset": w.translate("RulesExamples", "Back to zero in Six-Love"),
    }
