"""`SeatView`: all that one seat may know, built by allow-list. Players get this and no more."""

from __future__ import annotations

from dataclasses import dataclass

from dominoes_qt.engine.actions import ARMS, Action, End, Play
from dominoes_qt.engine.events import Drew, HandEvent, Passed, Played
from dominoes_qt.engine.hand import legal_actions, open_count
from dominoes_qt.engine.match import Match
from dominoes_qt.engine.position import lay
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.tiles import Tile, tiles_of


@dataclass(frozen=True, slots=True)
class SeatView:
    """One running hand as one seat may know it.

    Attributes:
        hand: the seat's own tiles, as a mask.
        ends: the tips of the open arms, as in `Position.ends`; public.
        spinner: as in `Position.spinner`; public.
        counts: how many tiles each seat holds.
        yard: how many tiles are left to draw.
        turn: the seat to act.
        leader: who leads the hand; `None` until the nomination is made.
        coordinator: who nominates in this hand, if somebody does.
        legal: all that this seat may do now; nothing unless it is to act.
        events: what has happened in the hand, without what the seat may not see.
        scores: each side's running total.
        hands_finished: how many hands of the match are over.
    """

    seat: int
    setup: Setup
    hand: int
    ends: tuple[int, ...]
    spinner: int
    counts: tuple[int, ...]
    yard: int
    turn: int
    leader: int | None
    coordinator: int | None
    legal: tuple[Action, ...]
    events: tuple[HandEvent, ...]
    scores: tuple[float, ...]
    hands_finished: int

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Return the seat's own tiles."""
        return tiles_of(self.hand)

    @property
    def plays(self) -> tuple[Play, ...]:
        """Return the plays among the legal actions."""
        return tuple(action for action in self.legal if isinstance(action, Play))

    @property
    def voids(self) -> tuple[frozenset[int], ...]:
        """Return for each seat the numbers that it is publicly known not to hold."""
        return known_voids(self.events, self.setup.seats)


def view_of(match: Match, seat: int) -> SeatView | None:
    """Return what the seat may know of the running hand, or `None` between hands."""
    hand = match.hand
    if hand is None:
        return None
    position = hand.position
    return SeatView(
        seat=seat,
        setup=match.setup,
        hand=position.hands[seat],
        ends=position.ends,
        spinner=position.spinner,
        counts=tuple(tiles.bit_count() for tiles in position.hands),
        yard=len(position.yard),
        turn=position.turn,
        leader=hand.leader,
        coordinator=hand.coordinator,
        legal=legal_actions(hand) if seat == position.turn else (),
        events=tuple(
            event.seen_by(seat) if isinstance(event, Drew) else event for event in hand.events
        ),
        scores=match.scores,
        hands_finished=len(match.finished),
    )


def after_play(view: SeatView, play: Play) -> tuple[tuple[int, ...], int, int | None]:
    """Return the tips, the spinner and the count that a legal play would leave."""
    arm = 0 if play.end is End.START else ARMS.index(play.end)
    ends, spinner = lay(view.ends, view.spinner, play.tile.number, arm)
    return ends, spinner, open_count(view.setup.profile, ends, spinner)


def known_voids(events: tuple[HandEvent, ...], seats: int) -> tuple[frozenset[int], ...]:
    """Return for each seat the numbers that its passes and draws have shown it not to hold.

    A drawn tile that was kept did not fit either, but it may show any other number; so what
    was known before of these others is known no longer.
    """
    voids = [frozenset[int]() for _ in range(seats)]
    settled = list(voids)
    drawn = [0] * seats
    for event in events:
        if isinstance(event, Drew):
            seat = event.seat
            drawn[seat] += 1
            missing = frozenset(event.numbers)
            settled[seat] = missing if drawn[seat] > 1 else settled[seat] | missing
            voids[seat] = frozenset()
        elif isinstance(event, Passed):
            seat = event.seat
            missing = frozenset(event.numbers)
            voids[seat] = missing if drawn[seat] else settled[seat] | missing
            settled[seat], drawn[seat] = voids[seat], 0
        elif isinstance(event, Played):
            voids[event.seat], drawn[event.seat] = settled[event.seat], 0
    return tuple(voids)
