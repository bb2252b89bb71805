"""Finished matches for the tests of the history."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path

from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.record import Recorded
from dominoes_qt.session.history.exchange import look_through
from dominoes_qt.session.history.history import History
from dominoes_qt.session.seats import Kind, Seat
from dominoes_qt.session.session import Session
from tests.session.test_session import First, play_out

LEVELS = {"first": First(), "easy": First()}
NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)


def later(days: float) -> datetime:
    """Return a moment so many days after noon of the first."""
    return NOON + timedelta(days=days)


def seats_of(kinds: str) -> tuple[Seat, ...]:
    """Return seats by letters: `P` a person, `F` and `E` computers of two levels."""
    levels = {"F": "first", "E": "easy"}
    return tuple(
        Seat(f"P{place}", Kind.PERSON)
        if kind == "P"
        else Seat(f"C{place}", Kind.COMPUTER, levels[kind])
        for place, kind in enumerate(kinds)
    )


def finished(key: str, kinds: str, number: int = 1, *, partners: bool | None = None) -> Session:
    """Return a match that is over."""
    setup = Setup.make(key, len(kinds), partners=partners)
    session = Session(setup, seats_of(kinds), number, levels=LEVELS, seed=3)
    play_out(session)
    return session


@cache
def some() -> tuple[Session, ...]:
    """Return a few matches, which no test may change."""
    return (
        finished("block", "PF", 1),
        finished("block", "PE", 2),
        finished("all-fives", "PF", 3),
        finished("all-fives", "PFE", 4),
        finished("six-love", "PFPE", 5),
        finished("draw", "PP", 6),
        finished("muggins", "FE", 7),
    )


def record_of(history: History, match: int) -> Recorded | None:
    """Return the record of a match, checked by replay."""
    packed = history.packed(match)
    return None if packed is None else packed()


def take_in(history: History, path: Path, when: datetime) -> list[tuple[int, bool] | None]:
    """Add what a file holds; return the id of each match and whether it was known, or `None`."""
    return [
        None if found.entry is None else history.add_entry(found.entry, when)
        for found in look_through(path)
    ]
