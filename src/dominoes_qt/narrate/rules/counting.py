"""Counting the open ends, where a game does so."""

from __future__ import annotations

from dominoes_qt.engine import position as rules
from dominoes_qt.engine.hand import open_count
from dominoes_qt.engine.profiles import Profile, SpinnerCount
from dominoes_qt.engine.tiles import HIGHEST, Tile
from dominoes_qt.narrate.counted import Counted
from dominoes_qt.narrate.rules.book import Texts
from dominoes_qt.narrate.rules.phrases import all_of
from dominoes_qt.narrate.rules.words import Words

MOST_ON_TWO_ENDS = 2 * HIGHEST
MOST_ON_FOUR_ENDS = sum(2 * number for number in range(HIGHEST, HIGHEST - 4, -1))
"""Four ends show most when the four highest doubles lie there, around a low spinner."""


def count_alone(p: Profile, tile: Tile) -> int:
    """Return the count of the open ends after this start tile."""
    first = rules.SPINNER_TO_COME if p.spinner else rules.NO_SPINNER
    ends, spinner = rules.lay((), first, tile.number, rules.WEST)
    return open_count(p, ends, spinner) or 0


def counting(p: Profile, w: Words) -> Texts:
    """Say what counts at the ends, and what scores."""
    if not p.scores_in_play:
        yield (
            "none",
            w.translate(
                "RulesCount",
                "Laying tiles brings no points in this game: what counts is how the hand ends.",
            ),
        )
        return
    yield from _score(w)
    yield from _ends(p, w)
    yield from _results(p, w)


def _score(w: Words) -> Texts:
    yield (
        "score",
        Counted.tr(
            "After each play the open ends are added up. If that count is above zero and divisible"
            " by five, the side of the player scores all of it: a count of {count} brings %n"
            " point(s).",
            "",
            rules.points_of(15),
            w.translator,
        ).format(count=15),
    )
    yield (
        "automatic",
        w.translate(
            "RulesCount",
            "Scores are credited without your doing. Nothing has to be claimed, and nobody is"
            " penalised for missing one.",
        ),
    )


def _ends(p: Profile, w: Words) -> Texts:
    yield (
        "line",
        w.translate(
            "RulesCount",
            "On W and on E the outermost tile counts: both halves of a double, otherwise the half"
            " that faces outwards. If the spinner itself lies outermost, it counts by its own"
            " rule.",
        ),
    )
    tile = Tile(6, 4)
    yield (
        "start",
        w.translate(
            "RulesCount",
            "The start tile is outermost on an arm until something is laid there. So a {tile} that"
            " lies alone faces both ways and counts {count}.",
        ).format(tile=tile, count=count_alone(p, tile)),
    )
    yield (
        "arms",
        w.translate(
            "RulesCount",
            "On N and on S the outermost tile counts in the same way. An arm without a tile adds"
            " nothing of its own.",
        ),
    )
    yield "spinner", _spinner(p, w)


def _spinner(p: Profile, w: Words) -> str:
    if p.spinner_count is SpinnerCount.UNTIL_USED:
        return w.translate(
            "RulesCount",
            "The spinner counts both of its halves until both of its sides have a neighbour; from"
            " then on it counts nothing.",
        )
    return w.translate(
        "RulesCount",
        "The spinner counts one half for each of N and S that has no tile yet: two halves at"
        " first, one as soon as either of them is started, none when both are. It does not matter"
        " whether its sides are used.",
    )


def _results(p: Profile, w: Words) -> Texts:
    tile = Tile(5, 5)
    count = count_alone(p, tile)
    yield (
        "opening",
        Counted.tr(
            "A {tile} that opens the hand counts {count} and so scores %n point(s).",
            "",
            rules.points_of(count),
            w.translator,
        ).format(tile=tile, count=count),
    )
    few, many = _scores(1, MOST_ON_TWO_ENDS), _scores(MOST_ON_TWO_ENDS + 1, MOST_ON_FOUR_ENDS)
    yield (
        "range",
        w.translate(
            "RulesCount",
            "Two plain ends show {most} at most, so only {few} can be scored before the first"
            " double. With the spinner, counts of up to {top} are possible, and {many} come within"
            " reach.",
        ).format(
            most=MOST_ON_TWO_ENDS,
            few=all_of(w, few),
            top=MOST_ON_FOUR_ENDS,
            many=all_of(w, many),
        ),
    )


def _scores(lowest: int, highest: int) -> list[str]:
    return [str(count) for count in range(lowest, highest + 1) if rules.points_of(count)]
