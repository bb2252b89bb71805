"""Plans: remembered, and always a legal set-up, whatever was wished or stored."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QSettings

from dominoes_qt.engine.profiles import PROFILES, USUAL, Opening
from dominoes_qt.session.seats import LONGEST_NAME
from dominoes_qt.ui.setup.plan import Plan, custom_target, load, save


def store(folder: Path) -> QSettings:
    return QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)


names = st.text(max_size=20)
plans = st.builds(
    Plan,
    profile=st.sampled_from(list(PROFILES)),
    seats=st.integers(0, 6),
    partners=st.booleans(),
    names=st.tuples(names, names, names, names),
    levels=st.tuples(*[st.sampled_from(["", "easy", "medium"])] * 4),
    target=st.none() | st.just(USUAL) | st.integers(-5, 2000),
    leader=st.none() | st.integers(0, 9),
)


@given(plans)
def test_every_plan_gives_a_legal_set_up(plan: Plan) -> None:
    setup, players = plan.setup(), plan.players()
    assert setup.profile.key == plan.profile
    assert len(players) == setup.seats
    assert len({player.name.casefold() for player in players}) == setup.seats
    assert all(0 < len(player.name) <= LONGEST_NAME for player in players)
    assert [player.level for player in players] == list(plan.levels[: setup.seats])
    if setup.profile.opening is not Opening.LEADER:
        assert setup.first_leader is None


def test_a_plan_is_remembered(tmp_path: Path) -> None:
    assert load(store(tmp_path)) == Plan()
    for target in (USUAL, None, 75):
        plan = Plan("draw", 3, names=("Eva", "", "", ""), target=target, leader=1)
        save(store(tmp_path), plan)
        assert load(store(tmp_path)) == plan


@pytest.mark.parametrize(
    "stored",
    [
        "",
        "not json",
        "[]",
        json.dumps({"profile": "chess", "seats": "two", "names": [1, 2], "levels": ["god"] * 4}),
        json.dumps({"target": "much", "leader": -3, "names": 7, "levels": None, "partners": 1}),
    ],
)
def test_a_plan_that_makes_no_sense_is_the_usual_one(tmp_path: Path, stored: str) -> None:
    settings = store(tmp_path)
    settings.setValue("setup/last", stored)
    assert load(settings) == Plan()


@pytest.mark.parametrize(("points", "target"), [(1, 25), (52, 50), (53, 55), (5000, 1000)])
def test_a_target_is_rounded_to_what_can_be_set(points: int, target: int) -> None:
    assert custom_target(points) == target
