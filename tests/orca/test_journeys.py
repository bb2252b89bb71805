"""What Orca says on the way through the program, by keys alone: golden transcripts.

Each journey is one run of the program, so that all of them together take little time.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.orca import transcripts

pytestmark = [pytest.mark.orca, pytest.mark.xdist_group("orca")]


@dataclass(frozen=True)
class Journey:
    """Keys, and the program that they are pressed in.

    Attributes:
        match: what `table.py` is told of the match; without it, the program begins at its start.
    """

    keys: str
    match: tuple[str, ...] = ()


SET_UP = "Return Down Return Down Down shift+Tab shift+Tab Return wait:1"
"""From the start page over the set-up, Classic with four seats, into the match."""

PLAY = "h Escape Home Return End Return Escape ctrl+d h Return ctrl+z ctrl+y u"
"""A hint, a step back, a refused tile, a draw that is refused, undo and redo."""

JOURNEYS = {
    "match": Journey(f"{SET_UP} {PLAY}"),
    "cover": Journey("t Return t Return Return wait:1 r Return", ("draw", "4", "2")),
}


@pytest.mark.parametrize("name", JOURNEYS)
@pytest.mark.parametrize("language", transcripts.PREFIXES)
def test_a_journey(name: str, language: str, tmp_path: Path) -> None:
    journey = JOURNEYS[name]
    arguments = [str(tmp_path / "s.ini"), language, *journey.match]
    program = "table.py" if journey.match else "window.py"
    transcripts.check(name, language, arguments, journey.keys.split(), program)
