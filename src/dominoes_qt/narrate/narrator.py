"""The narrator: one place to ask for every sentence of a match."""

from __future__ import annotations

from collections.abc import Sequence

from dominoes_qt.engine.actions import Action
from dominoes_qt.engine.errors import IllegalAction
from dominoes_qt.engine.events import (
    Event,
    HandEnded,
    HandEvent,
    HandStarted,
    MatchEnded,
)
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.view import SeatView
from dominoes_qt.narrate.asides import Asides, restarted
from dominoes_qt.narrate.choices import Choices
from dominoes_qt.narrate.endings import Endings
from dominoes_qt.narrate.fill import sentences
from dominoes_qt.narrate.hints import Hints
from dominoes_qt.narrate.ledger import Ledger
from dominoes_qt.narrate.plays import Plays, known_to
from dominoes_qt.narrate.refusals import Refusals
from dominoes_qt.narrate.review import Review
from dominoes_qt.narrate.shown import clean
from dominoes_qt.narrate.style import Style
from dominoes_qt.narrate.table import Table
from dominoes_qt.players.hard import Choice


class Narrator:
    """Speaks for one table, in the language installed at the moment of each call.

    `to` is the seat that is spoken to, as "you"; `None` is everybody, and nobody is "you".
    """

    def __init__(self, setup: Setup, names: Sequence[str], style: Style | None = None) -> None:
        """Speak of a match with these players; `names` in seat order."""
        self.table = Table(setup, tuple(clean(name) for name in names))
        self.style = Style() if style is None else style
        self.review = Review(self.table, self.style)
        self.ledger = Ledger(self.table, self.style)

    def tell(self, event: Event, to: int | None = None) -> str:
        """Return what happened; what `to` may not know is left out."""
        known = known_to(event, to)
        if isinstance(known, HandStarted):
            return Endings(self.table, self.style).started(known, to)
        if isinstance(known, HandEnded):
            return Endings(self.table, self.style).ended(known, to)
        if isinstance(known, MatchEnded):
            return Endings(self.table, self.style).match_over(known, to)
        return Plays(self.table, self.style).tell(known, to)

    def turn(self, seat: int, to: int | None = None, view: SeatView | None = None) -> str:
        """Return whose turn it is; with the own view also what can be done, which is private."""
        return Asides(self.table, self.style).turn(seat, to, view)

    def refused(self, error: IllegalAction) -> str:
        """Return why an action is refused and what may be done instead; private to the seat."""
        return Refusals(self.table, self.style).refused(error)

    def preview(self, view: SeatView, action: Action) -> str:
        """Return what a legal action would give; private to the seat."""
        return Choices(self.table, self.style).preview(view, action)

    def hint(self, choices: Sequence[Choice]) -> str:
        """Return what had better be done, and why; private to the seat to act."""
        hints = Hints(self.table, self.style)
        return sentences(hints.advice(choices[0].action), hints.why(choices))

    def undone(
        self, event: HandEvent | None = None, to: int | None = None, hand: int | None = None
    ) -> str:
        """Return what was taken back, if the event is known, and which `hand` it is now."""
        number = "" if hand is None else Endings.hand(hand)
        return sentences(Asides(self.table, self.style).undone(event, to), number)

    def redone(self, event: HandEvent | None = None, to: int | None = None) -> str:
        """Return what was put back, if the event is known."""
        return Asides(self.table, self.style).redone(event, to)

    @staticmethod
    def restarted() -> str:
        """Return that the hand begins again."""
        return restarted()

    def cover(self, seat: int) -> str:
        """Return what the hand-over cover says."""
        return Asides(self.table, self.style).cover(seat)

    def seat(self, seat: int) -> str:
        """Return the name of a player."""
        return self.table.seat(seat)

    def side(self, side: int) -> str:
        """Return the names of a side."""
        return self.table.side(side)
