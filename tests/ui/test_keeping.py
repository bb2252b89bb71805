"""The running match outlasts the program, and trouble with the disk is told once."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from dominoes_qt.app import WindowOptions
from dominoes_qt.app import _folder as folder_of
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.narrate import kept
from dominoes_qt.narrate.language import Languages
from dominoes_qt.players.levels import LEVELS
from dominoes_qt.session.errors import FileError, FileReason
from dominoes_qt.session.history.rows import Result
from dominoes_qt.session.saves import slots
from dominoes_qt.session.seats import Kind, Seat
from dominoes_qt.session.session import Session
from dominoes_qt.ui.actions import Key
from dominoes_qt.ui.dialogs import DialogKey
from dominoes_qt.ui.history.dialog import HistoryDialog
from dominoes_qt.ui.keeping import Keeping
from dominoes_qt.ui.main_window import MainWindow, Page
from dominoes_qt.ui.settings import Settings, Speed
from dominoes_qt.ui.table import Table

Start = Callable[..., MainWindow]
Role = QMessageBox.ButtonRole
PEOPLE = (Seat("Ana", Kind.PERSON), Seat("Beto", Kind.PERSON))
AGAINST = (Seat("Ana", Kind.PERSON), Seat("Beto", Kind.COMPUTER, "easy"))


@pytest.fixture
def start(
    qtbot: QtBot,
    with_roles: QApplication,
    preferences: Settings,
    languages: Languages,
    tmp_path: Path,
) -> Start:
    """Return what starts the program on a folder, as often as is wanted."""

    def stop(window: MainWindow) -> None:
        if window.table is not None:
            window.table.game.close()
        window.lasting.close()
        window.leaving.is_agreed = True

    def make(folder: Path = tmp_path, *, at_once: bool = True) -> MainWindow:
        window = MainWindow(with_roles, preferences, languages, LEVELS, Keeping(folder))
        window.cover_page.settling = 0
        qtbot.addWidget(window, before_close_func=stop)
        window.show()
        window.lasting.open(at_once=at_once)
        return window

    return make


def begin(window: MainWindow, seats: tuple[Seat, ...] = AGAINST, target: int | None = 50) -> Table:
    setup = Setup.make("all-fives", 2, target=target, first_leader=0)
    window.begin(setup, seats, 7, seed=1)
    assert window.table is not None
    return window.table


def crash(window: MainWindow) -> None:
    """Let go of the files as a kill does, without anything being saved."""
    assert window.table is not None
    window.table.game.close()
    window.lasting.forget()
    window.lasting.keeping.close()


def act(table: Table) -> None:
    turn = table.session.turn
    assert turn is not None
    view = table.session.view(turn)
    assert view is not None
    table.game.submit(turn, view.legal[0])


def record_of(window: MainWindow) -> object:
    assert window.table is not None
    return window.table.session.record()


def test_a_match_goes_on_after_a_crash_to_the_last_action(start: Start) -> None:
    window = start()
    table = begin(window)
    window.settings.change(speed=Speed.KEY)
    act(table)
    before, version = record_of(window), table.session.key
    crash(window)
    after = start()
    assert after.page is Page.TABLE
    assert after.table is not None
    assert after.table.session.key == version
    assert record_of(after) == before
    assert after.table.session.can_undo


def test_what_is_chosen_and_how_the_board_is_seen_come_back(start: Start, qtbot: QtBot) -> None:
    window = start()
    table = begin(window)
    assert window.table_page is not None
    window.table_page.board.rotate_quarter()
    window.table_page.board.zoom_in()
    camera = window.table_page.board.goal
    play = table.choice.plays[0]
    table.choice.choose_end(play.end, play.tile)
    action = table.choice.action
    assert action is not None
    autosave = window.lasting._autosave
    assert autosave is not None
    qtbot.waitUntil(lambda: not autosave._soon.isActive())
    crash(window)
    after = start()
    assert after.table is not None
    assert after.table_page is not None
    assert after.table.choice.action == action
    assert after.table_page.board.goal.turn == pytest.approx(camera.turn)
    assert after.table_page.board.goal.zoom == pytest.approx(camera.zoom)


def test_with_several_people_the_cover_comes_first(start: Start) -> None:
    window = start()
    begin(window, PEOPLE)
    crash(window)
    after = start()
    assert after.page is Page.COVER
    assert after.table is not None
    assert after.table.viewer is None


def test_two_windows_do_not_share_a_save(start: Start) -> None:
    first = start()
    begin(first)
    second = start()
    assert second.page is Page.START
    table = begin(second)
    for window in (first, second):
        crash(window)
    third, fourth = start(), start()
    keys = {each.table.session.key for each in (third, fourth) if each.table is not None}
    assert table.session.key in keys
    assert len(keys) == 2


def test_a_match_that_is_not_wanted_now_stays(start: Start) -> None:
    window = start()
    old = begin(window).session.key
    crash(window)
    other = start()
    crash(other)
    other.table = None
    other.lasting.keeping.open(LEVELS)
    new = begin(other).session.key
    crash(other)
    found = {each.table.session.key for each in (start(), start()) if each.table is not None}
    assert found == {old, new}


def test_closing_asks_only_when_the_match_is_not_safe(start: Start, tmp_path: Path) -> None:
    window = start()
    begin(window)
    window.close()
    assert not window.isVisible()
    assert list((tmp_path / "saves").glob("match-*.json"))


def test_another_match_is_begun_only_after_a_question(start: Start, qtbot: QtBot) -> None:
    window = start()
    key = begin(window).session.key
    window.actions_table[Key.NEW].trigger()
    window.setup_page.start.click()
    box = window.findChild(QMessageBox)
    assert box is not None
    assert window.table is not None
    assert window.table.session.key == key
    away = next(each for each in box.buttons() if box.buttonRole(each) is Role.AcceptRole)
    away.click()
    assert window.table.session.key != key


def test_where_matches_are_kept(tmp_path: Path) -> None:
    assert folder_of(WindowOptions(folder=tmp_path)) == tmp_path
    beside = folder_of(WindowOptions(settings_file=tmp_path / "own.ini"))
    assert beside == tmp_path / "own.data"
    assert folder_of(WindowOptions()).is_absolute()


def test_a_damaged_save_is_told_and_set_aside(start: Start, tmp_path: Path, qtbot: QtBot) -> None:
    folder = tmp_path / "saves"
    folder.mkdir()
    (folder / "match-1.json").write_bytes(b'{"format": "domino-record/1", "prof')
    window = start()
    qtbot.waitUntil(window.start_page.notice.isVisible)
    assert "A saved match cannot be used" in window.start_page.notice.text()
    assert "set aside" in window.start_page.notice.text()
    assert window.page is Page.START
    begin(window)


def test_a_save_of_a_newer_version_is_told_as_such(
    start: Start, tmp_path: Path, qtbot: QtBot
) -> None:
    folder = tmp_path / "saves"
    folder.mkdir()
    (folder / "match-1.json").write_bytes(b'{"format": "domino-record/9"}')
    window = start()
    qtbot.waitUntil(window.start_page.notice.isVisible)
    assert "a newer version of the game has made it" in window.start_page.notice.text()
    assert (folder / "match-1.set-aside-1.json").read_bytes() == b'{"format": "domino-record/9"}'


def test_a_disk_that_fails_is_told_once_and_tried_again(
    start: Start, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    window = start()
    told: list[str] = []
    window.lasting.keeping.troubled.connect(lambda tell: told.append(tell()))
    table = begin(window)
    full = FileError(FileReason.FULL)

    def refuse(*_arguments: object, **_more: object) -> None:
        raise full

    with monkeypatch.context() as patched:
        patched.setattr("dominoes_qt.session.saves.store.write_whole", refuse)
        act(table)
        table.game.undo()
        assert [text for text in told if "disk is full" in text] == told[:1]
        assert len(told) == 1
        assert not window.lasting.keeping.is_safe
        assert window.lasting.keeping._timer.isActive()
    window.lasting.keeping.retry()
    assert window.lasting.keeping.is_safe
    assert not window.lasting.keeping._timer.isActive()


def test_a_finished_match_is_in_the_history_also_after_a_crash(start: Start) -> None:
    window = start()
    table = begin(window, target=25)
    window.settings.change(speed=Speed.INSTANT)
    for _ in range(400):
        if table.session.is_over:
            break
        if table.session.between_hands:
            table.game.next_hand()
        else:
            act(table)
    assert table.session.is_over
    rows = window.lasting.keeping.history.rows()
    assert [row.key for row in rows] == [table.session.key]
    assert rows[0].result in (Result.WON, Result.LOST)
    crash(window)
    after = start()
    assert after.page is Page.START
    assert after.start_page.resume_button.isVisible()
    assert len(after.lasting.keeping.history.rows()) == 1
    after.start_page.resume_button.click()
    assert after.table is not None
    assert after.table.session.is_over


def test_a_damaged_history_makes_way_for_a_new_one(start: Start, tmp_path: Path) -> None:
    (tmp_path / "history.sqlite").write_bytes(b"no database" * 100)
    window = start()
    told: list[str] = []
    window.lasting.keeping.troubled.connect(lambda tell: told.append(tell()))
    assert window.lasting.keeping.history.count() == 0
    assert len(told) == 1
    assert "The history cannot be used: it is damaged." in told[0]
    assert "set aside" in told[0]
    assert not window.lasting.keeping.history.in_memory


def test_a_history_that_turns_out_to_be_damaged_is_replaced(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = start()
    before = window.lasting.keeping.history
    told: list[str] = []
    window.lasting.keeping.troubled.connect(lambda tell: told.append(tell()))

    def refuse(*_arguments: object) -> int:
        raise FileError(FileReason.DAMAGED, before.path)

    monkeypatch.setattr(before, "count", refuse)
    window.open(DialogKey.HISTORY)
    assert isinstance(window.dialog, HistoryDialog)
    assert "it is damaged" in window.dialog.status.text()
    assert window.lasting.keeping.history is not before
    assert len(told) == 1
    said: list[str] = []
    window.dialog._announce = said.append
    for _ in range(2):
        window.dialog._failed(FileError(FileReason.FULL))
    assert len(told) == 2
    assert len(said) == 1


@pytest.mark.parametrize("reason", FileReason)
@pytest.mark.parametrize("language", ["en", "es"])
def test_every_reason_is_told(languages: Languages, reason: FileReason, language: str) -> None:
    languages.use(language)
    error = FileError(reason, Path("some") / "match-1.json", key="deal", level="x", step=3)
    for tell in (kept.save_fault, kept.history_fault, kept.record_file_fault):
        text = tell(error)
        assert text.endswith(".")
        assert "{" not in text
        assert "some" not in text


def test_a_folder_that_is_full_of_matches_is_not_called_in_use(tmp_path: Path) -> None:
    for number in range(1, slots.MOST_SLOTS + 1):
        (tmp_path / f"match-{number}.json").touch()
    with pytest.raises(FileError) as caught:
        slots.empty_slot(tmp_path)
    assert kept.save_fault(caught.value) == (
        "The match cannot be saved: 16 unfinished matches are kept already. "
        "It goes on, and saving is tried again."
    )


PLAY = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from dominoes_qt import app
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.session.seats import Kind, Seat
from dominoes_qt.ui.main_window import MainWindow
from dominoes_qt.ui.settings import Speed

begin = MainWindow.begin
def fast(window, *arguments, **more):
    window.settings.change(speed=Speed.INSTANT)
    begin(window, *arguments, **more)
    window.table.game.happened.connect(
        lambda events: print(window.table.session.key, window.table.session.version, flush=True))
MainWindow.begin = fast
seats = tuple(Seat(name, Kind.COMPUTER, "easy") for name in "AB")
folder = Path(sys.argv[1])
app.main(app.WindowOptions(setup=Setup.make("draw", 2, target=500), seats=seats, deal=5, seed=1,
                           settings_file=folder / "s.ini", folder=folder))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="kills as POSIX does")
def test_a_killed_process_loses_nothing_that_was_shown(tmp_path: Path) -> None:
    script = tmp_path / "play.py"
    script.write_text(PLAY)
    arguments = [sys.executable, str(script), str(tmp_path)]
    surroundings = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True, env=surroundings) as play:
        assert play.stdout is not None
        lines = [play.stdout.readline() for _ in range(12)]
        time.sleep(0.05)
        play.send_signal(signal.SIGKILL)
        lines += play.stdout.read().splitlines()
    key, shown = [line for line in lines if line.strip()][-1].split()
    keeping = Keeping(tmp_path)
    keeping.open(LEVELS)
    found = keeping.take(LEVELS)
    keeping.close()
    assert found is not None
    session: Session = found[0]
    assert session.key == key
    assert len(session.timeline.past) - 1 >= int(shown)
