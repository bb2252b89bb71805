"""The list of finished matches: adding, listing, statistics, deleting and taking that back."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from dominoes_qt.engine.profiles import PROFILES
from dominoes_qt.engine.record import Recorded
from dominoes_qt.session.errors import FileError, FileReason
from dominoes_qt.session.history import queries
from dominoes_qt.session.history import rows as rows_
from dominoes_qt.session.history.rows import Line, Row, Sort, Wanted
from dominoes_qt.session.history.schema import (
    changing,
    connect,
    connect_in_memory,
    telling_faults,
)
from dominoes_qt.session.history.summary import Entry, entry, entry_of, unpacked
from dominoes_qt.session.saves.document import kept_app, read_record
from dominoes_qt.session.saves.files import make_folder
from dominoes_qt.session.session import Session

ALL = Wanted()


class History:
    """The matches that have ended. It belongs to the thread that has opened it.

    All methods may raise `FileError`: the disk refuses, or the file turns out to be damaged.

    Attributes:
        path: where it is, or should be.
        in_memory: whether it is on no disk, so that it ends with the program.
    """

    def __init__(self, path: Path, connection: sqlite3.Connection | None) -> None:
        """Use an open database; without one, hold everything in memory."""
        self.path = path
        self.in_memory = connection is None
        self._database = connection or connect_in_memory()

    def close(self) -> None:
        """Let the file go."""
        with suppress(sqlite3.Error):
            self._database.close()

    def retry(self) -> FileError | None:
        """Move a history that is in memory to its file; return why that is not possible yet."""
        if not self.in_memory:
            return None
        try:
            make_folder(self.path.parent)
            target = History(self.path, connect(self.path))
        except FileError as error:
            return error
        try:
            for row in self.rows(limit=-1):
                target._store(self._entry_of(row.id), row.when)
        except FileError as error:
            target.close()
            return error
        self._database.close()
        self._database, self.in_memory = target._database, False
        return None

    def check(self) -> None:
        """Look at every page of the file: for another thread, on a history of its own."""
        with self._reading() as database:
            found = database.execute("PRAGMA quick_check(1)").fetchone()
        if found != ("ok",):
            raise FileError(FileReason.DAMAGED, self.path)

    # Adding

    def add(self, session: Session, when: datetime) -> int:
        """Add a match that is over and return its id; an earlier end of it is replaced.

        `when` has to know its zone.
        """
        if not session.is_over:
            raise FileError(FileReason.UNFINISHED, self.path)
        record = session.record()
        record["app"] = kept_app(record) | {
            "match": session.key,
            "deal": session.number,
            "finished": when.astimezone(UTC).isoformat(timespec="milliseconds"),
        }
        match = session.timeline.past[-1].match
        return self._store(entry(match, session.seats, record), when)

    def add_entry(self, new: Entry, when: datetime) -> tuple[int, bool]:
        """Add a match of other origin; return its id, and whether it was there already.

        `when` is taken where the record does not tell when the match ended. It never takes the
        place of another one.
        """
        found = self._find(new.columns["key"])
        if found is not None and found[1] != new.columns["digest"]:
            new = replace(new, columns={**new.columns, "key": new.columns["digest"]})
            found = self._find(new.columns["key"])
        if found is not None:
            self.undelete([found[0]])
            return found[0], True
        return self._store(new, new.finished or when), False

    def _find(self, key: object) -> tuple[int, str] | None:
        """Return the id and the digest of the match with that name."""
        query = "SELECT id, digest FROM matches WHERE key = ?"
        with self._reading() as database:
            found: tuple[int, str] | None = database.execute(query, (key,)).fetchone()
        return found

    def _store(self, new: Entry, when: datetime) -> int:
        columns = {**new.columns, "finished": rows_.milliseconds(when)}
        with self._changing() as database:
            old = database.execute("SELECT id FROM matches WHERE key = :key", columns).fetchone()
            if old is not None:
                database.execute("DELETE FROM matches WHERE id = ?", old)
            columns["id"] = old[0] if old else None
            added = database.execute(queries.ADD, columns).lastrowid
            assert added is not None
            database.executemany(
                "INSERT INTO opponents (match, level) VALUES (?, ?)",
                [(added, level) for level in new.levels],
            )
            database.execute("INSERT INTO records (match, body) VALUES (?, ?)", (added, new.body))
        return added

    # Listing

    def rows(
        self,
        wanted: Wanted = ALL,
        sort: Sort = Sort.WHEN,
        *,
        descending: bool = True,
        limit: int = 100,
        offset: int = 0,
    ) -> list[Row]:
        """Return some of the matches in order; no record is looked into."""
        query = queries.listing(sort, descending)
        values = {**wanted.parameters, "limit": limit, "offset": offset}
        with self._reading() as database:
            return [rows_.row(found) for found in database.execute(query, values)]

    def count(self, wanted: Wanted = ALL) -> int:
        """Return how many matches there are."""
        with self._reading() as database:
            return int(database.execute(queries.COUNT, wanted.parameters).fetchone()[0])

    def profiles(self) -> list[str]:
        """Return the profiles that are among the matches, in the order of `PROFILES`."""
        with self._reading() as database:
            found = {row[0] for row in database.execute(queries.PROFILES)}
        return [key for key in PROFILES if key in found]

    def levels(self) -> list[str]:
        """Return the levels of opponents that are among the matches."""
        with self._reading() as database:
            return [str(row[0]) for row in database.execute(queries.LEVELS)]

    def statistics(self, wanted: Wanted = ALL) -> list[Line]:
        """Return how the matches went by profile and level.

        A match against several levels is told in the line of each of them. Matches of
        computers alone are left out, unless it is these that are wanted.
        """
        with self._reading() as database:
            found = database.execute(queries.STATISTICS, wanted.parameters)
            lines = [rows_.line(values) for values in found]
        places = {key: place for place, key in enumerate(PROFILES)}
        return sorted(lines, key=lambda line: places.get(line.profile, len(places)))

    def packed(self, match: int) -> Callable[[], Recorded] | None:
        """Return what checks the record of a match by replay and returns it.

        It takes as long as the match, and may be called in any thread. `None` if the match is
        not there.
        """
        body = self._body(match)
        return None if body is None else lambda: read_record(unpacked(body, self.path), self.path)

    def text(self, match: int) -> bytes | None:
        """Return the JSON text of a record as it lies there."""
        body = self._body(match)
        return None if body is None else unpacked(body, self.path)

    def _body(self, match: int) -> bytes | None:
        with self._reading() as database:
            found = database.execute(
                "SELECT body FROM records WHERE match = ?", (match,)
            ).fetchone()
        if found is None:
            return None
        if not isinstance(found[0], bytes):
            raise FileError(FileReason.DAMAGED, self.path)
        return found[0]

    def _entry_of(self, match: int) -> Entry:
        packed = self.packed(match)
        assert packed is not None
        return entry_of(packed(), self.path)

    # Deleting

    def delete(self, matches: Sequence[int], when: datetime) -> None:
        """Delete matches; until `purge` they can come back."""
        self._mark(matches, rows_.milliseconds(when))

    def undelete(self, matches: Sequence[int]) -> None:
        """Bring back matches that were deleted."""
        self._mark(matches, None)

    def _mark(self, matches: Iterable[int], value: int | None) -> None:
        with self._changing() as database:
            database.executemany(
                "UPDATE matches SET deleted = ? WHERE id = ?",
                [(value, match) for match in matches],
            )

    def purge(self, before: datetime) -> None:
        """Forget for good what was deleted before that moment."""
        with self._changing() as database:
            database.execute("DELETE FROM matches WHERE deleted < ?", (rows_.milliseconds(before),))

    # Faults

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        try:
            with telling_faults(self.path):
                yield self._database
        except (ValueError, TypeError, OverflowError) as error:
            raise FileError(FileReason.DAMAGED, self.path) from error

    @contextmanager
    def _changing(self) -> Iterator[sqlite3.Connection]:
        with self._reading() as database, changing(database):
            yield database
