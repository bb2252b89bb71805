"""What Orca says through a hand of each profile, by keys alone: golden transcripts.

Timing decides after which key something is said, so the sentences are compared, not the keys.
`UPDATE_TRANSCRIPTS=1` writes the files anew, to be read as a player would.
"""

from __future__ import annotations

import os
from difflib import ndiff
from itertools import pairwise
from pathlib import Path

import pytest

from dominoes_qt.engine.profiles import PROFILES
from tests.orca.counting import returns_in_a_hand
from tests.orca.tools import lines, run, steps

GOLDEN = Path(__file__).parent / "golden"
PREFIXES = {"en": "notification.", "es": "notificación."}
SEATS = {"draw": 4, "all-fives": 4, "classic": 4, "six-love": 4, "muggins": 3}
"""With more seats, a hand is shorter for each; with fewer than these, two play."""

ASKED = ("block", "all-fives", "muggins")
"""Where all questions are asked in the middle of the hand."""

PACES = ("1.2", "2.5")
"""Seconds of quiet before the next key; the second, when the first was too fast for Orca."""
QUESTIONS = ["e", "t", "l", "c", "w", "s", "v", "a", "r"]

pytestmark = [pytest.mark.orca, pytest.mark.xdist_group("orca")]


def presses(profile: str, language: str, tmp_path: Path) -> int:
    """Return how often Return is pressed in a hand, by playing it without a reader."""
    return returns_in_a_hand(profile, SEATS.get(profile, 2), language, tmp_path)


def announced(said: list[str], language: str) -> list[str]:
    """The messages: what follows the word that Orca puts before a notification."""
    prefix = PREFIXES[language]
    return [after for before, after in pairwise(said) if before == prefix]


def sentences(messages: list[str]) -> list[str]:
    """Messages cut into sentences: how many of them were joined is a matter of timing."""
    return [part for text in messages for part in text.replace(". ", ".\n").split("\n")]


def differs(name: str, language: str, output: str) -> list[str]:
    """Compare with the golden file, or write it; return what is said more or less than then."""
    file = GOLDEN / f"{name}.{language}.txt"
    text = "".join(f"{step.key}: {' | '.join(step.said)}\n" for step in steps(output))
    if os.environ.get("UPDATE_TRANSCRIPTS"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
        return []
    golden = [
        part
        for line in file.read_text("utf-8").splitlines()
        for part in line.partition(": ")[2].split(" | ")
    ]
    said = lines(output)
    now, then = (sentences(announced(each, language)) for each in (said, golden))
    others = {*said} - {*golden} - {*announced(said, language)}
    return [*(line for line in ndiff(then, now) if line[0] in "+-"), *others]


def hand(profile: str, language: str, tmp_path: Path) -> None:
    count = presses(profile, language, tmp_path)
    keys = [*["Return"] * count, "wait:4"]
    middle = min(6, count)
    keys[middle:middle] = QUESTIONS if profile in ASKED else []
    arguments = [str(tmp_path / "s.ini"), language, profile, str(SEATS.get(profile, 2)), "1"]
    output = spoken(arguments, keys, language, PACES[0])
    if not os.environ.get("UPDATE_TRANSCRIPTS") and differs(profile, language, output):
        output = spoken(arguments, keys, language, PACES[1])
    assert not differs(profile, language, output)


def spoken(arguments: list[str], keys: list[str], language: str, pace: str) -> str:
    done = run(arguments, keys, "--lang", language, "--delay", pace)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.mark.parametrize(("profile", "language"), [("block", "en"), ("draw", "es")])
def test_a_hand(profile: str, language: str, tmp_path: Path) -> None:
    hand(profile, language, tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("language", PREFIXES)
def test_a_hand_of_each_profile(profile: str, language: str, tmp_path: Path) -> None:
    hand(profile, language, tmp_path)
