"""Who is stronger: matches on mirrored deals, with 95 % intervals.

Every deal is played twice, once from each side, with all the chance of a pair fixed by its
seed. `python -m benchmarks.arena` plays every contest; name some to play only these.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from math import sqrt
from time import process_time

from benchmarks import compiled
from benchmarks.rivals import Cheat, Package, alphabeta, heaviest_double_first
from dominoes_qt.engine.deal import deal
from dominoes_qt.engine.match import Match, apply, next_hand
from dominoes_qt.engine.profiles import USUAL, Setup
from dominoes_qt.engine.view import view_of
from dominoes_qt.players.base import Budget, Player
from dominoes_qt.players.easy import Easy
from dominoes_qt.players.hard import Hard
from dominoes_qt.players.medium import Medium
from dominoes_qt.session.parallel import in_order
from dominoes_qt.session.seats import rng_for
from dominoes_qt.session.simulate import deal_number


@dataclass(frozen=True, slots=True)
class Contest:
    """Two players, in one game; the figure is the share of matches that the first wins.

    `target` is in points; 0 is the usual one of the profile.
    """

    profile: str
    seats: int
    partners: bool
    player: str
    rival: str
    target: int = 0

    @property
    def name(self) -> str:
        """Return how the contest is called on the command line."""
        partners = "p" if self.partners else ""
        target = f"-to-{self.target}" if self.target else ""
        return f"{self.profile}-{self.seats}{partners}{target}:{self.player}:{self.rival}"

    @property
    def setup(self) -> Setup:
        """Return what is played."""
        target = self.target or USUAL
        return Setup.make(self.profile, self.seats, partners=self.partners, target=target)


@dataclass(frozen=True, slots=True)
class Bout:
    """One match: 1 won, 0 lost, 0.5 neither; the points won by; how long each choice took.

    Times are those of the processor, in seconds, so that other work on the machine is left out.
    """

    result: float
    margin: float
    thinking: tuple[float, ...]
    rival_thinking: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """The outcome of a contest, its shares in per cent and its times in milliseconds."""

    contest: str
    samples: int
    matches: int
    won: float
    interval: float
    margin: float
    median: float
    slow: float
    rival_median: float
    rival_slow: float

    def line(self) -> str:
        """Return the outcome for reading."""
        return (
            f"{self.contest:34} {self.won:5.1f} % ± {self.interval:4.1f}  of {self.matches}"
            f" matches, by {self.margin:+.1f} points, {self.samples} samples;"
            f" ms a choice: {self.median:.0f} (95th of 100: {self.slow:.0f}),"
            f" rival {self.rival_median:.0f} ({self.rival_slow:.0f})"
        )


SHOW_EVERY = 20
"""After how many pairs the standing so far is shown, on the error stream."""

CONTESTS = tuple(
    Contest(*contest)
    for contest in (
        ("block", 4, True, "hard", "greedy", 200),
        ("block", 4, True, "hard", "alphabeta-5", 200),
        ("block", 4, True, "hard", "alphabeta-20", 200),
        ("block", 4, True, "hard", "medium", 200),
        ("block", 4, True, "cheat", "greedy", 200),
        ("block", 4, True, "cheat", "hard", 200),
        ("all-fives", 2, False, "hard", "medium"),
        ("all-fives", 2, False, "cheat", "medium"),
        ("all-fives", 4, True, "hard", "medium"),
        ("all-fives", 4, True, "cheat", "medium"),
        ("six-love", 4, True, "hard", "medium"),
        ("six-love", 4, True, "cheat", "medium"),
        ("draw", 2, False, "hard", "medium"),
        ("draw", 2, False, "cheat", "medium"),
        ("draw", 2, False, "medium", "easy"),
        ("classic", 2, False, "hard", "medium"),
        ("classic", 2, False, "cheat", "medium"),
        ("classic", 2, False, "medium", "easy"),
        ("muggins", 2, False, "hard", "medium"),
        ("muggins", 2, False, "cheat", "medium"),
        ("muggins", 2, False, "medium", "easy"),
        ("classic", 2, False, "hard", "medium", 150),
        ("muggins", 2, False, "hard", "medium", 150),
    )
)


def players() -> Mapping[str, Player]:
    """Return everybody who can take part."""
    return {
        "easy": Easy(),
        "medium": Medium(),
        "hard": Hard(),
        "cheat": Cheat(),
        "greedy": Package(heaviest_double_first),
        "alphabeta-5": Package(alphabeta(5)),
        "alphabeta-20": Package(alphabeta(20)),
    }


def pair(contest: Contest, samples: int, seed: int, number: int) -> tuple[Bout, Bout]:
    """Play one deal number twice, the first player on side 0 and then on side 1."""
    return bout(contest, samples, seed, number, 0), bout(contest, samples, seed, number, 1)


def bout(contest: Contest, samples: int, seed: int, number: int, side: int) -> Bout:
    """Play one match with the first player on that side."""
    setup = contest.setup
    everybody, budget = players(), Budget(samples=samples)
    mine, rival = everybody[contest.player], everybody[contest.rival]
    chances = [rng_for(seed, number, side, seat) for seat in range(setup.seats)]
    thinking: tuple[list[float], list[float]] = ([], [])
    match = Match(setup, (), None, (0.0,) * setup.sides)
    while not match.is_over:
        if match.hand is None:
            tiles = deal(deal_number(seed, number), setup.profile, setup.seats, match.hands_dealt)
            match, _ = next_hand(match, tiles)
            continue
        seat = match.hand.turn
        is_rival = setup.side_of(seat) != side
        player = rival if is_rival else mine
        if isinstance(player, Cheat):
            player.match = match
        view = view_of(match, seat)
        assert view is not None
        started = process_time()
        action = player.choose(view, chances[seat], budget)
        if len(view.legal) > 1:
            thinking[is_rival].append(process_time() - started)
        match, _ = apply(match, seat, action)
    result = 0.5 if match.winner is None else float(match.winner == side)
    margin = match.scores[side] - match.scores[1 - side]
    return Bout(result, margin, tuple(thinking[0]), tuple(thinking[1]))


def standing(contest: Contest, samples: int, pairs: Sequence[tuple[Bout, Bout]]) -> Standing:
    """Return the outcome; the interval is over pairs, whose two halves are not independent."""
    shares = [(first.result + second.result) / 2 for first, second in pairs]
    mean = sum(shares) / len(shares)
    spread = sum((share - mean) ** 2 for share in shares) / max(len(shares) - 1, 1)
    bouts = [bout for both in pairs for bout in both]
    thinking = sorted(second for bout in bouts for second in bout.thinking)
    rival = sorted(second for bout in bouts for second in bout.rival_thinking)
    return Standing(
        contest.name,
        samples,
        len(bouts),
        100 * mean,
        196 * sqrt(spread / len(shares)),
        sum(bout.margin for bout in bouts) / len(bouts),
        *_times(thinking),
        *_times(rival),
    )


def _times(seconds: Sequence[float]) -> tuple[float, float]:
    """Return the median and the 95th of 100 of sorted times, in milliseconds."""
    if not seconds:
        return 0.0, 0.0
    return 1000 * seconds[len(seconds) // 2], 1000 * seconds[len(seconds) * 95 // 100]


def main(arguments: Sequence[str]) -> int:
    """Play the contests that are named, or all."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.arena", description=__doc__)
    names = [contest.name for contest in CONTESTS]
    parser.add_argument("contests", nargs="*", metavar="CONTEST", help=", ".join(names))
    parser.add_argument("--pairs", type=int, default=100, help="deals, each played twice")
    parser.add_argument("--samples", type=int, default=Budget().samples)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--compiled", action="store_true", help="play on a compiled copy")
    options = parser.parse_args(arguments)
    unknown = set(options.contests) - set(names)
    if unknown:
        parser.error(f"no such contest: {', '.join(sorted(unknown))}")
    if options.compiled:
        rest = [argument for argument in arguments if argument != "--compiled"]
        print(compiled.run(["-m", "benchmarks.arena", *rest]), end="")
        return 0
    for contest in CONTESTS:
        if options.contests and contest.name not in options.contests:
            continue
        play = partial(pair, contest, options.samples, options.seed)
        pairs = []
        for both in in_order(play, range(options.pairs), options.jobs):
            pairs.append(both)
            if len(pairs) % SHOW_EVERY == 0 and len(pairs) < options.pairs:
                print(standing(contest, options.samples, pairs).line(), file=sys.stderr, flush=True)
        result = standing(contest, options.samples, pairs)
        print(json.dumps(asdict(result)) if options.json else result.line(), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
