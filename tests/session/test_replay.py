"""Stepping through a match, and going on from any of its states."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dominoes_qt.engine import match as play
from dominoes_qt.engine.deal import deal
from dominoes_qt.engine.events import HandStarted
from dominoes_qt.engine.match import Match
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.session import replay as module
from dominoes_qt.session.errors import FileError, FileReason
from dominoes_qt.session.replay import Replay, ScoreStep, continue_from
from dominoes_qt.session.timeline import action_of, before_first_hand
from tests.engine.strategies import matches, random_match
from tests.session.test_session import LEVELS, play_out, session_of


def states_of(match: Match) -> list[Match]:
    """Return every state of a match, played once from its start."""
    now = before_first_hand(match)
    states = []
    hands = [finished.hand for finished in match.finished]
    for hand in [*hands, *([match.hand] if match.hand else [])]:
        now, _ = play.next_hand(now, hand.deal)
        states.append(now)
        for event in hand.events:
            now, _ = play.apply(now, event.seat, action_of(event))
            states.append(now)
    return states


@settings(max_examples=25, deadline=None)
@given(match=matches(), seed=st.integers(0, 99))
def test_every_state_from_any_other(match: Match, seed: int) -> None:
    replay, states = Replay(match), states_of(match)
    assert len(replay) == len(states)
    assert replay[-1].match == match
    order = list(range(len(states)))
    Random(seed).shuffle(order)
    for step in [*order[:40], *range(min(40, len(states)))]:
        assert replay[step].match == states[step]
        assert replay[step - len(states)] == replay[step]
        assert replay[step].events


def test_hands_can_be_jumped_to() -> None:
    match = random_match(Setup.make("draw", 2), 3, 400)
    replay = Replay(match)
    assert replay.hands == match.hands_dealt > 2
    for hand in range(replay.hands):
        state = replay[replay.hand_start(hand)]
        assert (state.hand, state.action) == (hand, 0)
        assert isinstance(state.events[0], HandStarted)
        if hand:
            assert replay[replay.hand_start(hand) - 1].match.hand is None
    assert replay.hand_start(-1) == replay.hand_start(replay.hands - 1)
    for wrong in (replay.hands, -replay.hands - 1):
        with pytest.raises(IndexError):
            replay.hand_start(wrong)
    for wrong in (len(replay), -len(replay) - 1):
        with pytest.raises(IndexError):
            replay[wrong]


@settings(max_examples=25, deadline=None)
@given(match=matches())
def test_scores_are_those_of_the_states(match: Match) -> None:
    replay = Replay(match)
    changes = []
    before = before_first_hand(match).scores
    for step, state in enumerate(states_of(match)):
        if state.scores != before:
            changes.append(ScoreStep(step, replay[step].hand, state.scores))
        before = state.scores
    assert list(replay.scores()) == changes
    for side in range(match.setup.sides):
        best = max((change.scores[side] for change in changes), default=0)
        found = replay.find_score(side, best) if changes else None
        if found is not None:
            assert replay[found].match.scores[side] == best
        assert replay.find_score(side, best + 1) is None


def test_a_match_of_no_hands_has_no_states() -> None:
    replay = Replay(before_first_hand(random_match(Setup.make("block", 2), 1, 5)))
    assert (len(replay), replay.hands, replay.scores()) == (0, 0, ())


@settings(max_examples=15, deadline=None)
@given(match=matches(200), place=st.floats(0, 1))
def test_any_state_goes_on_as_a_new_match(match: Match, place: float) -> None:
    replay = Replay(match)
    step = int(place * (len(replay) - 1))
    people = session_of(match.setup.profile.key, match.setup.seats, 1).seats
    session = continue_from(replay, step, people, 77, levels=LEVELS, seed=1)
    assert session.timeline.past[-1].match == replay[step].match
    while session.undo():
        pass
    while session.can_redo:
        session.redo()
    assert session.timeline.past[-1].match == replay[step].match
    play_out(session)
    if len(session.finished) > match.hands_dealt:
        hand = session.finished[match.hands_dealt].hand
        setup = match.setup
        assert hand.deal == deal(77, setup.profile, setup.seats, match.hands_dealt)


def test_nothing_goes_on_from_a_match_that_is_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    replay = Replay(random_match(Setup.make("block", 2), 1, 5))
    monkeypatch.setattr(module, "MOST_HANDS", 0)
    with pytest.raises(FileError) as caught:
        continue_from(replay, -1, session_of("block", 2, 1).seats, 1, levels=LEVELS, seed=1)
    assert caught.value.reason is FileReason.TOO_LARGE
    assert caught.value.facts == {"hands": 1, "most": 0}


def test_a_long_match_keeps_the_states_of_one_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """So going through all of it takes time in proportion to its length."""
    match = random_match(Setup.make("six-love", 4), 2, 2000)
    replay = Replay(match)
    played = []
    real = play.apply

    def note(now: Match, *rest: object) -> object:
        played.append(1)
        return real(now, *rest)  # type: ignore[arg-type] # passed on as they came

    monkeypatch.setattr(play, "apply", note)
    for steps in (range(len(replay)), reversed(range(len(replay)))):
        played.clear()
        replay = Replay(match)
        for step in steps:
            assert replay[step].events
        assert len(played) == len(replay) - replay.hands
    played.clear()
    assert replay.scores()
    assert not played
