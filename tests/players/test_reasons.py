"""What speaks for a play: said from the seat's own view, true of the tiles that it cannot see."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from dominoes_qt.engine import position as rules
from dominoes_qt.engine.actions import Action, Draw, End, Nominate, Pass, Play
from dominoes_qt.engine.events import Played
from dominoes_qt.engine.match import Match, apply
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.settlement import HandEnd
from dominoes_qt.engine.tiles import SUIT, Tile, tiles_of
from dominoes_qt.players.reasons import Reason, Why, reason_for
from tests.engine.strategies import random_match, tables
from tests.players.views import view_after, view_to_act

BLOCK = Setup.make("block", 2)
FIVES = Setup.make("all-fives", 2)
LOW = "0-0 1-0 1-1 2-0 2-1 2-2 3-0"


def test_what_must_be_done_needs_no_other_reason() -> None:
    passing = view_after(BLOCK, ["6-6", LOW], "0 6-6")
    drawing = view_after(Setup.make("draw", 2), ["6-6", LOW], "0 6-6")
    only = view_after(BLOCK, ["6-4", "6-5 0-0 1-0 1-1 2-0 2-1 2-2"], "0 6-4")
    assert reason_for(passing, Pass()) == Reason(Why.PASSES)
    assert reason_for(drawing, Draw()) == Reason(Why.DRAWS)
    assert reason_for(only, Play(Tile(6, 5), End.W)) == Reason(Why.ONLY_PLAY)


@pytest.mark.parametrize(
    ("action", "expected"), [(Nominate(1), Why.LEADS), (Nominate(3), Why.LETS_LEAD)]
)
def test_who_is_to_pose(action: Nominate, expected: Why) -> None:
    setup = Setup.make("six-love", 4, first_coordinator=1)
    view = view_after(setup, ["6-6", "5-5", "4-4", "3-3"], "")
    assert reason_for(view, action) == Reason(expected, seat=action.poser)


def test_a_score_says_how_much_and_who_may_answer() -> None:
    view = view_after(FIVES, ["5-0", "5-5 6-0 4-0 5-4 3-2 6-1 2-2 1-1 3-3"], "0 5-0")
    assert reason_for(view, Play(Tile(5, 5), End.W)) == Reason(Why.SCORES, 10, 0)


@pytest.mark.parametrize(
    ("kept", "expected"),
    [
        ("5-3 0-0", Why.SHEDS_DOUBLE),
        ("5-3 3-0", Why.KEEPS_EACH_END),
        ("5-0 3-0", Why.KEEPS_EACH_END),
        ("5-0 0-0", Why.SHEDS_DOUBLE),
    ],
)
def test_a_tile_for_each_end_is_not_one_for_both(kept: str, expected: Why) -> None:
    hand = f"5-4 3-3 {kept} 2-2 2-1 1-1"
    view = view_after(BLOCK, [hand, "4-3"], "0 5-4\n1 4-3 E")
    assert reason_for(view, Play(Tile(3, 3), End.E)).why is expected


@pytest.mark.parametrize(("profile", "seats", "partners"), tables())
def test_reasons_are_true(profile: str, seats: int, partners: bool) -> None:
    setup = Setup.make(profile, seats, partners=partners)
    for number in range(12):
        match, rng = random_match(setup, number, 0), Random(number)
        while match.hand is not None:
            view = view_to_act(match)
            for action in match.legal:
                check(match, action, reason_for(view, action))
            match, _ = apply(match, match.hand.turn, rng.choice(match.legal))


def test_every_reason_is_given() -> None:
    given = set()
    for profile, seats, partners in tables():
        setup = Setup.make(profile, seats, partners=partners)
        for number in range(8):
            match, rng = random_match(setup, number, 0), Random(number)
            while match.hand is not None:
                view = view_to_act(match)
                given |= {reason_for(view, action).why for action in view.legal}
                match, _ = apply(match, match.hand.turn, rng.choice(match.legal))
    assert given == set(Why) - {Why.LEADS, Why.LETS_LEAD}


def check(match: Match, action: Action, reason: Reason) -> None:
    """Fail if what the reason says is not true of the full state."""
    hand = match.hand
    assert hand is not None
    seat = hand.turn
    after, events = apply(match, seat, action)
    first = events[0]
    points = first.points if isinstance(first, Played) else 0
    assert reason.points == points
    if reason.only_fit:
        others = [held for other, held in enumerate(hand.position.hands) if other != seat]
        fits = [play.tile.mask for play in match.legal if isinstance(play, Play)]
        assert len(set(fits)) == 1
        assert not any(_fits(hand.position.ends, held) for held in others)
    if reason.why is Why.BLOCKS:
        while after.hand is not None:
            assert after.legal == (Pass(),)
            after, _ = apply(after, after.hand.turn, Pass())
        assert after.finished[-1].settlement.end is HandEnd.BLOCKED
    elif after.hand is None:
        assert reason.why in {Why.GOES_OUT, Why.SCORES, Why.SCORES_AND_SHUTS, Why.PASSES}
    elif reason.why is Why.KEEPS_EACH_END:
        numbers = sorted({rules.number_at(tip) for tip in after.hand.position.ends})
        kept = permutations(tiles_of(after.hand.position.hands[seat]), len(numbers))
        assert any(all(map(Tile.has, tiles, numbers)) for tiles in kept)
    elif reason.why is Why.STOPS:
        assert reason.seat is not None
        assert not _fits(after.hand.position.ends, after.hand.position.hands[reason.seat])
    elif reason.why in {Why.SHUTS, Why.SCORES_AND_SHUTS}:
        assert reason.seat == (seat + 1) % match.setup.seats
        _check_shut(after)


def _check_shut(match: Match) -> None:
    """Fail if the next seat can score, drawing first if it has to."""
    while match.hand is not None and match.legal == (Draw(),):
        match, _ = apply(match, match.hand.turn, Draw())
    if match.hand is not None:
        for action in match.legal:
            event = apply(match, match.hand.turn, action)[1][0]
            assert not isinstance(event, Played) or not event.points


def _fits(ends: tuple[int, ...], held: int) -> bool:

    return any(held & SUIT[rules.number_at(tip)] for tip in ends)
