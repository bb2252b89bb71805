"""Whole matches of every profile through the window, by keys alone and by clicks alone."""

from __future__ import annotations

import pytest

from dominoes_qt.engine.profiles import Setup
from dominoes_qt.session.seats import Kind, Seat
from dominoes_qt.ui.main_window import MainWindow
from tests.ui.playing import Keyboard, Mouse, Person

# The deals are of short matches with more than one hand: what is tested is the window, not
# patience. In that of `six-love` the person nominates twice.
MATCHES = (
    ("block", 2, 25, 51),
    ("draw", 3, 25, 14),
    ("all-fives", 2, 50, 15),
    ("classic", 4, None, 1),
    ("muggins", 3, 25, 66),
    ("six-love", 4, 6, 73),
)


def begin(window: MainWindow, profile: str, seats: int, target: int | None, deal: int) -> None:
    """Begin a match of one person in the first seat against computers."""
    setup = Setup.make(profile, seats, target=target)
    computers = [Seat(name, Kind.COMPUTER, "easy") for name in ("Ben", "Carla", "Dan")]
    players = (Seat("Ana", Kind.PERSON), *computers[: seats - 1])
    window.begin(setup, players, deal, seed=1)


@pytest.mark.parametrize("person", [Keyboard, Mouse])
@pytest.mark.parametrize(("profile", "seats", "target", "deal"), MATCHES)
def test_a_whole_match(
    window: MainWindow,
    person: type[Person],
    profile: str,
    seats: int,
    target: int | None,
    deal: int,
) -> None:
    begin(window, profile, seats, target, deal)
    player = person(window)
    player.play_match()
    session = player.table.session
    assert session.is_over
    assert len(session.finished) >= 1
    assert window.table_page is not None
    assert window.table_page.settlement.isVisible()
    assert len(player.said) > 2 * len(session.finished)
