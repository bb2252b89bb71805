"""The glossary: every term of the table, and the terms of each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from dominoes_qt.engine.profiles import Opening, Partners, Profile
from dominoes_qt.narrate.rules.book import Texts, fold
from dominoes_qt.narrate.rules.vocabulary import all_terms
from dominoes_qt.narrate.rules.words import Words, words_for


@dataclass(frozen=True, slots=True)
class Entry:
    """A term; its `id` is the same in every language."""

    id: str
    term: str
    definition: str


def glossary(language: str | None = None) -> tuple[Entry, ...]:
    """Return all terms, in alphabetical order of the language."""
    entries = [Entry(*parts) for parts in all_terms(words_for(language))]
    return tuple(sorted(entries, key=lambda entry: fold(entry.term)))


def terms(p: Profile, w: Words) -> Texts:
    """Explain the terms that a game uses."""
    for name, term, definition in all_terms(w):
        if _CONCERNS.get(name, _every)(p):
            yield (
                name,
                w.translate("RulesGlossary", "{term}: {definition}").format(
                    term=term, definition=definition
                ),
            )


def _every(_profile: Profile) -> bool:
    return True


def _draws(profile: Profile) -> bool:
    return profile.drawing


def _has_spinner(profile: Profile) -> bool:
    return profile.spinner


def _counts(profile: Profile) -> bool:
    return profile.scores_in_play


def _pairs(profile: Profile) -> bool:
    return profile.partners is not Partners.NEVER


def _love(profile: Profile) -> bool:
    return profile.opening is Opening.SIX_LOVE


def _points(profile: Profile) -> bool:
    return not _love(profile)


_CONCERNS: Mapping[str, Callable[[Profile], bool]] = {
    "partner": _pairs,
    "yard": _draws,
    "draw": _draws,
    "spinner": _has_spinner,
    "count": _counts,
    "heaviest": lambda profile: profile.opening is Opening.HIGHEST_DOUBLE,
    "lot": lambda profile: profile.opening is Opening.LEADER,
    "pose": _love,
    "nominate": _love,
    "coordinator": _love,
    "hard-end": _love,
    "key-bone": _love,
    "game": _love,
    "reset": _love,
    "drawn-hand": _love,
    "six-love": _love,
    "points": _points,
    "session": _love,
}
