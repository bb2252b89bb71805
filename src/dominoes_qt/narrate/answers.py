"""Answers to questions about the match, for the terminal and the window; nothing changes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from dominoes_qt.engine.events import Event, HandEvent
from dominoes_qt.engine.layout import Layout
from dominoes_qt.engine.match import FinishedHand
from dominoes_qt.engine.profiles import Opening, Setup
from dominoes_qt.engine.view import SeatView
from dominoes_qt.narrate import prompts, words
from dominoes_qt.narrate.fill import fill, sentences
from dominoes_qt.narrate.narrator import Narrator
from dominoes_qt.session.session import Session


@dataclass(frozen=True, slots=True)
class Facts:
    """The match at one moment, as one seat may know it; answers about it stay true later on.

    Attributes:
        seat: the seat whose tiles may be shown; `None` if nobody's may.
        view: what that seat knows of the running hand; the rest is public.
    """

    seat: int | None
    view: SeatView | None
    layout: Layout
    counts: tuple[int, ...]
    yard: int
    turn: int | None
    nominates: bool
    is_over: bool
    scores: tuple[float, ...]
    finished: tuple[FinishedHand, ...]
    events: tuple[Event, ...]
    voids: tuple[frozenset[int], ...]

    @classmethod
    def of(cls, session: Session, seat: int | None) -> Facts:
        """Return what a seat, or everybody, may know now."""
        view = None if seat is None else session.view(seat)
        return cls(
            seat,
            view,
            session.layout,
            session.counts,
            session.yard,
            session.turn,
            session.awaits_nomination,
            session.is_over,
            session.scores,
            session.finished,
            session.history if view is None else view.events,
            session.voids,
        )


Answer = Callable[[Facts, Narrator], list[str]]
"""Makes the lines."""


def tiles(facts: Facts, narrator: Narrator) -> list[str]:
    """Return the seat's own tiles, each with where it can go."""
    if facts.view is None:
        return [narrator.review.turn(facts.turn, is_over=facts.is_over)]
    return [narrator.review.tile(facts.view, tile) for tile in facts.view.tiles]


def ends(facts: Facts, narrator: Narrator) -> list[str]:
    """Return the open ends and what they count."""
    return [narrator.review.open_ends(facts.layout)]


def layout(facts: Facts, narrator: Narrator) -> list[str]:
    """Return every tile on the table, one line an arm."""
    return narrator.review.layout(facts.layout)


def counts(facts: Facts, narrator: Narrator) -> list[str]:
    """Return how many tiles everybody holds."""
    return [narrator.review.counts(facts.counts, facts.yard, facts.seat)]


def turn(facts: Facts, narrator: Narrator) -> list[str]:
    """Return whose turn it is."""
    nominates, over = facts.nominates, facts.is_over
    return [narrator.review.turn(facts.turn, facts.seat, nominates=nominates, is_over=over)]


def scores(facts: Facts, narrator: Narrator) -> list[str]:
    """Return the score."""
    return [narrator.review.scores(facts.scores, facts.seat)]


def details(facts: Facts, narrator: Narrator) -> list[str]:
    """Return the score hand by hand."""
    return narrator.review.scores_in_detail(facts.finished, facts.scores, facts.seat)


def last(facts: Facts, narrator: Narrator) -> list[str]:
    """Return what happened last."""
    events = [event for event in facts.events if isinstance(event, HandEvent)]
    return [narrator.review.last_action(events, facts.seat)]


def voids(facts: Facts, narrator: Narrator) -> list[str]:
    """Return what players are known not to hold."""
    return narrator.review.voids(facts.voids, facts.seat)


def rules(_facts: Facts, narrator: Narrator) -> list[str]:
    """Return the rules of the match."""
    return narrator.review.rules()


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
"""By the English word of the command that asks."""


def numbered(lines: list[str]) -> list[str]:
    """Return lines with their numbers before them, to choose by number."""
    return [prompts.numbered(number, line) for number, line in enumerate(lines, 1)]


def help_lines(setup: Setup) -> list[str]:
    """Return how to play and all commands of this game, one a line."""
    spoken = prompts.command_words()
    rows = [f"{spoken[key]}: {does}" for key, does in _explained(setup).items()]
    return [_how_to_play(), prompts.say("commands"), *rows]


def help_in_short(setup: Setup) -> str:
    """Return how to play and the first word of each command, to be listened to."""
    spoken = prompts.command_words() | prompts.window_words()
    keys = [*_explained(setup), *prompts.window_words()]
    listed = words.separated([spoken[key].partition(",")[0] for key in keys])
    return sentences(_how_to_play(), f"{prompts.say('commands')} {listed}.")


def _how_to_play() -> str:
    return fill(prompts.say("help"), ends=words.separated(prompts.end_list()))


def _explained(setup: Setup) -> dict[str, str]:
    """Return what each command does that this game has."""
    missing = set()
    if not setup.profile.drawing:
        missing.add("draw")
    if setup.profile.opening is not Opening.SIX_LOVE:
        missing.add("nominate")
    return {key: does for key, does in prompts.command_help().items() if key not in missing}
