"""Matches without an end: as many hands as wanted, for what has to bear long records."""

from __future__ import annotations

from dominoes_qt.engine import match as play
from dominoes_qt.engine.deal import deal
from dominoes_qt.engine.match import Match
from dominoes_qt.engine.profiles import Setup


def long_match(hands: int) -> Match:
    """Return a match that does not end for so many hands, dealt so that nobody wins it."""
    setup, number = Setup.make("six-love", 4), 0
    match = Match(setup, (), None, (0.0, 0.0))
    while len(match.finished) < hands:
        number += 1
        now, _ = play.next_hand(match, deal(number, setup.profile, 4, 0))
        while now.hand is not None:
            now, _ = play.apply(now, now.hand.turn, now.legal[0])
        if not now.is_over:
            match = now
    return match
