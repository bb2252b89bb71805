"""How fast the exact solver is, pure and compiled, and how many full deals it solves in a second.

`python -m benchmarks.search` measures the modules as they are installed. `--compiled` builds a
copy of the same source with mypyc in a temporary folder (it needs mypy and a C compiler) and
measures that as well.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import partial
from math import sqrt
from random import Random
from time import process_time

from benchmarks import compiled
from dominoes_qt.engine import position as rules
from dominoes_qt.engine.deal import deal
from dominoes_qt.engine.match import new_match
from dominoes_qt.engine.position import Position
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.players import solver as measured
from dominoes_qt.players.solver import Solver, TooDeep
from dominoes_qt.players.stakes import Stakes
from dominoes_qt.players.thumb import thumb_for
from dominoes_qt.session.parallel import in_order

SECOND = 1.0
"""The time within which a deal is to be solved, on a core of its own."""

PATIENCE = 2_000_000
"""After how many positions a deal is given up."""

SETUP = Setup.make("block", 4, partners=True, target=None)


@dataclass(frozen=True, slots=True)
class Solved:
    """One deal of partner block, solved from after its first tile."""

    positions: int
    seconds: float
    is_solved: bool


@dataclass(frozen=True, slots=True)
class Speed:
    """The figures; shares in per cent with the half width of their 95 % interval."""

    kind: str
    deals: int
    positions_a_second: float
    median_positions: int
    median_seconds: float
    solved_within_a_second: float
    interval: float

    def line(self) -> str:
        """Return the figures for reading."""
        return (
            f"{self.kind}: {self.positions_a_second:,.0f} positions a second;"
            f" {self.solved_within_a_second:.1f} % ± {self.interval:.1f} of {self.deals} full deals"
            f" of partner block solved within 1 s after the first tile"
            f" (median {self.median_positions:,} positions, {self.median_seconds:.2f} s)"
        )


def solve(seed: int, number: int) -> Solved:
    """Solve one deal after its first tile, which is drawn by lot."""
    position = first_tile_laid(seed, number)
    solver = Solver(Stakes(SETUP, (0.0, 0.0), position.turn % 2), thumb_for(SETUP), PATIENCE)
    started = process_time()
    try:
        solver.value(position, (0, 0))
    except TooDeep:
        return Solved(solver.visited, process_time() - started, is_solved=False)
    return Solved(solver.visited, process_time() - started, is_solved=True)


def first_tile_laid(seed: int, number: int) -> Position:
    """Return a deal after a first tile."""
    dealt = deal(1000 * seed + number, SETUP.profile, SETUP.seats, 0)
    match, _ = new_match(SETUP, dealt)
    assert match.hand is not None
    moves = rules.legal(match.hand.position)
    chosen = int(Random(number).random() * len(moves))
    return rules.step(match.hand.position, moves[chosen])


def speed(deals: int, seed: int, jobs: int) -> Speed:
    """Return the figures for the modules in use."""
    results = list(in_order(partial(solve, seed), range(deals), jobs))
    share = sum(r.is_solved and r.seconds <= SECOND for r in results) / deals
    positions = sorted(result.positions for result in results)
    seconds = sorted(result.seconds for result in results)
    return Speed(
        "pure" if str(measured.__file__).endswith(".py") else "compiled",
        deals,
        sum(positions) / sum(seconds),
        positions[deals // 2],
        seconds[deals // 2],
        100 * share,
        196 * sqrt(share * (1 - share) / deals),
    )


def compiled_speed(options: argparse.Namespace) -> Speed:
    """Return the figures for a compiled copy."""
    numbers = [f"--deals={options.deals}", f"--seed={options.seed}", f"--jobs={options.jobs}"]
    answer = compiled.run(["-m", "benchmarks.search", "--json", *numbers])
    return Speed(**json.loads(answer))


def main(arguments: Sequence[str]) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.search", description=__doc__)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--compiled", action="store_true", help="measure a compiled copy as well")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args(arguments)
    figures = [speed(options.deals, options.seed, options.jobs)]
    if options.compiled:
        figures.append(compiled_speed(options))
    for figure in figures:
        print(json.dumps(asdict(figure)) if options.json else figure.line(), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
