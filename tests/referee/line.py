"""The tiles on the table: one list per arm, counted outwards, and what their ends show."""

from dataclasses import dataclass, field

from .bones import Bone, is_double, other_half, spell
from .faults import RuleError

ARMS = ("W", "E", "N", "S")


@dataclass(frozen=True)
class Laid:
    """A tile on an arm and the number that it turns outwards."""

    bone: Bone
    outward: int


@dataclass
class Line:
    """The start tile and four arms. `spinner` is ("start", 0), or an arm and an index on it."""

    with_spinner: bool
    start: Bone | None = None
    arms: dict[str, list[Laid]] = field(default_factory=lambda: {arm: [] for arm in ARMS})
    spinner: tuple[str, int] | None = None

    def bones(self) -> list[Bone]:
        """Everything laid so far."""
        first = [] if self.start is None else [self.start]
        return first + [laid.bone for arm in ARMS for laid in self.arms[arm]]

    def halves_showing(self, number: int) -> int:
        """How many of the eight halves with this number lie on the table."""
        return sum(bone.count(number) for bone in self.bones())

    def spinner_number(self) -> int | None:
        if self.spinner is None or self.start is None:
            return None
        arm, index = self.spinner
        return self.start[0] if arm == "start" else self.arms[arm][index].outward

    def spinner_is_closed_in(self) -> bool:
        """Whether both sides of the spinner have a neighbour, so that N and S are open."""
        if self.spinner is None:
            return False
        arm, index = self.spinner
        if arm == "start":
            return bool(self.arms["W"]) and bool(self.arms["E"])
        return len(self.arms[arm]) > index + 1

    def open_ends(self) -> dict[str, int]:
        """The number to be matched at each arm that can be played on; empty before the start."""
        if self.start is None:
            return {}
        ends = dict(zip("WE", self.start, strict=True))
        number = self.spinner_number()
        if number is not None and self.spinner_is_closed_in():
            ends["N"] = ends["S"] = number
        for arm, tiles in self.arms.items():
            if tiles:
                ends[arm] = tiles[-1].outward
        return ends

    def fits_somewhere(self, bone: Bone) -> bool:
        return self.start is None or any(number in bone for number in self.open_ends().values())

    def lay(self, bone: Bone, at: str) -> None:
        """Put a tile down, or say why it cannot lie there."""
        if at == "start" or self.start is None:
            self._lay_start(bone, at)
            return
        if at not in ARMS:
            raise RuleError(f"there is no end {at!r}")
        ends = self.open_ends()
        if at not in ends:
            raise RuleError(f"end {at} is not open")
        if ends[at] not in bone:
            raise RuleError(f"{spell(bone)} does not match the {ends[at]} at {at}")
        self.arms[at].append(Laid(bone, other_half(bone, ends[at])))
        self._note_spinner(bone, at, len(self.arms[at]) - 1)

    def _lay_start(self, bone: Bone, at: str) -> None:
        if self.start is not None:
            raise RuleError("the start tile lies already")
        if at != "start":
            raise RuleError("the first tile goes to start")
        self.start = bone
        self._note_spinner(bone, "start", 0)

    def _note_spinner(self, bone: Bone, arm: str, index: int) -> None:
        if self.with_spinner and self.spinner is None and is_double(bone):
            self.spinner = (arm, index)

    def count(self, spinner_counts: str) -> int:
        """The sum of the open ends, in one of the two ways of counting the spinner."""
        total = self._shown_on_line("W") + self._shown_on_line("E")
        total += sum(_shown(self.arms[arm][-1]) for arm in "NS" if self.arms[arm])
        number = self.spinner_number()
        if number is None:
            return total
        if spinner_counts == "free halves":
            return total + number * sum(not self.arms[arm] for arm in "NS")
        return total if self.spinner_is_closed_in() else total + 2 * number

    def _shown_on_line(self, arm: str) -> int:
        tiles = self.arms[arm]
        if tiles:
            return 0 if self.spinner == (arm, len(tiles) - 1) else _shown(tiles[-1])
        if self.start is None or self.spinner == ("start", 0):
            return 0
        return self.start["WE".index(arm)]


def _shown(laid: Laid) -> int:
    return 2 * laid.outward if is_double(laid.bone) else laid.outward
