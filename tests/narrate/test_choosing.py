"""From a typed line to an action, or to what has to be said first."""

from __future__ import annotations

import pytest

from dominoes_qt.engine.actions import Draw, End, Nominate, Pass, Play
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.tiles import Tile
from dominoes_qt.narrate.choosing import chosen_action
from dominoes_qt.narrate.commands import parse
from dominoes_qt.narrate.narrator import Narrator
from tests.players.views import view_after

pytestmark = pytest.mark.usefixtures("english")

BLOCK = Setup.make("block", 2)
VIEW = view_after(BLOCK, ["6-5 4-4", "6-6 6-4 6-3 5-4 5-0 0-0 1-1"], "0 6-5")
NARRATOR = Narrator(BLOCK, ("Eva", "Ivo"))


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("6-6", Play(Tile(6, 6), End.W)),
        ("5-4", Play(Tile(5, 4), End.E)),
        ("5-4 w", Play(Tile(5, 4), End.W)),
        ("1", Play(Tile(0, 0), End.W)),
        ("draw", Draw()),
        ("pass", Pass()),
        ("nominate Ivo", Nominate(1)),
        ("nominate Nobody", Nominate(1)),
        ("0-6 n", Play(Tile(6, 0), End.N)),
    ],
)
def test_what_is_asked_for_legal_or_not(line: str, action: object) -> None:
    assert chosen_action(VIEW, parse(line), NARRATOR) == action


def test_the_first_tile_goes_nowhere_else() -> None:
    view = view_after(Setup.make("classic", 2), ["6-6", "6-5"], "")
    assert chosen_action(view, parse("6-6"), NARRATOR) == Play(Tile(6, 6), End.START)
    assert chosen_action(view, parse("6-0"), NARRATOR) == Play(Tile(6, 0), End.START)


def test_a_choice_of_ends_is_asked_about() -> None:
    view = view_after(BLOCK, ["6-6", "6-4 5-5 5-3 3-3 1-1 1-0 0-0"], "0 6-6")
    by_number = chosen_action(view, parse("7"), NARRATOR)
    assert by_number == "6-4 goes west or east. Say which: 7 w, 7 e."
    by_name = chosen_action(view, parse("4-6"), NARRATOR)
    assert by_name == "6-4 goes west or east. Say which: 6-4 w, 6-4 e."
