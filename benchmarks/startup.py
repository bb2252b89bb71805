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
from collections.abc import Iterable
from pathlib import Path
from statistics import median
from time import monotonic
from typing import Any

AT_MOST = 1.5
"""How many times as long as the bare window the program may take."""

WATCH = """
import json, sys, time
from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QObject, QTimer

class Watch(QObject):
    def __init__(self, app, window):
        super().__init__(app)
        self.app, self.window, self.told, self.button = app, window, {}, None
        window.installEventFilter(self)

    def eventFilter(self, watched, event):
        if event.type() is QEvent.Type.Paint:
            if not self.told:
                self.told = {"size": self.window.size().toTuple()}
                QTimer.singleShot(0, self.painted)
            elif watched is self.window.focusWidget() and watched.isEnabled():
                self.button = watched
                QTimer.singleShot(0, self.shown)
        return False

    def note(self, what):
        self.told[what] = time.monotonic() - float(sys.argv[1])

    def painted(self):
        self.note("painted")
        self.told["title"] = self.window.windowTitle()
        if IS_EMPTY:
            self.end()
        else:
            self.window.removeEventFilter(self)
            self.app.installEventFilter(self)

    def shown(self):
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest
        self.app.removeEventFilter(self)
        QTest.keyClick(self.window.windowHandle(), Qt.Key.Key_Tab)
        assert self.window.focusWidget() not in (None, self.button), "keys do nothing"
        assert (*self.window.size().toTuple(),) == self.told["size"], "another size"
        self.note("ready")
        self.end()

    def end(self):
        print(json.dumps(self.told), flush=True)
        self.app.quit()

class Application(QtWidgets.QApplication):
    def exec(self):
        (window,) = [each for each in self.topLevelWidgets() if each.isVisible()]
        assert isinstance(window, QtWidgets.QMainWindow)
        self.watch = Watch(self, window)
        return super().exec()

QtWidgets.QApplication = Application
"""
"""Prints the seconds, after the moment in its argument, until the first window has been painted.

Then, unless that window is to stay empty, until what has the focus has been painted, and a key
has moved the focus away from it.
"""

BARE = (
    "IS_EMPTY = True"
    + WATCH
    + """
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QMainWindow
app = Application([])
window = QMainWindow()
window.setCentralWidget(QGraphicsView(QGraphicsScene(), window))
window.resize(*map(int, sys.argv[2:]))
window.show()
app.exec()
"""
)

PROGRAM = (
    "IS_EMPTY = False"
    + WATCH
    + """
from dominoes_qt import cli
cli.main([])
"""
)


SCREEN = {"name": "desk", "x": 0, "y": 0, "width": 1920, "height": 1080, "dpr": 1}
"""What is painted on, where that is no display; the one that Qt has then is smaller than any."""


def once(code: str, environment: dict[str, str], *arguments: object) -> dict[str, Any]:
    """Start a program and return what it says of its window."""
    command = [sys.executable, "-c", code, str(monotonic()), *map(str, arguments)]
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, check=True, timeout=60
    )
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def measure(rounds: int) -> dict[str, Any]:
    """Start both in turns, so that a busy moment of the machine strikes both alike."""
    with tempfile.TemporaryDirectory() as folder:
        homes = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "APPDATA")
        environment = os.environ | dict.fromkeys(homes, folder)
        if environment.setdefault("QT_QPA_PLATFORM", "offscreen") == "offscreen":
            screens = Path(folder) / "screens.json"
            screens.write_text(json.dumps({"screens": [SCREEN]}), "utf-8")
            environment["QT_QPA_PLATFORM"] = f"offscreen:configfile={screens}"
        # Compiled modules are kept, as in an installed program; here away from the source.
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        environment["PYTHONPYCACHEPREFIX"] = folder
        # Once before it counts, so that files are in the system's memory.
        size = once(PROGRAM, environment)["size"]
        once(BARE, environment, *size)
        told = [(once(PROGRAM, environment), once(BARE, environment, *size)) for _ in range(rounds)]
    assert all(ours["size"] == bare["size"] == size and ours["title"] for ours, bare in told)
    ratios = [ours["painted"] / bare["painted"] for ours, bare in told]
    return {
        "rounds": rounds,
        "program_ms": _middle(ours["painted"] for ours, _ in told),
        "bare_ms": _middle(bare["painted"] for _, bare in told),
        "ready_ms": _middle(ours["ready"] for ours, _ in told),
        "ratio": {
            "median": round(median(ratios), 3),
            "lowest": round(min(ratios), 3),
            "highest": round(max(ratios), 3),
            "at_most": AT_MOST,
        },
    }


def _middle(seconds: Iterable[float]) -> float:
    return round(1000 * median(seconds), 1)


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
        print(f"window {found['program_ms']} ms, bare window {found['bare_ms']} ms")
        print(f"ratio {found['ratio']['median']} (at most {AT_MOST})")
        print(f"start page ready after {found['ready_ms']} ms")
    return 0 if found["ratio"]["median"] <= AT_MOST else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
