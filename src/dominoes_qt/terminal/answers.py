"""Answers to questions about the match; nothing here changes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dominoes_qt.engine.events import HandEvent
from dominoes_qt.narrate import prompts, words
from dominoes_qt.narrate.fill import fill
from dominoes_qt.narrate.narrator import Narrator
from dominoes_qt.session.session import Session

Answer = Callable[[Session, Narrator, int | None], list[str]]
"""Lines for the seat whose tiles may be shown; `None` if there is none."""


def tiles(session: Session, narrator: Narrator, seat: int | None) -> list[str]:
    """Return the seat's own tiles, numbered, each with where it can go."""
    view = None if seat is None else session.view(seat)
    if view is None:
        return [narrator.review.turn(session.turn, is_over=session.is_over)]
    rows = [narrator.review.tile(view, tile) for tile in view.tiles]
    return [prompts.numbered(number, row) for number, row in enumerate(rows, 1)]


def ends(session: Session, narrator: Narrator, _seat: int | None) -> list[str]:
    """Return the open ends and what they count."""
    return [narrator.review.open_ends(session.layout)]


def layout(session: Session, narrator: Narrator, _seat: int | None) -> list[str]:
    """Return every tile on the table, one line an arm."""
    return narrator.review.layout(session.layout)


def counts(session: Session, narrator: Narrator, seat: int | None) -> list[str]:
    """Return how many tiles everybody holds."""
    return [narrator.review.counts(session.counts, session.yard, seat)]


def turn(session: Session, narrator: Narrator, seat: int | None) -> list[str]:
    """Return whose turn it is."""
    nominates = session.awaits_nomination
    return [narrator.review.turn(session.turn, seat, nominates=nominates, is_over=session.is_over)]


def scores(session: Session, narrator: Narrator, seat: int | None) -> list[str]:
    """Return the score."""
    return [narrator.review.scores(session.scores, seat)]


def details(session: Session, narrator: Narrator, seat: int | None) -> list[str]:
    """Return the score hand by hand."""
    return narrator.review.scores_in_detail(session.finished, session.scores, seat)


def last(session: Session, narrator: Narrator, seat: int | None) -> list[str]:
    """Return what happened last."""
    view = None if seat is None else session.view(seat)
    told = session.history if view is None else view.events
    events = [event for event in told if isinstance(event, HandEvent)]
    return [narrator.review.last_action(events, seat)]


def voids(session: Session, narrator: Narrator, seat: int | None) -> list[str]:
    """Return what players are known not to hold."""
    return narrator.review.voids(session.voids, seat)


def rules(_session: Session, narrator: Narrator, _seat: int | None) -> list[str]:
    """Return the rules of the match."""
    return narrator.review.rules()


def help_lines() -> list[str]:
    """Return how to play and all commands."""
    spoken = prompts.command_words()
    rows = [f"{spoken[key]}: {does}" for key, does in prompts.command_help().items()]
    how = fill(prompts.say("help"), ends=words.separated(prompts.end_list()))
    return [how, prompts.say("commands"), *rows]


ANSWERS: Mapping[str, Answer] = {
    "tiles": tiles,
    "ends": ends,
    "layout": layout,
    "counts": counts,
    "turn": turn,
    "scores": scores,
    "details": details,
    "last": last,
    "voids": voids,
    "rules in force": rules,
}
