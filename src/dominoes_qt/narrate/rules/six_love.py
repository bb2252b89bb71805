"""What a hand of Six-Love brings: games, the key bone, blocks, and the way back to zero."""

from __future__ import annotations

from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.settlement import settle_six_love
from dominoes_qt.engine.tiles import ALL_TILES
from dominoes_qt.narrate.counted import Counted
from dominoes_qt.narrate.rules.book import Texts
from dominoes_qt.narrate.rules.opening import DOUBLE_SIX
from dominoes_qt.narrate.rules.words import Words

HALVES = sum(tile.count(0) for tile in ALL_TILES)
"""How many half tiles show the same number."""


def games(*, key_bone: bool) -> int:
    """Return what going out brings."""
    setup = Setup.make("six-love", 4)
    settled = settle_six_love(setup, (0.0, 0.0), (0, 1, 1, 1), out=0, key_bone=key_bone)
    return int(settled.points[0])


def six_love(w: Words) -> Texts:
    """Say who is credited with a hand."""
    yield (
        "out",
        Counted.tr(
            "The pair of the player who went out is credited with %n game(s).",
            "",
            games(key_bone=False),
            w.translator,
        ),
    )
    yield from _key_bone(w)
    yield from _blocked(w)
    yield (
        "score",
        w.translate(
            "RulesSixLove", "Games add up as long as the other pair has none to its credit."
        ),
    )
    yield (
        "reset",
        w.translate(
            "RulesSixLove",
            "If a pair wins a hand while the other one has a score above zero, both scores go back"
            " to zero. The hand is credited to nobody, and the {tile} has to open the next one.",
        ).format(tile=DOUBLE_SIX),
    )
    yield (
        "drawn",
        w.translate(
            "RulesSixLove",
            "A drawn hand leaves the scores as they are, and the {tile} has to open the next one.",
        ).format(tile=DOUBLE_SIX),
    )


def _key_bone(w: Words) -> Texts:
    yield (
        "key-bone",
        Counted.tr(
            "Going out with a key bone counts %n game(s). A key bone is a last tile that is no"
            " double and carries the numbers of both open ends, which are different, when both of"
            " these ends are hard. It is the one tile left in the world that could be played, and"
            " it fits both ends.",
            "",
            games(key_bone=True),
            w.translator,
        ),
    )
    yield (
        "hard-end",
        w.translate(
            "RulesSixLove",
            "An end is hard if, before that last tile is laid, {laid} of the {halves} halves with"
            " its number already lie on the table.",
        ).format(laid=HALVES - 1, halves=HALVES),
    )
    yield (
        "no-double",
        w.translate("RulesSixLove", "A double that can be played is never a key bone."),
    )


def _blocked(w: Words) -> Texts:
    yield (
        "blocked",
        w.translate(
            "RulesSixLove",
            "After a block, the single player with the fewest pips wins the hand for their pair,"
            " however many pips the partner holds.",
        ),
    )
    yield (
        "level-partners",
        w.translate(
            "RulesSixLove", "If both partners are level for the fewest pips, their pair wins."
        ),
    )
    yield (
        "level-opponents",
        w.translate(
            "RulesSixLove",
            "If players of opposite pairs are level for the fewest pips, the hand is drawn.",
        ),
    )
