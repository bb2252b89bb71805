"""One hand as it is played: the deal, the position, what has happened, and what is allowed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from dominoes_qt.engine import position as rules
from dominoes_qt.engine.actions import ARMS, Action, Draw, End, Nominate, Pass, Play
from dominoes_qt.engine.deal import Deal
from dominoes_qt.engine.errors import IllegalAction, Reason
from dominoes_qt.engine.events import Drew, HandEvent, Nominated, Passed, Played
from dominoes_qt.engine.position import Position
from dominoes_qt.engine.profiles import Profile, Setup, SpinnerCount
from dominoes_qt.engine.tiles import ALL_MASK, ALL_TILES, Tile, mask_of

_COUNTINGS: Mapping[SpinnerCount, rules.Counting | None] = MappingProxyType(
    {
        SpinnerCount.NONE: None,
        SpinnerCount.UNTIL_USED: rules.count_until_used,
        SpinnerCount.FREE_HALVES: rules.count_free_halves,
    }
)


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand that is running, or has run.

    Attributes:
        index: its place in the match, from 0.
        leader: who poses; `None` until the coordinator has nominated.
        coordinator: who nominates; `None` where nobody does.
        events: what has happened, in order.
    """

    setup: Setup
    index: int
    deal: Deal
    leader: int | None
    coordinator: int | None
    position: Position
    events: tuple[HandEvent, ...] = ()

    @property
    def awaits_nomination(self) -> bool:
        """Return whether the coordinator has yet to name a poser."""
        return self.leader is None

    @property
    def turn(self) -> int:
        """Return the seat to act."""
        return self.position.turn

    @property
    def forced(self) -> Tile | None:
        """Return the tile that must open, where the opening is forced."""
        opening = self.position.opening
        return None if opening in (0, ALL_MASK) else ALL_TILES[opening.bit_length() - 1]


def begin(
    setup: Setup, index: int, deal: Deal, leader: int | None, coordinator: int | None, opening: int
) -> Hand:
    """Return a hand in which nothing has happened; `opening` is the mask of what may open."""
    first = coordinator if leader is None else leader
    if first is None:
        raise ValueError("a hand needs a leader or a coordinator")
    position = rules.start(
        deal.hands,
        deal.yard if setup.profile.drawing else (),
        first,
        has_spinner=setup.profile.spinner,
        opening=opening,
    )
    return Hand(setup, index, deal, leader, coordinator, position)


def legal_actions(hand: Hand) -> tuple[Action, ...]:
    """Return all that the seat to act may do; nothing in a hand that is over."""
    if hand.awaits_nomination:
        return tuple(Nominate(seat) for seat in hand.setup.seats_of(hand.setup.side_of(hand.turn)))
    return actions_of(hand.position, rules.legal(hand.position))


def actions_of(position: Position, codes: tuple[int, ...]) -> tuple[Action, ...]:
    """Return the actions that these moves of `position` stand for."""
    if codes == (rules.DRAW,):
        return (Draw(),)
    if codes == (rules.PASS,):
        return (Pass(),)
    if not position.ends:
        return tuple(Play(ALL_TILES[rules.move_tile(code)], End.START) for code in codes)
    return tuple(
        Play(ALL_TILES[rules.move_tile(code)], ARMS[rules.move_arm(code)]) for code in codes
    )


def act(hand: Hand, seat: int, action: Action) -> tuple[Hand, HandEvent]:
    """Return the hand after the action, and what happened.

    Raises:
        IllegalAction: the rules forbid it now.
    """
    if seat != hand.turn:
        raise IllegalAction(Reason.NOT_YOUR_TURN, turn=hand.turn)
    if isinstance(action, Nominate):
        return _nominate(hand, seat, action)
    if hand.awaits_nomination:
        raise IllegalAction(Reason.MUST_NOMINATE, turn=hand.turn, legal=legal_actions(hand))
    event: HandEvent
    if isinstance(action, Play):
        position, event = _play(hand, seat, action)
    elif isinstance(action, Draw):
        position, event = _draw(hand, seat)
    else:
        position, event = _pass(hand, seat)
    return replace(hand, position=position, events=(*hand.events, event)), event


