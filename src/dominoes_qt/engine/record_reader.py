"""Reading a record: loading is replay, and every claim is checked (`record.md`)."""

from __future__ import annotations

from collections.abc import Mapping

from dominoes_qt.engine import match as play
from dominoes_qt.engine.actions import Action, Draw, End, Nominate, Pass, Play
from dominoes_qt.engine.deal import Deal
from dominoes_qt.engine.errors import (
    IllegalAction,
    RecordError,
    RecordReason,
    SetupError,
)
from dominoes_qt.engine.events import Drew, Event, Played
from dominoes_qt.engine.match import FinishedHand, Match
from dominoes_qt.engine.profiles import USUAL, Opening, Setup, Usual
from dominoes_qt.engine.record_fields import (
    Place,
    a_bool,
    a_list,
    a_text,
    a_tile,
    an_integer,
    an_object,
    check,
    numbers,
    required,
)
from dominoes_qt.engine.tiles import ALL_MASK, tiles_of

FORMAT = "domino-record/1"
LOT = "lot"
_WHOLE = Place()


def replay(data: object) -> Match:
    """Return the match that a record tells, after checking all that it claims.

    Raises:
        RecordError: the record is no record, or claims what the rules do not give.
    """
    if not isinstance(data, dict):
        raise RecordError(RecordReason.NOT_AN_OBJECT, claimed=data)
    record = an_object(data, "", _WHOLE)
    if required(record, "format", _WHOLE) != FORMAT:
        raise RecordError(RecordReason.FORMAT, claimed=record["format"])
    setup = read_setup(record)
    hands = a_list(required(record, "hands", _WHOLE), "hands", _WHOLE)
    match = Match(setup, (), None, (0.0,) * setup.sides)
    for index, value in enumerate(hands):
        place = Place(index + 1)
        if match.is_over:
            raise place.error(RecordReason.HAND_AFTER_END)
        if match.hand is not None:
            raise Place(index).error(RecordReason.HAND_UNFINISHED)
        match = _read_hand(match, an_object(value, "", place), place)
    _check_match(match, record)
    return match


def read_setup(record: Mapping[str, object]) -> Setup:
    """Return the set-up of a record.

    Raises:
        RecordError: it is missing, of the wrong kind, or not allowed by the profile.
    """
    target: int | Usual | None = USUAL
    if "target" in record:
        value = record["target"]
        target = None if value is None else an_integer(value, "target", _WHOLE)
    first_leader = None
    if record.get("first_leader", LOT) != LOT:
        first_leader = an_integer(record["first_leader"], "first_leader", _WHOLE)
    coordinator = None
    if "first_coordinator" in record:
        coordinator = an_integer(record["first_coordinator"], "first_coordinator", _WHOLE)
    partners = None
    if "partners" in record:
        partners = a_bool(record["partners"], "partners", _WHOLE)
    try:
        return Setup.make(
            a_text(required(record, "profile", _WHOLE), "profile", _WHOLE),
            an_integer(required(record, "seats", _WHOLE), "seats", _WHOLE),
            partners=partners,
            target=target,
            first_leader=first_leader,
            first_coordinator=coordinator,
        )
    except SetupError as error:
        raise RecordError(RecordReason.SETUP, cause=error) from error


def _read_hand(match: Match, data: Mapping[str, object], place: Place) -> Match:
    """Return the match with one more hand replayed."""
    actions = a_list(required(data, "actions", place), "actions", place)
    deal = _read_deal(match.setup, data, place)
    match, _ = play.next_hand(match, _with_lot(match, deal, data, actions, place))
    hand = match.hand
    assert hand is not None
    if hand.leader is not None:
        check(data, "leader", hand.leader, place)
    for index, value in enumerate(actions):
        at = Place(place.hand, index + 1)
        if match.hand is None:
            raise at.error(RecordReason.ACTION_AFTER_END)
        match = _read_action(match, an_object(value, "", at), at)
        if match.hand is not None and match.hand.leader is not None:
            check(data, "leader", match.hand.leader, place)
    end = Place(place.hand, len(actions) or None)
    if match.hand is None:
        _check_end(match.finished[-1], data, end)
    else:
        _check_no_end(match, data, end)
    return match


