"""The arena: fair to both, and honest to the players of another package."""

from __future__ import annotations

import json
from random import Random

import pytest

from benchmarks import arena
from benchmarks.arena import CONTESTS, Bout, Contest, pair, standing
from benchmarks.rivals import Cheat, Package, alphabeta, game_of, heaviest_double_first
from dominoes_qt.engine.actions import Play
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.players.base import Budget
from dominoes_qt.players.search import EXACT_TILES
from tests.engine.strategies import random_match
from tests.players.views import view_to_act

PAIRS = Setup.make("block", 4, partners=True)


@pytest.mark.parametrize("actions", [0, 1, 9, 14, 19])
def test_the_package_is_given_what_the_seat_can_know(actions: int) -> None:
    match = random_match(PAIRS, 4, actions)
    view = view_to_act(match)
    game = game_of(view, Random(1))
    assert game.turn == view.seat
    assert len(game.valid_moves) == len(view.plays)
    assert tuple(len(hand) for hand in game.hands) == view.counts
    assert {str(domino) for domino in game.hands[view.seat]} == {
        f"[{tile.high}|{tile.low}]" for tile in view.tiles
    }
    assert len(game.board) == sum(move is not None for move in game.moves)
    # What it works out about the other hands agrees with what the engine says.
    others = [seat for seat in range(4) if seat != view.seat]
    assert all(game.missing_values()[seat] == view.voids[seat] for seat in others)


@pytest.mark.parametrize("prefer", [heaviest_double_first, alphabeta(2)])
def test_the_package_plays_legally(prefer: object) -> None:
    player = Package(prefer)  # type: ignore[arg-type] # a parameter of a test
    for number in range(4):
        match = random_match(PAIRS, number, 16)
        if match.hand is not None:
            view = view_to_act(match)
            assert player.choose(view, Random(number), Budget()) in view.legal


def test_doubles_come_first_and_then_the_heaviest() -> None:
    view = view_to_act(random_match(PAIRS, 4, 0))
    chosen = Package(heaviest_double_first).choose(view, Random(0), Budget())
    assert isinstance(chosen, Play)
    order = max(view.tiles, key=lambda tile: (tile.is_double, tile.pips))
    assert (chosen.tile.is_double, chosen.tile.pips) == (order.is_double, order.pips)


def test_the_cheat_knows_where_everything_lies() -> None:
    """An ending that lies open is solved, whatever the chance."""
    match = random_match(PAIRS, 1, 19)
    cheat, view = Cheat(), view_to_act(match)
    cheat.match = match
    assert len(view.legal) > 1
    assert sum(view.counts) <= EXACT_TILES
    chosen = {cheat.choose(view, Random(seed), Budget()) for seed in range(5)}
    assert len(chosen) == 1


def test_a_deal_is_played_from_both_sides() -> None:
    contest = Contest("draw", 2, False, "medium", "medium")
    first, second = pair(contest, 1, 1, 3)
    assert first.thinking
    assert second.rival_thinking
    assert {first.result, second.result} <= {0.0, 1.0}


def test_shares_and_times() -> None:
    won, lost = Bout(1.0, 30, (0.1, 0.2), (0.0,)), Bout(0.0, -10, (), ())
    found = standing(CONTESTS[0], 8, [(won, lost), (won, won)])
    assert (found.matches, found.won, found.margin) == (4, 75.0, 20.0)
    assert found.median == pytest.approx(100) or found.median == pytest.approx(200)
    assert found.interval == pytest.approx(49.0)


def test_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena.main(["classic-2:medium:easy", "--pairs", "2", "--samples", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["matches"] == 4
    assert arena.main(["classic-2:hard:medium", "--pairs", "1", "--samples", "2"]) == 0
    assert "of 2 matches" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        arena.main(["chess"])
