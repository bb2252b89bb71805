"""Computers in all seats; every action is told as a line of text."""

from __future__ import annotations

from collections.abc import Iterable

from dominoes_qt.engine.events import Event, HandEnded
from dominoes_qt.narrate import prompts
from dominoes_qt.narrate.fill import fill
from dominoes_qt.narrate.narrator import Narrator
from dominoes_qt.players.base import Budget
from dominoes_qt.session.session import Session
from dominoes_qt.terminal.console import Console


def narrator_for(session: Session) -> Narrator:
    """Return who tells of this match."""
    return Narrator(session.setup, [seat.name for seat in session.seats])


def introduce(session: Session, console: Console) -> None:
    """Say what is played."""
    narrator = narrator_for(session)
    console.say(narrator.review.rules()[0])
    console.say(fill(prompts.say("deal"), number=session.number))


def tell(
    session: Session, console: Console, events: Iterable[Event], to: int | None = None
) -> None:
    """Tell what happened, a line an event; a hand that has ended is settled line by line."""
    narrator = narrator_for(session)
    for event in events:
        if isinstance(event, HandEnded):
            console.say_all(narrator.ledger.settlement_lines(session.finished[event.hand]))
        else:
            console.say(narrator.tell(event, to))


def let_computer_act(session: Session, budget: Budget) -> tuple[Event, ...]:
    """Let the computer whose turn it is act, and return what happened."""
    request = session.request(budget)
    assert request is not None
    return session.answer(request, request.choose())


def watch(session: Session, console: Console, budget: Budget) -> None:
    """Play a match of computers to its end."""
    introduce(session, console)
    tell(session, console, session.opening_events)
    while not session.is_over:
        if session.between_hands:
            console.say()
            tell(session, console, session.next_hand())
        else:
            tell(session, console, let_computer_act(session, budget))
