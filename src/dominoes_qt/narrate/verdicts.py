"""Reviews in words: what somebody chose, what would have been better, why, and what it cost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum

from PySide6.QtCore import QCoreApplication

from dominoes_qt.engine.actions import Action, End, Nominate, Play
from dominoes_qt.narrate import words
from dominoes_qt.narrate.counted import Counted
from dominoes_qt.narrate.fill import fill, sentences
from dominoes_qt.narrate.hints import Hints, shown
from dominoes_qt.narrate.style import Style
from dominoes_qt.narrate.table import Table
from dominoes_qt.session.review import Verdict


@dataclass(frozen=True, slots=True)
class Verdicts:
    """Sentences of reviews; whoever chose is spoken to as "you"."""

    table: Table
    style: Style

    @property
    def _hints(self) -> Hints:
        return Hints(self.table, self.style)

    def heading(self, hand: int, seat: int) -> str:
        """Return what is reviewed; hands count from 0."""
        text = QCoreApplication.translate("Verdicts", "Review of hand {number}: {player}.")
        return fill(text, number=words.number(hand + 1), player=self.table.seat(seat))

    def row(self, verdict: Verdict) -> str:
        """Return a decision with its verdict."""
        return sentences(
            self._did(verdict.decision.action),
            self._judged(verdict),
            self._hints.reason(verdict.best.reason),
        )

    def _did(self, action: Action) -> str:
        choice = self._hints.choice(action)
        if isinstance(action, Nominate):
            text = QCoreApplication.translate("Verdicts", "You named {choice}.", "who poses")
        elif isinstance(action, Play) and action.end is End.START:
            text = QCoreApplication.translate("Verdicts", "You led {choice}.", "a tile")
        else:
            text = QCoreApplication.translate("Verdicts", "You played {choice}.")
        return fill(text, choice=choice)

    def _judged(self, verdict: Verdict) -> str:
        if verdict.agrees:
            return QCoreApplication.translate("Verdicts", "The computer would do the same.")
        lost = shown(verdict.lost)
        if lost > 0:
            text = QCoreApplication.translate("Verdicts", "Better: {choice}, by {amount}.")
        elif lost < 0:
            text = QCoreApplication.translate(
                "Verdicts", "Better for the match: {choice}, though it brings {amount} less."
            )
        else:
            text = QCoreApplication.translate("Verdicts", "About as good: {choice}.")
        choice = self._hints.choice(verdict.best.action)
        return fill(text, choice=choice, amount=self._hints.amount(abs(lost)))

    def choices(self, verdict: Verdict) -> list[str]:
        """Return all that could have been done, a line each, the best first."""
        done = QCoreApplication.translate("Verdicts", "This is what you did.")
        lines = self._hints.listed(verdict.choices)
        return [
            sentences(line, done if choice == verdict.chosen else "")
            for choice, line in zip(verdict.choices, lines, strict=True)
        ]

    def total(self, verdicts: Sequence[Verdict]) -> str:
        """Return how many decisions there were, and what they cost together."""
        if not verdicts:
            return QCoreApplication.translate("Verdicts", "There was nothing to choose between.")
        same = sum(verdict.agrees for verdict in verdicts)
        text = Counted.tr("{count} choice(s), {same} as the computer would.", "", len(verdicts))
        counted = fill(text, count=words.number(len(verdicts)), same=words.number(same))
        worse = sum(shown(verdict.lost) < 0 for verdict in verdicts)
        also = Counted.tr("{n} choice(s) cost no points, but did worse for the match.", "", worse)
        # What the lines show adds up to what the total says.
        cost = fsum(shown(verdict.cost) for verdict in verdicts)
        return sentences(
            counted, self._cost(shown(cost)), fill(also, n=words.number(worse)) if worse else ""
        )

    def _cost(self, cost: float) -> str:
        if not cost:
            return QCoreApplication.translate("Verdicts", "They cost nothing.")
        text = QCoreApplication.translate("Verdicts", "Cost in all: {amount}.")
        return fill(text, amount=self._hints.amount(cost))


def progress(done: int, total: int) -> str:
    """Return how far a review has come."""
    text = QCoreApplication.translate("Verdicts", "Looking at choice {number} of {total} …")
    return fill(text, number=words.number(min(done + 1, total)), total=words.number(total))


def stopped() -> str:
    """Return that a review was ended early."""
    return QCoreApplication.translate("Verdicts", "Stopped before the end.")
