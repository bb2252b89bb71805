"""What Orca says on the way through the program, by keys alone: golden transcripts.

Each journey is one run of the program, so that all of them together take little time.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.orca import transcripts

pytestmark = [pytest.mark.orca, pytest.mark.xdist_group("journeys")]


@dataclass(frozen=True)
class Journey:
    """Keys, and the program that they are pressed in.

    Attributes:
        match: what `table.py` is told of the match; without it, the program begins at its start.
    """

    keys: tuple[str, ...]
    match: tuple[str, ...] = ()


MATCH = Journey(
    (
        # The start page and the set-up: Classic with four seats.
        "Return wait:1 Down Return Down Down shift+Tab shift+Tab Return wait:1",
        # A hint and a step back, an end, a refused draw, undo and redo.
        "h Escape Return Down Return Return wait:1 ctrl+d ctrl+z ctrl+y",
        # The rest of the hand, and its settlement.
        *("Return " * 9, "wait:1 shift+Tab Down Down Down"),
        # Score details, the other language and back, and the history with a replay.
        "F3 wait:1 Up Up Tab Down Escape",
        "ctrl+comma wait:1 {other} wait:1 Escape s ctrl+comma wait:1 {own} wait:1 Escape",
        "ctrl+shift+h wait:2 Return wait:2 Right Right Escape Escape",
    )
)

ASKING = Journey(
    (
        # The rules where they fit, and a worked example.
        "F1 wait:1 Up Down shift+Tab End Up Up Return wait:1 Return alt+End wait:1 Escape",
        # A play, the board, and all questions.
        "Return Return wait:1 F6 Right F6 e t l c w a v s d g r",
        # Messages, the keyboard, commands that are understood or not, and a refused tile.
        "m wait:1 Up Escape k wait:1 Down Escape shift+F1 wait:1 Down Escape",
        "colon type:help Return colon type:what Return colon type:0-0 Return",
    ),
    ("all-fives", "2", "1"),
)

COVER = Journey(
    (
        "t Return t Return Return wait:1 r t Return Return Return wait:1",
        "ctrl+z Return ctrl+z wait:1 Return",
    ),
    ("draw", "4", "2"),
)
"""Two people here and two computers: covers, a question and undo under them."""

LANGUAGE_KEYS = {"en": ("Down", "Up"), "es": ("Up", "Down")}
"""What leads to the other language in the settings, and back."""

JOURNEYS = {"match": MATCH, "asking": ASKING, "cover": COVER}


def travel(name: str, language: str, tmp_path: Path) -> None:
    journey = JOURNEYS[name]
    arguments = [str(tmp_path / "s.ini"), language, *journey.match]
    program = "table.py" if journey.match else "window.py"
    other, own = LANGUAGE_KEYS[language]
    keys = " ".join(journey.keys).format(other=other, own=own).split()
    transcripts.check(name, language, arguments, keys, program)


@pytest.mark.parametrize(("name", "language"), [("match", "es"), ("asking", "en"), ("cover", "es")])
def test_a_journey(name: str, language: str, tmp_path: Path) -> None:
    travel(name, language, tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize("name", JOURNEYS)
@pytest.mark.parametrize("language", transcripts.PREFIXES)
def test_every_journey(name: str, language: str, tmp_path: Path) -> None:
    travel(name, language, tmp_path)
