"""Exact endings: the same value as looking at every line of play through the whole engine."""

from __future__ import annotations

from random import Random

import pytest

from dominoes_qt.engine.match import Match, apply
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.players.playout import playout
from dominoes_qt.players.solver import Solver, TooDeep
from dominoes_qt.players.stakes import HAND_WON, Stakes
from dominoes_qt.players.thumb import thumb_for
from tests.engine.strategies import random_match, tables

LIMIT = 10_000
LATE = 8
"""Up to how many tiles in hands and yard a position is looked at line by line."""


def late_positions(setup: Setup, wanted: int) -> list[Match]:
    """Return matches of the set-up shortly before the end of a hand."""
    found = []
    for number in range(200):
        match, rng = random_match(setup, number, 0), Random(number)
        while match.hand is not None and _tiles(match) > LATE:
            match, _ = apply(match, match.hand.turn, rng.choice(match.legal))
        if match.hand is not None:
            found.append(match)
        if len(found) == wanted:
            break
    return found


def _tiles(match: Match) -> int:
    assert match.hand is not None
    position = match.hand.position
    return sum(hand.bit_count() for hand in position.hands) + len(position.yard)


def every_line(match: Match, stakes: Stakes, start: Match) -> float:
    """Return the value with best play by all, by playing on through the engine."""
    if match.hand is None:
        return worth(match, stakes, start)
    ours = stakes.sides[match.hand.turn] == stakes.side
    values = [every_line(apply(match, match.hand.turn, a)[0], stakes, start) for a in match.legal]
    return max(values) if ours else min(values)


def worth(match: Match, stakes: Stakes, start: Match) -> float:
    """Return what the hand that just ended was worth, from the scores alone."""
    setup, side = match.setup, stakes.side
    if setup.target is not None and not stakes.has_key_bones:
        return stakes.of_scores(match.scores)
    lead = [2 * scores[side] - sum(scores) for scores in (match.scores, start.scores)]
    if setup.sides > 2:
        lead = [
            scores[side] - (sum(scores) - scores[side]) / (setup.sides - 1)
            for scores in (match.scores, start.scores)
        ]
    won = match.finished[-1].settlement.winner
    bonus = 0.0 if stakes.has_key_bones or won is None else HAND_WON * (1 if won == side else -1)
    return lead[0] - lead[1] + bonus


@pytest.mark.parametrize(("profile", "seats", "partners"), tables())
@pytest.mark.parametrize("one_hand", [False, True])
def test_endings_are_solved_exactly(
    profile: str, seats: int, partners: bool, one_hand: bool
) -> None:
    if profile == "six-love" and one_hand:
        return
    target: dict[str, None] = {"target": None} if one_hand else {}
    setup = Setup.make(profile, seats, partners=partners, **target)
    for match in late_positions(setup, 6):
        assert match.hand is not None
        side = setup.side_of(match.hand.turn)
        stakes = Stakes(setup, match.scores, side)
        solver = Solver(stakes, thumb_for(setup), LIMIT)
        found = solver.value(match.hand.position, (0,) * setup.sides)
        assert found == pytest.approx(every_line(match, stakes, match))


def test_the_limit_is_kept() -> None:
    setup = Setup.make("block", 4, partners=True)
    match = random_match(setup, 1, 3)
    assert match.hand is not None
    solver = Solver(Stakes(setup, match.scores, 0), thumb_for(setup), 500)
    with pytest.raises(TooDeep):
        solver.value(match.hand.position, (0, 0))
    assert solver.visited == 501


def test_a_playout_ends_where_the_engine_ends() -> None:
    """Where nobody has a choice, a playout is worth what the hand brings."""
    for profile, seats, partners in tables():
        setup = Setup.make(profile, seats, partners=partners)
        for match in late_positions(setup, 10):
            after = match
            while after.hand is not None and len(after.legal) == 1:
                after, _ = apply(after, after.hand.turn, after.legal[0])
            if after.hand is None:
                assert match.hand is not None
                stakes = Stakes(setup, match.scores, 0)
                value = playout(
                    match.hand.position, (0,) * setup.sides, stakes, thumb_for(setup), [0.0] * 28
                )
                assert value == pytest.approx(worth(after, stakes, match))
