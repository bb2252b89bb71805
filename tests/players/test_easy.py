"""The easy computer: mostly chance, with a small preference."""

from collections import Counter

from dominoes_qt.engine.actions import Draw, Nominate, Play
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.players.easy import Easy
from tests.players.views import choice, choices, view_after


def test_it_does_the_only_thing_it_can() -> None:
    view = view_after(Setup.make("draw", 2), ["6-6", "0-0 1-0 1-1 2-0 2-1 2-2 3-0"], "0 6-6")
    assert choices(Easy(), view) == {Draw()}


def test_it_may_do_any_legal_thing() -> None:
    view = view_after(Setup.make("block", 2), ["6-6 6-5 6-4 6-3"], "")
    assert choices(Easy(), view) == set(view.legal)


def test_it_lays_heavy_tiles_a_little_more_often() -> None:
    view = view_after(Setup.make("block", 2), ["6-6 1-0", "6-5 6-0"], "0 6-6")
    plays = [play for play in view.plays if play.end.value == "W"]
    counted = Counter(choice(Easy(), view, seed) for seed in range(2000))
    heaviest = max(plays, key=lambda play: play.tile.pips)
    lightest = min(plays, key=lambda play: play.tile.pips)
    assert 1.1 < counted[heaviest] / counted[lightest] < 4


def test_it_likes_to_score() -> None:
    view = view_after(Setup.make("all-fives", 2), ["6-6", "6-3 6-4"], "0 6-6")
    counted = Counter(choice(Easy(), view, seed) for seed in range(2000))
    by_tile = Counter[str]()
    for action, times in counted.items():
        assert isinstance(action, Play)
        by_tile[str(action.tile)] += times
    assert by_tile["6-3"] > by_tile["6-4"]


def test_it_names_either_partner() -> None:
    view = view_after(Setup.make("six-love", 4, first_coordinator=1), [""] * 4, "")
    assert choices(Easy(), view) == {Nominate(1), Nominate(3)}


def test_the_same_seed_gives_the_same_move() -> None:
    view = view_after(Setup.make("block", 2), ["6-6 6-5 6-4 6-3"], "")
    assert len({choice(Easy(), view, 7) for _ in range(5)}) == 1
