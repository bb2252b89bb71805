"""Reading, checking and writing `domino-record/1`."""

from __future__ import annotations

import contextlib
import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dominoes_qt.engine.errors import IllegalAction, Reason, RecordError, RecordReason, SetupError
from dominoes_qt.engine.match import Match
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.record import read, replay, write
from tests.engine.strategies import matches, random_match, record_of

Json = dict[str, Any]


FIVES = record_of("all-fives", 2, target=25)
CLASSIC = record_of("classic", 3)
SIX_LOVE = record_of("six-love", 4, first_coordinator=2)


@settings(max_examples=80, deadline=None)
@given(matches())
def test_what_is_written_reads_back_the_same(match: Match) -> None:
    record = write(match)
    assert write(replay(record)) == record
    assert replay(record) == match or match.hands_dealt > 0  # a lot is not part of a record
    assert read(json.dumps(record)).match.scores == match.scores


@settings(max_examples=40, deadline=None)
@given(matches())
def test_claims_may_be_left_out(match: Match) -> None:
    record = write(match)
    bare = copy.deepcopy(record)
    for key in ("winner",):
        bare.pop(key, None)
    if bare["complete"]:
        bare.pop("complete")
    for hand in bare["hands"]:
        for key in ("end", "settlement", "scores"):
            hand.pop(key, None)
        if hand["actions"]:
            hand.pop("leader", None)
        for action in hand["actions"]:
            action.pop("count", None)
            action.pop("points", None)
            if action["do"] == "draw":
                action.pop("tile")
    assert write(replay(bare)) == record


def test_tiles_may_be_written_in_either_order() -> None:
    turned = json.loads(json.dumps(FIVES))
    for hand in turned["hands"]:
        hand["deal"] = [[tile[::-1] for tile in row] for row in hand["deal"]]
        hand["yard"] = [tile[::-1] for tile in hand["yard"]]
        for action in hand["actions"]:
            if "tile" in action:
                action["tile"] = action["tile"][::-1]
    assert write(replay(turned)) == FIVES


def test_a_target_left_out_is_the_usual_one() -> None:
    usual = record_of("block", 2)
    assert replay(changed(usual, drop("target"))).setup.target == 100


def test_points_are_written_whole_where_they_are_whole() -> None:
    record = record_of("all-fives", 3, target=1000)
    text = json.dumps(record)
    assert ".0" not in text
    assert all(
        isinstance(score, int | float) for hand in record["hands"] for score in hand["scores"]
    )


def test_players_are_written_as_given() -> None:
    match = random_match(Setup.make("block", 2), 1, 3)
    players = [{"name": "Ana", "kind": "human"}, {"name": "Beto", "kind": "computer"}]
    assert write(match, players=players)["players"] == players
    assert write(replay(write(match, players=players))) == write(match)


@pytest.mark.parametrize(
    "text",
    [
        *("", "{", "nonsense", '{"a": }', "[" * 100_000, b"\xff\xfe", b"\x80", "1" * 5000),
        *("[]", "null", "3", '"domino-record/1"', "NaN"),
    ],
)
def test_what_is_no_record_is_refused(text: str | bytes) -> None:
    with pytest.raises(RecordError) as caught:
        read(text)
    reasons = (RecordReason.NOT_JSON, RecordReason.NOT_AN_OBJECT)
    assert caught.value.reason in reasons
    assert (caught.value.hand, caught.value.action) == (None, None)


def test_a_fault_in_json_names_line_and_column() -> None:
    with pytest.raises(RecordError) as caught:
        read('{\n"a": }')
    assert (caught.value.facts["line"], caught.value.facts["column"]) == (2, 6)


Change = Callable[[Json], object]
Place = tuple[int | None, int | None]


def changed(record: Json, change: Change) -> Json:
    """Return a copy of the record with a change."""
    copied: Json = json.loads(json.dumps(record))
    change(copied)
    return copied


def first_play(record: Json) -> Json:
    """Return the first action of the first hand."""
    action: Json = record["hands"][0]["actions"][0]
    return action


