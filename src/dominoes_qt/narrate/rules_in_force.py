"""The rules of the match at hand in a few sentences, with the numbers of its profile."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from dominoes_qt.engine.profiles import Opening, Settling, Setup, SpinnerCount
from dominoes_qt.engine.tiles import ALL_TILES
from dominoes_qt.narrate import naming, words
from dominoes_qt.narrate.counted import Counted
from dominoes_qt.narrate.fill import fill, sentences


def rules_in_force(setup: Setup) -> list[str]:
    """Return what is agreed and how it is played, one line a subject."""
    return [
        _title(setup),
        _aim(setup),
        _deal(setup),
        _opening(setup.profile.opening),
        _turn(setup),
        _spinner(setup),
        *_counting(setup.profile.spinner_count),
        _settling(setup),
    ]


def _title(setup: Setup) -> str:
    text = (
        QCoreApplication.translate("RulesInForce", "{profile}, {count} players as two pairs.")
        if setup.partners
        else QCoreApplication.translate("RulesInForce", "{profile}, {count} players.")
    )
    direction = (
        QCoreApplication.translate("RulesInForce", "Play goes clockwise.")
        if setup.profile.clockwise
        else QCoreApplication.translate("RulesInForce", "Play goes counterclockwise.")
    )
    name = naming.profile(setup.profile.key)
    return sentences(fill(text, profile=name, count=words.number(setup.seats)), direction)


def _aim(setup: Setup) -> str:
    if setup.target is None:
        return QCoreApplication.translate("RulesInForce", "The match is a single hand.")
    if setup.profile.settling is Settling.SIX_LOVE:
        text = Counted.tr("The first side with {count} game(s) wins the match.", "", setup.target)
        return fill(text, count=words.number(setup.target))
    text = QCoreApplication.translate(
        "RulesInForce", "Whoever reaches {target} points and is alone in the lead wins the match."
    )
    return fill(text, target=words.number(setup.target))


def _deal(setup: Setup) -> str:
    each = setup.profile.tiles_each[setup.seats]
    rest = len(ALL_TILES) - each * setup.seats
    dealt = Counted.tr("Each player is dealt {count} tile(s).", "", each)
    left = ""
    if rest and setup.profile.drawing:
        left = fill(Counted.tr("{count} tile(s) form the yard.", "", rest), count=rest)
    elif rest:
        left = fill(Counted.tr("{count} tile(s) stay out of play.", "", rest), count=rest)
    return sentences(fill(dealt, count=words.number(each)), left)


def _opening(opening: Opening) -> str:
    return {
        Opening.LEADER: QCoreApplication.translate(
            "RulesInForce",
            "Whoever went out leads the next hand with any tile; after a block the leader is drawn"
            " by lot.",
        ),
        Opening.HIGHEST_DOUBLE: QCoreApplication.translate(
            "RulesInForce",
            "The highest double dealt has to open every hand; without a double, the heaviest tile.",
        ),
        Opening.SIX_LOVE: QCoreApplication.translate(
            "RulesInForce",
            "Double six opens the first hand, and again after a drawn hand or a fall to zero;"
            " else the winners of the last hand name which of them poses.",
        ),
    }[opening]


def _turn(setup: Setup) -> str:
    if setup.profile.drawing:
        return QCoreApplication.translate(
            "RulesInForce",
            "Whoever holds a playable tile has to play; else you draw until one fits, and pass"
            " once the yard is empty.",
        )
    return QCoreApplication.translate(
        "RulesInForce", "Whoever holds a playable tile has to play; else you pass. Nobody draws."
    )


def _spinner(setup: Setup) -> str:
    if setup.profile.spinner:
        return QCoreApplication.translate(
            "RulesInForce",
            "The first double is the spinner: its north and south ends open once both of its sides"
            " have a tile.",
        )
    return QCoreApplication.translate("RulesInForce", "There are two ends; doubles open no more.")


def _counting(count: SpinnerCount) -> list[str]:
    if count is SpinnerCount.NONE:
        return []
    scoring = QCoreApplication.translate(
        "RulesInForce",
        "A play scores the count of the open ends when it is a multiple of five; a double at an"
        " end counts both halves.",
    )
    if count is SpinnerCount.UNTIL_USED:
        return [
            scoring,
            QCoreApplication.translate(
                "RulesInForce",
                "The spinner counts both halves until both of its sides have a tile, then nothing.",
            ),
        ]
    return [
        scoring,
        QCoreApplication.translate(
            "RulesInForce",
            "The spinner counts one half for each of north and south that has no tile yet.",
        ),
    ]


def _settling(setup: Setup) -> str:
    return {
        Settling.PIPS: QCoreApplication.translate(
            "RulesInForce",
            "Going out scores the pips left to the opponents; in a block the fewest pips score the"
            " opposing pips less their own.",
        ),
        Settling.ALL_FIVES: QCoreApplication.translate(
            "RulesInForce",
            "Going out, or the fewest pips in a block, scores the pips left to the opponents,"
            " rounded to the nearest five.",
        ),
        Settling.DIFFERENCE: QCoreApplication.translate(
            "RulesInForce",
            "Going out, or the fewest pips in a block, scores the opposing pips less its own.",
        ),
        Settling.DIFFERENCE_TO_FIVE: QCoreApplication.translate(
            "RulesInForce",
            "Going out, or the fewest pips in a block, scores the opposing pips less its own,"
            " rounded to the nearest five.",
        ),
        Settling.SIX_LOVE: QCoreApplication.translate(
            "RulesInForce",
            "A hand won is one game, with a key bone two. Winning against a side above zero sets"
            " both scores back to zero.",
        ),
    }[setup.profile.settling]
