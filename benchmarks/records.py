"""How long records and the history take, by their size, and how late the window is meanwhile.

Run: python -m benchmarks.records [--json]. What the figures mean: README.md beside this file.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

if "--display" not in sys.argv:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEventLoop, QSettings
from PySide6.QtWidgets import QApplication

from benchmarks.heartbeat import Heart
from dominoes_qt.engine.match import Match
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.record import Recorded, read, write
from dominoes_qt.narrate.language import Languages
from dominoes_qt.players.levels import LEVELS
from dominoes_qt.session.history.opening import open_history
from dominoes_qt.session.history.summary import entry_of
from dominoes_qt.session.records import open_record
from dominoes_qt.session.replay import Replay
from dominoes_qt.session.simulate import Plan, simulate
from dominoes_qt.ui.accessible import install_roles
from dominoes_qt.ui.dialogs import DialogKey
from dominoes_qt.ui.history.dialog import HistoryDialog
from dominoes_qt.ui.keeping import Keeping
from dominoes_qt.ui.main_window import MainWindow
from dominoes_qt.ui.replay.dialog import ReplayDialog
from dominoes_qt.ui.settings import Settings
from dominoes_qt.ui.thinker import give_way
from tests.session.long_matches import long_match

FEW, MANY = 10, 10_000
"""Matches in a history."""
SHORT, LONG = 2_000, 10_000
"""Hands of a record."""
IMPORTED = 5_000
"""Records of a file that is imported."""
MOST_RATIO = 2.0
ROUNDS = 7
LATEST = 250.0
"""How many milliseconds later than at rest the window may be while it checks what is long."""
REST = 3.0
"""Seconds for which the window rests, to compare."""


def some_matches() -> list[Recorded]:
    """Return matches of several profiles that are over, as if a person had played in them."""
    setups = [Setup.make("block", 2), Setup.make("all-fives", 3, target=100)]
    setups.append(Setup.make("classic", 2))
    plans = [Plan(setup, ("easy",) * setup.seats, 1, matches=5, records=True) for setup in setups]
    found = [read(result.record) for plan in plans for result in simulate(plan)]
    for recorded in found:
        recorded.source["players"][0] = {"name": "Ana", "kind": "human"}
    return found


def fill(folder: Path, matches: int) -> None:
    """Make a history of so many matches."""
    history = open_history(folder / "history.sqlite").history
    entries = [entry_of(recorded, folder) for recorded in some_matches()]
    begin = datetime(2026, 1, 1, tzinfo=UTC)
    for place in range(matches):
        new = entries[place % len(entries)]
        columns = {**new.columns, "key": f"match-{place}", "digest": f"digest-{place}"}
        history.add_entry(replace(new, columns=columns), begin + timedelta(hours=place))
    history.close()


def settle() -> None:
    """Let Qt do what it has to."""
    QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)


@contextmanager
def window_on(folder: Path) -> Iterator[MainWindow]:
    """Give a window that keeps its matches in a folder."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    settings = Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
    window = MainWindow(app, settings, Languages(app), LEVELS, Keeping(folder))
    window.show()
    window.lasting.open(at_once=False)
    settle()
    yield window
    window.lasting.close()
    window.close()
    window.deleteLater()
    settle()


def seconds_to_open(folder: Path) -> float:
    """Return how long the list of finished matches takes from the key to the picture."""
    with window_on(folder) as window:
        began = perf_counter()
        window.open(DialogKey.HISTORY)
        settle()
        took = perf_counter() - began
        assert isinstance(window.dialog, HistoryDialog)
        window.dialog.reject()
    return took


def histories(folder: Path) -> dict[str, float]:
    """Compare a history of many matches with one of few, in turns."""
    few, many = folder / "few", folder / "many"
    for place, matches in ((few, FEW), (many, MANY)):
        place.mkdir()
        fill(place, matches)
    seconds_to_open(few)
    rounds = [(seconds_to_open(few), seconds_to_open(many)) for _ in range(ROUNDS)]
    return {
        "few_ms": 1000 * median(first for first, _ in rounds),
        "many_ms": 1000 * median(second for _, second in rounds),
        "ratio": median(second / first for first, second in rounds),
    }


