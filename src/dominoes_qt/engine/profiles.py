"""The six rule profiles as data, and the set-up of a match (`rules.md` section 2)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType

from dominoes_qt.engine.errors import SetupError, SetupReason


class Partners(Enum):
    """Whether four seats play as two sides."""

    NEVER = "never"
    OPTIONAL = "optional"
    ALWAYS = "always"


class SpinnerCount(Enum):
    """How the spinner adds to the count of the open ends."""

    NONE = "none"
    UNTIL_USED = "until both sides are used"
    FREE_HALVES = "each free half"


class Opening(Enum):
    """Who lays the first tile of a hand, and which."""

    LEADER = "lot or chosen seat"
    HIGHEST_DOUBLE = "highest double"
    SIX_LOVE = "double six, then nomination"


class Settling(Enum):
    """How a hand is scored when it ends."""

    PIPS = "pips"
    ALL_FIVES = "all-fives"
    DIFFERENCE = "difference"
    DIFFERENCE_TO_FIVE = "difference, to five"
    SIX_LOVE = "six-love"

    @property
    def rounds(self) -> bool:
        """Return whether left-over pips are rounded to five."""
        return self in (Settling.ALL_FIVES, Settling.DIFFERENCE_TO_FIVE)


@dataclass(frozen=True, slots=True)
class Profile:
    """One set of rules, complete.

    Attributes:
        tiles_each: tiles dealt to each seat, for every number of seats allowed.
        targets: usual match target in points (`six-love`: games) for every number of seats;
            `None` is a match of one hand.
        offered_targets: what is offered at set-up beside the usual one.
        clockwise: whether the next seat sits at one's left.
    """

    key: str
    tiles_each: Mapping[int, int]
    targets: Mapping[int, int | None]
    partners: Partners = Partners.NEVER
    drawing: bool = False
    spinner: bool = False
    spinner_count: SpinnerCount = SpinnerCount.NONE
    opening: Opening = Opening.LEADER
    settling: Settling = Settling.PIPS
    offered_targets: tuple[int | None, ...] = ()
    target_is_fixed: bool = False
    clockwise: bool = True

    @property
    def seats(self) -> tuple[int, ...]:
        """Return the numbers of seats that it can be played with."""
        return tuple(self.tiles_each)

    @property
    def scores_in_play(self) -> bool:
        """Return whether plays score by the count of the open ends."""
        return self.spinner_count is not SpinnerCount.NONE

    def __reduce__(self) -> tuple[Callable[[str], Profile], tuple[str]]:
        """Travel to another process by name: mappings that cannot be changed cannot be pickled."""
        return _named, (self.key,)


def _named(key: str) -> Profile:
    return PROFILES[key]


_DRAW_GAME = MappingProxyType({2: 7, 3: 5, 4: 5})

_ALL = (
    Profile(
        "block",
        tiles_each=MappingProxyType({2: 7, 3: 7, 4: 7}),
        targets=MappingProxyType({2: 100, 3: 100, 4: 100}),
        partners=Partners.OPTIONAL,
    ),
    Profile(
        "draw",
        tiles_each=_DRAW_GAME,
        targets=MappingProxyType({2: 100, 3: 100, 4: 100}),
        partners=Partners.OPTIONAL,
        drawing=True,
    ),
    Profile(
        "all-fives",
        tiles_each=MappingProxyType({2: 9, 3: 7, 4: 5}),
        targets=MappingProxyType({2: 250, 3: 200, 4: 200}),
        partners=Partners.OPTIONAL,
        drawing=True,
        spinner=True,
        spinner_count=SpinnerCount.UNTIL_USED,
        settling=Settling.ALL_FIVES,
    ),
    Profile(
        "classic",
        tiles_each=_DRAW_GAME,
        targets=MappingProxyType({2: None, 3: None, 4: None}),
        drawing=True,
        spinner=True,
        opening=Opening.HIGHEST_DOUBLE,
        settling=Settling.DIFFERENCE,
        offered_targets=(150, 250),
    ),
    Profile(
        "muggins",
        tiles_each=_DRAW_GAME,
        targets=MappingProxyType({2: None, 3: None, 4: None}),
        drawing=True,
        spinner=True,
        spinner_count=SpinnerCount.FREE_HALVES,
        opening=Opening.HIGHEST_DOUBLE,
        settling=Settling.DIFFERENCE_TO_FIVE,
        offered_targets=(150, 250),
    ),
    Profile(
        "six-love",
        tiles_each=MappingProxyType({4: 7}),
        targets=MappingProxyType({4: 6}),
        partners=Partners.ALWAYS,
        opening=Opening.SIX_LOVE,
        settling=Settling.SIX_LOVE,
        target_is_fixed=True,
        clockwise=False,
    ),
)

PROFILES: Mapping[str, Profile] = MappingProxyType({profile.key: profile for profile in _ALL})

LOWEST_TARGET, HIGHEST_TARGET, TARGET_STEP = 25, 1000, 5
"""The bounds of a match target, in points (`rules.md` section 2)."""


class Usual(Enum):
    """The wish for a profile's usual target (`None` already says: one hand)."""

    TARGET = "usual target"


