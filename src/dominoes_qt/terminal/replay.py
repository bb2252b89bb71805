"""The command `replay`: checks records, and prints their ledgers or what is at fault."""

from __future__ import annotations

import errno
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dominoes_qt.engine.errors import RecordError
from dominoes_qt.engine.match import FinishedHand, Match
from dominoes_qt.engine.record import Recorded, read
from dominoes_qt.engine.record_fields import numbers
from dominoes_qt.narrate import figures, naming, usage
from dominoes_qt.narrate.faults import record_fault
from dominoes_qt.narrate.fill import fill
from dominoes_qt.narrate.narrator import Narrator
from dominoes_qt.narrate.shown import clean
from dominoes_qt.session.saves.files import LARGEST
from dominoes_qt.session.seats import seats_of_record
from dominoes_qt.terminal.console import Console
from dominoes_qt.terminal.faults import DataFault, cannot
from dominoes_qt.terminal.progress import progress_bar

MOST_BYTES = LARGEST
"""No record is longer, so that what is none does not fill the memory."""

MANY = ".jsonl"
"""Files with this suffix hold one record a line."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where a record stands: a file, and its line if the file holds one a line."""

    file: str
    line: int | None = None

    @property
    def name(self) -> str:
        """Return it as a heading."""
        return self.fault("").removesuffix(": ")

    def as_json(self) -> dict[str, str | int | None]:
        """Return it for JSON."""
        return {"file": self.file, "line": self.line}

    def fault(self, said: str) -> str:
        """Return the line that tells a fault of this record."""
        text = usage.trouble("file" if self.line is None else "line")
        return fill(text, file=clean(self.file), line=self.line, fault=said)


def run(files: Sequence[str], console: Console, errors: Console, *, as_json: bool) -> bool:
    """Check all records of the files; return whether all are good.

    One record is held at a time, and a bad one stops neither its file nor the others.
    """
    checker = _Checker(console, errors, as_json=as_json)
    title, total = figures.heading("checking"), sum(map(_size, files))
    with progress_bar(title, total, wanted=not console.is_seen) as advance:
        for file in files:
            try:
                for source, text in records(file):
                    checker.check(source, text)
                    advance(len(text))
            except DataFault as fault:
                checker.refuse(Source(file), str(fault))
    return checker.good


def _size(file: str) -> int:
    try:
        return Path(file).stat().st_size
    except (OSError, ValueError):
        return 0


def records(file: str) -> Iterator[tuple[Source, bytes]]:
    """Read the records of a file, one after another; blank lines hold none.

    Raises:
        DataFault: it cannot be read, or there is no record in it.
    """
    found = False
    try:
        with Path(file).open("rb") as stream:
            if not file.endswith(MANY):
                yield Source(file), _limited(stream.read(MOST_BYTES + 1), file)
                return
            lines = iter(lambda: stream.readline(MOST_BYTES + 1), b"")
            for number_of_line, line in enumerate(lines, 1):
                if line.strip():
                    found = True
                    yield Source(file, number_of_line), _limited(line, file)
    except OSError as error:
        raise cannot("read", file, error) from error
    except ValueError as error:  # no file can have that name
        raise cannot("read", file, OSError(errno.EINVAL, str(error))) from error
    if not found:
        raise DataFault(Source(file).fault(usage.trouble("no record")))


def _limited(text: bytes, file: str) -> bytes:
    if len(text) > MOST_BYTES:
        raise cannot("read", file, OSError(errno.EFBIG, ""))
    return text


class _Checker:
    """Prints a ledger, or a line of JSON, for each record, and the faults as errors.

    Attributes:
        good: whether no fault has been found so far.
    """

    def __init__(self, console: Console, errors: Console, *, as_json: bool) -> None:
        self._console = console
        self._errors = errors
        self._as_json = as_json
        self.good = True

    def check(self, source: Source, text: bytes) -> None:
        """Check a record and print it, or its fault."""
        try:
            recorded = read(text)
        except RecordError as error:
            said = record_fault(error)
            facts = {"hand": error.hand, "action": error.action, "reason": error.reason.name}
            self.refuse(source, source.fault(said), fault=said, **facts)
            return
        if self._as_json:
            self._say_json({**source.as_json(), "ok": True, **summary(recorded.match)})
        else:
            self._console.say(source.name)
            self._console.say_all(ledger(recorded))
            self._console.say()

    def refuse(self, source: Source, said: str, **facts: object) -> None:
        """Print what is at fault."""
        self.good = False
        self._errors.say(said)
        if self._as_json:
            self._say_json({**source.as_json(), "ok": False, "fault": said, **facts})

    def _say_json(self, data: Mapping[str, object]) -> None:
        self._console.say(json.dumps(data))


def ledger(recorded: Recorded) -> list[str]:
    """Return the hands of a match with all points, and who won."""
    match = recorded.match
    names = naming.default_names(match.setup.seats)
    seats = seats_of_record(recorded.source.get("players"), match.setup.seats, names)
    return Narrator(match.setup, [seat.name for seat in seats]).ledger.match_lines(match)


def summary(match: Match) -> dict[str, Any]:
    """Return the ledger of a match for JSON."""
    setup = match.setup
    return {
        "profile": setup.profile.key,
        "seats": setup.seats,
        "partners": setup.partners,
        "target": setup.target,
        "complete": match.is_over,
        "winner": match.winner,
        "scores": numbers(match.scores),
        "hands": [_hand(finished) for finished in match.finished],
    }


def _hand(finished: FinishedHand) -> dict[str, Any]:
    settlement = finished.settlement
    return {
        "leader": finished.hand.leader,
        "actions": len(finished.hand.events),
        "end": settlement.end.value,
        "winner": settlement.winner,
        "left": list(settlement.left),
        "played": numbers(finished.played),
        "settlement": numbers(settlement.points),
        "scores": numbers(finished.scores),
    }
