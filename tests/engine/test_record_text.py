"""From text to JSON values: a key that is there twice is refused, and its place is named."""

from __future__ import annotations

import json

import pytest

from dominoes_qt.engine.errors import RecordError, RecordReason
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.record import read, write
from dominoes_qt.engine.record_text import parse
from tests.engine.strategies import random_match

TEXT = json.dumps(write(random_match(Setup.make("draw", 2, target=100), 1, 10_000)))


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read(text)
    return caught.value


def put_in(before: str, key: str, times: int = 1) -> str:
    """Return the record with a key, again, before the n-th place at which a text stands."""
    parts = TEXT.split(before)
    return before.join(parts[:times]) + f'"{key}": 1, ' + before + before.join(parts[times:])


@pytest.mark.parametrize(
    ("text", "place", "key"),
    [
        (put_in('"format"', "seats"), (None, None), "seats"),
        (put_in('"deal"', "yard", 2), (2, None), "yard"),
        (put_in('"do"', "seat", 3), (1, 3), "seat"),
        (put_in('"winner"', "points"), (1, None), "points"),
        ('{"a": 1, "b": {"c": [1, {"d": 1, "d": 1}]}, "a": 2}', (None, None), "a"),
        ('{"a": {"b": 1, "b": 1}, "a": 2}', (None, None), "a"),
        ('[[], {"x": 1, "x": 1}]', (None, None), "x"),
        ('{"actions": [{"x": 1, "x": 1}]}', (None, None), "x"),
    ],
)
def test_a_key_that_is_there_twice(
    text: str, place: tuple[int | None, int | None], key: str
) -> None:
    error = refused(text)
    assert error.reason is RecordReason.TWICE
    assert (error.hand, error.action) == place
    assert error.facts["key"] == key


def test_a_long_object_with_a_key_twice_takes_no_time() -> None:
    many = ", ".join(f'"{number}": 1' for number in range(200_000))
    assert refused(f'{{{many}, "199999": 2}}').facts["key"] == "199999"


@pytest.mark.parametrize("text", ['{"a": NaN}', '[Infinity, {"a": -Infinity}]', "NaN"])
def test_what_python_alone_calls_a_number(text: str) -> None:
    assert refused(text).reason is RecordReason.NOT_JSON


def test_a_good_record_is_what_json_gives() -> None:
    assert parse(TEXT) == json.loads(TEXT)
