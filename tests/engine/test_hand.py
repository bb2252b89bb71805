"""What a seat may do, what is refused and why, and key bones."""

import pytest

from dominoes_qt.engine.actions import Draw, End, Nominate, Pass, Play
from dominoes_qt.engine.errors import IllegalAction, Reason
from dominoes_qt.engine.events import Drew, Nominated, Passed, Played
from dominoes_qt.engine.hand import begin
from dominoes_qt.engine.match import Match, apply, new_match
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.tiles import Tile
from tests.engine.notation import action_of, deal_of, play_on, played

DRAW_2 = Setup.make("draw", 2)
BLOCK_2 = Setup.make("block", 2)
FIVES_2 = Setup.make("all-fives", 2)
SIX_LOVE = Setup.make("six-love", 4)


def refused(match: Match, line: str) -> IllegalAction:
    """Return the refusal of an action, after seeing that nothing has changed."""
    before = match
    with pytest.raises(IllegalAction) as caught:
        apply(match, *action_of(line))
    assert match == before
    return caught.value


def draw_match() -> Match:
    """Return a match of Draw, 6-4 on the table, in which seat 1 can play nothing."""
    match, _ = played(
        DRAW_2,
        ["6-4 6-6 5-5 5-0 1-1 2-1 3-1", "0-0 1-0 2-0 3-0 2-2 3-3 5-3"],
        ["0 6-4"],
        yard="5-1 5-2 6-5",
    )
    return match


def test_a_draw_takes_one_tile_at_a_time_until_one_fits() -> None:
    match = draw_match()
    assert match.legal == (Draw(),)
    match, events = play_on(match, ["1 draw", "1 draw", "1 draw"])
    assert events == [
        Drew(1, Tile(5, 1), 13, (6, 4)),
        Drew(1, Tile(5, 2), 12, (6, 4)),
        Drew(1, Tile(6, 5), 11, (6, 4)),
    ]
    assert match.legal == (Play(Tile(6, 5), End.W),)
    error = refused(match, "1 draw")
    assert error.reason is Reason.CAN_PLAY
    assert error.facts["legal"] == match.legal
    _, events = play_on(match, ["1 6-5 W"])
    assert events == [Played(1, Tile(6, 5), End.W, 1, False, (5, 4), None, 0)]


def test_to_pass_with_tiles_to_draw_is_refused() -> None:
    error = refused(draw_match(), "1 pass")
    assert error.reason is Reason.CAN_DRAW
    assert error.facts["yard"] == 14
    assert error.facts["legal"] == (Draw(),)


def test_to_draw_where_the_profile_does_not_draw_is_refused() -> None:
    match, _ = played(BLOCK_2, ["6-4", "0-0 1-0 2-0 3-0 2-2 3-3 5-3"], ["0 6-4"])
    assert match.legal == (Pass(),)
    assert refused(match, "1 draw").reason is Reason.NO_DRAWING
    match, events = play_on(match, ["1 pass"])
    assert events == [Passed(1, (6, 4))]


def test_to_draw_from_an_empty_yard_is_refused() -> None:
    match, _ = play_on(draw_match(), ["1 draw", "1 draw", "1 draw", "1 6-5 W"])
    match, _ = play_on(match, ["0 5-5 W"])
    while match.hand is not None and match.legal == (Draw(),):
        match, _ = play_on(match, [f"{match.hand.turn} draw"])
    hand = match.hand
    assert hand is not None
    # Whoever holds a tile that fits plays; the yard runs dry only when it does not.
    emptied = begin(DRAW_2, 0, deal_of(DRAW_2, ["", ""]), 0, None, 0)
    position = emptied.position._replace(yard=(), hands=(1, 2), ends=(6, 6))
    stuck = Match(DRAW_2, (), type(emptied)(DRAW_2, 0, emptied.deal, 0, None, position), (0.0, 0.0))
    assert stuck.legal == (Pass(),)
    assert refused(stuck, "0 draw").reason is Reason.YARD_EMPTY


def test_to_pass_with_a_playable_tile_is_refused() -> None:
    match, _ = played(BLOCK_2, ["6-4", "6-6 4-4"], ["0 6-4"])
    error = refused(match, "1 pass")
    assert error.reason is Reason.CAN_PLAY
    assert Play(Tile(4, 4), End.E) in list(match.legal)


def test_plays_that_are_refused_say_why() -> None:
    match, _ = played(FIVES_2, ["6-4 5-0", "6-6 5-5 4-1"], ["0 6-4"])
    assert refused(match, "0 5-0 W").reason is Reason.NOT_YOUR_TURN
    assert refused(match, "0 5-0 W").facts["turn"] == 1
    assert refused(match, "1 5-0 W").reason is Reason.NOT_HELD
    assert refused(match, "1 6-6").reason is Reason.STARTED
    assert refused(match, "1 6-6 N").reason is Reason.END_CLOSED
    error = refused(match, "1 5-5 E")
    assert error.reason is Reason.NO_MATCH
    assert (error.facts["tile"], error.facts["end"], error.facts["number"]) == (
        Tile(5, 5),
        End.E,
        4,
    )
    assert refused(match, "1 nominate 1").reason is Reason.NO_NOMINATION


def test_the_first_tile_has_no_arm_and_may_be_forced() -> None:
    match, _ = new_match(BLOCK_2, deal_of(BLOCK_2, ["6-4", "6-6"]))
    assert refused(match, "0 6-4 W").reason is Reason.NOT_STARTED
    classic = Setup.make("classic", 2)
    match, _ = new_match(classic, deal_of(classic, ["6-4 5-5", "3-3"], not_dealt="6-6"))
    assert match.legal == (Play(Tile(5, 5), End.START),)
    error = refused(match, "0 6-4")
    assert (error.reason, error.facts["tile"]) == (Reason.MUST_OPEN_WITH, Tile(5, 5))


def test_the_coordinator_names_a_poser_of_its_own_side() -> None:
    setup = Setup.make("six-love", 4, first_coordinator=1)
    hands = ["6-6", "5-5", "4-4", "3-3"]
    match, events = new_match(setup, deal_of(setup, hands))
    assert match.hand is not None
    assert match.hand.awaits_nomination
    assert match.legal == (Nominate(1), Nominate(3))
    assert refused(match, "1 5-5").reason is Reason.MUST_NOMINATE
    assert refused(match, "1 pass").reason is Reason.MUST_NOMINATE
    assert refused(match, "0 nominate 0").reason is Reason.NOT_YOUR_TURN
    assert refused(match, "1 nominate 2").reason is Reason.NOT_OWN_SIDE
    match, events = apply(match, 1, Nominate(3))
    assert events == (Nominated(1, 3),)
    assert match.hand is not None
    assert (match.hand.leader, match.turn) == (3, 3)
    assert Play(Tile(3, 3), End.START) in match.legal
    assert len(match.legal) == 7
    assert refused(match, "3 nominate 3").reason is Reason.NO_NOMINATION


def test_a_hand_needs_a_leader_or_a_coordinator() -> None:
    with pytest.raises(ValueError, match="leader"):
        begin(SIX_LOVE, 0, deal_of(SIX_LOVE, ["", "", "", ""]), None, None, 0)
