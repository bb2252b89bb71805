"""The hands behind the live examples, written down as deal numbers and plays.

A play is a tile and an arm (`6-4W`; the start tile has no arm), `+` is a draw, `-` a pass and
`@2` the nomination of seat 2.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from dominoes_qt.engine.actions import Action, Draw, End, Nominate, Pass, Play
from dominoes_qt.engine.deal import deal
from dominoes_qt.engine.match import Match, apply, new_match, next_hand
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.record import Json, write
from dominoes_qt.engine.tiles import Tile

NAMES = ("Ana", "Beto", "Carla", "Dani")


@dataclass(frozen=True, slots=True)
class Script:
    """One example: its deal, and what is played in each hand."""

    id: str
    profile: str
    seats: int
    number: int
    hands: tuple[str, ...]

    @property
    def setup(self) -> Setup:
        """Return the match that the example is taken from."""
        return Setup.make(self.profile, self.seats)


_FIVE = "6-6 6-4W 4-4W 6-5E 5-5E"

SCRIPTS = (
    Script("five-muggins", "muggins", 2, 872, (_FIVE,)),
    Script("five-all-fives", "all-fives", 2, 103, (_FIVE,)),
    Script("spinner", "all-fives", 2, 152, ("6-1 6-5W 5-5W 5-4W 1-1E 5-3N 5-2S",)),
    Script("blocked", "block", 3, 31, ("2-0 4-2W 4-3W 1-0E 5-1E 5-2E 3-2E - - -",)),
    Script(
        "half-points",
        "all-fives",
        3,
        2233,
        ("4-1 4-3W 2-1E 3-2W + + 5-2W 6-2E 6-5E 5-1W 5-4E 4-2E 1-0W 2-0W 2-2W + + + + + - - -",),
    ),
    Script(
        "key-bone",
        "six-love",
        4,
        26,
        (
            (
                "6-6 6-1W 6-4E 4-4E 3-1W 4-3E 3-3E 3-2E 2-0E 0-0E - 6-0E 6-3E 5-3W 5-1W 2-1W"
                " 3-0E 4-2W 4-1W 5-0E 5-4E 1-0W - - 4-0W"
            ),
        ),
    ),
    Script(
        "reset",
        "six-love",
        4,
        456,
        (
            "6-6 6-0W 4-0W 4-1W 6-3E 1-0W 3-0E 5-0W - 5-2W 0-0E 2-0W - - - -",
            (
                "@0 6-5 6-1W 5-2E 3-2E 1-0W 3-0E 0-0E 4-0W - 6-4W 2-0E 6-6W 2-1E 5-1E 6-0W 5-0E"
                " - - - -"
            ),
        ),
    ),
)


def parse(text: str) -> Action:
    """Return the action that is written so."""
    if text == "+":
        return Draw()
    if text == "-":
        return Pass()
    if text.startswith("@"):
        return Nominate(int(text[1:]))
    return Play(Tile.parse(text[:3]), End(text[3:]) if text[3:] else End.START)


def states(script: Script) -> Iterator[tuple[int, int, Match]]:
    """Play the script: for each step the hand, its actions so far, and the match after them."""
    setup = script.setup
    match: Match | None = None
    for hand, moves in enumerate(script.hands):
        dealt = deal(script.number, setup.profile, setup.seats, hand)
        match, _ = new_match(setup, dealt) if match is None else next_hand(match, dealt)
        yield hand, 0, match
        for done, text in enumerate(moves.split(), 1):
            turn = match.turn
            if turn is None:
                raise ValueError(f"{script.id}: {text} after the end of the hand")
            match, _ = apply(match, turn, parse(text))
            yield hand, done, match


def record(match: Match) -> Json:
    """Return the record of an example that has come to this match."""
    players = [{"name": NAMES[seat]} for seat in range(match.setup.seats)]
    return write(match, players=players)
