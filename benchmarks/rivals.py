"""Players to measure against: those of the package `dominoes`, and one that sees all hands.

The package's players are given what they expect, a game object of its own kind. It shows them
all hands, so those that the seat cannot see are filled with one arrangement of the unseen
tiles that fits the facts; the players shuffle them anyway, or do not look at them.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import dominoes

from dominoes_qt.engine.actions import Action, End, Play
from dominoes_qt.engine.events import Passed, Played
from dominoes_qt.engine.match import Match
from dominoes_qt.engine.position import Position
from dominoes_qt.engine.tiles import Tile, tiles_of
from dominoes_qt.engine.view import SeatView
from dominoes_qt.players.base import Budget
from dominoes_qt.players.belief import Belief, World
from dominoes_qt.players.search import Search
from dominoes_qt.players.thumb import thumb_for

SEARCH_FROM = 8
"""From which move on `probabilistic_alphabeta` searches; earlier it would take minutes."""

WHIMS_LOOKED_AT = 48
"""In how many ways the cheat plays the one true world out."""


class Package:
    """Plays partner block as a player of the package `dominoes` prefers."""

    def __init__(self, prefer: Callable[[Any], None]) -> None:
        self._prefer = prefer

    def choose(self, view: SeatView, rng: Random, budget: Budget) -> Action:  # noqa: ARG002 - part of Player
        """Return one of `view.legal`."""
        if len(view.legal) == 1:
            return view.legal[0]
        game = game_of(view, rng)
        random.seed(int(rng.random() * 2**32))  # the package uses the global source of chance
        self._prefer(game)
        domino, left = game.valid_moves[0]
        tile = Tile.of(domino.first, domino.second)
        end = End.START if not view.ends else End.W if left else End.E
        return Play(tile, end)


def game_of(view: SeatView, rng: Random) -> Any:  # noqa: ANN401 - the package has no types
    """Return what the seat can know as a game of the package `dominoes`."""
    hands = Belief(view).sample(rng).hands
    board = dominoes.Board()
    moves: list[tuple[Any, bool] | None] = []
    for event in view.events:
        if isinstance(event, Played):
            domino, left = _domino(event.tile), event.end in {End.START, End.W}
            board.add(domino, left)
            moves.append((domino, left))
        elif isinstance(event, Passed):
            moves.append(None)
    return dominoes.Game(
        board,
        [dominoes.Hand([_domino(tile) for tile in tiles_of(hand)]) for hand in hands],
        moves,
        view.turn,
        tuple((_domino(play.tile), play.end in {End.START, End.W}) for play in view.plays),
        view.leader,
        None,
    )


def _domino(tile: Tile) -> Any:  # noqa: ANN401 - the package has no types
    return dominoes.Domino(tile.high, tile.low)


def heaviest_double_first(game: Any) -> None:  # noqa: ANN401 - the package has no types
    """Prefer doubles, then the heaviest tiles: two players of the package, one after the other."""
    dominoes.players.bota_gorda(game)
    dominoes.players.double(game)


def alphabeta(samples: int) -> Callable[[Any], None]:
    """Return the package's player that searches in that many guesses of the other hands."""
    search = dominoes.players.probabilistic_alphabeta(
        start_move=SEARCH_FROM, sample_size=samples, player=dominoes.players.bota_gorda
    )

    def prefer(game: Any) -> None:  # noqa: ANN401 - the package has no types
        heaviest_double_first(game)
        search(game)

    return prefer


class Cheat:
    """The hard computer's search, told where every tile lies: the ceiling for any guessing.

    `match` has to be set before every choice.
    """

    def __init__(self) -> None:
        self.match: Match | None = None

    def choose(self, view: SeatView, rng: Random, budget: Budget) -> Action:
        """Return one of `view.legal`."""
        if len(view.legal) == 1:
            return view.legal[0]
        assert self.match is not None
        assert self.match.hand is not None
        belief = _Knowledge(view, self.match.hand.position)
        budget = replace(budget, samples=WHIMS_LOOKED_AT)
        search = Search(view, rng, budget, thumb_for(view.setup), belief)
        return search.rate()[0].action


class _Knowledge:
    """No belief but knowledge: its only world is the true one."""

    def __init__(self, view: SeatView, truth: Position) -> None:
        self._belief = Belief(view)
        self._truth = World(truth.hands, truth.yard)

    def sample(self, rng: Random) -> World:  # noqa: ARG002 - as a belief
        """Return the true world."""
        return self._truth

    def position(self, world: World) -> Position:
        """Return the position to act in."""
        return self._belief.position(world)
