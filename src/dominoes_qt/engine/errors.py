"""The error tree. An error carries a reason and facts; `narrate` makes sentences of them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum


class DominoError(Exception):
    """The root of all errors of the engine."""


class SetupReason(Enum):
    """Why a match cannot be set up so."""

    PROFILE = "unknown profile"
    SEATS = "the profile is not for that many seats"
    PARTNERS = "the profile does not allow this, with or without partners"
    TARGET = "not an allowed target"
    LEADER = "the first leader cannot be chosen so"
    COORDINATOR = "the first coordinator cannot be chosen so"


class SetupError(DominoError):
    """A match that the profiles do not allow.

    Attributes:
        reason: which choice is at fault.
        facts: the choice made, as `given`, and with some reasons `allowed`; of a target that is
            not fixed the bounds, `low`, `high` and `step`.
    """

    def __init__(self, reason: SetupReason, **facts: object) -> None:
        super().__init__(reason.value, facts)
        self.reason = reason
        self.facts: Mapping[str, object] = facts


class Reason(Enum):
    """Why an action is refused."""

    MATCH_OVER = "the match is over"
    HAND_OVER = "the hand is over"
    HAND_RUNNING = "the hand is not over"
    NOT_YOUR_TURN = "another seat is to act"
    MUST_NOMINATE = "the poser has to be named first"
    NO_NOMINATION = "nobody is to be named now"
    NOT_OWN_SIDE = "the poser is not of the side that names"
    NOT_HELD = "the seat does not hold that tile"
    MUST_OPEN_WITH = "another tile has to open"
    NOT_STARTED = "the first tile has no arm"
    STARTED = "there is a start tile already"
    END_CLOSED = "that end is not open"
    NO_MATCH = "the tile does not match that end"
    CAN_PLAY = "the seat holds a playable tile"
    CAN_DRAW = "the seat has to draw first"
    NO_DRAWING = "the profile does not draw"
    YARD_EMPTY = "the yard is empty"


class IllegalAction(DominoError):
    """An action that the rules forbid now; nothing has changed.

    Attributes:
        reason: what stands against it.
        facts: by reason, among them `legal` (the actions allowed instead), `turn` (the seat
            to act), `tile`, `end`, `number` (pips that a tile needs) and `yard` (tiles left).
    """

    def __init__(self, reason: Reason, **facts: object) -> None:
        super().__init__(reason.value, facts)
        self.reason = reason
        self.facts: Mapping[str, object] = facts


class RecordReason(Enum):
    """Why a record is refused."""

    NOT_JSON = "not JSON"
    TWICE = "an object has a key twice"
    NOT_AN_OBJECT = "not a JSON object"
    FORMAT = "not a record of a known format"
    MISSING = "a key is missing"
    TYPE = "a value of the wrong kind"
    TILE = "not a tile"
    SETUP = "a set-up that the profile does not allow"
    HAND_SIZE = "a hand of the wrong size"
    DOUBLED = "a tile is there twice"
    MISSING_TILE = "a tile is nowhere"
    UNKNOWN_ACTION = "an unknown action"
    ILLEGAL = "an action that the rules forbid"
    CLAIM = "a claim that the rules do not give"
    NO_SCORING = "a count where the profile does not count"
    ACTION_AFTER_END = "an action after the end of the hand"
    HAND_AFTER_END = "a hand after the end of the match"
    HAND_UNFINISHED = "a hand without its end"
    MATCH_UNFINISHED = "a match without its end"


class RecordError(DominoError):
    """A record that cannot be accepted.

    Attributes:
        reason: what is wrong.
        hand, action: where, counted from 1; `None` if it concerns the whole.
        facts: by reason, among them `key`, `claimed` and `right` (the value that the rules
            give), `tile`, and `cause` (the `IllegalAction` or `SetupError` behind it).
    """

    def __init__(
        self,
        reason: RecordReason,
        *,
        hand: int | None = None,
        action: int | None = None,
        **facts: object,
    ) -> None:
        super().__init__(reason.value, hand, action, facts)
        self.reason = reason
        self.hand = hand
        self.action = action
        self.facts: Mapping[str, object] = facts
