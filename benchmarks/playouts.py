"""Hands played at random to the end on the rules core, against the package `dominoes`.

Run: python -m benchmarks.playouts [--json]. What the figures mean: README.md beside this file.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib.metadata import version
from statistics import median
from time import perf_counter
from typing import Any, TypeVar

import dominoes

from dominoes_qt.engine import position as rules
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.settlement import settle_blocked, settle_out
from dominoes_qt.engine.tiles import pips_of

T = TypeVar("T")

AT_LEAST = 1.5
"""How many times the hands of the package the rules core has to play."""

BLOCK = Setup.make("block", 4, partners=True)
ALL_FIVES = Setup.make("all-fives", 2)


def any_of(moves: Sequence[T]) -> T:
    """Return one of the moves; chance is not asked where there is no choice."""
    return moves[0] if len(moves) == 1 else random.choice(moves)


def shuffled(setup: Setup) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return hands and yard of a random deal."""
    tiles = list(range(28))
    random.shuffle(tiles)
    each = setup.profile.tiles_each[setup.seats]
    hands = tuple(
        sum(1 << tile for tile in tiles[seat * each : seat * each + each])
        for seat in range(setup.seats)
    )
    return hands, tuple(tiles[setup.seats * each :])


def settle(setup: Setup, position: rules.Position) -> tuple[float, ...]:
    """Return what the hand that has ended gives each side."""
    left = tuple(map(pips_of, position.hands))
    if position.is_out:
        return settle_out(setup, position.hands.index(0), left).points
    return settle_blocked(setup, left).points


def block_hand() -> tuple[float, ...]:
    """Play a hand of partner block at random."""
    hands, yard = shuffled(BLOCK)
    position = rules.start(hands, yard, 0, has_spinner=False)
    while moves := rules.legal(position):
        position = rules.step(position, any_of(moves))
    return settle(BLOCK, position)


def all_fives_hand() -> tuple[float, ...]:
    """Play a hand of All Fives at two seats at random, counting the ends after every tile."""
    hands, yard = shuffled(ALL_FIVES)
    position = rules.start(hands, yard, 0, has_spinner=True)
    scores = [0.0, 0.0]
    while moves := rules.legal(position):
        seat, code = position.turn, any_of(moves)
        position = rules.step(position, code)
        if code >= 0:
            count = rules.count_until_used(position.ends, position.spinner)
            scores[seat] += rules.points_of(count)
    bonus = settle(ALL_FIVES, position)
    return scores[0] + bonus[0], scores[1] + bonus[1]


def package_hand() -> int:
    """Play a hand of partner block at random with the package, on its faster board."""
    game = dominoes.Game.new()
    game.skinny_board()
    while game.result is None:
        game.make_move(*any_of(game.valid_moves))
    points: int = game.result.points
    return points


@dataclass
class Contestant:
    """Something that plays hands, and how many a second it played in each round."""

    name: str
    play: Callable[[], object]
    speeds: list[float] = field(default_factory=list)

    def run(self, hands: int) -> None:
        """Play a round of so many hands."""
        started = perf_counter()
        for _ in range(hands):
            self.play()
        self.speeds.append(hands / (perf_counter() - started))

    def report(self) -> dict[str, float]:
        """Return hands a second: the middle of all rounds, the slowest and the fastest."""
        return {
            "hands_per_second": round(median(self.speeds), 1),
            "slowest_round": round(min(self.speeds), 1),
            "fastest_round": round(max(self.speeds), 1),
        }


def measure(rounds: int, hands: int, seed: int) -> dict[str, Any]:
    """Let all play in turns, so that a busy moment of the machine strikes all alike."""
    random.seed(seed)
    core = Contestant("block_four_partners", block_hand)
    package = Contestant("package_dominoes", package_hand)
    fives = Contestant("all_fives_two", all_fives_hand)
    contestants = (core, package, fives)
    for contestant in contestants:
        contestant.run(min(hands, 50))  # to warm up
        contestant.speeds.clear()
    for _ in range(rounds):
        for contestant in contestants:
            contestant.run(hands)
    ratios = [ours / theirs for ours, theirs in zip(core.speeds, package.speeds, strict=True)]
    return {
        "python": platform.python_version(),
        "package": f"dominoes {version('dominoes')}",
        "rounds": rounds,
        "hands_a_round": hands,
        **{contestant.name: contestant.report() for contestant in contestants},
        "ratio": {
            "median": round(median(ratios), 3),
            "lowest": round(min(ratios), 3),
            "highest": round(max(ratios), 3),
            "at_least": AT_LEAST,
        },
    }


def main(arguments: list[str]) -> int:
    """Measure and print; 1 if the rules core is too slow."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.playouts", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--hands", type=int, default=1000, help="hands in a round (default 1000)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    found = measure(max(1, options.rounds), max(1, options.hands), options.seed)
    if options.json:
        print(json.dumps(found, indent=1))
    else:
        for key in ("block_four_partners", "package_dominoes", "all_fives_two"):
            print(f"{key:20} {found[key]['hands_per_second']:10,.0f} hands/s")
        print(f"{'ratio':20} {found['ratio']['median']:10.2f} (at least {AT_LEAST})")
    return 0 if found["ratio"]["median"] >= AT_LEAST else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