def _read_deal(setup: Setup, data: Mapping[str, object], place: Place) -> Deal:
    """Return the deal, which must hold each of the 28 tiles once."""
    each = setup.profile.tiles_each[setup.seats]
    dealt = a_list(required(data, "deal", place), "deal", place)
    if len(dealt) != setup.seats:
        raise place.error(RecordReason.CLAIM, key="deal", claimed=len(dealt), right=setup.seats)
    seen = 0
    hands = []
    rows = [*dealt, required(data, "yard", place)]
    for seat, row in enumerate(rows):
        before = seen
        tiles = [
            a_tile(value, "deal" if seat < setup.seats else "yard", place)
            for value in a_list(row, "deal" if seat < setup.seats else "yard", place)
        ]
        for tile in tiles:
            if seen & tile.mask:
                raise place.error(RecordReason.DOUBLED, tile=tile)
            seen |= tile.mask
        if seat < setup.seats and len(tiles) != each:
            raise place.error(RecordReason.HAND_SIZE, seat=seat, claimed=len(tiles), right=each)
        hands.append(seen ^ before)
    if seen != ALL_MASK:
        raise place.error(RecordReason.MISSING_TILE, tile=tiles_of(ALL_MASK ^ seen)[0])
    yard = a_list(rows[-1], "yard", place)
    return Deal(tuple(hands[:-1]), tuple(a_tile(v, "yard", place).number for v in yard), 0)


def _with_lot(
    match: Match,
    deal: Deal,
    data: Mapping[str, object],
    actions: list[object],
    place: Place,
) -> Deal:
    """Return the deal with the lot that the record tells, where the leader is drawn by lot."""
    by_lot = match.setup.profile.opening is Opening.LEADER and play.leader_by_choice(match) is None
    if not by_lot:
        return deal
    if "leader" in data:
        lot = an_integer(data["leader"], "leader", place)
    elif actions:
        first = Place(place.hand, 1)
        lot = an_integer(
            required(an_object(actions[0], "actions", first), "seat", first), "seat", first
        )
    else:
        raise place.error(RecordReason.MISSING, key="leader")
    if lot not in range(match.setup.seats):
        raise place.error(
            RecordReason.CLAIM, key="leader", claimed=lot, right=list(range(match.setup.seats))
        )
    return Deal(deal.hands, deal.yard, lot)


def _read_action(match: Match, data: Mapping[str, object], place: Place) -> Match:
    """Return the match after one action, its claims checked."""
    seat = an_integer(required(data, "seat", place), "seat", place)
    action = _parse_action(data, place)
    try:
        match, events = play.apply(match, seat, action)
    except IllegalAction as error:
        raise place.error(RecordReason.ILLEGAL, cause=error, seat=seat, claimed=action) from error
    _check_action(match.setup, events[0], data, place)
    return match


def _parse_action(data: Mapping[str, object], place: Place) -> Action:
    kind = required(data, "do", place)
    if kind == "play":
        at = required(data, "at", place)
        end = next((end for end in End if end.value == at), None)
        if end is None:
            raise place.error(RecordReason.TYPE, key="at", wanted="end", claimed=at)
        return Play(a_tile(required(data, "tile", place), "tile", place), end)
    if kind == "draw":
        return Draw()
    if kind == "pass":
        return Pass()
    if kind == "nominate":
        return Nominate(an_integer(required(data, "poser", place), "poser", place))
    raise place.error(RecordReason.UNKNOWN_ACTION, claimed=kind)


def _check_action(setup: Setup, event: Event, data: Mapping[str, object], place: Place) -> None:
    if isinstance(event, Played) and setup.profile.scores_in_play:
        check(data, "count", event.count, place)
        check(data, "points", event.points, place)
    else:
        for key in ("count", "points"):
            if key in data:
                raise place.error(RecordReason.NO_SCORING, key=key, claimed=data[key])
    if isinstance(event, Drew) and "tile" in data:
        tile = a_tile(data["tile"], "tile", place)
        if tile != event.tile:
            raise place.error(
                RecordReason.CLAIM, key="tile", claimed=str(tile), right=str(event.tile)
            )


def _check_end(finished: FinishedHand, data: Mapping[str, object], place: Place) -> None:
    settlement = finished.settlement
    check(data, "end", settlement.end.value, place)
    if "settlement" in data:
        claimed = an_object(data["settlement"], "settlement", place)
        check(claimed, "winner", settlement.winner, place)
        check(claimed, "points", numbers(settlement.points), place)
    check(data, "scores", numbers(finished.scores), place)


def _check_no_end(match: Match, data: Mapping[str, object], place: Place) -> None:
    for key in ("end", "settlement", "scores"):
        if key in data:
            raise place.error(RecordReason.HAND_UNFINISHED, key=key, claimed=data[key])
    if match.hand is not None and match.hand.leader is None and "leader" in data:
        raise place.error(RecordReason.CLAIM, key="leader", claimed=data["leader"], right=None)


def _check_match(match: Match, record: Mapping[str, object]) -> None:
    hand = match.latest
    place = Place(match.hands_dealt or None, len(hand.events) or None) if hand else _WHOLE
    complete = a_bool(record.get("complete", True), "complete", _WHOLE)
    if complete and not match.is_over:
        raise place.error(RecordReason.MATCH_UNFINISHED)
    check(record, "complete", match.is_over, place)
    check(record, "winner", match.winner, place)
