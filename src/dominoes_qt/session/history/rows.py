"""What the history tells of a match without looking into its record, and how it is asked."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import Enum
from typing import Any

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


class Result(Enum):
    """How a match ended for the people here."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"
    SHARED = "shared"
    """People were on several sides."""
    WATCHED = "watched"
    """Computers alone played."""


class Sort(Enum):
    """What a list is ordered by."""

    WHEN = "finished"
    PROFILE = "profile"
    RESULT = "result"
    MARGIN = "margin"
    HANDS = "hands"
    BEST = "best"


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which matches are meant; `None` is any.

    Attributes:
        level: of one of the opponents; empty for a person.
        since, until: when the match ended, from the first up to, but not at, the second.
        deleted: those that were deleted, instead of those that were not.
    """

    profile: str | None = None
    level: str | None = None
    since: datetime | None = None
    until: datetime | None = None
    result: Result | None = None
    deleted: bool = False

    @property
    def parameters(self) -> dict[str, object]:
        """Return the values that the condition of a query needs."""
        return {
            "profile": self.profile,
            "level": self.level,
            "since": None if self.since is None else milliseconds(self.since),
            "until": None if self.until is None else milliseconds(self.until),
            "result": None if self.result is None else self.result.value,
            "deleted": self.deleted,
        }


@dataclass(frozen=True, slots=True)
class Row:
    """A match in the list.

    Attributes:
        deal: the deal number, where the record tells it.
        levels: of the opponents (of all seats where nobody here was on one side alone).
        side: that of the people here, if they were on one.
        margin: how far ahead that side was, in points (games in `six-love`).
        blocked: how many of the `hands` were blocked.
        best: the most points that one play of the people here scored; `None` in profiles that
            do not score in play.
    """

    id: int
    key: str
    when: datetime
    profile: str
    seats: int
    partners: bool
    target: int | None
    deal: int | None
    names: tuple[str, ...]
    levels: tuple[str, ...]
    result: Result
    scores: tuple[float, ...]
    winner: int | None
    side: int | None
    margin: float | None
    hands: int
    blocked: int
    best: int | None


@dataclass(frozen=True, slots=True)
class Line:
    """How the matches of one profile against one level went.

    Matches that were neither won nor lost were drawn, or had people on several sides.

    Attributes:
        margin: the average; `None` where no side was that of the people here.
        blocked: the share of hands that were blocked, from 0 to 1.
    """

    profile: str
    level: str
    played: int
    won: int
    lost: int
    margin: float | None
    blocked: float
    best: int | None


def milliseconds(when: datetime) -> int:
    """Return a moment, which has to know its zone, as the database keeps it."""
    return (when - _EPOCH) // timedelta(milliseconds=1)


def moment(milliseconds_: int) -> datetime:
    """Return the moment that the database has kept."""
    return _EPOCH + timedelta(milliseconds=milliseconds_)


def row(values: tuple[Any, ...]) -> Row:
    """Return the row with the values that `queries.listing` gives.

    Raises:
        ValueError, TypeError, OverflowError: somebody else has written them.
    """
    (key_id, key, finished, profile, seats, partners, target, deal, *rest) = values
    names, levels, result, scores, winner, side, margin, hands, blocked, best = rest
    return Row(
        _whole(key_id),
        _text(key),
        moment(_whole(finished)),
        _text(profile),
        _whole(seats),
        bool(partners),
        _maybe(target),
        None if deal is None else int(_text(deal)),
        tuple(_text(name) for name in json.loads(_text(names))),
        tuple(_text(level) for level in json.loads(_text(levels))),
        Result(result),
        tuple(float(score) for score in json.loads(_text(scores))),
        _maybe(winner),
        _maybe(side),
        None if margin is None else float(margin),
        _whole(hands),
        _whole(blocked),
        _maybe(best),
    )


def line(values: tuple[Any, ...]) -> Line:
    """Return the line with these values; errors as those of `row`."""
    profile, level, played, won, lost, margin, blocked, best = values
    return Line(
        _text(profile),
        _text(level),
        _whole(played),
        _whole(won),
        _whole(lost),
        None if margin is None else float(margin),
        float(blocked),
        _maybe(best),
    )


def _whole(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError(value)
    return value


def _maybe(value: object) -> int | None:
    return None if value is None else _whole(value)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return value
