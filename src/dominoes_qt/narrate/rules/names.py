"""The names of the games, and what each of them is about."""

from __future__ import annotations

from dominoes_qt.engine.profiles import Profile
from dominoes_qt.narrate.rules.book import Texts
from dominoes_qt.narrate.rules.words import Words


def game_name(w: Words, key: str) -> str:
    """Return the name of a profile."""
    names = {
        "block": w.translate("RulesAim", "Block"),
        "draw": w.translate("RulesAim", "Draw"),
        "all-fives": w.translate("RulesAim", "All Fives"),
        "classic": w.translate("RulesAim", "Classic"),
        "muggins": w.translate("RulesAim", "Muggins"),
        "six-love": w.translate("RulesAim", "Six-Love (partners)"),
    }
    return names.get(key, key)


def aim(p: Profile, w: Words) -> Texts:
    """Say in two sentences what the game is about, and how it is won."""
    about = _about(w).get(p.key)
    if about is not None:
        yield "goal", about
    if p.scores_in_play:
        yield (
            "two-ways",
            w.translate(
                "RulesAim",
                "There are two ways to score: with the open ends while you play, and with the"
                " pips that the others still hold when the hand is over.",
            ),
        )


def _about(w: Words) -> dict[str, str]:
    return {
        "block": w.translate(
            "RulesAim",
            "Lay your tiles in line, like number to like number, and get rid of them before"
            " anybody else does. Nobody draws: if you cannot play, you pass, and a good pass is"
            " one that you forced on somebody else.",
        ),
        "draw": w.translate(
            "RulesAim",
            "Lay all your tiles before the others lay theirs. If nothing in your hand fits, you"
            " draw from the yard until something does, so a hand can grow before it shrinks.",
        ),
        "all-fives": w.translate(
            "RulesAim",
            "Make the open ends add up to a multiple of five. Each time your play does that, you"
            " score the whole sum.",
        ),
        "classic": w.translate(
            "RulesAim",
            "Go out first and collect the pips of everybody else. The highest double opens, and"
            " the first double laid becomes the spinner, from which the line can branch out in"
            " four directions.",
        ),
        "muggins": w.translate(
            "RulesAim",
            "Make the open ends add up to a multiple of five, and go out first. As long as sides"
            " of the spinner lie free, they swell the sum, so big scores come early.",
        ),
        "six-love": w.translate(
            "RulesAim",
            "Two pairs play for hands won, one game each. You have to collect your games while the"
            " other pair has none: one hand lost at the wrong moment, and both start again from"
            " zero.",
        ),
    }
