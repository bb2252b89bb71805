"""The live examples: the engine accepts their records, and they show what they promise."""

from __future__ import annotations

import json

import pytest

from dominoes_qt.engine.actions import Draw, Pass
from dominoes_qt.engine.events import HandEnded, MatchEnded, Played
from dominoes_qt.engine.layout import layout_of
from dominoes_qt.engine.profiles import PROFILES, USUAL, Partners, Setup
from dominoes_qt.engine.record import read
from dominoes_qt.narrate.rules import Example, examples, examples_for
from dominoes_qt.narrate.rules.scripts import Script, parse, record, states
from dominoes_qt.narrate.rules.steps import comment
from dominoes_qt.narrate.rules.words import words_for
from tests.narrate.support import check, told

EXAMPLES = {example.id: example for example in examples("en")}


def plays(example: Example) -> list[Played]:
    hand = example.steps[-1].match.latest
    assert hand is not None
    return [event for event in hand.events if isinstance(event, Played)]


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_engine_accepts_the_record(name: str) -> None:
    example = EXAMPLES[name]
    checked = read(json.dumps(example.record)).match
    assert record(checked) == example.record
    assert checked.scores == example.steps[-1].match.scores
    assert example.record["profile"] == example.profile


@pytest.mark.parametrize("name", EXAMPLES)
def test_steps_and_comments(name: str) -> None:
    spanish = next(example for example in examples("es") if example.id == name)
    actions = sum(len(hand["actions"]) + 1 for hand in EXAMPLES[name].record["hands"])
    assert len(EXAMPLES[name].steps) == len(spanish.steps) == actions
    for ours, theirs in zip(EXAMPLES[name].steps, spanish.steps, strict=True):
        assert (ours.hand, ours.done) == (theirs.hand, theirs.done)
        assert ours.comment != theirs.comment
        assert not set("{}%") & set(ours.comment + theirs.comment)
        assert "(s)" not in ours.comment


@pytest.mark.parametrize(
    ("name", "counts", "points"),
    [
        ("five-muggins", [12, 16, 20, 25, 30], 75),
        ("five-all-fives", [12, 16, 20, 13, 18], 20),
    ],
)
def test_five_tiles_in_both_ways_of_counting(name: str, counts: list[int], points: int) -> None:
    laid = plays(EXAMPLES[name])
    assert [play.count for play in laid] == counts
    assert sum(play.points for play in laid) == points
    assert [str(play.tile) for play in laid] == ["6-6", "6-4", "4-4", "6-5", "5-5"]
    for step, count in zip(EXAMPLES[name].steps[1:], counts, strict=True):
        assert f"= {count}:" in step.comment


def test_the_spinner_opens_its_arms() -> None:
    example = EXAMPLES["spinner"]
    arms = [len(layout_of(step.match.latest).open_ends) for step in example.steps]
    assert arms == [0, 2, 2, 2, 4, 4, 4, 4]
    assert [play.spinner for play in plays(example)] == [False, False, True, *[False] * 4]
    assert [play.end.value for play in plays(example)][-2:] == ["N", "S"]


def test_the_blocked_hand_is_settled() -> None:
    settled = EXAMPLES["blocked"].steps[-1].match.finished[-1].settlement
    assert settled.end.value == "blocked"
    assert settled.winner is not None
    assert settled.own
    said = EXAMPLES["blocked"].steps[-1].comment
    assert f"− {settled.own} = {settled.points[settled.winner]:.0f}." in said


def test_the_tie_gives_half_points() -> None:
    example = EXAMPLES["half-points"]
    settled = example.steps[-1].match.finished[-1].settlement
    assert len(settled.sharers) == 2
    assert settled.points[settled.sharers[0]] % 1 == 0.5
    assert f"{settled.points[settled.sharers[0]]} for each" in example.steps[-1].comment


def test_the_key_bone_counts_two() -> None:
    match = EXAMPLES["key-bone"].steps[-1].match
    assert match.finished[-1].settlement.key_bone
    assert max(match.scores) == 2
    assert "key bone" in EXAMPLES["key-bone"].steps[-1].comment


def test_the_reset_goes_back_to_zero() -> None:
    first, second = EXAMPLES["reset"].steps[-1].match.finished
    assert max(first.scores) == 1
    assert second.settlement.reset
    assert second.scores == (0.0, 0.0)


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("key", PROFILES)
def test_steps_of_any_match_can_be_told(key: str, lang: str) -> None:
    w = words_for(lang)
    for seats in PROFILES[key].seats:
        partners = PROFILES[key].partners is not Partners.NEVER and seats == 4
        target = USUAL if PROFILES[key].target_is_fixed else 25
        setup = Setup.make(key, seats, partners=partners, target=target)
        for number in range(1, 6):
            for match, event in told(setup, number, 90):
                hand = match.latest
                if hand is not None and not isinstance(event, HandEnded | MatchEnded):
                    check(comment(match, len(hand.events), w), lang)


def test_examples_of_a_profile() -> None:
    assert [example.id for example in examples_for("six-love", "en")] == ["key-bone", "reset"]
    assert examples_for("draw", "en") == ()


def test_what_scripts_are_written_in() -> None:
    assert parse("+") == Draw()
    assert parse("-") == Pass()
    endless = Script("endless", "block", 3, 31, (EXAMPLES_MOVES + " -",))
    with pytest.raises(ValueError, match="after the end"):
        list(states(endless))


EXAMPLES_MOVES = "2-0 4-2W 4-3W 1-0E 5-1E 5-2E 3-2E - - -"
