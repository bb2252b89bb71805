"""The undo timeline as words."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dominoes_qt.engine.deal import Deal
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.session.saves.notation import StepError, steps_of, words_of
from dominoes_qt.session.session import Session
from dominoes_qt.session.timeline import before_first_hand, retrace
from tests.engine.strategies import tables
from tests.session.test_session import LEVELS, session_of, step


def played(key: str, seats: int, moves: int, *, partners: bool | None = None) -> Session:
    """Return a session after so many moves, with a restart among them."""
    session = session_of(key, seats, 1, partners=partners, target=100)
    for move in range(moves):
        if session.is_over:
            break
        if move == 20:
            session.restart()
        step(session)
    return session


@settings(max_examples=30, deadline=None)
@given(table=st.sampled_from(tables()), moves=st.integers(0, 120), number=st.integers(1, 2))
def test_words_give_the_same_steps(table: tuple[str, int, bool], moves: int, number: int) -> None:
    """With another deal number (2) every deal is spelled out."""
    key, seats, partners = table
    past = played(key, seats, moves, partners=partners).timeline.past
    text = words_of(past, number)
    assert ("D:" in text) == (number == 2)
    assert steps_of(text, before_first_hand(past[0].match), number) == past


def test_words_can_be_read_by_people() -> None:
    session = session_of("draw", 2, 1, number=4)
    while len(session.timeline.past) < 6:
        step(session)
    session.restart()
    assert words_of(session.timeline.past, 4) == "D P0-0s C1-0W P4-1W C4-4W P5-0E R"


TILES = "".join(f"{high}{low}" for high in range(7) for low in range(high + 1))


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("R", 1),
        ("P6-6s", 1),
        ("D D", 2),
        ("D Pq", 2),
        ("D P6-6W", 2),
        ("D P7-6s", 2),
        ("D Pn1", 2),
        ("D Pd", 2),
        ("E", 1),
        ("Dx", 1),
        ("D:" + TILES + "2", 1),
        ("D:" + TILES + "4", 1),
        ("D:" + TILES[2:] + "110", 1),
        ("D:" + TILES[2:] + "0", 1),
        ("D:" + TILES + "0 D", 2),
        ("D C2-0s P3-2W P3-2W", 4),
    ],
)
def test_words_that_do_not_follow_are_refused(text: str, at: int) -> None:
    start = before_first_hand(session_of("draw", 2, 1).timeline.past[0].match)
    with pytest.raises(StepError) as caught:
        steps_of(text, start, 1)
    assert caught.value.step == at


def test_a_lot_that_the_deal_number_does_not_give_is_spelled_out() -> None:
    first = session_of("draw", 2, 1).timeline.past[0]
    hand = first.match.hand
    assert hand is not None
    other = Deal(hand.deal.hands, hand.deal.yard, 1 - hand.deal.lot)
    changed = replace(first, match=replace(first.match, hand=replace(hand, deal=other)))
    assert words_of([changed], 1).startswith("D:")


def test_a_nomination_is_a_word() -> None:
    setup = Setup.make("six-love", 4, first_coordinator=2)
    seats = session_of("six-love", 4, 2).seats
    session = Session(setup, seats, 1, levels=LEVELS, seed=1)
    step(session)
    past = session.timeline.past
    assert words_of(past, 1) == "D Cn0"
    assert steps_of("D Cn0", before_first_hand(past[0].match), 1) == past
    assert retrace(past[-1].match, seats) == past
