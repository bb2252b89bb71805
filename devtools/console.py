"""What dev.py says, and how it runs other programs: one place, so that all of it reads alike."""

import os
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from io import TextIOWrapper
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class Problem(Exception):
    """An ordinary failure, told in one line and without a traceback."""


def bear_any_terminal() -> None:
    """Let a terminal that lacks a character show another one in its place."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def say(text: str) -> None:
    """Print one line of progress at once, even into a pipe."""
    print(text, flush=True)


def warn(text: str) -> None:
    """Print one line on standard error."""
    print(f"dev.py: {text}", file=sys.stderr, flush=True)


def run(command: Sequence[str | Path], env: Mapping[str, str] | None = None) -> int:
    """Run a command in the project's folder, its output straight on the terminal."""
    sys.stdout.flush()
    try:
        return subprocess.call([str(part) for part in command], cwd=ROOT, env=env)
    except OSError as error:
        raise Problem(f"{command[0]} cannot be run: {error.strerror}") from error


def capture(
    command: Sequence[str | Path], env: Mapping[str, str] | None = None, cwd: Path = ROOT
) -> subprocess.CompletedProcess[str]:
    """Run a command and keep what it printed, both streams in one."""
    try:
        return subprocess.run(
            [str(part) for part in command],
            cwd=cwd,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except OSError as error:
        raise Problem(f"{command[0]} cannot be run: {error.strerror}") from error


def last_line(lines: Iterable[str], *marks: str) -> str:
    """The last line with one of the marks in front, or else the last that says anything."""
    said = [line.strip() for line in lines if line.strip()]
    marked = [line for line in said if line.startswith(marks)] if marks else []
    return (marked or said or ["no reason given"])[-1]


def environment(**changes: str) -> dict[str, str]:
    """This process's environment with some variables changed."""
    return {**os.environ, **changes}
