"""A saved match: a `domino-record/1` that anybody can replay, with the rest under `app`.

Under `app` stand `save` (the version of these keys), `match` (the match's own name), `deal`,
`seed`, `past` and `future` (see `notation`), and `view`, which belongs to the window.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dominoes_qt.engine import record
from dominoes_qt.engine.errors import RecordError, RecordReason
from dominoes_qt.engine.match import Match
from dominoes_qt.engine.record import Json, Recorded
from dominoes_qt.players.base import Player
from dominoes_qt.session.errors import FileError, FileReason
from dominoes_qt.session.saves.notation import StepError, steps_of, words_of
from dominoes_qt.session.seats import Seat, seats_of_record
from dominoes_qt.session.session import Session
from dominoes_qt.session.timeline import (
    MOST_HANDS,
    MOST_STEPS,
    Step,
    Timeline,
    before_first_hand,
)

VERSION = 1
OWN_KEYS = frozenset({"save", "match", "deal", "seed", "past", "future", "view"})
DEEPEST = 64
"""The most levels of lists and objects, one within another, that a record may have."""

_NAME = re.compile(r"[0-9A-Za-z-]{1,64}")
_FORMAT = re.compile(r"domino-record/([0-9]{1,9})")


@dataclass(frozen=True, slots=True)
class Saved:
    """A match as it was saved, checked by replay.

    Attributes:
        number: its deal number.
        view: what the window has left here for itself.
        source: the record, whose unknown keys are kept.
    """

    seats: tuple[Seat, ...]
    number: int
    seed: int
    key: str
    view: Mapping[str, Any]
    timeline: Timeline
    source: Json

    def session(self, levels: Mapping[str, Player]) -> Session:
        """Return the match, ready to go on; `levels` has all that its computers play at."""
        return Session(
            self.timeline.past[-1].match.setup,
            self.seats,
            self.number,
            levels=levels,
            seed=self.seed,
            timeline=self.timeline,
            source=self.source,
            key=self.key,
        )


def document(session: Session, view: Mapping[str, Any]) -> bytes:
    """Return the content of the file that saves a match; `view` is any JSON object."""
    timeline, number = session.timeline, session.number
    whole = session.record()
    whole["app"] = kept_app(whole) | {
        "save": VERSION,
        "match": session.key,
        "deal": number,
        "seed": session.seed,
        "past": words_of(timeline.past, number),
        "future": [words_of(steps, number) for steps in timeline.future],
        "view": dict(view),
    }
    return json.dumps(whole, separators=(",", ":")).encode()


def kept_app(source: Mapping[str, Any]) -> Json:
    """Return what stands under `app` of a record and is not of this program."""
    app = source.get("app")
    if not isinstance(app, dict):
        return {}
    return {key: value for key, value in app.items() if key not in OWN_KEYS}


def read_record(data: bytes, path: Path) -> Recorded:
    """Return the match that a record tells, after checking all that it claims.

    Raises:
        FileError: it is no record, is newer, or claims what the rules do not give.
    """
    try:
        recorded = record.read(data)
        _check_depth(recorded.source)
    except RecordError as error:
        found = _FORMAT.fullmatch(str(error.facts.get("claimed")))
        if error.reason is RecordReason.FORMAT and found and int(found[1]) > 1:
            fault = FileError(FileReason.NEWER, path, found=int(found[1]), known=1)
            raise fault from error
        raise FileError(FileReason.RECORD, path) from error
    return recorded


def _check_depth(data: object) -> None:
    """Refuse what is nested so deeply that writing it again could fail."""
    level = [data]
    for _ in range(DEEPEST):
        level = [child for value in level for child in _children(value)]
    if level:
        raise RecordError(RecordReason.NOT_JSON, line=1, column=1)


def _children(value: object) -> Collection[object]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def read_saved(data: bytes, path: Path, levels: Collection[str]) -> Saved:
    """Return the match that a file has saved.

    Raises:
        FileError: it is not what this program writes, or the rules do not give it.
    """
    recorded = read_record(data, path)
    app = _App(recorded.source, path)
    _check_length(recorded.match, path)
    seats = seats_of_record(
        recorded.source.get("players"),
        recorded.match.setup.seats,
        ("1", "2", "3", "4"),
    )
    _check_levels(seats, levels, path)
    number = app.integer("deal")
    return Saved(
        seats,
        number,
        app.integer("seed"),
        app.name("match"),
        app.view(),
        _timeline(recorded.match, app, number),
        _source(recorded.source),
    )


def _check_length(match: Match, path: Path) -> None:
    if match.hands_dealt > MOST_HANDS:
        raise FileError(FileReason.TOO_LARGE, path, hands=match.hands_dealt, most=MOST_HANDS)


def _check_levels(seats: tuple[Seat, ...], levels: Collection[str], path: Path) -> None:
    for seat in seats:
        if not seat.is_person and seat.level not in levels:
            raise FileError(FileReason.LEVEL, path, level=seat.level, allowed=tuple(levels))


def _source(source: Json) -> Json:
    app = kept_app(source)
    rest = {key: value for key, value in source.items() if key != "app"}
    return rest | {"app": app} if app else rest


def _timeline(match: Match, app: _App, number: int) -> Timeline:
    """Return the timeline, which has to lead to just that match."""
    past = app.steps(app.text("past"), 0, before_first_hand(match), number)
    if record.write(past[-1].match) != record.write(match):
        raise app.fault(FileReason.TIMELINE, step=len(past), branch=0)
    future: list[tuple[Step, ...]] = []
    now = past[-1].match
    for branch, text in enumerate(reversed(app.texts("future")), 1):
        future.append(app.steps(text, branch, now, number))
        now = future[-1][-1].match
    return Timeline(past, tuple(reversed(future)))


class _App:
    """Typed access to what stands under `app`."""

    def __init__(self, source: Mapping[str, Any], path: Path) -> None:
        self._path = path
        app = source.get("app")
        if not isinstance(app, dict):
            raise self.fault(FileReason.APP, key="app")
        self._data: Json = app
        version = self.integer("save")
        if version > VERSION:
            raise self.fault(FileReason.NEWER, found=version, known=VERSION)
        if version < 1:
            raise self.fault(FileReason.APP, key="save")

    def fault(self, reason: FileReason, **facts: object) -> FileError:
        """Return the error that names the file."""
        return FileError(reason, self._path, **facts)

    def integer(self, key: str) -> int:
        """Return a whole number."""
        value = self._data.get(key)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.fault(FileReason.APP, key=key)
        return value

    def text(self, key: str) -> str:
        """Return a string."""
        value = self._data.get(key)
        if not isinstance(value, str):
            raise self.fault(FileReason.APP, key=key)
        return value

    def name(self, key: str) -> str:
        """Return a string that is short and plain."""
        value = self.text(key)
        if not _NAME.fullmatch(value):
            raise self.fault(FileReason.APP, key=key)
        return value

    def texts(self, key: str) -> list[str]:
        """Return a list of strings."""
        value = self._data.get(key)
        if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
            raise self.fault(FileReason.APP, key=key)
        return value

    def view(self) -> Mapping[str, Any]:
        """Return the window's own object; empty if there is none, since no match hangs on it."""
        value = self._data.get("view")
        return value if isinstance(value, dict) else {}

    def steps(self, text: str, branch: int, start: Match, number: int) -> tuple[Step, ...]:
        """Return the steps of a branch of the timeline, at least one."""
        count = len(text.split(maxsplit=MOST_STEPS))
        if count > MOST_STEPS:
            raise self.fault(FileReason.TOO_LARGE, steps=count, most=MOST_STEPS)
        try:
            steps = steps_of(text, start, number)
        except StepError as error:
            raise self.fault(FileReason.TIMELINE, step=error.step, branch=branch) from error
        if not steps:
            raise self.fault(FileReason.TIMELINE, step=1, branch=branch)
        return steps
