"""Settlements worked out line by line."""

from __future__ import annotations

from collections.abc import Sequence

from dominoes_qt.engine.match import FinishedHand
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.settlement import (
    settle_blocked,
    settle_out,
    settle_six_love,
    settle_won,
)
from dominoes_qt.narrate.language import Languages
from dominoes_qt.narrate.ledger import Ledger
from dominoes_qt.narrate.style import Style
from dominoes_qt.narrate.table import Table
from tests.narrate.ended_hands import NAMES, finished, lines


def test_out(languages: Languages) -> None:
    setup = Setup.make("block", 3)
    hand = finished(setup, ("", "6-5 0-0", "2-1"), lambda left: settle_out(setup, 0, left))
    languages.use("en")
    assert lines(hand) == [
        "Ana goes out with 6-4.",
        "Beto still holds 0-0, 6-5: 11 pips.",
        "Carla still holds 2-1: 3 pips.",
        "Opposing pips: 11 + 3 = 14.",
        "14 points for Ana.",
        "Ana: 14, total 14.",
        "Beto: 0, total 0.",
        "Carla: 0, total 0.",
        "In the lead: Ana, with 14.",
    ]
    languages.use("es")
    assert lines(hand) == [
        "Ana hace dominó con 6-4.",
        "Beto se queda con 0-0, 6-5: 11 puntos.",
        "Carla se queda con 2-1: 3 puntos.",
        "Puntos de los rivales: 11 + 3 = 14.",
        "14 puntos para Ana.",
        "Ana: 14, total 14.",
        "Beto: 0, total 0.",
        "Carla: 0, total 0.",
        "En cabeza: Ana, con 14.",
    ]


def test_out_with_partners(languages: Languages) -> None:
    setup = Setup.make("draw", 4, partners=True)
    hand = finished(
        setup,
        ("5-0", "", "6-5", "2-1"),
        lambda left: settle_out(setup, 1, left),
        before=(40, 10),
    )
    languages.use("en")
    assert lines(hand)[4:] == [
        "The pips of Dani are not counted.",
        "Opposing pips: 5 + 11 = 16.",
        "16 points for Beto and Dani.",
        "Ana and Carla: 0, total 40.",
        "Beto and Dani: 16, total 26.",
        "In the lead: Ana and Carla, with 40.",
    ]


def test_the_published_blocked_hand(languages: Languages) -> None:
    setup = Setup.make("block", 4, partners=True)
    left = ("6-5 4-0", "6-4 3-0", "5-5 4-1", "6-6 5-4 5-3 4-0")
    hand = finished(setup, left, lambda left: settle_blocked(setup, left))
    assert hand.settlement.left == (15, 13, 15, 33)
    languages.use("en")
    assert lines(hand)[5:11] == [
        "Ana and Carla: 15 + 15 = 30 pips.",
        "Beto and Dani: 13 + 33 = 46 pips.",
        "Fewest pips: Ana and Carla, with 30.",
        "Opposing pips: 13 + 33 = 46.",
        "Minus the pips of Ana and Carla: 46 − 30 = 16.",
        "16 points for Ana and Carla.",
    ]
    languages.use("es")
    assert lines(hand)[0] == "Cierre: nadie puede jugar."
    assert lines(hand)[5:11] == [
        "Ana y Carla: 15 + 15 = 30 puntos en mano.",
        "Beto y Dani: 13 + 33 = 46 puntos en mano.",
        "Menos puntos en mano: Ana y Carla, con 30.",
        "Puntos de los rivales: 13 + 33 = 46.",
        "Menos los puntos de Ana y Carla: 46 − 30 = 16.",
        "16 puntos para Ana y Carla.",
    ]


def test_a_block_of_muggins_is_rounded_after_the_difference(english: Languages) -> None:
    setup = Setup.make("muggins", 2, target=150)
    hand = finished(
        setup, ("1-0", "6-6 1-1"), lambda left: settle_blocked(setup, left), played=(10, 25)
    )
    assert lines(hand)[3:] == [
        "Fewest pips: Ana, with 1.",
        "Opposing pips: 14.",
        "Minus the pips of Ana: 14 − 1 = 13.",
        "13 to the nearest five: 15.",
        "15 points for Ana.",
        "Ana: 10 in play, 15 at the end, total 25.",
        "Beto: 25 in play, 0 at the end, total 25.",
        "All are level.",
    ]


def test_a_block_of_all_fives_takes_nothing_off(english: Languages) -> None:
    setup = Setup.make("all-fives", 2)
    hand = finished(setup, ("1-0", "6-6"), lambda left: settle_blocked(setup, left))
    assert lines(hand)[3:7] == [
        "Fewest pips: Ana, with 1.",
        "Opposing pips: 12.",
        "12 to the nearest five: 10.",
        "10 points for Ana.",
    ]


def test_a_block_shared_between_two(languages: Languages) -> None:
    setup = Setup.make("all-fives", 3)
    left = ("5-5", "6-4", "6-6 6-5")
    hand = finished(setup, left, lambda left: settle_blocked(setup, left), played=(0, 0, 20))
    languages.use("en")
    assert lines(hand)[4:] == [
        "Level for the fewest pips: Ana and Beto, 10.",
        "Opposing pips: 23.",
        "23 to the nearest five: 25.",
        "Shared between two: 25 / 2 = 12.5.",
        "12 and a half points each for Ana and Beto.",
        "Ana: 0 in play, 12.5 at the end, total 12.5.",
        "Beto: 0 in play, 12.5 at the end, total 12.5.",
        "Carla: 20 in play, 0 at the end, total 20.",
        "In the lead: Carla, with 20.",
    ]
    languages.use("es")
    assert lines(hand)[4:10] == [
        "Empate a menos puntos en mano: Ana y Beto, con 10.",
        "Puntos de los rivales: 23.",
        "23 al múltiplo de cinco más cercano: 25.",
        "A repartir entre dos: 25 / 2 = 12,5.",
        "12 puntos y medio por cabeza para Ana y Beto.",
        "Ana: 0 al jugar, 12,5 al final, total 12,5.",
    ]


