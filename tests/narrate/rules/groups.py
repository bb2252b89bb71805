"""Groups of profiles by what their rules have, for tables of who has to say what."""

from __future__ import annotations

from collections.abc import Callable

from dominoes_qt.engine.profiles import PROFILES, Opening, Partners, Profile, Settling


def keys(has: Callable[[Profile], bool]) -> tuple[str, ...]:
    """Return the profiles that have something."""
    return tuple(key for key, profile in PROFILES.items() if has(profile))


ALL = tuple(PROFILES)
DRAWING = keys(lambda profile: profile.drawing)
NO_DRAWING = keys(lambda profile: not profile.drawing)
SPINNER = keys(lambda profile: profile.spinner)
NO_SPINNER = keys(lambda profile: not profile.spinner)
FIVES = keys(lambda profile: profile.scores_in_play)
NO_FIVES = keys(lambda profile: not profile.scores_in_play)
LEADER = keys(lambda profile: profile.opening is Opening.LEADER)
HIGHEST = keys(lambda profile: profile.opening is Opening.HIGHEST_DOUBLE)
LOVE = keys(lambda profile: profile.opening is Opening.SIX_LOVE)
POINTS = keys(lambda profile: profile.settling is not Settling.SIX_LOVE)
PAIRS = keys(lambda profile: profile.partners is Partners.OPTIONAL)
ROUNDING = keys(lambda profile: profile.settling.rounds)
SHARING = keys(lambda profile: profile.settling is Settling.ALL_FIVES)
PROGRAM = ("program",)
