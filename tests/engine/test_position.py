"""The rules of play: ends, spinner, counting, what is legal."""

import pytest

from dominoes_qt.engine import position as rules
from dominoes_qt.engine.position import Position
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.tiles import ALL_TILES, Tile, mask_of
from tests.engine.notation import played, plays_of, tiles

FIVE_TILES = ["6-6", "6-4 W", "4-4 W", "6-5 E", "5-5 E"]


@pytest.mark.parametrize(
    ("key", "counts", "points"),
    [
        ("muggins", [12, 16, 20, 25, 30], [0, 0, 20, 25, 30]),
        ("all-fives", [12, 16, 20, 13, 18], [0, 0, 20, 0, 0]),
    ],
)
def test_the_worked_example(key: str, counts: list[int], points: list[int]) -> None:
    """`rules.md` section 4: the same five tiles give 75 in one way of counting, 20 in the other."""
    counting = rules.count_free_halves if key == "muggins" else rules.count_until_used
    ends: tuple[int, ...] = ()
    spinner = rules.SPINNER_TO_COME
    found = []
    for text in FIVE_TILES:
        word, *arm = text.split()
        place = "WENS".index(arm[0]) if arm else 0
        ends, spinner = rules.lay(ends, spinner, Tile.parse(word).number, place)
        found.append(counting(ends, spinner))
    assert found == counts
    assert [rules.points_of(count) for count in found] == points
    assert sum(points) == {"muggins": 75, "all-fives": 20}[key]


def test_the_published_nine_plays() -> None:
    """Nine plays of All Fives that score 5, 0, 10, 5, 5, 10, 15, 5, 0."""
    lines = ["4-1", "1-1 E", "4-4 W", "4-3 W", "2-1 E", "5-1 N", "5-5 N", "5-0 N", "6-1 S"]
    _match, events = played(
        Setup.make("all-fives", 2),
        ["4-1 4-4 2-1 5-5 6-1", "1-1 4-3 5-1 5-0"],
        [f"{order % 2} {line}" for order, line in enumerate(lines)],
    )
    assert [play.points for play in plays_of(events)] == [5, 0, 10, 5, 5, 10, 15, 5, 0]
    assert [play.spinner for play in plays_of(events)] == [False, True] + [False] * 7


@pytest.mark.parametrize("counting", [rules.count_until_used, rules.count_free_halves])
def test_a_double_five_opens_with_ten(counting: rules.Counting) -> None:
    assert counting(*rules.lay((), rules.SPINNER_TO_COME, Tile(5, 5).number, 0)) == 10


def test_a_single_start_tile_counts_both_halves() -> None:
    ends, spinner = rules.lay((), rules.SPINNER_TO_COME, Tile(6, 4).number, 0)
    assert ends == (6, 4)
    assert rules.count_until_used(ends, spinner) == rules.count_free_halves(ends, spinner) == 10


def test_the_arms_open_once_both_sides_of_the_spinner_are_used() -> None:
    ends, spinner = rules.lay((), rules.SPINNER_TO_COME, Tile(3, 3).number, 0)
    ends, spinner = rules.lay(ends, spinner, Tile(3, 1).number, rules.EAST)
    assert len(ends) == 2
    ends, spinner = rules.lay(ends, spinner, Tile(6, 3).number, rules.WEST)
    assert [rules.number_at(tip) for tip in ends] == [6, 1, 3, 3]
    assert [rules.counted_at(tip) for tip in ends] == [6, 1, 0, 0]


def test_a_late_spinner_opens_its_arms_when_the_line_goes_on_past_it() -> None:
    ends, spinner = rules.lay((), rules.SPINNER_TO_COME, Tile(6, 4).number, 0)
    ends, spinner = rules.lay(ends, spinner, Tile(4, 4).number, rules.EAST)
    assert (spinner, len(ends)) == (4, 2)
    ends, spinner = rules.lay(ends, spinner, Tile(6, 6).number, rules.WEST)
    assert (spinner, len(ends)) == (4, 2)
    assert rules.count_until_used(ends, spinner) == 12 + 8
    ends, spinner = rules.lay(ends, spinner, Tile(4, 0).number, rules.EAST)
    assert [rules.number_at(tip) for tip in ends] == [6, 0, 4, 4]
    assert rules.count_until_used(ends, spinner) == 12
    assert rules.count_free_halves(ends, spinner) == 12 + 8
    ends, spinner = rules.lay(ends, spinner, Tile(5, 4).number, rules.SOUTH)
    assert rules.count_free_halves(ends, spinner) == 12 + 5 + 4
    ends, spinner = rules.lay(ends, spinner, Tile(4, 1).number, rules.NORTH)
    assert rules.count_free_halves(ends, spinner) == 12 + 5 + 1