def put(*path: str | int, value: object) -> Change:
    """Return a change that sets the value at a path."""

    def change(record: Json) -> None:
        target: Any = record
        for step in path[:-1]:
            target = target[step]
        target[path[-1]] = value

    return change


def drop(*path: str | int) -> Change:
    """Return a change that takes a key away."""

    def change(record: Json) -> None:
        target: Any = record
        for step in path[:-1]:
            target = target[step]
        del target[path[-1]]

    return change


HAND = ("hands", 0)
ACTION = ("hands", 0, "actions", 0)
WHOLE: Place = (None, None)
FIRST: Place = (1, None)
FIRST_ACTION: Place = (1, 1)


@pytest.mark.parametrize(
    ("change", "reason", "place"),
    [
        (drop("format"), RecordReason.MISSING, WHOLE),
        (put("format", value="domino-record/2"), RecordReason.FORMAT, WHOLE),
        (put("format", value=1), RecordReason.FORMAT, WHOLE),
        (drop("profile"), RecordReason.MISSING, WHOLE),
        (put("profile", value=3), RecordReason.TYPE, WHOLE),
        (put("profile", value="chess"), RecordReason.SETUP, WHOLE),
        (drop("seats"), RecordReason.MISSING, WHOLE),
        (put("seats", value="2"), RecordReason.TYPE, WHOLE),
        (put("seats", value=True), RecordReason.TYPE, WHOLE),
        (put("seats", value=5), RecordReason.SETUP, WHOLE),
        (put("seats", value=3), RecordReason.CLAIM, FIRST),
        (put("partners", value=True), RecordReason.SETUP, WHOLE),
        (put("partners", value=0), RecordReason.TYPE, WHOLE),
        (put("target", value=26), RecordReason.SETUP, WHOLE),
        (put("target", value="25"), RecordReason.TYPE, WHOLE),
        (put("target", value=False), RecordReason.TYPE, WHOLE),
        (put("first_leader", value=2), RecordReason.SETUP, WHOLE),
        (put("first_leader", value=None), RecordReason.TYPE, WHOLE),
        (put("first_coordinator", value=0), RecordReason.SETUP, WHOLE),
        (put("first_coordinator", value="lot"), RecordReason.TYPE, WHOLE),
        (put("first_coordinator", value=None), RecordReason.TYPE, WHOLE),
        (drop("hands"), RecordReason.MISSING, WHOLE),
        (put("hands", value={}), RecordReason.TYPE, WHOLE),
        (put("hands", value=[]), RecordReason.MATCH_UNFINISHED, WHOLE),
        (put(*HAND, value=3), RecordReason.TYPE, FIRST),
        (drop(*HAND, "deal"), RecordReason.MISSING, FIRST),
        (drop(*HAND, "yard"), RecordReason.MISSING, FIRST),
        (drop(*HAND, "actions"), RecordReason.MISSING, FIRST),
        (put(*HAND, "deal", value="6-6"), RecordReason.TYPE, FIRST),
        (put(*HAND, "deal", 0, value="6-6"), RecordReason.TYPE, FIRST),
        (put(*HAND, "deal", 0, 0, value="7-1"), RecordReason.TILE, FIRST),
        (put(*HAND, "deal", 0, 0, value=66), RecordReason.TYPE, FIRST),
        (put(*HAND, "yard", 0, value="6-"), RecordReason.TILE, FIRST),
        (drop(*HAND, "deal", 0, 0), RecordReason.HAND_SIZE, FIRST),
        (drop(*HAND, "yard", 0), RecordReason.MISSING_TILE, FIRST),
        (lambda r: r["hands"][0]["yard"].append("6-6"), RecordReason.DOUBLED, FIRST),
        (put(*HAND, "leader", value=9), RecordReason.CLAIM, FIRST),
        (put(*HAND, "leader", value="0"), RecordReason.TYPE, FIRST),
        (put(*ACTION, value="pass"), RecordReason.TYPE, FIRST_ACTION),
        (drop(*ACTION, "seat"), RecordReason.MISSING, FIRST_ACTION),
        (drop(*ACTION, "do"), RecordReason.MISSING, FIRST_ACTION),
        (put(*ACTION, "do", value="move"), RecordReason.UNKNOWN_ACTION, FIRST_ACTION),
        (put(*ACTION, "do", value=[]), RecordReason.UNKNOWN_ACTION, FIRST_ACTION),
        (drop(*ACTION, "tile"), RecordReason.MISSING, FIRST_ACTION),
        (put(*ACTION, "tile", value="9-9"), RecordReason.TILE, FIRST_ACTION),
        (drop(*ACTION, "at"), RecordReason.MISSING, FIRST_ACTION),
        (put(*ACTION, "at", value="X"), RecordReason.TYPE, FIRST_ACTION),
        (put(*ACTION, "at", value={}), RecordReason.TYPE, FIRST_ACTION),
        (put(*ACTION, "at", value="W"), RecordReason.ILLEGAL, FIRST_ACTION),
        (put(*ACTION, "do", value="nominate"), RecordReason.MISSING, FIRST_ACTION),
        (put(*ACTION, "count", value=99), RecordReason.CLAIM, FIRST_ACTION),
        (put(*ACTION, "count", value=True), RecordReason.CLAIM, FIRST_ACTION),
        (put(*ACTION, "points", value=99), RecordReason.CLAIM, FIRST_ACTION),
        (put("winner", value=None), RecordReason.CLAIM, None),
        (put("complete", value=False), RecordReason.CLAIM, None),
        (put("complete", value=1), RecordReason.TYPE, WHOLE),
        (put(*HAND, "end", value="lost"), RecordReason.CLAIM, None),
        (put(*HAND, "settlement", value=[]), RecordReason.TYPE, None),
        (put(*HAND, "settlement", "points", value=[1, 2]), RecordReason.CLAIM, None),
        (put(*HAND, "settlement", "points", value=[0, 0, 0]), RecordReason.CLAIM, None),
        (put(*HAND, "settlement", "winner", value=7), RecordReason.CLAIM, None),
        (put(*HAND, "scores", value="0"), RecordReason.CLAIM, None),
    ],
)
def test_a_fault_is_refused_with_its_place(
    change: Change, reason: RecordReason, place: Place | None
) -> None:
    with pytest.raises(RecordError) as caught:
        replay(changed(FIVES, change))
    assert caught.value.reason is reason
    if place is not None:
        assert (caught.value.hand, caught.value.action) == place


