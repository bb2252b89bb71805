"""Disks that refuse and files of other origin, through the window: told once, and play goes on."""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from dominoes_qt.session.session import Session
from dominoes_qt.ui.dialogs import DialogKey
from dominoes_qt.ui.history.dialog import HistoryDialog
from dominoes_qt.ui.main_window import MainWindow, Page
from dominoes_qt.ui.settings import Speed
from dominoes_qt.ui.table import Table
from tests.session.saves.test_store_disk import fill, small_disk
from tests.ui.test_history import MATCHES
from tests.ui.test_keeping import Start, act, begin, start

__all__ = ["small_disk", "start"]


def heard(window: MainWindow) -> list[str]:
    """Return a list to which everything is added that is told from now on."""
    told: list[str] = []
    window.lasting.keeping.troubled.connect(lambda tell: told.append(tell()))
    return told


def play_out(table: Table) -> None:
    for _ in range(400):
        if table.session.is_over:
            return
        if table.session.between_hands:
            table.game.next_hand()
        else:
            act(table)
    raise AssertionError("too long a match")


def test_a_home_that_cannot_be_written_is_told_once(
    start: Start, tmp_path: Path, qtbot: QtBot
) -> None:
    home = tmp_path / "home"
    home.write_bytes(b"no folder")
    window = start(home)
    qtbot.waitUntil(window.start_page.notice.isVisible)
    assert window.start_page.notice.text() == (
        "The match cannot be saved: the folder or file is not there. It goes on, and saving is"
        " tried again."
    )
    told = heard(window)
    table = begin(window, target=25)
    window.settings.change(speed=Speed.INSTANT)
    play_out(table)
    assert len(told) == 1
    assert told[0].startswith("The history cannot be written: ")
    assert window.lasting.keeping._timer.isActive()
    home.unlink()
    window.lasting.keeping.retry()
    assert window.lasting.keeping.is_safe
    assert not window.lasting.keeping.history.in_memory
    assert [row.key for row in window.lasting.keeping.history.rows()] == [table.session.key]
    assert (home / "saves" / "match-1.json").exists()
    assert len(told) == 1


def test_no_log_is_told_once_and_all_else_is_kept(
    start: Start, tmp_path: Path, qtbot: QtBot
) -> None:
    (tmp_path / "logs").write_bytes(b"")
    window = start()
    qtbot.waitUntil(window.start_page.notice.isVisible)
    said = "Errors of the program cannot be written down: "
    assert window.start_page.notice.text().startswith(said)
    told = heard(window)
    begin(window)
    assert window.lasting.keeping.is_safe
    assert told == []


def test_a_folder_that_goes_away_while_playing_is_made_again(start: Start, tmp_path: Path) -> None:
    window = start()
    table, told = begin(window), heard(window)
    (tmp_path / "saves").rename(tmp_path / "gone")
    act(table)
    assert window.lasting.keeping.is_safe
    assert told == []
    assert json.loads((tmp_path / "saves" / "match-1.json").read_text())["app"]["past"]


def test_a_disk_that_is_full(start: Start, small_disk: Path, qtbot: QtBot) -> None:
    window = start(small_disk)
    told = heard(window)
    table = begin(window, target=100)
    window.settings.change(speed=Speed.INSTANT)
    filler = small_disk / "filler"
    fill(filler)
    play_out(table)
    assert [text for text in told if text.startswith("The match cannot be saved: ")] == told[:1]
    assert len(told) == 2
    assert "the disk is full" in told[0]
    filler.unlink()
    window.lasting.keeping.retry()
    window.lasting.keeping.retry()
    assert window.lasting.keeping.is_safe
    assert [row.key for row in window.lasting.keeping.history.rows()] == [table.session.key]


def session() -> Session:
    return MATCHES[0]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (b'"profile": "whist"', "there is no profile “whist”"),
        (b'"profile": "block", "profile": "draw"', "“profile” is there twice"),
    ],
)
def test_a_save_of_another_program_is_told_and_kept(
    start: Start, tmp_path: Path, qtbot: QtBot, change: bytes, said: str
) -> None:
    (tmp_path / "saves").mkdir()
    content = json.dumps(session().record()).encode().replace(b'"profile": "block"', change)
    (tmp_path / "saves" / "match-1.json").write_bytes(content)
    window = start()
    qtbot.waitUntil(window.start_page.notice.isVisible)
    assert said in window.start_page.notice.text()
    assert (tmp_path / "saves" / "match-1.set-aside-1.json").read_bytes() == content
    assert window.page is Page.START


def opened(window: MainWindow) -> HistoryDialog:
    window.open(DialogKey.HISTORY)
    assert isinstance(window.dialog, HistoryDialog)
    return window.dialog


def leave(window: MainWindow, folder: Path) -> None:
    """Close the files, and leave only the history: a match that is over would be listed anew."""
    window.lasting.close()
    shutil.rmtree(folder / "saves")


def test_a_history_of_a_newer_version_is_left_alone(start: Start, tmp_path: Path) -> None:
    path = tmp_path / "history.sqlite"
    window = start()
    play_out(begin(window, target=25))
    leave(window, tmp_path)
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA user_version = 9")
    before = path.read_bytes()
    later = start()
    told = heard(later)
    assert opened(later).model.total == 0
    opened(later)
    assert told == [
        "The history cannot be used: a newer version of the game has made it. A new one is used."
    ]
    assert path.read_bytes() == before


@pytest.mark.parametrize("cut", [0.3, 0.5])
def test_a_truncated_history_is_set_aside_as_it_was(
    start: Start, tmp_path: Path, cut: float
) -> None:
    path = tmp_path / "history.sqlite"
    window = start()
    play_out(begin(window, target=25))
    leave(window, tmp_path)
    content = path.read_bytes()
    content = content[: int(len(content) * cut)]
    path.write_bytes(content)
    later = start()
    told = heard(later)
    dialog = opened(later)
    assert dialog.model.total == 0
    assert len(told) == 1
    assert "it is damaged" in told[0]
    assert (tmp_path / "history.set-aside-1.sqlite").read_bytes() == content


def test_a_history_of_another_set_of_profiles_is_listed(start: Start, tmp_path: Path) -> None:
    window = start()
    play_out(begin(window, target=25))
    leave(window, tmp_path)
    with closing(sqlite3.connect(tmp_path / "history.sqlite")) as database:
        database.execute("UPDATE matches SET profile = 'whist'")
        database.commit()
    later = start()
    dialog = opened(later)
    assert dialog.model.total == 1
    assert "whist" in dialog.model.cells(0)[1]
    assert dialog.lines_model.count() == 1
