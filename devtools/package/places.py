"""Where packages are built and left, what they are called, and the environment that makes them."""

from __future__ import annotations

import hashlib
import os
import re
import sys
from pathlib import Path

from devtools import environment
from devtools.console import ROOT, Problem, capture, last_line, say

APP_ID = "io.github.dominoes_qt.dominoes_qt"
DIST = ROOT / "dist"
WORK = ROOT / "build" / "package"
SOURCE = WORK / "source"
"""What the sdist holds: everything else is built from it, so that nothing is missing there."""
FOLDER = DIST / "dominoes-qt"
VENV = WORK / "venv"
BIN = VENV / environment.BIN.name
PYTHON = BIN / environment.PYTHON.name
LOCK = ROOT / "requirements-package.lock"
LINUX = Path("packaging", "linux")


def version(root: Path = ROOT) -> str:
    """The version of the program."""
    text = (root / environment.VERSION_FILE).read_text("utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    if found is None:
        raise Problem(f"no version in {environment.VERSION_FILE}")
    return found[1]


def build_time() -> str:
    """The time that built files bear, in seconds: of the last commit, to be the same each time."""
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return given
    told = capture(["git", "log", "-1", "--format=%ct"])
    if told.returncode == 0:
        return told.stdout.strip()
    return str(int((ROOT / "CHANGELOG.md").stat().st_mtime))


def variables() -> dict[str, str]:
    """The variables for tools that build."""
    return environment.tool_environment(VENV) | {"SOURCE_DATE_EPOCH": build_time()}


def ensure_environment() -> None:
    """Fill an environment of its own with the tools; an instant answer when it is there."""
    digest = hashlib.sha256(LOCK.read_bytes()).hexdigest() + f" {sys.version} {ROOT}"
    stamp = VENV / "package-stamp"
    if stamp.exists() and stamp.read_text("utf-8") == digest:
        return
    say(f"Installing the packages of {LOCK.name} …")
    made = capture([sys.executable, "-m", "venv", "--clear", VENV])
    if made.returncode:
        raise Problem(f"no environment: {last_line(made.stdout.splitlines(), 'Error')}")
    environment.pip("install", "--require-hashes", "--requirement", LOCK, venv=VENV)
    stamp.write_text(digest, "utf-8")


def is_binary(file: Path) -> bool:
    """Whether a file is a program or a library of Linux."""
    if not file.is_file() or file.is_symlink():
        return False
    with file.open("rb") as opened:
        return opened.read(4) == b"\x7fELF"


def tool(*command: str | Path, cwd: Path = ROOT) -> str:
    """Run a program that builds and return what it printed; its failure ends everything."""
    done = capture(command, variables(), cwd)
    if done.returncode:
        say(done.stdout.rstrip())
        raise Problem(f"{Path(command[0]).name} failed")
    return done.stdout
