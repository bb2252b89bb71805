"""A program that is killed at any moment, also within a save, has lost nothing that was shown."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import zlib
from pathlib import Path
from random import Random

import pytest

from dominoes_qt.players.levels import LEVELS
from dominoes_qt.session.saves.document import Saved
from dominoes_qt.session.saves.notation import words_of
from dominoes_qt.session.saves.store import Store

ROOT = Path(__file__).parents[3]
CALLS = ("fsync", "after-fsync", "replace", "after-replace", "after-open", "close")

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGKILL")


def killed(folder: Path, chance: Random) -> list[str]:
    """Let a process play, kill it somewhere, and return the lines of what it showed."""
    command = [sys.executable, "-m", "tests.session.saves.player", str(folder)]
    within = chance.random() < 0.5
    if within:
        command += [chance.choice(CALLS), str(chance.randint(1, 60))]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline()]
        if not within:
            time.sleep(chance.random() * 0.1)
            process.kill()
        lines += process.stdout.readlines()
    assert process.returncode == -9
    return [line.decode() for line in lines if line.endswith(b"\n")]


def check(saved: Saved | None, shown: list[str]) -> None:
    """Make sure that the save holds all that was shown."""
    if not shown:
        return
    assert saved is not None
    key, length, crc, over = shown[-1].split()
    words = words_of(saved.timeline.past, saved.number)
    if saved.key == key:
        assert zlib.crc32(words[: int(length)].encode()) == int(crc)
    else:
        assert over == "1"
        assert words == "D"


def kills(folder: Path, times: int, seed: int) -> None:
    """Kill the game so many times, each time going on where it was."""
    chance = Random(seed)
    actions = 0
    for _ in range(times):
        shown = killed(folder, chance)
        store = Store(folder)
        found = store.open(LEVELS)
        store.close()
        assert (found.faults, found.waiting) == ((), ())
        assert store.path is None
        check(found.saved, shown)
        actions += len(shown)
    assert actions > times
    assert {path.suffix for path in folder.iterdir()} <= {".json", ".lock", ".new"}
    assert not list(folder.glob("*set-aside*"))


def test_some_kills(tmp_path: Path) -> None:
    kills(tmp_path, 8, seed=1)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
def test_five_hundred_kills(seed: int, tmp_path: Path) -> None:
    kills(tmp_path, 50, seed=100 + seed)
