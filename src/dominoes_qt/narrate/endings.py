"""The start and the end of a hand, and the end of a match."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from dominoes_qt.engine.events import HandEnded, HandStarted, MatchEnded
from dominoes_qt.engine.settlement import HandEnd, Settlement
from dominoes_qt.narrate import words
from dominoes_qt.narrate.fill import fill, sentences
from dominoes_qt.narrate.style import Style
from dominoes_qt.narrate.table import Table


@dataclass(frozen=True, slots=True)
class Endings:
    """Sentences for what frames the play; `to` is the seat that is spoken to, if it is one."""

    table: Table
    style: Style

    def started(self, event: HandStarted, to: int | None) -> str:
        """Return which hand it is, and what is to be done by whom before the first play.

        That others lead is told when they do, and whom one may name with one's turn.
        """
        return sentences(self.hand(event.hand + 1), self._leader(event, to))

    @staticmethod
    def hand(number: int) -> str:
        """Return which hand of the match it is, counted from 1."""
        text = QCoreApplication.translate("Endings", "Hand {number}.")
        return fill(text, number=words.number(number))

    def _leader(self, event: HandStarted, to: int | None) -> str:
        tile = "" if event.forced is None else words.tile(event.forced, self.style.wording)
        seat = event.leader
        if seat is None:
            seat = event.coordinator
            if seat == to:
                return ""
            text = QCoreApplication.translate("Endings", "{player} names who poses.")
        elif seat != to:
            return ""
        elif tile:
            text = QCoreApplication.translate("Endings", "You have to lead {tile}.")
        else:
            text = QCoreApplication.translate("Endings", "You lead.")
        return fill(text, player="" if seat is None else self.table.seat(seat), tile=tile)

    def ended(self, event: HandEnded, to: int | None) -> str:
        """Return how the hand ended, what that gives, and the score."""
        settlement = event.settlement
        if self.style.brief:
            return self._in_short(settlement, to)
        return sentences(
            self.end(settlement, to),
            self.award(settlement, to),
            self.left(settlement) if self.style.full else "",
            fill(
                QCoreApplication.translate("Endings", "Score: {scores}."),
                scores=self.table.listed_scores(event.scores, to),
            ),
        )

    def _in_short(self, settlement: Settlement, to: int | None) -> str:
        """Return the end and the award in one short sentence."""
        if settlement.end is HandEnd.WON:
            return self.end(settlement, to)
        if settlement.end is HandEnd.BLOCKED:
            return self._block_in_short(settlement, to)
        own, player = settlement.seat == to, self._who(settlement)
        if settlement.reset:
            text = (
                QCoreApplication.translate("Endings", "You go out: both scores go back to zero.")
                if own
                else QCoreApplication.translate(
                    "Endings", "{player} goes out: both scores go back to zero."
                )
            )
        elif settlement.key_bone:
            text = (
                QCoreApplication.translate("Endings", "You go out with a key bone: {points}.")
                if own
                else QCoreApplication.translate(
                    "Endings", "{player} goes out with a key bone: {points}."
                )
            )
        else:
            text = (
                QCoreApplication.translate("Endings", "You go out: {points}.")
                if own
                else QCoreApplication.translate("Endings", "{player} goes out: {points}.")
            )
        return fill(text, player=player, points=self.table.points(max(settlement.points)))

    def _block_in_short(self, settlement: Settlement, to: int | None) -> str:
        points = self.table.points(max(settlement.points))
        if settlement.reset:
            return QCoreApplication.translate("Endings", "Blocked: both scores go back to zero.")
        if settlement.sharers:
            text = QCoreApplication.translate("Endings", "Blocked: {points} each, {sides}.")
            return fill(text, points=points, sides=self._sharers(settlement))
        if settlement.winner is None:
            return QCoreApplication.translate("Endings", "Blocked: nobody scores.")
        text = QCoreApplication.translate("Endings", "Blocked: {points}, {side}.")
        return fill(text, points=points, side=self.table.side_for(settlement.winner, to))

    def end(self, settlement: Settlement, to: int | None) -> str:
        """Return how the hand ended."""
        if settlement.end is HandEnd.WON:
            return QCoreApplication.translate(
                "Endings", "That wins the match; the hand is not counted."
            )
        if settlement.end is HandEnd.BLOCKED:
            return QCoreApplication.translate("Endings", "The hand is blocked.")
        own = settlement.seat == to
        if settlement.key_bone:
            text = (
                QCoreApplication.translate("Endings", "You go out with a key bone.")
                if own
                else QCoreApplication.translate("Endings", "{player} goes out with a key bone.")
            )
        else:
            text = (
                QCoreApplication.translate("Endings", "You go out.")
                if own
                else QCoreApplication.translate("Endings", "{player} goes out.")
            )
        return fill(text, player=self._who(settlement))

    def award(self, settlement: Settlement, to: int | None) -> str:
        """Return what the settlement gives to whom; nothing where nothing is counted."""
        points = self.table.points(max(settlement.points))
        if settlement.end is HandEnd.WON:
            return ""
        if settlement.reset:
            return QCoreApplication.translate("Endings", "Both scores go back to zero.")
        if settlement.sharers:
            text = QCoreApplication.translate("Endings", "{points} each for {sides}.")
            return fill(text, points=points, sides=self._sharers(settlement))
        if settlement.winner is None:
            return QCoreApplication.translate("Endings", "Nobody scores.")
        if settlement.winner != self.table.own_side(to):
            text = QCoreApplication.translate("Endings", "{points} for {side}.")
            return fill(text, points=points, side=self.table.side(settlement.winner))
        return self._own_award(points, to)

    def _own_award(self, points: str, to: int | None) -> str:
        partner = None if to is None else self.table.partner(to)
        if partner is None:
            return fill(QCoreApplication.translate("Endings", "{points} for you."), points=points)
        text = QCoreApplication.translate("Endings", "{points} for you and {partner}.")
        return fill(text, points=points, partner=self.table.seat(partner))

    def _who(self, settlement: Settlement) -> str:
        """Return the name of the player who went out."""
        assert settlement.seat is not None
        return self.table.seat(settlement.seat)

    def _sharers(self, settlement: Settlement) -> str:
        return words.all_of([self.table.side(side) for side in settlement.sharers])

    def left(self, settlement: Settlement) -> str:
        """Return the pips that every seat has left."""
        item = QCoreApplication.translate("Endings", "{player} {pips}", "in a list of pips")
        listed = [
            fill(item, player=self.table.seat(seat), pips=words.number(pips))
            for seat, pips in enumerate(settlement.left)
        ]
        text = QCoreApplication.translate("Endings", "Pips left: {list}.")
        return fill(text, list=words.separated(listed))

    def match_over(self, event: MatchEnded, to: int | None) -> str:
        """Return who won the match."""
        if event.winner is None:
            return QCoreApplication.translate("Endings", "The match is over; nobody wins it.")
        if event.winner != self.table.own_side(to):
            text = (
                QCoreApplication.translate("Endings", "{players} win the match.")
                if self.table.setup.partners
                else QCoreApplication.translate("Endings", "{players} wins the match.")
            )
            return fill(text, players=self.table.side(event.winner))
        partner = None if to is None else self.table.partner(to)
        if partner is None:
            return QCoreApplication.translate("Endings", "You win the match.")
        text = QCoreApplication.translate("Endings", "You win the match with {partner}.")
        return fill(text, partner=self.table.seat(partner))
