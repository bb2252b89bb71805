"""What happened, and which seats may see it.

Board, log, sound, speech and saves all read these. `seen_by` gives the event as one seat may
know it; an event without it is public.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from dominoes_qt.engine.actions import End
from dominoes_qt.engine.settlement import Settlement
from dominoes_qt.engine.tiles import Tile


@dataclass(frozen=True, slots=True)
class HandStarted:
    """The tiles are dealt.

    Attributes:
        hand: its place in the match, from 0.
        leader: who lays the first tile; `None` until the nomination is made.
        coordinator: who nominates; `None` where nobody does.
        forced: the tile that must open; known to the leader alone until it is laid.
    """

    hand: int
    leader: int | None
    coordinator: int | None
    forced: Tile | None

    def seen_by(self, seat: int) -> HandStarted:
        """Return what the seat may know of this."""
        return self if seat == self.leader else replace(self, forced=None)


@dataclass(frozen=True, slots=True)
class Nominated:
    """The coordinator `seat` has named the `poser`."""

    seat: int
    poser: int


@dataclass(frozen=True, slots=True)
class Played:
    """A tile was laid.

    Attributes:
        end: where; `End.START` for the first tile.
        step: its distance along the arm, from 1; 0 for the start tile.
        spinner: whether it is the spinner.
        numbers: the open ends after it, in the order of `ARMS`.
        count: the count of the open ends; `None` in profiles that do not score in play.
        points: what it scored for the seat's side.
    """

    seat: int
    tile: Tile
    end: End
    step: int
    spinner: bool
    numbers: tuple[int, ...]
    count: int | None
    points: int


@dataclass(frozen=True, slots=True)
class Drew:
    """A tile was drawn.

    Attributes:
        tile: which; `None` for everybody but the seat.
        yard: how many tiles are left to draw.
        numbers: the open ends, none of which the seat could play on before.
    """

    seat: int
    tile: Tile | None
    yard: int
    numbers: tuple[int, ...]

    def seen_by(self, seat: int) -> Drew:
        """Return what the seat may know of this."""
        return self if seat == self.seat else Drew(self.seat, None, self.yard, self.numbers)


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat passed; it can play on none of the open `numbers`."""

    seat: int
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HandEnded:
    """The hand is over, and all hands are shown.

    Attributes:
        hand: its place in the match, from 0.
        left: the tiles left in each hand, as masks.
        played: the points that each side scored in play.
        scores: each side's running total after the settlement.
    """

    hand: int
    settlement: Settlement
    left: tuple[int, ...]
    played: tuple[float, ...]
    scores: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over; `winner` is a side, or `None` when nobody won its one hand."""

    winner: int | None
    scores: tuple[float, ...]


HandEvent: TypeAlias = Nominated | Played | Drew | Passed
"""What a seat's action brings about; a hand keeps these, in order."""

Event: TypeAlias = HandStarted | HandEvent | HandEnded | MatchEnded


NOBODY = -1
"""No seat: `seen_by` of it is what everybody may know."""


def seen_by(event: Event, seat: int) -> Event:
    """Return the event as that seat may know it."""
    if isinstance(event, HandStarted | Drew):
        return event.seen_by(seat)
    return event
