"""Golden transcripts: what Orca says after each key, kept in files and compared.

Timing decides after which key something is said, so the sentences are compared, not the keys.
`UPDATE_TRANSCRIPTS=1.2` writes the files anew, to be read as a player would; the number is the
pace, in seconds of quiet before the next key: more on a machine that has other work to do.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from difflib import ndiff
from itertools import pairwise
from pathlib import Path

from tests.orca.tools import Step, run, steps

GOLDEN = Path(__file__).parent / "golden"
PREFIXES = {"en": "notification.", "es": "notificación."}
FRAMES = {"en": " frame.", "es": " marco."}
_DATE = re.compile(r"^\d+/\d+/\d+,? \d+:\d+.*")
PACES = ("1.2", "2.5", "5")
"""Seconds of quiet before the next key; a slower one, when Orca could not follow."""


def check(
    name: str, language: str, arguments: list[str], keys: list[str], program: str = "table.py"
) -> None:
    """Press keys, and compare what is said with the golden file, or write it."""
    updating = os.environ.get("UPDATE_TRANSCRIPTS")
    if updating:
        found = _spoken(arguments, keys, language, updating, program)
        text = "".join(f"{step.key}: {' | '.join(step.said)}\n" for step in found)
        GOLDEN.mkdir(exist_ok=True)
        _file(name, language).write_text(text, encoding="utf-8")
        return
    differences: list[str] = []
    for pace in PACES:
        found = _spoken(arguments, keys, language, pace, program)
        differences = _differences(name, language, found)
        if not differences:
            return
    raise AssertionError("\n".join(differences))


def _file(name: str, language: str) -> Path:
    return GOLDEN / f"{name}.{language}.txt"


def _spoken(
    arguments: list[str], keys: list[str], language: str, pace: str, program: str
) -> list[Step]:
    done = run(arguments, keys, "--lang", language, "--delay", pace, program=program)
    assert done.returncode == 0, done.stderr[-2000:]
    return [Step(step.key, _once(step.said, language)) for step in steps(done.stdout)]


def _once(said: Sequence[str], language: str) -> tuple[str, ...]:
    """Leave out the title of a window that was just named: Orca repeats it now and then."""
    end = FRAMES[language]
    frames = {text.removesuffix(end) for text in said if text.endswith(end)}
    return tuple(_DATE.sub("(date)", text) for text in said if text not in frames)


def _differences(name: str, language: str, found: Sequence[Step]) -> list[str]:
    """Return what is said more or less than in the golden file."""
    golden = [
        part
        for line in _file(name, language).read_text("utf-8").splitlines()
        for part in line.partition(": ")[2].split(" | ")
    ]
    said = [text for step in found for text in step.said]
    now, then = (_sentences(_announced(each, language)) for each in (said, golden))
    others = {*said} ^ {*golden}
    others -= {*_announced(said, language), *_announced(golden, language), ""}
    return [*(line for line in ndiff(then, now) if line[0] in "+-"), *sorted(others)]


def _announced(said: Sequence[str], language: str) -> list[str]:
    """The messages: what follows the word that Orca puts before a notification."""
    prefix = PREFIXES[language]
    return [after for before, after in pairwise(said) if before == prefix]


def _sentences(messages: list[str]) -> list[str]:
    """Messages cut into sentences: how many of them were joined is a matter of timing."""
    return [part for text in messages for part in text.replace(". ", ".\n").split("\n")]
