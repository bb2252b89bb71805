"""Playing a hand to its end by rule of thumb, every seat with its own tiles."""

from __future__ import annotations

from typing import NamedTuple

from dominoes_qt.engine import position as rules
from dominoes_qt.engine.position import DRAW, PASS, Position, move_tile, plays, step
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
    key_bone = stakes.has_key_bones and is_key_bone(position, move)
    return After(after, gains, stakes.of_end(after, gains, key_bone=key_bone))


def playout(position: Position, gains: Gains, stakes: Stakes, thumb: Thumb) -> float:
    """Return what the hand is worth to the side of `stakes` if all play by rule of thumb."""
    while True:
        moves = plays(position)
        if moves:
            move, points = thumb.choose(position, moves)
            position, gains, worth = advance(position, move, gains, points, stakes)
            if worth is not None:
                return worth
        elif position.yard:
            position = step(position, DRAW)
        elif position.is_blocked:
            return stakes.of_end(position, gains, key_bone=False)
        else:
            position = step(position, PASS)


def gained(gains: Gains, side: int, points: int) -> Gains:
    """Return the gains with these points added to a side's."""
    return (*gains[:side], gains[side] + points, *gains[side + 1 :])


def is_key_bone(position: Position, move: int) -> bool:
    """Return whether a play that goes out is a key bone (`six-love`).

    All tiles are dealt there, so those in no hand lie on the table.
    """
    laid = ALL_MASK
    for hand in position.hands:
        laid &= ~hand
    return rules.is_key_bone(position.ends, move_tile(move), laid)
