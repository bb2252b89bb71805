"""The facts of each profile, copied by hand from the rules, and one match's seating."""

from dataclasses import dataclass

from .faults import RuleError


@dataclass(frozen=True)
class Rulebook:
    """What one profile lays down; words instead of codes, so that it reads like the table."""

    profile: str
    seats: tuple[int, ...]
    partners: str  # "never", "at four" or "always"
    tiles_each: dict[int, int]
    draws: bool
    spinner: bool
    spinner_counts: str  # "", "until both sides" or "free halves"
    opening: str  # "lot", "highest double" or "double six"
    settlement: str  # "pips", "all-fives", "difference", "difference to five" or "six-love"
    usual_target: dict[int, int | None]

    @property
    def scores_in_play(self) -> bool:
        return self.spinner_counts != ""

    def allows_partners(self, seats: int, partners: bool) -> bool:
        if self.partners == "always":
            return partners
        return not partners or (self.partners == "at four" and seats == 4)

    def allows_target(self, target: int | None) -> bool:
        if self.profile == "six-love":
            return target == 6
        return target is None or (25 <= target <= 1000 and target % 5 == 0)


_TWO_TO_FOUR = (2, 3, 4)
_SEVEN_FIVE_FIVE = {2: 7, 3: 5, 4: 5}
_HUNDRED: dict[int, int | None] = {2: 100, 3: 100, 4: 100}
_ONE_HAND: dict[int, int | None] = {2: None, 3: None, 4: None}

_ALL = (
    Rulebook(
        "block", _TWO_TO_FOUR, "at four", {2: 7, 3: 7, 4: 7},
        False, False, "", "lot", "pips", _HUNDRED,
    ),
    Rulebook(
        "draw", _TWO_TO_FOUR, "at four", _SEVEN_FIVE_FIVE,
        True, False, "", "lot", "pips", _HUNDRED,
    ),
    Rulebook(
        "all-fives", _TWO_TO_FOUR, "at four", {2: 9, 3: 7, 4: 5},
        True, True, "until both sides", "lot", "all-fives", {2: 250, 3: 200, 4: 200},
    ),
    Rulebook(
        "classic", _TWO_TO_FOUR, "never", _SEVEN_FIVE_FIVE,
        True, True, "", "highest double", "difference", _ONE_HAND,
    ),
    Rulebook(
        "muggins", _TWO_TO_FOUR, "never", _SEVEN_FIVE_FIVE,
        True, True, "free halves", "highest double", "difference to five", _ONE_HAND,
    ),
    Rulebook(
        "six-love", (4,), "always", {4: 7},
        False, False, "", "double six", "six-love", {4: 6},
    ),
)  # fmt: skip
RULEBOOKS: dict[str, Rulebook] = {book.profile: book for book in _ALL}


@dataclass(frozen=True)
class Seating:
    """One match's table, checked when it is made. `first_leader` None: by lot."""

    book: Rulebook
    seats: int
    partners: bool
    target: int | None
    first_leader: int | None = None
    first_coordinator: int | None = None

    def __post_init__(self) -> None:
        book = self.book
        if self.seats not in book.seats:
            raise RuleError(f"{book.profile} is not played at {self.seats} seats")
        if not book.allows_partners(self.seats, self.partners):
            raise RuleError(f"{book.profile} at {self.seats}: partners cannot be {self.partners}")
        if not book.allows_target(self.target):
            raise RuleError(f"{book.profile} has no target {self.target}")
        if self.first_leader is not None and book.opening != "lot":
            raise RuleError(f"{book.profile} does not let the first leader be chosen")
        if self.first_coordinator is not None and book.opening != "double six":
            raise RuleError(f"{book.profile} has no coordinator")

    @property
    def sides(self) -> int:
        return 2 if self.partners else self.seats

    def side_of(self, seat: int) -> int:
        return seat % 2 if self.partners else seat

    def seats_of(self, side: int) -> list[int]:
        return [seat for seat in range(self.seats) if self.side_of(seat) == side]
