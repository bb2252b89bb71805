"""Finds the tools that run a program under a reader, and reads what they print."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOOL = ROOT.parent / "shared" / "tools" / "orca-run"
MISSING_PACKAGES = 3
_UTTERANCE = re.compile(r"'(.*?)'(?: \((?:cut|dropped)\))?(?=, '|$)")


@dataclass(frozen=True)
class Step:
    """A key, and what was said after it."""

    key: str
    said: tuple[str, ...]


def run(
    arguments: list[str], keys: list[str], *options: str, program: str = "table.py"
) -> subprocess.CompletedProcess[str]:
    """Run the program and press keys; the test is skipped where the tools are not there."""
    if not TOOL.exists():
        pytest.skip(f"no {TOOL.name} beside the checkout: nothing is read aloud here")
    if "--no-orca" not in options and shutil.which("orca") is None:
        pytest.skip("Orca is not installed")
    command = [sys.executable, str(Path(__file__).parent / program), *arguments]
    done = subprocess.run(
        [
            str(TOOL),
            "--start-timeout",
            "60",
            "--timeout",
            "1400",
            *options,
            "--keys",
            " ".join(keys),
            "--",
            *command,
        ],
        capture_output=True,
        text=True,
        timeout=1_500,
        check=False,
    )
    if done.returncode == MISSING_PACKAGES:
        pytest.skip(done.stderr.strip().splitlines()[-1])
    return done


def steps(output: str) -> list[Step]:
    """Return what was said after each key."""
    found = []
    for line in output.splitlines():
        key, arrow, said = line.partition(" -> ")
        if arrow:
            found.append(Step(key, tuple(_UTTERANCE.findall(said))))
    return found
