"""Two people and two computers, in every state there is: what is not public is nowhere."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.tiles import Tile
from dominoes_qt.ui.actions import Key
from dominoes_qt.ui.dialogs import DialogKey
from dominoes_qt.ui.dialogs.messages_dialog import MessagesDialog
from dominoes_qt.ui.main_window import MainWindow
from dominoes_qt.ui.table import Phase
from tests.ui.playing import Keyboard, settle
from tests.ui.test_secrecy import SEATS, TILE, allowed, ask_everything, check

ROUNDS = 3
"""How often a person's turn is gone through in all its states."""


class Watch:
    """Plays on, and looks over the program after each thing that was done."""

    def __init__(self, window: MainWindow, qtbot: QtBot, file: Path) -> None:
        self.window = window
        self._qtbot = qtbot
        self.player = Keyboard(window)
        self.states: set[str] = set()
        self._file = file
        self._public: frozenset[Tile] = frozenset()

    def look(self, state: str) -> None:
        """Look over everything as it is, then with all questions and all messages."""
        settle()
        table = self.player.table
        self._public |= {placed.tile for placed in table.session.layout.placed}
        covered = table.phase is Phase.COVERED
        self.states.add(f"{state}, covered" if covered else state)
        check(self.window, self._public)
        ask_everything(self.window)
        check(self.window, self._public)
        self._look_at_messages()

    def _look_at_messages(self) -> None:
        self.window.open(DialogKey.MESSAGES)
        dialog = self.window.dialog
        assert isinstance(dialog, MessagesDialog)
        dialog.save_to(self._file)
        check(self.window, self._public)
        saved = {Tile.parse(tile[0]) for tile in TILE.finditer(self._file.read_text("utf-8"))}
        assert saved <= allowed(self.window) | self._public
        dialog.reject()
        self.window.activateWindow()
        self._qtbot.waitUntil(self.window.isActiveWindow)

    def do(self, key: Key) -> None:
        """Do something that is possible, and look."""
        if self.window.actions_table[key].isEnabled():
            self.window.actions_table[key].trigger()
            self.look(key.value)

    def come_to_a_turn(self) -> None:
        """Play until a person may see the tiles and is to act."""
        table = self.player.table
        while not table.is_own_turn or table.phase not in (Phase.PLAYING, Phase.NOMINATING):
            settle()
            if table.phase in (Phase.COVERED, Phase.ENDED):
                self.look(table.phase.value)
                self.player.step()


@pytest.mark.parametrize(
    "setup",
    [Setup.make("draw", 4), Setup.make("six-love", 4, first_coordinator=0)],
    ids=["draw", "six-love"],
)
def test_every_state(
    window: MainWindow,
    qtbot: QtBot,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
    setup: Setup,
) -> None:
    window.begin(setup, SEATS, 3, seed=1)
    watch = Watch(window, qtbot, tmp_path / "messages.txt")
    table = watch.player.table
    for _ in range(ROUNDS):
        watch.come_to_a_turn()
        watch.look(table.phase.value)
        window.actions_table[Key.HINT].trigger()
        qtbot.waitUntil(lambda: table.choice.action is not None)
        watch.look("hint")
        watch.do(Key.BACK)
        watch.do(Key.UNDO)
        watch.come_to_a_turn()
        watch.do(Key.REDO)
        watch.come_to_a_turn()
        watch.do(Key.COMMAND)
        watch.player.page.spoken.close_field()
        watch.player.step()
    assert {"hint", "undo, covered", "redo, covered", "covered, covered"} <= watch.states
    assert ("nominating" in watch.states) is (setup.first_coordinator is not None)
    said = caplog.text + "".join(capfd.readouterr())
    assert not TILE.search(said)
    assert not TILE.search(QApplication.clipboard().text())
