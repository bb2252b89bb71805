"""Ways to damage files, from a seed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

HOSTILE: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 2, 3, 28, 10**30, 1.5, float("nan"), float("inf")),
    *("", "6-6", "9-9", "lot", "start", "W", "D", "R", "D D", "D:", "Pn0", "\ud800", "x" * 5000),
    *([], [[]], ["6-6"], {}, {"do": "play"}, {"seat": 0, "do": "pass"}, [None] * 50),
)


def spoiled_bytes(data: bytes, chance: Random) -> bytes:
    """Return the data with flipped bytes, something cut out, put in, or doubled."""
    at = chance.randrange(len(data) + 1)
    to = min(len(data), at + 1 + int(chance.expovariate(0.01)))
    kind = chance.randrange(7)
    if kind < 3:
        changed = bytearray(data)
        for _ in range(1 + int(chance.expovariate(0.3))):
            changed[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
        return bytes(changed)
    if kind == 3:
        return data[:at]
    if kind == 4:
        return data[:at] + data[to:]
    if kind == 5:
        return data[:at] + chance.randbytes(to - at) + data[to:]
    return data[:to] + data[at:]


def spoil_json(value: Any, chance: Random) -> None:
    """Change one thing somewhere in a JSON object or list."""
    while True:
        keys = list(value) if isinstance(value, dict) else range(len(value))
        if not keys:
            break
        key = chance.choice(keys)
        if isinstance(value[key], dict | list) and value[key] and chance.random() < 0.85:
            value = value[key]
            continue
        change = chance.choice(_CHANGES)
        change(value, key, chance)
        return
    if isinstance(value, dict):
        value["x"] = chance.choice(HOSTILE)


def _replace(value: Any, key: Any, chance: Random) -> None:
    value[key] = chance.choice(HOSTILE)


def _remove(value: Any, key: Any, chance: Random) -> None:
    del value[key]


def _swap(value: Any, key: Any, chance: Random) -> None:
    other = chance.choice(list(value) if isinstance(value, dict) else range(len(value)))
    value[key], value[other] = value[other], value[key]


def _double(value: Any, key: Any, chance: Random) -> None:
    if isinstance(value, list):
        value.insert(key, value[key])
    else:
        value[f"{key}2"] = value[key]


_CHANGES: tuple[Callable[[Any, Any, Random], None], ...] = (
    _replace,
    _replace,
    _remove,
    _swap,
    _double,
)