def test_a_level_block_gives_nothing(english: Languages) -> None:
    setup = Setup.make("classic", 3)
    hand = finished(setup, ("5-5", "6-4", "6-6 6-5"), lambda left: settle_blocked(setup, left))
    assert lines(hand)[4:6] == ["Level for the fewest pips: Ana and Beto, 10.", "Nobody scores."]


def test_a_level_block_of_pairs(english: Languages) -> None:
    setup = Setup.make("block", 4, partners=True)
    hand = finished(setup, ("5-5", "6-4", "1-0", "1-0"), lambda left: settle_blocked(setup, left))
    assert lines(hand)[5:7] == [
        "Level for the fewest pips: Ana and Carla and Beto and Dani, 11.",
        "Nobody scores.",
    ]


def test_a_match_won_in_play_counts_nothing(languages: Languages) -> None:
    setup = Setup.make("all-fives", 2)
    hand = finished(
        setup, ("", "6-6"), lambda left: settle_won(setup, 0, left), before=(240, 0), played=(10, 0)
    )
    languages.use("en")
    assert lines(hand)[:3] == [
        "Ana wins the match with 6-4; what is left is not counted.",
        "Beto still holds 6-6.",
        "Ana: 10 in play, 0 at the end, total 250.",
    ]
    languages.use("es")
    assert lines(hand)[0] == "Ana gana la partida con 6-4; lo que queda no se cuenta."


SIX_LOVE = Setup.make("six-love", 4)


def six_love(
    left: Sequence[str], scores: tuple[float, float], *, out: int | None, key_bone: bool = False
) -> list[str]:
    """Return the lines between the hands and the totals."""
    hand = finished(
        SIX_LOVE,
        left,
        lambda left: settle_six_love(SIX_LOVE, scores, left, out=out, key_bone=key_bone),
        before=scores,
    )
    told = lines(hand)
    first = 1 + sum(bool(hand) for hand in left)
    return told[first:-3]


def test_six_love(languages: Languages) -> None:
    languages.use("en")
    assert six_love(("", "6-6", "6-5", "5-5"), (1, 0), out=0) == [
        "Hand won by Ana and Carla: 1 game."
    ]
    assert six_love(("", "6-6", "6-5", "5-5"), (1, 0), out=0, key_bone=True) == [
        "The last tile is a key bone: it fits two different ends, both hard.",
        "Hand won by Ana and Carla: 2 games.",
    ]
    assert six_love(("", "6-6", "6-5", "5-5"), (0, 3), out=0) == [
        "Hand won by Ana and Carla, but the other side had a score: both go back to zero.",
        "6-6 has to open the next hand.",
    ]
    assert six_love(("1-0", "6-6", "6-5", "5-5"), (0, 0), out=None) == [
        "Fewest pips: Ana, with 1.",
        "Hand won by Ana and Carla: 1 game.",
    ]
    assert six_love(("1-0", "6-6", "1-0", "5-5"), (0, 0), out=None) == [
        "Level for the fewest pips: Ana and Carla, 1.",
        "Hand won by Ana and Carla: 1 game.",
    ]
    languages.use("es")
    assert six_love(("1-0", "1-0", "6-5", "5-5"), (0, 0), out=None) == [
        "Empate a menos puntos en mano: Ana y Beto, con 1.",
        "Son de parejas contrarias: la mano queda en tablas y el marcador no cambia.",
        "En la próxima mano hay que salir con 6-6.",
    ]


def column(hand: FinishedHand) -> list[str]:
    """Return what stands beside the steps, "-" where nothing does; "=" is below a rule."""
    steps = Ledger(Table(hand.hand.setup, NAMES), Style()).steps(hand)
    return [f"{'=' if line.ruled else ''}{line.amount or '-'}" for line in steps]


def test_the_column_at_the_right_is_a_sum() -> None:
    three, four = Setup.make("all-fives", 3), Setup.make("draw", 4, partners=True)
    out = finished(three, ("", "6-5 0-0", "2-1"), lambda left: settle_out(three, 0, left))
    assert column(out) == ["-", "11", "3", "=14", "15", "=15.0"]
    blocked = finished(four, ("5-0", "6-5", "2-1", "3-3"), lambda left: settle_blocked(four, left))
    assert column(blocked) == ["-", "-", "11", "-", "6", "-", "-", "-", "=17", "9", "=9.0"]
    two = Setup.make("block", 2)
    level = finished(two, ("6-0", "5-1"), lambda left: settle_blocked(two, left))
    assert column(level) == ["-", "6", "6", "-", "-"]
    one = finished(two, ("", "6-5 0-0"), lambda left: settle_out(two, 0, left))
    assert column(one) == ["-", "11", "-", "=11.0"]
    shared = finished(three, ("1-0", "1-0", "6-5"), lambda left: settle_blocked(three, left))
    assert column(shared) == ["-", "-", "-", "11", "-", "-", "10", "-", "=5.0"]
    won = finished(two, ("", "6-5"), lambda left: settle_won(two, 0, left))
    assert column(won) == ["-", "-"]