def test_an_illegal_action_says_why() -> None:
    passing: Json = {"seat": first_play(CLASSIC)["seat"], "do": "pass"}
    with pytest.raises(RecordError) as caught:
        replay(changed(CLASSIC, put(*ACTION, value=passing)))
    cause = caught.value.facts["cause"]
    assert isinstance(cause, IllegalAction)
    assert cause.reason is Reason.CAN_PLAY


def test_a_set_up_that_is_not_allowed_says_why() -> None:
    with pytest.raises(RecordError) as caught:
        replay(changed(FIVES, put("target", value=26)))
    assert isinstance(caught.value.facts["cause"], SetupError)


@pytest.mark.parametrize("key", ["count", "points"])
def test_counts_are_refused_where_the_profile_does_not_count(key: str) -> None:
    with pytest.raises(RecordError) as caught:
        replay(changed(CLASSIC, put(*ACTION, key, value=0)))
    assert caught.value.reason is RecordReason.NO_SCORING


def test_counts_belong_to_plays_alone() -> None:
    record = record_of("all-fives", 2, number=5, target=1000)
    place = next(
        (hand, action)
        for hand, value in enumerate(record["hands"])
        for action, step in enumerate(value["actions"])
        if step["do"] == "draw"
    )
    path = ("hands", place[0], "actions", place[1])
    with pytest.raises(RecordError) as caught:
        replay(changed(record, put(*path, "points", value=0)))
    assert caught.value.reason is RecordReason.NO_SCORING
    with pytest.raises(RecordError) as caught:
        replay(changed(record, put(*path, "tile", value="0-0")))
    right = record["hands"][place[0]]["actions"][place[1]]["tile"]
    assert (caught.value.reason, caught.value.facts["right"]) == (RecordReason.CLAIM, right)


