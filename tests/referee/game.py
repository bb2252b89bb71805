"""A match: hands in a row, running totals, who opens the next hand, and when it is won."""

from dataclasses import dataclass, field

from .bones import Bone
from .faults import RuleError
from .hand import Hand, Move, Opening, Tally, check_deal, double_six_opening, heaviest_opening
from .rulebook import Seating
from .settling import Settlement, settle, settle_six_love


@dataclass(frozen=True)
class Finished:
    """One hand when it is over. `out` is the seat that went out, where one did."""

    leader: int
    end: str
    out: int | None
    settlement: Settlement
    scores: tuple[float, ...]


@dataclass
class Game:
    """Plays a match action by action and refuses what the rules forbid."""

    seating: Seating
    hand: Hand | None = None
    finished: list[Finished] = field(default_factory=list)
    scores: list[float] = field(init=False)
    winner: int | None = None
    over: bool = False

    def __post_init__(self) -> None:
        self.scores = [0.0] * self.seating.sides

    def opening(self, held: list[list[Bone]]) -> Opening:
        """What the rules demand of the hand that is about to be played with this deal."""
        style = self.seating.book.opening
        if style == "highest double":
            return heaviest_opening(held)
        last = self.finished[-1] if self.finished else None
        if style == "lot":
            return Opening(leader=last.out if last else self.seating.first_leader)
        coordinator = last.settlement.coordinator if last else self.seating.first_coordinator
        if coordinator is None:
            return double_six_opening(held)
        return Opening(coordinator=coordinator)

    def start_hand(self, held: list[list[Bone]], yard: list[Bone], lot: int | None) -> Hand:
        """Deal a hand. `lot` is the leader where the rules leave that to a lot."""
        if self.over:
            raise RuleError("the match is over")
        if self.hand is not None and self.hand.end is None:
            raise RuleError("the hand before is not finished")
        check_deal(self.seating, held, yard)
        opening = self.opening(held)
        leader = opening.leader
        if leader is None and opening.coordinator is None:
            leader = lot
        self.hand = Hand(self.seating, held, yard, opening, leader)
        return self.hand

    def apply(self, move: Move) -> Tally | None:
        """Do one action of the running hand, with all that follows from it."""
        hand = self.hand
        if hand is None:
            raise RuleError("no hand is dealt")
        tally = hand.apply(move)
        if tally is not None and tally.points:
            self._add_in_play(hand, move.seat, tally.points)
        if hand.end is not None:
            self._finish(hand, hand.end)
        return tally

    def _add_in_play(self, hand: Hand, seat: int, points: int) -> None:
        self.scores[self.seating.side_of(seat)] += points
        self.winner = self._alone_at_target()
        if self.winner is not None:
            hand.end = "won"
            hand.turn = None

    def _finish(self, hand: Hand, end: str) -> None:
        settlement = self._settle(hand, end)
        self.scores = self._credited(settlement)
        self.winner = self._match_winner(settlement)
        self.over = self.winner is not None or self.seating.target is None
        assert hand.leader is not None  # somebody laid the first tile
        out = hand.last_seat if end == "out" else None
        self.finished.append(Finished(hand.leader, end, out, settlement, tuple(self.scores)))

    def _settle(self, hand: Hand, end: str) -> Settlement:
        if end == "won":
            return Settlement(self.winner, (0.0,) * self.seating.sides)
        if self.seating.book.settlement == "six-love":
            return settle_six_love(hand, self.scores)
        return settle(hand)

    def _credited(self, settlement: Settlement) -> list[float]:
        """The totals after a settlement; a won Six-Love hand without credit resets both."""
        six_love = self.seating.book.settlement == "six-love"
        if six_love and settlement.winner is not None and not any(settlement.points):
            return [0.0, 0.0]
        return [old + new for old, new in zip(self.scores, settlement.points, strict=True)]

    def _match_winner(self, settlement: Settlement) -> int | None:
        return settlement.winner if self.seating.target is None else self._alone_at_target()

    def _alone_at_target(self) -> int | None:
        best, target = max(self.scores), self.seating.target
        if target is None or best < target or self.scores.count(best) > 1:
            return None
        return self.scores.index(best)
