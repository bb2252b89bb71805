"""Reviews in words, in both languages."""

from __future__ import annotations

import pytest

from dominoes_qt.engine.actions import Action, End, Nominate, Play
from dominoes_qt.engine.deal import deal
from dominoes_qt.engine.match import new_match
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.tiles import Tile
from dominoes_qt.engine.view import view_of
from dominoes_qt.narrate.style import Style, Wording
from dominoes_qt.narrate.table import Table
from dominoes_qt.narrate.verdicts import Verdicts, progress, stopped
from dominoes_qt.players.hard import Choice
from dominoes_qt.players.reasons import Reason, Why
from dominoes_qt.session.review import Decision, Verdict
from tests.narrate.support import check

NAMES = ("Ana", "Ben", "Carla", "Dan")
DONE, BEST = Play(Tile(6, 4), End.W), Play(Tile(5, 5), End.E)
LED = Play(Tile(6, 6), End.START)


def teller(profile: str = "all-fives", seats: int = 2, style: Style | None = None) -> Verdicts:
    """Return who tells of reviews of a game."""
    return Verdicts(Table(Setup.make(profile, seats), NAMES[:seats]), style or Style())


def verdict(cost: float, done: Action = DONE, best: Action = BEST) -> Verdict:
    """Return a verdict on an action that cost so much; `best` is none if it agrees."""
    setup = Setup.make("all-fives", 2, first_leader=0)
    view = view_of(new_match(setup, deal(1, setup.profile, 2, 0))[0], 0)
    assert view is not None
    reason = Reason(Why.SCORES, points=15)
    choices = [Choice(best, 2.0 + cost, reason), Choice(done, 2.0, Reason(Why.ODDS))]
    return Verdict(Decision(0, 0, view, done), tuple(choices[best == done :]))


@pytest.mark.parametrize(
    ("told", "english", "spanish"),
    [
        (
            verdict(3.5),
            "You played 6-4 west. Better: 5-5 east, by 3.5 points. It scores 15 points.",
            "Jugaste 6-4 al oeste. Mejor: 5-5 al este, por 3,5 puntos. Da 15 puntos.",
        ),
        (
            verdict(1.04),
            "You played 6-4 west. Better: 5-5 east, by 1 point. It scores 15 points.",
            "Jugaste 6-4 al oeste. Mejor: 5-5 al este, por 1 punto. Da 15 puntos.",
        ),
        (
            verdict(0.02),
            "You played 6-4 west. About as good: 5-5 east. It scores 15 points.",
            "Jugaste 6-4 al oeste. Más o menos igual: 5-5 al este. Da 15 puntos.",
        ),
        (
            verdict(-0.5),
            (
                "You played 6-4 west. Better for the match: 5-5 east, though it brings 0.5 points"
                " less. It scores 15 points."
            ),
            (
                "Jugaste 6-4 al oeste. Mejor para la partida: 5-5 al este, aunque da 0,5 puntos"
                " menos. Da 15 puntos."
            ),
        ),
        (
            verdict(0, LED, LED),
            (
                "You led 6-6. The computer would do the same. It does best in most of the deals"
                " that are possible."
            ),
            (
                "Saliste con 6-6. El ordenador haría lo mismo. Es lo que mejor resulta en la"
                " mayoría de los repartos posibles."
            ),
        ),
    ],
)
def test_a_decision(told: Verdict, english: str, spanish: str, language: str) -> None:
    assert teller().row(told) == (english if language == "en" else spanish)


def test_a_nomination_in_games(language: str) -> None:
    told = teller("six-love", 4).row(verdict(0.3, Nominate(2), Nominate(0)))
    assert told.startswith(
        "You named Carla. Better: Ana, by 0.3 games."
        if language == "en"
        else "Designaste a Carla. Mejor: Ana, por 0,3 juegos."
    )


@pytest.mark.usefixtures("english")
def test_tiles_in_words() -> None:
    told = teller(style=Style(wording=Wording.WORDS)).row(verdict(3))
    assert told.startswith("You played six-four west. Better: double five east, by 3 points.")


@pytest.mark.usefixtures("english")
def test_all_choices_the_best_first() -> None:
    assert teller().choices(verdict(3.5)) == [
        "5-5 east: +5.5 points. It scores 15 points.",
        (
            "6-4 west: +2 points. It does best in most of the deals that are possible."
            " This is what you did."
        ),
    ]


@pytest.mark.parametrize(
    ("costs", "english", "spanish"),
    [
        ((), "There was nothing to choose between.", "No hubo nada entre lo que elegir."),
        (
            (3.5, 0.0, 1.0),
            "3 choices, 0 as the computer would. Cost in all: 4.5 points.",
            "3 elecciones, 0 como el ordenador. Coste total: 4,5 puntos.",
        ),
        (
            (0.0,),
            "1 choice, 0 as the computer would. They cost nothing.",
            "1 elección, 0 como el ordenador. No costaron nada.",
        ),
        (
            (-1.0, 0.2),
            (
                "2 choices, 0 as the computer would. Cost in all: 0.2 points."
                " 1 choice cost no points, but did worse for the match."
            ),
            (
                "2 elecciones, 0 como el ordenador. Coste total: 0,2 puntos."
                " 1 elección no costó puntos, pero era peor para la partida."
            ),
        ),
        (
            (-1.0, -1.0),
            (
                "2 choices, 0 as the computer would. They cost nothing."
                " 2 choices cost no points, but did worse for the match."
            ),
            (
                "2 elecciones, 0 como el ordenador. No costaron nada."
                " 2 elecciones no costaron puntos, pero eran peores para la partida."
            ),
        ),
        (
            (1.04, 1.04, 1.04),
            "3 choices, 0 as the computer would. Cost in all: 3 points.",
            "3 elecciones, 0 como el ordenador. Coste total: 3 puntos.",
        ),
    ],
)
def test_the_total(costs: tuple[float, ...], english: str, spanish: str, language: str) -> None:
    told = teller().total([verdict(cost) for cost in costs])
    assert told == (english if language == "en" else spanish)


def test_the_rest(language: str) -> None:
    told = [teller().heading(2, 1), progress(2, 8), progress(8, 8), stopped()]
    for text in told:
        check(text, language)
    assert "3" in told[0]
    assert "Ben" in told[0]
    assert "3" in told[1]
    assert "8" in told[2]
