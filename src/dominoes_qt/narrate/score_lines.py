"""Scores in words: short, and hand by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from dominoes_qt.engine.match import FinishedHand
from dominoes_qt.engine.settlement import HandEnd
from dominoes_qt.narrate import words
from dominoes_qt.narrate.fill import capital, fill, sentences
from dominoes_qt.narrate.table import Table


@dataclass(frozen=True, slots=True)
class ScoreLines:
    """Lines about scores; `to` is the seat that asks, if it is one."""

    table: Table

    def short(self, scores: Sequence[float], to: int | None) -> str:
        """Return the running totals and the target."""
        text = QCoreApplication.translate("ScoreLines", "Score: {scores}.")
        listed = self.table.listed_scores(scores, to)
        return sentences(fill(text, scores=listed), self.target())

    def target(self) -> str:
        """Return what the match is played to."""
        target = self.table.setup.target
        if target is None:
            return QCoreApplication.translate("ScoreLines", "The match is one hand.")
        text = QCoreApplication.translate("ScoreLines", "Played to {target}.")
        return fill(text, target=words.number(target))

    def in_detail(
        self, finished: Sequence[FinishedHand], scores: Sequence[float], to: int | None
    ) -> list[str]:
        """Return every hand that has ended, then the score as it is."""
        lines = [line for hand in finished for line in self.hand(hand, to)]
        return [*lines, self.short(scores, to), self.lead(scores, to)]

    def hand(self, finished: FinishedHand, to: int | None) -> list[str]:
        """Return how a hand ended and what it gave each side."""
        sides = range(self.table.setup.sides)
        return [self._ended(finished), *(self.side(finished, side, to) for side in sides)]

    def _ended(self, finished: FinishedHand) -> str:
        settlement = finished.settlement
        if settlement.end is HandEnd.BLOCKED:
            text = QCoreApplication.translate("ScoreLines", "Hand {number}: blocked.")
        elif settlement.end is HandEnd.OUT:
            text = QCoreApplication.translate("ScoreLines", "Hand {number}: {player} went out.")
        else:
            text = QCoreApplication.translate(
                "ScoreLines", "Hand {number}: won by {player} in play."
            )
        player = "" if settlement.seat is None else self.table.seat(settlement.seat)
        return fill(text, number=words.number(finished.hand.index + 1), player=player)

    def side(self, finished: FinishedHand, side: int, to: int | None = None) -> str:
        """Return what a hand gave one side, and its total after it."""
        text = (
            QCoreApplication.translate(
                "ScoreLines", "{side}: {played} in play, {given} at the end, total {total}."
            )
            if self.table.setup.profile.scores_in_play
            else QCoreApplication.translate("ScoreLines", "{side}: {given}, total {total}.")
        )
        return fill(
            text,
            side=capital(self.table.side_for(side, to)),
            played=words.number(finished.played[side]),
            given=words.number(finished.settlement.points[side]),
            total=words.number(finished.scores[side]),
        )

    def lead(self, scores: Sequence[float], to: int | None = None) -> str:
        """Return who leads, whoever has won a hand."""
        highest = max(scores)
        leaders = [
            self.table.side_for(side, to) for side, own in enumerate(scores) if own == highest
        ]
        if len(leaders) == len(scores):
            return QCoreApplication.translate("ScoreLines", "All are level.")
        text = (
            QCoreApplication.translate("ScoreLines", "In the lead: {sides}, with {score}.")
            if len(leaders) == 1
            else QCoreApplication.translate(
                "ScoreLines", "Level in the lead: {sides}, with {score}."
            )
        )
        return fill(text, sides=words.all_of(leaders), score=words.number(highest))
