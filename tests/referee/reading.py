"""From the loose values of a JSON object to checked ones; anything odd is `RuleError`."""

from collections.abc import Sequence

from .bones import SPELLINGS, Bone
from .faults import RuleError
from .hand import Move
from .rulebook import RULEBOOKS, Seating

Fields = dict[str, object]
FORMAT = "domino-record/1"
DOINGS = ("play", "draw", "pass", "nominate")


def fields(value: object, what: str) -> Fields:
    if not isinstance(value, dict):
        raise RuleError(f"{what} has to be an object")
    return value


def needed(owner: Fields, key: str) -> object:
    if key not in owner:
        raise RuleError(f"{key} is missing")
    return owner[key]


def items(value: object, what: str) -> list[object]:
    if not isinstance(value, list):
        raise RuleError(f"{what} has to be a list")
    return value


def whole(value: object, what: str) -> int:
    """A whole number; true and false are none."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise RuleError(f"{what} has to be a whole number")
    return value


def seat_number(value: object, seats: int, what: str) -> int:
    seat = whole(value, what)
    if not 0 <= seat < seats:
        raise RuleError(f"{what}: there is no seat {seat}")
    return seat


def bone(value: object) -> Bone:
    if not isinstance(value, str) or value not in SPELLINGS:
        raise RuleError(f"there is no tile {value!r}")
    return SPELLINGS[value]


def bones(value: object, what: str) -> list[Bone]:
    return [bone(item) for item in items(value, what)]


def same_amount(claim: object, amount: float) -> bool:
    number = isinstance(claim, (int, float)) and not isinstance(claim, bool)
    return number and claim == amount


def claim_amount(claim: object, amount: float, what: str) -> None:
    if not same_amount(claim, amount):
        raise RuleError(f"{what} is {amount:g}, not {claim!r}")


def claim_amounts(claim: object, amounts: Sequence[float], what: str) -> None:
    listed = items(claim, what)
    pairs = zip(listed, amounts, strict=False)
    if len(listed) != len(amounts) or not all(same_amount(*pair) for pair in pairs):
        raise RuleError(f"{what}: {[f'{amount:g}' for amount in amounts]}, not {claim!r}")


def claim_index(claim: object, index: int | None, what: str) -> None:
    """A seat or side, or null for nobody."""
    fitting = claim is None if index is None else same_amount(claim, index)
    if not fitting:
        raise RuleError(f"{what} is {'nobody' if index is None else index}, not {claim!r}")


def read_seating(record: Fields) -> Seating:
    """Format, profile, seats, partners, target and who opens the first hand."""
    if needed(record, "format") != FORMAT:
        raise RuleError(f"the format is not {FORMAT}")
    profile = needed(record, "profile")
    if not isinstance(profile, str) or profile not in RULEBOOKS:
        raise RuleError(f"there is no profile {profile!r}")
    book = RULEBOOKS[profile]
    seats = whole(needed(record, "seats"), "seats")
    partners = record.get("partners", book.partners == "always")
    if not isinstance(partners, bool):
        raise RuleError("partners has to be true or false")
    target = record.get("target", book.usual_target.get(seats))
    return Seating(
        book,
        seats,
        partners,
        None if target is None else whole(target, "target"),
        _first_leader(record, seats),
        _first_coordinator(record, seats),
    )


def _first_leader(record: Fields, seats: int) -> int | None:
    chosen = record.get("first_leader", "lot")
    return None if chosen == "lot" else seat_number(chosen, seats, "first_leader")


def _first_coordinator(record: Fields, seats: int) -> int | None:
    if "first_coordinator" not in record:
        return None
    return seat_number(record["first_coordinator"], seats, "first_coordinator")


def read_move(value: object, seats: int) -> Move:
    action = fields(value, "an action")
    seat = seat_number(needed(action, "seat"), seats, "seat")
    do = needed(action, "do")
    if not isinstance(do, str) or do not in DOINGS:
        raise RuleError(f"there is no action {do!r}")
    if do == "play":
        at = needed(action, "at")
        if not isinstance(at, str):
            raise RuleError("at has to be the name of an end")
        return Move(seat, do, bone(needed(action, "tile")), at)
    if do == "draw":
        return Move(seat, do, bone(action["tile"]) if "tile" in action else None)
    if do == "nominate":
        return Move(seat, do, poser=seat_number(needed(action, "poser"), seats, "poser"))
    return Move(seat, do)
