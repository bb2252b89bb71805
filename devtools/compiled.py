"""Compiles the search with mypyc: the same source, only quicker.

Shared by the build hook (a wheel for one system, on request) and benchmarks/. Every module
stays in place as Python too, so what is not compiled still runs.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

WISH = "DOMINOES_QT_COMPILE"
"""The environment variable that asks the build hook for a compiled wheel, set to 1."""

NEEDS = ("mypy>=1.15", "setuptools")
"""What compiling needs beside a C compiler."""

MODULES = (
    "engine/tiles",
    "engine/position",
    "players/belief",
    "players/plausible",
    "players/playout",
    "players/search",
    "players/solver",
    "players/stakes",
    "players/thumb",
)
"""What is worth compiling, below src/dominoes_qt."""


class CompileError(Exception):
    """The compiler is missing or failed; the text says so in one line."""


def is_wished() -> bool:
    """Whether a compiled wheel was asked for."""
    return os.environ.get(WISH) == "1"


def copy(package: Path, place: Path) -> list[Path]:
    """Copy the package to a folder, compile it there, and return the files made, below it."""
    shutil.copytree(package, place / package.name, ignore=shutil.ignore_patterns("*.so", "*.pyd"))
    command = [sys.executable, "-m", "mypyc", *(f"{package.name}/{name}.py" for name in MODULES)]
    environment = os.environ | {"MYPYPATH": "."}
    result = subprocess.run(
        command, cwd=place, env=environment, capture_output=True, text=True, check=False
    )
    if result.returncode:
        said = (result.stderr or result.stdout).strip().splitlines() or ["no reason given"]
        raise CompileError(f"mypyc failed: {said[-1]}")
    shutil.rmtree(place / "build")
    made = [path for kind in ("*.so", "*.pyd") for path in place.rglob(kind)]
    return sorted(path.relative_to(place) for path in made)
