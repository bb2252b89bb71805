"""How late the GUI thread is while computers think, against nobody thinking.

Run: python -m benchmarks.heartbeat [--json]. What the figures mean: README.md beside this file.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

if "--display" not in sys.argv:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEventLoop, QSettings, Qt, QTimer
from PySide6.QtWidgets import QApplication

from dominoes_qt.engine.actions import Action
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.view import SeatView
from dominoes_qt.narrate.language import Languages
from dominoes_qt.players.base import Budget, Player
from dominoes_qt.players.levels import LEVELS
from dominoes_qt.session.seats import Kind, Seat
from dominoes_qt.ui.accessible import install_roles
from dominoes_qt.ui.main_window import MainWindow
from dominoes_qt.ui.settings import Settings, Speed, Volume
from dominoes_qt.ui.thinker import give_way

BEAT = 5
"""Milliseconds from one beat to the next."""
AT_MOST = 16.0
"""How many milliseconds later beats may be while computers think."""
SETUP = Setup.make("all-fives", 4, target=None)
DEAL = 7
LIMIT = 300.0
"""Seconds after which a match is given up."""


class Noting:
    """Plays like another one, and notes what it did."""

    def __init__(self, player: Player, notes: list[Action]) -> None:
        self._player = player
        self._notes = notes

    def choose(self, view: SeatView, rng: Random, budget: Budget) -> Action:
        """Return the other's choice."""
        self._notes.append(self._player.choose(view, rng, budget))
        return self._notes[-1]


class Parrot:
    """Does what was noted, without a thought."""

    def __init__(self, notes: list[Action]) -> None:
        self._notes = iter(notes)

    def choose(self, _view: SeatView, _rng: Random, _budget: Budget) -> Action:
        """Return the next action noted."""
        return next(self._notes)


class Heart:
    """Beats, and keeps how late each beat was, in milliseconds."""

    def __init__(self) -> None:
        self.lateness: list[float] = []
        self._last = 0.0
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(BEAT)
        self._timer.timeout.connect(self._beat)

    def start(self) -> None:
        """Begin."""
        self._last = perf_counter()
        self._timer.start()

    def stop(self) -> None:
        """Beat no more."""
        self._timer.stop()

    def _beat(self) -> None:
        now = perf_counter()
        self.lateness.append(max(0.0, 1000 * (now - self._last) - BEAT))
        self._last = now

    def percentile(self, part: float) -> float:
        """Return how late that part of the beats was at most."""
        ordered = sorted(self.lateness)
        return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def match_of(window: MainWindow, levels: Mapping[str, Player], level: str) -> Heart:
    """Let computers play a match in the window, and return how the heart beat."""
    window.seating.levels = levels
    seats = tuple(Seat(name, Kind.COMPUTER, level) for name in ("Ana", "Ben", "Carla", "Dan"))
    heart, end = Heart(), perf_counter() + LIMIT
    window.begin(SETUP, seats, DEAL, seed=1)
    heart.start()
    table = window.table
    while table is not None and not table.session.is_over and perf_counter() < end:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        if table.session.between_hands:
            table.game.next_hand()
    heart.stop()
    return heart


def measure(level: str, settings: Settings, app: QApplication) -> dict[str, Any]:
    """Play a match with thinking, and the same again without."""
    notes: list[Action] = []
    languages = Languages(app)
    languages.use("en")
    window = MainWindow(app, settings, languages, LEVELS)
    window.show()
    thinking = match_of(window, {level: Noting(LEVELS[level], notes)}, level)
    resting = match_of(window, {level: Parrot(notes)}, level)
    if window.table is not None:
        window.table.game.close()
        window.table = None
    window.close()
    late, rested = thinking.percentile(0.99), resting.percentile(0.99)
    return {
        "beats": len(thinking.lateness),
        "thinking_p99_ms": round(late, 2),
        "resting_p99_ms": round(rested, 2),
        "later_ms": round(late - rested, 2),
        "at_most_ms": AT_MOST,
    }


def main(arguments: list[str]) -> int:
    """Measure and print; 1 if the window is too late at some level."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.heartbeat", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--levels", nargs="*", choices=list(LEVELS), default=list(LEVELS))
    parser.add_argument("--display", action="store_true", help="on the screen, not off it")
    options = parser.parse_args(arguments)
    app = QApplication.instance() or QApplication(["benchmarks"])
    assert isinstance(app, QApplication)
    install_roles()
    give_way()
    with tempfile.TemporaryDirectory() as folder:
        store = QSettings(str(Path(folder) / "settings.ini"), QSettings.Format.IniFormat)
        settings = Settings(store)
        settings.change(speed=Speed.FAST, sounds=Volume.OFF, language="en")
        found = {level: measure(level, settings, app) for level in options.levels}
    if options.json:
        print(json.dumps(found, indent=1))
    else:
        for level, figures in found.items():
            print(f"{level:8} {figures['later_ms']:6} ms later (at most {AT_MOST})")
    return 0 if all(figures["later_ms"] <= AT_MOST for figures in found.values()) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
