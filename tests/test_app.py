"""The start of the window, each in a process of its own: a frame at once, then what fills it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings

FRAME = {
    "app",
    "cli",
    "compat",
    "engine",
    "engine.errors",
    "narrate",
    "narrate.fill",
    "narrate.language",
    "narrate.style",
    "session",
    "session.errors",
    "session.saves",
    "session.saves.files",
    "terminal",
    "terminal.display",
    "ui",
    "ui.look",
    "ui.main_window",
    "ui.settings",
    "ui.settings_file",
    "ui.style_sheet",
    "ui.theme",
    "ui.tile_look",
    "ui.window_size",
}
"""The modules that the frame of the window needs; whatever else is imported keeps it waiting."""
NOT_NEEDED = {"json", "rich", "sqlite3", "subprocess", "PySide6.QtSvg"}

BEGIN = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
from dominoes_qt import app, cli
from dominoes_qt.app import WindowOptions

told = {}
fill = app._fill

def tell(window):
    told["title"] = window.windowTitle()
    told["size"] = window.size().toTuple()
    told["colour"] = window.grab().toImage().pixelColor(640, 360).name()
    told["furnished"] = window.is_furnished

def then(window, options, fault):
"""
END = """

app._fill = then
told["code"] = cli.main(sys.argv[1:])
import json
print(json.dumps(told))
"""


def start(folder: Path, then: str, *arguments: str, **preferences: object) -> dict[str, Any]:
    """Start the program and return what it tells; `then` is done once its frame is painted."""
    store = QSettings(str(folder / "dominoes-qt" / "dominoes-qt.ini"), QSettings.Format.IniFormat)
    for key, value in preferences.items():
        store.setValue(f"preferences/{key}", value)
    store.sync()
    homes = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "APPDATA")
    body = "".join(f"    {line}\n" for line in then.strip().splitlines())
    done = subprocess.run(
        [sys.executable, "-c", BEGIN + body + END, *arguments],
        env=os.environ | dict.fromkeys(homes, str(folder)) | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def test_the_frame_needs_nothing_of_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in os.environ if name.startswith("COVERAGE_")]:
        monkeypatch.delenv(name)  # what measures coverage has needs of its own
    told = start(tmp_path, 'told["modules"] = list(sys.modules)\nQApplication.quit()')
    own = {name.removeprefix("dominoes_qt.") for name in told["modules"] if "dominoes_qt." in name}
    assert own <= FRAME
    assert not NOT_NEEDED & set(told["modules"])


def test_the_frame_is_the_window_and_all_of_it_comes_at_once(tmp_path: Path) -> None:
    then = """
tell(window)
before = dict(told)
fill(window, options, fault)
QApplication.processEvents()
tell(window)
told["before"] = before
told["focus"] = window.start_page.play_button.hasFocus()
told["text"] = window.start_page.play_button.text()
QApplication.quit()
"""
    told = start(tmp_path, then, language="es", theme="dark")
    before = told.pop("before")
    assert (before["furnished"], told["furnished"]) == (False, True)
    for key in ("title", "size", "colour"):
        assert before[key] == told[key]
    assert (told["title"], told["colour"]) == ("Dominó", "#1d2125")
    assert (told["focus"], told["text"]) == (True, "Jugar")


def test_closing_the_frame_ends_the_program(tmp_path: Path) -> None:
    then = """
window.close()
fill(window, options, fault)
told["furnished"] = window.is_furnished
"""
    told = start(tmp_path, then)
    assert (told["code"], told["furnished"]) == (0, False)


def test_an_error_in_filling_the_window_is_shown(tmp_path: Path) -> None:
    then = """
def fail(*_):
    raise ValueError
app._furnish = fail
fill(window, options, fault)
def look():
    dialog = QApplication.activeModalWidget()
    told["details"] = dialog.details.toPlainText()
    dialog.accept()
    window.close()
QTimer.singleShot(50, look)
"""
    told = start(tmp_path, then)
    assert "ValueError" in told["details"]
    assert told["code"] == 0


def test_what_is_asked_for_is_begun(tmp_path: Path) -> None:
    then = """
fill(window, options, fault)
session = window.table.session
told["match"] = [session.setup.profile.key, session.number, session.seats[0].name]
QApplication.quit()
"""
    arguments = ("play", "--profile", "block", "--people", "Eva", "--deal", "7")
    assert start(tmp_path, then, *arguments)["match"] == ["block", 7, "Eva"]


def test_a_deal_number_alone_waits_for_the_game(tmp_path: Path) -> None:
    then = """
fill(window, options, fault)
told["page"], told["deal"] = window.page.value, window.setup_page.form.deal.value()
QApplication.quit()
"""
    told = start(tmp_path, then, "--deal", "7")
    assert (told["page"], told["deal"]) == ("start", 7)


def test_a_match_that_was_left_goes_on(tmp_path: Path) -> None:
    start(tmp_path, "fill(window, options, fault)\nwindow.close()", "play", "--profile", "block")
    then = """
fill(window, options, fault)
told["page"], told["focus"] = window.page.value, window.isAncestorOf(QApplication.focusWidget())
QApplication.quit()
"""
    told = start(tmp_path, then)
    assert (told["page"], told["focus"]) == ("table", True)
