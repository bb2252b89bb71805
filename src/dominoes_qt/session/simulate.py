"""Computer matches without a table: played from a seed, one after another or on several cores.

Match number i of a seed has its own deal number and its own chance for the players, neither of
which comes from the other; so results are the same however the matches are shared out.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from itertools import count, islice

from dominoes_qt.engine import match as play
from dominoes_qt.engine.deal import deal
from dominoes_qt.engine.events import Drew, Passed, Played
from dominoes_qt.engine.match import FinishedHand, Match
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.record import Json, write
from dominoes_qt.engine.settlement import HandEnd
from dominoes_qt.engine.view import view_of
from dominoes_qt.players.base import Budget
from dominoes_qt.players.levels import LEVELS
from dominoes_qt.session.numbers import HIGHEST_DEAL
from dominoes_qt.session.parallel import in_order
from dominoes_qt.session.seats import Kind, Seat, rng_for

CHUNK = 8
"""How many matches are handed to another core at once."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play: `matches` of them, or as many as it takes to finish so many `hands`.

    Attributes:
        levels: the computer level of each seat.
        samples: how many arrangements of the hidden tiles a computer may look at for a choice.
        records: whether records are wanted.
    """

    setup: Setup
    levels: tuple[str, ...]
    seed: int
    matches: int | None = None
    hands: int | None = None
    records: bool = False
    samples: int = Budget().samples


@dataclass(frozen=True, slots=True)
class HandResult:
    """How a hand went: how many actions of each kind, and the points of each side."""

    end: HandEnd
    winner: int | None
    plays: int
    draws: int
    passes: int
    largest: int
    played: tuple[float, ...]
    settled: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How a match went; `record` is a line of JSON, or empty."""

    number: int
    is_over: bool
    winner: int | None
    scores: tuple[float, ...]
    hands: tuple[HandResult, ...]
    record: str = ""


def deal_number(seed: int, match: int) -> int:
    """Return the deal number of a match."""
    digest = hashlib.sha256(f"domino-simulate/1 {seed} {match}".encode()).digest()
    return 1 + int.from_bytes(digest, "big") % HIGHEST_DEAL


def play_match(plan: Plan, number: int, hands: int | None = None) -> Match:
    """Return the match with this number, played to its end or until so many hands are over."""
    setup, dealt = plan.setup, deal_number(plan.seed, number)
    players = [LEVELS[level] for level in plan.levels]
    chances = [rng_for(plan.seed, number, seat) for seat in range(setup.seats)]
    budget = Budget(samples=plan.samples)
    match = Match(setup, (), None, (0.0,) * setup.sides)
    while not match.is_over:
        if match.hand is None:
            if len(match.finished) == hands:
                break
            tiles = deal(dealt, setup.profile, setup.seats, len(match.finished))
            match, _ = play.next_hand(match, tiles)
            continue
        seat = match.hand.turn
        view = view_of(match, seat)
        assert view is not None
        match, _ = play.apply(match, seat, players[seat].choose(view, chances[seat], budget))
    return match


def match_result(plan: Plan, number: int, hands: int | None = None) -> MatchResult:
    """Play a match and return how it went."""
    match = play_match(plan, number, hands)
    record = json.dumps(match_record(plan, number, match)) if plan.records else ""
    results = tuple(_hand_result(hand) for hand in match.finished)
    return MatchResult(number, match.is_over, match.winner, match.scores, results, record)


def match_record(plan: Plan, number: int, match: Match) -> Json:
    """Return the record of a match; its deal number stands under `app`."""
    players = [
        Seat(f"{level} {seat}", Kind.COMPUTER, level).record()
        for seat, level in enumerate(plan.levels)
    ]
    return write(match, players=players) | {"app": {"deal": deal_number(plan.seed, number)}}


def _hand_result(finished: FinishedHand) -> HandResult:
    events, settlement = finished.hand.events, finished.settlement
    held = [tiles.bit_count() for tiles in finished.hand.deal.hands]
    largest = max(held)
    for event in events:
        if isinstance(event, Played):
            held[event.seat] -= 1
        elif isinstance(event, Drew):
            held[event.seat] += 1
            largest = max(largest, held[event.seat])
    kinds = [type(event) for event in events]
    return HandResult(
        settlement.end,
        settlement.winner,
        kinds.count(Played),
        kinds.count(Drew),
        kinds.count(Passed),
        largest,
        finished.played,
        settlement.points,
    )


def simulate(plan: Plan, jobs: int = 1) -> Generator[MatchResult, None, None]:
    """Play the matches of a plan on so many cores and give their results in order.

    A plan of hands ends when the last of them is over; its last match may be unfinished then.
    """
    left = plan.hands
    with closing(_results(plan, jobs)) as results:
        for result in results:
            if left is None or len(result.hands) < left:
                yield result
                left = None if left is None else left - len(result.hands)
                continue
            complete = len(result.hands) == left
            yield result if complete else match_result(plan, result.number, left)
            return


def _results(plan: Plan, jobs: int) -> Generator[MatchResult, None, None]:
    """Return the results of all matches in order; without end if the plan is one of hands."""
    numbers = iter(count() if plan.matches is None else range(plan.matches))
    size = 1 if jobs == 1 else CHUNK
    chunks = iter(lambda: tuple(islice(numbers, size)), ())
    for results in in_order(partial(_chunk_results, plan), chunks, jobs):
        yield from results


def _chunk_results(plan: Plan, numbers: tuple[int, ...]) -> tuple[MatchResult, ...]:
    return tuple(match_result(plan, number) for number in numbers)
