"""Names of profiles, levels, seats."""

from __future__ import annotations

import re
from dataclasses import replace
from types import MappingProxyType

from dominoes_qt.engine.profiles import PROFILES, Setup
from dominoes_qt.narrate import naming
from dominoes_qt.narrate.language import Languages
from dominoes_qt.session.seats import LONGEST_NAME


def test_profiles_have_their_names(languages: Languages) -> None:
    languages.use("en")
    assert [naming.profile(key) for key in PROFILES] == [
        *("Block", "Draw", "All Fives", "Classic", "Muggins", "Six-Love (partners)")
    ]
    languages.use("es")
    assert [naming.profile(key) for key in PROFILES] == [
        *("Bloqueo", "Robo", "Todos cincos", "Clásico", "Muggins", "Seis-cero (parejas)")
    ]


def test_the_numbers_of_a_description_are_the_profile_s(language: str) -> None:
    for key, numbers in {
        "block": ["100"],
        "all-fives": ["200", "250"],
        "muggins": ["150", "250"],
        "six-love": ["6"],
    }.items():
        assert re.findall(r"\d+", naming.describe(PROFILES[key])) == numbers
    other = replace(PROFILES["block"], targets=MappingProxyType({2: 75, 3: 75, 4: 75}))
    assert re.findall(r"\d+", naming.describe(other)) == ["75"]


def test_a_description_is_one_line(language: str) -> None:
    lines = [naming.describe(profile) for profile in PROFILES.values()]
    assert all(0 < len(line) <= 125 and "\n" not in line for line in lines)
    assert len(set(lines)) == len(lines)


def test_levels(spanish: Languages) -> None:
    assert [naming.level(key) for key in ("easy", "medium", "hard")] == [
        *("fácil", "medio", "difícil")
    ]
    assert naming.level("odd") == "odd"


def test_default_names_fit_and_differ(language: str) -> None:
    assert [len(naming.default_names(seats)) for seats in (2, 3, 4)] == [2, 3, 4]
    names = naming.default_names(4)
    assert len(set(names)) == 4
    assert all(len(name) <= LONGEST_NAME for name in names)


def test_where_the_others_sit(english: Languages) -> None:
    four, six_love = Setup.make("block", 4), Setup.make("six-love", 4)
    assert [naming.position(seat, 0, four) for seat in range(4)] == [
        *("your seat", "on your left", "opposite you", "on your right")
    ]
    assert naming.position(1, 0, six_love) == "on your right"
    assert naming.position(0, 3, six_love) == "on your right"
    three = Setup.make("block", 3)
    assert [naming.position(seat, 1, three) for seat in range(3)] == [
        *("on your right", "your seat", "on your left")
    ]
    assert naming.position(1, 0, Setup.make("block", 2)) == "opposite you"
