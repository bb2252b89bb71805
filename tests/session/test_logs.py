"""Logs and details hold no hidden tiles."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings

from dominoes_qt.engine.actions import End, Play
from dominoes_qt.engine.errors import IllegalAction
from dominoes_qt.engine.match import Match
from dominoes_qt.engine.tiles import ALL_TILES, Tile
from dominoes_qt.session import logs
from dominoes_qt.session.errors import FileError, FileReason
from dominoes_qt.session.logs import FILE, Log, details, without_tiles
from tests.engine.strategies import matches
from tests.session.test_session import session_of


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Log]:
    """A log in a folder that is made for it."""
    log = Log(tmp_path / "logs")
    yield log
    log.close()
    log.close()


def caught() -> IllegalAction:
    """Return an error whose facts name the tiles of a hand."""
    session = session_of("block", 2, 2)
    assert session.turn is not None
    view = session.view(1 - session.turn)
    assert view is not None
    with pytest.raises(IllegalAction) as found:
        session.submit(session.turn, Play(view.tiles[0], End.START))
    assert re.search(r"Tile|\d-\d", str(found.value))
    return found.value


def test_an_error_is_told_by_type_reason_and_place(log: Log, tmp_path: Path) -> None:
    assert log.fault is None
    error = caught()
    text = details(error)
    assert "IllegalAction: NOT_HELD" in text
    assert "\n  dominoes_qt/session/session.py:" in text
    assert not re.search(r"Tile|\d-\d", text)
    try:
        raise KeyError(Tile(6, 4)) from error
    except KeyError:
        logging.getLogger("dominoes_qt.ui").exception("Lost: %s %s", Tile(6, 4), "2-1")
    written = (tmp_path / "logs" / FILE).read_text("utf-8")
    assert "ERROR Lost: * *" in written
    assert "KeyError" in written
    assert "IllegalAction: NOT_HELD" in written
    assert not re.search(r"Tile|(?<![\d-])[0-6]-[0-6](?![\d-])", written)
    assert str(Path.home()) not in written


@settings(max_examples=20, deadline=None)
@given(match=matches(60))
def test_nothing_is_left_of_a_whole_match_in_a_line(match: Match) -> None:
    left = without_tiles(f"{match} {[str(tile) for tile in ALL_TILES]}")
    assert "Tile" not in left
    assert not re.search(r"'[0-6]-[0-6]'", left)
    hand = match.latest
    assert hand is not None
    for tiles in hand.position.hands:
        assert tiles < 1000 or not re.search(rf"\b{tiles}\b", left)
    assert without_tiles("2026-11-30 12:00:06,1-2") == "2026-11-30 12:00:06,*"


def test_each_kind_of_error() -> None:
    assert "OSError: errno 28" in details(OSError(28, "No space on /home/ana"))
    assert details(OSError("/home/ana")).endswith("\nOSError")
    assert details(FileError(FileReason.FULL)).endswith("\nFileError: FULL")
    first, second = ValueError(1), ValueError(2)
    first.__cause__, second.__cause__ = second, first
    assert details(first).count("ValueError") == 2
    third = ValueError(3)
    third.__context__ = KeyError(4)
    assert "KeyError" in details(third)
    third.__suppress_context__ = True
    assert "KeyError" not in details(third)


@pytest.mark.parametrize(
    ("path", "short"),
    [
        ("/home/ana/dominoes_qt/src/dominoes_qt/ui/table.py", "dominoes_qt/ui/table.py"),
        ("/home/ana/lib/site-packages/x/y.py", "site-packages/x/y.py"),
        ("/usr/lib/python3/json/decoder.py", "decoder.py"),
        ("", ""),
    ],
)
def test_paths_do_not_name_the_user(path: str, short: str) -> None:
    assert logs._short(path) == short


def test_logs_are_rotated(log: Log, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert log._handler is not None
    monkeypatch.setattr(log._handler, "maxBytes", 2000)
    for number in range(200):
        logging.getLogger("dominoes_qt").warning("line %d", number)
    names = sorted(path.name for path in (tmp_path / "logs").iterdir())
    assert names == [FILE, f"{FILE}.1", f"{FILE}.2", f"{FILE}.3"]
    assert all(path.stat().st_size <= 2000 for path in (tmp_path / "logs").iterdir())


def test_an_entry_without_an_error_in_it(log: Log, tmp_path: Path) -> None:
    logging.getLogger("dominoes_qt").error("bare", exc_info=(None, None, None))
    assert (tmp_path / "logs" / FILE).read_text("utf-8").endswith("ERROR bare\n")


def test_a_disk_that_refuses_gives_no_log(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    fault = Log(tmp_path / "file" / "logs").fault
    assert fault is not None
    assert fault.reason is FileReason.MISSING
    (tmp_path / FILE).mkdir()
    fault = Log(tmp_path).fault
    assert fault is not None
    assert fault.reason is FileReason.NOT_A_FILE


def test_a_disk_that_is_full_while_logging_is_no_trouble(
    log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(record: logging.LogRecord) -> bool:
        raise OSError(28, "full")

    assert log._handler is not None
    monkeypatch.setattr(log._handler, "shouldRollover", fail)
    logging.getLogger("dominoes_qt").warning("lost")
