"""Computers in all seats, told line by line."""

from __future__ import annotations

import pytest

from dominoes_qt.engine.profiles import Setup
from dominoes_qt.players.base import Budget
from dominoes_qt.terminal.console import Console
from dominoes_qt.terminal.watch import watch
from tests.engine.strategies import tables
from tests.terminal.typing import Keyboard, Screen, session_of

pytestmark = pytest.mark.usefixtures("english")


@pytest.mark.parametrize(("key", "seats", "partners"), tables())
def test_a_whole_match_is_told(key: str, seats: int, partners: bool) -> None:
    session = session_of(Setup.make(key, seats, partners=partners), persons=0)
    screen = Screen()
    watch(session, Console(Keyboard([]), screen), Budget())
    assert session.is_over
    actions = sum(len(finished.hand.events) for finished in session.finished)
    assert len(screen.lines) > actions
    for place in range(1, len(session.finished) + 1):
        assert any(line.startswith(f"Hand {place}.") for line in screen.lines)
    assert not any("you" in line.casefold().split() for line in screen.lines)


def test_the_same_seeds_tell_the_same() -> None:
    told = []
    for _ in range(2):
        screen = Screen()
        session = session_of(Setup.make("muggins", 3), persons=0)
        watch(session, Console(Keyboard([]), screen), Budget())
        told.append(screen.lines)
    assert told[0] == told[1]
