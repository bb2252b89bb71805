"""How a hand of Six-Love is scored, line by line."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from dominoes_qt.engine.settlement import HandEnd, Settlement
from dominoes_qt.narrate import words
from dominoes_qt.narrate.fill import fill
from dominoes_qt.narrate.table import Table


def six_love_lines(table: Table, settlement: Settlement) -> list[str]:
    """Return who wins the hand and why, what it is worth, and whether the scores fall."""
    lines = _block(table, settlement) if settlement.end is HandEnd.BLOCKED else []
    if settlement.winner is None:
        drawn = QCoreApplication.translate(
            "Ledger", "They are of opposite sides: the hand is drawn, and the scores stay."
        )
        return [*lines, drawn, _double_six_opens()]
    if settlement.key_bone:
        lines.append(
            QCoreApplication.translate(
                "Ledger", "The last tile is a key bone: it fits two different ends, both hard."
            )
        )
    if settlement.reset:
        text = QCoreApplication.translate(
            "Ledger",
            "Hand won by {side}, but the other side had a score: both go back to zero.",
        )
        return [*lines, fill(text, side=table.side(settlement.winner)), _double_six_opens()]
    text = QCoreApplication.translate("Ledger", "Hand won by {side}: {games}.")
    games = words.games(settlement.points[settlement.winner])
    return [*lines, fill(text, side=table.side(settlement.winner), games=games)]


def _block(table: Table, settlement: Settlement) -> list[str]:
    """Return whose single hand has the fewest pips."""
    fewest = words.number(min(settlement.left))
    if settlement.level:
        players = [table.seat(seat) for seat in settlement.level]
        text = QCoreApplication.translate("Ledger", "Level for the fewest pips: {sides}, {pips}.")
        return [fill(text, sides=words.all_of(players), pips=fewest)]
    assert settlement.seat is not None
    text = QCoreApplication.translate("Ledger", "Fewest pips: {side}, with {pips}.")
    return [fill(text, side=table.seat(settlement.seat), pips=fewest)]


def _double_six_opens() -> str:
    return QCoreApplication.translate("Ledger", "6-6 has to open the next hand.")
