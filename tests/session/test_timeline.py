"""The past of a match: what a session gives out of it, and what can be told from a match alone."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from dominoes_qt.engine.match import Match
from dominoes_qt.session.session import Session
from dominoes_qt.session.timeline import Cause, before_first_hand, restarted, retrace
from tests.engine.strategies import matches
from tests.session.test_session import LEVELS, session_of, step


@settings(max_examples=20, deadline=None)
@given(match=matches())
def test_a_match_alone_tells_its_steps(match: Match) -> None:
    seats = session_of(match.setup.profile.key, match.setup.seats, 1).seats
    steps = retrace(match, seats)
    assert steps[-1].match == match
    assert steps[0].cause is Cause.DEAL
    for taken in steps:
        assert taken.events
        if taken.cause is Cause.PERSON:
            assert taken.events[0].seat == 0  # type: ignore[union-attr] # an act of a seat


def test_before_the_first_deal_there_is_nothing_to_restart() -> None:
    match = before_first_hand(session_of("block", 2, 1).timeline.past[0].match)
    assert restarted(match) is None


@settings(max_examples=10, deadline=None)
@given(moves=st.integers(0, 60), back=st.integers(0, 3))
def test_a_session_goes_on_with_its_timeline(moves: int, back: int) -> None:
    session = session_of("draw", 2, 1, target=100)
    for _ in range(moves):
        step(session)
    for _ in range(back):
        session.undo()
    again = Session(
        session.setup,
        session.seats,
        1,
        levels=LEVELS,
        seed=5,
        timeline=session.timeline,
        key=session.key,
    )
    assert again.record() == session.record()
    assert again.key == session.key
    while session.can_redo:
        assert again.redo() == session.redo()
    while session.can_undo:
        assert again.undo()
        assert session.undo()
        assert again.record() == session.record()
    assert not again.can_undo


def test_the_timeline_of_a_match_that_was_read_begins_with_its_deal() -> None:
    session = session_of("muggins", 2, 1)
    for _ in range(9):
        step(session)
    match = session.timeline.past[-1].match
    again = Session(session.setup, session.seats, 1, levels=LEVELS, seed=5, match=match)
    step(again)
    assert len(again.timeline.past) == 11
    assert [taken.match for taken in again.timeline.past[:10]] == [
        taken.match for taken in session.timeline.past
    ]
    assert again.key != session.key
