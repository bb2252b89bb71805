"""Random legal layouts to lay on the board: any spinner, any arm, any length."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from dominoes_qt.engine.layout import CENTRE, Placed
from dominoes_qt.engine.tiles import ALL_TILES, Tile


class Move(NamedTuple):
    """A tile that fits an arm."""

    tile: Tile
    arm: str


Policy = Callable[[list[Move], list[Placed], Random], list[Move]]
"""Returns the moves to choose from; an empty list stands for all."""


def freely(moves: list[Move], _laid: list[Placed], _random: Random) -> list[Move]:
    return moves


def on_arm(arm: str) -> Policy:
    """Prefer one arm."""
    return lambda moves, _laid, _random: [move for move in moves if move.arm == arm]


def doubles_first(moves: list[Move], _laid: list[Placed], _random: Random) -> list[Move]:
    return [move for move in moves if move.tile.is_double]


def on_crossing(moves: list[Move], _laid: list[Placed], _random: Random) -> list[Move]:
    return [move for move in moves if move.arm in ("N", "S")]


def in_turn(moves: list[Move], laid: list[Placed], _random: Random) -> list[Move]:
    """Go round the arms."""
    return [move for move in moves if move.arm == "WNES"[len(laid) % 4]]


def alternating(moves: list[Move], laid: list[Placed], _random: Random) -> list[Move]:
    """Lay a double wherever the last tile was none, so that corners meet doubles."""
    wanted = not laid[-1].tile.is_double
    return [move for move in moves if move.tile.is_double == wanted]


def late_spinner(tiles: int, then: Policy) -> Policy:
    """Lay no double among the first tiles."""

    def choose(moves: list[Move], laid: list[Placed], random: Random) -> list[Move]:
        if len(laid) < tiles:
            return [move for move in moves if not move.tile.is_double]
        return then(moves, laid, random)

    return choose


@dataclass
class Table:
    """A layout as it grows; knows just enough of the rules to lay legal tiles."""

    spinning: bool
    placed: list[Placed] = field(default_factory=list)
    left: set[Tile] = field(default_factory=lambda: set(ALL_TILES))
    facing: dict[str, int] = field(default_factory=dict)
    lengths: dict[str, int] = field(default_factory=lambda: dict.fromkeys("WENS", 0))
    spinner: Placed | None = None

    def lay(self, tile: Tile, arm: str) -> None:
        self.left.remove(tile)
        first = not self.placed
        inner = tile.low if first else self.facing[arm]
        outer = tile.other(inner)
        is_first_double = tile.is_double and not any(one.tile.is_double for one in self.placed)
        if first:
            self.facing = {"W": tile.high, "E": tile.low}
        else:
            self.facing[arm] = outer
            self.lengths[arm] += 1
        step = 0 if first else self.lengths[arm]
        spins = is_first_double and self.spinning
        laid = Placed(tile, arm, step, inner, outer, spins, 0, len(self.placed))
        self.placed.append(laid)
        self.spinner = laid if spins else self.spinner
        self._open_crossing()

    def _open_crossing(self) -> None:
        spinner = self.spinner
        if spinner is None or "N" in self.facing:
            return
        arms = "WE" if spinner.arm == CENTRE else spinner.arm
        if all(self.lengths[arm] > spinner.step for arm in arms):
            self.facing |= {"N": spinner.tile.high, "S": spinner.tile.high}

    def moves(self) -> list[Move]:
        return [
            Move(tile, arm)
            for arm in self.facing
            for tile in sorted(self.left)
            if tile.has(self.facing[arm])
        ]


def random_layout(
    random: Random, *, spinning: bool = True, policy: Policy = freely, first: Tile | None = None
) -> list[Placed]:
    """Return a layout to which nothing can be added."""
    table = Table(spinning)
    table.lay(first or random.choice(ALL_TILES), CENTRE)
    while moves := table.moves():
        table.lay(*random.choice(policy(moves, table.placed, random) or moves))
    return table.placed


def rail(west: int, east: int, crossing: str, random: Random) -> list[Placed]:
    """Return tiles without a double on both arms, a spinner on one of them, and any 28 in all.

    Places do not depend on which tiles are left, so the same tile may come twice here.
    """
    facing, lengths = {"W": 1, "E": 0}, dict.fromkeys("WENS", 0)
    placed = [Placed(Tile(1, 0), CENTRE, 0, 0, 1, False, 0, 0)]

    def lay(arm: str, outer: int, *, spins: bool = False) -> None:
        inner = facing[arm]
        lengths[arm] += 1
        tile = Tile.of(inner, outer)
        placed.append(Placed(tile, arm, lengths[arm], inner, outer, spins, 0, len(placed)))
        facing[arm] = outer

    for arm in "W" * west + "E" * east:
        lay(arm, (facing[arm] + 1) % 7)
    lay(crossing, facing[crossing], spins=True)
    facing |= dict.fromkeys("NS", facing[crossing])
    doubled = {"W": False, "E": False, "N": True, "S": True, crossing: True}
    while len(placed) < len(ALL_TILES):
        arm = random.choice("WENS")
        doubled[arm] = not doubled[arm] and random.random() < 0.3
        lay(arm, facing[arm] if doubled[arm] else (facing[arm] + 1) % 7)
    return placed


def sample(seed: int) -> list[Placed]:
    """Return the layout of a seed; the seeds go through all kinds of play."""
    random = Random(seed)
    arm = random.choice("WENS")
    late = random.randrange(1, 22)
    policies: tuple[Policy, ...] = (
        freely,
        on_arm(arm),
        doubles_first,
        on_crossing,
        in_turn,
        alternating,
        late_spinner(late, freely),
        late_spinner(late, on_arm(arm)),
        late_spinner(late, on_crossing),
        late_spinner(late, alternating),
        late_spinner(28, freely),
    )
    policy = policies[seed % len(policies)]
    return random_layout(random, spinning=random.random() < 0.75, policy=policy)
