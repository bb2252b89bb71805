"""A state machine over all profiles: whatever is done, the rules hold."""

from __future__ import annotations

import json

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from dominoes_qt.engine.actions import ARMS, Action, Draw, End, Nominate, Pass, Play
from dominoes_qt.engine.deal import deal
from dominoes_qt.engine.errors import IllegalAction
from dominoes_qt.engine.events import Drew, Played
from dominoes_qt.engine.layout import layout_of
from dominoes_qt.engine.match import Match, apply, new_match, next_hand
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.record import read, write
from dominoes_qt.engine.tiles import ALL_MASK, ALL_TILES, mask_of
from dominoes_qt.engine.view import view_of
from tests.engine.strategies import setups

ANY_ACTION = st.one_of(
    st.builds(Play, st.sampled_from(ALL_TILES), st.sampled_from(End)),
    st.just(Draw()),
    st.just(Pass()),
    st.builds(Nominate, st.integers(0, 3)),
)


class Table(RuleBasedStateMachine):
    """A match at which anybody may try anything."""

    match: Match
    number: int

    @initialize(setup=setups(), number=st.integers(0, 2**40))
    def sit_down(self, setup: Setup, number: int) -> None:
        self.number = number
        self.match, _ = new_match(setup, deal(number, setup.profile, setup.seats, 0))

    @precondition(lambda self: self.match.hand is not None)
    @rule(choice=st.integers(0, 10**6), times=st.integers(1, 12))
    def act(self, choice: int, times: int) -> None:
        for _ in range(times):
            if self.match.hand is not None:
                legal = self.match.legal
                self.match, events = apply(
                    self.match, self.match.hand.turn, legal[choice % len(legal)]
                )
                assert events

    @precondition(lambda self: self.match.hand is None and not self.match.is_over)
    @rule()
    def deal_next(self) -> None:
        setup = self.match.setup
        place = self.match.hands_dealt
        dealt = deal(self.number, setup.profile, setup.seats, place)
        self.match, _ = next_hand(self.match, dealt)

    @rule(seat=st.integers(-1, 4), action=ANY_ACTION)
    def try_anything(self, seat: int, action: Action) -> None:
        allowed = seat == self.match.turn and action in self.match.legal
        before, written = self.match, json.dumps(write(self.match))
        try:
            after, _ = apply(self.match, seat, action)
        except IllegalAction:
            assert not allowed
            assert self.match is before
            assert json.dumps(write(self.match)) == written
        else:
            assert allowed
            self.match = after

    @invariant()
    def tiles_are_conserved(self) -> None:
        hand = self.match.latest
        if hand is None:
            return
        laid = mask_of(event.tile for event in hand.events if isinstance(event, Played))
        drawn = sum(isinstance(event, Drew) for event in hand.events)
        piles = [*hand.position.hands, laid, *(1 << tile for tile in hand.deal.yard[drawn:])]
        everything = 0
        for pile in piles:
            assert not everything & pile
            everything |= pile
        assert everything == ALL_MASK

    @invariant()
    def neighbours_match(self) -> None:
        layout = layout_of(self.match.latest)
        by_place = {placed.coordinate: placed for placed in layout.placed}
        spinner = next((placed for placed in layout.placed if placed.is_spinner), None)
        for placed in layout.placed:
            if placed.arm == "C":
                continue
            inward = by_place.get(f"{placed.arm}{placed.step - 1}") or (
                by_place["C"] if placed.arm in "WE" else spinner
            )
            assert inward is not None
            touches = inward.inner if (inward.arm, placed.arm) == ("C", "E") else inward.outer
            assert placed.inner == touches
            assert {placed.inner, placed.outer} == set(placed.tile)
        for end in layout.open_ends:
            arm = layout.arm(end.end.value)
            if arm:
                assert end.number == arm[-1].outer

    @invariant()
    def passes_and_draws_are_forced(self) -> None:
        hand = self.match.hand
        if hand is None or hand.awaits_nomination:
            return
        position = hand.position
        numbers = {end.number for end in layout_of(hand).open_ends}
        own = [tile for tile in ALL_TILES if position.hands[hand.turn] & tile.mask]
        can_play = not numbers or any(tile.has(number) for tile in own for number in numbers)
        yard = position.yard if self.match.setup.profile.drawing else ()
        legal = self.match.legal
        assert can_play == any(isinstance(action, Play) for action in legal)
        assert (Draw() in legal) == (not can_play and bool(yard))
        assert (Pass() in legal) == (not can_play and not yard)
        assert can_play or len(legal) == 1

    @invariant()
    def views_show_nothing_private(self) -> None:
        hand = self.match.hand
        if hand is None:
            return
        for seat in range(self.match.setup.seats):
            view = view_of(self.match, seat)
            assert view is not None
            assert view.hand == hand.position.hands[seat]
            assert (view.legal == ()) == (seat != hand.turn)
            for event, known in zip(hand.events, view.events, strict=True):
                if isinstance(event, Drew) and event.seat != seat:
                    assert isinstance(known, Drew)
                    assert known.tile is None
                else:
                    assert known == event
            assert len(view.ends) in (0, 2, len(ARMS))

    @invariant()
    def the_record_replays_to_the_same_state(self) -> None:
        if self.match.setup.target is not None and len(self.match.finished) > 3:
            return  # long records are replayed elsewhere
        again = read(json.dumps(write(self.match))).match
        assert write(again) == write(self.match)
        assert again.scores == self.match.scores
        if self.match.hand is not None:
            assert again.hand is not None
            assert again.hand.position == self.match.hand.position
            assert again.hand.events == self.match.hand.events


def test_the_rules_hold_whatever_is_done() -> None:
    run_state_machine_as_test(
        Table, settings=settings(max_examples=60, stateful_step_count=30, deadline=None)
    )


@pytest.mark.soak
def test_the_rules_hold_for_long() -> None:
    run_state_machine_as_test(
        Table, settings=settings(max_examples=3000, stateful_step_count=60, deadline=None)
    )
