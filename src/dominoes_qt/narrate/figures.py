"""The words around the results of simulated matches."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from dominoes_qt.engine.settlement import HandEnd
from dominoes_qt.narrate.counted import Counted
from dominoes_qt.narrate.fill import fill


def decimal(value: float, digits: int) -> str:
    """Return a number with so many digits after the point, or comma."""
    locale = QLocale()
    locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    return locale.toString(float(value), "f", digits)


def percent(share: float) -> str:
    """Return a share as percent."""
    return fill(QCoreApplication.translate("Figures", "{number} %"), number=decimal(100 * share, 1))


def interval(low: float, high: float) -> str:
    """Return the bounds of a share, in percent."""
    text = QCoreApplication.translate("Figures", "{low} to {high} %")
    return fill(text, low=decimal(100 * low, 1), high=decimal(100 * high, 1))


def played(matches: int, hands: int) -> str:
    """Return how much was played."""
    text = QCoreApplication.translate("Figures", "{matches}, {hands}")
    return fill(
        text,
        matches=fill(Counted.tr("{count} match(es)", "", matches), count=matches),
        hands=fill(Counted.tr("{count} hand(s)", "", hands), count=hands),
    )


def end(of: HandEnd) -> str:
    """Return how a hand ended, as a row of a table."""
    return {
        HandEnd.OUT: QCoreApplication.translate("Figures", "out"),
        HandEnd.BLOCKED: QCoreApplication.translate("Figures", "blocked"),
        HandEnd.WON: QCoreApplication.translate("Figures", "match won in play"),
    }[of]


def heading(key: str) -> str:
    """Return a heading of a column or a row."""
    return {
        "side": QCoreApplication.translate("Figures", "side"),
        "players": QCoreApplication.translate("Figures", "players"),
        "wins": QCoreApplication.translate("Figures", "matches won"),
        "share": QCoreApplication.translate("Figures", "share"),
        "interval": QCoreApplication.translate("Figures", "95 % interval"),
        "hands won": QCoreApplication.translate("Figures", "hands won"),
        "points": QCoreApplication.translate("Figures", "points a match"),
        "games": QCoreApplication.translate("Figures", "games a match"),
        "in play": QCoreApplication.translate("Figures", "in play a hand"),
        "settled": QCoreApplication.translate("Figures", "settled a hand"),
        "nobody": QCoreApplication.translate("Figures", "nobody"),
        "ended": QCoreApplication.translate("Figures", "hands ended"),
        "hands": QCoreApplication.translate("Figures", "hands"),
        "a hand": QCoreApplication.translate("Figures", "a hand"),
        "tiles laid": QCoreApplication.translate("Figures", "tiles laid, on average"),
        "tiles drawn": QCoreApplication.translate("Figures", "tiles drawn, on average"),
        "passes": QCoreApplication.translate("Figures", "passes, on average"),
        "fewest": QCoreApplication.translate("Figures", "tiles laid, fewest"),
        "most": QCoreApplication.translate("Figures", "tiles laid, most"),
        "largest": QCoreApplication.translate("Figures", "tiles held at once, most"),
        "seed": QCoreApplication.translate("Figures", "seed"),
        "progress": QCoreApplication.translate("Figures", "Playing"),
        "reviewing": QCoreApplication.translate("Figures", "Reviewing"),
        "checking": QCoreApplication.translate("Figures", "Checking"),
    }[key]
