"""What can have been in the other hands, found the slow way: by going back through the events."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from dominoes_qt.engine.events import Drew, HandEvent, Passed, Played
from dominoes_qt.engine.profiles import Opening
from dominoes_qt.engine.tiles import ALL_MASK, ALL_TILES, SUIT, mask_of, tiles_of
from dominoes_qt.engine.view import SeatView
from dominoes_qt.players.belief import World


def hidden_tiles(view: SeatView) -> int:
    """Return the tiles that the seat cannot see, as a mask."""
    laid = mask_of(event.tile for event in view.events if isinstance(event, Played))
    return ALL_MASK ^ view.hand ^ laid


def arrangements(view: SeatView) -> Iterator[tuple[int, ...]]:
    """Return every way to fill the other hands by number alone, whatever the facts."""
    yield from _fill(view, 0, hidden_tiles(view), ())


def _fill(
    view: SeatView, seat: int, left: int, hands: tuple[int, ...]
) -> Iterator[tuple[int, ...]]:
    if seat == len(view.counts):
        yield hands
    elif seat == view.seat:
        yield from _fill(view, seat + 1, left, (*hands, view.hand))
    else:
        for tiles in combinations(tiles_of(left), view.counts[seat]):
            hand = mask_of(tiles)
            yield from _fill(view, seat + 1, left & ~hand, (*hands, hand))


def histories(view: SeatView, hands: tuple[int, ...]) -> int:
    """Return in how many ways the tiles of the other hands can have come to them."""
    ways = 1
    for seat, hand in enumerate(hands):
        if seat != view.seat and ways:
            own = tuple(event for event in view.events if event.seat == seat)
            ways *= _back(_not_dealt(view), hand, own)
    return ways


@lru_cache(maxsize=1 << 16)
def _back(barred: int, hand: int, events: tuple[HandEvent, ...]) -> int:
    if not events:
        return int(not hand & barred)
    before, last = events[:-1], events[-1]
    if isinstance(last, Played):
        hand |= last.tile.mask
        if before and isinstance(before[-1], Drew):
            if hand & ~last.tile.mask & _suits(before[-1].numbers):
                return 0
            return _back(barred, hand & ~last.tile.mask, before[:-1])
        return _back(barred, hand, before)
    if isinstance(last, Passed):
        return 0 if hand & _suits(last.numbers) else _back(barred, hand, before)
    if isinstance(last, Drew):
        ways = 0
        for tile in tiles_of(hand):
            rest = hand & ~tile.mask
            if not rest & _suits(last.numbers):
                ways += _back(barred, rest, before)
        return ways
    return _back(barred, hand, before)


def _not_dealt(view: SeatView) -> int:
    """Return the tiles that nobody can have been dealt, as a mask."""
    if view.setup.profile.opening is not Opening.HIGHEST_DOUBLE:
        return 0
    first = next((event.tile for event in view.events if isinstance(event, Played)), None)
    opening = view.plays[0].tile if first is None else first
    if opening.is_double:
        return mask_of(t for t in ALL_TILES if t.is_double and t.high > opening.high)
    rank = (opening.pips, opening.high)
    return mask_of(t for t in ALL_TILES if t.is_double or (t.pips, t.high) > rank)


def _suits(numbers: tuple[int, ...]) -> int:
    mask = 0
    for number in numbers:
        mask |= SUIT[number]
    return mask


def check_world(view: SeatView, world: World) -> None:
    """Fail unless the world deals every unseen tile once and fits every fact."""
    assert world.hands[view.seat] == view.hand
    assert tuple(hand.bit_count() for hand in world.hands) == view.counts
    assert len(world.yard) == len(set(world.yard)) == view.yard
    others = [hand for seat, hand in enumerate(world.hands) if seat != view.seat]
    yard = mask_of(ALL_TILES[tile] for tile in world.yard)
    together = yard | sum(others)
    assert together.bit_count() == view.yard + sum(view.counts) - view.counts[view.seat]
    assert not together & ~hidden_tiles(view)
    assert histories(view, world.hands) > 0
