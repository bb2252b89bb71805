"""What a seat has done, told to one seat or to everybody: plays, draws, passes, nominations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar, cast

from PySide6.QtCore import QCoreApplication

from dominoes_qt.engine.actions import ARMS, End
from dominoes_qt.engine.events import (
    NOBODY,
    Drew,
    Event,
    HandEvent,
    Nominated,
    Passed,
    Played,
    seen_by,
)
from dominoes_qt.engine.tiles import Tile
from dominoes_qt.narrate import words
from dominoes_qt.narrate.counted import Counted
from dominoes_qt.narrate.fill import fill, sentences
from dominoes_qt.narrate.style import Style
from dominoes_qt.narrate.table import Table

E = TypeVar("E", bound=Event)


@dataclass(frozen=True, slots=True)
class Plays:
    """Sentences for the events of a hand; `to` is the seat that is spoken to, if it is one."""

    table: Table
    style: Style

    def tell(self, event: HandEvent, to: int | None) -> str:
        """Return what happened; private tiles of other seats must be gone from the event."""
        if isinstance(event, Played):
            return self.played(event, to)
        if isinstance(event, Drew):
            return self.drew(event, to)
        if isinstance(event, Passed):
            return self.passed(event, to)
        return self.nominated(event, to)

    def played(self, event: Played, to: int | None) -> str:
        """Return who laid which tile where, what is open then, and what it counts."""
        return sentences(
            self.laid(event, to),
            "" if self.style.brief or not event.spinner else _is_spinner(),
            "" if self.style.brief else self.ends(event.numbers),
            counted(event.count, event.points),
        )

    def laid(self, event: Played, to: int | None) -> str:
        """Return who laid which tile where."""
        tile, player = self.tile(event.tile), self.table.seat(event.seat)
        own = event.seat == to
        if event.end is End.START:
            text = (
                QCoreApplication.translate("Plays", "You lead {tile}.")
                if own
                else QCoreApplication.translate("Plays", "{player} leads {tile}.")
            )
            return fill(text, tile=tile, player=player)
        if self.style.coordinates:
            text = (
                QCoreApplication.translate("Plays", "You play {tile} at {place}.")
                if own
                else QCoreApplication.translate("Plays", "{player} plays {tile} at {place}.")
            )
            place = words.coordinate(f"{event.end.value}{event.step}")
            return fill(text, tile=tile, player=player, place=place)
        text = (
            QCoreApplication.translate("Plays", "You play {tile} {where}.")
            if own
            else QCoreApplication.translate("Plays", "{player} plays {tile} {where}.")
        )
        return fill(text, tile=tile, player=player, where=words.where(event.end))

    def ends(self, numbers: Sequence[int]) -> str:
        """Return the open ends, in the order west, east, north, south."""
        shown = [words.pips(number, self.style.wording) for number in numbers]
        text = QCoreApplication.translate("Plays", "Ends: {numbers}.")
        if not self.style.full:
            return fill(text, numbers=words.all_of(shown))
        named = QCoreApplication.translate("Plays", "{end} {number}", "an open end in a list")
        parts = [
            fill(named, end=words.end(end), number=number)
            for end, number in zip(ARMS, shown, strict=False)
        ]
        return fill(text, numbers=words.separated(parts))

    def drew(self, event: Drew, to: int | None) -> str:
        """Return who drew, with the tile for its own seat, and what is left.

        Others may draw many in a row; of theirs it is told only that nothing is left.
        """
        own = event.seat == to
        counts = self.style.full or own or not event.yard
        left = yard_left(event.yard) if counts and not self.style.brief else ""
        if event.tile is None or not own:
            text = QCoreApplication.translate("Plays", "{player} draws a tile.")
            return sentences(fill(text, player=self.table.seat(event.seat)), left)
        text = (
            QCoreApplication.translate("Plays", "You draw {tile}; you can play it.")
            if any(event.tile.has(number) for number in event.numbers)
            else QCoreApplication.translate("Plays", "You draw {tile}; you cannot play it.")
        )
        return sentences(fill(text, tile=self.tile(event.tile)), left)

    def passed(self, event: Passed, to: int | None) -> str:
        """Return who passed, and on which numbers."""
        own, player = event.seat == to, self.table.seat(event.seat)
        if self.style.brief:
            text = (
                QCoreApplication.translate("Plays", "You pass.")
                if own
                else QCoreApplication.translate("Plays", "{player} passes.")
            )
            return fill(text, player=player)
        text = (
            QCoreApplication.translate("Plays", "You pass on {numbers}.")
            if own
            else QCoreApplication.translate("Plays", "{player} passes on {numbers}.")
        )
        different = [words.suit(n, self.style.wording) for n in dict.fromkeys(event.numbers)]
        return fill(text, player=player, numbers=words.all_of(different))

    def nominated(self, event: Nominated, to: int | None) -> str:
        """Return who named whom as the poser."""
        if event.seat == to == event.poser:
            text = QCoreApplication.translate("Plays", "You choose to pose yourself.")
        elif event.seat == to:
            text = QCoreApplication.translate("Plays", "You name {poser} to pose.")
        elif event.seat == event.poser:
            text = QCoreApplication.translate("Plays", "{player} chooses to pose.")
        elif event.poser == to:
            text = QCoreApplication.translate("Plays", "{player} names you to pose.")
        else:
            text = QCoreApplication.translate("Plays", "{player} names {poser} to pose.")
        player, poser = self.table.seat(event.seat), self.table.seat(event.poser)
        return fill(text, player=player, poser=poser)

    def tile(self, tile: Tile) -> str:
        """Return the name of a tile in the wording chosen."""
        return words.tile(tile, self.style.wording)


def known_to(event: E, to: int | None) -> E:
    """Return the event as the seat that is spoken to may know it, or as everybody may."""
    return cast("E", seen_by(event, NOBODY if to is None else to))


def counted(count: int | None, points: int) -> str:
    """Return the count of the open ends and what it scored; nothing where nothing counts."""
    if count is None:
        return ""
    if not points:
        text = QCoreApplication.translate("Plays", "Count {count}.")
        return fill(text, count=words.number(count))
    text = QCoreApplication.translate("Plays", "Count {count}: {points}.")
    return fill(text, count=words.number(count), points=words.points(points))


def yard_left(count: int) -> str:
    """Return how many tiles can still be drawn."""
    if not count:
        return QCoreApplication.translate("Plays", "The yard is empty.")
    return fill(Counted.tr("{count} tile(s) left in the yard.", "", count), count=count)


def _is_spinner() -> str:
    return QCoreApplication.translate("Plays", "It is the spinner.")
