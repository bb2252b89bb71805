"""The words of the table, one after another, with what each of them means."""

from __future__ import annotations

from collections.abc import Iterator

from dominoes_qt.engine.tiles import HIGHEST
from dominoes_qt.narrate.rules.opening import DOUBLE_SIX
from dominoes_qt.narrate.rules.phrases import SET_SIZE
from dominoes_qt.narrate.rules.six_love import HALVES
from dominoes_qt.narrate.rules.words import Words

Parts = tuple[str, str, str]
"""The id of a term, the term, and what it means."""


def all_terms(w: Words) -> Iterator[Parts]:
    """Return every term, related ones together."""
    yield from _tiles(w)
    yield from _kinds(w)
    yield from _people(w)
    yield from _layout(w)
    yield from _actions(w)
    yield from _results(w)
    yield from _love_terms(w)
    yield from _love_scores(w)


def _tiles(w: Words) -> Iterator[Parts]:
    yield (
        "tile",
        w.translate("RulesGlossary", "tile"),
        w.translate(
            "RulesGlossary",
            "One piece of the set of {count}; its face is divided into two halves. Also called"
            " bone, stone or card.",
        ).format(count=SET_SIZE),
    )
    yield (
        "half",
        w.translate("RulesGlossary", "half"),
        w.translate(
            "RulesGlossary",
            "One of the two squares of a tile, showing a number from blank to {highest}.",
        ).format(highest=HIGHEST),
    )
    yield (
        "pip",
        w.translate("RulesGlossary", "pip"),
        w.translate("RulesGlossary", "A dot on a tile. The pips of a hand are all of its dots."),
    )
    yield (
        "blank",
        w.translate("RulesGlossary", "blank"),
        w.translate("RulesGlossary", "A half without pips. It is a number like any other: zero."),
    )


def _kinds(w: Words) -> Iterator[Parts]:
    yield (
        "double",
        w.translate("RulesGlossary", "double"),
        w.translate(
            "RulesGlossary", "A tile with the same number on both halves; it lies crosswise."
        ),
    )
    yield (
        "suit",
        w.translate("RulesGlossary", "suit"),
        w.translate(
            "RulesGlossary",
            "All tiles that show the same number: the sixes, the blanks and so on. A double is in"
            " one suit, any other tile in two.",
        ),
    )
    yield (
        "heaviest",
        w.translate("RulesGlossary", "heaviest tile"),
        w.translate(
            "RulesGlossary",
            "The tile with the most pips; of two with as many, the one with the larger half.",
        ),
    )
    yield (
        "hand",
        w.translate("RulesGlossary", "hand"),
        w.translate(
            "RulesGlossary",
            "One deal played out, from the first tile to the settlement. Also the tiles that"
            " somebody holds.",
        ),
    )
    yield (
        "yard",
        w.translate("RulesGlossary", "yard"),
        w.translate(
            "RulesGlossary", "The tiles that were not dealt, face down; one draws from it."
        ),
    )


def _people(w: Words) -> Iterator[Parts]:
    yield (
        "seat",
        w.translate("RulesGlossary", "seat"),
        w.translate("RulesGlossary", "A place at the table, taken by a person or a computer."),
    )
    yield (
        "side",
        w.translate("RulesGlossary", "side"),
        w.translate(
            "RulesGlossary", "Whoever shares a score: one player, or two who are partners."
        ),
    )
    yield (
        "partner",
        w.translate("RulesGlossary", "partner"),
        w.translate("RulesGlossary", "The player opposite you, when pairs are playing."),
    )
    yield (
        "leader",
        w.translate("RulesGlossary", "leader"),
        w.translate("RulesGlossary", "Whoever lays the first tile of a hand."),
    )
    yield (
        "lot",
        w.translate("RulesGlossary", "by lot"),
        w.translate("RulesGlossary", "Left to chance, each player as likely as the others."),
    )


def _layout(w: Words) -> Iterator[Parts]:
    yield (
        "start-tile",
        w.translate("RulesGlossary", "start tile"),
        w.translate("RulesGlossary", "The first tile of a hand; its place is called C."),
    )
    yield (
        "line",
        w.translate("RulesGlossary", "line"),
        w.translate("RulesGlossary", "All the tiles that have been laid."),
    )
    yield (
        "arm",
        w.translate("RulesGlossary", "arm"),
        w.translate("RulesGlossary", "A branch of the line, named W, E, N or S after the compass."),
    )
    yield (
        "end",
        w.translate("RulesGlossary", "end"),
        w.translate("RulesGlossary", "The outermost half of an arm, where the next tile can go."),
    )
    yield (
        "spinner",
        w.translate("RulesGlossary", "spinner"),
        w.translate(
            "RulesGlossary",
            "The first double laid in a hand. The line can branch out from it in four directions.",
        ),
    )
    yield (
        "count",
        w.translate("RulesGlossary", "count"),
        w.translate("RulesGlossary", "The sum of the open ends after a play."),
    )


