"""The vectors: complete matches, each of which shows a rule at work."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from dominoes_qt.engine.events import Nominated, Passed, Played
from dominoes_qt.engine.match import Match
from dominoes_qt.engine.record import read
from dominoes_qt.engine.settlement import HandEnd, Settlement
from dominoes_qt.engine.tiles import Tile

VECTORS = Path(__file__).parents[3] / "shared" / "vectors"
FILES = sorted(VECTORS.glob("*.json"))
SKIP = "the vectors are not beside this checkout: ../shared/vectors"


def settlements(match: Match) -> list[Settlement]:
    """Return the settlement of every finished hand."""
    return [finished.settlement for finished in match.finished]


def plays(match: Match) -> list[list[Played]]:
    """Return the plays of every hand."""
    hands = [finished.hand for finished in match.finished] + ([match.hand] if match.hand else [])
    return [[event for event in hand.events if isinstance(event, Played)] for hand in hands]


def ends(end: HandEnd) -> Callable[[Match], bool]:
    """Return whether a hand of the match ended so."""
    return lambda match: any(settled.end is end for settled in settlements(match))


def four_arms(match: Match) -> bool:
    """Return whether a hand has tiles on all four arms."""
    return any({"W", "E", "N", "S"} <= {play.end.value for play in hand} for hand in plays(match))


def late_spinner(match: Match) -> bool:
    """Return whether a spinner was laid on an arm, not as the start tile."""
    return any(play.spinner and play.step > 0 for hand in plays(match) for play in hand)


def no_double_opening(match: Match) -> bool:
    """Return whether a hand was opened with a tile that is no double."""
    return any(not hand[0].tile.is_double for hand in plays(match))


def half_points(match: Match) -> bool:
    """Return whether half points were given."""
    return any(points % 1 for settled in settlements(match) for points in settled.points)


def tie_shared(match: Match) -> bool:
    """Return whether two seats shared a block."""
    return any(settled.sharers and settled.winner is None for settled in settlements(match))


def level_at_the_target(match: Match) -> bool:
    """Return whether leaders stood level at or above the target, and played on."""
    target = match.setup.target or 0
    running = [0.0] * match.setup.sides
    for finished, hand in zip(match.finished, plays(match), strict=True):
        for play in hand:
            running[match.setup.side_of(play.seat)] += play.points
            if max(running) >= target and running.count(max(running)) > 1:
                return True
        running = list(finished.scores)
        if max(running) >= target and running.count(max(running)) > 1:
            return True
    return False


def level_block(match: Match) -> bool:
    """Return whether a block was level for the lowest and gave nobody anything."""
    return any(
        settled.end is HandEnd.BLOCKED and settled.winner is None and not any(settled.points)
        for settled in settlements(match)
    )


def chosen_leader(match: Match) -> bool:
    """Return whether the first hand was led by the seat chosen at set-up."""
    return plays(match)[0][0].seat == match.setup.first_leader


def lowest_beats_heavier_team(match: Match) -> bool:
    """Return whether a block went to the lowest player's side though its pair held more."""
    return any(
        settled.end is HandEnd.BLOCKED
        and settled.winner is not None
        and sum(settled.left[settled.winner :: 2]) > sum(settled.left[1 - settled.winner :: 2])
        for settled in settlements(match)
    )


def partners_level(match: Match) -> bool:
    """Return whether partners were level for the fewest pips, and their side won."""
    return any(
        len(settled.level) == 2 and settled.winner is not None for settled in settlements(match)
    )


def crosses_six(match: Match) -> bool:
    """Return whether the match ended past six."""
    return max(match.scores) > 6


def follows_another(match: Match) -> bool:
    """Return whether the first hand began with a nomination."""
    first = match.finished[0].hand
    return isinstance(first.events[0], Nominated) and first.coordinator is not None


def unfinished(match: Match) -> bool:
    """Return whether a hand is running."""
    return not match.is_over and match.hand is not None


def published(match: Match) -> bool:
    """Return whether the hand leaves 15, 13, 15 and 33 pips, and side 0 wins 16."""
    settled = match.finished[0].settlement
    return settled.left == (15, 13, 15, 33) and settled.points == (16, 0)


SHOWS: dict[str, tuple[str, Callable[[Match], bool]]] = {
    "blocked": ("a hand in which every seat passes in succession", ends(HandEnd.BLOCKED)),
    "chosen-first-leader": ("the seat chosen at set-up leads the first hand", chosen_leader),
    "crosses-six": ("a key bone can go from five to seven", crosses_six),
    "draw": ("opposite sides level for fewest: nobody wins", level_block),
    "four-arms": ("N and S open and are played on", four_arms),
    "half-points": ("half-fives such as 12.5", half_points),
    "key-bone": ("a key bone counts two", lambda m: any(s.key_bone for s in settlements(m))),
    "late-spinner": ("the first double is laid on an arm", late_spinner),
    "lowest-individual-beats-heavier-team": (
        "the single player with the fewest pips wins, whatever the partner holds",
        lowest_beats_heavier_team,
    ),
    "next-match": ("a match that follows another begins with a nomination", follows_another),
    "no-double-opening": ("nobody holds a double: the heaviest tile opens", no_double_opening),
    "out": ("a seat lays its last tile", ends(HandEnd.OUT)),
    "partners-tie-lowest": ("both partners level for fewest: their side wins", partners_level),
    "published-blocked-hand": ("a blocked partner hand of the literature", published),
    "reset": ("both scores go back to zero", lambda m: any(s.reset for s in settlements(m))),
    "tie-shared": ("two of three level for the lowest share", tie_shared),
    "tied-block-no-score": ("level for the lowest: nobody scores", level_block),
    "tied-leaders-continue": ("leaders level at the target play on", level_at_the_target),
    "unfinished": ("a match that goes on", unfinished),
    "won": ("a play wins the match, and nothing is counted", ends(HandEnd.WON)),
}


def shown_by(name: str) -> str:
    """Return the rule that a file's name tells: the longest one that ends, or begins, it."""
    if name.startswith("unfinished"):
        return "unfinished"
    return max((rule for rule in SHOWS if name.endswith(f"-{rule}")), key=len)


@pytest.mark.skipif(not FILES, reason=SKIP)
@pytest.mark.parametrize(
    "path", FILES, ids=[f"{p.stem}: {SHOWS[shown_by(p.stem)][0]}" for p in FILES]
)
def test_the_replay_accepts_it_and_the_rule_is_there(path: Path) -> None:
    match = read(path.read_bytes()).match
    _, shows = SHOWS[shown_by(path.stem)]
    assert shows(match)


@pytest.mark.skipif(not FILES, reason=SKIP)
def test_the_published_hand_under_six_love() -> None:
    """The same left-over tiles give the game to seats 1 and 3: seat 1 alone is lowest."""
    from dominoes_qt.engine.profiles import Setup
    from dominoes_qt.engine.settlement import settle_six_love

    match = read((VECTORS / "block-4p-published-blocked-hand.json").read_bytes()).match
    finished = match.finished[0]
    assert sum(isinstance(event, Passed) for event in finished.hand.events) == 9
    assert Tile(6, 6).mask & finished.hand.deal.hands[3]
    left = finished.settlement.left
    settled = settle_six_love(Setup.make("six-love", 4), (0, 0), left, out=None)
    assert (settled.winner, settled.points) == (1, (0, 1))
