"""The medium computer's rule of thumb, one sense at a time."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dominoes_qt.engine import position as rules
from dominoes_qt.engine.actions import Action, Draw, End, Nominate, Pass, Play
from dominoes_qt.engine.events import Played
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.tiles import Tile, mask_of, tiles_of
from dominoes_qt.engine.view import after_play
from dominoes_qt.players.medium import Medium, advantage, nominate, threat, variety
from dominoes_qt.players.reading import Other, read_others
from dominoes_qt.players.replies import replies
from dominoes_qt.players.weights import Weights, weights_for
from tests.engine.notation import tiles
from tests.players.views import choices, view_after

BLOCK = Setup.make("block", 2)
PAIRS = Setup.make("block", 4, partners=True)
FIVES = Setup.make("all-fives", 2)
SIX_LOVE = Setup.make("six-love", 4, first_coordinator=1)
LOW = "0-0 1-0 1-1 2-0 2-1 2-2 3-0"
NOTHING = Weights(
    points=0, threat=0, pips=0, double=0, fits=0, variety=0, stop=0, partner=0, lock=0
)


def minding(**senses: float) -> Medium:
    """Return a player that minds these things alone."""
    return Medium(lambda _setup: replace(NOTHING, **senses))


def plays(*lines: str) -> set[Action]:
    """Return the plays written `6-4 W`."""
    return {Play(Tile.parse(tile), End(end)) for tile, end in map(str.split, lines)}


def anybody(held: int, tiles_text: str, *, is_partner: bool = False) -> Other:
    """Return another seat that may hold these tiles."""
    return Other(1, is_partner, held, mask_of(tiles(tiles_text)))


def test_it_does_the_only_thing_it_can() -> None:
    assert choices(Medium(), view_after(BLOCK, ["6-6", LOW], "0 6-6")) == {Pass()}
    drawing = Setup.make("draw", 2)
    assert choices(Medium(), view_after(drawing, ["6-6", LOW], "0 6-6")) == {Draw()}


def test_it_takes_the_best_score_it_sees() -> None:
    view = view_after(FIVES, ["5-0", "5-5 6-0 4-0 5-4 3-2 6-1 2-2 1-1 3-3"], "0 5-0")
    points = {play: rules.points_of(after_play(view, play)[2] or 0) for play in view.plays}
    assert choices(Medium(), view) == plays("5-5 W")
    assert max(points.values()) == points[Play(Tile(5, 5), End.W)] == 10


def test_what_could_be_scored_next_is_found_best_first() -> None:
    found = replies("all-fives", (3, 4), rules.SPINNER_TO_COME)
    assert [(points, " ".join(map(str, tiles_of(mask)))) for points, mask in found] == [
        (10, "3-3 6-3"),
        (5, "3-1 3-3 4-2 6-3"),
    ]


@pytest.mark.parametrize(
    "ends",
    [(3, 4), (4, 3), (3, 4, 1, 9), (4, 3, 9, 1), (3, 4, 9, 1)],
    ids=str,
)
def test_mirror_images_threaten_alike(ends: tuple[int, ...]) -> None:
    other = anybody(2, "3-3 6-3 3-1 4-2 0-0 1-0")
    line = (3, 4) if len(ends) == 2 else (3, 4, 1, 9)
    assert threat("all-fives", ends, 6, other) == threat("all-fives", line, 6, other) > 0


def test_the_threat_is_what_the_next_seat_is_likely_to_score() -> None:
    ends, spinner = (3, 4), rules.SPINNER_TO_COME
    assert threat("all-fives", ends, spinner, anybody(1, "0-0 1-0")) == 0
    assert threat("all-fives", ends, spinner, anybody(1, "3-3 1-0")) == 5.0
    assert threat("all-fives", ends, spinner, anybody(1, "3-3 3-1")) == 7.5
    assert threat("all-fives", ends, spinner, anybody(2, "3-3 3-1")) == 10.0
    assert threat("block", ends, spinner, anybody(2, "3-3 3-1")) == 0


def test_it_minds_the_score_that_it_leaves() -> None:
    view = view_after(FIVES, ["6-5", "6-4 6-2 6-0 5-3 5-1 0-0 1-0 2-0 3-0"], "0 6-5")
    other = read_others(view)[0]

    def left(play: Play) -> float:
        ends, spinner, _ = after_play(view, play)
        return threat("all-fives", ends, spinner, other)

    least = min(map(left, view.plays))
    assert choices(minding(threat=1.0), view) == {p for p in view.plays if left(p) == least}
    assert least < max(map(left, view.plays)) / 2


def test_it_sheds_weight() -> None:
    view = view_after(BLOCK, ["6-5", "6-1 6-3 5-1 4-1 3-1 2-1 1-0"], "0 6-5")
    assert choices(minding(pips=1.0), view) == plays("6-3 W")


def test_it_sheds_doubles() -> None:
    view = view_after(BLOCK, ["6-5", "5-5 6-4 6-3 4-1 3-1 2-1 1-0"], "0 6-5")
    assert choices(minding(double=1.0), view) == plays("5-5 E")


def test_it_keeps_a_variety_of_numbers() -> None:
    view = view_after(BLOCK, ["6-5", "6-4 6-0 5-0 4-1 3-1 2-1 1-1"], "0 6-5")
    assert variety(mask_of(tiles("6-4 6-0 1-1"))) == 4
    assert choices(minding(variety=1.0), view) == plays("6-4 W", "6-0 W")


def test_it_leaves_itself_something_to_play() -> None:
    view = view_after(BLOCK, ["6-5", "6-4 6-0 4-3 4-1 3-1 2-1 1-1"], "0 6-5")
    assert choices(minding(fits=1.0), view) == plays("6-4 W")


def test_it_leaves_ends_that_the_next_opponent_is_known_to_lack() -> None:
    hands = ["6-6 6-1 6-3 6-2 3-3 4-3 5-3", "3-1 0-0 1-0 1-1 2-0 2-1 2-2"]
    view = view_after(BLOCK, hands, "0 6-6\n1 pass\n0 6-1 W\n1 3-1 W")
    assert choices(minding(stop=1.0), view) == plays("6-3 W")


def test_it_leaves_ends_that_the_next_opponent_is_likely_to_lack() -> None:
    # It holds all ones but two itself.
    view = view_after(BLOCK, ["6-5", "6-1 5-1 4-1 3-1 2-1 1-1 1-0"], "0 6-5")
    assert choices(minding(stop=1.0), view) == plays("6-1 W", "5-1 E")


def test_it_spares_its_partner() -> None:
    hands = ["6-6 6-4 6-3 4-3 3-3", "6-5", LOW, "5-4"]
    view = view_after(PAIRS, hands, "0 6-6\n1 6-5 E\n2 pass\n3 5-4 E")
    assert choices(minding(partner=-1.0), view) == plays("6-4 E")
    assert choices(minding(partner=1.0), view) == plays("6-3 W")


@pytest.mark.parametrize(
    ("rest", "blocks"), [("0-0 2-0", True), ("5-5 5-4 4-4 5-3 5-2 6-3", False)]
)
def test_it_blocks_a_hand_that_it_is_likely_to_win(rest: str, blocks: bool) -> None:
    # All ones are laid but 6-1: at E it leaves ones alone.
    start = view_after(BLOCK, ["6-5", ""], "0 6-5")
    (laid,) = start.events
    assert isinstance(laid, Played)
    ones = [replace(laid, tile=tile) for tile in tiles("1-0 1-1 2-1 3-1 4-1 5-1")]
    view = replace(
        start,
        ends=(1, 6),
        hand=mask_of(tiles(f"6-1 {rest}")),
        events=tuple(ones),
        legal=tuple(plays("6-1 W", "6-1 E")),
    )
    assert choices(minding(lock=1.0), view) == plays("6-1 E" if blocks else "6-1 W")


def test_the_advantage_in_a_block_is_that_of_sides() -> None:
    view = view_after(PAIRS, ["6-5", "", "", ""], "")
    others = (
        anybody(1, "6-6"),
        anybody(1, "0-0", is_partner=True),
        anybody(1, "1-0"),
    )
    rest = mask_of(tiles("4-2"))
    assert advantage(view, rest, others) == (12 + 1) - (6 + 0)
    alone = replace(view, setup=Setup.make("block", 4))
    assert advantage(alone, rest, (others[0], others[2])) == 1 - 6
    single = replace(view, setup=SIX_LOVE)
    assert advantage(single, rest, others) == 1 - 0


def test_it_names_itself_with_a_long_suit() -> None:
    view = view_after(SIX_LOVE, ["", "6-0 6-1 6-2 6-3 5-5 4-4 3-3", "", ""], "")
    assert choices(Medium(), view) == {Nominate(1)}


def test_it_names_itself_with_few_doubles() -> None:
    view = view_after(SIX_LOVE, ["", "6-0 5-1 4-2 3-3 6-5 4-1 2-0", "", ""], "")
    assert nominate(view) == Nominate(1)


def test_it_names_its_partner_with_doubles_alone() -> None:
    view = view_after(SIX_LOVE, ["", "6-6 5-5 4-4 3-3 6-5 4-1 2-0", "", ""], "")
    assert nominate(view) == Nominate(3)
    assert choices(Medium(), replace(view, seat=3)) == {Nominate(1)}


def test_points_in_play_matter_less_where_one_hand_is_all() -> None:
    many, one = (Setup.make("muggins", 2, target=target) for target in (150, None))
    assert weights_for(one).points < weights_for(many).points
    assert weights_for(Setup.make("classic", 2)).points == 0
