"""Random set-ups and random matches for Hypothesis."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import strategies as st

from dominoes_qt.engine.actions import Action, Draw, Nominate, Pass, Play
from dominoes_qt.engine.deal import deal
from dominoes_qt.engine.events import Drew, HandEvent, Nominated, Played
from dominoes_qt.engine.match import Match, apply, new_match, next_hand
from dominoes_qt.engine.profiles import PROFILES, Opening, Partners, Setup
from dominoes_qt.engine.record import write


def tables() -> list[tuple[str, int, bool]]:
    """Return every profile × seats × partners that the rules allow."""
    return [
        (key, seats, partners)
        for key, profile in PROFILES.items()
        for seats in profile.seats
        for partners in (False, True)
        if (partners and seats == 4 and profile.partners is not Partners.NEVER)
        or (not partners and profile.partners is not Partners.ALWAYS)
    ]


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any set-up that the rules allow."""
    key, seats, partners = draw(st.sampled_from(tables()))
    profile = PROFILES[key]
    choices: dict[str, int | None] = {}
    if not profile.target_is_fixed and draw(st.booleans()):
        choices["target"] = draw(st.none() | st.integers(5, 200).map(lambda steps: steps * 5))
    if profile.opening is Opening.LEADER and draw(st.booleans()):
        choices["first_leader"] = draw(st.integers(0, seats - 1))
    if profile.opening is Opening.SIX_LOVE and draw(st.booleans()):
        choices["first_coordinator"] = draw(st.integers(0, seats - 1))
    return Setup.make(key, seats, partners=partners, **choices)


def random_match(setup: Setup, number: int, actions: int) -> Match:
    """Return a match after so many random actions, or at its end."""
    rng = Random(number)
    match, _ = new_match(setup, deal(number, setup.profile, setup.seats, 0))
    for _ in range(actions):
        if match.is_over:
            break
        if match.hand is None:
            place = match.hands_dealt
            match, _ = next_hand(match, deal(number, setup.profile, setup.seats, place))
        else:
            match, _ = apply(match, match.hand.turn, rng.choice(match.legal))
    return match


@st.composite
def matches(draw: st.DrawFn, most_actions: int = 400) -> Match:
    """A match of any profile, at any point."""
    setup = draw(setups())
    return random_match(setup, draw(st.integers(0, 10**6)), draw(st.integers(0, most_actions)))


def action_of_event(event: HandEvent) -> Action:
    """Return the action that brought an event about."""
    if isinstance(event, Played):
        return Play(event.tile, event.end)
    if isinstance(event, Drew):
        return Draw()
    if isinstance(event, Nominated):
        return Nominate(event.poser)
    return Pass()


def record_of(
    key: str, seats: int, number: int = 1, actions: int = 10_000, **choices: Any
) -> dict[str, Any]:
    """Return the record of a random match."""
    return write(random_match(Setup.make(key, seats, **choices), number, actions))
