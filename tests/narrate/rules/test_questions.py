"""The Spanish text answers thirty questions of detail."""

from __future__ import annotations

import pytest

from dominoes_qt.narrate.rules import fold, rule_book
from tests.narrate.rules.questions import QUESTIONS, Question


def test_there_are_thirty_about_every_profile() -> None:
    assert len(QUESTIONS) == 30
    assert len({question.book for question in QUESTIONS}) == 6


@pytest.mark.parametrize("asked", QUESTIONS, ids=lambda asked: asked.question)
def test_the_paragraph_answers(asked: Question) -> None:
    paragraph = rule_book(asked.book, "es").paragraph(asked.paragraph)
    assert paragraph is not None
    for term in asked.wanted:
        assert fold(term) in fold(paragraph.text)
