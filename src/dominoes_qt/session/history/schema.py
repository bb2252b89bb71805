"""The database of the history: its tables, its versions, and how it is opened.

A file is first looked at through a connection that cannot write, so that one of a newer
version, or one that is damaged, is refused as it lies.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from dominoes_qt.session.errors import FileError, FileReason

APPLICATION = 0x646F6D69
"""What `application_id` of the file says: whose it is."""

Migration = tuple[str, ...]

_FIRST = (
    """
    CREATE TABLE matches (
        id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, digest TEXT NOT NULL,
        finished INTEGER NOT NULL, deleted INTEGER,
        profile TEXT NOT NULL, seats INTEGER NOT NULL, partners INTEGER NOT NULL,
        target INTEGER, deal TEXT, names TEXT NOT NULL, levels TEXT NOT NULL,
        result TEXT NOT NULL, scores TEXT NOT NULL, winner INTEGER, side INTEGER, margin REAL,
        hands INTEGER NOT NULL, blocked INTEGER NOT NULL, best INTEGER
    )
    """,
    "CREATE INDEX matches_by_time ON matches (finished)",
    """
    CREATE TABLE opponents (
        match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE, level TEXT NOT NULL,
        PRIMARY KEY (match, level)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE records (
        match INTEGER PRIMARY KEY REFERENCES matches ON DELETE CASCADE, body BLOB NOT NULL
    )
    """,
)

MIGRATIONS: tuple[Migration, ...] = (_FIRST,)
"""Entry n leads from version n to n + 1. What has been released is never changed, not even its
spaces: the schema of a file is compared with it. Nothing is renamed, since releases of SQLite
differ in how they write that down.
"""

_REASONS = {
    sqlite3.SQLITE_FULL: FileReason.FULL,
    sqlite3.SQLITE_READONLY: FileReason.FORBIDDEN,
    sqlite3.SQLITE_PERM: FileReason.FORBIDDEN,
    sqlite3.SQLITE_AUTH: FileReason.FORBIDDEN,
    sqlite3.SQLITE_BUSY: FileReason.BUSY,
    sqlite3.SQLITE_LOCKED: FileReason.BUSY,
    sqlite3.SQLITE_IOERR: FileReason.DISK,
    sqlite3.SQLITE_NOMEM: FileReason.DISK,
}


@contextmanager
def telling_faults(path: Path) -> Iterator[None]:
    """Turn errors of the database into errors of the session.

    Raises:
        FileError: the database is damaged, or the disk refused something.
    """
    try:
        yield
    except (sqlite3.ProgrammingError, sqlite3.InterfaceError):
        raise  # a mistake of ours
    except sqlite3.Error as error:
        raise FileError(_reason(error, path), path) from error
    except UnicodeDecodeError as error:  # the text of an error quotes what is in the file
        raise FileError(FileReason.DAMAGED, path) from error


def _reason(error: sqlite3.Error, path: Path) -> FileReason:
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    if code == sqlite3.SQLITE_CANTOPEN:
        return FileReason.FORBIDDEN if path.parent.is_dir() else FileReason.MISSING
    return _REASONS.get(code, FileReason.DAMAGED)


def connect(path: Path) -> sqlite3.Connection:
    """Return a connection to a history of the present version, made or migrated if need be.

    Raises:
        FileError: it is newer, damaged, or the disk refuses it; it is left as it was.
    """
    with telling_faults(path):
        if path.exists() or path.is_symlink():
            _look_at(path)
        return _prepared(sqlite3.connect(path, timeout=2, isolation_level=None), path)


def connect_in_memory() -> sqlite3.Connection:
    """Return a connection to an empty history that is on no disk."""
    return _prepared(sqlite3.connect(":memory:", isolation_level=None), Path(":memory:"))


def _prepared(connection: sqlite3.Connection, path: Path) -> sqlite3.Connection:
    try:
        for pragma in ("foreign_keys = ON", "trusted_schema = OFF", "synchronous = FULL"):
            connection.execute(f"PRAGMA {pragma}")
        with suppress(sqlite3.OperationalError):  # while another instance is at it
            connection.execute("PRAGMA journal_mode = WAL").fetchone()
        _migrate(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection


def _look_at(path: Path) -> None:
    """Refuse what is not a history, or not of a version that we know."""
    if not path.is_file():
        raise FileError(FileReason.NOT_A_FILE, path)
    address = f"{path.resolve().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, timeout=2, uri=True)) as connection:
        version = _number(connection, "user_version")
        tables = _tables(connection)
        if not version and not tables:
            return
        if _number(connection, "application_id") != APPLICATION or version < 1:
            raise FileError(FileReason.DAMAGED, path)
        if version > len(MIGRATIONS):
            raise FileError(FileReason.NEWER, path, found=version, known=len(MIGRATIONS))
        if tables != _tables_of_version(version):
            raise FileError(FileReason.DAMAGED, path)


def _tables_of_version(version: int) -> set[tuple[str, ...]]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        for migration in MIGRATIONS[:version]:
            for statement in migration:
                connection.execute(statement)
        return _tables(connection)


def _tables(connection: sqlite3.Connection) -> set[tuple[str, ...]]:
    """Return all that the schema has; a trigger or a view of a stranger is among it."""
    found = connection.execute(
        "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
    )
    return set(found.fetchall())


def _migrate(connection: sqlite3.Connection, path: Path) -> None:
    if _number(connection, "user_version") == len(MIGRATIONS):
        return
    with changing(connection):
        version = _number(connection, "user_version")  # another instance may have been quicker
        if version > len(MIGRATIONS):
            raise FileError(FileReason.NEWER, path, found=version, known=len(MIGRATIONS))
        for migration in MIGRATIONS[version:]:
            for statement in migration:
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    return int(connection.execute(f"PRAGMA {pragma}").fetchone()[0])


@contextmanager
def changing(connection: sqlite3.Connection) -> Iterator[None]:
    """Do all of some changes, or none of them."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):  # some troubles have rolled it back already
            connection.execute("ROLLBACK")
        raise
