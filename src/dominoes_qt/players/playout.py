"""Playing a hand to its end by rule of thumb, every seat with its own tiles."""

from __future__ import annotations

from typing import NamedTuple

from dominoes_qt.engine import position as rules
from dominoes_qt.engine.position import Position, move_tile, plays, plays_at, step
from dominoes_qt.engine.tiles import ALL_MASK
from dominoes_qt.players.stakes import Stakes
from dominoes_qt.players.thumb import Thumb

Gains = tuple[int, ...]
"""The points that each side has scored in play since the scores of the `Stakes`."""


class After(NamedTuple):
    """What a move led to; `worth` is given if it ended the hand."""

    position: Position
    gains: Gains
    worth: float | None


def advance(position: Position, move: int, gains: Gains, points: int, stakes: Stakes) -> After:
    """Return what a move leads to that scores these points."""
    after = step(position, move)
    if points:
        gains = gained(gains, stakes.sides[position.turn], points)
        if stakes.wins_match(gains):
            return After(after, gains, stakes.of_match(gains))
    if after.hands[position.turn]:
        return After(after, gains, None)
    key_bone = stakes.has_key_bones and is_key_bone(position.ends, move_tile(move), after.hands)
    return After(after, gains, stakes.of_end(after.hands, gains, key_bone=key_bone))


def playout(
    position: Position, gains: Gains, stakes: Stakes, thumb: Thumb, whims: list[float]
) -> float:
    """Return what the hand is worth to the side of `stakes` if all play by rule and whim.

    It does what `plays` and `step` do, on the hands alone: what becomes of the ends is known
    to the rule of thumb, which asked the rules.
    """
    hands, yard, turn, passes = list(position.hands), position.yard, position.turn, position.passes
    seats, drawn = len(hands), 0
    table = thumb.table(position.ends, position.spinner)
    moves = plays(position)
    while True:
        if moves:
            branch = thumb.choose(table, hands, turn, moves, whims)
            hands[turn] ^= branch.tile
            if branch.points:
                gains = gained(gains, stakes.sides[turn], branch.points)
                if stakes.wins_match(gains):
                    return stakes.of_match(gains)
            if not hands[turn]:
                left, tile = tuple(hands), branch.tile.bit_length() - 1
                key_bone = stakes.has_key_bones and is_key_bone(table.ends, tile, left)
                return stakes.of_end(left, gains, key_bone=key_bone)
            table, passes = thumb.after(branch), 0
        elif drawn < len(yard):
            hands[turn] |= 1 << yard[drawn]
            drawn += 1
            moves = plays_at(table.ends, hands[turn])
            continue
        elif passes == seats:
            return stakes.of_end(tuple(hands), gains, key_bone=False)
        else:
            passes += 1
        turn = turn + 1 if turn + 1 < seats else 0
        moves = plays_at(table.ends, hands[turn])


def gained(gains: Gains, side: int, points: int) -> Gains:
    """Return the gains with these points added to a side's."""
    return (*gains[:side], gains[side] + points, *gains[side + 1 :])


def is_key_bone(ends: tuple[int, ...], tile: int, left: tuple[int, ...]) -> bool:
    """Return whether going out with a tile at these ends is a key bone (`six-love`).

    All tiles are dealt there, so those that are left in no hand lie on the table.
    """
    laid = ALL_MASK ^ (1 << tile)
    for hand in left:
        laid &= ~hand
    return rules.is_key_bone(ends, tile, laid)
