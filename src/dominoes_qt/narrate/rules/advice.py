"""Playing well: what pays, as far as it was measured (see `measured`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dominoes_qt.engine.profiles import Profile
from dominoes_qt.narrate.rules.book import Texts
from dominoes_qt.narrate.rules.measured import RESULTS, TRIALS, Result
from dominoes_qt.narrate.rules.opening import DOUBLE_SIX
from dominoes_qt.narrate.rules.phrases import in_words, number
from dominoes_qt.narrate.rules.words import Words


def advice(p: Profile, w: Words) -> Texts:
    """Give some advice with the figures behind it."""
    if p.key in _ADVICE:
        yield from _ADVICE[p.key](w)
    yield (
        "passes",
        w.translate(
            "RulesAdvice",
            "Listen to the passes. Whoever passes holds none of the numbers that were open; leave"
            " those open again, and they may have to pass once more.",
        ),
    )
    if p.key in _ADVICE:
        hands = min(trial.hands for trial in TRIALS if trial.profile == p.key)
        yield (
            "measured",
            w.translate(
                "RulesAdvice",
                "Where the figures come from: for each of them, {hands} hands or more were played"
                " by computers. One side kept to the one habit, the others laid any tile that"
                " fitted. Among people who think ahead, the figures may well be others.",
            ).format(hands=number(w, hands)),
        )


def _whole(w: Words, value: float) -> str:
    return number(w, round(value))


def _block(w: Words) -> Texts:
    two, heavy, light = (RESULTS[f"block-2-{habit}"] for habit in ("any", "heavy", "light"))
    four, doubles, variety = (
        RESULTS[f"block-4-{habit}"] for habit in ("any", "doubles", "variety")
    )
    yield (
        "heavy",
        w.translate(
            "RulesAdvice",
            "Keep your light tiles for the block and shed the heavy ones. With two players,"
            " {blocked}% of the hands end blocked, and there pips decide: laying the heaviest"
            " tile first won {won}% of the hands, laying the lightest first {light}%.",
        ).format(
            blocked=_whole(w, two.blocked), won=_whole(w, heavy.won), light=_whole(w, light.won)
        ),
    )
    yield (
        "doubles",
        w.translate(
            "RulesAdvice",
            "With four players it is more often a race, and {blocked}% of the hands end blocked."
            " Get rid of doubles early, as each of them fits one number only: that won {won}% of"
            " the hands, against {fair}% for any tile.",
        ).format(
            blocked=_whole(w, four.blocked), won=_whole(w, doubles.won), fair=_whole(w, four.won)
        ),
    )
    yield _variety(w, variety, 4)


def _draw(w: Words) -> Texts:
    doubles, heavy, variety = (
        RESULTS[f"draw-2-{habit}"] for habit in ("doubles", "heavy", "variety")
    )
    yield _doubles(w, doubles)
    yield _variety(w, variety, 2)
    yield _heavy(w, heavy)


def _fives(key: str) -> Callable[[Words], Texts]:
    def texts(w: Words) -> Texts:
        plain, scoring, variety = (
            RESULTS[f"{key}-2-{habit}"] for habit in ("any", "scoring", "variety")
        )
        yield (
            "scoring",
            w.translate(
                "RulesAdvice",
                "Take the points that the ends offer. With two players, always making the play"
                " that scores most brought {margin} points a hand more than the other side made;"
                " of the hands themselves it won {won}%.",
            ).format(margin=number(w, scoring.margin), won=_whole(w, scoring.won)),
        )
        yield _variety(w, variety, 2)
        yield _leading(w, plain)

    return texts


def _classic(w: Words) -> Texts:
    plain, doubles, heavy = (RESULTS[f"classic-2-{habit}"] for habit in ("any", "doubles", "heavy"))
    yield _leading(w, plain)
    yield _doubles(w, doubles)
    yield _heavy(w, heavy)
    yield (
        "blocks",
        w.translate(
            "RulesAdvice",
            "Do not count on a block: hands seldom end so here. With everybody laying any tile that"
            " fitted, it was {three}% of them at three seats and {four}% at four.",
        ).format(
            three=number(w, RESULTS["classic-3-any"].blocked),
            four=number(w, RESULTS["classic-4-any"].blocked),
        ),
    )


def _six_love(w: Words) -> Texts:
    plain, doubles, light, variety = (
        RESULTS[f"six-love-4-{habit}"] for habit in ("any", "doubles", "light", "variety")
    )
    yield (
        "leading",
        w.translate(
            "RulesAdvice",
            "The pose is worth something: of two pairs that both laid any tile that fitted, the one"
            " that opened with the {tile} won {won}% of the hands.",
        ).format(won=_whole(w, plain.led), tile=DOUBLE_SIX),
    )
    yield (
        "doubles",
        w.translate(
            "RulesAdvice",
            "Lay your doubles when you can. A pair that always did won {won}% of the hands and"
            " lost {lost}%; the rest were drawn.",
        ).format(won=_whole(w, doubles.won), lost=_whole(w, doubles.lost)),
    )
    yield (
        "light",
        w.translate(
            "RulesAdvice",
            "Do not run out of light tiles: {blocked}% of the hands were blocked, and there one"
            " light hand is enough for the pair. A pair that laid its lightest tiles first won"
            " {won}% only.",
        ).format(blocked=_whole(w, plain.blocked), won=_whole(w, light.won)),
    )
    yield _variety(w, variety, 4)


def _doubles(w: Words, result: Result) -> tuple[str, str]:
    text = w.translate(
        "RulesAdvice",
        "Lay your doubles early: each of them fits one number only. With two players, whoever"
        " always did so won {won}% of the hands and lost {lost}%.",
    )
    return "doubles", text.format(won=_whole(w, result.won), lost=_whole(w, result.lost))


def _heavy(w: Words, result: Result) -> tuple[str, str]:
    text = w.translate(
        "RulesAdvice",
        "Shedding the heaviest tile first won no more hands ({won}%, with two players), but it"
        " brought {margin} points a hand more than the other side made.",
    )
    return "heavy", text.format(won=_whole(w, result.won), margin=number(w, result.margin))


def _variety(w: Words, result: Result, seats: int) -> tuple[str, str]:
    text = w.translate(
        "RulesAdvice",
        "Keep as many different numbers in your hand as you can. With {players} players, a side"
        " that heeded nothing else won {won}% of the hands and lost {lost}%.",
    )
    return "variety", text.format(
        players=in_words(w, seats), won=_whole(w, result.won), lost=_whole(w, result.lost)
    )


def _leading(w: Words, result: Result) -> tuple[str, str]:
    text = w.translate(
        "RulesAdvice",
        "The first tile is an advantage: of two players who both laid any tile that fitted, the one"
        " who led won {won}% of the hands.",
    )
    return "leading", text.format(won=_whole(w, result.led))


_ADVICE: Mapping[str, Callable[[Words], Texts]] = {
    "block": _block,
    "draw": _draw,
    "all-fives": _fives("all-fives"),
    "classic": _classic,
    "muggins": _fives("muggins"),
    "six-love": _six_love,
}
