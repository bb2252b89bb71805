"""Runs a measurement on a compiled copy of the game, in a process and a folder of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import dominoes_qt
from devtools import compiled

ROOT = Path(__file__).parent.parent


def run(arguments: Sequence[str]) -> str:
    """Compile a copy, run Python with these arguments on it, and return what it prints."""
    with tempfile.TemporaryDirectory() as folder:
        compiled.copy(Path(dominoes_qt.__file__).parent, Path(folder))
        paths = os.pathsep.join([folder, str(ROOT)])
        answer = subprocess.run(
            [sys.executable, *arguments],
            cwd=folder,
            env=os.environ | {"PYTHONPATH": paths},
            check=True,
            stdout=subprocess.PIPE,
            text=True,
        )
    return answer.stdout
