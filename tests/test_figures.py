"""The figures of `rules.md` section 8: exactly where they are exact, else with an interval."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import comb

import pytest

from dominoes_qt.engine import position as rules
from dominoes_qt.engine.deal import deal
from dominoes_qt.engine.match import Match, new_match
from dominoes_qt.engine.profiles import PROFILES, Setup
from dominoes_qt.engine.settlement import HandEnd
from dominoes_qt.engine.tiles import ALL_MASK, ALL_TILES, DOUBLES_MASK, Tile
from dominoes_qt.session.simulate import Plan, simulate
from dominoes_qt.session.statistics import Share, Totals
from tests.engine.notation import deal_of, play_on, tiles

DRAWING_SEVEN = [key for key, profile in PROFILES.items() if profile.drawing and key != "all-fives"]
PLAIN = [tile for tile in ALL_TILES if not tile.is_double]


def without_double(hand: int) -> bool:
    """Return whether there is no double among these tiles (a mask)."""
    return not hand & DOUBLES_MASK


def test_hands_of_seven_without_a_double() -> None:
    plain = (ALL_MASK & ~DOUBLES_MASK).bit_count()
    exact = Fraction(comb(plain, 7), comb(28, 7))
    assert round(100 * float(exact), 2) == 9.82
    deals = [deal(number, PROFILES["block"], 4, 0) for number in range(4000)]
    found = sum(without_double(hand) for dealt in deals for hand in dealt.hands)
    low, high = Share(found, 4 * len(deals)).interval
    assert low < exact < high


def test_two_hands_of_seven_without_a_double() -> None:
    plain = (ALL_MASK & ~DOUBLES_MASK).bit_count()
    exact = Fraction(comb(plain, 14), comb(28, 14))
    assert exact == Fraction(1, 345)
    deals = [deal(number, PROFILES["classic"], 2, 0) for number in range(8000)]
    found = sum(without_double(dealt.hands[0] | dealt.hands[1]) for dealt in deals)
    low, high = Share(found, len(deals)).interval
    assert low < exact < high


def drawn_out(setup: Setup, hands: list[str], yard: str) -> Match:
    """Return a match in which seat 0 has led 6-6 and seat 1 has drawn the whole yard."""
    match, _ = new_match(setup, deal_of(setup, hands, yard=yard, lot=0))
    assert match.hand is not None
    drawn = len(match.hand.deal.yard)
    return play_on(match, ["0 6-6", *["1 draw"] * drawn, "1 pass"])[0]


@pytest.mark.parametrize("key", DRAWING_SEVEN)
def test_the_largest_hand_at_two_seats_of_seven(key: str) -> None:
    setup = Setup.make(key, 2)
    dealt = deal(1, setup.profile, 2, 0)
    assert len(dealt.yard) == 14 == sum(hand.bit_count() for hand in dealt.hands)
    match = drawn_out(setup, ["6-6 6-5 6-4 6-3 6-2 6-1 6-0", ""], "")
    assert match.hand is not None
    assert match.hand.position.hands[1].bit_count() == 21


@pytest.mark.parametrize("key", ["draw", "all-fives", "classic", "muggins"])
def test_the_largest_hand_at_four_seats_of_five(key: str) -> None:
    setup = Setup.make(key, 4)
    assert len(deal(1, setup.profile, 4, 0).yard) == 8
    hands = ["6-6 6-5 6-4 6-3 6-2", "0-0 1-0 2-0 3-0 4-0", "6-1 6-0", ""]
    match = drawn_out(setup, hands, "1-1 2-1 2-2 3-1 3-2 3-3 4-1 4-2")
    assert match.hand is not None
    assert match.hand.position.hands[1].bit_count() == 13


def plain_lines(most: int) -> Iterator[tuple[int, ...]]:
    """Return the ends of every line of up to so many tiles without a double."""
    lines: list[tuple[tuple[int, ...], tuple[Tile, ...]]] = [
        (rules.lay((), rules.SPINNER_TO_COME, tile.number, 0)[0], (tile,)) for tile in PLAIN
    ]
    for _ in range(most - 1):
        yield from (ends for ends, _ in lines)
        lines = [
            (rules.lay(ends, rules.SPINNER_TO_COME, tile.number, arm)[0], (*laid, tile))
            for ends, laid in lines
            for arm in (rules.WEST, rules.EAST)
            for tile in PLAIN
            if tile not in laid and tile.has(rules.number_at(ends[arm]))
        ]
    yield from (ends for ends, _ in lines)


def test_what_two_plain_ends_can_show() -> None:
    counts = {rules.count_until_used(ends, rules.SPINNER_TO_COME) for ends in plain_lines(3)}
    assert counts == set(range(13))
    assert {rules.points_of(count) for count in counts} == {0, 5, 10}


@pytest.mark.parametrize("key", ["all-fives", "muggins"])
def test_what_a_spinner_brings_into_range(key: str) -> None:
    counting = rules.count_until_used if key == "all-fives" else rules.count_free_halves
    ends, spinner = rules.lay((), rules.SPINNER_TO_COME, Tile(0, 0).number, 0)
    counts = []
    for arm, text in enumerate(("6-0 6-6", "5-0 5-5", "4-0 4-4", "3-0 5-3")):
        for tile in tiles(text):
            ends, spinner = rules.lay(ends, spinner, tile.number, arm)
            counts.append(counting(ends, spinner))
    assert counts == [6, 12, 17, 22, 26, 30, 33, 35]
    plan = Plan(Setup.make(key, 2, target=None), ("medium", "easy"), 1, matches=400, records=True)
    scored = {
        points
        for result in simulate(plan)
        for points in (5, 10, 15, 20, 25)
        if f'"points": {points}}}' in result.record
    }
    assert scored == {5, 10, 15, 20, 25}


def blocked(seats: int, hands: int) -> Share:
    """Return how many hands of `classic` were blocked with medium computers."""
    plan = Plan(Setup.make("classic", seats), ("medium",) * seats, 1, hands=hands)
    totals = Totals(plan.setup)
    for result in simulate(plan):
        totals.add(result)
    return totals.ended(HandEnd.BLOCKED)


def test_four_seats_of_classic_do_not_block_less_often_than_three() -> None:
    assert blocked(4, 600).interval[1] > blocked(3, 600).interval[0]


@pytest.mark.soak
def test_four_seats_of_classic_block_more_often_than_three() -> None:
    assert blocked(4, 10_000).interval[0] > blocked(3, 10_000).interval[1]
