"""What a finished hand is worth to each side, for every settlement of the rules."""

from dataclasses import dataclass

from .bones import pips
from .hand import Hand


@dataclass(frozen=True)
class Settlement:
    """`winner` won the hand (None: nobody). `coordinator` nominates in the next hand, if any."""

    winner: int | None
    points: tuple[float, ...]
    coordinator: int | None = None


def to_five(points: int) -> int:
    """The nearest multiple of five; 22 gives 20 and 23 gives 25."""
    return (points + 2) // 5 * 5


def left_by_side(hand: Hand) -> list[int]:
    seating = hand.seating
    return [
        sum(pips(hand.held[seat]) for seat in seating.seats_of(side))
        for side in range(seating.sides)
    ]


def settle(hand: Hand) -> Settlement:
    """The settlement of an `out` or `blocked` hand, in every profile but Six-Love."""
    left = left_by_side(hand)
    if hand.end == "out":
        winner = hand.seating.side_of(hand.last_seat)
        return _to_winner(hand, winner, sum(left) - left[winner])
    lowest = [side for side, total in enumerate(left) if total == min(left)]
    style = hand.seating.book.settlement
    if len(lowest) > 1:
        return _level(style, left, lowest)
    winner = lowest[0]
    own = 0 if style == "all-fives" else left[winner]
    return _to_winner(hand, winner, sum(left) - left[winner] - own)


def _to_winner(hand: Hand, winner: int, points: int) -> Settlement:
    if hand.seating.book.settlement in ("all-fives", "difference to five"):
        points = to_five(points)
    given = [0.0] * hand.seating.sides
    given[winner] = points
    return Settlement(winner, tuple(given))


def _level(style: str, left: list[int], lowest: list[int]) -> Settlement:
    """Only All Fives at three seats gives anything: two share what the third holds."""
    given = [0.0] * len(left)
    if style == "all-fives" and len(left) == 3 and len(lowest) == 2:
        for side in lowest:
            given[side] = to_five(max(left)) / 2
    return Settlement(None, tuple(given))


def settle_six_love(hand: Hand, scores: list[float]) -> Settlement:
    """Games, not pips. After a reset or a drawn hand nobody nominates."""
    seat = hand.last_seat if hand.end == "out" else _lowest_player(hand)
    if seat is None:
        return Settlement(None, (0, 0))
    winner = hand.seating.side_of(seat)
    if scores[1 - winner] > 0:
        return Settlement(winner, (0, 0))
    games = 2 if hand.end == "out" and hand.key_bone else 1
    return Settlement(winner, (games, 0) if winner == 0 else (0, games), seat)


def _lowest_player(hand: Hand) -> int | None:
    """The player with the fewest pips, the lower seat of two partners; None if sides tie."""
    left = [pips(tiles) for tiles in hand.held]
    lowest = [seat for seat, total in enumerate(left) if total == min(left)]
    sides = {hand.seating.side_of(seat) for seat in lowest}
    return lowest[0] if len(sides) == 1 else None
