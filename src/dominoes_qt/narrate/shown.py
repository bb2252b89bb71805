"""Values from files of any origin, made fit to be shown in one line."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from dominoes_qt.narrate import words

LONGEST = 40
"""The most characters that a text from a file is shown with."""

_STEERING = {"Cc", "Cf", "Cs", "Co", "Cn"}
_MOST_ITEMS = 8
_TILE = re.compile(r"[0-6]-[0-6]")
_LARGEST = 10**9


def clean(text: str) -> str:
    """Return the text in one line, without characters that steer a screen or a terminal."""
    kept = ("\ufffd" if unicodedata.category(char) in _STEERING else char for char in text)
    return " ".join("".join(kept).split())


def shown(value: object) -> str:
    """Return a value of a record: numbers and tiles as they are, texts in quotes and shortened."""
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, int):
        return words.number(value) if abs(value) < _LARGEST else "…"
    if isinstance(value, float):
        return _number(value)
    if isinstance(value, list):
        return _listed(value)
    if isinstance(value, dict):
        return "{…}"
    text = clean(str(value))
    if len(text) > LONGEST:
        text = text[: LONGEST - 1] + "…"
    return text if _TILE.fullmatch(text) else f"“{text}”"


def _number(value: float) -> str:
    if abs(value) < _LARGEST and (2 * value).is_integer():
        return words.number(value)
    return f"{value:.6g}"


def _listed(values: Sequence[object]) -> str:
    if len(values) > _MOST_ITEMS or any(isinstance(item, list | dict) for item in values):
        return "[…]"
    items = [shown(item) for item in values]
    return words.all_of(items) if len(items) > 1 else f"[{''.join(items)}]"
