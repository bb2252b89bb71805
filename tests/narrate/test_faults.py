"""What is wrong with a record or a set-up, in one safe line."""

from __future__ import annotations

import copy
import json
import re
import unicodedata
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dominoes_qt.engine.actions import Draw, End, Play
from dominoes_qt.engine.errors import (
    IllegalAction,
    Reason,
    RecordError,
    RecordReason,
    SetupError,
    SetupReason,
)
from dominoes_qt.engine.profiles import PROFILES, Setup
from dominoes_qt.engine.record import read, replay, write
from dominoes_qt.engine.tiles import Tile
from dominoes_qt.narrate.faults import record_fault, setup_fault
from dominoes_qt.narrate.illegal import reason
from dominoes_qt.narrate.language import Languages
from dominoes_qt.narrate.shown import LONGEST, shown
from tests.engine.strategies import random_match
from tests.narrate.support import check as check_text
from tests.referee.mutations import mutations

FIVES = write(random_match(Setup.make("all-fives", 2, target=25), 1, 10_000))
SIX_LOVE = write(random_match(Setup.make("six-love", 4, first_coordinator=2), 1, 10_000))


def check(text: str, language: str) -> None:
    """See that a text is one whole line; keys and values of a record are English anywhere."""
    check_text(re.sub(r"“[^”]*”|\bstart\b", "", text).replace("  ", " ").strip(), language)


def fault(record: Any) -> str:
    with pytest.raises(RecordError) as caught:
        replay(record)
    return record_fault(caught.value)


def spoiled(*path: Any, value: Any) -> Any:
    """Return the record of `FIVES` with one value replaced."""
    record = copy.deepcopy(FIVES)
    node: Any = record
    for key in path[:-1]:
        node = node[key]
    node[path[-1]] = value
    return record


def test_a_false_claim_names_hand_action_and_right_value(languages: Languages) -> None:
    actions = FIVES["hands"][0]["actions"]
    place = next(i for i, action in enumerate(actions) if action.get("points"))
    right = actions[place]["points"]
    languages.use("en")
    wrong = spoiled("hands", 0, "actions", place, "points", value=right + 5)
    assert fault(wrong) == (
        f"hand 1, action {place + 1}: claims {right + 5} points; the rules give {right}"
    )
    languages.use("es")
    assert fault(wrong) == (
        f"mano 1, acción {place + 1}: declara {right + 5} puntos; según las reglas son {right}"
    )


def test_claims_at_the_end_of_a_hand(english: Languages) -> None:
    hand = FIVES["hands"][0]
    last = len(hand["actions"])
    at = f"hand 1, action {last}: "
    assert fault(spoiled("hands", 0, "scores", value=[12.5, 0])).startswith(
        at + "claims scores of 12.5 and 0; the rules give "
    )
    assert fault(spoiled("hands", 0, "settlement", "points", value=[1, 2])).startswith(
        at + "claims a settlement of 1 and 2; the rules give "
    )
    assert fault(spoiled("hands", 0, "end", value="sunk")) == (
        at + f"claims that the hand ends “sunk”; the rules give “{hand['end']}”"
    )
    right = hand["settlement"]["winner"]
    assert fault(spoiled("hands", 0, "settlement", "winner", value=None)) == (
        at + f"claims no winner; the rules give side {right}"
    )
    assert fault(spoiled("hands", 0, "settlement", "winner", value=1 - right)) == (
        at + f"claims side {1 - right} as the winner; the rules give side {right}"
    )


def claim(key: str, claimed: object, right: object) -> str:
    return record_fault(
        RecordError(RecordReason.CLAIM, hand=2, action=17, key=key, claimed=claimed, right=right)
    )


def test_other_claims(languages: Languages) -> None:
    languages.use("en")
    at = "hand 2, action 17: "
    assert claim("count", 10, 15) == at + "claims a count of 10; the rules give 15"
    assert claim("winner", 1, None) == at + "claims side 1 as the winner; the rules give nobody"
    assert claim("leader", 1, 0) == at + "claims that seat 1 leads; the rules give seat 0"
    assert claim("leader", 5, [0, 1]) == at + "there is no seat 5 to lead"
    assert claim("leader", 1, None) == at + "claims that seat 1 leads, but no poser is named"
    assert claim("tile", "6-4", "5-4") == at + "claims that 6-4 is drawn; the yard gives 5-4"
    assert claim("deal", 3, 2) == at + "deals to 3 seats; the match has 2"
    assert claim("complete", False, True) == (
        at + "the record is called unfinished, but the match has ended"
    )
    assert claim("other", "x y", 2) == at + "claims “x y” as “other”; the rules give 2"
    languages.use("es")
    assert claim("points", 12.5, 15) == (
        "mano 2, acción 17: declara 12,5 puntos; según las reglas son 15"
    )


@pytest.mark.parametrize("of", list(RecordReason))
def test_every_reason_of_a_record_is_told(language: str, of: RecordReason) -> None:
    facts = {
        "key": "seat",
        "claimed": 7,
        "right": 5,
        "wanted": "integer",
        "tile": Tile(6, 4),
        "seat": 1,
        "line": 3,
        "column": 4,
    }
    check(record_fault(RecordError(of, hand=2, action=17, **facts)), language)
    assert record_fault(RecordError(of, hand=2)).startswith(("hand 2: ", "mano 2: "))
    assert record_fault(RecordError(of))


