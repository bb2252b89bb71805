"""The history and replays in the window."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.record import write
from dominoes_qt.players.base import Budget
from dominoes_qt.players.levels import LEVELS
from dominoes_qt.session.history.rows import Result, Sort, Wanted
from dominoes_qt.session.seats import Kind, Seat
from dominoes_qt.session.session import Session
from dominoes_qt.ui.dialogs import DialogKey
from dominoes_qt.ui.dialogs.keys_dialog import KeysDialog
from dominoes_qt.ui.history.dialog import HistoryDialog
from dominoes_qt.ui.history.matches import PAGE, MatchesModel
from dominoes_qt.ui.history.statistics import StatisticsModel
from dominoes_qt.ui.main_window import MainWindow, Page
from dominoes_qt.ui.replay.dialog import ReplayDialog, playable
from dominoes_qt.ui.replay.keys import ReplayKey
from tests.session.long_matches import long_match

WHEN = "2026-03-04T05:06:07+00:00"


def played(profile: str, number: int, level: str = "easy", seats: int = 2) -> Session:
    """Return a match that is over; the person plays as a computer does."""
    players = (
        Seat("Ana", Kind.PERSON),
        *(Seat(f"C{seat}", Kind.COMPUTER, level) for seat in range(1, seats)),
    )
    target = {"block": 25, "all-fives": 25, "classic": None}[profile]
    setup = Setup.make(profile, seats, target=target)
    session = Session(setup, players, number, levels=LEVELS, seed=number)
    while not session.is_over:
        request = session.request(Budget())
        if session.between_hands:
            session.next_hand()
        elif request is not None:
            session.answer(request, request.view.legal[0])
        else:
            turn = session.turn
            assert turn is not None
            view = session.view(turn)
            assert view is not None
            session.submit(turn, view.legal[0])
    return session


MATCHES = [played("block", 1), played("all-fives", 2, "medium", 3), played("classic", 3)]


@pytest.fixture
def with_history(window: MainWindow) -> MainWindow:
    """Return a window that has three matches behind it."""
    for session in MATCHES:
        window.lasting.keeping.history.add(session, datetime.fromisoformat(WHEN))
    return window


def opened(window: MainWindow) -> HistoryDialog:
    window.open(DialogKey.HISTORY)
    assert isinstance(window.dialog, HistoryDialog)
    return window.dialog


def replay_of(dialog: HistoryDialog, profile: str) -> ReplayDialog:
    rows = range(dialog.model.rowCount())
    found = [row for row in rows if dialog.model.cells(row)[1] == profile]
    dialog.open_match(found[0])
    assert dialog.replay is not None
    return dialog.replay


def test_the_models_keep_what_qt_asks_of_models(with_history: MainWindow, qtbot: QtBot) -> None:
    keeping = with_history.lasting.keeping
    matches, lines = MatchesModel(lambda: keeping.history), StatisticsModel()
    mode = QAbstractItemModelTester.FailureReportingMode.Fatal
    testers = [QAbstractItemModelTester(model, mode) for model in (matches, lines)]
    matches.show(Wanted(), Sort.WHEN)
    lines.show(keeping.history.statistics())
    assert (matches.rowCount(), lines.rowCount()) == (3, 3)
    matches.show(Wanted(profile="block"), Sort.BEST)
    assert matches.rowCount() == 1
    matches.retell()
    lines.retell()
    assert lines.cells(0)[2] == "1"
    assert len(testers) == 2


def test_many_matches_come_some_at_a_time(
    with_history: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    history = with_history.lasting.keeping.history
    record = MATCHES[0].record()
    file = tmp_path / "many.jsonl"
    for place in range(PAGE):
        record["players"][0]["name"] = f"P{place}"
        with file.open("a") as lines:
            lines.write(json.dumps(record) + "\n")
    dialog = opened(with_history)
    dialog.import_from(file)
    qtbot.waitUntil(lambda: not dialog.importer.is_busy)
    assert dialog.status.text() == f"{PAGE} matches imported."
    assert history.count() == PAGE + 3
    assert dialog.model.rowCount() == PAGE
    dialog.matches.selectAll()
    assert len(dialog.model.ids_of(dialog.matches.selected_rows)) == PAGE + 3
    dialog.model.fetchMore()
    assert dialog.model.rowCount() == PAGE + 3
    assert not dialog.model.canFetchMore()


def test_filters_leave_the_rest_out(with_history: MainWindow) -> None:
    dialog = opened(with_history)
    assert dialog.model.total == dialog.lines_model.count() == 3
    dialog.filters.level.choose("medium")
    assert [dialog.model.cells(0)[1], dialog.model.total] == ["All Fives", 1]
    assert dialog.lines_model.count() == 1
    dialog.filters.level.setCurrentIndex(0)
    dialog.filters.game.choose("block")
    assert dialog.model.total == 1
    dialog.filters.result.choose(Result.DRAWN)
    assert dialog.model.total == 0
    assert dialog.labels[0].text() == "0 matches"


def test_what_was_deleted_comes_back(with_history: MainWindow) -> None:
    dialog = opened(with_history)
    history = with_history.lasting.keeping.history
    dialog.matches.set_row(1)
    dialog.buttons.delete.click()
    assert (history.count(), dialog.model.total) == (2, 2)
    assert dialog.status.text() == "1 match deleted. Undo brings it back."
    dialog.buttons.undo.click()
    assert (history.count(), dialog.model.total) == (3, 3)
    assert not dialog.buttons.undo.isEnabled()


def test_an_empty_history_says_so(window: MainWindow, qtbot: QtBot) -> None:
    history = window.lasting.keeping.history
    dialog = opened(window)
    assert dialog.is_empty
    assert dialog.empty.isVisible()
    assert dialog.empty.text().startswith("No match is here yet. ")
    assert dialog.focusWidget() is dialog.buttons.take_in
    lists = (dialog.matches, dialog.lines, dialog.filters, *dialog.labels)
    assert not any(part.isVisible() for part in lists)
    history.add(MATCHES[0], datetime.fromisoformat(WHEN))
    dialog.refresh()
    assert all(part.isVisible() for part in lists)
    dialog.matches.setFocus()
    QTest.keyClick(dialog.matches, Qt.Key.Key_Delete)
    assert dialog.is_empty
    assert dialog.focusWidget() is dialog.buttons.undo
    dialog.undelete()
    assert not dialog.is_empty
    assert dialog.focusWidget() is dialog.matches
    assert dialog.matches.row == 0
    dialog.filters.result.choose(Result.DRAWN)
    assert dialog.model.total == 0
    assert not dialog.is_empty, "there are matches, but none of those wanted"


def test_records_go_out_and_come_in(
    with_history: MainWindow, tmp_path: Path, languages: object, qtbot: QtBot
) -> None:
    dialog = opened(with_history)
    dialog.matches.selectAll()
    dialog.export_to(tmp_path / "all.jsonl")
    assert dialog.status.text() == "3 matches saved as all.jsonl."
    assert len((tmp_path / "all.jsonl").read_text().splitlines()) == 3
    dialog.export_to(tmp_path / "one.json")
    assert "one match" in dialog.status.text()
    with (tmp_path / "all.jsonl").open("a") as lines:
        lines.write('{"format": "domino-record/1"}\n')
    dialog.import_from(tmp_path / "all.jsonl")
    qtbot.waitUntil(lambda: not dialog.importer.is_busy)
    text = dialog.status.text()
    assert text.startswith("0 matches imported. 3 matches were there already. 1 record refused.")
    assert "all.jsonl, line 4" in text
    dialog.import_from(tmp_path / "missing.json")
    qtbot.waitUntil(lambda: not dialog.importer.is_busy)
    assert dialog.status.text() == "missing.json: the folder or file is not there."


def test_an_import_can_be_stopped(with_history: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    dialog = opened(with_history)
    record = MATCHES[0].record()
    with (tmp_path / "many.jsonl").open("w") as lines:
        for place in range(300):
            record["players"][0]["name"] = f"P{place}"
            lines.write(json.dumps(record) + "\n")
    dialog.import_from(tmp_path / "many.jsonl")
    assert dialog.buttons.take_in.text() == "Stop &importing"
    assert dialog.bar.isVisible()
    qtbot.waitUntil(lambda: dialog.bar.value() > 0)
    dialog.buttons.take_in.click()
    assert not dialog.importer.is_busy
    assert not dialog.bar.isVisible()
    assert dialog.buttons.take_in.text() == "&Import…"
    taken = with_history.lasting.keeping.history.count() - 3
    assert 0 < taken < 300
    assert dialog.status.text() == f"{taken} {'match' if taken == 1 else 'matches'} imported."


def test_the_window_lives_while_a_long_record_is_checked(
    with_history: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    """Some of the events that come meanwhile are dealt with before it is in."""
    path = tmp_path / "long.json"
    path.write_text(json.dumps(write(long_match(400))), "utf-8")
    dialog = opened(with_history)
    timer, beats = QTimer(dialog), []
    timer.timeout.connect(lambda: beats.append(dialog.importer.is_busy))
    timer.start(1)
    dialog.import_from(path)
    qtbot.waitUntil(lambda: not dialog.importer.is_busy)
    assert beats.count(True) > 5
    assert "the match is not over" in dialog.status.text()


class TestReplay:
    def test_to_the_end_and_back(self, with_history: MainWindow) -> None:
        replay = replay_of(opened(with_history), "All Fives")
        player = replay.player
        told = [player.text]
        while player.step < player.last:
            replay.controls.forward.click()
            told.append(player.text)
            assert replay.steps.row == player.state.action
        assert player.state.match.is_over
        assert player.state.match.scores == MATCHES[1].scores
        assert not replay.controls.go_on.isEnabled()
        assert all(told)
        back = [player.text]
        while player.step:
            replay.controls.back.click()
            back.append(player.text)
        assert back == told[::-1]

    def test_all_hands_are_shown(self, with_history: MainWindow) -> None:
        replay = replay_of(opened(with_history), "Block")
        lines = replay._hands_model.stringList()
        assert [line.count("-") for line in lines] == [7, 7]
        assert all(fact.tiles for fact in map(replay.player.facts_of, range(2)))

    def test_jumps(self, with_history: MainWindow) -> None:
        replay = replay_of(opened(with_history), "All Fives")
        player, controls = replay.player, replay.controls
        controls.hand.setValue(player.replay.hands)
        assert (player.state.hand, player.state.action) == (player.replay.hands - 1, 0)
        player.go_to(player.step + 2)
        controls.first.click()
        assert player.state.action == 0
        controls.last.click()
        assert player.step == player.last
        winner = MATCHES[1].winner
        assert winner is not None
        controls.side.choose(winner)
        controls.points.setValue(5)
        controls.search.click()
        assert player.state.match.scores[winner] >= 5
        assert player.replay[player.step - 1].match.scores[winner] < 5
        step = player.step
        controls.points.setValue(9000)
        controls.search.click()
        assert player.step == step

    def test_a_number_counts_when_return_is_pressed(self, with_history: MainWindow) -> None:
        replay = replay_of(opened(with_history), "Block")
        player, field = replay.player, replay.controls.hand
        field.selectAll()
        QTest.keyClicks(field, "2")
        assert player.state.hand == 0
        QTest.keyClick(field, Qt.Key.Key_Return)
        assert (player.state.hand, player.state.action) == (1, 0)
        replay.controls.side.choose(0)
        replay.controls.points.selectAll()
        QTest.keyClicks(replay.controls.points, "1")
        QTest.keyClick(replay.controls.points, Qt.Key.Key_Return)
        assert player.state.match.scores[0] >= 1
        assert replay.isVisible()

    def test_goes_by_itself(self, with_history: MainWindow, qtbot: QtBot) -> None:
        replay = replay_of(opened(with_history), "Block")
        replay.player._timer.setInterval(1)
        replay.player.go_to(replay.player.last - 5)
        with qtbot.waitSignal(replay.player.changed):
            replay.controls.play.click()
        qtbot.waitUntil(lambda: replay.player.step == replay.player.last)
        assert not replay.player.is_playing
        assert replay.controls.play.text() == "Pla&y"

    def test_the_keyboard_alone_reaches_everything(
        self, with_history: MainWindow, qtbot: QtBot
    ) -> None:
        replay = replay_of(opened(with_history), "Block")
        player, control = replay.player, Qt.KeyboardModifier.ControlModifier

        def press(key: Qt.Key) -> None:
            QTest.keyClick(replay.focusWidget(), key, control)

        qtbot.waitUntil(replay.isActiveWindow)
        press(Qt.Key.Key_End)
        assert player.step == player.last
        press(Qt.Key.Key_Left)
        assert player.step == player.last - 1
        press(Qt.Key.Key_Home)
        press(Qt.Key.Key_Right)
        assert player.step == 1
        press(Qt.Key.Key_PageDown)
        assert (player.state.hand, player.state.action) == (1, 0)
        press(Qt.Key.Key_PageUp)
        assert player.step == 0
        press(Qt.Key.Key_Space)
        assert player.is_playing
        press(Qt.Key.Key_Space)
        assert not player.is_playing
        press(Qt.Key.Key_G)
        assert replay.focusWidget() is replay.controls.hand
        press(Qt.Key.Key_F)
        assert replay.focusWidget() is replay.controls.points

    def test_its_keys_are_in_the_keyboard_help(self, with_history: MainWindow) -> None:
        with_history.open(DialogKey.KEYS)
        dialog = with_history.dialog
        assert isinstance(dialog, KeysDialog)
        rows = range(dialog.model.rowCount())
        fixed = [dialog.model.text(row) for row in rows if dialog.model.is_fixed(row)]
        assert len(fixed) == len(ReplayKey)
        assert "Replay: one step back: Ctrl+Left" in fixed
        dialog.keys.set_row(rows[-1])
        dialog.keys.chosen.emit(rows[-1])
        assert not dialog.keys.waits
        assert dialog.line.text() == "The keys of a replay stay as they are."

    def test_the_rows_of_the_list_are_steps(self, with_history: MainWindow) -> None:
        replay = replay_of(opened(with_history), "Block")
        replay.steps.set_row(4)
        assert replay.player.step == 4
        with_history.settings.change(language="es")
        assert replay.windowTitle() == "Repetición"
        assert replay.player.step == 4
        assert replay.steps.row == 4

    def test_a_match_goes_on_from_any_step(self, with_history: MainWindow, qtbot: QtBot) -> None:
        replay = replay_of(opened(with_history), "Block")
        replay.player.go_to(3)
        tiles = replay.player.state.match.latest
        replay.controls.go_on.click()
        qtbot.waitUntil(lambda: with_history.page is Page.TABLE)
        assert with_history.table is not None
        session = with_history.table.session
        assert session.key != MATCHES[0].key
        assert tiles is not None
        assert session.counts == tuple(hand.bit_count() for hand in tiles.position.hands)
        assert with_history.dialog is None

    def test_somebody_here_plays_on(self) -> None:
        seats = (Seat("A", Kind.COMPUTER, "unknown"), Seat("B", Kind.COMPUTER, "easy"))
        after = playable(seats, 1)
        assert after[0].level in LEVELS
        assert after[1].is_person


def test_files_are_chosen_with_the_dialogs_of_the_system(with_history: MainWindow) -> None:
    dialog = opened(with_history)
    dialog.matches.selectAll()
    for button, mode in (
        (dialog.buttons.take_out, QFileDialog.AcceptMode.AcceptSave),
        (dialog.buttons.take_in, QFileDialog.AcceptMode.AcceptOpen),
    ):
        button.click()
        chooser = dialog.findChild(QFileDialog)
        assert chooser is not None
        assert chooser.acceptMode() is mode
        assert "*.jsonl" in chooser.nameFilters()[0]
        if button is dialog.buttons.take_out:
            assert [Path(file).name for file in chooser.selectedFiles()] == ["dominoes.jsonl"]
        chooser.reject()
        chooser.setParent(None)


def test_one_match_alone_is_proposed_a_file_of_its_own(with_history: MainWindow) -> None:
    dialog = opened(with_history)
    dialog.matches.set_row(0)
    day = datetime.fromisoformat(WHEN).astimezone().date()
    profile = dialog.model.cells(0)[1].lower().replace(" ", "-")
    assert dialog.proposed_name() == f"{profile}-{day}.json"
