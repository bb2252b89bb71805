"""One hand at the table: who holds what, whose turn it is, and what may be done."""

from dataclasses import dataclass, field
from typing import NamedTuple

from .bones import THE_SET, Bone, is_double, pips, spell
from .faults import RuleError
from .line import Line
from .rulebook import Seating


class Move(NamedTuple):
    """One action of a record. A draw may leave its tile open."""

    seat: int
    do: str
    bone: Bone | None = None
    at: str = ""
    poser: int = -1


class Tally(NamedTuple):
    """The count after a play and what it scored."""

    total: int
    points: int


class Opening(NamedTuple):
    """What the rules say about the first tile; None leaves it open."""

    leader: int | None = None
    tile: Bone | None = None
    coordinator: int | None = None


@dataclass
class Hand:
    """`leader` is None while a lot is unknown or a nomination is due; `end` while it runs."""

    seating: Seating
    held: list[list[Bone]]
    yard: list[Bone]
    opening: Opening
    leader: int | None
    line: Line = field(init=False)
    turn: int | None = field(init=False)
    passes: int = 0
    end: str | None = None
    last_seat: int = -1
    key_bone: bool = False

    def __post_init__(self) -> None:
        self.line = Line(self.seating.book.spinner)
        self.turn = self.leader

    @property
    def to_act(self) -> int | None:
        return self.opening.coordinator if self.nomination_due else self.turn

    @property
    def nominated(self) -> bool:
        return self.opening.coordinator is not None

    @property
    def nomination_due(self) -> bool:
        return self.nominated and self.leader is None

    def can_play(self, seat: int) -> bool:
        return any(self.line.fits_somewhere(bone) for bone in self.held[seat])

    def can_draw(self) -> bool:
        return self.seating.book.draws and bool(self.yard)

    def apply(self, move: Move) -> Tally | None:
        """Do one action, or refuse it. A play in a profile that counts gives its tally."""
        if self.end is not None:
            raise RuleError("the hand is over")
        if self.nomination_due or move.do == "nominate":
            self._nominate(move)
            return None
        if move.seat != self.turn:
            raise RuleError(f"it is the turn of seat {self.turn}, not of seat {move.seat}")
        if move.do == "play":
            return self._play(move)
        if move.do == "draw":
            self._draw(move)
        else:
            self._pass(move)
        return None

    def _nominate(self, move: Move) -> None:
        coordinator = self.opening.coordinator
        if coordinator is None or self.leader is not None:
            raise RuleError("no nomination is due")
        if move.do != "nominate" or move.seat != coordinator:
            raise RuleError(f"seat {coordinator} has to nominate first")
        if move.poser not in (coordinator, (coordinator + 2) % 4):
            raise RuleError(f"seat {coordinator} cannot nominate seat {move.poser}")
        self.leader = self.turn = move.poser

    def _play(self, move: Move) -> Tally | None:
        bone, held = move.bone, self.held[move.seat]
        if bone is None or bone not in held:
            raise RuleError(f"seat {move.seat} does not hold that tile")
        forced = self.opening.tile
        if self.line.start is None and forced is not None and bone != forced:
            raise RuleError(f"{spell(forced)} has to open the hand")
        key_bone = len(held) == 1 and is_key_bone(self.line, bone)
        self.line.lay(bone, move.at)
        held.remove(bone)
        self.passes = 0
        self.last_seat = move.seat
        if not held:
            self.end = "out"
            self.key_bone = key_bone
        self._next_turn(move.seat)
        return self._tally()

    def _tally(self) -> Tally | None:
        counting = self.seating.book.spinner_counts
        if not counting:
            return None
        count = self.line.count(counting)
        return Tally(count, count if count > 0 and count % 5 == 0 else 0)

    def _draw(self, move: Move) -> None:
        if not self.seating.book.draws:
            raise RuleError("nothing is drawn in this profile")
        if self.can_play(move.seat):
            raise RuleError(f"seat {move.seat} can play and so may not draw")
        if not self.yard:
            raise RuleError("the yard is empty")
        if move.bone not in (None, self.yard[0]):
            raise RuleError(f"the next tile of the yard is {spell(self.yard[0])}")
        self.held[move.seat].append(self.yard.pop(0))

    def _pass(self, move: Move) -> None:
        if self.can_play(move.seat):
            raise RuleError(f"seat {move.seat} can play and so may not pass")
        if self.can_draw():
            raise RuleError(f"seat {move.seat} has to draw before it may pass")
        self.passes += 1
        if self.passes == self.seating.seats:
            self.end = "blocked"
        self._next_turn(move.seat)

    def _next_turn(self, seat: int) -> None:
        self.turn = None if self.end else (seat + 1) % self.seating.seats


def is_key_bone(line: Line, bone: Bone) -> bool:
    """Whether this tile, about to be laid, is the last one in the world that fits."""
    numbers = tuple(line.open_ends().values())
    if len(numbers) != 2 or is_double(bone) or numbers[0] == numbers[1]:
        return False
    hard = all(line.halves_showing(number) == 7 for number in numbers)
    return hard and set(numbers) == set(bone)


def check_deal(seating: Seating, held: list[list[Bone]], yard: list[Bone]) -> None:
    """The 28 tiles each once, in hands of the right size."""
    if len(held) != seating.seats:
        raise RuleError(f"{len(held)} hands are dealt at {seating.seats} seats")
    size = seating.book.tiles_each[seating.seats]
    for seat, hand in enumerate(held):
        if len(hand) != size:
            raise RuleError(f"seat {seat} was dealt {len(hand)} tiles instead of {size}")
    dealt = [bone for hand in held for bone in hand] + yard
    for bone in THE_SET:
        if dealt.count(bone) != 1:
            raise RuleError(f"{spell(bone)} is there {dealt.count(bone)} times")


def heaviest_opening(held: list[list[Bone]]) -> Opening:
    """The highest double, or with no double about the heaviest tile, and who holds it."""
    tiles = [(bone, seat) for seat, hand in enumerate(held) for bone in hand]
    doubles = [(bone, seat) for bone, seat in tiles if is_double(bone)]
    bone, seat = max(doubles or tiles, key=lambda pair: (pips([pair[0]]), pair[0][0]))
    return Opening(leader=seat, tile=bone)


def double_six_opening(held: list[list[Bone]]) -> Opening:
    """6-6 opens, whoever holds it."""
    for seat, hand in enumerate(held):
        if (6, 6) in hand:
            return Opening(leader=seat, tile=(6, 6))
    raise RuleError("nobody holds 6-6")
