"""Tiles never overlap, touch their neighbours at matching halves, and stay where they are."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from random import Random

import pytest

from dominoes_qt.engine.layout import CENTRE, Placed
from dominoes_qt.engine.tiles import ALL_TILES, Tile
from dominoes_qt.ui.board.geometry import UNIT, Anchor, BoardGeometry, Place
from dominoes_qt.ui.board.paths import Heading
from dominoes_qt.ui.board.placing import DeadEndError
from tests.ui.board.layouts import on_arm, rail, random_layout, sample

SAMPLE = 220
SOAK = 10_000
GAP = UNIT / 4


def neighbour(placed: Sequence[Placed], tile: Placed) -> Placed | None:
    """Return the tile nearer to the start that this one touches."""
    if tile.arm == CENTRE:
        return None
    for other in placed:
        if other.arm == tile.arm and other.step == tile.step - 1:
            return other
    if tile.arm in ("N", "S"):
        return next(other for other in placed if other.is_spinner)
    return placed[0]


def distance(one: Place, two: Place) -> tuple[float, float]:
    """Return how far two tiles lie apart, across and down; negative where they overlap."""
    left, top, right, bottom = one.edges
    left2, top2, right2, bottom2 = two.edges
    return max(left, left2) - min(right, right2), max(top, top2) - min(bottom, bottom2)


def half_towards(place: Place, tile: Tile, number: int, other: Place) -> tuple[float, float]:
    """Return the half with that number, the nearer one of a double."""
    high, low = place.halves
    if tile.is_double:
        return min(high, low, key=lambda at: abs(at[0] - other.x) + abs(at[1] - other.y))
    return high if tile.high == number else low


def check_touch(placed: Sequence[Placed], places: Sequence[Place], order: int) -> None:
    tile, place = placed[order], places[order]
    inner = neighbour(placed, tile)
    if inner is None:
        return
    beside = places[placed.index(inner)]
    across, down = distance(place, beside)
    assert max(across, down) == 0, "the two share an edge"
    assert min(across, down) <= -UNIT / 2, "and not just a corner"
    half = half_towards(place, tile.tile, tile.inner, beside)
    other = half_towards(beside, inner.tile, tile.inner, place)
    steps = sorted((abs(half[0] - other[0]), abs(half[1] - other[1])))
    # Half a unit to the side where one of the two is a double that is met in its middle.
    assert steps in ([0, UNIT], [UNIT / 2, UNIT])
    assert steps[0] == 0 or tile.tile.is_double or inner.tile.is_double


def check_crosswise(placed: Sequence[Placed], places: Sequence[Place], order: int) -> None:
    tile, place = placed[order], places[order]
    along = place.heading.degrees % 180
    if tile.tile.is_double:
        assert place.rotation % 180 != along
    else:
        assert place.rotation % 180 == along
    if tile.arm != CENTRE and tile.tile.is_double:
        inner = neighbour(placed, tile)
        assert inner is not None
        left, top, right, bottom = places[placed.index(inner)].edges
        level = place.heading in (Heading.EAST, Heading.WEST)
        if level:
            assert place.x < left or place.x > right, "the neighbour lies at the long side"
        else:
            assert place.y < top or place.y > bottom


def check(placed: Sequence[Placed]) -> tuple[float, float]:
    """Check a whole layout; return its width and height in half tiles."""
    geometry = BoardGeometry()
    laid: list[Place] = []
    for tile in placed:
        ghost = geometry.ghost(tile.arm, tile.tile, tile.inner)
        laid.append(geometry.append(tile))
        assert laid[-1] == ghost
    assert list(geometry.places) == laid, "no tile moved"
    linked = {
        frozenset((order, placed.index(inner)))
        for order, tile in enumerate(placed)
        if (inner := neighbour(placed, tile)) is not None
    }
    for one, two in combinations(range(len(laid)), 2):
        apart = max(distance(laid[one], laid[two]))
        assert apart >= (0 if frozenset((one, two)) in linked else GAP), (one, two)
    for order in range(len(laid)):
        check_touch(placed, laid, order)
        check_crosswise(placed, laid, order)
    left, top, right, bottom = geometry.bounds
    return (right - left) / UNIT, (bottom - top) / UNIT


def check_seed(seed: int) -> tuple[float, float]:
    return check(sample(seed))


def summary(sizes: Sequence[tuple[float, float]]) -> str:
    """Describe how large layouts get, as multiples of 16 by 10 half tiles."""
    ratios = sorted(max(width / 16, height / 10) for width, height in sizes)
    shares = {share: ratios[int(share * (len(ratios) - 1))] for share in (0.5, 0.9, 0.99, 1.0)}
    parts = (f"{share:.0%}: {ratio:.2f}" for share, ratio in shares.items())
    widest, highest = max(size[0] for size in sizes), max(size[1] for size in sizes)
    return f"size to 16x10 {', '.join(parts)}; widest {widest}, highest {highest}"


def test_sample_of_full_layouts() -> None:
    sizes = [check_seed(seed) for seed in range(SAMPLE)]
    print(summary(sizes))
    ratios = sorted(max(width / 16, height / 10) for width, height in sizes)
    assert ratios[len(ratios) // 2] <= 1.4
    assert ratios[-1] <= 2


@pytest.mark.soak
def test_ten_thousand_full_layouts() -> None:
    with ProcessPoolExecutor() as pool:
        sizes = list(pool.map(check_seed, range(SOAK), chunksize=100))
    print(summary(sizes))
    assert max(max(width / 16, height / 10) for width, height in sizes) <= 2


def test_spinner_fits_anywhere_on_the_rail() -> None:
    """Until the first double both arms have fixed places, so that these are all cases."""
    cases = [(west, east, arm) for west in range(21) for east in range(21 - west) for arm in "WE"]
    for number, (west, east, arm) in enumerate(cases):
        geometry = BoardGeometry()
        placed = rail(west, east, arm, Random(number))
        geometry.extend(placed)
        if number % 7 == 0:
            check(placed)


@pytest.mark.parametrize("arm", ["W", "E"])
def test_all_28_tiles_in_one_arm(arm: str) -> None:
    longest: list[Placed] = []
    for seed in range(400):
        laid = random_layout(Random(seed), spinning=False, policy=on_arm(arm), first=Tile(6, 6))
        if len([one for one in laid if one.arm == arm]) >= len(longest):
            longest = laid
    check(longest)
    assert len(longest) == 28
    assert sum(one.arm == arm for one in longest) == 27


def test_start_tile_lies_in_the_middle() -> None:
    for tile in ALL_TILES:
        place = BoardGeometry().ghost("start", tile, tile.low)
        assert (place.x, place.y) == (0, 0)
        assert place.rotation == (90 if tile.is_double else 0)


def test_taking_back_and_laying_again_gives_the_same() -> None:
    placed = sample(0)
    geometry = BoardGeometry()
    geometry.extend(placed)
    places = geometry.places
    for count in (len(placed) - 1, 5, 1, 0):
        geometry.truncate(count)
        assert geometry.places == places[:count]
        geometry.extend(placed[count:])
        assert geometry.places == places


def test_anchor_is_where_the_next_tile_touches() -> None:
    for seed in range(20):
        placed = sample(seed)
        geometry = BoardGeometry()
        for number, tile in enumerate(placed):
            geometry.append(tile)
            arms = {one.arm for one in placed[: number + 1]} - {CENTRE} | {"W", "E"}
            for arm in arms:
                anchor = geometry.anchor(arm)
                dx, dy = anchor.heading.value
                ghost = geometry.ghost(arm, Tile(1, 0), 0)
                ahead = (anchor.x + dx * UNIT, anchor.y + dy * UNIT)
                assert (ghost.x, ghost.y) == ahead
    assert BoardGeometry().anchor("W") == Anchor(0, 0, Heading.EAST)


def test_unknown_arm_has_no_place() -> None:
    geometry = BoardGeometry()
    with pytest.raises(DeadEndError):
        geometry.ghost("N", Tile(6, 4), 6)
    geometry.extend(sample(0)[:1])
    with pytest.raises(DeadEndError):
        geometry.ghost("x", Tile(6, 4), 6)


def test_spinner_arms_leave_at_right_angles() -> None:
    for seed in range(60):
        placed = sample(seed)
        geometry = BoardGeometry()
        geometry.extend(placed)
        spinner = next((one for one in placed if one.is_spinner), None)
        for tile, place in zip(placed, geometry.places, strict=True):
            if tile.arm in "NS" and tile.step == 1 and spinner is not None:
                line = geometry.places[spinner.order].heading
                level = line in (Heading.EAST, Heading.WEST)
                north = Heading.NORTH if level else Heading.EAST
                assert place.heading is (north if tile.arm == "N" else north.right.right)
