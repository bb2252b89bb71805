"""Views for the tests of players: written by hand, or of random matches."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from hypothesis import strategies as st

from dominoes_qt.engine.actions import Action
from dominoes_qt.engine.match import Match, new_match
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.tiles import ALL_TILES, mask_of, tiles_of
from dominoes_qt.engine.view import SeatView, view_of
from dominoes_qt.players.base import Budget, Player
from tests.engine.notation import deal_of, play_on
from tests.engine.strategies import matches

BUDGET = Budget(samples=4)
"""Little to think with, for many choices."""


def view_after(setup: Setup, hands: list[str], lines: str, **deal: object) -> SeatView:
    """Return what the seat to act knows after these actions (one a line)."""
    match, _ = new_match(setup, deal_of(setup, hands, **deal))  # type: ignore[arg-type]  # any kind
    match, _ = play_on(match, [line.strip() for line in lines.splitlines() if line.strip()])
    return view_to_act(match)


def view_to_act(match: Match) -> SeatView:
    """Return what the seat to act knows."""
    assert match.hand is not None
    view = view_of(match, match.hand.turn)
    assert view is not None
    return view


def running_matches() -> st.SearchStrategy[Match]:
    """Random matches of every profile in the middle of a hand."""
    return matches().filter(lambda match: match.hand is not None)


def choice(player: Player, view: SeatView, seed: int = 0) -> Action:
    """Return what a player does."""
    return player.choose(view, Random(seed), BUDGET)


def choices(player: Player, view: SeatView) -> set[Action]:
    """Return what a player does for many seeds."""
    return {choice(player, view, seed) for seed in range(60)}


def with_hidden_tiles_mixed(match: Match, seed: int) -> Match:
    """Return the match with all that the seat to act does not see dealt out anew."""
    hand = match.hand
    assert hand is not None
    position = hand.position
    hidden = [
        tile.number
        for seat, tiles in enumerate(position.hands)
        if seat != position.turn
        for tile in tiles_of(tiles)
    ] + list(position.yard)
    Random(seed).shuffle(hidden)
    hands = []
    for seat, tiles in enumerate(position.hands):
        if seat == position.turn:
            hands.append(tiles)
            continue
        taken, hidden = hidden[: tiles.bit_count()], hidden[tiles.bit_count() :]
        hands.append(mask_of(ALL_TILES[tile] for tile in taken))
    mixed = position._replace(hands=tuple(hands), yard=tuple(hidden))
    return replace(match, hand=replace(hand, position=mixed))
