"""The past of a match: every state with what led to it, and what was undone and may come back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from dominoes_qt.engine import match as play
from dominoes_qt.engine.actions import Action, Draw, Nominate, Pass, Play
from dominoes_qt.engine.events import Drew, Event, HandEvent, Nominated, Played
from dominoes_qt.engine.match import Change, Match
from dominoes_qt.session.seats import Seat

MOST_HANDS, MOST_STEPS = 2000, 100_000
"""A match at the table has no more of them, so that its whole past can be kept in memory."""


class Cause(Enum):
    """What brought a step about."""

    DEAL = "deal"
    PERSON = "person"
    COMPUTER = "computer"
    RESTART = "restart"


@dataclass(frozen=True, slots=True)
class Step:
    """A state of the match, and the events that led to it."""

    match: Match
    events: tuple[Event, ...]
    cause: Cause


@dataclass(frozen=True, slots=True)
class Timeline:
    """All steps of a match, the first of which deals its first hand.

    Attributes:
        future: the groups of steps that were undone, the next one to come back last.
    """

    past: tuple[Step, ...]
    future: tuple[tuple[Step, ...], ...] = ()


def action_of(event: HandEvent) -> Action:
    """Return the action that brought the event about."""
    if isinstance(event, Played):
        return Play(event.tile, event.end)
    if isinstance(event, Nominated):
        return Nominate(event.poser)
    return Draw() if isinstance(event, Drew) else Pass()


def before_first_hand(match: Match) -> Match:
    """Return the match as it was when nothing had been dealt."""
    return Match(match.setup, (), None, (0.0,) * match.setup.sides)


def restarted(match: Match) -> Change | None:
    """Return the match at the start of its running or last hand; `None` if none was dealt."""
    hand = match.latest
    if hand is None:
        return None
    before = match.finished[: hand.index]
    scores = before[-1].scores if before else (0.0,) * match.setup.sides
    return play.next_hand(Match(match.setup, before, None, scores), hand.deal)


def retrace(match: Match, seats: Sequence[Seat]) -> tuple[Step, ...]:
    """Return the steps that lead to a match, as if its seats had played it just now."""
    hands = [finished.hand for finished in match.finished]
    if match.hand is not None:
        hands.append(match.hand)
    steps: list[Step] = []
    now = before_first_hand(match)
    for hand in hands:
        now, events = play.next_hand(now, hand.deal)
        steps.append(Step(now, events, Cause.DEAL))
        for event in hand.events:
            cause = Cause.PERSON if seats[event.seat].is_person else Cause.COMPUTER
            now, events = play.apply(now, event.seat, action_of(event))
            steps.append(Step(now, events, cause))
    return tuple(steps)
