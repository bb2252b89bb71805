"""The ledger of a match, and its scores hand by hand."""

from __future__ import annotations

from dominoes_qt.engine.deal import deal
from dominoes_qt.engine.match import Match, apply, new_match
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.settlement import (
    settle_blocked,
    settle_out,
    settle_won,
)
from dominoes_qt.narrate.language import Languages
from dominoes_qt.narrate.narrator import Narrator
from tests.narrate.ended_hands import NAMES, finished


def test_the_ledger_of_a_match(languages: Languages) -> None:
    setup = Setup.make("block", 2, first_leader=0)
    match, _ = new_match(setup, deal(3, setup.profile, 2, 0))
    narrator = Narrator(setup, NAMES[:2])
    languages.use("en")
    assert narrator.ledger.match_lines(match) == [
        "Block, 2 players. Played to 100.",
        "Players: Ana, Beto.",
        "Hand 1: Ana leads.",
        "  Not over after 0 actions; Ana is to act.",
        "The match is not over.",
    ]
    match, _ = apply(match, 0, match.legal[0])
    languages.use("es")
    assert narrator.ledger.match_lines(match) == [
        "Bloqueo, 2 jugadores. Se juega a 100.",
        "En la mesa: Ana, Beto.",
        "Mano 1: sale Ana.",
        "  Sin terminar tras 1 acción; le toca a Beto.",
        "La partida no ha terminado.",
    ]


def test_the_ledger_of_a_match_that_is_over(english: Languages) -> None:
    setup = Setup.make("classic", 2)
    hand = finished(setup, ("", "6-6"), lambda left: settle_out(setup, 0, left))
    narrator = Narrator(setup, NAMES[:2])
    won = Match(setup, (hand,), None, (12.0, 0.0), is_over=True, winner=0)
    told = narrator.ledger.match_lines(won)
    assert told[2:4] == ["Hand 1: Ana leads.", "  Ana goes out with 6-4."]
    assert told[-1] == "Winner of the match: Ana."
    level = Match(setup, (hand,), None, (0.0, 0.0), is_over=True)
    assert narrator.ledger.match_lines(level)[-1] == "Nobody wins the match."


def test_the_ledger_before_a_nomination(english: Languages) -> None:
    setup = Setup.make("six-love", 4, first_coordinator=1)
    match, _ = new_match(setup, deal(3, setup.profile, 4, 0))
    told = Narrator(setup, NAMES).ledger.match_lines(match)
    assert told[0] == "Six-Love (partners), 4 players. Played to 6."
    assert told[2] == "Hand 1: the poser is not named yet."


def test_pairs_are_named_in_the_heading(english: Languages) -> None:
    setup = Setup.make("block", 4, partners=True)
    match, _ = new_match(setup, deal(3, setup.profile, 4, 0))
    assert Narrator(setup, NAMES).ledger.match_lines(match)[0] == (
        "Block, 4 players in pairs. Played to 100."
    )


def test_scores_in_detail(languages: Languages) -> None:
    setup = Setup.make("all-fives", 2)
    out = finished(setup, ("", "6-6"), lambda left: settle_out(setup, 0, left), played=(0, 20))
    blocked = finished(setup, ("1-0", "6-6"), lambda left: settle_blocked(setup, left))
    won = finished(setup, ("", "6-6"), lambda left: settle_won(setup, 0, left))
    review = Narrator(setup, NAMES[:2]).review
    languages.use("en")
    told = review.scores_in_detail((out, blocked, won), (25.0, 20.0), 0)
    assert told == [
        "Hand 1: Ana went out.",
        "You: 0 in play, 10 at the end, total 10.",
        "Beto: 20 in play, 0 at the end, total 20.",
        "Hand 1: blocked.",
        "You: 0 in play, 10 at the end, total 10.",
        "Beto: 0 in play, 0 at the end, total 0.",
        "Hand 1: won by Ana in play.",
        "You: 0 in play, 0 at the end, total 0.",
        "Beto: 0 in play, 0 at the end, total 0.",
        "Score: you 25, Beto 20. Played to 250.",
        "In the lead: you, with 25.",
    ]
    languages.use("es")
    told = review.scores_in_detail((out,), (10.0, 20.0), 1)
    assert told == [
        "Mano 1: Ana hizo dominó.",
        "Ana: 0 al jugar, 10 al final, total 10.",
        "Tú: 20 al jugar, 0 al final, total 20.",
        "Marcador: Ana 10, tú 20. Se juega a 250.",
        "En cabeza: tú, con 20.",
    ]