def test_without_a_spinner_doubles_give_one_end() -> None:
    ends, spinner = rules.lay((), rules.NO_SPINNER, Tile(2, 2).number, 0)
    ends, spinner = rules.lay(ends, spinner, Tile(5, 2).number, rules.WEST)
    ends, spinner = rules.lay(ends, spinner, Tile(2, 0).number, rules.EAST)
    assert (ends, spinner) == ((5, 0), rules.NO_SPINNER)


def position(hands: list[str], yard: str = "", *, turn: int = 0, passes: int = 0) -> Position:
    """Return a position of a line game in which 6 and 4 are open, seat 0 to act."""
    return Position(
        tuple(mask_of(tiles(hand)) for hand in hands),
        tuple(tile.number for tile in tiles(yard)),
        (6, 4),
        rules.NO_SPINNER,
        turn,
        passes,
        0,
    )


def moves(found: tuple[int, ...]) -> set[str]:
    """Return moves in notation."""
    names = {rules.DRAW: "draw", rules.PASS: "pass"}
    return {
        names.get(code) or f"{ALL_TILES[rules.move_tile(code)]} {'WENS'[rules.move_arm(code)]}"
        for code in found
    }


def test_a_seat_plays_if_it_can_else_draws_else_passes() -> None:
    fitting = position(["6-4 6-6 5-0", "1-1"], "2-2")
    assert moves(rules.legal(fitting)) == {"6-4 W", "6-4 E", "6-6 W"}
    assert moves(rules.legal(position(["5-0", "1-1"], "2-2"))) == {"draw"}
    assert moves(rules.legal(position(["5-0", "1-1"]))) == {"pass"}


def test_a_hand_that_is_over_allows_nothing() -> None:
    assert rules.legal(position(["", "6-6"], turn=1)) == ()
    assert rules.plays(position(["", "6-6"], turn=1)) == ()
    assert rules.legal(position(["1-1", "5-5"], passes=2)) == ()


def test_draws_take_the_yard_in_order_and_keep_the_turn() -> None:
    before = position(["5-0", "1-1"], "2-2 6-0")
    once = rules.step(before, rules.DRAW)
    assert once == position(["5-0 2-2", "1-1"], "6-0")
    assert moves(rules.legal(once)) == {"draw"}
    assert moves(rules.legal(rules.step(once, rules.DRAW))) == {"6-0 W"}


def test_a_block_is_a_pass_of_every_seat_in_succession() -> None:
    stuck = position(["5-0", "1-1", "2-2"], turn=2)
    for seat in (2, 0, 1):
        assert not stuck.is_blocked
        assert stuck.turn == seat
        stuck = rules.step(stuck, rules.PASS)
    assert stuck.is_blocked
    assert stuck.is_over
    assert not stuck.is_out


def test_a_play_after_passes_starts_the_count_of_passes_again() -> None:
    before = position(["6-0 1-1", "1-0"], passes=1)
    code = rules.move(Tile(6, 0).number, rules.WEST)
    after = rules.step(before, code)
    assert (after.passes, after.turn, after.ends) == (0, 1, (0, 4))


def test_the_opening_can_be_forced() -> None:
    hands = (mask_of(tiles("6-6 5-5")), mask_of(tiles("4-4 3-3")))
    free = rules.start(hands, (), 0, has_spinner=False)
    assert moves(rules.legal(free)) == {"6-6 W", "5-5 W"}
    forced = rules.start(hands, (), 0, has_spinner=True, opening=Tile(5, 5).mask)
    assert moves(rules.legal(forced)) == {"5-5 W"}
    assert (free.spinner, forced.spinner) == (rules.NO_SPINNER, rules.SPINNER_TO_COME)


def test_who_holds_the_highest_double_opens() -> None:
    hands = (mask_of(tiles("6-5 2-2")), mask_of(tiles("3-3 0-0")))
    assert rules.highest_double(hands) == Tile(3, 3).mask
    assert rules.holder(hands, Tile(3, 3).mask) == 1
    with pytest.raises(ValueError, match=str(Tile(6, 6).mask)):
        rules.holder(hands, Tile(6, 6).mask)


@pytest.mark.parametrize(
    ("hands", "opens"),
    [("6-0 5-3|4-2 3-1", "5-3"), ("6-3 4-1|5-4 2-0", "6-3"), ("5-2 6-0|6-1 4-3", "6-1")],
)
def test_without_a_double_the_heaviest_tile_opens(hands: str, opens: str) -> None:
    """Most pips first, then the larger half breaks the tie."""
    masks = tuple(mask_of(tiles(hand)) for hand in hands.split("|"))
    assert rules.highest_double(masks) == Tile.parse(opens).mask