def _nominate(hand: Hand, seat: int, action: Nominate) -> tuple[Hand, Nominated]:
    if not hand.awaits_nomination:
        raise IllegalAction(Reason.NO_NOMINATION, legal=legal_actions(hand))
    if action.poser not in hand.setup.seats_of(hand.setup.side_of(seat)):
        raise IllegalAction(Reason.NOT_OWN_SIDE, legal=legal_actions(hand))
    event = Nominated(seat, action.poser)
    position = hand.position._replace(turn=action.poser, opening=ALL_MASK)
    return replace(hand, leader=action.poser, position=position, events=(event,)), event


def _play(hand: Hand, seat: int, action: Play) -> tuple[Position, Played]:
    before = hand.position
    arm = 0 if action.end is End.START else ARMS.index(action.end)
    code = rules.move(action.tile.number, arm)
    if (action.end is End.START) == bool(before.ends) or code not in rules.plays(before):
        raise _why_not(hand, action)
    after = rules.step(before, code)
    count = open_count(hand.setup.profile, after.ends, after.spinner)
    step = 1 + sum(isinstance(past, Played) and past.end is action.end for past in hand.events)
    event = Played(
        seat,
        action.tile,
        action.end,
        0 if action.end is End.START else step,
        after.spinner >= 0 > before.spinner,
        open_numbers(after),
        count,
        0 if count is None else rules.points_of(count),
    )
    return after, event


def counting(profile: Profile) -> rules.Counting | None:
    """Return how the profile counts the open ends; `None` where it does not."""
    return _COUNTINGS[profile.spinner_count]


def open_count(profile: Profile, ends: tuple[int, ...], spinner: int) -> int | None:
    """Return the count of the open ends, in pips; `None` where the profile does not count."""
    count = counting(profile)
    return None if count is None else count(ends, spinner)


def open_numbers(position: Position) -> tuple[int, ...]:
    """Return the numbers at the open ends, in the order of `ARMS`."""
    return tuple(rules.number_at(tip) for tip in position.ends)


def _draw(hand: Hand, seat: int) -> tuple[Position, Drew]:
    position = hand.position
    if not hand.setup.profile.drawing:
        raise IllegalAction(Reason.NO_DRAWING, legal=legal_actions(hand))
    if rules.plays(position):
        raise IllegalAction(Reason.CAN_PLAY, legal=legal_actions(hand))
    if not position.yard:
        raise IllegalAction(Reason.YARD_EMPTY, legal=legal_actions(hand))
    tile = ALL_TILES[position.yard[0]]
    event = Drew(seat, tile, len(position.yard) - 1, open_numbers(position))
    return rules.step(position, rules.DRAW), event


def _pass(hand: Hand, seat: int) -> tuple[Position, Passed]:
    position = hand.position
    if rules.plays(position):
        raise IllegalAction(Reason.CAN_PLAY, legal=legal_actions(hand))
    if position.yard:
        raise IllegalAction(Reason.CAN_DRAW, yard=len(position.yard), legal=legal_actions(hand))
    return rules.step(position, rules.PASS), Passed(seat, open_numbers(position))


def _why_not(hand: Hand, action: Play) -> IllegalAction:
    """Return what stands against a play that the rules forbid."""
    position, tile, end = hand.position, action.tile, action.end
    allowed = legal_actions(hand)
    if not position.hands[hand.turn] & tile.mask:
        return IllegalAction(Reason.NOT_HELD, tile=tile, legal=allowed)
    if end is End.START:
        if position.ends:
            return IllegalAction(Reason.STARTED, tile=tile, legal=allowed)
        return IllegalAction(Reason.MUST_OPEN_WITH, tile=hand.forced, legal=allowed)
    if not position.ends:
        return IllegalAction(Reason.NOT_STARTED, end=end, legal=allowed)
    arm = ARMS.index(end)
    if arm >= len(position.ends):
        return IllegalAction(Reason.END_CLOSED, end=end, legal=allowed)
    number = rules.number_at(position.ends[arm])
    return IllegalAction(Reason.NO_MATCH, tile=tile, end=end, number=number, legal=allowed)


def is_key_bone(hand: Hand, action: Action) -> bool:
    """Return whether a play that goes out is a key bone (`rules.md` section 7).

    `hand` is the hand before it.
    """
    laid = mask_of(event.tile for event in hand.events if isinstance(event, Played))
    return isinstance(action, Play) and rules.is_key_bone(
        hand.position.ends, action.tile.number, laid
    )