def _actions(w: Words) -> Iterator[Parts]:
    yield (
        "lead",
        w.translate("RulesGlossary", "lead"),
        w.translate("RulesGlossary", "To lay the first tile of a hand."),
    )
    yield (
        "pose",
        w.translate("RulesGlossary", "pose"),
        w.translate(
            "RulesGlossary", "The Caribbean word for leading; the poser lays the first tile."
        ),
    )
    yield (
        "draw",
        w.translate("RulesGlossary", "draw"),
        w.translate("RulesGlossary", "To take a tile from the yard."),
    )
    yield (
        "pass",
        w.translate("RulesGlossary", "pass"),
        w.translate("RulesGlossary", "To leave out a turn, because nothing else is possible."),
    )
    yield (
        "out",
        w.translate("RulesGlossary", "go out"),
        w.translate("RulesGlossary", "To lay one's last tile, which ends the hand."),
    )
    yield (
        "block",
        w.translate("RulesGlossary", "block"),
        w.translate("RulesGlossary", "The end of a hand in which nobody can go on."),
    )


def _results(w: Words) -> Iterator[Parts]:
    yield (
        "points",
        w.translate("RulesGlossary", "points"),
        w.translate("RulesGlossary", "What a side scores; they add up towards the target."),
    )
    yield (
        "settlement",
        w.translate("RulesGlossary", "settlement"),
        w.translate("RulesGlossary", "The scoring at the end of a hand."),
    )
    yield (
        "level",
        w.translate("RulesGlossary", "level"),
        w.translate("RulesGlossary", "With as many pips or points as somebody else."),
    )
    yield (
        "match",
        w.translate("RulesGlossary", "match"),
        w.translate("RulesGlossary", "All the hands until somebody has won; sometimes just one."),
    )
    yield (
        "target",
        w.translate("RulesGlossary", "target"),
        w.translate("RulesGlossary", "The score that wins the match."),
    )


def _love_terms(w: Words) -> Iterator[Parts]:
    yield (
        "nominate",
        w.translate("RulesGlossary", "nominate"),
        w.translate("RulesGlossary", "To name the player of one's own pair who poses."),
    )
    yield (
        "coordinator",
        w.translate("RulesGlossary", "coordinator"),
        w.translate("RulesGlossary", "The player who nominates for the winning pair."),
    )
    yield (
        "hard-end",
        w.translate("RulesGlossary", "hard end"),
        w.translate(
            "RulesGlossary",
            "An end whose number shows on {laid} of its {halves} halves already, so that just one"
            " is missing.",
        ).format(laid=HALVES - 1, halves=HALVES),
    )
    yield (
        "key-bone",
        w.translate("RulesGlossary", "key bone"),
        w.translate(
            "RulesGlossary",
            "A last tile, no double, that fits two hard ends with different numbers, the only tile"
            " that could still be played.",
        ),
    )


def _love_scores(w: Words) -> Iterator[Parts]:
    yield (
        "game",
        w.translate("RulesGlossary", "game"),
        w.translate("RulesGlossary", "The unit of the score in Six-Love."),
    )
    yield (
        "reset",
        w.translate("RulesGlossary", "reset"),
        w.translate(
            "RulesGlossary",
            "Both scores of Six-Love going back to zero, because a pair won a hand against a pair"
            " with a score.",
        ),
    )
    yield (
        "drawn-hand",
        w.translate("RulesGlossary", "drawn hand"),
        w.translate("RulesGlossary", "A hand of Six-Love that neither pair has won."),
    )
    yield (
        "session",
        w.translate("RulesGlossary", "session"),
        w.translate(
            "RulesGlossary",
            "A row of Six-Love matches. A new one begins with the forced {tile}.",
        ).format(tile=DOUBLE_SIX),
    )
    yield (
        "six-love",
        w.translate("RulesGlossary", "six-love"),
        w.translate("RulesGlossary", "A match won while the other pair has nothing."),
    )
