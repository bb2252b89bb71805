"""Stepping through a match: forwards, backwards, to a hand or a score, and on from any point.

States are played again when they are asked for, one hand at a time, so that a record of ten
thousand hands needs no more memory than the record itself.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate

from dominoes_qt.engine import match as play
from dominoes_qt.engine.events import Event, Played
from dominoes_qt.engine.hand import Hand
from dominoes_qt.engine.match import Match
from dominoes_qt.players.base import Player
from dominoes_qt.session.errors import FileError, FileReason
from dominoes_qt.session.seats import Seat
from dominoes_qt.session.session import Session
from dominoes_qt.session.timeline import (
    MOST_HANDS,
    Timeline,
    action_of,
    before_first_hand,
    retrace,
)


@dataclass(frozen=True, slots=True)
class State:
    """The match at one step, with all hands open.

    Attributes:
        events: what has just happened.
        hand: the place of the hand in the match, from 0.
        action: how many actions of the hand have been done; 0 when it is just dealt.
    """

    match: Match
    events: tuple[Event, ...]
    hand: int
    action: int


@dataclass(frozen=True, slots=True)
class ScoreStep:
    """A step at which the running totals have changed.

    Attributes:
        step: its index in the replay.
        hand: the place of the hand in the match, from 0.
        scores: each side's running total after it.
    """

    step: int
    hand: int
    scores: tuple[float, ...]


class Replay(Sequence[State]):
    """The states of a match, from its first deal to where it ends or has got to."""

    def __init__(self, match: Match) -> None:
        self._match = match
        running = () if match.hand is None else (match.hand,)
        self._hands: tuple[Hand, ...] = (*(done.hand for done in match.finished), *running)
        self._starts = list(accumulate((len(hand.events) + 1 for hand in self._hands), initial=0))
        self._shown: tuple[int, list[State]] = (-1, [])

    @property
    def hands(self) -> int:
        """Return the number of hands, a running one included."""
        return len(self._hands)

    def __len__(self) -> int:
        return self._starts[-1]

    def __getitem__(self, step: int) -> State:  # type: ignore[override] # no slices are needed
        """Return the state at a step; a negative one counts from the end.

        Raises:
            IndexError: there is no such step.
        """
        place = step + len(self) if step < 0 else step
        if not 0 <= place < len(self):
            raise IndexError(step)
        hand = bisect_right(self._starts, place) - 1
        return self._states(hand)[place - self._starts[hand]]

    def hand_start(self, hand: int) -> int:
        """Return the step at which a hand is dealt; hands count from 0."""
        return self._starts[range(self.hands)[hand]]

    def _states(self, index: int) -> list[State]:
        """Return the states of a hand; those of the last one asked for are kept."""
        if self._shown[0] != index:
            self._shown = (index, self._play(index))
        return self._shown[1]

    def _play(self, index: int) -> list[State]:
        hand, before = self._hands[index], self._match.finished[:index]
        start = Match(self._match.setup, before, None, self._scores_before(index))
        match, events = play.next_hand(start, hand.deal)
        states = [State(match, events, index, 0)]
        for action, event in enumerate(hand.events, 1):
            match, events = play.apply(match, event.seat, action_of(event))
            states.append(State(match, events, index, action))
        return states

    def _scores_before(self, index: int) -> tuple[float, ...]:
        if index:
            return self._match.finished[index - 1].scores
        return before_first_hand(self._match).scores

    def scores(self) -> tuple[ScoreStep, ...]:
        """Return every step at which a score has changed."""
        changes: list[ScoreStep] = []
        setup = self._match.setup
        for index, hand in enumerate(self._hands):
            totals = list(self._scores_before(index))
            for step, event in enumerate(hand.events, self._starts[index] + 1):
                if isinstance(event, Played) and event.points:
                    totals[setup.side_of(event.seat)] += event.points
                    changes.append(ScoreStep(step, index, tuple(totals)))
            if index < len(self._match.finished):
                self._settle(changes, index, tuple(totals))
        return tuple(changes)

    def _settle(self, changes: list[ScoreStep], index: int, totals: tuple[float, ...]) -> None:
        """Add what the settlement of a hand has changed; its last play is of the same step."""
        after = self._match.finished[index].scores
        if after == totals:
            return
        end = ScoreStep(self._starts[index + 1] - 1, index, after)
        if changes and changes[-1].step == end.step:
            changes.pop()
        changes.append(end)

    def find_score(self, side: int, points: float) -> int | None:
        """Return the first step after which a side has that many points, if there is one."""
        return next(
            (change.step for change in self.scores() if change.scores[side] >= points), None
        )


def continue_from(
    replay: Replay,
    step: int,
    seats: tuple[Seat, ...],
    number: int,
    *,
    levels: Mapping[str, Player],
    seed: int,
) -> Session:
    """Return a new match that goes on from a step; `undo` reaches back to the first deal.

    Hands that are still to come are those of the deal number `number`.

    Raises:
        FileError: there are more hands before it than a match at the table can have.
    """
    match = replay[step].match
    if match.hands_dealt > MOST_HANDS:
        raise FileError(FileReason.TOO_LARGE, hands=match.hands_dealt, most=MOST_HANDS)
    timeline = Timeline(retrace(match, seats))
    return Session(match.setup, seats, number, levels=levels, seed=seed, timeline=timeline)
