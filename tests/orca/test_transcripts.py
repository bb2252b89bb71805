"""What Orca says through a hand of each profile, by keys alone: golden transcripts.

In the usual run each profile is heard in one language, every second one in Spanish.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dominoes_qt.engine.profiles import PROFILES
from tests.orca import transcripts
from tests.orca.counting import returns_in_a_hand

SEATS = {"draw": 4, "all-fives": 4, "classic": 4, "six-love": 4, "muggins": 3}
"""With more seats, a hand is shorter for each; with fewer than these, two play."""

ASKED = ("block", "all-fives", "muggins")
"""Where all questions are asked in the middle of the hand."""

QUESTIONS = ["e", "t", "l", "c", "w", "s", "v", "a", "r"]

USUAL = [(profile, "es" if place % 2 else "en") for place, profile in enumerate(PROFILES)]
OTHERS = [(profile, "en" if language == "es" else "es") for profile, language in USUAL]

pytestmark = [pytest.mark.orca, pytest.mark.xdist_group("hands")]


@pytest.mark.parametrize(("profile", "language"), USUAL)
def test_a_hand_of_each_profile(profile: str, language: str, tmp_path: Path) -> None:
    hear(profile, language, tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize(("profile", "language"), OTHERS)
def test_a_hand_in_the_other_language(profile: str, language: str, tmp_path: Path) -> None:
    hear(profile, language, tmp_path)


def hear(profile: str, language: str, tmp_path: Path) -> None:
    seats = SEATS.get(profile, 2)
    count = returns_in_a_hand(profile, seats, language, tmp_path)
    keys = [*["Return"] * count, "wait:4"]
    middle = min(6, count)
    keys[middle:middle] = QUESTIONS if profile in ASKED else []
    arguments = [str(tmp_path / "s.ini"), language, profile, str(seats), "1"]
    transcripts.check(profile, language, arguments, keys)
