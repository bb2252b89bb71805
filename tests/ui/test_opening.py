"""Records of files in the window, without the history."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog, QInputDialog
from pytestqt.qtbot import QtBot

from dominoes_qt.app import WindowOptions, _begin
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.session.simulate import Plan, simulate
from dominoes_qt.ui.actions import Key
from dominoes_qt.ui.main_window import MainWindow, Page
from dominoes_qt.ui.replay.dialog import ReplayDialog
from dominoes_qt.ui.screens import SCREENS

PLAN = Plan(Setup.make("draw", 2), ("easy", "easy"), 1, matches=3, records=True)
RECORDS = [result.record for result in simulate(PLAN)]


def replay_of(window: MainWindow, qtbot: QtBot) -> ReplayDialog:
    qtbot.waitUntil(lambda: window.opening.replay is not None)
    assert window.opening.replay is not None
    return window.opening.replay


def file(folder: Path, name: str, *records: str) -> Path:
    path = folder / name
    path.write_text("\n".join(records), "utf-8")
    return path


def test_a_record_is_looked_at_while_the_match_waits(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    SCREENS["table"](window)
    assert window.table is not None
    key = window.table.session.key
    window.actions_table[Key.OPEN].trigger()
    (dialog,) = window.findChildren(QFileDialog)
    dialog.fileSelected.emit(str(file(tmp_path, "one.json", RECORDS[0])))
    dialog.reject()
    replay = replay_of(window, qtbot)
    assert window.table.game.is_paused
    assert replay.player.replay.hands == len(json.loads(RECORDS[0])["hands"])
    window.settings.change(language="es", text=150)
    assert replay.windowTitle() == "Repetición"
    replay.reject()
    assert window.opening.replay is None
    assert not window.table.game.is_paused
    assert window.table.session.key == key
    assert window.lasting.keeping.history.count() == 0


def test_of_several_records_one_is_asked_for(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    window.opening.open(file(tmp_path, "many.jsonl", *RECORDS))
    qtbot.waitUntil(lambda: bool(window.findChildren(QInputDialog)))
    (question,) = window.findChildren(QInputDialog)
    assert question.labelText() == "This file holds 3 records. Which one, from 1 on?"
    assert question.intMaximum() == 3
    question.setIntValue(2)
    question.accept()
    assert replay_of(window, qtbot).player.recorded.source == json.loads(RECORDS[1])


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("none.json", None, "none.json: the folder or file is not there."),
        ("empty.jsonl", "\n", "empty.jsonl: there is no record in it."),
        ("odd.json", "{", "odd.json: not JSON from line 1, column 2 on."),
        (
            "wrong.json",
            RECORDS[0].replace('"do": "draw"', '"do": "pass"', 1),
            "wrong.json: hand 1, action ",
        ),
        (
            "new.json",
            RECORDS[0].replace("record/1", "record/2"),
            "new.json: a newer version of the game has made it.",
        ),
    ],
)
def test_what_cannot_be_opened_is_told(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, name: str, content: str | None, said: str
) -> None:
    path = tmp_path / name
    if content is not None:
        path.write_text(content, "utf-8")
    _begin(window, WindowOptions(record=path))
    qtbot.waitUntil(window.start_page.notice.isVisible)
    assert window.start_page.notice.text().startswith(said)
    assert window.opening.replay is None
    assert content is None or path.read_text("utf-8") == content


def test_a_match_goes_on_from_a_record(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    window.opening.open(file(tmp_path, "one.json", RECORDS[0]))
    replay = replay_of(window, qtbot)
    replay.player.go_to(3)
    replay.controls.go_on.click()
    qtbot.waitUntil(lambda: window.page is Page.TABLE)
    assert window.opening.replay is None
    assert QApplication.activeModalWidget() is None
