"""Rating what a seat may do: sampled worlds, playouts, exact endings.

All choices are looked at in the same worlds, so that luck falls on them alike; those that are
clearly worse than the best are soon left aside.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import fsum, sqrt
from random import Random
from time import monotonic
from typing import Protocol

from dominoes_qt.engine import position as rules
from dominoes_qt.engine.actions import ARMS, Action, Draw, End, Nominate, Play
from dominoes_qt.engine.position import Position
from dominoes_qt.engine.tiles import ALL_MASK
from dominoes_qt.engine.view import SeatView
from dominoes_qt.players.base import Budget
from dominoes_qt.players.belief import World
from dominoes_qt.players.plausible import Plausibility
from dominoes_qt.players.playout import advance, playout
from dominoes_qt.players.solver import Solver, TooDeep
from dominoes_qt.players.stakes import Stakes
from dominoes_qt.players.thumb import Thumb, whims_of

DRAWN_A_WORLD = 6
"""How many worlds are drawn for each that is looked at, so that plausible ones can be chosen."""

EXACT_TILES = 10
"""Up to how many tiles in all hands a world is solved, once nothing can be drawn."""

EXACT_POSITIONS = 20_000
"""How many positions may be looked at to solve one world."""

BATCH = 32
"""How many worlds are chosen at a time."""

ROUND = 16
"""After how many worlds the choices are compared, to leave the worse ones aside."""

CLEARLY = 2.5
"""By how many standard errors a choice must be worse than the best to be left aside."""


@dataclass(frozen=True, slots=True)
class Rating:
    """An action, and what it is worth to the seat's side, as in `Stakes`."""

    action: Action
    value: float


class Worlds(Protocol):
    """Where worlds come from: a `Belief`, or in measurements something else."""

    def sample(self, rng: Random) -> World:
        """Return a world."""
        ...

    def position(self, world: World) -> Position:
        """Return the position to act in, as it is in that world."""
        ...


class Search:
    """One choice of a seat: rates all that it may do."""

    def __init__(
        self,
        view: SeatView,
        rng: Random,
        budget: Budget,
        thumb: Thumb,
        belief: Worlds,
        rates: type[Stakes] = Stakes,
    ) -> None:
        self._view = view
        self._rng = rng
        self._budget = budget
        self._thumb = thumb
        self._belief = belief
        self._stakes = rates(view.setup, view.scores, view.setup.side_of(view.seat))
        self._exact = view.setup.sides == 2 and not view.yard and sum(view.counts) <= EXACT_TILES

    def rate(self) -> tuple[Rating, ...]:
        """Return every legal action with its rating, the best first."""
        legal = self._view.legal
        values: list[list[float]] = [[] for _ in legal]
        running = list(range(len(legal)))
        for count, world in enumerate(self._worlds(), 1):
            position = self._belief.position(world)
            for place, value in zip(running, self._values(position, running), strict=True):
                values[place].append(value)
            if count % ROUND == 0:
                running = _still_good(values, running)
                if len(running) == 1:
                    break
        return _ratings(legal, values, running)

    def in_every_world(self) -> list[list[float]]:
        """Return for each legal action what it is worth in each world; none is left aside."""
        values: list[list[float]] = [[] for _ in self._view.legal]
        places = list(range(len(values)))
        for world in self._worlds():
            position = self._belief.position(world)
            for found, value in zip(values, self._values(position, places), strict=True):
                found.append(value)
        return values

    def _worlds(self) -> Iterator[World]:
        """Yield the worlds to look at, until the budget is spent."""
        budget, plausibility = self._budget, Plausibility(self._view, self._thumb)
        deadline = None if budget.seconds is None else monotonic() + budget.seconds
        for start in range(0, budget.samples, BATCH):
            for world in self._batch(min(BATCH, budget.samples - start), plausibility):
                yield world
                if budget.cancelled() or (deadline is not None and monotonic() >= deadline):
                    return

    def _batch(self, samples: int, plausibility: Plausibility) -> list[World]:
        """Return that many worlds, each the more likely the more plausible it is."""
        belief, rng = self._belief, self._rng
        if plausibility.says_nothing:
            return [belief.sample(rng) for _ in range(samples)]
        drawn = [belief.sample(rng) for _ in range(samples * DRAWN_A_WORLD)]
        weights = [plausibility.of(world) for world in drawn]
        return resampled(drawn, weights, samples, rng)

    def _values(self, position: Position, places: list[int]) -> list[float]:
        """Return what the legal actions at these places are worth in one world."""
        actions = [self._view.legal[place] for place in places]
        whims = whims_of(self._rng)
        if self._exact:
            try:
                solver = Solver(self._stakes, self._thumb, EXACT_POSITIONS)
                return [self._solved(solver, position, action) for action in actions]
            except TooDeep:
                self._exact = False
        return [self._played_out(position, action, whims) for action in actions]

    def _solved(self, solver: Solver, position: Position, action: Action) -> float:
        nothing = (0,) * self._view.setup.sides
        return solver.value_after(position, code_of(action), nothing)

    def _played_out(self, position: Position, action: Action, whims: list[float]) -> float:
        nothing = (0,) * self._view.setup.sides
        if isinstance(action, Nominate):
            led = position._replace(turn=action.poser, opening=ALL_MASK)
            return playout(led, nothing, self._stakes, self._thumb, whims)
        move = code_of(action)
        points = self._thumb.points(position, move)
        after, gains, worth = advance(position, move, nothing, points, self._stakes)
        if worth is not None:
            return worth
        return playout(after, gains, self._stakes, self._thumb, whims)


