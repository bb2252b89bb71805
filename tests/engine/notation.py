"""Matches written in notation: who holds what, and `0 6-4 W`, `1 draw`, `2 pass`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dominoes_qt.engine.actions import Action, Draw, End, Nominate, Pass, Play
from dominoes_qt.engine.deal import Deal
from dominoes_qt.engine.events import Event, Played
from dominoes_qt.engine.match import Match, apply, new_match
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.tiles import ALL_TILES, Tile, mask_of


def tiles(text: str) -> list[Tile]:
    """Return the tiles of a text such as `6-4 5-5`."""
    return [Tile.parse(word) for word in text.split()]


def deal_of(
    setup: Setup, hands: Sequence[str], *, yard: str = "", not_dealt: str = "", lot: int = 0
) -> Deal:
    """Return a deal in which the seats hold these tiles, and others to make up the number.

    `yard` is drawn first, in this order; no tile of `not_dealt` is used to fill a hand.
    """
    each = setup.profile.tiles_each[setup.seats]
    given = [tiles(hand) for hand in hands]
    first = tiles(yard)
    used = {tile for hand in given for tile in hand} | set(first)
    late = set(tiles(not_dealt))
    spare = [tile for tile in ALL_TILES if tile not in used and tile not in late]
    for hand in given:
        while len(hand) < each:
            hand.append(spare.pop(0))
    rest = [tile.number for tile in [*first, *spare, *sorted(late - used)]]
    return Deal(tuple(mask_of(hand) for hand in given), tuple(rest), lot)


def action_of(text: str) -> tuple[int, Action]:
    """Return the seat and the action that a line tells."""
    seat, word, *rest = text.split()
    if word == "draw":
        return int(seat), Draw()
    if word == "pass":
        return int(seat), Pass()
    if word == "nominate":
        return int(seat), Nominate(int(rest[0]))
    return int(seat), Play(Tile.parse(word), End(rest[0] if rest else "start"))


def play_on(match: Match, lines: Iterable[str]) -> tuple[Match, list[Event]]:
    """Return the match after these actions, and all that happened."""
    happened: list[Event] = []
    for line in lines:
        match, events = apply(match, *action_of(line))
        happened += events
    return match, happened


def played(
    setup: Setup, hands: Sequence[str], lines: Iterable[str], **places: str
) -> tuple[Match, list[Event]]:
    """Return a match that starts with these hands, after these actions."""
    seat = int(next(iter(lines := list(lines))).split()[0])
    match, started = new_match(setup, deal_of(setup, hands, lot=seat, **places))
    match, happened = play_on(match, lines)
    return match, [*started, *happened]


def plays_of(events: Iterable[Event]) -> list[Played]:
    """Return the plays among these events."""
    return [event for event in events if isinstance(event, Played)]
