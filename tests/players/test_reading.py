"""What a seat reads off the table."""

from fractions import Fraction
from math import comb

import pytest
from hypothesis import given, settings

from dominoes_qt.engine.match import Match
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.tiles import SUIT, mask_of, pips_of
from dominoes_qt.players.reading import Other, chance_of_none, laid_tiles, read_others
from tests.engine.notation import tiles
from tests.players.views import running_matches, view_after, view_to_act

BLOCKED_SIX = """
    0 6-6
    1 pass
    2 6-5 E
"""


def table() -> tuple[Other, ...]:
    """Return what seat 3 reads after seat 1 passed on sixes."""
    hands = ["6-6 1-0", "0-0 1-1 2-0 2-1 2-2 3-0 3-1", "6-5 4-0", "4-1 4-2 4-3 4-4 5-0 5-1 5-2"]
    view = view_after(Setup.make("block", 4, partners=True), hands, BLOCKED_SIX)
    assert laid_tiles(view) == mask_of(tiles("6-6 6-5"))
    return read_others(view)


def test_the_others_come_in_the_order_of_their_turns() -> None:
    assert [(other.seat, other.is_partner, other.held) for other in table()] == [
        (0, False, 6),
        (1, True, 7),
        (2, False, 6),
    ]


def test_a_seat_that_passed_holds_none_of_that_number() -> None:
    first, partner, last = table()
    assert partner.may_hold & SUIT[6] == 0
    assert first.may_hold == last.may_hold
    assert partner.lacks(SUIT[6]) == 1.0
    assert 0.0 < first.lacks(SUIT[6]) < 1.0


def test_likely_pips_are_those_of_the_mean_tile() -> None:
    other = Other(1, is_partner=False, held=2, may_hold=mask_of(tiles("6-6 1-0 0-0 2-2")))
    assert other.pips == 2 * (12 + 1 + 0 + 4) / 4


def test_the_chance_of_none_is_that_of_drawing_without_putting_back() -> None:
    assert chance_of_none(21, 6, 7) == pytest.approx(
        float(Fraction(comb(15, 7), comb(21, 7))), rel=1e-15
    )
    assert chance_of_none(7, 1, 7) == 0.0
    assert chance_of_none(7, 0, 7) == 1.0


@given(match=running_matches())
@settings(deadline=None)
def test_what_others_may_hold_is_never_too_little(match: Match) -> None:
    view = view_to_act(match)
    assert match.hand is not None
    for other in read_others(view):
        real = match.hand.position.hands[other.seat]
        assert real & ~other.may_hold == 0
        assert other.held == real.bit_count()
        assert other.lacks(0) == 1.0
        assert 0.0 <= other.pips <= pips_of(other.may_hold)