def timed(work: Callable[[], object]) -> float:
    """Return how many seconds of processor time some work takes."""
    began = process_time()
    work()
    return process_time() - began


def records(folder: Path, whole: Match) -> dict[str, float]:
    """Compare a long record with a short one, by the time that each hand takes."""
    taken = []
    for hands in (SHORT, LONG):
        finished = whole.finished[:hands]
        match = Match(whole.setup, finished, None, finished[-1].scores)
        path = folder / f"{hands}.json"
        path.write_text(json.dumps(write(match)), "utf-8")
        load = timed(lambda path=path: open_record(path, 1))  # type: ignore[misc] # called at once
        replay = Replay(match)
        walk = timed(lambda replay=replay: [replay[at] for at in range(len(replay))])  # type: ignore[misc] # called at once
        taken.append((load / hands, walk / hands))
    (load, walk), (long_load, long_walk) = taken
    return {
        "load_s": long_load * LONG,
        "walk_s": long_walk * LONG,
        "load_ratio": long_load / load,
        "walk_ratio": long_walk / walk,
    }


def late(folder: Path) -> dict[str, float]:
    """Return how late the window is at worst while it opens and imports what is long."""
    lines = [json.dumps(each.source) for each in some_matches()]
    many = folder / "many.jsonl"
    with many.open("w", encoding="utf-8") as file:
        for place in range(IMPORTED):
            record = json.loads(lines[place % len(lines)])
            file.write(json.dumps(record | {"place": place}) + "\n")
    with window_on(folder) as window:
        end = perf_counter() + REST
        resting = beats_while(lambda: None, lambda: perf_counter() > end)
        opening = beats_while(
            lambda: window.opening.open(folder / f"{LONG}.json"),
            lambda: window.opening.replay is not None,
        )
        replay = window.opening.replay
        assert isinstance(replay, ReplayDialog)
        stepping = beats_while(
            lambda: replay.controls.hand.setValue(LONG // 2),
            lambda: replay.player.state.hand == LONG // 2 - 1,
        )
        replay.reject()
        window.open(DialogKey.HISTORY)
        dialog = window.dialog
        assert isinstance(dialog, HistoryDialog)
        importing = beats_while(
            lambda: dialog.import_from(many), lambda: not dialog.importer.is_busy
        )
        assert dialog.model.total == IMPORTED
        dialog.reject()
    late = {"opening_ms": opening, "jumping_ms": stepping, "importing_ms": importing}
    return late | {"resting_ms": resting}


def beats_while(begin: Callable[[], object], ended: Callable[[], bool]) -> float:
    """Return how late the latest beat was, in milliseconds, until something has ended."""
    heart = Heart()
    heart.start()
    for _ in range(5):
        settle()
    begin()
    while not ended():
        settle()
    for _ in range(5):
        settle()
    heart.stop()
    return max(heart.lateness)


def measure() -> dict[str, dict[str, float]]:
    """Return all figures."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        found = {"history": histories(folder), "record": records(folder, long_match(LONG))}
        return found | {"late": late(folder)}


def is_good(found: dict[str, dict[str, float]]) -> bool:
    """Return whether all is as it should be."""
    ratios = (found["history"]["ratio"], *(found["record"][f"{k}_ratio"] for k in ("load", "walk")))
    late = max(found["late"].values()) - found["late"]["resting_ms"]
    return max(ratios) <= MOST_RATIO and late <= LATEST


def main(arguments: list[str] | None = None) -> int:
    """Print the figures; return 1 if something is too slow."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--display", action="store_true", help="use the display")
    given = parser.parse_args(arguments)
    if QApplication.instance() is None:
        app = QApplication(["dominoes-qt"])
        app.setApplicationName("dominoes-qt")
    install_roles()
    give_way()
    found = measure()
    if given.json:
        print(json.dumps(found))
    else:
        for part, figures in found.items():
            print(part, ", ".join(f"{name} {value:.2f}" for name, value in figures.items()))
    return 0 if is_good(found) else 1


if __name__ == "__main__":
    sys.exit(main())
