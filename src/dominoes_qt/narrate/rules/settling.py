"""How a hand ends and what it brings, in every game but Six-Love."""

from __future__ import annotations

from dominoes_qt.engine.profiles import Partners, Profile, Settling, Setup
from dominoes_qt.engine.settlement import round_to_five, settle_blocked
from dominoes_qt.narrate.rules.book import Texts
from dominoes_qt.narrate.rules.phrases import number, players
from dominoes_qt.narrate.rules.six_love import six_love
from dominoes_qt.narrate.rules.words import Words


def settlement(p: Profile, w: Words) -> Texts:
    """Say how a hand ends, and who scores what for it."""
    yield (
        "ends-out",
        w.translate(
            "RulesSettle",
            "A hand ends as soon as somebody lays their last tile. That player has gone out.",
        ),
    )
    yield (
        "ends-blocked",
        w.translate(
            "RulesSettle",
            "A hand also ends when everybody has passed in succession. Then it is blocked.",
        ),
    )
    if p.settling is Settling.SIX_LOVE:
        yield from six_love(w)
    else:
        yield (
            "pips",
            w.translate(
                "RulesSettle",
                "All hands are shown and the pips left in them are added up. The left-over pips of"
                " a side are those of all its seats.",
            ),
        )
        yield from _points(p, w)
    yield "ledger", _ledger(p, w)


def _ledger(p: Profile, w: Words) -> str:
    if p.settling is Settling.SIX_LOVE:
        return w.translate(
            "RulesSettle",
            "The score sheet shows for each hand who won it, what was credited for it, and the"
            " running total of both pairs.",
        )
    return w.translate(
        "RulesSettle",
        "Who leads on points and who went out are different things. The score sheet keeps them"
        " apart: for each hand it shows what every side made in play, what it was given at the"
        " settlement, and its running total.",
    )


def _points(p: Profile, w: Words) -> Texts:
    kinds = {
        Settling.PIPS: _pips,
        Settling.ALL_FIVES: _all_fives,
        Settling.DIFFERENCE: _difference,
        Settling.DIFFERENCE_TO_FIVE: _difference_to_five,
    }
    yield from kinds[p.settling](w)
    if p.settling is Settling.ALL_FIVES:
        yield from _all_fives_level(p, w)
    else:
        yield (
            "level",
            w.translate(
                "RulesSettle", "If sides are level for the fewest pips, nobody scores anything."
            ),
        )
    if p.settling.rounds:
        yield (
            "rounding",
            w.translate(
                "RulesSettle",
                "Rounding goes to the nearest multiple of five: {low} becomes {down}, {high}"
                " becomes {up}. The left-over pips of several hands are added first and rounded"
                " once.",
            ).format(low=22, down=round_to_five(22), high=23, up=round_to_five(23)),
        )
    if p.partners is Partners.OPTIONAL:
        yield (
            "partners",
            w.translate(
                "RulesSettle",
                "In pairs, what the partner still holds never adds to the points of their own"
                " side. When a side goes out, it is not taken off either.",
            ),
        )


def _pips(w: Words) -> Texts:
    yield (
        "out",
        w.translate(
            "RulesSettle", "The side that went out scores the pips left with the opposing sides."
        ),
    )
    yield (
        "blocked",
        w.translate(
            "RulesSettle",
            "After a block, the side with the fewest pips scores the pips of the opposing sides"
            " less its own.",
        ),
    )


def _all_fives(w: Words) -> Texts:
    yield (
        "out",
        w.translate(
            "RulesSettle",
            "The side that went out scores the pips left with the opposing sides, rounded to the"
            " nearest multiple of five.",
        ),
    )
    yield (
        "blocked",
        w.translate(
            "RulesSettle",
            "After a block, the side with the fewest pips scores the pips of the opposing sides,"
            " rounded to the nearest multiple of five. Its own pips are not taken off.",
        ),
    )


def _all_fives_level(p: Profile, w: Words) -> Texts:
    even = [seats for seats in p.seats if seats != 3]
    yield (
        "level",
        w.translate(
            "RulesSettle",
            "With {players} players, in pairs or not, nobody scores if sides are level for the"
            " fewest pips.",
        ).format(players=players(w, even)),
    )
    if 3 in p.seats:
        halves = settle_blocked(Setup.make(p.key, 3), (6, 6, 23)).points[0]
        yield (
            "level-three",
            w.translate(
                "RulesSettle",
                "With {three} players, two who are level for the fewest share the pips of the"
                " third: these are first rounded to five and then halved. So half points occur,"
                " such as {points}. If all {three} are level, nobody scores.",
            ).format(three=players(w, [3]), points=number(w, halves)),
        )


def _difference(w: Words) -> Texts:
    yield (
        "out",
        w.translate(
            "RulesSettle",
            "Whoever went out scores the pips left in all other hands. The winner holds nothing,"
            " so nothing is taken off.",
        ),
    )
    yield (
        "blocked",
        w.translate(
            "RulesSettle",
            "After a block, the player with the fewest pips scores the pips of all others less"
            " their own.",
        ),
    )


def _difference_to_five(w: Words) -> Texts:
    yield (
        "out",
        w.translate(
            "RulesSettle",
            "Whoever went out scores the pips left in all other hands, rounded to the nearest"
            " multiple of five.",
        ),
    )
    yield (
        "blocked",
        w.translate(
            "RulesSettle",
            "After a block, the player with the fewest pips scores the pips of all others less"
            " their own, rounded to the nearest multiple of five.",
        ),
    )
