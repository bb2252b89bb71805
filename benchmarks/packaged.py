"""Time from starting the packed program to what it shows, against the program from source.

Run: python -m benchmarks.packaged [--json]. What the figures mean: README.md beside this file.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import monotonic, sleep
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "dist" / "dominoes-qt"
AT_MOST = 1.3
"""How many times as long as from source the packed program may take."""

SIZE = "1280x800x24"
LOOKED_AT = (340, 200, 600, 400)
"""The part of the screen that the start page fills: left, top, width, height."""
COLOURS = 12
"""As many are only there once the page with its text and buttons is painted."""
PATIENCE = 60
"""Seconds after which a window that has not come will not come."""


@contextmanager
def screen() -> Iterator[str]:
    """Yield the name of a screen that nobody sees."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", SIZE, "-noreset"]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(command, pass_fds=(write,), **quiet) as server:  # type: ignore[call-overload] # both are numbers
        os.close(write)
        try:
            with os.fdopen(read) as pipe:
                yield f":{pipe.readline().strip()}"
        finally:
            server.terminate()


class Watcher:
    """Looks at the screen of this process."""

    def __init__(self) -> None:
        from PySide6.QtGui import QGuiApplication

        self._application = QGuiApplication([])

    def colours(self) -> int:
        """Return how many colours the part of the screen has that is looked at."""
        self._application.processEvents()
        picture = self._application.primaryScreen().grabWindow(0, *LOOKED_AT).toImage()
        pixels = memoryview(picture.constBits()).cast("I")
        return len(set(pixels))

    def once(self, command: Sequence[str], environment: dict[str, str]) -> float:
        """Start a program and return how many milliseconds it took until its page was there."""
        while self.colours() > 1:
            sleep(0.02)  # the window before is still going away
        began = monotonic()
        quiet = subprocess.DEVNULL
        with subprocess.Popen(
            command, env=environment, stdin=quiet, stdout=quiet, stderr=quiet
        ) as program:
            try:
                while self.colours() < COLOURS:
                    if program.poll() is not None or monotonic() - began > PATIENCE:
                        raise RuntimeError(f"no window from {command[0]}")
                return 1000 * (monotonic() - began)
            finally:
                program.kill()


def measure(rounds: int, packed: Path) -> dict[str, Any]:
    """Start both in turns, so that a busy moment of the machine strikes both alike."""
    source, frozen = [sys.executable, "-m", "dominoes_qt"], [str(packed)]
    with tempfile.TemporaryDirectory() as folder, screen() as display:
        homes = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
        environment = os.environ | dict.fromkeys(homes, folder)
        environment |= {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "LANG": "C.UTF-8"}
        environment.pop("WAYLAND_DISPLAY", None)
        # Compiled modules are kept, as in an installed program; here away from the source.
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        environment["PYTHONPYCACHEPREFIX"] = folder
        os.environ.update(DISPLAY=display, QT_QPA_PLATFORM="xcb")
        watcher = Watcher()
        for command in (source, frozen):  # so that files are in the system's memory
            watcher.once(command, environment)
        times = [
            (watcher.once(frozen, environment), watcher.once(source, environment))
            for _ in range(rounds)
        ]
    ratios = [ours / theirs for ours, theirs in times]
    return {
        "rounds": rounds,
        "packed_ms": round(median(ours for ours, _ in times), 1),
        "source_ms": round(median(theirs for _, theirs in times), 1),
        "ratio": {
            "median": round(median(ratios), 3),
            "lowest": round(min(ratios), 3),
            "highest": round(max(ratios), 3),
            "at_most": AT_MOST,
        },
    }


def main(arguments: list[str]) -> int:
    """Measure and print; 1 if the packed program starts too slowly."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.packaged", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--rounds", type=int, default=9, help="starts of each (default 9)")
    parser.add_argument("--program", type=Path, default=FOLDER / "dominoes-qt")
    options = parser.parse_args(arguments)
    if not options.program.exists():
        parser.error(f"{options.program} is not there; dev.py package builds it")
    found = measure(max(1, options.rounds), options.program)
    if options.json:
        print(json.dumps(found, indent=1))
    else:
        print(f"packed {found['packed_ms']} ms, from source {found['source_ms']} ms")
        print(f"ratio {found['ratio']['median']} (at most {AT_MOST})")
    return 0 if found["ratio"]["median"] <= AT_MOST else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
