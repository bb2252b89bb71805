"""Who sits at the table, and how seats and sides are called in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from dominoes_qt.engine.profiles import Settling, Setup
from dominoes_qt.narrate import words
from dominoes_qt.narrate.fill import fill


@dataclass(frozen=True, slots=True)
class Table:
    """The set-up and the names of the players, in seat order."""

    setup: Setup
    names: tuple[str, ...]

    def seat(self, seat: int) -> str:
        """Return the name of a player."""
        return self.names[seat]

    def side(self, side: int) -> str:
        """Return the names of a side: "Ana", or "Ana and Carla"."""
        return words.all_of([self.names[seat] for seat in self.setup.seats_of(side)])

    def partner(self, seat: int) -> int | None:
        """Return the seat of a player's partner."""
        return (seat + 2) % 4 if self.setup.partners else None

    def own_side(self, to: int | None) -> int | None:
        """Return the side of whoever is spoken to."""
        return None if to is None else self.setup.side_of(to)

    def side_for(self, side: int, to: int | None) -> str:
        """Return a side as a list for `to` shows it: "you", "you and Carla", "Ben and Dan"."""
        if to is None or side != self.setup.side_of(to):
            return self.side(side)
        partner = self.partner(to)
        if partner is None:
            return QCoreApplication.translate("Names", "you")
        text = QCoreApplication.translate("Names", "you and {partner}")
        return fill(text, partner=self.seat(partner))

    def seat_for(self, seat: int, to: int | None) -> str:
        """Return a player as a list for `to` shows it: "you", or the name."""
        return QCoreApplication.translate("Names", "you") if seat == to else self.seat(seat)

    @property
    def plays_games(self) -> bool:
        """Return whether scores are games and not points."""
        return self.setup.profile.settling is Settling.SIX_LOVE

    def points(self, value: float) -> str:
        """Return a score with its unit."""
        return words.games(value) if self.plays_games else words.points(value)

    def listed_scores(self, scores: Sequence[float], to: int | None = None) -> str:
        """Return all scores in a row: "Ana 35, Ben 20"."""
        text = QCoreApplication.translate("Names", "{side} {score}", "in a list of scores")
        return words.separated(
            [
                fill(text, side=self.side_for(side, to), score=words.number(score))
                for side, score in enumerate(scores)
            ]
        )
