"""What one seat may know, and nothing else."""

from __future__ import annotations

import dataclasses

from hypothesis import given, settings

from dominoes_qt.engine.actions import Play
from dominoes_qt.engine.events import Drew, HandStarted, Nominated, Passed, seen_by
from dominoes_qt.engine.match import Match, apply, new_match, next_hand
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.tiles import Tile, tiles_of
from dominoes_qt.engine.view import SeatView, after_play, known_voids, view_of
from tests.engine.notation import deal_of, play_on, played
from tests.engine.strategies import action_of_event, matches

ALLOWED = {
    *("seat", "setup", "hand", "ends", "spinner", "counts", "yard", "turn", "leader"),
    *("coordinator", "legal", "events", "scores", "hands_finished"),
}


def test_a_view_has_only_what_is_allowed() -> None:
    """A new field has to be thought about here."""
    assert {field.name for field in dataclasses.fields(SeatView)} == ALLOWED


def test_there_is_nothing_to_see_between_hands() -> None:
    assert view_of(Match(Setup.make("block", 2), (), None, (0.0, 0.0)), 0) is None


def seen(match: Match, seat: int) -> SeatView:
    """Return the view of a seat."""
    view = view_of(match, seat)
    assert view is not None
    return view


def test_own_tiles_and_own_actions() -> None:
    match, _ = played(Setup.make("all-fives", 2), ["5-5 6-0", "5-0 5-1"], ["0 5-5"])
    mine, theirs = seen(match, 1), seen(match, 0)
    assert {Tile(5, 0), Tile(5, 1)} <= set(mine.tiles)
    assert Tile(6, 0) in theirs.tiles
    assert theirs.legal == ()
    assert mine.legal == mine.plays
    assert all(isinstance(play, Play) for play in mine.plays)
    assert (mine.counts, mine.yard, mine.turn, mine.scores) == ((8, 9), 10, 1, (10, 0))
    play = next(play for play in mine.plays if play.tile == Tile(5, 0))
    assert after_play(mine, play) == ((0, 14 + 5), 5, 10)


def test_after_play_counts_like_the_play_itself() -> None:
    setup = Setup.make("muggins", 2)
    match, _ = new_match(setup, deal_of(setup, ["5-5", "5-0"], not_dealt="6-6"))
    view = seen(match, 0)
    (play,) = view.plays
    assert after_play(view, play)[2] == 10


def test_a_forced_opening_is_known_to_its_holder_alone() -> None:
    started = HandStarted(0, 1, None, Tile(5, 5))
    assert seen_by(started, 1) is started
    assert seen_by(started, 0) == HandStarted(0, 1, None, None)
    drawn = Drew(1, Tile(6, 5), 3, (1, 2))
    assert seen_by(drawn, 1) is drawn
    assert seen_by(drawn, 0) == Drew(1, None, 3, (1, 2))
    passed = Passed(0, (1, 2))
    assert seen_by(passed, 1) is passed


def test_voids_from_passes_and_draws() -> None:
    nothing = frozenset[int]()
    events = (Nominated(1, 0), Passed(0, (6, 4)))
    assert known_voids(events, 2) == (frozenset({6, 4}), nothing)
    # A drawn tile that is played at once changes nothing of what was known.
    draw = Drew(0, None, 5, (3, 2))
    assert known_voids((*events, draw), 2) == (nothing, nothing)


def test_a_drawn_tile_that_is_kept_may_show_anything_else() -> None:
    setup = Setup.make("draw", 2)
    hands = ["6-4 6-6 5-5 5-0 1-1 2-1 3-1", "0-0 1-0 2-0 3-0 2-2 3-3 5-3"]
    match, _ = played(setup, hands, ["0 6-4"], yard="5-1 6-5 5-2 4-0")
    assert seen(match, 0).voids == (frozenset(), frozenset())
    match, _ = play_on(match, ["1 draw"])
    assert seen(match, 0).voids[1] == frozenset()
    match, _ = play_on(match, ["1 draw"])
    match, _ = play_on(match, ["1 6-5 W"])
    assert seen(match, 0).voids[1] == {6, 4}
    match, _ = play_on(match, ["0 5-0 W", "1 1-0 W", "0 1-1 W"])
    # Ends 1 and 4: the kept 5-1 is played.
    match, _ = play_on(match, ["1 5-1 W", "0 5-5 W"])
    assert seen(match, 0).legal == ()
    view = seen(match, 0)
    assert view.voids[1] == {6, 4}
    assert match.hand is not None
    assert not any(tile.has(6) or tile.has(4) for tile in tiles_of(match.hand.position.hands[1]))


def test_one_drawn_tile_played_at_once_leaves_earlier_voids() -> None:
    events = (Passed(0, (6, 4)), Drew(0, None, 5, (3, 2)))
    played_ = played(Setup.make("block", 2), ["3-2"], ["0 3-2"])[1][-1]
    assert known_voids((*events, played_), 2)[0] == {6, 4, 3, 2}  # type: ignore[arg-type]  # a play
    kept = (*events, Passed(0, (3, 2)))
    assert known_voids(kept, 2)[0] == {3, 2}


@settings(max_examples=60, deadline=None)
@given(matches())
def test_voids_are_true_and_public(match: Match) -> None:
    """No seat ever holds a number it is known not to hold, and all seats know the same."""
    hand = match.latest
    assert hand is not None
    before = match.finished[: hand.index]
    scores = before[-1].scores if before else (0.0,) * match.setup.sides
    running, _ = next_hand(Match(match.setup, before, None, scores), hand.deal)
    for event in hand.events:
        views = [seen(running, seat) for seat in range(match.setup.seats)]
        assert len({view.voids for view in views}) == 1
        assert running.hand is not None
        for seat, missing in enumerate(views[0].voids):
            held = tiles_of(running.hand.position.hands[seat])
            assert not any(tile.has(number) for tile in held for number in missing)
        running, _ = apply(running, event.seat, action_of_event(event))
    assert running == match or running.hand is None