def test_nothing_follows_an_end() -> None:
    more = changed(CLASSIC, lambda r: r["hands"][0]["actions"].append({"seat": 0, "do": "pass"}))
    with pytest.raises(RecordError) as caught:
        replay(more)
    place = (1, len(more["hands"][0]["actions"]))
    assert (caught.value.reason, caught.value.hand, caught.value.action) == (
        RecordReason.ACTION_AFTER_END,
        *place,
    )
    with pytest.raises(RecordError) as caught:
        replay(changed(CLASSIC, lambda r: r["hands"].append(r["hands"][0])))
    assert (caught.value.reason, caught.value.hand) == (RecordReason.HAND_AFTER_END, 2)


def test_hands_and_matches_have_an_end() -> None:
    cut = changed(CLASSIC, lambda r: r["hands"][0]["actions"].pop())
    with pytest.raises(RecordError) as caught:
        replay(cut)
    assert caught.value.reason is RecordReason.HAND_UNFINISHED
    for key in ("end", "settlement", "scores"):
        del cut["hands"][0][key]
    with pytest.raises(RecordError) as caught:
        replay(cut)
    assert caught.value.reason is RecordReason.MATCH_UNFINISHED
    assert caught.value.action == len(cut["hands"][0]["actions"])
    cut["complete"], cut["winner"] = False, None
    assert replay(cut).hand is not None
    doubled = changed(cut, lambda r: r["hands"].append(r["hands"][0]))
    with pytest.raises(RecordError) as caught:
        replay(doubled)
    assert (caught.value.reason, caught.value.hand) == (RecordReason.HAND_UNFINISHED, 1)


def test_a_leader_is_claimed_only_once_it_is_named() -> None:
    waiting = changed(SIX_LOVE, lambda r: r["hands"].__setitem__(slice(1, None), []))
    hand = waiting["hands"][0]
    poser = hand.pop("leader")
    waiting["hands"][0] = {"deal": hand["deal"], "yard": [], "actions": hand["actions"][:1]}
    waiting["complete"], waiting["winner"] = False, None
    assert replay(waiting).hand is not None
    waiting["hands"][0]["leader"] = 3 - poser if poser % 2 == 0 else 0
    with pytest.raises(RecordError) as caught:
        replay(waiting)
    assert caught.value.facts["key"] == "leader"
    waiting["hands"][0]["actions"] = []
    with pytest.raises(RecordError) as caught:
        replay(waiting)
    assert (caught.value.reason, caught.value.facts["right"]) == (RecordReason.CLAIM, None)
    del waiting["hands"][0]["leader"]
    assert replay(waiting).legal


def test_a_leader_by_lot_is_what_the_record_tells() -> None:
    started = write(random_match(Setup.make("block", 2), 1, 0))
    assert replay(started).turn == started["hands"][0]["leader"]
    del started["hands"][0]["leader"]
    with pytest.raises(RecordError) as caught:
        replay(started)
    assert (caught.value.reason, caught.value.facts["key"]) == (RecordReason.MISSING, "leader")


def test_partners_left_out_are_what_the_profile_prescribes() -> None:
    assert replay(changed(SIX_LOVE, drop("partners"))).setup.partners
    assert not replay(changed(FIVES, drop("partners"))).setup.partners


@given(
    value=st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    ),
    data=st.data(),
)
def test_any_value_anywhere_is_read_or_refused(value: object, data: st.DataObject) -> None:
    """Put any JSON value at any place: there is a match, or a `RecordError`, and nothing else."""
    record = json.loads(json.dumps(data.draw(st.sampled_from([FIVES, CLASSIC, SIX_LOVE]))))
    target: Any = record
    while True:
        key = data.draw(
            st.sampled_from(sorted(target) if isinstance(target, dict) else range(len(target)))
        )
        inner = target[key]
        if not (isinstance(inner, dict | list) and inner) or data.draw(st.booleans()):
            target[key] = value
            break
        target = inner
    with contextlib.suppress(RecordError):
        replay(record)
