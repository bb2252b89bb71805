"""The settlement of a hand worked out line by line, and the ledger of a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from dominoes_qt.engine.events import Played
from dominoes_qt.engine.match import FinishedHand, Match
from dominoes_qt.engine.profiles import Partners, Settling
from dominoes_qt.engine.settlement import HandEnd, Settlement, side_pips
from dominoes_qt.engine.tiles import tiles_of
from dominoes_qt.narrate import naming, words
from dominoes_qt.narrate.counted import Counted
from dominoes_qt.narrate.endings import Endings
from dominoes_qt.narrate.fill import fill, sentences
from dominoes_qt.narrate.score_lines import ScoreLines
from dominoes_qt.narrate.six_love_lines import six_love_lines
from dominoes_qt.narrate.style import Style
from dominoes_qt.narrate.table import Table

INDENT = "  "


class Line(NamedTuple):
    """A step of a sum: what it is, what stands in the column at its right, a rule above that."""

    text: str
    amount: float | None = None
    ruled: bool = False


@dataclass(frozen=True, slots=True)
class Ledger:
    """Lines that a person can check the sums by; everybody is called by name."""

    table: Table
    style: Style

    def settlement_lines(self, finished: FinishedHand) -> list[str]:
        """Return how the hand was scored, step by step, and the totals after it."""
        return [line.text for line in (*self.steps(finished), *self.totals(finished))]

    def steps(self, finished: FinishedHand) -> list[Line]:
        """Return how the hand was scored, step by step."""
        first = Line(self._end(finished))
        return [first, *self._hands(finished), *self._sum(finished.settlement)]

    def totals(self, finished: FinishedHand) -> list[Line]:
        """Return what the hand gave each side, the totals after it, and who leads."""
        scores = ScoreLines(self.table)
        sides = [
            Line(scores.side(finished, side), finished.scores[side])
            for side in range(self.table.setup.sides)
        ]
        return [*sides, Line(scores.lead(finished.scores))]

    def _end(self, finished: FinishedHand) -> str:
        settlement = finished.settlement
        if settlement.end is HandEnd.BLOCKED:
            return QCoreApplication.translate("Ledger", "The hand is blocked: nobody can play.")
        text = (
            QCoreApplication.translate("Ledger", "{player} goes out with {tile}.")
            if settlement.end is HandEnd.OUT
            else QCoreApplication.translate(
                "Ledger", "{player} wins the match with {tile}; what is left is not counted."
            )
        )
        last = finished.hand.events[-1]
        assert isinstance(last, Played)
        tile = words.tile(last.tile, self.style.wording)
        return fill(text, player=self.table.seat(last.seat), tile=tile)

    def _hands(self, finished: FinishedHand) -> list[Line]:
        """Return the tiles that each seat has left, with their pips where they are counted."""
        counted = finished.settlement.end is not HandEnd.WON
        text = (
            QCoreApplication.translate("Ledger", "{player} still holds {tiles}: {pips}.")
            if counted
            else QCoreApplication.translate("Ledger", "{player} still holds {tiles}.")
        )
        added = self._added_seats(finished.settlement)
        lines = []
        for seat, hand in enumerate(finished.hand.position.hands):
            if hand:
                tiles = [words.tile(tile, self.style.wording) for tile in tiles_of(hand)]
                pips = words.pips_sum(finished.settlement.left[seat])
                shown = words.separated(tiles)
                line = fill(text, player=self.table.seat(seat), tiles=shown, pips=pips)
                amount = finished.settlement.left[seat] if seat in added else None
                lines.append(Line(line, amount))
        return lines

    def _added_seats(self, settlement: Settlement) -> tuple[int, ...]:
        """Return the seats whose pips make up what the hand is worth."""
        if settlement.end is HandEnd.WON or self.table.plays_games:
            return ()
        given = settlement.sharers or (settlement.winner,)
        setup = self.table.setup
        return tuple(seat for seat in range(setup.seats) if setup.side_of(seat) not in given)

    def _sum(self, settlement: Settlement) -> list[Line]:
        if settlement.end is HandEnd.WON:
            return []
        if self.table.plays_games:
            return [Line(text) for text in six_love_lines(self.table, settlement)]
        text = Endings(self.table, self.style).award(settlement, None)
        points = max(settlement.points)
        award = Line(text, points, ruled=True) if points else Line(text)
        if settlement.winner is None:
            steps = [self._level(settlement), *self._shared(settlement)]
        else:
            steps = [*self._fewest(settlement), *self._opposing(settlement)]
        return [*steps, award]

    def _fewest(self, settlement: Settlement) -> list[Line]:
        """Return the pips of each side and which has the fewest, or whose are not counted."""
        if settlement.end is HandEnd.OUT:
            return self._not_counted(settlement)
        assert settlement.winner is not None
        pips = side_pips(self.table.setup, settlement.left)
        text = QCoreApplication.translate("Ledger", "Fewest pips: {side}, with {pips}.")
        shown = words.number(pips[settlement.winner])
        line = fill(text, side=self._winner(settlement), pips=shown)
        return [*self._side_sums(settlement), Line(line)]

    def _side_sums(self, settlement: Settlement) -> list[Line]:
        """Return the pips of both pairs; nothing without partners."""
        if not self.table.setup.partners:
            return []
        text = QCoreApplication.translate("Ledger", "{side}: {sum} pips.", "a sum worked out")
        return [
            Line(fill(text, side=self.table.side(side), sum=self._added(settlement, [side])))
            for side in range(self.table.setup.sides)
        ]

    def _not_counted(self, settlement: Settlement) -> list[Line]:
        """Return that the tiles of a winner's partner do not matter."""
        assert settlement.seat is not None
        partner = self.table.partner(settlement.seat)
        if partner is None:
            return []
        text = QCoreApplication.translate("Ledger", "The pips of {partner} are not counted.")
        return [Line(fill(text, partner=self.table.seat(partner)))]

    def _opposing(self, settlement: Settlement) -> list[Line]:
        """Return the opposing pips, less the own ones, rounded."""
        opponents = [s for s in range(self.table.setup.sides) if s != settlement.winner]
        text = QCoreApplication.translate("Ledger", "Opposing pips: {sum}.")
        shown = fill(text, sum=self._added(settlement, opponents))
        one = len(self._added_seats(settlement)) == 1
        lines = [Line(shown) if one else Line(shown, settlement.opposing, ruled=True)]
        value = settlement.opposing - settlement.own
        all_fives = self.table.setup.profile.settling is Settling.ALL_FIVES
        if settlement.end is HandEnd.BLOCKED and not all_fives:
            text = QCoreApplication.translate("Ledger", "Minus the pips of {side}: {sum}.")
            shown = f"{settlement.opposing} − {settlement.own} = {value}"
            line = fill(text, side=self._winner(settlement), sum=shown)
            lines.append(Line(line, value))
        return [*lines, *self._rounded(value, settlement)]

    def _winner(self, settlement: Settlement) -> str:
        assert settlement.winner is not None
        return self.table.side(settlement.winner)

    @staticmethod
    def _rounded(value: int, settlement: Settlement) -> list[Line]:
        if settlement.rounded is None:
            return []
        text = QCoreApplication.translate("Ledger", "{value} to the nearest five: {rounded}.")
        line = fill(text, value=value, rounded=settlement.rounded)
        return [Line(line, settlement.rounded)]

    def _level(self, settlement: Settlement) -> Line:
        """Return who is level for the fewest pips."""
        pips = side_pips(self.table.setup, settlement.left)
        text = QCoreApplication.translate("Ledger", "Level for the fewest pips: {sides}, {pips}.")
        sides = [self.table.side(side) for side in settlement.level]
        shown = words.number(pips[settlement.level[0]])
        return Line(fill(text, sides=words.all_of(sides), pips=shown))

    def _shared(self, settlement: Settlement) -> list[Line]:
        """Return how two of three seats share the pips of the third."""
        if not settlement.sharers or settlement.rounded is None:
            return []
        others = [s for s in range(self.table.setup.sides) if s not in settlement.sharers]
        opposing = QCoreApplication.translate("Ledger", "Opposing pips: {sum}.")
        half = QCoreApplication.translate("Ledger", "Shared between two: {sum}.")
        shown = words.number(max(settlement.points))
        return [
            Line(fill(opposing, sum=self._added(settlement, others))),
            *self._rounded(settlement.opposing, settlement),
            Line(fill(half, sum=f"{settlement.rounded} / 2 = {shown}")),
        ]

    def _added(self, settlement: Settlement, sides: Sequence[int]) -> str:
        """Return the pips of all seats of these sides as a sum: "10 + 5 = 15"."""
        seats = sorted(seat for side in sides for seat in self.table.setup.seats_of(side))
        parts = [settlement.left[seat] for seat in seats]
        if len(parts) == 1:
            return words.number(parts[0])
        return f"{' + '.join(map(str, parts))} = {sum(parts)}"

    # The whole match

    def match_lines(self, match: Match) -> list[str]:
        """Return the ledger of a match: what it is, every hand, how it stands."""
        lines = [self._heading(), self._players()]
        for finished in match.finished:
            lines.append(self._hand_heading(finished.hand.index, finished.hand.leader))
            lines += [INDENT + line for line in self.settlement_lines(finished)]
        if match.hand is not None:
            lines.append(self._hand_heading(match.hand.index, match.hand.leader))
            lines.append(INDENT + self._running(len(match.hand.events), match.hand.turn))
        return [*lines, self._result(match)]

    def _heading(self) -> str:
        setup = self.table.setup
        text = (
            QCoreApplication.translate("Ledger", "{profile}, {count} players in pairs.")
            if setup.partners and setup.profile.partners is not Partners.ALWAYS
            else QCoreApplication.translate("Ledger", "{profile}, {count} players.")
        )
        name = naming.profile(setup.profile.key)
        title = fill(text, profile=name, count=words.number(setup.seats))
        return sentences(title, ScoreLines(self.table).target())

    def _players(self) -> str:
        text = QCoreApplication.translate("Ledger", "Players: {names}.")
        return fill(text, names=words.separated(self.table.names))

    def _hand_heading(self, index: int, leader: int | None) -> str:
        text = (
            QCoreApplication.translate("Ledger", "Hand {number}: the poser is not named yet.")
            if leader is None
            else QCoreApplication.translate("Ledger", "Hand {number}: {player} leads.")
        )
        player = "" if leader is None else self.table.seat(leader)
        return fill(text, number=words.number(index + 1), player=player)

    def _running(self, actions: int, turn: int) -> str:
        text = Counted.tr("Not over after {count} action(s); {player} is to act.", "", actions)
        return fill(text, count=words.number(actions), player=self.table.seat(turn))

    def _result(self, match: Match) -> str:
        if not match.is_over:
            return QCoreApplication.translate("Ledger", "The match is not over.")
        if match.winner is None:
            return QCoreApplication.translate("Ledger", "Nobody wins the match.")
        text = QCoreApplication.translate("Ledger", "Winner of the match: {side}.")
        return fill(text, side=self.table.side(match.winner))
