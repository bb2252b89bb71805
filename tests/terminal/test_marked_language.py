"""The command line in a language made for tests: only what has to be typed is left as it is."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.ui.marked import LRELEASE, MARKED, make_language

pytestmark = pytest.mark.skipif(not LRELEASE.exists(), reason="lrelease is not in .venv")

RUN = """
import sys
from pathlib import Path
from dominoes_qt import cli
from dominoes_qt.narrate import language
from dominoes_qt.narrate.rules import words
language._ASSETS = words.ASSETS = Path(sys.argv[1])
sys.exit(cli.main([*sys.argv[2:], "--lang", "es"]))
"""
UNMARKED = re.compile(r"[a-z]{2,}", re.IGNORECASE)
TYPED = re.compile(r"dominoes-qt|/there-is-no-such-file")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("marked")
    make_language(folder)
    return folder


@pytest.mark.parametrize(
    "arguments",
    [
        "play --watch --terminal --profile muggins --seats 3 --deal 3 --seed 1",
        "play --watch --terminal --profile six-love --seats 4 --deal 3 --seed 1",
        "simulate --profile draw --seats 2 --hands 20 --seed 1 --jobs 1",
        "hint /there-is-no-such-file",
        "rules six-love",
    ],
)
def test_every_line_is_translated(folder: Path, arguments: str) -> None:
    command = [sys.executable, "-X", "utf8", "-c", RUN, str(folder), *arguments.split()]
    env = os.environ | {"PYTHONPATH": str(Path(__file__).parents[2] / "src")}
    done = subprocess.run(command, env=env, capture_output=True, encoding="utf-8", check=False)
    lines = (done.stdout + done.stderr).splitlines()
    assert len(lines) > 20 or done.returncode
    assert any(MARKED.search(line) for line in lines)
    assert not [line for line in lines if UNMARKED.search(TYPED.sub("", line))]