USUAL = Usual.TARGET


@dataclass(frozen=True, slots=True)
class Setup:
    """A match as it was agreed before the first hand; made by `Setup.make`.

    Attributes:
        target: points that win the match; `None` is a match of one hand.
        first_leader: the seat that leads the first hand; `None` is by lot, or by the tiles.
        first_coordinator: the seat that nominates in the first hand, where this match
            follows another (`six-love`).
    """

    profile: Profile
    seats: int
    partners: bool
    target: int | None
    first_leader: int | None = None
    first_coordinator: int | None = None

    @classmethod
    def make(
        cls,
        profile: str,
        seats: int,
        *,
        partners: bool | None = None,
        target: int | Usual | None = USUAL,
        first_leader: int | None = None,
        first_coordinator: int | None = None,
    ) -> Setup:
        """Return a set-up that the profile allows.

        `partners` left out is what the profile prescribes, and without partners where it
        leaves the choice.

        Raises:
            SetupError: the profile does not allow it.
        """
        rules = PROFILES.get(profile)
        if rules is None:
            raise SetupError(SetupReason.PROFILE, given=profile, allowed=tuple(PROFILES))
        if seats not in rules.tiles_each:
            raise SetupError(SetupReason.SEATS, given=seats, allowed=rules.seats)
        paired = rules.partners is Partners.ALWAYS if partners is None else partners
        if not _partners_allowed(rules, seats, paired):
            raise SetupError(SetupReason.PARTNERS, given=paired)
        goal = rules.targets[seats] if isinstance(target, Usual) else target
        if not target_allowed(rules, seats, goal):
            raise SetupError(SetupReason.TARGET, given=goal, **_targets(rules, seats))
        setup = cls(rules, seats, paired, goal, first_leader, first_coordinator)
        _check_first_seats(setup)
        return setup

    @property
    def sides(self) -> int:
        """Return the number of sides."""
        return 2 if self.partners else self.seats

    def side_of(self, seat: int) -> int:
        """Return the side that a seat plays for."""
        return seat % 2 if self.partners else seat

    def seats_of(self, side: int) -> tuple[int, ...]:
        """Return the seats of a side."""
        return (side, side + 2) if self.partners else (side,)


def _partners_allowed(profile: Profile, seats: int, partners: bool) -> bool:
    if profile.partners is Partners.ALWAYS:
        return partners
    return not partners or (profile.partners is Partners.OPTIONAL and seats == 4)


def target_allowed(profile: Profile, seats: int, target: int | None) -> bool:
    """Return whether a match of the profile can be played to this target, in points."""
    if target == profile.targets[seats]:
        return True
    if profile.target_is_fixed:
        return False
    if target is None:
        return True
    return LOWEST_TARGET <= target <= HIGHEST_TARGET and target % TARGET_STEP == 0


def _targets(profile: Profile, seats: int) -> dict[str, object]:
    """Return which targets are allowed, as facts of an error."""
    if profile.target_is_fixed:
        return {"allowed": (profile.targets[seats],)}
    return {"low": LOWEST_TARGET, "high": HIGHEST_TARGET, "step": TARGET_STEP}


def _check_first_seats(setup: Setup) -> None:
    seats = range(setup.seats)
    leader, coordinator = setup.first_leader, setup.first_coordinator
    if leader is not None and (leader not in seats or setup.profile.opening is not Opening.LEADER):
        raise SetupError(SetupReason.LEADER, given=leader)
    if coordinator is not None and (
        coordinator not in seats or setup.profile.opening is not Opening.SIX_LOVE
    ):
        raise SetupError(SetupReason.COORDINATOR, given=coordinator)
