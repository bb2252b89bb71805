"""What a record holds beside what the format knows."""

from __future__ import annotations

import json

from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.record import read, write
from tests.engine.strategies import random_match, record_of

FIVES = record_of("all-fives", 2, target=25)


def test_unknown_keys_are_kept() -> None:
    record = json.loads(json.dumps(FIVES))
    record["app"] = {"deal": 7}
    record["hands"][0]["note"] = "first"
    record["hands"][0]["actions"][1]["clock"] = 3.5
    record["hands"][0]["settlement"]["why"] = "because"
    text = json.dumps(record)
    read_back = read(text)
    assert write(read_back.match, source=read_back.source) == json.loads(text)


def test_unknown_keys_stay_with_what_they_belong_to() -> None:
    record = json.loads(json.dumps(record_of("draw", 2, number=3, actions=8)))
    for action in record["hands"][0]["actions"]:
        action["note"] = action["do"]
    other = write(random_match(Setup.make("draw", 2), 3, 4), source=record)
    kept = other["hands"][0]["actions"]
    assert [action["note"] for action in kept] == [action["do"] for action in kept]
    different = write(random_match(Setup.make("draw", 2), 4, 4), source=record)
    assert not any("note" in action for action in different["hands"][0]["actions"])


def test_what_does_not_belong_to_an_action_does_no_harm() -> None:
    """Only plays and draws have a tile, so nothing checks one elsewhere."""
    record = record_of("block", 3, number=2)
    actions = record["hands"][0]["actions"]
    passed = next(action for action in actions if action["do"] == "pass")
    changed_record = json.loads(json.dumps(record))
    changed_record["hands"][0]["actions"][actions.index(passed)]["tile"] = 5
    read_back = read(json.dumps(changed_record))
    assert write(read_back.match, source=read_back.source) == record
