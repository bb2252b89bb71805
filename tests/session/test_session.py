"""The session: who acts, stale answers, undo and redo, restart, and what the table may know."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dominoes_qt.engine.actions import Action, Nominate, Pass, Play
from dominoes_qt.engine.errors import IllegalAction, Reason
from dominoes_qt.engine.events import Drew, HandStarted
from dominoes_qt.engine.layout import EMPTY
from dominoes_qt.engine.match import Match
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.record import Json, replay
from dominoes_qt.engine.tiles import tiles_of
from dominoes_qt.engine.view import SeatView
from dominoes_qt.players.base import Budget
from dominoes_qt.session.seats import Kind, Seat
from dominoes_qt.session.session import Request, Session
from tests.engine.strategies import tables


class First:
    """A computer that does the first thing allowed."""

    def choose(self, view: SeatView, rng: object, budget: Budget) -> Action:
        """Return the first legal action."""
        del rng, budget
        return view.legal[0]


LEVELS = {"first": First()}


def session_of(
    key: str,
    seats: int,
    people: int,
    *,
    partners: bool | None = None,
    number: int = 1,
    target: int | None = 25,
) -> Session:
    """Return a session with people in the first seats, computers in the others."""
    setup = Setup.make(key, seats, partners=partners, target=6 if key == "six-love" else target)
    players = tuple(
        Seat(f"P{seat}", Kind.PERSON) if seat < people else Seat(f"C{seat}", Kind.COMPUTER, "first")
        for seat in range(seats)
    )
    return Session(setup, players, number, levels=LEVELS, seed=5)


def step(session: Session) -> None:
    """Do whatever comes next: a computer's answer, a person's first action, the next hand."""
    if session.between_hands:
        session.next_hand()
        return
    request = session.request(Budget())
    if request is not None:
        assert session.answer(request, request.choose())
        return
    assert session.turn is not None
    view = session.view(session.turn)
    assert view is not None
    session.submit(session.turn, view.legal[0])


def play_out(session: Session, most: int = 5000) -> None:
    """Play to the end of the match."""
    for _ in range(most):
        if session.is_over:
            return
        step(session)
    raise AssertionError("no end")


def test_a_player_for_every_seat() -> None:
    with pytest.raises(ValueError, match="every seat"):
        Session(Setup.make("block", 2), (), 1, levels=LEVELS, seed=0)


def test_the_table_knows_what_is_public() -> None:
    session = session_of("all-fives", 2, 1)
    assert isinstance(session.opening_events[0], HandStarted)
    assert (session.counts, session.yard, session.scores) == ((9, 9), 10, (0, 0))
    assert session.voids == (frozenset(), frozenset())
    assert session.layout == EMPTY
    assert not session.awaits_nomination
    while not session.layout.placed:
        step(session)
    assert sum(session.counts) == 17
    assert (session.finished, session.between_hands, session.winner) == ((), False, None)


def test_the_history_holds_no_drawn_tile() -> None:
    session = session_of("draw", 2, 2, target=100)
    while not any(isinstance(event, Drew) for event in session.history):
        step(session)
    drawn = [event for event in session.history if isinstance(event, Drew)]
    assert [event.tile for event in drawn] == [None] * len(drawn)
    view = session.view(0)
    assert view is not None
    assert len(session.history) == len(view.events)


def test_between_hands_nobody_is_to_act() -> None:
    session = session_of("block", 2, 1, target=100)
    while not session.between_hands:
        step(session)
    assert (session.turn, session.request(Budget()), session.view(0)) == (None, None, None)
    assert not session.awaits_nomination
    assert session.voids == (frozenset(), frozenset())
    assert len(session.finished) == 1
    assert sum(session.counts) < 14
    version, steps = session.version, session.steps
    assert session.next_hand()
    assert (session.version, session.steps) == (version + 1, steps + 1)
    with pytest.raises(IllegalAction) as caught:
        session.next_hand()
    assert caught.value.reason is Reason.HAND_RUNNING


def test_a_refused_action_changes_nothing() -> None:
    session = session_of("block", 2, 2)
    before, version = session.record(), session.version
    assert session.turn is not None
    with pytest.raises(IllegalAction):
        session.submit(session.turn, Pass())
    assert (session.record(), session.version) == (before, version)


def test_a_stale_answer_is_dropped() -> None:
    session = session_of("block", 2, 0)
    request = session.request(Budget())
    assert isinstance(request, Request)
    action = request.choose()
    assert session.answer(request, action)
    before = session.record()
    assert session.answer(request, action) == ()
    assert session.record() == before


def test_a_computer_is_asked_with_its_own_view_alone() -> None:
    session = session_of("draw", 3, 0)
    request = session.request(Budget())
    assert request is not None
    assert request.view == session.view(request.seat)
    assert request.view.seat == request.seat == session.turn


def test_people_are_not_asked() -> None:
    assert session_of("block", 2, 2).request(Budget()) is None


@pytest.mark.parametrize(("key", "seats", "partners"), tables())
@pytest.mark.parametrize("people", [1, 2])
def test_undo_to_the_start_and_redo_to_the_end(
    key: str, seats: int, partners: bool, people: int
) -> None:
    session = session_of(key, seats, people, partners=partners)
    start = session.record()
    assert not session.can_undo
    assert not session.undo()
    assert session.redo() == ()
    play_out(session)
    end = session.record()
    records = []
    while session.undo():
        records.append(session.record())
        assert session.can_redo
    assert not session.can_undo
    # What the first computers did before any person acted stays.
    assert records[-1]["hands"][0]["deal"] == start["hands"][0]["deal"]
    assert len(records[-1]["hands"]) == 1
    for record in reversed(records[:-1]):
        assert session.redo()
        assert session.record() == record
    session.redo()
    assert not session.can_redo
    assert session.record() == end


def test_undo_stops_before_a_persons_own_action() -> None:
    session = session_of("block", 3, 1)
    while session.turn != 0:
        step(session)
    before = session.record()
    step(session)
    while session.turn not in (0, None):
        step(session)
    assert session.undo()
    assert session.turn == 0
    assert session.record() == before


def test_a_new_action_forgets_what_was_undone() -> None:
    session = session_of("block", 2, 2)
    step(session)
    session.undo()
    step(session)
    assert not session.can_redo


def test_restart_goes_back_to_the_start_of_the_hand_and_can_be_undone() -> None:
    session = session_of("block", 2, 1, target=100)
    while not session.between_hands:
        step(session)
    session.next_hand()
    second = session.record()
    for _ in range(3):
        step(session)
    before = session.record()
    events = session.restart()
    assert isinstance(events[0], HandStarted)
    assert session.record() == second
    assert session.undo()
    assert session.record() == before
    session.redo()
    assert session.record() == second


def test_restart_of_the_first_hand_and_of_an_ended_one() -> None:
    session = session_of("all-fives", 2, 1, number=4)
    start = session.record()
    play_out(session)
    while len(session.finished) > 1:
        session.undo()
    session.restart()
    assert session.record()["hands"][0]["deal"] == start["hands"][0]["deal"]
    play_out(session)
    session.restart()
    assert not session.is_over


def six_love(number: int) -> Session:
    """Return a session of Six-Love with four people here."""
    return session_of("six-love", 4, 4, number=number)


def reaches_a_nomination(session: Session) -> bool:
    """Play one hand, deal the next, and return whether it begins with a nomination."""
    while not session.between_hands:
        step(session)
    session.next_hand()
    return session.awaits_nomination


def test_a_restart_in_six_love_goes_back_to_before_the_nomination() -> None:
    session = next(filter(reaches_a_nomination, (six_love(number) for number in range(50))))
    scores = session.scores
    coordinator = session.turn
    assert coordinator is not None
    session.submit(coordinator, Nominate((coordinator + 2) % 4))
    step(session)
    session.restart()
    assert session.awaits_nomination
    assert (session.turn, session.scores) == (coordinator, scores)


def test_a_session_goes_on_with_a_match_that_was_read() -> None:
    session = session_of("draw", 2, 1)
    for _ in range(4):
        step(session)
    record: Json = session.record() | {"app": {"deal": 9}}
    match = replay(record)
    again = Session(
        match.setup, session.seats, 9, levels=LEVELS, seed=1, match=match, source=record
    )
    assert again.record() == record
    assert again.opening_events == ()
    empty = Match(match.setup, (), None, (0.0, 0.0))
    nothing = Session(match.setup, session.seats, 9, levels=LEVELS, seed=1, match=empty)
    assert nothing.restart() == ()
    assert (nothing.counts, nothing.yard, nothing.between_hands) == ((), 0, True)


def test_the_next_match_of_six_love_begins_with_a_nomination() -> None:
    session = session_of("six-love", 4, 1, number=2)
    assert session.next_setup() == session.setup
    play_out(session)
    setup = session.next_setup()
    last = session.finished[-1].settlement
    assert setup.first_coordinator == last.seat
    following = Session(setup, session.seats, 3, levels=LEVELS, seed=1)
    assert following.awaits_nomination
    assert following.turn == last.seat
    assert following.scores == (0, 0)
    assert following.fresh_setup().first_coordinator is None
    assert session_of("block", 2, 1).next_setup().first_coordinator is None


@settings(max_examples=25, deadline=None)
@given(number=st.integers(0, 10**9), table=st.sampled_from(tables()))
def test_the_same_seed_gives_the_same_match(number: int, table: tuple[str, int, bool]) -> None:
    key, seats, partners = table
    records = []
    for _ in range(2):
        session = session_of(key, seats, 0, partners=partners, number=number)
        play_out(session)
        records.append(session.record())
    assert records[0] == records[1]
    assert replay(records[0]).is_over


def test_a_persons_tiles_are_in_no_others_view() -> None:
    session = session_of("block", 2, 2)
    mine, theirs = session.view(0), session.view(1)
    assert mine is not None
    assert theirs is not None
    assert not set(tiles_of(mine.hand)) & set(tiles_of(theirs.hand))
    assert not any(
        isinstance(action, Play) and action.tile in tiles_of(mine.hand) for action in theirs.legal
    )
