"""Time from starting the program to its first painted window, against a bare PySide6 window.

Run: python -m benchmarks.startup [--json]. What the figures mean: README.md beside this file.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from statistics import median
from time import monotonic
from typing import Any

AT_MOST = 1.5
"""How many times as long as the bare window the program may take."""

WATCH = """
import sys, time
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

class Watch(QObject):
    def eventFilter(self, _watched, event):
        if event.type() is QEvent.Type.Paint:
            QTimer.singleShot(0, painted)
        return False

class Application(QApplication):
    def exec(self):
        self.watch = Watch()
        for window in self.topLevelWidgets():
            window.installEventFilter(self.watch)
        return super().exec()

def painted():
    if not told:
        told.append(time.monotonic())
        print(told[0] - float(sys.argv[1]), flush=True)
        QApplication.quit()

told = []
"""
"""Prints how many seconds after the moment in its argument the first window has been painted."""

BARE = (
    WATCH
    + """
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QMainWindow
app = Application([])
window = QMainWindow()
window.setCentralWidget(QGraphicsView(QGraphicsScene(), window))
window.resize(1280, 720)
window.show()
app.exec()
"""
)

PROGRAM = (
    WATCH
    + """
import dominoes_qt.app
dominoes_qt.app.QApplication = Application
from dominoes_qt import cli
cli.main([])
"""
)


def once(code: str, environment: dict[str, str]) -> float:
    """Start a program and return how many milliseconds its first window took."""
    command = [sys.executable, "-c", code, str(monotonic())]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return 1000 * float(done.stdout.split()[0])


def measure(rounds: int) -> dict[str, Any]:
    """Start both in turns, so that a busy moment of the machine strikes both alike."""
    with tempfile.TemporaryDirectory() as folder:
        homes = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "APPDATA")
        environment = os.environ | dict.fromkeys(homes, folder)
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
        # Compiled modules are kept, as in an installed program; here away from the source.
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        environment["PYTHONPYCACHEPREFIX"] = folder
        for code in (BARE, PROGRAM):  # so that files are in the system's memory
            once(code, environment)
        times = [(once(PROGRAM, environment), once(BARE, environment)) for _ in range(rounds)]
    ratios = [ours / bare for ours, bare in times]
    return {
        "rounds": rounds,
        "program_ms": round(median(ours for ours, _ in times), 1),
        "bare_ms": round(median(bare for _, bare in times), 1),
        "ratio": {
            "median": round(median(ratios), 3),
            "lowest": round(min(ratios), 3),
            "highest": round(max(ratios), 3),
            "at_most": AT_MOST,
        },
    }


def main(arguments: list[str]) -> int:
    """Measure and print; 1 if the program starts too slowly."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.startup", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--rounds", type=int, default=15, help="starts of each (default 15)")
    options = parser.parse_args(arguments)
    found = measure(max(1, options.rounds))
    if options.json:
        print(json.dumps(found, indent=1))
    else:
        print(f"program {found['program_ms']} ms, bare window {found['bare_ms']} ms")
        print(f"ratio {found['ratio']['median']} (at most {AT_MOST})")
    return 0 if found["ratio"]["median"] <= AT_MOST else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