@pytest.mark.parametrize("of", list(Reason))
def test_every_refusal_is_told(language: str, of: Reason) -> None:
    facts = {
        "legal": (Play(Tile(6, 4), End.W),) * 5,
        "turn": 1,
        "tile": Tile(6, 5),
        "end": End.N,
        "number": 3,
        "yard": 2,
    }
    check(reason(IllegalAction(of, **facts), 0), language)
    assert reason(IllegalAction(of), 0)


def test_refusals_name_seats_and_places(languages: Languages) -> None:
    plays = (Play(Tile(6, 4), End.W), Play(Tile(5, 4), End.START))
    error = RecordError(
        RecordReason.ILLEGAL,
        hand=1,
        action=4,
        cause=IllegalAction(Reason.CAN_PLAY, legal=plays),
        seat=1,
        claimed=Draw(),
    )
    languages.use("en")
    assert record_fault(error) == (
        "hand 1, action 4: seat 1 has to play, for it can: 6-4 at W, 5-4 at start"
    )
    languages.use("es")
    assert record_fault(error) == (
        "mano 1, acción 4: el asiento 1 tiene que jugar, porque puede: 6-4 en W, 5-4 en start"
    )
    yard = IllegalAction(Reason.CAN_DRAW, yard=1)
    assert reason(yard, 1) == "el asiento 1 no puede pasar: queda 1 ficha por robar"


@pytest.mark.parametrize("of", list(SetupReason))
def test_every_fault_of_a_set_up_is_told(language: str, of: SetupReason) -> None:
    check(setup_fault(SetupError(of, given=7, allowed=(2, 3, 4))), language)
    assert setup_fault(SetupError(of))


def test_set_up_faults(languages: Languages) -> None:
    languages.use("en")
    with pytest.raises(SetupError) as caught:
        Setup.make("chess", 2)
    assert setup_fault(caught.value) == (
        f"there is no profile “chess”; there are {', '.join(list(PROFILES)[:-1])} and six-love"
    )
    with pytest.raises(SetupError) as caught:
        Setup.make("block", 4, partners=False, target=7)
    assert setup_fault(caught.value).endswith("or there is none; 7 is not one")
    with pytest.raises(SetupError) as caught:
        Setup.make("classic", 4, partners=True)
    assert setup_fault(caught.value) == "partners are not allowed here"
    languages.use("es")
    with pytest.raises(SetupError) as caught:
        Setup.make("six-love", 4, partners=False)
    assert setup_fault(caught.value) == "el perfil se juega siempre por parejas"


@pytest.mark.parametrize("record", [FIVES, SIX_LOVE], ids=["all-fives", "six-love"])
def test_spoiled_records_are_refused_in_one_line(languages: Languages, record: Any) -> None:
    for _description, wrong in mutations(record, 3, 0.1):
        for code in languages.available:
            languages.use(code)
            check(fault(wrong), code)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=12,
)


@settings(max_examples=200, deadline=None)
@given(JSON)
def test_hostile_values_are_made_harmless(value: object) -> None:
    text = shown(value)
    assert text
    assert len(text) <= 10 * LONGEST
    assert not {unicodedata.category(char) for char in text} & {"Cc", "Cf", "Cs", "Co", "Cn"}
    assert text.encode()


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("\x1b[2J\nhand 1: fine", "“\ufffd[2J\ufffdhand 1: fine”"),
        ("x" * 500, f"“{'x' * 39}…”"),
        ("\ud800", "“\ufffd”"),
        ("", "“”"),
        pytest.param(10**5000, "…", id="huge"),
        (float("nan"), "nan"),
        (float("inf"), "inf"),
        (0.1, "0.1"),
        ([], "[]"),
        ([1, [2]], "[…]"),
        (list(range(100)), "[…]"),
        ([True, None, "a"], "true, null and “a”"),
        ({"a": 1}, "{…}"),
    ],
)
def test_shown(english: Languages, value: object, text: str) -> None:
    assert shown(value) == text


def test_braces_in_a_value_stay(english: Languages) -> None:
    with pytest.raises(RecordError) as caught:
        read(json.dumps({"format": "{0.__class__}"}))
    assert record_fault(caught.value) == "not a record of a known format: “{0.__class__}”"


def test_entries_of_lists_are_named_by_their_place(languages: Languages) -> None:
    said = fault(spoiled("hands", 0, "actions", 0, value="x"))
    assert said == "hand 1, action 1: it has to be an object, not “x”"
    assert fault(spoiled("hands", 0, value=[])) == "hand 1: it has to be an object, not []"
    with pytest.raises(RecordError) as caught:
        read('{"format": 1, "format": 1}')
    assert record_fault(caught.value) == "“format” is there twice"


@pytest.mark.parametrize(
    ("profile", "seats", "target", "said"),
    [
        (
            "block",
            2,
            101,
            "a target is a multiple of 5 from 25 to 1000, or there is none; 101 is not one",
        ),
        ("six-love", 4, None, "this profile is always played to 6"),
    ],
)
def test_a_target_says_what_is_allowed(
    profile: str, seats: int, target: int | None, said: str, languages: Languages
) -> None:
    with pytest.raises(SetupError) as caught:
        Setup.make(profile, seats, target=target)
    assert setup_fault(caught.value) == said
