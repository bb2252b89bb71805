"""Hands, totals, targets, who leads next, and the run of a Six-Love match."""

import pytest

from dominoes_qt.engine.actions import Nominate, Pass
from dominoes_qt.engine.deal import deal
from dominoes_qt.engine.errors import IllegalAction, Reason
from dominoes_qt.engine.events import HandEnded, HandStarted, MatchEnded, Played
from dominoes_qt.engine.match import (
    Match,
    apply,
    coordinator_after,
    new_match,
    next_coordinator,
    next_hand,
)
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.settlement import HandEnd
from dominoes_qt.engine.tiles import Tile
from tests.engine.notation import deal_of, play_on

BLOCK_2 = Setup.make("block", 2)


def played_out(match: Match) -> Match:
    """Return the match with its running hand played to the end, always the first legal action."""
    while match.hand is not None:
        match, _ = apply(match, match.hand.turn, match.legal[0])
    return match


def test_the_first_leader_is_chosen_or_by_lot() -> None:
    for lot in range(3):
        setup = Setup.make("block", 3)
        _, events = new_match(setup, deal_of(setup, ["", "", ""], lot=lot))
        assert events == (HandStarted(0, lot, None, None),)
        chosen = Setup.make("block", 3, first_leader=1)
        match, _ = new_match(chosen, deal_of(chosen, ["", "", ""], lot=lot))
        assert match.turn == 1


def test_who_goes_out_leads_and_after_a_block_it_is_by_lot() -> None:
    setup = Setup.make("block", 2, target=1000)
    leaders = set()
    for number in range(60):
        match, _ = new_match(setup, deal(number, setup.profile, 2, 0))
        match = played_out(match)
        last = match.finished[-1].settlement
        for lot in range(2):
            following, _ = next_hand(match, deal_of(setup, ["", ""], lot=lot))
            assert following.hand is not None
            out = last.end is HandEnd.OUT
            assert following.hand.leader == (last.seat if out else lot)
            leaders.add((out, following.hand.leader))
    assert len(leaders) == 4


def test_the_highest_double_opens_every_hand() -> None:
    setup = Setup.make("classic", 3, target=150)
    match, events = new_match(setup, deal_of(setup, ["1-0", "5-5", "4-4"], not_dealt="6-6", lot=0))
    assert events == (HandStarted(0, 1, None, Tile(5, 5)),)
    match = played_out(match)
    match, _ = next_hand(match, deal_of(setup, ["6-6", "5-5", "4-4"], lot=2))
    assert match.hand is not None
    assert (match.hand.leader, match.hand.forced) == (0, Tile(6, 6))


def test_hands_come_one_after_another() -> None:
    match, _ = new_match(BLOCK_2, deal_of(BLOCK_2, ["", ""]))
    assert match.hands_dealt == 1
    assert match.latest is match.hand
    with pytest.raises(IllegalAction) as caught:
        next_hand(match, deal_of(BLOCK_2, ["", ""]))
    assert caught.value.reason is Reason.HAND_RUNNING
    ended = played_out(match)
    assert (ended.turn, ended.legal, ended.hands_dealt) == (None, (), 1)
    assert ended.latest is ended.finished[0].hand
    with pytest.raises(IllegalAction) as caught:
        apply(ended, 0, Pass())
    assert caught.value.reason is Reason.HAND_OVER
    assert Match(BLOCK_2, (), None, (0.0, 0.0)).latest is None


def test_one_hand_is_won_by_who_won_the_hand() -> None:
    setup = Setup.make("block", 2, target=None)
    match, _ = new_match(setup, deal(5, setup.profile, 2, 0))
    match = played_out(match)
    assert match.is_over
    assert match.winner == match.finished[0].settlement.winner
    with pytest.raises(IllegalAction) as caught:
        next_hand(match, deal(5, setup.profile, 2, 1))
    assert caught.value.reason is Reason.MATCH_OVER
    with pytest.raises(IllegalAction) as caught:
        apply(match, 0, Pass())
    assert caught.value.reason is Reason.MATCH_OVER


def test_a_level_block_of_one_hand_is_won_by_nobody() -> None:
    setup = Setup.make("block", 2, target=None)
    found = next(
        match
        for match in (
            played_out(new_match(setup, deal(number, setup.profile, 2, 0))[0])
            for number in range(3000)
        )
        if match.finished[0].settlement.winner is None
    )
    assert (found.is_over, found.winner, found.scores) == (True, None, (0, 0))


