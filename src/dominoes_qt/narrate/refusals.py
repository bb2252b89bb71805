"""Why an action is refused, told to the seat that asked for it, and what it may do instead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from dominoes_qt.engine.actions import Action, Draw, End, Nominate, Pass, Play
from dominoes_qt.engine.errors import IllegalAction, Reason
from dominoes_qt.engine.profiles import Opening
from dominoes_qt.engine.tiles import Tile
from dominoes_qt.narrate import words
from dominoes_qt.narrate.choices import Choices
from dominoes_qt.narrate.counted import Counted
from dominoes_qt.narrate.fill import capital, fill, sentences
from dominoes_qt.narrate.style import Style
from dominoes_qt.narrate.table import Table


@dataclass(frozen=True, slots=True)
class Refusals:
    """Sentences for actions that the rules forbid."""

    table: Table
    style: Style

    def refused(self, error: IllegalAction) -> str:
        """Return why it cannot be done, and what can be done instead.

        Names private tiles of the seat that asked.
        """
        legal = legal_of(error)
        return sentences(self._why(error), Choices(self.table, self.style).allowed(legal))

    def _why(self, error: IllegalAction) -> str:
        plain = _plain_reasons().get(error.reason)
        if plain is not None:
            return plain
        facts = error.facts
        if error.reason is Reason.NOT_YOUR_TURN:
            text = QCoreApplication.translate("Refusals", "It is not your turn, but {player}'s.")
            return fill(text, player=self._player(facts.get("turn")))
        if error.reason is Reason.CAN_DRAW:
            left = facts.get("yard")
            count = left if isinstance(left, int) else 0
            text = Counted.tr("You cannot pass yet: {count} tile(s) can be drawn.", "", count)
            return fill(text, count=words.number(count))
        if error.reason is Reason.NO_NOMINATION:
            return self._no_nomination()
        if error.reason is Reason.END_CLOSED:
            return self._closed(facts.get("end"))
        return self._about_tile(error)

    def _about_tile(self, error: IllegalAction) -> str:
        tile, end = error.facts.get("tile"), error.facts.get("end")
        number = error.facts.get("number")
        text = {
            Reason.NOT_HELD: QCoreApplication.translate("Refusals", "You do not hold {tile}."),
            Reason.MUST_OPEN_WITH: QCoreApplication.translate("Refusals", "{tile} has to open."),
            Reason.NO_MATCH: QCoreApplication.translate(
                "Refusals", "{tile} does not fit {where}: that end is {number}."
            ),
        }[error.reason]
        shown = fill(
            text,
            tile=words.tile(tile, self.style.wording) if isinstance(tile, Tile) else "",
            where=words.where(end) if isinstance(end, End) else "",
            number=words.pips(number, self.style.wording) if isinstance(number, int) else "",
        )
        return capital(shown)

    def _no_nomination(self) -> str:
        if self.table.setup.profile.opening is Opening.SIX_LOVE:
            return QCoreApplication.translate("Refusals", "No poser is to be named now.")
        return QCoreApplication.translate("Refusals", "Nobody names a poser in this game.")

    def _closed(self, end: object) -> str:
        text = (
            QCoreApplication.translate(
                "Refusals",
                "The {end} end is not open yet: both sides of the spinner need a tile first.",
            )
            if self.table.setup.profile.spinner
            else QCoreApplication.translate("Refusals", "There is no {end} end in this game.")
        )
        return fill(text, end=words.end(end) if isinstance(end, End) else "")

    def _player(self, seat: object) -> str:
        return self.table.seat(seat) if isinstance(seat, int) else ""


def _plain_reasons() -> dict[Reason, str]:
    """Return the sentences that need no facts."""
    return {
        Reason.MATCH_OVER: QCoreApplication.translate("Refusals", "The match is over."),
        Reason.HAND_OVER: QCoreApplication.translate("Refusals", "The hand is over."),
        Reason.HAND_RUNNING: QCoreApplication.translate("Refusals", "The hand is not over yet."),
        Reason.MUST_NOMINATE: QCoreApplication.translate(
            "Refusals", "Nobody can play before the poser is named."
        ),
        Reason.NOT_OWN_SIDE: QCoreApplication.translate(
            "Refusals", "The poser has to be of your own side."
        ),
        Reason.NOT_STARTED: QCoreApplication.translate(
            "Refusals", "The table is empty: there is no end to play on yet."
        ),
        Reason.STARTED: QCoreApplication.translate(
            "Refusals", "The first tile lies already: choose an end."
        ),
        Reason.CAN_PLAY: QCoreApplication.translate("Refusals", "You hold a playable tile."),
        Reason.NO_DRAWING: QCoreApplication.translate("Refusals", "Nobody draws in this game."),
        Reason.YARD_EMPTY: QCoreApplication.translate(
            "Refusals", "The yard is empty: there is nothing to draw."
        ),
    }


def legal_of(error: IllegalAction) -> Sequence[Action]:
    """Return the actions that the error says are allowed."""
    legal = error.facts.get("legal")
    if not isinstance(legal, tuple):
        return ()
    return [action for action in legal if isinstance(action, Play | Draw | Pass | Nominate)]
