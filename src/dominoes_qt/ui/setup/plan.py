"""What is chosen for a match, kept for the next time. A legal set-up always comes out."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from PySide6.QtCore import QSettings

from dominoes_qt.engine.profiles import (
    HIGHEST_TARGET,
    LOWEST_TARGET,
    PROFILES,
    TARGET_STEP,
    USUAL,
    Opening,
    Partners,
    Profile,
    Setup,
    Usual,
    target_allowed,
)
from dominoes_qt.narrate import naming
from dominoes_qt.players.levels import LEVELS
from dominoes_qt.session.seats import LONGEST_NAME, Kind, Seat

MOST_SEATS = 4
_KEY = "setup/last"
_USUAL_LEVEL = "medium"


@dataclass(frozen=True, slots=True)
class Plan:
    """A wish for a match; parts that its profile does not allow have no effect.

    Attributes:
        names: for four seats; an empty one stands for the usual name.
        levels: for four seats, the key of a computer level; empty for a person here.
        target: points, `None` for one hand, or `USUAL`.
        leader: the seat that leads the first hand; `None` is by lot.
    """

    profile: str = "all-fives"
    seats: int = 2
    partners: bool = False
    names: tuple[str, ...] = ("",) * MOST_SEATS
    levels: tuple[str, ...] = ("", *(_USUAL_LEVEL,) * (MOST_SEATS - 1))
    target: int | Usual | None = USUAL
    leader: int | None = None

    @property
    def rules(self) -> Profile:
        """Return the profile."""
        return PROFILES[self.profile]

    @property
    def number_of_seats(self) -> int:
        """Return the seats wished for, or as many as the profile has at least."""
        return self.seats if self.seats in self.rules.seats else self.rules.seats[0]

    @property
    def has_partners(self) -> bool:
        """Return whether two and two play together."""
        if self.rules.partners is Partners.OPTIONAL:
            return self.partners and self.number_of_seats == MOST_SEATS
        return self.rules.partners is Partners.ALWAYS

    def setup(self) -> Setup:
        """Return the set-up of the match."""
        seats = self.number_of_seats
        target = self.target
        if not isinstance(target, Usual) and not target_allowed(self.rules, seats, target):
            target = USUAL
        leader = self.leader if self.leader is not None and self.leader < seats else None
        return Setup.make(
            self.profile,
            seats,
            partners=self.has_partners,
            target=target,
            first_leader=leader if self.rules.opening is Opening.LEADER else None,
        )

    def players(self) -> tuple[Seat, ...]:
        """Return who sits at the table; no two have the same name."""
        usual = naming.default_names(MOST_SEATS)
        taken: list[str] = []
        for seat in range(self.number_of_seats):
            taken.append(_unlike(taken, self.names[seat].strip() or usual[seat]))
        return tuple(
            Seat(name, Kind.COMPUTER, level) if level else Seat(name, Kind.PERSON)
            for name, level in zip(taken, self.levels, strict=False)
        )


def _unlike(taken: list[str], name: str) -> str:
    """Return the name, with a number if somebody has it."""
    cut, number = name[:LONGEST_NAME], 2
    wish = cut
    while wish.casefold() in (other.casefold() for other in taken):
        wish = f"{cut[: LONGEST_NAME - 2]} {number}"
        number += 1
    return wish


def custom_target(points: int) -> int:
    """Return the nearest target that can be set."""
    nearest = (points + TARGET_STEP // 2) // TARGET_STEP * TARGET_STEP
    return max(LOWEST_TARGET, min(nearest, HIGHEST_TARGET))


def load(store: QSettings) -> Plan:
    """Return the plan of the last match, or the usual one."""
    try:
        data = json.loads(str(store.value(_KEY, "")))
    except ValueError:
        return Plan()
    return _checked(data) if isinstance(data, dict) else Plan()


def save(store: QSettings, plan: Plan) -> None:
    """Keep a plan for the next time."""
    data = asdict(plan)
    if isinstance(plan.target, Usual):
        data["target"] = plan.target.value
    store.setValue(_KEY, json.dumps(data))


def _checked(data: Mapping[str, Any]) -> Plan:
    """Return the plan of stored data; whatever makes no sense is as usual."""
    usual = Plan()
    profile, seats, leader = data.get("profile"), data.get("seats"), data.get("leader")
    levels = _texts(data.get("levels"))
    target = data.get("target", USUAL.value)
    return Plan(
        profile if isinstance(profile, str) and profile in PROFILES else usual.profile,
        seats if isinstance(seats, int) else usual.seats,
        data.get("partners") is True,
        tuple(name[:LONGEST_NAME] for name in _texts(data.get("names")) or usual.names),
        levels if levels and all(not each or each in LEVELS for each in levels) else usual.levels,
        target if target is None or isinstance(target, int) else USUAL,
        leader if isinstance(leader, int) and leader >= 0 else None,
    )


def _texts(stored: object) -> tuple[str, ...]:
    """Return four texts, or nothing if they are not that."""
    if not isinstance(stored, list) or len(stored) != MOST_SEATS:
        return ()
    return tuple(stored) if all(isinstance(text, str) for text in stored) else ()
