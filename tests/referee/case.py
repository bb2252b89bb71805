"""A good record taken apart for spoiling: every moment of it, and edits that leave it alone."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from .bones import Bone, spell
from .hand import Hand
from .reading import Fields
from .referee import Verdict, check
from .rulebook import Rulebook

Path = tuple[str | int, ...]
Spoiled = tuple[str, object]
Odd = tuple[object, ...]
MISSING = object()  # as a value to put: take the key out
NO_TILES: Odd = ("7-1", "6", "6-4-1", "", "six-four", "6-", "-1-0", 64, None, True, ["6", "4"])
NO_SEATS: Odd = (-1, 4, "0", "", True, 0.5, [0], {})
NO_AMOUNTS: Odd = ("10", "", None, True, [10], {})
NO_OBJECTS: Odd = (None, [], 5, "out", True)
NO_LISTS: Odd = (None, {}, "6-6", 7, True)
NO_FLAGS: Odd = ("true", "", [True], {}, 2)
NO_WORDS: Odd = ("", "X", None, 1, True, ["play"], {})


def put(node: Any, path: Path, value: object) -> Any:
    """A copy of the JSON value with `value` at that path; the original stays as it is."""
    if not path:
        return value
    copy = node.copy()
    if len(path) == 1 and value is MISSING:
        del copy[path[0]]
    else:
        inner = node[path[0]] if len(path) > 1 else None
        copy[path[0]] = put(inner, path[1:], value)
    return copy


def stop_after(record: Any, hand: int, actions: int) -> Any:
    """The record with only so many actions in that hand, unfinished, and nothing after it."""
    dropped = ("end", "settlement", "scores")
    last = {key: value for key, value in record["hands"][hand].items() if key not in dropped}
    last["actions"] = last["actions"][:actions]
    hands = [*record["hands"][:hand], last]
    return record | {"hands": hands, "winner": None, "complete": False}


@dataclass(frozen=True)
class Moment:
    """Just before one action of the record; hand and action count from 0."""

    hand: int
    action: int
    done: Fields
    seat: int
    held: list[list[Bone]]
    yard: list[Bone]
    laid: list[Bone]
    ends: dict[str, int]
    forced: Bone | None
    leader_is_fixed: bool
    seat_is_known: bool

    @property
    def do(self) -> str:
        return str(self.done["do"])

    @property
    def path(self) -> Path:
        return ("hands", self.hand, "actions", self.action)

    def play(self, bone: Bone, at: str) -> Fields:
        return {"seat": self.seat, "do": "play", "tile": spell(bone), "at": at}


@dataclass(frozen=True)
class Case:
    """The record, what the rules give for it, and a source of choices."""

    record: Any
    verdict: Verdict
    moments: list[Moment]
    rng: Random

    @property
    def book(self) -> Rulebook:
        return self.verdict.seating.book

    @property
    def hands(self) -> list[Any]:
        return list(self.record["hands"])

    def one(self, wanted: Callable[[Moment], bool]) -> Iterator[Moment]:
        """One moment of that kind, picked at random, if there is any."""
        fitting = [moment for moment in self.moments if wanted(moment)]
        if fitting:
            yield self.rng.choice(fitting)

    def one_hand(self, wanted: Callable[[int], bool]) -> Iterator[int]:
        """One hand's number of that kind, if there is any."""
        fitting = [number for number in range(len(self.hands)) if wanted(number)]
        if fitting:
            yield self.rng.choice(fitting)

    def finished(self, hand: int) -> bool:
        return self.verdict.hands[hand].finished is not None

    def actions(self, hand: int) -> list[Any]:
        return list(self.hands[hand]["actions"])

    def next_after(self, moment: Moment) -> Fields | None:
        """The action that follows in the same hand."""
        later = self.actions(moment.hand)[moment.action + 1 :]
        return later[0] if later else None

    def put(self, path: Path, value: object) -> Any:
        return put(self.record, path, value)

    def change(self, moment: Moment, **values: object) -> Any:
        """Other fields in one action; a count that was claimed for it goes."""
        kept = {key: held for key, held in moment.done.items() if key not in ("count", "points")}
        return self.put(moment.path, kept | values)

    def insert(self, hand: int, action: int, value: object) -> Any:
        actions = self.actions(hand)
        actions.insert(action, value)
        return self.put(("hands", hand, "actions"), actions)


def take_apart(record: Fields, seed: int) -> Case:
    """Replay a good record and note every moment of it."""
    moments: list[Moment] = []
    hands: Any = record["hands"]

    def watch(number: int, action: int, hand: Hand) -> None:
        seat = hand.to_act
        assert seat is not None  # a hand with actions left is running
        opening = hand.opening
        fixed = opening.leader is not None or opening.coordinator is not None
        moments.append(
            Moment(
                hand=number,
                action=action,
                done=hands[number]["actions"][action],
                seat=seat,
                held=[list(tiles) for tiles in hand.held],
                yard=list(hand.yard),
                laid=hand.line.bones(),
                ends=hand.line.open_ends(),
                forced=opening.tile if hand.line.start is None else None,
                leader_is_fixed=fixed,
                seat_is_known=action > 0 or fixed or "leader" in hands[number],
            )
        )

    verdict = check(record, watch)
    return Case(record, verdict, moments, Random(seed))
