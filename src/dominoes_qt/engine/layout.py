"""Where each tile lies: arms, coordinates, which half faces which way. For whoever shows it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from dominoes_qt.engine import position as rules
from dominoes_qt.engine.actions import ARMS, End
from dominoes_qt.engine.events import HandEvent, Played
from dominoes_qt.engine.hand import Hand, open_count
from dominoes_qt.engine.tiles import Tile

CENTRE = "C"
"""The coordinate and the arm of the start tile."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A laid tile.

    Attributes:
        arm: `W`, `E`, `N` or `S`, or `C` for the start tile.
        step: its distance along the arm, from 1; 0 for the start tile.
        inner: the half that touches the neighbour nearer to the start (`C`: the half to E).
        outer: the half that faces outwards along the arm (`C`: the half to W).
        order: its place in the order of laying, from 0.
        points: what it scored when it was laid.
    """

    tile: Tile
    arm: str
    step: int
    inner: int
    outer: int
    is_spinner: bool
    seat: int
    order: int
    points: int = 0

    @property
    def coordinate(self) -> str:
        """Return `C`, or the arm and the step, such as `W3`."""
        return self.arm if self.arm == CENTRE else f"{self.arm}{self.step}"


@dataclass(frozen=True, slots=True)
class OpenEnd:
    """An end that can be played on; `counts` is what it adds to the count, in pips."""

    end: End
    number: int
    counts: int


@dataclass(frozen=True, slots=True)
class Layout:
    """All laid tiles in the order of laying, the open ends, and their count.

    `spinner` is what the spinner itself adds to `count`; `count` is `None` in profiles that do
    not score in play, and before the first tile.
    """

    placed: tuple[Placed, ...]
    open_ends: tuple[OpenEnd, ...]
    spinner: int = 0
    count: int | None = None

    def arm(self, arm: str) -> tuple[Placed, ...]:
        """Return the tiles of one arm, outwards."""
        return tuple(placed for placed in self.placed if placed.arm == arm)


EMPTY = Layout((), ())


def place_all(events: Iterable[HandEvent]) -> tuple[Placed, ...]:
    """Return where the tiles lie that were laid in these events."""
    placed: list[Placed] = []
    facing: dict[End, int] = {}
    for event in events:
        if isinstance(event, Played):
            placed.append(_place(event, facing, len(placed)))
    return tuple(placed)


def _place(event: Played, facing: dict[End, int], order: int) -> Placed:
    """Return where a tile lies; `facing` holds the number at each end, and is kept up to date."""
    tile, end = event.tile, event.end
    if end is End.START:
        inner, outer = tile.low, tile.high
    else:
        inner = facing[end]
        outer = tile.other(inner)
    facing.update(zip(ARMS, event.numbers, strict=False))
    return Placed(
        tile,
        CENTRE if end is End.START else end.value,
        event.step,
        inner,
        outer,
        event.spinner,
        event.seat,
        order,
        event.points,
    )


def layout_of(hand: Hand | None) -> Layout:
    """Return the layout of a hand; an empty one where there is none."""
    if hand is None:
        return EMPTY
    ends, spinner = hand.position.ends, hand.position.spinner
    open_ends = tuple(
        OpenEnd(end, rules.number_at(tip), rules.counted_at(tip))
        for end, tip in zip(ARMS, ends, strict=False)
    )
    count = open_count(hand.setup.profile, ends, spinner) if ends else None
    own = 0 if count is None else count - sum(end.counts for end in open_ends)
    return Layout(place_all(hand.events), open_ends, own, count)
