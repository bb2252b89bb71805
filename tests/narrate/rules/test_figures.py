"""Every figure comes from the profile: a changed profile changes the text."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from dominoes_qt.engine.profiles import PROFILES, Partners, Profile
from dominoes_qt.narrate.rules import rule_book
from dominoes_qt.narrate.rules.phrases import SET_SIZE, any_of, in_words, number
from dominoes_qt.narrate.rules.words import words_for

LANGUAGES = ["en", "es"]
THOUSANDS = re.compile(r"(?<=\d)[,.\s](?=\d{3}\b)")
"""What stands between thousands and hundreds, in either language."""


def text(profile: Profile, lang: str, paragraph: str) -> str:
    found = rule_book(profile, lang).paragraph(paragraph)
    assert found is not None, paragraph
    return found.text


def figures(of: str) -> list[int]:
    return [int(figure) for figure in re.findall(r"\d+", of)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", PROFILES)
def test_tiles_and_yard_are_those_of_the_profile(key: str, lang: str) -> None:
    p = PROFILES[key]
    assert set(figures(text(p, lang, "deal.hands"))) == set(p.tiles_each.values())
    left = {SET_SIZE - seats * each for seats, each in p.tiles_each.items()}
    assert set(figures(text(p, lang, "deal.yard"))) == left - {0}
    if p.drawing:
        largest = {SET_SIZE - (seats - 1) * each for seats, each in p.tiles_each.items()}
        assert set(figures(text(p, lang, "deal.largest"))) == largest


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", PROFILES)
def test_other_hands_change_the_text(key: str, lang: str) -> None:
    p = PROFILES[key]
    other = replace(p, tiles_each={seats: 4 + seats % 2 for seats in p.tiles_each})
    assert set(figures(text(other, lang, "deal.hands"))) == set(other.tiles_each.values())
    left = {SET_SIZE - seats * each for seats, each in other.tiles_each.items()}
    assert set(figures(text(other, lang, "deal.yard"))) == left


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", PROFILES)
def test_targets_are_those_of_the_profile(key: str, lang: str) -> None:
    p = PROFILES[key]
    for shift in (0, 15):
        goals = {seats: goal + shift if goal else goal for seats, goal in p.targets.items()}
        said = figures(text(replace(p, targets=goals), lang, "match.target"))
        assert {goal for goal in goals.values() if goal} <= set(said)
    one = replace(p, targets=dict.fromkeys(p.targets, 1))
    assert "(s)" not in text(one, lang, "match.target")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_targets_may_differ_by_seats_and_be_a_single_hand(lang: str) -> None:
    p = replace(PROFILES["draw"], targets={2: None, 3: 75, 4: 75})
    assert figures(text(p, lang, "match.target")) == [75]
    offered = replace(PROFILES["classic"], offered_targets=(55, 105, 205))
    assert figures(text(offered, lang, "match.offered")) == [55, 105, 205]


@pytest.mark.parametrize("key", PROFILES)
def test_other_figures_need_no_new_text(key: str) -> None:
    p = PROFILES[key]
    other = replace(
        p,
        tiles_each={seats: 3 + seats % 2 for seats in p.tiles_each},
        targets={seats: goal and goal + 35 for seats, goal in p.targets.items()},
        offered_targets=tuple(goal and goal + 35 for goal in p.offered_targets),
    )
    before, english, spanish = rule_book(p, "en"), rule_book(other, "en"), rule_book(other, "es")
    assert [each.id for each in english.paragraphs] == [each.id for each in spanish.paragraphs]
    changed = {each.id for each in english.paragraphs if before.paragraph(each.id) != each}
    assert "deal.hands" in changed
    assert ("match.target" in changed) == (p.targets != other.targets)
    for each in english.paragraphs:
        translated = text(other, "es", each.id)
        assert translated != each.text
        assert set(figures(THOUSANDS.sub("", translated))) == set(
            figures(THOUSANDS.sub("", each.text))
        )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_follow_the_features_of_the_profile(lang: str) -> None:
    p = PROFILES["classic"]
    turned = replace(p, clockwise=False)
    assert text(turned, lang, "table.direction") != text(p, lang, "table.direction")
    drawless = rule_book(replace(p, drawing=False), lang)
    assert drawless.paragraph("turn.drawn") is None
    assert drawless.paragraph("deal.largest") is None
    paired = replace(p, partners=Partners.OPTIONAL)
    assert text(paired, lang, "table.partners") != text(p, lang, "table.partners")
    stranger = rule_book(replace(p, key="stranger"), lang)
    assert stranger.title == "stranger"
    assert stranger.paragraph("advice.passes")


@pytest.mark.parametrize(
    ("lang", "half", "four", "list_of_three"),
    [("en", "12.5", "four", "a, b or c"), ("es", "12,5", "cuatro", "a, b o c")],
)
def test_numbers_and_lists(lang: str, half: str, four: str, list_of_three: str) -> None:
    w = words_for(lang)
    assert number(w, 12.5) == half
    assert number(w, 12.0) == "12"
    assert (in_words(w, 4), in_words(w, 5)) == (four, "5")
    assert any_of(w, ["a", "b", "c"]) == list_of_three
    assert any_of(w, []) == ""
