#!/usr/bin/env python3
"""Tries a built program on any system: python packaging/smoke.py TERMINAL-PROGRAM [WINDOW-PROGRAM]

The second is needed where the program with the window has no terminal (Windows). Both are given
as commands: "flatpak run io.github.…" is one. Standard library alone.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

LONGEST = 180
"""Seconds that anything here may take."""
ALIVE = 10
"""Seconds after which a window that still lives is taken for sound."""
MATCH = ("--profile", "block", "--seats", "2", "--seed", "1")
WON = {"en": "Winner of the match", "es": "gana la partida"}
WITHOUT_SCREEN = {"QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1"}


class Fault(Exception):
    """What the program did wrong."""


def say(program: Sequence[str], *arguments: str) -> str:
    """Run the program and return what it printed; it has to end well and complain of nothing."""
    done = subprocess.run(
        [*program, *arguments],
        env={**os.environ, **WITHOUT_SCREEN},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        timeout=LONGEST,
        check=False,
    )
    if done.returncode or done.stderr.strip():
        raise Fault(f"{' '.join(arguments)}: {done.returncode}\n{done.stderr.strip()}")
    return done.stdout


def expect(text: str, wanted: str) -> None:
    """Ask that a text has something in it."""
    if wanted not in text:
        raise Fault(f"{wanted!r} is not in: {text[:300]!r}")


def try_terminal(program: Sequence[str]) -> None:
    """Versions, rules in both languages, a match told, matches recorded and read again."""
    versions = say(program, "--version")
    expect(versions, "dominoes-qt ")
    expect(versions, "PySide6 ")
    print(versions, end="")
    expect(say(program, "rules", "block", "--lang", "en"), "tiles")
    expect(say(program, "rules", "block", "--lang", "es"), "fichas")
    expect(say(program, "play", "--watch", *MATCH, "--deal", "7", "--lang", "es"), WON["es"])
    # A program in a sandbox sees few folders: SMOKE_FOLDER names one.
    with tempfile.TemporaryDirectory(dir=os.environ.get("SMOKE_FOLDER")) as folder:
        record = str(Path(folder) / "smoke.domino.jsonl")
        say(program, "simulate", *MATCH, "--matches", "4", "--jobs", "2", "--record", record)
        expect(say(program, "replay", record, "--lang", "en"), WON["en"])


def try_window(program: Sequence[str]) -> None:
    """A match in the window that is still there after a while."""
    command = [*program, "play", *MATCH, "--deal", "7"]
    with subprocess.Popen(
        command,
        env={**os.environ, **WITHOUT_SCREEN},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as process:
        try:
            said, _ = process.communicate(timeout=ALIVE)
        except subprocess.TimeoutExpired:
            process.terminate()
            return
    raise Fault(f"the window went away: {process.returncode}\n{said}")


def main(given: Sequence[str]) -> int:
    """Try the programs that are named; return 1 if one of them is not sound."""
    if not 1 <= len(given) <= 2:
        print(__doc__)
        return 2
    terminal, window = (shlex.split(given[at], posix=os.name == "posix") for at in (0, -1))
    try:
        try_terminal(terminal)
        try_window(window)
    except (Fault, OSError, subprocess.TimeoutExpired) as fault:
        print(f"smoke: {fault}", file=sys.stderr)
        return 1
    print("smoke: all is well")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
