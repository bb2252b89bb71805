"""Every row of the specification is answered by a paragraph of each book that it concerns."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dominoes_qt.narrate.rules import Book, program, rule_book
from tests.narrate.rules import groups as g

SPECIFICATION = Path(__file__).parents[4] / "shared" / "spec" / "rules.md"

Answers = tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]

# Section and row of the specification -> which books answer it, in which paragraphs.
ROWS: dict[str, Answers] = {
    "1 set": ((g.ALL, ("deal.set",)),),
    "1 seats": ((g.ALL, ("table.numbers", "table.direction")),),
    "1 sides": ((g.ALL, ("table.sides", "table.partners")),),
    "1 matching": ((g.ALL, ("turn.match",)),),
    "1 doubles": ((g.ALL, ("line.doubles",)),),
    "1 line": ((g.ALL, ("line.start",)), (g.SPINNER, ("line.arms",))),
    "1 coordinates": ((g.ALL, ("line.coordinates",)),),
    "1 must play": ((g.ALL, ("turn.must",)),),
    "1 draw": ((g.DRAWING, ("turn.draw", "turn.drawn", "turn.whole-yard")),),
    "1 pass": ((g.ALL, ("turn.pass", "turn.pass-action")),),
    "1 out": ((g.ALL, ("settlement.ends-out",)),),
    "1 blocked": ((g.ALL, ("settlement.ends-blocked",)),),
    "1 a refused action": ((g.ALL, ("turn.refused",)), (g.PROGRAM, ("controls.why",))),
    "1 rounding to five": ((g.ROUNDING, ("settlement.rounding",)),),
    "1 match target": (
        (g.POINTS, ("match.alone", "match.level")),
        (g.FIVES, ("match.stop",)),
        (g.LOVE, ("match.target",)),
    ),
    "1 untimed": (
        (g.ALL, ("turn.untimed",)),
        (g.FIVES, ("counting.automatic",)),
        (g.PROGRAM, ("access.time",)),
    ),
    "1 one hand": ((g.POINTS, ("match.one-hand",)), (g.FIVES, ("match.one-hand-lead",))),
    "2 English name": ((g.ALL, ("aim.goal",)),),  # the titles have a test of their own
    "2 Spanish name": ((g.ALL, ("aim.goal",)),),
    "2 seats": ((g.ALL, ("table.seats",)),),
    "2 partners": ((g.ALL, ("table.partners",)),),
    "2 tiles each at 2 / 3 / 4 seats": ((g.ALL, ("deal.hands",)),),
    "2 drawing": ((g.ALL, ("turn.draw",)),),
    "2 spinner": ((g.SPINNER, ("line.spinner",)), (g.NO_SPINNER, ("line.no-spinner",))),
    "2 scoring in play": ((g.FIVES, ("counting.score",)), (g.NO_FIVES, ("counting.none",))),
    "2 spinner counts": ((g.FIVES, ("counting.spinner",)),),
    "2 opening": ((g.ALL, ("opening.first",)), (g.LOVE, ("opening.nomination",))),
    "2 settlement": (
        (g.POINTS, ("settlement.out", "settlement.blocked", "settlement.level")),
        (g.LOVE, ("settlement.out", "settlement.blocked", "settlement.score")),
    ),
    "2 target": ((g.ALL, ("match.target", "match.choice")), (g.HIGHEST, ("match.offered",))),
    "4 6-6": ((g.FIVES, ("examples.five", "examples.five-1")),),
    "4 6-4": ((g.FIVES, ("examples.five-2",)),),
    "4 4-4": ((g.FIVES, ("examples.five-3",)),),
    "4 6-5": ((g.FIVES, ("examples.five-4",)),),
    "4 5-5": ((g.FIVES, ("examples.five-5", "counting.opening")),),
    "4 total": ((g.FIVES, ("examples.five-total", "examples.five-other")),),
    "5 lot or chosen seat": (
        (g.LEADER, ("opening.first", "opening.tile", "opening.later", "opening.after-block")),
    ),
    "5 highest double": ((g.HIGHEST, ("opening.first", "opening.heaviest", "opening.later")),),
    "5 six-love": ((g.LOVE, ("opening.first",)),),
    "6 pips": ((g.LEADER, ("settlement.out", "settlement.blocked", "settlement.level")),),
    "6 all-fives": (
        (
            g.SHARING,
            ("settlement.out", "settlement.blocked", "settlement.level", "settlement.level-three"),
        ),
    ),
    "6 difference": ((g.HIGHEST, ("settlement.out", "settlement.blocked", "settlement.level")),),
    "6 difference, to five": (
        (("muggins",), ("settlement.out", "settlement.blocked", "settlement.level")),
    ),
    "7 table": ((g.LOVE, ("table.seats", "deal.hands", "deal.yard", "table.direction")),),
    "7 first hand": ((g.LOVE, ("opening.first",)),),
    "7 nomination": (
        (
            g.LOVE,
            ("opening.nomination", "opening.coordinator", "opening.tile", "opening.effect"),
        ),
    ),
    "7 out": ((g.LOVE, ("settlement.out",)),),
    "7 key bone": (
        (
            g.LOVE,
            (
                "settlement.key-bone",
                "settlement.hard-end",
                "settlement.no-double",
                "examples.key-bone",
            ),
        ),
    ),
    "7 blocked": (
        (
            g.LOVE,
            ("settlement.blocked", "settlement.level-partners", "settlement.level-opponents"),
        ),
    ),
    "7 score": ((g.LOVE, ("settlement.score", "settlement.reset", "opening.again")),),
    "7 drawn hand": ((g.LOVE, ("settlement.drawn", "opening.again")),),
    "7 match": ((g.LOVE, ("match.target",)),),
    "7 next match": ((g.LOVE, ("match.next", "match.session")),),
    "7 not in this profile": ((g.LOVE, ("match.left-out",)),),
    "8 seven-tile hands without a double": ((g.HIGHEST, ("opening.odds",)),),
    "8 two seats of seven, nobody with a double": ((g.HIGHEST, ("opening.odds",)),),
    "8 largest hand at four seats of five with drawing": ((g.DRAWING, ("deal.largest",)),),
    "8 most that two plain ends can show before any double": ((g.FIVES, ("counting.range",)),),
    "8 yard at two seats of seven": ((g.DRAWING, ("deal.yard", "deal.largest")),),
    "8 yard at four seats of five": ((g.DRAWING, ("deal.yard",)),),
    "8 blocked hands": ((("classic",), ("advice.blocks",)),),
}
"""Sections 3 and 4 are lists, not tables, and so are the notes below section 6."""

LISTED: Answers = (
    (
        g.SPINNER,
        ("line.spinner", "line.arms", "line.empty-arm", "line.other-doubles"),
    ),
    (
        g.FIVES,
        (
            "counting.score",
            "counting.line",
            "counting.start",
            "counting.arms",
            "counting.spinner",
            "counting.opening",
        ),
    ),
    (g.POINTS, ("settlement.pips", "settlement.ledger", "examples.blocked")),
    (g.PAIRS, ("settlement.partners",)),
)


def book(key: str, language: str) -> Book:
    return program(language) if key == "program" else rule_book(key, language)


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("row", [*ROWS, "lists"])
def test_a_paragraph_answers_it(row: str, lang: str) -> None:
    for keys, paragraphs in ROWS.get(row, LISTED):
        assert keys
        for key in keys:
            for wanted in paragraphs:
                assert book(key, lang).paragraph(wanted), f"{key}: {wanted}"


def test_no_row_is_forgotten() -> None:
    if not SPECIFICATION.exists():
        pytest.skip(f"the specification is not beside this checkout: {SPECIFICATION}")
    section, rows = "", []
    for line in SPECIFICATION.read_text("utf-8").splitlines():
        if heading := re.match(r"## (\d)", line):
            section = heading[1]
        cells = [cell.strip(" *") for cell in line.split("|")[1:-1]]
        if cells and cells[0] and not set(cells[0]) <= set("-: "):
            rows.append(f"{section} {re.sub(r' [(].*', '', cells[0])}")
    heads = {"1 rule", "4 after", "5 opening", "6 settlement", "7 rule", "8 figure"}
    assert set(rows) - heads == set(ROWS)
