"""From the text of a record to its JSON values; a key that an object has twice is refused."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any, NoReturn

from dominoes_qt.engine.errors import RecordError, RecordReason
from dominoes_qt.engine.record_fields import Place


class _Ambiguous(dict[str, Any]):
    """An object that has a key more than once."""

    def __init__(self, pairs: list[tuple[str, Any]]) -> None:
        super().__init__()
        for key, value in pairs:
            if key in self:
                self.key = key
            self[key] = value


def parse(text: str | bytes) -> object:
    """Return the value that a JSON text tells.

    Raises:
        RecordError: the text is no JSON, or one of its objects has a key twice.
    """
    ambiguous = False

    def an_object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        nonlocal ambiguous
        data = dict(pairs)
        if len(data) == len(pairs):
            return data
        ambiguous = True
        return _Ambiguous(pairs)

    try:
        data: object = json.loads(text, object_pairs_hook=an_object, parse_constant=_no_number)
    except RecursionError:
        raise RecordError(RecordReason.NOT_JSON, line=1, column=1) from None
    except json.JSONDecodeError as error:
        raise RecordError(RecordReason.NOT_JSON, line=error.lineno, column=error.colno) from error
    except ValueError as error:  # not UTF-8, or a number of too many digits
        raise RecordError(RecordReason.NOT_JSON, line=1, column=1) from error
    if ambiguous:
        raise _fault_of(data)
    return data


def _no_number(name: str) -> NoReturn:
    """Refuse `NaN` and the like, which Python reads and JSON does not have."""
    raise ValueError(name)


def _fault_of(data: object) -> RecordError:
    """Return the error that names the first object with a key twice; there is one."""
    waiting: list[tuple[object, str, Place]] = [(data, "", Place())]
    while True:
        value, key, place = waiting.pop()
        if isinstance(value, _Ambiguous):
            return place.error(RecordReason.TWICE, key=value.key)
        if isinstance(value, dict):
            inside = [(child, name, place) for name, child in value.items()]
        elif isinstance(value, list):
            inside = [(child, "", _within(place, key, at)) for at, child in enumerate(value, 1)]
        else:
            continue
        waiting += reversed(inside)


def _within(place: Place, key: str, number: int) -> Place:
    """Return the place of an entry of the list that has this key."""
    if key == "hands" and place.hand is None:
        return replace(place, hand=number)
    if key == "actions" and place.hand is not None and place.action is None:
        return replace(place, action=number)
    return place
