"""One match at the table: the only place that holds all hands and may change them.

Everything that changes returns the events that came of it, in order; whoever shows the match
reads these. A refused action raises `IllegalAction` and changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any
from uuid import uuid4

from dominoes_qt.engine import match as play
from dominoes_qt.engine.actions import Action
from dominoes_qt.engine.deal import Deal, deal
from dominoes_qt.engine.events import NOBODY, Event, seen_by
from dominoes_qt.engine.layout import Layout, layout_of
from dominoes_qt.engine.match import FinishedHand, Match
from dominoes_qt.engine.profiles import Opening, Setup
from dominoes_qt.engine.record import Json, write
from dominoes_qt.engine.view import SeatView, known_voids, view_of
from dominoes_qt.players.base import Budget, Player
from dominoes_qt.session.seats import Seat, rng_for
from dominoes_qt.session.timeline import Cause, Step, Timeline, restarted, retrace


@dataclass(frozen=True, slots=True)
class Request:
    """A question to a computer: all that it may know, and the version that it is about."""

    seat: int
    version: int
    view: SeatView
    player: Player
    seed: int
    budget: Budget

    def choose(self) -> Action:
        """Return the computer's choice. Needs nothing of the session: any thread may call it."""
        place = (self.view.hands_finished, len(self.view.events), self.seat)
        return self.player.choose(self.view, rng_for(self.seed, *place), self.budget)


