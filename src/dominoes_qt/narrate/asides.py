"""What is said beside the play: whose turn it is, what was taken back, the cover."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from dominoes_qt.engine.events import Drew, HandEvent, Nominated, Passed, Played
from dominoes_qt.engine.view import SeatView
from dominoes_qt.narrate import words
from dominoes_qt.narrate.choices import Choices
from dominoes_qt.narrate.fill import fill, sentences
from dominoes_qt.narrate.style import Style
from dominoes_qt.narrate.table import Table


@dataclass(frozen=True, slots=True)
class Asides:
    """Sentences that tell no event; `to` is the seat that is spoken to, if it is one."""

    table: Table
    style: Style

    def turn(self, seat: int, to: int | None, view: SeatView | None) -> str:
        """Return whose turn it is; with the view of the seat itself, also what it can do."""
        if seat != to:
            text = QCoreApplication.translate("Asides", "{player}'s turn.")
            return fill(text, player=self.table.seat(seat))
        own = QCoreApplication.translate("Asides", "Your turn.")
        if view is None or view.seat != to or self.style.brief:
            return own
        choices = Choices(self.table, self.style)
        return sentences(
            own, choices.allowed(view.legal) if self.style.full else choices.summary(view.legal)
        )

    def undone(self, event: HandEvent | None, to: int | None) -> str:
        """Return what was taken back."""
        if event is None:
            return QCoreApplication.translate("Asides", "The last action is taken back.")
        own = event.seat == to
        if isinstance(event, Played):
            text = (
                QCoreApplication.translate("Asides", "You take {tile} back.")
                if own
                else QCoreApplication.translate("Asides", "{player} takes {tile} back.")
            )
        elif isinstance(event, Drew):
            text = (
                QCoreApplication.translate("Asides", "You put the drawn tile back.")
                if own
                else QCoreApplication.translate("Asides", "{player} puts the drawn tile back.")
            )
        elif isinstance(event, Passed):
            text = (
                QCoreApplication.translate("Asides", "You take your pass back.")
                if own
                else QCoreApplication.translate("Asides", "The pass of {player} is taken back.")
            )
        else:
            text = QCoreApplication.translate("Asides", "The nomination is taken back.")
        return self._filled(text, event)

    def redone(self, event: HandEvent | None, to: int | None) -> str:
        """Return what was put back after it had been undone."""
        if event is None:
            return QCoreApplication.translate("Asides", "The action is done again.")
        own = event.seat == to
        if isinstance(event, Played):
            text = (
                QCoreApplication.translate("Asides", "You play {tile} again.")
                if own
                else QCoreApplication.translate("Asides", "{player} plays {tile} again.")
            )
        elif isinstance(event, Drew):
            text = (
                QCoreApplication.translate("Asides", "You draw the tile again.")
                if own
                else QCoreApplication.translate("Asides", "{player} draws the tile again.")
            )
        elif isinstance(event, Passed):
            text = (
                QCoreApplication.translate("Asides", "You pass again.")
                if own
                else QCoreApplication.translate("Asides", "{player} passes again.")
            )
        else:
            text = QCoreApplication.translate("Asides", "{poser} is named to pose again.")
        return self._filled(text, event)

    def _filled(self, text: str, event: HandEvent) -> str:
        tile = event.tile if isinstance(event, Played) else None
        poser = event.poser if isinstance(event, Nominated) else event.seat
        return fill(
            text,
            player=self.table.seat(event.seat),
            poser=self.table.seat(poser),
            tile="" if tile is None else words.tile(tile, self.style.wording),
        )

    def cover(self, seat: int) -> str:
        """Return whose turn it is while all tiles are covered."""
        text = QCoreApplication.translate("Asides", "{player}'s turn. The tiles are covered.")
        return fill(text, player=self.table.seat(seat))


def restarted() -> str:
    """Return that the hand begins again."""
    return QCoreApplication.translate("Asides", "The hand begins again.")
