"""From the options of a command line to a set-up, players and numbers."""

from __future__ import annotations

from dataclasses import dataclass

from dominoes_qt.engine.errors import SetupError
from dominoes_qt.engine.profiles import (
    HIGHEST_TARGET,
    LOWEST_TARGET,
    PROFILES,
    TARGET_STEP,
    USUAL,
    Partners,
    Setup,
    Usual,
)
from dominoes_qt.narrate import faults, naming
from dominoes_qt.narrate.shown import clean, shown
from dominoes_qt.players.base import Budget
from dominoes_qt.players.levels import LEVELS
from dominoes_qt.session.numbers import HIGHEST_DEAL
from dominoes_qt.session.seats import LONGEST_NAME, Kind, Seat
from dominoes_qt.session.simulate import Plan
from dominoes_qt.terminal.faults import UsageFault
from dominoes_qt.terminal.options import Given, whole

USUAL_PROFILE, USUAL_LEVEL = "all-fives", "medium"
NO_TARGET = "none"
MOST = 10**9
"""The highest number of matches, hands, and the like that can be asked for."""
LARGEST_NUMBER = 10**18
MOST_SAMPLES = 10**6
"""The highest deal number and seed."""
OF_THE_MATCH = (
    *("profile", "seats", "partners", "target", "leader"),
    *("people", "level", "players"),
)
"""The options that say what is played, and by whom."""
COMPUTER = "-"
"""Stands for a computer in a list of names."""


@dataclass(frozen=True, slots=True)
class Agreement:
    """A match as the options describe it.

    Attributes:
        seats: who plays it; people take the first seats.
        computers: the same with computers alone.
        deal, seed: `None` is any number.
        is_given: whether the options say what is played, or by whom.
    """

    setup: Setup
    seats: tuple[Seat, ...]
    computers: tuple[Seat, ...]
    deal: int | None
    seed: int | None
    is_given: bool

    @property
    def has_people(self) -> bool:
        """Return whether a person plays."""
        return any(seat.is_person for seat in self.seats)


def agreement_of(given: Given) -> Agreement:
    """Return the match that the options describe; what they leave open is as usual.

    Raises:
        UsageFault: an option is wrong, or the profile does not allow it.
    """
    if given.has("watch") and given.has("people"):
        raise UsageFault("not both", first="--watch", second="--people")
    names = names_of(given)
    setup = setup_of(given, len(names))
    levels = levels_of(given, setup.seats)
    seats, computers = seats_of(setup, names, levels), seats_of(setup, (), levels)
    deal = given.number("deal", 1, HIGHEST_DEAL)
    seed = given.number("seed", 0, LARGEST_NUMBER)
    return Agreement(setup, seats, computers, deal, seed, any(map(given.has, OF_THE_MATCH)))


def setup_of(given: Given, people: int = 0) -> Setup:
    """Return the set-up that the options describe; room for so many people is made.

    Raises:
        UsageFault: an option is wrong, or the profile does not allow it.
    """
    key = given.values.get("profile", USUAL_PROFILE)
    partners = "partners" in given.switches
    seats = given.number("seats", 2, 4)
    if seats is None:
        always = key in PROFILES and PROFILES[key].partners is Partners.ALWAYS
        seats = 4 if partners or always else max(2, people)
    leader = given.number("leader", 0, 3)
    paired = True if partners else None
    try:
        return Setup.make(key, seats, partners=paired, target=_target(given), first_leader=leader)
    except SetupError as error:
        raise UsageFault.saying(faults.setup_fault(error)) from error


def _target(given: Given) -> int | Usual | None:
    text = given.values.get("target")
    if text is None:
        return USUAL
    if text == NO_TARGET:
        return None
    try:
        return whole("--target", text, 0, HIGHEST_TARGET)
    except UsageFault:
        raise UsageFault(
            "target",
            option="--target",
            step=TARGET_STEP,
            low=LOWEST_TARGET,
            high=HIGHEST_TARGET,
            given=shown(text),
        ) from None


def levels_of(given: Given, seats: int) -> tuple[str, ...]:
    """Return the computer level of each seat, whoever sits there.

    Raises:
        UsageFault: there is no such level.
    """
    if given.has("level") and given.has("players"):
        raise UsageFault("not both", first="--level", second="--players")
    option = "level" if given.has("level") else "players"
    listed = given.values.get(option, USUAL_LEVEL)
    levels = [listed] if option == "level" else [level.strip() for level in listed.split(",")]
    if len(levels) > seats:
        raise UsageFault("levels", given=len(levels), allowed=seats)
    for level in levels:
        Given({option: level}, frozenset()).choice(option, tuple(LEVELS))
    return tuple(levels[seat % len(levels)] for seat in range(seats))


def names_of(given: Given) -> tuple[str | None, ...]:
    """Return the name of each person in seat order, `None` for a computer; `` for no name given.

    Raises:
        UsageFault: a name is empty, or there twice.
    """
    text = "0" if given.has("watch") else given.values.get("people", "1")
    if text.isascii() and text.isdigit():
        return ("",) * whole("--people", text, 0, 4)
    names = [clean(name)[:LONGEST_NAME] for name in text.split(",")]
    spoken = [name.casefold() for name in names if name != COMPUTER]
    for name in spoken:
        if not name:
            raise UsageFault("nobody")
        if spoken.count(name) > 1:
            raise UsageFault("same names", given=shown(name))
    return tuple(None if name == COMPUTER else name for name in names)


def seats_of(
    setup: Setup, names: tuple[str | None, ...], levels: tuple[str, ...]
) -> tuple[Seat, ...]:
    """Return who sits at the table: people first, in the order of their names.

    Raises:
        UsageFault: there are more people than seats.
    """
    if len(names) > setup.seats:
        raise UsageFault("names", given=len(names), allowed=setup.seats)
    taken = {name.casefold() for name in names if name}
    free = [name for name in naming.default_names(4) if name.casefold() not in taken]
    seats = []
    for seat in range(setup.seats):
        name = names[seat] if seat < len(names) else None
        person = name is not None
        shown_name = name or free.pop(0)
        seats.append(
            Seat(shown_name, Kind.PERSON)
            if person
            else Seat(shown_name, Kind.COMPUTER, levels[seat])
        )
    return tuple(seats)


def plan_of(given: Given) -> Plan:
    """Return what to simulate.

    Raises:
        UsageFault: an option is missing or wrong.
    """
    for key in ("profile", "seats"):
        if not given.has(key):
            raise UsageFault("missing", option=f"--{key}")
    setup = setup_of(given)
    if given.has("matches") == given.has("hands"):
        raise UsageFault("either", first="--matches", second="--hands")
    return Plan(
        setup,
        levels_of(given, setup.seats),
        given.number("seed", 0, LARGEST_NUMBER) or 0,
        matches=given.number("matches", 1, MOST),
        hands=given.number("hands", 1, MOST),
        records=given.has("record"),
        samples=given.number("samples", 1, MOST_SAMPLES) or Budget().samples,
    )
