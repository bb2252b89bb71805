"""The shuffle: fixed for ever, and fair."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dominoes_qt.engine.deal import Deal, deal
from dominoes_qt.engine.profiles import PROFILES
from dominoes_qt.engine.tiles import ALL_MASK, ALL_TILES, tiles_of

PLACES = [(key, seats) for key, profile in PROFILES.items() for seats in profile.seats]


def written(dealt: Deal) -> list[str]:
    """Return hands and yard in notation."""
    hands = [" ".join(map(str, tiles_of(hand))) for hand in dealt.hands]
    return [*hands, " ".join(str(ALL_TILES[tile]) for tile in dealt.yard)]


GOLDEN = {
    # These deals must never change: people compare how they played a deal number.
    (1, "block", 4, 0): (
        "0-0 5-0 5-2 5-3 6-0 6-2 6-5",
        "1-0 2-0 3-0 3-1 4-1 4-4 6-4",
        "2-1 3-3 4-2 4-3 5-5 6-3 6-6",
        "1-1 2-2 3-2 4-0 5-1 5-4 6-1",
        "",
        3,
    ),
    (1, "all-fives", 2, 0): (
        "1-0 2-0 2-2 3-3 4-4 5-2 5-4 6-0 6-6",
        "1-1 2-1 3-1 3-2 5-0 5-3 6-1 6-3 6-4",
        "4-2 5-5 3-0 4-1 4-0 5-1 6-2 0-0 6-5 4-3",
        0,
    ),
    (1, "all-fives", 2, 1): (
        "0-0 1-0 2-0 2-1 2-2 5-0 6-2 6-3 6-5",
        "3-0 3-1 3-3 4-0 4-4 5-1 5-3 5-5 6-1",
        "6-4 1-1 4-1 4-3 4-2 5-4 6-6 5-2 3-2 6-0",
        0,
    ),
    (2026, "six-love", 4, 3): (
        "1-0 2-0 2-2 3-1 5-1 6-0 6-1",
        "0-0 3-2 4-1 4-3 5-4 6-3 6-5",
        "3-3 4-4 5-0 5-2 5-3 6-4 6-6",
        "1-1 2-1 3-0 4-0 4-2 5-5 6-2",
        "",
        1,
    ),
    (0, "draw", 3, 0): (
        "3-1 4-0 6-1 6-2 6-6",
        "0-0 3-0 3-2 4-3 6-5",
        "1-1 3-3 5-5 6-3 6-4",
        "5-2 2-2 2-0 4-1 5-3 6-0 5-4 2-1 5-1 4-4 5-0 4-2 1-0",
        0,
    ),
    (10**30, "muggins", 2, 7): (
        "4-0 4-3 5-0 5-2 6-1 6-2 6-5",
        "1-1 2-2 4-1 4-4 5-5 6-3 6-6",
        "2-1 6-4 5-4 1-0 3-3 4-2 0-0 3-0 6-0 5-1 2-0 3-2 5-3 3-1",
        0,
    ),
}


@pytest.mark.parametrize(("number", "key", "seats", "hand"), GOLDEN)
def test_golden_deals(number: int, key: str, seats: int, hand: int) -> None:
    dealt = deal(number, PROFILES[key], seats, hand)
    assert (*written(dealt), dealt.lot) == GOLDEN[number, key, seats, hand]


@given(number=st.integers(0), place=st.sampled_from(PLACES), hand=st.integers(0, 50))
def test_every_tile_is_dealt_once(number: int, place: tuple[str, int], hand: int) -> None:
    key, seats = place
    profile = PROFILES[key]
    dealt = deal(number, profile, seats, hand)
    assert dealt == deal(number, profile, seats, hand)
    assert [tiles.bit_count() for tiles in dealt.hands] == [profile.tiles_each[seats]] * seats
    everything = 0
    for tiles in (*dealt.hands, *(1 << tile for tile in dealt.yard)):
        assert not everything & tiles
        everything |= tiles
    assert everything == ALL_MASK
    assert dealt.lot in range(seats)


def test_number_profile_seats_and_hand_all_matter() -> None:
    block, draw = PROFILES["block"], PROFILES["draw"]
    deals = [deal(1, block, 2, 0), deal(2, block, 2, 0), deal(1, draw, 2, 0), deal(1, block, 2, 1)]
    assert len({one.hands for one in deals}) == 4
    assert deal(1, block, 2, 0).hands != deal(1, block, 3, 0).hands[:2]


def test_the_shuffle_is_fair() -> None:
    """Each tile falls to each seat, and the lot to each seat, about as often: chi-square."""
    profile, rounds = PROFILES["block"], 3000
    held: Counter[tuple[int, int]] = Counter()
    lots: Counter[int] = Counter()
    for number in range(rounds):
        dealt = deal(number, profile, 4, 0)
        lots[dealt.lot] += 1
        for seat, hand in enumerate(dealt.hands):
            held.update((seat, tile.number) for tile in tiles_of(hand))
    wanted = rounds / 4
    spread = sum(
        (held[seat, tile] - wanted) ** 2 / wanted for seat in range(4) for tile in range(28)
    )
    assert 50 < spread < 130  # 81 degrees of freedom: one chance in some thousands to be outside
    assert sum((lots[seat] - wanted) ** 2 / wanted for seat in range(4)) < 17
