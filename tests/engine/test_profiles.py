"""The profiles against `rules.md` section 2, written out again by hand, and the set-up."""

import pickle

import pytest

from dominoes_qt.engine.errors import SetupError, SetupReason
from dominoes_qt.engine.profiles import (
    PROFILES,
    Opening,
    Partners,
    Profile,
    Settling,
    Setup,
    SpinnerCount,
)

ONE_HAND = None


def test_the_table_of_profiles() -> None:
    rows = {
        "block": ({2: 7, 3: 7, 4: 7}, {2: 100, 3: 100, 4: 100}, False, False),
        "draw": ({2: 7, 3: 5, 4: 5}, {2: 100, 3: 100, 4: 100}, True, False),
        "all-fives": ({2: 9, 3: 7, 4: 5}, {2: 250, 3: 200, 4: 200}, True, True),
        "classic": ({2: 7, 3: 5, 4: 5}, dict.fromkeys((2, 3, 4), ONE_HAND), True, True),
        "muggins": ({2: 7, 3: 5, 4: 5}, dict.fromkeys((2, 3, 4), ONE_HAND), True, True),
        "six-love": ({4: 7}, {4: 6}, False, False),
    }
    assert list(PROFILES) == list(rows)
    for key, (each, targets, drawing, spinner) in rows.items():
        profile = PROFILES[key]
        assert (dict(profile.tiles_each), dict(profile.targets)) == (each, targets)
        assert (profile.drawing, profile.spinner) == (drawing, spinner)
        assert profile.seats == tuple(each)


@pytest.mark.parametrize(
    ("key", "partners", "count", "opening", "settling"),
    [
        ("block", Partners.OPTIONAL, SpinnerCount.NONE, Opening.LEADER, Settling.PIPS),
        ("draw", Partners.OPTIONAL, SpinnerCount.NONE, Opening.LEADER, Settling.PIPS),
        (
            "all-fives",
            Partners.OPTIONAL,
            SpinnerCount.UNTIL_USED,
            Opening.LEADER,
            Settling.ALL_FIVES,
        ),
        (
            "classic",
            Partners.NEVER,
            SpinnerCount.NONE,
            Opening.HIGHEST_DOUBLE,
            Settling.DIFFERENCE,
        ),
        (
            "muggins",
            Partners.NEVER,
            SpinnerCount.FREE_HALVES,
            Opening.HIGHEST_DOUBLE,
            Settling.DIFFERENCE_TO_FIVE,
        ),
        ("six-love", Partners.ALWAYS, SpinnerCount.NONE, Opening.SIX_LOVE, Settling.SIX_LOVE),
    ],
)
def test_the_ways_of_profiles(
    key: str, partners: Partners, count: SpinnerCount, opening: Opening, settling: Settling
) -> None:
    profile = PROFILES[key]
    assert profile.partners is partners
    assert profile.spinner_count is count
    assert profile.opening is opening
    assert profile.settling is settling
    assert profile.scores_in_play == (key in ("all-fives", "muggins"))
    assert profile.clockwise == (key != "six-love")
    assert profile.settling.rounds == (key in ("all-fives", "muggins"))


def test_sides() -> None:
    alone = Setup.make("block", 4)
    assert not alone.partners
    assert (alone.sides, alone.side_of(3), alone.seats_of(3)) == (4, 3, (3,))
    pairs = Setup.make("block", 4, partners=True)
    assert (pairs.sides, pairs.side_of(3), pairs.seats_of(1)) == (2, 1, (1, 3))
    assert Setup.make("six-love", 4).partners


@pytest.mark.parametrize("target", [25, 30, 100, 995, 1000, None])
@pytest.mark.parametrize("key", [key for key in PROFILES if key != "six-love"])
def test_targets_that_can_be_set(key: str, target: int | None) -> None:
    assert Setup.make(key, 2, target=target).target == target


def test_the_usual_target_is_the_profiles() -> None:
    assert Setup.make("all-fives", 2).target == 250
    assert Setup.make("all-fives", 4).target == 200
    assert Setup.make("classic", 3).target is None
    assert Setup.make("six-love", 4).target == Setup.make("six-love", 4, target=6).target == 6


@pytest.mark.parametrize(
    ("reason", "key", "seats", "choices"),
    [
        (SetupReason.PROFILE, "chess", 2, {}),
        (SetupReason.SEATS, "block", 1, {}),
        (SetupReason.SEATS, "block", 5, {}),
        (SetupReason.SEATS, "six-love", 2, {}),
        (SetupReason.PARTNERS, "block", 2, {"partners": True}),
        (SetupReason.PARTNERS, "draw", 3, {"partners": True}),
        (SetupReason.PARTNERS, "classic", 4, {"partners": True}),
        (SetupReason.PARTNERS, "muggins", 4, {"partners": True}),
        (SetupReason.PARTNERS, "six-love", 4, {"partners": False}),
        (SetupReason.TARGET, "block", 2, {"target": 20}),
        (SetupReason.TARGET, "block", 2, {"target": 1005}),
        (SetupReason.TARGET, "block", 2, {"target": 101}),
        (SetupReason.TARGET, "block", 2, {"target": 0}),
        (SetupReason.TARGET, "block", 2, {"target": -100}),
        (SetupReason.TARGET, "six-love", 4, {"target": None}),
        (SetupReason.TARGET, "six-love", 4, {"target": 25}),
        (SetupReason.LEADER, "block", 2, {"first_leader": 2}),
        (SetupReason.LEADER, "block", 2, {"first_leader": -1}),
        (SetupReason.LEADER, "classic", 2, {"first_leader": 0}),
        (SetupReason.LEADER, "six-love", 4, {"first_leader": 0}),
        (SetupReason.COORDINATOR, "six-love", 4, {"first_coordinator": 4}),
        (SetupReason.COORDINATOR, "block", 4, {"first_coordinator": 0}),
    ],
)
def test_set_ups_that_are_refused(
    reason: SetupReason, key: str, seats: int, choices: dict[str, int | bool | None]
) -> None:
    with pytest.raises(SetupError) as caught:
        Setup.make(key, seats, **choices)  # type: ignore[arg-type]  # one table, several kinds
    assert caught.value.reason is reason


@pytest.mark.parametrize("profile", PROFILES.values(), ids=PROFILES)
def test_a_profile_travels_to_another_process(profile: Profile) -> None:
    assert pickle.loads(pickle.dumps(profile)) is profile