def code_of(action: Action) -> int:
    """Return the move that an action stands for."""
    if isinstance(action, Play):
        arm = 0 if action.end is End.START else ARMS.index(action.end)
        return rules.move(action.tile.number, arm)
    return rules.DRAW if isinstance(action, Draw) else rules.PASS


def resampled(worlds: list[World], weights: list[float], samples: int, rng: Random) -> list[World]:
    """Return that many of the worlds, each as often as its weight says, in a fair order."""
    spacing = fsum(weights) / samples
    mark = rng.random() * spacing
    passed = 0.0
    chosen: list[World] = []
    for world, weight in zip(worlds, weights, strict=True):
        passed += weight
        while mark < passed and len(chosen) < samples:
            chosen.append(world)
            mark += spacing
    return chosen


def _still_good(values: list[list[float]], running: list[int]) -> list[int]:
    """Return the places of the choices that may yet turn out the best."""
    best = max(running, key=lambda place: fsum(values[place]))
    return [p for p in running if p == best or not _is_worse(values[p], values[best])]


def _is_worse(some: list[float], best: list[float]) -> bool:
    """Return whether a choice is clearly worse than the best, world by world."""
    count = len(some)
    behind = [b - a for a, b in zip(some, best, strict=True)]
    mean = fsum(behind) / count
    variance = fsum([(gap - mean) * (gap - mean) for gap in behind]) / (count - 1)
    return mean > CLEARLY * sqrt(variance / count)


def _ratings(
    legal: tuple[Action, ...], values: list[list[float]], running: list[int]
) -> tuple[Rating, ...]:
    """Return the ratings, the best first.

    One that was left aside is as far behind the best as it was in the worlds seen until then.
    """
    if not values[0]:
        return tuple(Rating(action, 0.0) for action in legal)
    best = max(running, key=lambda place: fsum(values[place]))
    top = fsum(values[best]) / len(values[best])
    found = []
    for action, seen in zip(legal, values, strict=True):
        behind = fsum(values[best][: len(seen)]) - fsum(seen)
        found.append(Rating(action, top - behind / len(seen)))
    return tuple(sorted(found, key=lambda rating: -rating.value))
