"""What the history keeps of a match beside its record: who won, by how much, the best play."""

from __future__ import annotations

import hashlib
import json
import re
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from dominoes_qt.engine.events import Played
from dominoes_qt.engine.match import Match
from dominoes_qt.engine.record import Json, Recorded
from dominoes_qt.engine.record_fields import numbers
from dominoes_qt.engine.settlement import HandEnd
from dominoes_qt.session.errors import FileError, FileReason
from dominoes_qt.session.history.rows import Result
from dominoes_qt.session.saves.files import LARGEST
from dominoes_qt.session.seats import Seat, seats_of_record

_NAME = re.compile(r"[0-9A-Za-z-]{1,64}")


@dataclass(frozen=True, slots=True)
class Entry:
    """What is stored of a match: the columns of the list, the opponents' levels, the record.

    Attributes:
        body: the record as it is stored.
        finished: when the match ended, if the record tells it.
    """

    columns: Mapping[str, object]
    levels: tuple[str, ...]
    body: bytes
    finished: datetime | None


def entry(match: Match, seats: Sequence[Seat], record: Json) -> Entry:
    """Return what is stored of a match that is over.

    `app` of the record may tell its `match` (its own name), `deal` and `finished`.
    """
    setup, app = match.setup, app_of(record)
    side = _own_side(match, seats)
    levels = _levels(match, seats, side)
    digest, deal, key = digest_of(record), app.get("deal"), app.get("match")
    ends = [finished.settlement.end for finished in match.finished]
    columns: dict[str, object] = {
        "key": key if isinstance(key, str) and _NAME.fullmatch(key) else digest,
        "digest": digest,
        "profile": setup.profile.key,
        "seats": setup.seats,
        "partners": setup.partners,
        "target": setup.target,
        "deal": str(deal) if isinstance(deal, int) and not isinstance(deal, bool) else None,
        "names": json.dumps([seat.name for seat in seats]),
        "levels": json.dumps(levels),
        "result": _result(match, seats, side).value,
        "scores": json.dumps(numbers(match.scores)),
        "winner": match.winner,
        "side": side,
        "margin": None if side is None else _margin(match.scores, side),
        "hands": len(ends),
        "blocked": ends.count(HandEnd.BLOCKED),
        "best": _best(match, seats),
    }
    body = zlib.compress(json.dumps(record, separators=(",", ":")).encode())
    return Entry(columns, levels, body, finished_at(record))


def entry_of(recorded: Recorded, path: Path) -> Entry:
    """Return what is stored of a match that a record of any origin tells.

    Raises:
        FileError: it is not over.
    """
    match, record = recorded.match, recorded.source
    if not match.is_over:
        raise FileError(FileReason.UNFINISHED, path)
    seats = seats_of_record(record.get("players"), match.setup.seats, ("1", "2", "3", "4"))
    return entry(match, seats, record)


def unpacked(body: bytes, path: Path) -> bytes:
    """Return the JSON text of a record that was stored.

    Raises:
        FileError: it was not stored so.
    """
    unpacker = zlib.decompressobj()
    try:
        data = unpacker.decompress(body, LARGEST)
    except zlib.error as error:
        raise FileError(FileReason.DAMAGED, path) from error
    if not unpacker.eof:
        raise FileError(FileReason.DAMAGED, path)
    return data


def app_of(record: Mapping[str, Any]) -> Json:
    """Return what stands under `app` of a record."""
    app = record.get("app")
    return app if isinstance(app, dict) else {}


def finished_at(record: Mapping[str, Any]) -> datetime | None:
    """Return when the match ended, if its record tells it."""
    text = app_of(record).get("finished")
    try:
        when = datetime.fromisoformat(text) if isinstance(text, str) else None
        return when.astimezone(UTC) if when is not None and when.tzinfo is not None else None
    except (ValueError, OverflowError):
        return None


def digest_of(record: Mapping[str, Any]) -> str:
    """Return a name for what a record tells; what stands under `app` does not count."""
    told = {key: value for key, value in record.items() if key != "app"}
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()


def _own_side(match: Match, seats: Sequence[Seat]) -> int | None:
    """Return the side of the people here, if they are on one."""
    sides = {match.setup.side_of(place) for place, seat in enumerate(seats) if seat.is_person}
    return sides.pop() if len(sides) == 1 else None


def _levels(match: Match, seats: Sequence[Seat], side: int | None) -> tuple[str, ...]:
    levels = {seat.level for place, seat in enumerate(seats) if match.setup.side_of(place) != side}
    return tuple(sorted(levels))


def _result(match: Match, seats: Sequence[Seat], side: int | None) -> Result:
    if side is None:
        return Result.SHARED if any(seat.is_person for seat in seats) else Result.WATCHED
    if match.winner is None:
        return Result.DRAWN
    return Result.WON if match.winner == side else Result.LOST


def _margin(scores: Sequence[float], side: int) -> float:
    return scores[side] - max(score for other, score in enumerate(scores) if other != side)


def _best(match: Match, seats: Sequence[Seat]) -> int | None:
    """Return the most points that a play of a person here scored, or of anybody if none is."""
    if not match.setup.profile.scores_in_play:
        return None
    people = {place for place, seat in enumerate(seats) if seat.is_person} or set(range(len(seats)))
    return max(
        (
            event.points
            for finished in match.finished
            for event in finished.hand.events
            if isinstance(event, Played) and event.seat in people
        ),
        default=0,
    )
