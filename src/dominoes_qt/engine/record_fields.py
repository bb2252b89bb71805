"""Typed access to the values of a record; a value of another kind is refused with its place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

from dominoes_qt.engine.errors import RecordError, RecordReason
from dominoes_qt.engine.tiles import Tile


@dataclass(frozen=True, slots=True)
class Place:
    """Where in a record a value stands; hands and actions are counted from 1."""

    hand: int | None = None
    action: int | None = None

    def error(self, reason: RecordReason, **facts: object) -> RecordError:
        """Return the error that names this place."""
        return RecordError(reason, hand=self.hand, action=self.action, **facts)


def an_object(value: object, key: str, place: Place) -> Mapping[str, object]:
    """Return the value, which must be a JSON object."""
    if not isinstance(value, dict):
        raise place.error(RecordReason.TYPE, key=key, wanted="object", claimed=value)
    return cast("Mapping[str, object]", value)


def a_list(value: object, key: str, place: Place) -> list[object]:
    """Return the value, which must be a list."""
    if not isinstance(value, list):
        raise place.error(RecordReason.TYPE, key=key, wanted="list", claimed=value)
    return value


def a_text(value: object, key: str, place: Place) -> str:
    """Return the value, which must be a string."""
    if not isinstance(value, str):
        raise place.error(RecordReason.TYPE, key=key, wanted="text", claimed=value)
    return value


def an_integer(value: object, key: str, place: Place) -> int:
    """Return the value, which must be a whole number."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise place.error(RecordReason.TYPE, key=key, wanted="integer", claimed=value)
    return value


def a_bool(value: object, key: str, place: Place) -> bool:
    """Return the value, which must be true or false."""
    if not isinstance(value, bool):
        raise place.error(RecordReason.TYPE, key=key, wanted="boolean", claimed=value)
    return value


def a_tile(value: object, key: str, place: Place) -> Tile:
    """Return the tile that the value names, in either order."""
    text = a_text(value, key, place)
    try:
        return Tile.parse(text)
    except ValueError:
        raise place.error(RecordReason.TILE, key=key, claimed=text) from None


def required(data: Mapping[str, object], key: str, place: Place) -> object:
    """Return the value of a key that must be there."""
    if key not in data:
        raise place.error(RecordReason.MISSING, key=key)
    return data[key]


def check(data: Mapping[str, object], key: str, right: object, place: Place) -> None:
    """Compare a claim, if it is made, with what the rules give."""
    if key in data and not same(data[key], right):
        raise place.error(RecordReason.CLAIM, key=key, claimed=data[key], right=right)


def same(claimed: object, right: object) -> bool:
    """Return whether a claimed value is the right one; `true` is no number."""
    if isinstance(right, list):
        return (
            isinstance(claimed, list)
            and len(claimed) == len(right)
            and all(same(a, b) for a, b in zip(claimed, right, strict=True))
        )
    if isinstance(claimed, bool) or isinstance(right, bool) or right is None:
        return claimed is right
    return claimed == right


def number(points: float) -> float:
    """Return points as they are written: whole where they are whole."""
    return int(points) if points == int(points) else points


def numbers(points: tuple[float, ...]) -> list[float]:
    """Return a list of points as they are written."""
    return [number(value) for value in points]
