"""Exact play of a hand whose tiles all lie open: alpha-beta with a table of positions met.

With more than two sides the others are taken to play against the side, all of them.
"""

from __future__ import annotations

from dominoes_qt.engine import position as rules
from dominoes_qt.engine.position import DRAW, PASS, Position, plays, step
from dominoes_qt.players.playout import Gains, advance
from dominoes_qt.players.stakes import Stakes
from dominoes_qt.players.thumb import Thumb

_INFINITE = 1.0e9

_STOPS = 40.0
"""How much sooner a move is tried that leaves the next seat without a play, in points."""

_FIRST = -1.0e6
"""The rank of the move that did best before."""

Key = tuple[tuple[int, ...], int, tuple[int, ...], int, tuple[int, ...]]
Bounds = tuple[float, float, int]
"""The least and the most that a position can be worth, and the move that did best in it."""

_UNKNOWN: Bounds = (-_INFINITE, _INFINITE, rules.PASS)


class TooDeep(Exception):
    """More positions than the limit allows."""


class Solver:
    """Solves positions of one world.

    Attributes:
        visited: how many positions were looked at, as a measure of the work done.
        limit: how many may be.
    """

    def __init__(self, stakes: Stakes, thumb: Thumb, limit: int) -> None:
        self.visited = 0
        self.limit = limit
        self._stakes = stakes
        self._ours = tuple(side == stakes.side for side in stakes.sides)
        profile = stakes.setup.profile
        self._plain = not profile.spinner
        self._scores = profile.scores_in_play
        self._thumb = thumb
        self._table: dict[Key, Bounds] = {}

    def value(self, position: Position, gains: Gains) -> float:
        """Return what the position is worth to the side of the stakes with best play by all.

        Raises:
            TooDeep: it cannot be found within the limit.
        """
        return self._search(position, gains, -_INFINITE, _INFINITE)

    def value_after(self, position: Position, move: int, gains: Gains) -> float:
        """Return what the position is worth after a move; raises as `value` does."""
        return self._after(position, move, gains, -_INFINITE, _INFINITE)

    def _after(
        self, position: Position, move: int, gains: Gains, alpha: float, beta: float
    ) -> float:
        """Return what the position after a move is worth, exact between alpha and beta."""
        points = self._thumb.points(position, move) if self._scores else 0
        after, gains, worth = advance(position, move, gains, points, self._stakes)
        return self._search(after, gains, alpha, beta) if worth is None else worth

    def _search(self, position: Position, gains: Gains, alpha: float, beta: float) -> float:
        self.visited += 1
        if self.visited > self.limit:
            raise TooDeep
        moves = plays(position)
        while not moves:
            if position.is_over:
                return self._stakes.of_end(position.hands, gains, key_bone=False)
            position = step(position, DRAW if position.yard else PASS)
            moves = plays(position)
        if len(moves) == 1:
            return self._after(position, moves[0], gains, alpha, beta)
        key = self._key(position, gains)
        low, high, first = self._table.get(key, _UNKNOWN)
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        alpha, beta = max(alpha, low), min(beta, high)
        ordered = self._ordered(position, moves, first)
        best, move = self._best(position, ordered, gains, alpha, beta)
        if best > alpha:
            low = max(low, best)
        if best < beta:
            high = min(high, best)
        self._table[key] = (low, high, move)
        return best

    def _best(
        self,
        position: Position,
        moves: list[int],
        gains: Gains,
        alpha: float,
        beta: float,
    ) -> tuple[float, int]:
        """Return the value of the best of the moves for the seat to act, and the move."""
        best_move = moves[0]
        if self._ours[position.turn]:
            best = -_INFINITE
            for move in moves:
                value = self._after(position, move, gains, max(alpha, best), beta)
                if value > best:
                    best, best_move = value, move
                    if best >= beta:
                        break
        else:
            best = _INFINITE
            for move in moves:
                value = self._after(position, move, gains, alpha, min(beta, best))
                if value < best:
                    best, best_move = value, move
                    if best <= alpha:
                        break
        return best, best_move

    def _key(self, position: Position, gains: Gains) -> Key:
        ends = position.ends
        if self._plain:
            west, east = rules.number_at(ends[0]), rules.number_at(ends[1])
            ends = (west, east) if west < east else (east, west)
        return position.hands, len(position.yard), ends, position.turn, gains

    def _ordered(self, position: Position, moves: tuple[int, ...], first: int) -> list[int]:
        """Return the moves, the likely best first, without those that are mirror images."""
        hands, _, ends, spinner, turn, _, _ = position
        if len(ends) == 2 and ends[0] == ends[1]:
            moves = moves[: len(moves) // 2]
        following = hands[turn + 1 if turn + 1 < len(hands) else 0]
        table = self._thumb.table(ends, spinner)
        rated = []
        for move in moves:
            branch = self._thumb.branch(table, move)
            worth = branch.worth + 3 * (hands[turn] & branch.fits).bit_count()
            answers = (following & branch.fits).bit_count()
            worth -= 4 * answers if answers else -_STOPS
            rated.append((_FIRST if move == first else -worth, move))
        rated.sort()
        return [move for _, move in rated]
