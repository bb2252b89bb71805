"""Answers to the review keys: everything that the screen shows, in words, at any moment."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from dominoes_qt.engine.actions import End
from dominoes_qt.engine.events import HandEvent
from dominoes_qt.engine.layout import CENTRE, Layout, OpenEnd, Placed
from dominoes_qt.engine.match import FinishedHand
from dominoes_qt.engine.tiles import Tile
from dominoes_qt.engine.view import SeatView
from dominoes_qt.narrate import words
from dominoes_qt.narrate.choices import Choices
from dominoes_qt.narrate.fill import capital, fill, sentences
from dominoes_qt.narrate.plays import Plays, known_to, yard_left
from dominoes_qt.narrate.rules_in_force import rules_in_force
from dominoes_qt.narrate.score_lines import ScoreLines
from dominoes_qt.narrate.style import Style
from dominoes_qt.narrate.table import Table

_ARMS = (CENTRE, *(end.value for end in (End.W, End.E, End.N, End.S)))


@dataclass(frozen=True, slots=True)
class Review:
    """Answers; `to` is the seat that asks, if it is one."""

    table: Table
    style: Style

    # The board

    def open_ends(self, layout: Layout) -> str:
        """Return the open ends with what they count."""
        if not layout.open_ends:
            return _empty()
        listed = [
            capital(self.open_end(end, counts=layout.count is not None)) + "."
            for end in layout.open_ends
        ]
        if layout.count is None:
            return sentences(*listed)
        return sentences(*listed, self._spinner_counts(layout.spinner), self._sum(layout.count))

    def open_end(self, end: OpenEnd, *, counts: bool = True) -> str:
        """Return one open end, and what it counts where the profile counts."""
        number = words.pips(end.number, self.style.wording)
        if not counts or not self.table.setup.profile.scores_in_play:
            text = QCoreApplication.translate("Review", "{end} {number}", "an open end")
            return fill(text, end=words.end(end.end), number=number)
        text = QCoreApplication.translate("Review", "{end} {number}, counts {count}")
        count = words.number(end.counts)
        return fill(text, end=words.end(end.end), number=number, count=count)

    @staticmethod
    def _spinner_counts(pips: int) -> str:
        if not pips:
            return ""
        text = QCoreApplication.translate("Review", "The spinner counts {count}.")
        return fill(text, count=words.number(pips))

    @staticmethod
    def _sum(count: int) -> str:
        text = QCoreApplication.translate("Review", "{count} in all.")
        return fill(text, count=words.number(count))

    def layout(self, layout: Layout) -> list[str]:
        """Return every tile on the table, one line an arm, outwards from the start tile."""
        if not layout.placed:
            return [_empty()]
        return [self._arm(layout, arm) for arm in _ARMS if self._is_there(layout, arm)]

    @staticmethod
    def _is_there(layout: Layout, arm: str) -> bool:
        return bool(layout.arm(arm)) or any(end.end.value == arm for end in layout.open_ends)

    def _arm(self, layout: Layout, arm: str) -> str:
        listed = words.separated([self._in_arm(placed) for placed in layout.arm(arm)])
        if arm == CENTRE:
            return fill(QCoreApplication.translate("Review", "Start: {tile}."), tile=listed)
        name = capital(words.end(End(arm)))
        if not listed:
            text = QCoreApplication.translate("Review", "{arm}: no tile yet.")
            return fill(text, arm=name)
        return fill(QCoreApplication.translate("Review", "{arm}: {tiles}."), arm=name, tiles=listed)

    def _in_arm(self, placed: Placed) -> str:
        """Return a laid tile in a list of its arm."""
        if not self.style.coordinates or placed.arm == CENTRE:
            return self._laid(placed)
        text = QCoreApplication.translate("Review", "{place} {tile}", "a coordinate and its tile")
        place = words.coordinate(placed.coordinate)
        return fill(text, place=place, tile=self._laid(placed))

    def _laid(self, placed: Placed) -> str:
        """Return a laid tile, marked if it is the spinner."""
        tile = words.tile(placed.tile, self.style.wording)
        if not placed.is_spinner:
            return tile
        return fill(QCoreApplication.translate("Review", "{tile}, the spinner"), tile=tile)

    def placed(self, placed: Placed, to: int | None = None) -> str:
        """Return a laid tile as the board cursor tells it."""
        outer = words.pips(placed.outer, self.style.wording)
        own = placed.seat == to
        if placed.arm == CENTRE:
            text = (
                QCoreApplication.translate("Review", "{place}, {tile}, start tile, laid by you")
                if own
                else QCoreApplication.translate(
                    "Review", "{place}, {tile}, start tile, laid by {player}"
                )
            )
        else:
            text = (
                QCoreApplication.translate(
                    "Review", "{place}, {tile}, {number} outwards, laid by you"
                )
                if own
                else QCoreApplication.translate(
                    "Review", "{place}, {tile}, {number} outwards, laid by {player}"
                )
            )
        return fill(
            text,
            place=words.coordinate(placed.coordinate),
            tile=self._laid(placed),
            number=outer,
            player=self.table.seat(placed.seat),
        )

    # The players

    def own_tiles(self, view: SeatView, order: Sequence[Tile] = ()) -> str:
        """Return the seat's own tiles in groups by where they can go, in an order of its own."""
        head = QCoreApplication.translate("Review", "You hold {tiles}.")
        groups = Choices(self.table, self.style).grouped(view, order or view.tiles)
        return sentences(fill(head, tiles=words.tiles(len(view.tiles))), *groups)

    def tile(self, view: SeatView, tile: Tile) -> str:
        """Return a tile of the own hand and where it can be played, as a row of a list."""
        return Choices(self.table, self.style).tile_row(view, tile)

    def counts(self, counts: Sequence[int], yard: int, to: int | None = None) -> str:
        """Return how many tiles each seat holds, and the yard."""
        item = QCoreApplication.translate("Review", "{player} {count}", "in a list of tile counts")
        listed = [
            fill(item, player=self.table.seat_for(seat, to), count=words.number(count))
            for seat, count in enumerate(counts)
        ]
        text = QCoreApplication.translate("Review", "Tiles: {list}.")
        left = yard_left(yard) if self.table.setup.profile.drawing else ""
        return sentences(fill(text, list=words.separated(listed)), left)

    def turn(
        self,
        turn: int | None,
        to: int | None = None,
        *,
        nominates: bool = False,
        is_over: bool = False,
    ) -> str:
        """Return whose turn it is, or that it is nobody's."""
        if is_over:
            return QCoreApplication.translate("Review", "The match is over.")
        if turn is None:
            return QCoreApplication.translate("Review", "The hand is over.")
        own, player = turn == to, self.table.seat(turn)
        if nominates:
            text = (
                QCoreApplication.translate("Review", "It is your turn to name who poses.")
                if own
                else QCoreApplication.translate("Review", "{player} has to name who poses.")
            )
        else:
            text = (
                QCoreApplication.translate("Review", "It is your turn.")
                if own
                else QCoreApplication.translate("Review", "It is {player}'s turn.")
            )
        return fill(text, player=player)

    def last_action(self, events: Sequence[HandEvent], to: int | None = None) -> str:
        """Return the last thing that a seat did in this hand."""
        if not events:
            return QCoreApplication.translate("Review", "Nothing has happened in this hand yet.")
        return Plays(self.table, self.style).tell(known_to(events[-1], to), to)

    def voids(self, voids: Sequence[Iterable[int]], to: int | None = None) -> list[str]:
        """Return what each other seat is known not to hold, one line a seat."""
        known = [(seat, sorted(missing)) for seat, missing in enumerate(voids) if seat != to]
        lines = [self._void(seat, missing) for seat, missing in known if missing]
        nothing = QCoreApplication.translate("Review", "Nobody is known to lack a number.")
        return lines or [nothing]

    def _void(self, seat: int, missing: Sequence[int]) -> str:
        text = QCoreApplication.translate("Review", "{player} has no {numbers}.")
        listed = words.none_of([words.suit(number, self.style.wording) for number in missing])
        return fill(text, player=self.table.seat(seat), numbers=listed)

    # The match

    def scores(self, scores: Sequence[float], to: int | None = None) -> str:
        """Return the running totals and the target."""
        return ScoreLines(self.table).short(scores, to)

    def scores_in_detail(
        self, finished: Sequence[FinishedHand], scores: Sequence[float], to: int | None = None
    ) -> list[str]:
        """Return every hand with its points in play, its settlement and the totals."""
        return ScoreLines(self.table).in_detail(finished, scores, to)

    def rules(self) -> list[str]:
        """Return the rules in force, one line a rule."""
        return rules_in_force(self.table.setup)


def _empty() -> str:
    return QCoreApplication.translate("Review", "The table is empty.")
