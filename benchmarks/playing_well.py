"""What pays at the table: plays habits against each other and prints who wins, and by how much.

The rule texts quote these figures (`dominoes_qt.narrate.rules.measured`). Run all of them with
`python3 -m benchmarks.playing_well`, or some with `python3 -m benchmarks.playing_well block draw`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random

from dominoes_qt.engine import position as rules
from dominoes_qt.engine.deal import deal
from dominoes_qt.engine.hand import open_count
from dominoes_qt.engine.position import Position
from dominoes_qt.engine.profiles import Opening, Settling, Setup
from dominoes_qt.engine.settlement import settle_blocked, settle_out, settle_six_love
from dominoes_qt.engine.tiles import ALL_MASK, ALL_TILES, SUIT, Tile, pips_of
from dominoes_qt.narrate.rules.measured import RESULTS, TRIALS, Result, Trial

Habit = Callable[[Setup, Position, int], float]
"""What a player makes of a move; the move with the highest value is played, ties by lot."""


def any_tile(_setup: Setup, _position: Position, _move: int) -> float:
    """Play whatever fits."""
    return 0.0


def heavy(_setup: Setup, _position: Position, move: int) -> float:
    """Shed the tile with the most pips."""
    return ALL_TILES[rules.move_tile(move)].pips


def light(setup: Setup, position: Position, move: int) -> float:
    """Shed the tile with the fewest pips."""
    return -heavy(setup, position, move)


def doubles(_setup: Setup, _position: Position, move: int) -> float:
    """Shed a double whenever one fits."""
    return ALL_TILES[rules.move_tile(move)].is_double


def variety(_setup: Setup, position: Position, move: int) -> float:
    """Keep as many different numbers as possible."""
    kept = position.hands[position.turn] ^ 1 << rules.move_tile(move)
    return sum(bool(kept & suit) for suit in SUIT)


def own_ends(_setup: Setup, position: Position, move: int) -> float:
    """Leave ends that the rest of one's own hand fits."""
    kept = position.hands[position.turn] ^ 1 << rules.move_tile(move)
    ends, _ = rules.lay(position.ends, position.spinner, move >> 2, move & 3)
    return sum((kept & SUIT[rules.number_at(tip)]).bit_count() for tip in set(ends))


def scoring(setup: Setup, position: Position, move: int) -> float:
    """Take the most points that a play brings."""
    ends, spinner = rules.lay(position.ends, position.spinner, move >> 2, move & 3)
    return rules.points_of(open_count(setup.profile, ends, spinner) or 0)


def scoring_heavy(setup: Setup, position: Position, move: int) -> float:
    """Take points; where there are none, shed the heaviest tile."""
    return 100 * scoring(setup, position, move) + heavy(setup, position, move)


