"""The command line as people call it: in a process of its own, where no window can be opened."""

from __future__ import annotations

import os
import subprocess
import sys

NO_SCREEN = {
    key: value
    for key, value in os.environ.items()
    if key not in {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "LANGUAGE"}
} | {"LC_ALL": "C.UTF-8"}
COMMAND = [sys.executable, "-m", "dominoes_qt"]


def run(
    *arguments: str, typed: str | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Return how a command ends; `typed` is its input, and nothing if left out."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        stdin=subprocess.DEVNULL if typed is None else None,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=NO_SCREEN | environment,
        timeout=60,
        check=False,
    )


def wrong(*arguments: str) -> str:
    """Return the one line that is said of wrong usage."""
    done = run(*arguments)
    assert done.returncode == 2
    assert not done.stdout
    assert done.stderr.count("\n") == 1
    return done.stderr.strip()
