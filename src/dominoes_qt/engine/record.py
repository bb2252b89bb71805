"""`domino-record/1`: writing matches, and what of a read record goes back into its file.

Reading is in `record_text` and `record_reader`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from dominoes_qt.engine.events import Drew, HandEvent, Nominated, Played
from dominoes_qt.engine.hand import Hand
from dominoes_qt.engine.match import FinishedHand, Match
from dominoes_qt.engine.record_fields import numbers
from dominoes_qt.engine.record_reader import FORMAT, LOT, replay
from dominoes_qt.engine.record_text import parse
from dominoes_qt.engine.tiles import ALL_TILES, tiles_of

Json = dict[str, Any]
"""A JSON object; what lies in it is checked when it is read."""

_KNOWN = {
    "record": {
        *("format", "profile", "seats", "partners", "target", "first_leader"),
        *("first_coordinator", "players", "hands", "winner", "complete"),
    },
    "hands": {"deal", "yard", "leader", "actions", "end", "settlement", "scores"},
    "actions": {"seat", "do", "tile", "at", "count", "points", "poser"},
    "settlement": {"winner", "points"},
}


@dataclass(frozen=True, slots=True)
class Recorded:
    """A match, and the record it was read from, whose unknown keys are kept."""

    match: Match
    source: Json = field(default_factory=dict)


def read(text: str | bytes) -> Recorded:
    """Return the match that a JSON text tells, after checking all that it claims.

    Raises:
        RecordError: the text is no record, or claims what the rules do not give.
    """
    data = parse(text)
    match = replay(data)
    return Recorded(match, cast("Json", data))


def write(
    match: Match,
    *,
    players: Sequence[Mapping[str, Any]] = (),
    source: Mapping[str, Any] | None = None,
) -> Json:
    """Return the record of a match; unknown keys of `source` are kept.

    `players` are written as they are given, one object a seat.
    """
    setup = match.setup
    record: Json = {
        "format": FORMAT,
        "profile": setup.profile.key,
        "seats": setup.seats,
        "partners": setup.partners,
        "target": setup.target,
        "first_leader": LOT if setup.first_leader is None else setup.first_leader,
    }
    if setup.first_coordinator is not None:
        record["first_coordinator"] = setup.first_coordinator
    if players:
        record["players"] = [dict(player) for player in players]
    record["hands"] = [_finished(hand) for hand in match.finished]
    if match.hand is not None:
        record["hands"].append(_hand(match.hand))
    record["winner"] = match.winner
    record["complete"] = match.is_over
    return _with_unknown(record, source, "record") if source else record


def _hand(hand: Hand) -> Json:
    record: Json = {
        "deal": [[str(tile) for tile in tiles_of(tiles)] for tiles in hand.deal.hands],
        "yard": [str(ALL_TILES[tile]) for tile in hand.deal.yard],
    }
    if hand.leader is not None:
        record["leader"] = hand.leader
    scoring = hand.setup.profile.scores_in_play
    record["actions"] = [_action(event, scoring) for event in hand.events]
    return record


def _finished(finished: FinishedHand) -> Json:
    settlement = finished.settlement
    return {
        **_hand(finished.hand),
        "end": settlement.end.value,
        "settlement": {"winner": settlement.winner, "points": numbers(settlement.points)},
        "scores": numbers(finished.scores),
    }


def _action(event: HandEvent, scoring: bool) -> Json:
    if isinstance(event, Played):
        action: Json = {
            "seat": event.seat,
            "do": "play",
            "tile": str(event.tile),
            "at": event.end.value,
        }
        return action | {"count": event.count, "points": event.points} if scoring else action
    if isinstance(event, Drew):
        return {"seat": event.seat, "do": "draw", "tile": str(event.tile)}
    if isinstance(event, Nominated):
        return {"seat": event.seat, "do": "nominate", "poser": event.poser}
    return {"seat": event.seat, "do": "pass"}


def _with_unknown(record: Json, source: Mapping[str, Any], level: str) -> Json:
    """Return the record with the keys of `source` that the format does not know."""
    kept = dict(record)
    for key, value in source.items():
        if key not in _KNOWN[level]:
            kept[key] = value
        elif key in ("hands", "actions") and key in record:
            kept[key] = [
                _with_unknown(new, old, key) if _agree(new, old, key) else new
                for new, old in zip(record[key], value, strict=False)
            ] + record[key][len(value) :]
        elif key == "settlement" and key in record:
            kept[key] = _with_unknown(record[key], value, key)
    return kept


def _agree(new: Json, old: Mapping[str, Any], level: str) -> bool:
    """Return whether two hands or actions tell of the same thing."""
    if level == "hands":
        return [sorted(map(_tile, row)) for row in new["deal"]] == [
            sorted(map(_tile, row)) for row in old["deal"]
        ]
    alike = all(new.get(key) == old.get(key) for key in ("seat", "do", "at"))
    # Only what has a tile was checked to name one; a draw may leave it out.
    named = "tile" in new and "tile" in old
    return alike and (not named or _tile(new["tile"]) == _tile(old["tile"]))


def _tile(text: str) -> str:
    """Return the notation of a tile with the larger half first."""
    return max(text, text[::-1])


__all__ = ["FORMAT", "Json", "Recorded", "read", "replay", "write"]