def test_a_play_wins_the_match_at_once_but_only_alone_in_the_lead() -> None:
    setup = Setup.make("all-fives", 2, target=25)
    match, _ = new_match(setup, deal_of(setup, ["5-5", "6-5"]))
    alone, events = play_on(Match(setup, (), match.hand, (15.0, 20.0)), ["0 5-5"])
    assert (alone.is_over, alone.winner, alone.hand) == (True, 0, None)
    assert isinstance(events[1], HandEnded)
    assert events[2] == MatchEnded(0, (25, 20))
    settlement = alone.finished[-1].settlement
    assert (settlement.end, settlement.winner, settlement.points) == (HandEnd.WON, 0, (0, 0))
    assert alone.finished[-1].played == (10, 0)
    level, events = play_on(Match(setup, (), match.hand, (15.0, 25.0)), ["0 5-5"])
    assert (level.is_over, level.scores, len(events)) == (False, (25, 25), 1)


def test_the_last_tile_can_win_the_match_in_play() -> None:
    """Even if the play was the last tile, the remaining tiles are not counted."""
    setup = Setup.make("muggins", 2, target=25)
    match, _ = new_match(setup, deal_of(setup, ["5-5", "6-5"], not_dealt="6-6"))
    hand = match.hand
    assert hand is not None
    last = hand.position._replace(hands=(Tile(5, 5).mask, hand.position.hands[1]))
    running = type(hand)(setup, 0, hand.deal, 0, None, last)
    over, _ = play_on(Match(setup, (), running, (20.0, 0.0)), ["0 5-5"])
    assert over.finished[-1].settlement.end is HandEnd.WON
    assert over.scores == (30, 0)
    out, _ = play_on(Match(setup, (), running, (0.0, 0.0)), ["0 5-5"])
    assert out.finished[-1].settlement.end is HandEnd.OUT
    assert out.finished[-1].played == (10, 0)


SIX_LOVE = Setup.make("six-love", 4)


def six_love_after(scores: tuple[float, float], numbers: range, **wanted: object) -> Match:
    """Return a match from these scores whose first hand ended as wanted."""
    for number in numbers:
        match, _ = new_match(SIX_LOVE, deal(number, SIX_LOVE.profile, 4, 0))
        match = played_out(Match(SIX_LOVE, (), match.hand, scores))
        settlement = match.finished[-1].settlement
        if all(getattr(settlement, key) == value for key, value in wanted.items()):
            return match
    raise AssertionError(wanted)


def test_six_six_opens_and_the_winners_nominate_next() -> None:
    match, events = new_match(SIX_LOVE, deal(1, SIX_LOVE.profile, 4, 0))
    assert match.hand is not None
    assert match.hand.forced == Tile(6, 6)
    assert events == (HandStarted(0, match.turn, None, Tile(6, 6)),)
    match = six_love_after((0, 0), range(50), end=HandEnd.OUT, reset=False)
    settlement = match.finished[-1].settlement
    following, events = next_hand(match, deal(1, SIX_LOVE.profile, 4, 1))
    assert events == (HandStarted(1, None, settlement.seat, None),)
    assert following.hand is not None
    assert following.turn == settlement.seat
    assert following.legal == tuple(
        Nominate(seat) for seat in SIX_LOVE.seats_of(settlement.winner or 0)
    )


def test_after_a_reset_or_a_drawn_hand_six_six_opens() -> None:
    reset = six_love_after((2, 3), range(50), reset=True)
    assert reset.scores == (0, 0)
    drawn = six_love_after((2, 0), range(3000), winner=None)
    assert drawn.scores == (2, 0)
    for match in (reset, drawn):
        assert next_coordinator(match) is None
        assert coordinator_after(match.finished[-1].settlement) is None
        following, _ = next_hand(match, deal(4, SIX_LOVE.profile, 4, 1))
        assert following.hand is not None
        assert following.hand.forced == Tile(6, 6)


def test_a_win_adds_up_and_six_ends_the_match() -> None:
    match = six_love_after((5, 0), range(50), winner=0)
    assert (match.scores, match.is_over, match.winner) == ((6, 0), True, 0)
    reset = six_love_after((5, 0), range(50), winner=1)
    assert (reset.scores, reset.is_over) == ((0, 0), False)


def test_a_key_bone_counts_two() -> None:
    """Found by play: the last tile a-b fits both ends, and all else of a and b lies already."""
    found = 0
    for number in range(1500):
        match, _ = new_match(SIX_LOVE, deal(number, SIX_LOVE.profile, 4, 0))
        match = played_out(match)
        settlement = match.finished[0].settlement
        events = match.finished[0].hand.events
        if not settlement.key_bone:
            continue
        found += 1
        laid = [event.tile for event in events if isinstance(event, Played)]
        tile = laid[-1]
        assert sorted(settlement.points) == [0, 2]
        assert not tile.is_double
        halves = [half for laid_tile in laid for half in laid_tile]
        assert halves.count(tile.high) == halves.count(tile.low) == 8
    assert found