class Session:
    """A match, its players, and its past.

    Attributes:
        setup, seats: what was agreed.
        number: the deal number.
        seed: where the computers' chance comes from.
        key: a name that no other match has.
        version: another number after every change; an answer to an older one is stale.
    """

    def __init__(
        self,
        setup: Setup,
        seats: tuple[Seat, ...],
        number: int,
        *,
        levels: Mapping[str, Player],
        seed: int,
        match: Match | None = None,
        timeline: Timeline | None = None,
        source: Mapping[str, Any] | None = None,
        key: str = "",
    ) -> None:
        """Deal the first hand, or go on with `match`, or with a `timeline`.

        `source` is the record that these were read from.
        """
        if len(seats) != setup.seats:
            raise ValueError("a player for every seat")
        self.setup = setup
        self.seats = seats
        self.number = number
        self.version = 0
        self.seed = seed
        self.key = key or uuid4().hex
        self._levels = levels
        self._source = source
        self._past = list(timeline.past if timeline else [self._first_step(match)])
        self._future = list(timeline.future if timeline else ())

    def _first_step(self, match: Match | None) -> Step:
        if match is not None:
            return Step(match, (), Cause.DEAL)
        match, events = play.new_match(self.setup, self._deal(0))
        return Step(match, events, Cause.DEAL)

    # What may be known

    @property
    def _match(self) -> Match:
        return self._past[-1].match

    @property
    def opening_events(self) -> tuple[Event, ...]:
        """Return the events of the step that led to the state as it is."""
        return self._past[-1].events

    def view(self, seat: int) -> SeatView | None:
        """Return what the seat may know of the running hand; `None` between hands."""
        return view_of(self._match, seat)

    @property
    def turn(self) -> int | None:
        """Return the seat to act; `None` between hands and after the match."""
        return self._match.turn

    @property
    def awaits_nomination(self) -> bool:
        """Return whether the seat to act has to name a poser."""
        hand = self._match.hand
        return hand is not None and hand.awaits_nomination

    @property
    def layout(self) -> Layout:
        """Return how the tiles lie in the running hand, else in the last one."""
        return layout_of(self._match.latest)

    @property
    def counts(self) -> tuple[int, ...]:
        """Return how many tiles each seat holds in the running or the last hand."""
        hand = self._match.latest
        return tuple(tiles.bit_count() for tiles in hand.position.hands) if hand else ()

    @property
    def yard(self) -> int:
        """Return how many tiles are left to draw."""
        hand = self._match.latest
        return len(hand.position.yard) if hand else 0

    @property
    def voids(self) -> tuple[frozenset[int], ...]:
        """Return for each seat the numbers that it is publicly known not to hold."""
        hand = self._match.hand
        return known_voids(hand.events if hand else (), self.setup.seats)

    @property
    def history(self) -> tuple[Event, ...]:
        """Return what has happened in the running or the last hand, as everybody may know it."""
        hand = self._match.latest
        return tuple(seen_by(event, NOBODY) for event in hand.events) if hand else ()

    @property
    def scores(self) -> tuple[float, ...]:
        """Return each side's running total."""
        return self._match.scores

    @property
    def finished(self) -> tuple[FinishedHand, ...]:
        """Return the hands that have ended; all their tiles have been shown."""
        return self._match.finished

    @property
    def between_hands(self) -> bool:
        """Return whether the next hand can be dealt."""
        return self._match.hand is None and not self._match.is_over

    @property
    def is_over(self) -> bool:
        """Return whether the match is over."""
        return self._match.is_over

    @property
    def winner(self) -> int | None:
        """Return the side that won the match."""
        return self._match.winner

    def record(self) -> Json:
        """Return the record of the match so far, all hands included: for files, not for seats."""
        players = [seat.record() for seat in self.seats]
        return write(self._match, players=players, source=self._source)

    @property
    def timeline(self) -> Timeline:
        """Return all that was done and undone, from the first deal on: for files, not for seats."""
        first = self._past[0]
        lead = (first,) if first.events else retrace(first.match, self.seats)
        return Timeline((*lead, *self._past[1:]), tuple(self._future))

    # What changes it

    def submit(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Do a person's action.

        Raises:
            IllegalAction: the rules forbid it now.
        """
        return self._act(seat, action, Cause.PERSON)

    def request(self, budget: Budget) -> Request | None:
        """Return the question to the computer whose turn it is; `None` if it is nobody's."""
        seat = self.turn
        if seat is None or self.seats[seat].is_person:
            return None
        view = self.view(seat)
        assert view is not None
        player = self._levels[self.seats[seat].level]
        return Request(seat, self.version, view, player, self.seed, budget)

    def answer(self, request: Request, action: Action) -> tuple[Event, ...]:
        """Do a computer's action; a stale one is dropped, and nothing comes of it.

        Raises:
            IllegalAction: the rules forbid it now.
        """
        if request.version != self.version:
            return ()
        return self._act(request.seat, action, Cause.COMPUTER)

    def _act(self, seat: int, action: Action, cause: Cause) -> tuple[Event, ...]:
        match, events = play.apply(self._match, seat, action)
        return self._take(Step(match, events, cause))

    def next_hand(self) -> tuple[Event, ...]:
        """Deal the next hand.

        Raises:
            IllegalAction: the match is over, or its hand is not.
        """
        match, events = play.next_hand(self._match, self._deal(self._match.hands_dealt))
        return self._take(Step(match, events, Cause.DEAL))

    def restart(self) -> tuple[Event, ...]:
        """Go back to the start of the running or last hand; `undo` takes it back."""
        change = restarted(self._match)
        return () if change is None else self._take(Step(*change, Cause.RESTART))

    def _take(self, step: Step) -> tuple[Event, ...]:
        self._past.append(step)
        self._future.clear()
        self.version += 1
        return step.events

    def _deal(self, hand: int) -> Deal:
        return deal(self.number, self.setup.profile, self.setup.seats, hand)

    # Undo

    def _last_own(self) -> int | None:
        """Return the place of the last step that a person took."""
        for place in range(len(self._past) - 1, 0, -1):
            if self._past[place].cause in (Cause.PERSON, Cause.RESTART):
                return place
        return None

    @property
    def steps(self) -> int:
        """Return how many steps led from the first deal to the state as it is."""
        return len(self._past) - 1

    @property
    def can_undo(self) -> bool:
        """Return whether a person's action can be taken back."""
        return self._last_own() is not None

    @property
    def can_redo(self) -> bool:
        """Return whether something taken back can be put back."""
        return bool(self._future)

    def undo(self) -> bool:
        """Take back a person's last action with all that followed it; say if there was one."""
        place = self._last_own()
        if place is None:
            return False
        self._future.append(tuple(self._past[place:]))
        del self._past[place:]
        self.version += 1
        return True

    def redo(self) -> tuple[Event, ...]:
        """Put back what the last `undo` took; return its events, none if there is nothing."""
        if not self._future:
            return ()
        steps = self._future.pop()
        self._past.extend(steps)
        self.version += 1
        return tuple(event for step in steps for event in step.events)

    # Another match

    def next_setup(self) -> Setup:
        """Return the set-up of the match after this one at the same table.

        In `six-love` the winners of the last hand nominate in it (`rules.md` section 7).
        """
        if self.setup.profile.opening is not Opening.SIX_LOVE or not self.finished:
            return self.setup
        coordinator = play.coordinator_after(self.finished[-1].settlement)
        return replace(self.setup, first_coordinator=coordinator)

    def fresh_setup(self) -> Setup:
        """Return the set-up of a new match or session, which follows no other."""
        return replace(self.setup, first_coordinator=None)
