"""`dominoes-qt rules`: the rule texts on the command line."""

from __future__ import annotations

import subprocess
import sys

import pytest

from dominoes_qt.engine.profiles import PROFILES
from dominoes_qt.narrate.rules import rules_text


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-X", "utf8", "-m", "dominoes_qt", "rules", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, encoding="utf-8")


@pytest.mark.parametrize(("profile", "lang"), [("muggins", "en"), ("six-love", "es")])
def test_it_prints_the_rules_of_a_game(profile: str, lang: str) -> None:
    done = run(profile, "--lang", lang)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == rules_text(profile, lang)


def test_without_a_game_it_prints_everything() -> None:
    done = run("--lang=es")
    assert done.returncode == 0
    assert done.stdout == rules_text(None, "es")


@pytest.mark.parametrize("arguments", [("bridge",), ("block", "draw"), ("--json",)])
def test_wrong_usage_is_told_in_one_line(arguments: tuple[str, ...]) -> None:
    done = run(*arguments, "--lang", "en")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1


def test_an_unknown_game_is_told_with_those_that_there_are() -> None:
    told = run("bridge", "--lang", "en").stderr
    assert all(profile in told for profile in PROFILES)
