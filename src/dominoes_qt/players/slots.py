"""The places where unseen tiles can lie, and which tiles each place can hold.

A slot is one tile's place in a hand, from when the tile came (dealt or drawn) until it is
laid, or a place in the yard. What a pass or a draw shows about a hand holds for the tiles
that lay in it at that time, so slots that were filled later know nothing of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from dominoes_qt.engine.events import Drew, HandEvent, Passed, Played
from dominoes_qt.engine.profiles import Opening
from dominoes_qt.engine.tiles import ALL_MASK, ALL_TILES, DOUBLES_MASK, SUIT, Tile
from dominoes_qt.engine.view import SeatView

YARD = -1
"""The "seat" of the tiles that lie in no hand."""


@dataclass(frozen=True, slots=True)
class Slots:
    """Slots that the same tiles fit: of one seat or the yard, with room for some tiles."""

    seat: int
    room: int


Item = tuple[int, tuple[int, ...]]
"""A tile as a mask (0 for one that is laid already), and the groups of slots it may have filled."""


@dataclass(frozen=True, slots=True)
class Places:
    """The groups of slots, the yard's last, and for each tile those that it fits."""

    groups: tuple[Slots, ...]
    items: tuple[Item, ...]


@dataclass(slots=True, eq=False)
class _Batch:
    """Slots of a seat that were filled in the same turn, and the tiles they cannot hold."""

    seat: int
    room: int
    barred: int = 0


@dataclass(slots=True)
class _Past:
    """What the events say so far."""

    batches: list[_Batch]
    yard: _Batch
    fresh: _Batch | None = None  # the tiles drawn and kept in the running turn
    pending: int | None = None  # the seat whose last drawn tile is not known to be kept yet
    laid: list[tuple[int, list[_Batch]]] = field(default_factory=list)

    def of(self, seat: int) -> list[_Batch]:
        return [batch for batch in self.batches if batch.seat == seat]

    def bar(self, seat: int, numbers: Iterable[int]) -> None:
        """Take in that the seat could play on none of the numbers."""
        suits = _suits(numbers)
        self.keep(seat)
        for batch in self.of(seat):
            batch.barred |= suits

    def keep(self, seat: int) -> None:
        """Take in that the seat kept the tile that it drew last, if it drew one."""
        if self.pending is None:
            return
        if self.fresh is None:
            self.fresh = _Batch(seat, 0)
            self.batches.append(self.fresh)
        self.fresh.room += 1
        self.pending = None


def slots_of(view: SeatView) -> Places:
    """Return where the tiles can lie that the seat to act does not see."""
    past = _dealt(view)
    unseen = ALL_MASK ^ view.hand
    for event in view.events:
        if isinstance(event, Played):
            unseen &= ~event.tile.mask
        if getattr(event, "seat", None) != view.seat:
            _take_in(past, event)
        elif isinstance(event, Drew):
            past.yard.room -= 1
    if past.pending is not None:
        past.batches.append(_Batch(past.pending, 1))
    return _grouped(past, unseen)


def _dealt(view: SeatView) -> _Past:
    setup = view.setup
    each = setup.profile.tiles_each[setup.seats]
    barred = _barred_by_opening(view)
    others = [seat for seat in range(setup.seats) if seat != view.seat]
    yard = _Batch(YARD, len(ALL_TILES) - each * setup.seats)
    return _Past([_Batch(seat, each, barred) for seat in others], yard)


def _barred_by_opening(view: SeatView) -> int:
    """Return what no hand can have been dealt, where the highest double had to open."""
    if view.setup.profile.opening is not Opening.HIGHEST_DOUBLE:
        return 0
    first = next((event.tile for event in view.events if isinstance(event, Played)), None)
    if first is None and not view.plays:
        return 0
    return _above(view.plays[0].tile if first is None else first)


def _above(opening: Tile) -> int:
    """Return the tiles that would have opened instead of this one (`rules.md` section 5)."""
    if opening.is_double:
        return DOUBLES_MASK & -(opening.mask << 1)
    rank = (opening.pips, opening.high)
    heavier = sum(tile.mask for tile in ALL_TILES if (tile.pips, tile.high) > rank)
    return heavier | DOUBLES_MASK


def _take_in(past: _Past, event: HandEvent) -> None:
    """Take in what another seat did."""
    if isinstance(event, Drew):
        past.bar(event.seat, event.numbers)
        past.pending = event.seat
        past.yard.room -= 1
    elif isinstance(event, Passed):
        past.bar(event.seat, event.numbers)
        past.fresh = None
    elif isinstance(event, Played):
        if past.pending is None:
            fitting = [b for b in past.of(event.seat) if not b.barred & event.tile.mask]
            past.laid.append((event.tile.mask, fitting))
        past.pending = past.fresh = None


def _grouped(past: _Past, unseen: int) -> Places:
    """Join batches that differ in nothing, and settle the laid tiles that came from one."""
    batches = [*past.batches, past.yard]
    laid = [(tile, [_place(batches, batch) for batch in fitting]) for tile, fitting in past.laid]
    joined: dict[tuple[int, int, tuple[int, ...]], int] = {}
    rooms: list[int] = []
    group_of: list[int] = []
    for at, batch in enumerate(batches):
        used = tuple(index for index, (_, fitting) in enumerate(laid) if at in fitting)
        group = joined.setdefault((batch.seat, batch.barred & unseen, used), len(joined))
        rooms += [0] * (len(joined) - len(rooms))
        rooms[group] += batch.room
        group_of.append(group)
    choices = []
    for _, fitting in laid:
        groups = tuple(sorted({group_of[at] for at in fitting}))
        if len(groups) == 1:
            rooms[groups[0]] -= 1
        else:
            choices.append(groups)
    kept = [group for group in range(len(rooms)) if rooms[group]]
    place = {group: at for at, group in enumerate(kept)}
    heads = list(joined)
    items = [(0, tuple(place[g] for g in groups if g in place)) for groups in choices]
    for tile in ALL_TILES:
        if unseen & tile.mask:
            fits = tuple(at for at, g in enumerate(kept) if not heads[g][1] & tile.mask)
            items.append((tile.mask, fits))
    return Places(tuple(Slots(heads[g][0], rooms[g]) for g in kept), tuple(items))


def _place(batches: list[_Batch], wanted: _Batch) -> int:
    return next(at for at, batch in enumerate(batches) if batch is wanted)


def _suits(numbers: Iterable[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= SUIT[number]
    return mask
