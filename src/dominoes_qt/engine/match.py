"""A match: hands, totals, the target, who leads next. State in, (state, events) out.

A `Match` never changes: `new_match`, `next_hand` and `apply` return a new one and what
happened, or raise `IllegalAction` and leave everything as it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from dominoes_qt.engine import position as rules
from dominoes_qt.engine.actions import Action
from dominoes_qt.engine.deal import Deal
from dominoes_qt.engine.errors import IllegalAction, Reason
from dominoes_qt.engine.events import Event, HandEnded, HandStarted, MatchEnded, Played
from dominoes_qt.engine.hand import Hand, act, begin, is_key_bone, legal_actions
from dominoes_qt.engine.profiles import Opening, Settling, Setup
from dominoes_qt.engine.settlement import (
    HandEnd,
    Settlement,
    settle_blocked,
    settle_out,
    settle_six_love,
    settle_won,
)
from dominoes_qt.engine.tiles import ALL_MASK, Tile, pips_of


@dataclass(frozen=True, slots=True)
class FinishedHand:
    """A hand that has ended, with its scoring.

    Attributes:
        played: the points that each side scored in play.
        scores: each side's running total after the settlement.
    """

    hand: Hand
    settlement: Settlement
    played: tuple[float, ...]
    scores: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Match:
    """A match so far.

    Attributes:
        hand: the running hand; `None` between hands and after the match.
        scores: each side's running total, in points (games in `six-love`), that of the
            running hand included.
        winner: the side that won; `None` before the end, or if nobody won the one hand.
    """

    setup: Setup
    finished: tuple[FinishedHand, ...]
    hand: Hand | None
    scores: tuple[float, ...]
    is_over: bool = False
    winner: int | None = None

    @property
    def hands_dealt(self) -> int:
        """Return how many hands have been dealt, the running one included."""
        return len(self.finished) + (self.hand is not None)

    @property
    def turn(self) -> int | None:
        """Return the seat to act, or `None` between hands and after the match."""
        return None if self.hand is None else self.hand.turn

    @property
    def legal(self) -> tuple[Action, ...]:
        """Return all that the seat to act may do."""
        return () if self.hand is None else legal_actions(self.hand)

    @property
    def latest(self) -> Hand | None:
        """Return the running hand, else the last one that ended, else `None`."""
        if self.hand is None and self.finished:
            return self.finished[-1].hand
        return self.hand


Change = tuple[Match, tuple[Event, ...]]
"""A new state, and what led to it."""

_SIX_SIX = Tile(6, 6).mask


def new_match(setup: Setup, deal: Deal) -> Change:
    """Return a match with its first hand dealt."""
    return next_hand(Match(setup, (), None, (0.0,) * setup.sides), deal)


def next_hand(match: Match, deal: Deal) -> Change:
    """Return the match with its next hand dealt.

    Raises:
        IllegalAction: the match is over, or its last hand is not.
    """
    if match.is_over:
        raise IllegalAction(Reason.MATCH_OVER)
    if match.hand is not None:
        raise IllegalAction(Reason.HAND_RUNNING)
    hand = _open(match, deal)
    started = HandStarted(hand.index, hand.leader, hand.coordinator, hand.forced)
    return replace(match, hand=hand), (started,)


def _open(match: Match, deal: Deal) -> Hand:
    """Return the next hand with its leader or coordinator (`rules.md` sections 5 and 7)."""
    setup, index, opening = match.setup, len(match.finished), match.setup.profile.opening
    if opening is Opening.LEADER:
        leader = leader_by_choice(match)
        return begin(setup, index, deal, deal.lot if leader is None else leader, None, ALL_MASK)
    if opening is Opening.HIGHEST_DOUBLE:
        forced = rules.highest_double(deal.hands)
        return begin(setup, index, deal, rules.holder(deal.hands, forced), None, forced)
    coordinator = next_coordinator(match)
    if coordinator is not None:
        return begin(setup, index, deal, None, coordinator, 0)
    return begin(setup, index, deal, rules.holder(deal.hands, _SIX_SIX), None, _SIX_SIX)


def leader_by_choice(match: Match) -> int | None:
    """Return who leads the next hand where the opening is by lot or choice; `None`: by lot."""
    if not match.finished:
        return match.setup.first_leader
    last = match.finished[-1].settlement
    return last.seat if last.end is HandEnd.OUT else None


def next_coordinator(match: Match) -> int | None:
    """Return who nominates in the next hand of `six-love`; `None`: 6-6 has to open."""
    if not match.finished:
        return match.setup.first_coordinator
    return coordinator_after(match.finished[-1].settlement)


def coordinator_after(settlement: Settlement) -> int | None:
    """Return who nominates after a hand of `six-love`; `None` if it was credited to nobody."""
    return settlement.seat if any(settlement.points) else None


def apply(match: Match, seat: int, action: Action) -> Change:
    """Return the match after an action of a seat, and what happened.

    Raises:
        IllegalAction: the rules forbid it now; `reason` and `facts` say why.
    """
    if match.hand is None:
        raise IllegalAction(Reason.MATCH_OVER if match.is_over else Reason.HAND_OVER)
    before = match.hand
    hand, event = act(before, seat, action)
    scores = match.scores
    if isinstance(event, Played) and event.points:
        scores = _add(scores, match.setup.side_of(seat), event.points)
    after = replace(match, hand=hand, scores=scores)
    if scores != match.scores and leads_alone(match.setup, scores) is not None:
        return _finish(after, event, settle_won(match.setup, seat, _left(hand)))
    if not hand.position.is_over:
        return after, (event,)
    return _finish(after, event, _settle(after, before, seat, action))


def _add(scores: Sequence[float], side: int, points: float) -> tuple[float, ...]:
    return tuple(score + points * (side == other) for other, score in enumerate(scores))


def _left(hand: Hand) -> tuple[int, ...]:
    return tuple(pips_of(tiles) for tiles in hand.position.hands)


def _settle(match: Match, before: Hand, seat: int, action: Action) -> Settlement:
    """Score the running hand, which the action of that seat ended; `before` is without it."""
    hand = match.hand
    assert hand is not None
    left, out = _left(hand), hand.position.is_out
    if match.setup.profile.settling is Settling.SIX_LOVE:
        key_bone = out and is_key_bone(before, action)
        out_seat = seat if out else None
        return settle_six_love(match.setup, match.scores, left, out=out_seat, key_bone=key_bone)
    return settle_out(match.setup, seat, left) if out else settle_blocked(match.setup, left)


def _finish(match: Match, event: Event, settlement: Settlement) -> Change:
    """Close the running hand, and the match if that decides it (`rules.md` section 1)."""
    hand = match.hand
    assert hand is not None
    scores = match.scores
    if settlement.reset:
        scores = (0.0,) * match.setup.sides
    else:
        scores = tuple(a + b for a, b in zip(scores, settlement.points, strict=True))
    played = points_in_play(hand)
    finished = FinishedHand(hand, settlement, played, scores)
    winner = _winner(match.setup, settlement, scores)
    is_over = match.setup.target is None or winner is not None
    after = Match(match.setup, (*match.finished, finished), None, scores, is_over, winner)
    ended = HandEnded(hand.index, settlement, hand.position.hands, played, scores)
    events: tuple[Event, ...] = (event, ended)
    return after, (*events, MatchEnded(winner, scores)) if is_over else events


def points_in_play(hand: Hand) -> tuple[float, ...]:
    """Return the points that each side has scored in play in a hand."""
    points: tuple[float, ...] = (0.0,) * hand.setup.sides
    for event in hand.events:
        if isinstance(event, Played) and event.points:
            points = _add(points, hand.setup.side_of(event.seat), event.points)
    return points


def _winner(setup: Setup, settlement: Settlement, scores: tuple[float, ...]) -> int | None:
    return settlement.winner if setup.target is None else leads_alone(setup, scores)


def leads_alone(setup: Setup, scores: tuple[float, ...]) -> int | None:
    """Return the side at or above the target that is alone in the lead, if there is one."""
    highest = max(scores)
    if setup.target is None or highest < setup.target or scores.count(highest) > 1:
        return None
    return scores.index(highest)