HABITS: Mapping[str, Habit] = {
    "any": any_tile,
    "heavy": heavy,
    "light": light,
    "doubles": doubles,
    "variety": variety,
    "own-ends": own_ends,
    "scoring": scoring,
    "scoring-heavy": scoring_heavy,
}


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one hand ended, seen from the side under test.

    Attributes:
        won, lost: whether it won the hand, and whether another side did.
        margin: its points, less those of the best other side.
    """

    won: bool
    lost: bool
    margin: float
    blocked: bool
    leader_won: bool


def play_hand(setup: Setup, number: int, tested: int, habits: Sequence[Habit]) -> Outcome:
    """Play one hand; side `tested` has the first habit and the others the second."""
    rng = Random(f"{number} {tested}")
    position, leader = _begin(setup, number)
    points = [0.0] * setup.sides
    seat = leader
    while not position.is_over:
        seat = position.turn
        side = setup.side_of(seat)
        moves = rules.legal(position)
        move = moves[0]
        if len(moves) > 1:
            habit = habits[side != tested]
            best = [(habit(setup, position, move), rng.random(), move) for move in moves]
            move = max(best)[2]
        position = rules.step(position, move)
        if move >= 0 and setup.profile.scores_in_play:
            count = open_count(setup.profile, position.ends, position.spinner)
            points[side] += rules.points_of(count or 0)
    return _judge(setup, position, tested, points, (seat, leader))


def _begin(setup: Setup, number: int) -> tuple[Position, int]:
    dealt = deal(number, setup.profile, setup.seats, 0)
    opening, leader = ALL_MASK, dealt.lot
    if setup.profile.opening is Opening.HIGHEST_DOUBLE:
        opening = rules.highest_double(dealt.hands)
        leader = rules.holder(dealt.hands, opening)
    elif setup.profile.opening is Opening.SIX_LOVE:
        opening = Tile(6, 6).mask
        leader = rules.holder(dealt.hands, opening)
    yard = dealt.yard if setup.profile.drawing else ()
    has_spinner = setup.profile.spinner
    return rules.start(dealt.hands, yard, leader, has_spinner=has_spinner, opening=opening), leader


def _judge(
    setup: Setup,
    position: Position,
    tested: int,
    points: Sequence[float],
    seats: tuple[int, int],
) -> Outcome:
    last, leader = seats
    left = tuple(pips_of(hand) for hand in position.hands)
    if setup.profile.settling is Settling.SIX_LOVE:
        out = last if position.is_out else None
        settled = settle_six_love(setup, (0.0, 0.0), left, out=out)
    elif position.is_out:
        settled = settle_out(setup, last, left)
    else:
        settled = settle_blocked(setup, left)
    totals = [a + b for a, b in zip(points, settled.points, strict=True)]
    winner = settled.winner
    return Outcome(
        won=winner == tested,
        lost=winner is not None and winner != tested,
        margin=totals[tested] - max(totals[:tested] + totals[tested + 1 :]),
        blocked=not position.is_out,
        leader_won=winner == setup.side_of(leader),
    )


def outcomes(trial: Trial) -> Iterator[Outcome]:
    """Play the hands of a trial; every side is tested in turn, on the same deals."""
    setup = Setup.make(trial.profile, trial.seats)
    habits = (HABITS[trial.habit], HABITS[trial.against])
    for hand in range(trial.hands):
        yield play_hand(setup, 1 + hand // setup.sides, hand % setup.sides, habits)


def share(count: int, total: int) -> tuple[float, float]:
    """Return a share and the half width of its 95 % interval, both in per cent."""
    part = count / total
    return 100 * part, 196 * sqrt(part * (1 - part) / total)


def measure(trial: Trial) -> tuple[Result, str]:
    """Run a trial; return its figures, and a line that also tells how sure they are."""
    seen = list(outcomes(trial))
    margins = [outcome.margin for outcome in seen]
    mean = sum(margins) / len(margins)
    spread = sqrt(sum((margin - mean) ** 2 for margin in margins) / len(margins))
    shares = {
        "won": share(sum(outcome.won for outcome in seen), len(seen)),
        "lost": share(sum(outcome.lost for outcome in seen), len(seen)),
        "blocked": share(sum(outcome.blocked for outcome in seen), len(seen)),
        "led": share(sum(outcome.leader_won for outcome in seen), len(seen)),
    }
    result = Result(
        **{name: round(value, 1) for name, (value, _) in shares.items()}, margin=round(mean, 1)
    )
    texts = [f"{name} {value:.1f} ± {half:.1f} %" for name, (value, half) in shares.items()]
    texts.append(f"margin {mean:+.2f} ± {1.96 * spread / sqrt(len(seen)):.2f}")
    return result, f"{trial.key} against {trial.against}, {len(seen)} hands: {', '.join(texts)}"


def main(wanted: Sequence[str]) -> int:
    """Run the trials of these profiles, or all of them; 1 if the texts quote other figures."""
    changed = 0
    for trial in TRIALS:
        if not wanted or trial.profile in wanted:
            result, line = measure(trial)
            print(line, flush=True)
            if RESULTS.get(trial.key) != result:
                print(f"  not what is quoted: {result}", flush=True)
                changed = 1
    return changed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
