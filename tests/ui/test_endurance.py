"""A window that is played in for hours: memory, files, threads and what lies on the board."""

from __future__ import annotations

import faulthandler
import gc
import os
import weakref
from collections.abc import Callable
from dataclasses import astuple, dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication

from dominoes_qt.engine.actions import Play
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.narrate.language import Languages
from dominoes_qt.players.levels import LEVELS
from dominoes_qt.session.seats import Kind, Seat
from dominoes_qt.ui.dialogs import DialogKey
from dominoes_qt.ui.history.dialog import HistoryDialog
from dominoes_qt.ui.keeping import Keeping
from dominoes_qt.ui.main_window import MainWindow
from dominoes_qt.ui.settings import Settings
from dominoes_qt.ui.table import Table
from tests.ui.playing import settle

GAMES = (("all-fives", 4), ("draw", 2), ("six-love", 4), ("muggins", 3), ("block", 3))
HOURS = 8


@dataclass(frozen=True, slots=True)
class Sizes:
    """How much there is; `memory` is in bytes, as the system counts it."""

    objects: int
    widgets: int
    items: int
    files: int
    threads: int
    memory: int


def listed(folder: str) -> int:
    """Return how many entries a folder of the system has; 0 where there is none such."""
    return len(list(Path(folder).iterdir())) if Path(folder).exists() else 0


def memory() -> int:
    """Return how many bytes of memory this process has, where the system tells."""
    file = Path("/proc/self/statm")
    return int(file.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if file.exists() else 0


class Evening:
    """Plays one match after another, and looks around in between."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.done = 0
        self.matches = 0

    @property
    def table(self) -> Table:
        assert self.window.table is not None
        return self.window.table

    def begin(self, place: int, number: int) -> None:
        """Begin a match of a person and computers."""
        profile, seats = GAMES[place % len(GAMES)]
        players = tuple(
            Seat(name, Kind.COMPUTER, "easy") if at else Seat(name, Kind.PERSON)
            for at, name in enumerate(("Ana", "Beto", "Carla", "Dani")[:seats])
        )
        self.window.begin(Setup.make(profile, seats), players, number, seed=number)

    def play(self, actions: int) -> None:
        """Let so many actions be done, whoever does them."""
        end = self.done + actions
        while self.done < end:
            if self.window.table is None or self.table.session.is_over:
                self.matches += 1
                self.begin(self.matches, self.matches)
            self.step()

    def step(self) -> None:
        """Do the next thing, or wait for a computer."""
        session, before = self.table.session, self.table.session.version
        settle()
        if session.between_hands:
            self.table.game.next_hand()
        elif self.table.is_own_turn and self.table.choice.legal:
            self.act()
        if self.table.session.version != before:
            self.done += 1
            self.look_around()

    def act(self) -> None:
        """Choose, turn the board, and confirm; now and then think better of it."""
        if self.done % 3 == 0 and self.window.table_page is not None:
            self.window.table_page.board.rotate_quarter()
            self.window.table_page.board.zoom_in()
            self.window.table_page.board.fit()
        action = self.table.choice.legal[-1]
        if isinstance(action, Play):
            self.table.choice.choose_end(action.end, action.tile)
        else:
            self.table.choice.choose(action)
        self.table.confirm()
        if self.done % 9 == 8:
            self.table.game.undo()
            self.table.game.redo()
        if self.done % 90 == 89:
            self.table.game.restart()

    def look_around(self) -> None:
        """Open dialogs, a replay and the rules, ever so often."""
        if self.done % 400 == 1:
            for key in DialogKey:
                self.window.open(key)
                settle()
                dialog = self.window.dialog
                if isinstance(dialog, HistoryDialog) and dialog.model.total:
                    dialog.open_match(0)
                    if dialog.replay is not None:
                        dialog.replay.player.go_to(20)
                        dialog.replay.reject()
                if dialog is not None:
                    dialog.reject()
                let_go()
        if self.done % 4000 == 2:
            self.window.open_rules()
            settle()
            if self.window.rules.browser is not None:
                self.window.rules.browser.close()
                let_go()

    def close(self) -> None:
        """Close the window, whatever becomes of the match."""
        self.table.game.close()
        self.window.lasting.close()
        self.window.leaving.is_agreed = True
        self.window.close()

    def sizes(self) -> Sizes:
        """Return how much there is at the start of always the same match."""
        self.begin(0, 7)
        for _ in range(5):
            let_go()
        gc.collect()
        page = self.window.table_page
        assert page is not None
        return Sizes(
            len(self.window.findChildren(QObject)),
            len(QApplication.allWidgets()),
            len(page.scene.items()),
            listed("/proc/self/fd"),
            listed("/proc/self/task"),
            memory(),
        )


def let_go() -> None:
    """Delete what is closed, as the event loop of the program does."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    settle()


Open = Callable[[], MainWindow]


@pytest.fixture
def evening(
    with_roles: QApplication, preferences: Settings, languages: Languages, tmp_path: Path
) -> Evening:
    """Return a window that keeps its matches on the disk."""
    window = MainWindow(with_roles, preferences, languages, LEVELS, Keeping(tmp_path))
    window.show()
    window.lasting.open(at_once=True)
    return Evening(window)


def test_a_match_that_is_left_is_let_go_of_at_once(evening: Evening) -> None:
    gc.disable()
    try:
        evening.play(5)
        left = weakref.ref(evening.table.session)
        evening.begin(1, 1)
        let_go()
        assert left() is None
    finally:
        gc.enable()
    evening.close()


def endure(evening: Evening, actions: int, *, first_actions: int = 450) -> None:
    """Compare what there is after long play with what there was after short play."""
    evening.play(first_actions)
    first = last = evening.sizes()
    print(f"\n{evening.done} actions: {first}")
    for _ in range(10):
        evening.play(actions // 10)
        last = evening.sizes()
        print(f"{evening.done} actions, {evening.matches} matches: {last}", flush=True)
    evening.close()
    for kind, (few, many) in zip(
        Sizes.__slots__, zip(astuple(first), astuple(last), strict=True), strict=True
    ):
        if kind == "memory":
            assert many - few < 50_000_000
        else:
            assert many <= few + 3, kind


def test_a_few_minutes_of_play_leave_nothing_behind(evening: Evening) -> None:
    endure(evening, 100, first_actions=100)


@pytest.mark.soak
def test_eight_hours_in_the_window_leave_nothing_behind(evening: Evening) -> None:
    """One action a second for eight hours, at full speed."""
    faulthandler.cancel_dump_traceback_later()  # it takes longer than tests may by themselves
    endure(evening, HOURS * 3600)
