"""Hints: what to do, and what speaks for it. Everything is said to the seat to act."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from dominoes_qt.engine.actions import Action, Draw, End, Nominate, Pass
from dominoes_qt.narrate import words
from dominoes_qt.narrate.fill import capital, fill, sentences
from dominoes_qt.narrate.style import Style
from dominoes_qt.narrate.table import Table
from dominoes_qt.players.hard import Choice
from dominoes_qt.players.reasons import Reason, Why


@dataclass(frozen=True, slots=True)
class Hints:
    """Sentences of hints at one table."""

    table: Table
    style: Style

    def advice(self, action: Action) -> str:
        """Return what to do."""
        if isinstance(action, Draw):
            return QCoreApplication.translate("Hints", "Hint: draw.")
        if isinstance(action, Pass):
            return QCoreApplication.translate("Hints", "Hint: pass.")
        if isinstance(action, Nominate):
            text = QCoreApplication.translate("Hints", "Hint: {player} poses.")
            return fill(text, player=self.table.seat(action.poser))
        text = (
            QCoreApplication.translate("Hints", "Hint: lead {tile}.")
            if action.end is End.START
            else QCoreApplication.translate("Hints", "Hint: {tile} {where}.")
        )
        tile = words.tile(action.tile, self.style.wording)
        return fill(text, tile=tile, where=words.where(action.end))

    def why(self, choices: Sequence[Choice], row: int = 0) -> str:
        """Return what speaks for one of the choices, of which the first is the best."""
        return sentences(self.reason(choices[row].reason), "" if row else self._though(choices))

    def _though(self, choices: Sequence[Choice]) -> str:
        """Return that the best gives up points for the match, if it does."""
        best, most = choices[0], max(choices, key=lambda choice: choice.value)
        more = shown(-most.behind(best))
        if more <= 0:
            return ""
        text = QCoreApplication.translate(
            "Hints", "It is the best for the match, though {choice} brings {amount} more."
        )
        return fill(text, choice=self.choice(most.action), amount=self.amount(more))

    def listed(self, choices: Sequence[Choice]) -> list[str]:
        """Return a line for each choice, of which the first is the best."""
        if not choices:
            return []
        best, *others = choices
        return [
            sentences(self.rated(best), self._though(choices)),
            *(sentences(self.rated(each), _alike(each, best)) for each in others),
        ]

    def rated(self, choice: Choice) -> str:
        """Return a line of a list: an action, what it is worth, and what speaks for it."""
        text = QCoreApplication.translate("Hints", "{choice}: {value}.", "a choice and its value")
        valued = fill(
            text, choice=capital(self.choice(choice.action)), value=self.gain(choice.value)
        )
        return sentences(valued, self.reason(choice.reason))

    def choice(self, action: Action) -> str:
        """Return an action as a thing to choose."""
        if isinstance(action, Draw):
            return QCoreApplication.translate("Hints", "draw", "a choice")
        if isinstance(action, Pass):
            return QCoreApplication.translate("Hints", "pass", "a choice")
        if isinstance(action, Nominate):
            return self.table.seat(action.poser)
        tile = words.tile(action.tile, self.style.wording)
        if action.end is End.START:
            return tile
        text = QCoreApplication.translate("Hints", "{tile} {where}", "a choice")
        return fill(text, tile=tile, where=words.where(action.end))

    def amount(self, value: float) -> str:
        """Return expected points or games, to a tenth: "1 point", "3.5 points"."""
        tenths = shown(value)
        if tenths == int(tenths):
            return self.table.points(tenths)
        text = (
            QCoreApplication.translate("Hints", "{count} games", "a number with a decimal")
            if self.table.plays_games
            else QCoreApplication.translate("Hints", "{count} points", "a number with a decimal")
        )
        return fill(text, count=words.number(tenths))

    def gain(self, value: float) -> str:
        """Return expected points or games with their sign: "+3.5 points"."""
        tenths = shown(value)
        sign = "+" if tenths > 0 else "−" if tenths < 0 else ""
        return sign + self.amount(abs(tenths))

    def reason(self, reason: Reason) -> str:
        """Return what speaks for an action."""
        player = "" if reason.seat is None else self.table.seat(reason.seat)
        return sentences(
            fill(_reason(reason.why), points=words.points(reason.points), player=player),
            _points(reason),
            QCoreApplication.translate("Hints", "No other tile fits any more.")
            if reason.only_fit
            else "",
        )


def _alike(choice: Choice, best: Choice) -> str:
    """Return that a choice is about as good as the best, if it is."""
    if shown(choice.behind(best)):
        return ""
    return QCoreApplication.translate("Hints", "About as good as the first.")


def shown(value: float) -> float:
    """Return expected points as they are shown: to a tenth, and never a negative zero."""
    return round(value, 1) + 0.0


def _points(reason: Reason) -> str:
    """Return what the last tile scores beside going out."""
    if reason.why is not Why.GOES_OUT or not reason.points:
        return ""
    text = QCoreApplication.translate("Hints", "It scores {points}.")
    return fill(text, points=words.points(reason.points))


def _reason(why: Why) -> str:
    """Return the sentence of a reason, with places for points and a player."""
    return {
        Why.DRAWS: QCoreApplication.translate("Hints", "Nothing fits, so you draw."),
        Why.PASSES: QCoreApplication.translate(
            "Hints", "Nothing fits and nothing can be drawn, so you pass."
        ),
        Why.ONLY_PLAY: QCoreApplication.translate("Hints", "It is the only play there is."),
        Why.GOES_OUT: QCoreApplication.translate("Hints", "It is your last tile."),
        **_why_of_points(),
        Why.BLOCKS: QCoreApplication.translate("Hints", "Then nobody can play any more."),
        Why.STOPS: QCoreApplication.translate("Hints", "Then {player} has nothing that fits."),
        Why.LEADS: QCoreApplication.translate("Hints", "Your tiles are good ones to lead with."),
        Why.LETS_LEAD: QCoreApplication.translate(
            "Hints", "Your tiles are not the best to lead with, so {player} had better do it."
        ),
        Why.KEEPS_EACH_END: QCoreApplication.translate("Hints", "You keep a tile for each end."),
        Why.SHEDS_DOUBLE: QCoreApplication.translate("Hints", "It rids you of a double."),
        Why.SHEDS_HEAVY: QCoreApplication.translate("Hints", "It rids you of a heavy tile."),
        Why.KEEPS_A_PLAY: QCoreApplication.translate("Hints", "You keep a tile that fits."),
        Why.ODDS: QCoreApplication.translate(
            "Hints", "It does best in most of the deals that are possible."
        ),
    }[why]


def _why_of_points() -> dict[Why, str]:
    return {
        Why.SCORES_AND_SHUTS: QCoreApplication.translate(
            "Hints", "It scores {points}, and {player} cannot score in reply."
        ),
        Why.SCORES: QCoreApplication.translate("Hints", "It scores {points}."),
        Why.SHUTS: QCoreApplication.translate("Hints", "{player} cannot score in reply."),
    }
