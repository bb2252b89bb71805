"""A turn, and the line with its ends and its spinner."""

from __future__ import annotations

from dominoes_qt.engine.profiles import Profile
from dominoes_qt.narrate.rules.book import Texts
from dominoes_qt.narrate.rules.words import Words


def turn(p: Profile, w: Words) -> Texts:
    """Say what a player may do and has to do."""
    yield (
        "match",
        w.translate(
            "RulesTurn",
            "You lay one tile at an open end, equal number against equal number. Blank goes with"
            " blank.",
        ),
    )
    yield from _drawing(w) if p.drawing else _no_drawing(w)
    yield (
        "pass-action",
        w.translate(
            "RulesTurn",
            "A pass is an action like any other: you make it yourself, everybody hears of it, and"
            " everybody learns which numbers you lack.",
        ),
    )
    yield (
        "refused",
        w.translate(
            "RulesTurn",
            "An action that the rules forbid is refused. Nothing changes, and you are told why:"
            " which tile could go where, or what is left to draw.",
        ),
    )
    yield (
        "untimed",
        w.translate(
            "RulesTurn", "There is no clock and there are no stakes. Take all the time you want."
        ),
    )


def _drawing(w: Words) -> Texts:
    yield (
        "must",
        w.translate(
            "RulesTurn",
            "If you hold a tile that fits, you have to play one. Which one, and where, is up to"
            " you; but you may neither draw nor pass.",
        ),
    )
    yield (
        "draw",
        w.translate(
            "RulesTurn",
            "If nothing fits, you draw from the yard, one tile at a time, until one fits or the"
            " yard is empty.",
        ),
    )
    yield (
        "drawn",
        w.translate(
            "RulesTurn",
            "The first drawn tile that fits has to be played in that same turn, at any end where"
            " it fits. You may not draw again in the hope of a better one.",
        ),
    )
    yield (
        "whole-yard",
        w.translate("RulesTurn", "The yard may be drawn to its last tile; none stays behind."),
    )
    yield (
        "pass",
        w.translate("RulesTurn", "You pass only if nothing fits and the yard is empty."),
    )


def _no_drawing(w: Words) -> Texts:
    yield (
        "must",
        w.translate(
            "RulesTurn",
            "If you hold a tile that fits, you have to play one. Which one, and where, is up to"
            " you; but you may not pass.",
        ),
    )
    yield "draw", w.translate("RulesTurn", "Nobody draws in this game.")
    yield "pass", w.translate("RulesTurn", "You pass only if nothing fits.")


def line(p: Profile, w: Words) -> Texts:
    """Say how tiles lie, where one can play, and what the spinner does."""
    yield (
        "start",
        w.translate(
            "RulesLine",
            "The line grows from the start tile in two directions, arm W (west) and arm E (east)."
            " A start tile that is no double lies with its larger half to W.",
        ),
    )
    yield (
        "doubles",
        w.translate(
            "RulesLine",
            "Doubles always lie crosswise, so that one at an end shows both of its halves.",
        ),
    )
    if p.spinner:
        yield from _spinner(w)
    else:
        yield (
            "no-spinner",
            w.translate(
                "RulesLine",
                "There is no spinner: the line has two ends from the first tile to the last, and a"
                " double goes on in one direction, as any tile does.",
            ),
        )
        yield (
            "coordinates",
            w.translate(
                "RulesLine",
                "Each place has a name. The start tile is C; the others are counted outwards: W1,"
                " W2 and so on to the west, E1, E2 and so on to the east.",
            ),
        )


def _spinner(w: Words) -> Texts:
    yield (
        "spinner",
        w.translate(
            "RulesLine",
            "The first double played in a hand is the spinner, and there is no other. It may be"
            " the start tile or lie further out, on W or E.",
        ),
    )
    yield (
        "arms",
        w.translate(
            "RulesLine",
            "The line goes through the spinner by its two sides. Once both sides have a"
            " neighbour, arms N (north) and S (south) open, both together. Until then nothing can"
            " be laid there.",
        ),
    )
    yield (
        "empty-arm",
        w.translate(
            "RulesLine",
            "An arm that has opened and is still empty takes any tile with the number of the"
            " spinner.",
        ),
    )
    yield (
        "other-doubles",
        w.translate(
            "RulesLine",
            "Any other double lies crosswise too, but gives just one end to play on, as every"
            " tile does.",
        ),
    )
    yield (
        "coordinates",
        w.translate(
            "RulesLine",
            "Each place has a name. The start tile is C; the others are counted outwards: W1, W2"
            " and so on, E1, E2 and so on and, starting at the spinner, N1, N2 and S1, S2.",
        ),
    )
