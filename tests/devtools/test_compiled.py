"""The compiled search: one list of modules, and the same choices as the pure code."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.compiled import ROOT, run
from devtools import compiled

CHOICES = """
from random import Random
from dominoes_qt.engine.deal import deal
from dominoes_qt.engine.match import apply, new_match
from dominoes_qt.engine.profiles import PROFILES, Setup
from dominoes_qt.engine.view import view_of
from dominoes_qt.players.base import Budget
from dominoes_qt.players.hard import evaluate

for key, profile in PROFILES.items():
    for seats in profile.tiles_each:
        setup = Setup.make(key, seats)
        match, _ = new_match(setup, deal(1, profile, seats, 0))
        while match.hand is not None:
            view = view_of(match, match.hand.turn)
            choices = evaluate(view, Random(1), Budget(samples=40))
            print([(str(choice.action), choice.value) for choice in choices])
            match, _ = apply(match, view.seat, choices[0].action)
"""


def test_what_is_to_be_compiled_is_there() -> None:
    package = ROOT / "src" / "dominoes_qt"
    assert compiled.MODULES
    assert all((package / f"{module}.py").is_file() for module in compiled.MODULES)


def test_only_who_asks_for_a_compiled_wheel_gets_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(compiled.WISH, raising=False)
    assert not compiled.is_wished()
    monkeypatch.setenv(compiled.WISH, "1")
    assert compiled.is_wished()


def test_a_failure_is_told_in_one_line(tmp_path: Path) -> None:
    package = tmp_path / "dominoes_qt"
    package.mkdir()
    place = tmp_path / "place"
    place.mkdir()
    with pytest.raises(compiled.CompileError, match=r"mypyc failed: .+"):
        compiled.copy(package, place)


@pytest.mark.soak
def test_compiled_and_pure_code_choose_alike() -> None:
    """Every choice of a hand at every table, with its value to the last bit."""
    if not any(shutil.which(name) for name in ("cc", "gcc", "clang", "cl")):
        pytest.skip("there is no C compiler")
    pure = subprocess.run(
        [sys.executable, "-c", CHOICES], check=True, stdout=subprocess.PIPE, text=True
    )
    assert run(["-c", CHOICES]) == pure.stdout
