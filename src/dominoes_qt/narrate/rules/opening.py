"""Who opens a hand, and with which tile."""

from __future__ import annotations

from dominoes_qt.engine.profiles import Opening, Profile
from dominoes_qt.engine.tiles import HIGHEST, Tile
from dominoes_qt.narrate.counted import Counted
from dominoes_qt.narrate.rules.book import Texts
from dominoes_qt.narrate.rules.phrases import in_words, no_double_odds, number
from dominoes_qt.narrate.rules.words import Words

DOUBLE_SIX = Tile(HIGHEST, HIGHEST)


def opening(p: Profile, w: Words) -> Texts:
    """Say who lays the first tile of a hand, and which."""
    if p.opening is Opening.LEADER:
        return _leader(w)
    if p.opening is Opening.HIGHEST_DOUBLE:
        return _highest_double(p, w)
    return _six_love(w)


def _leader(w: Words) -> Texts:
    yield (
        "first",
        w.translate(
            "RulesOpening",
            "The first hand is led by the player who was chosen when the match was set up, or"
            " else by one drawn by lot.",
        ),
    )
    yield "tile", w.translate("RulesOpening", "The leader opens with any tile of their own.")
    yield (
        "later",
        w.translate("RulesOpening", "From then on, whoever went out leads the next hand."),
    )
    yield (
        "after-block",
        w.translate("RulesOpening", "After a blocked hand the leader is drawn by lot."),
    )


def _highest_double(p: Profile, w: Words) -> Texts:
    yield (
        "first",
        w.translate(
            "RulesOpening",
            "Whoever holds the highest double in play has to open with it. There is no choice,"
            " and doubles that lie in the yard do not matter.",
        ),
    )
    yield (
        "heaviest",
        w.translate(
            "RulesOpening",
            "If no player holds a double, the heaviest tile opens: the one with the most pips and,"
            " of two with as many, the one with the larger half. So {first} comes before"
            " {second}.",
        ).format(first=Tile(6, 3), second=Tile(5, 4)),
    )
    yield (
        "later",
        w.translate(
            "RulesOpening",
            "Every later hand opens in the same way, whoever won the one before it.",
        ),
    )
    seats = min(p.seats)
    each = p.tiles_each[seats]
    yield (
        "odds",
        Counted.tr(
            "It is rare that nobody has a double: with {players} players, once in about {times}"
            " deals. A single hand of %n tile(s) has none in {percent}% of all deals.",
            "",
            each,
            w.translator,
        ).format(
            players=in_words(w, seats),
            times=number(w, round(1 / max(no_double_odds(seats * each), 1e-9))),
            percent=number(w, round(100 * no_double_odds(each), 1)),
        ),
    )


def _six_love(w: Words) -> Texts:
    yield (
        "first",
        w.translate(
            "RulesOpening",
            "In the first hand, whoever holds the {tile} has to pose it: there is no choice.",
        ).format(tile=DOUBLE_SIX),
    )
    yield (
        "nomination",
        w.translate(
            "RulesOpening",
            "After a hand that was won and credited, the winning pair nominates, once the new"
            " tiles are dealt, which of its two players poses.",
        ),
    )
    yield "tile", w.translate("RulesOpening", "The player who was nominated leads any tile.")
    yield (
        "coordinator",
        w.translate(
            "RulesOpening",
            "One of the two makes that choice on screen: the coordinator, who sees no hand but"
            " their own. It is the player who went out or, after a block, the one of the winning"
            " pair with the fewest pips; if the partners are level, the one with the lower seat"
            " number.",
        ),
    )
    yield (
        "effect",
        w.translate("RulesOpening", "The nomination shows nobody a tile and changes no score."),
    )
    yield (
        "again",
        w.translate(
            "RulesOpening",
            "If the last hand was drawn, or put the scores back to zero, nobody nominates: the"
            " {tile} has to open again, whoever holds it.",
        ).format(tile=DOUBLE_SIX),
    )
