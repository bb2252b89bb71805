"""Where the keys lead on the board, whatever way it is turned on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt

from dominoes_qt.engine.layout import CENTRE, Placed

_SIDEWAYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_UPWARDS = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
_JUMPS = {
    Qt.Key.Key_Home: "W",
    Qt.Key.Key_End: "E",
    Qt.Key.Key_PageUp: "N",
    Qt.Key.Key_PageDown: "S",
}
KEYS = frozenset((*_SIDEWAYS, *_UPWARDS, *_JUMPS))
"""The keys that move the cursor."""


class Landing(NamedTuple):
    """The row that a key leads to, and the arm whose end was in the way."""

    row: int
    edge: str = ""


class Walk:
    """The ways between the tiles: the line from W to E, and from N through the spinner to S."""

    def __init__(self, placed: Sequence[Placed]) -> None:
        self._placed = placed
        self._arms = {arm: self._outwards(arm) for arm in ("W", "E", "N", "S")}
        centre = [row for row, each in enumerate(placed) if each.arm == CENTRE]
        spinner = [row for row, each in enumerate(placed) if each.is_spinner]
        self._line = [*reversed(self._arms["W"]), *centre, *self._arms["E"]]
        self._crossing = [*reversed(self._arms["S"]), *spinner, *self._arms["N"]]

    def _outwards(self, arm: str) -> list[int]:
        rows = [row for row, each in enumerate(self._placed) if each.arm == arm]
        return sorted(rows, key=lambda row: self._placed[row].step)

    def go(self, row: int, key: int) -> Landing:
        """Return where a key leads from a row."""
        if key in _JUMPS:
            return self._jump(row, _JUMPS[Qt.Key(key)])
        if key in _SIDEWAYS:
            return _along(self._line, row, _SIDEWAYS[Qt.Key(key)], ("W", "E"))
        if key in _UPWARDS:
            return _along(self._crossing, row, _UPWARDS[Qt.Key(key)], ("S", "N"))
        return Landing(row)

    def _jump(self, row: int, arm: str) -> Landing:
        """Go to the end of an arm; the end of an arm without tiles is where it would begin."""
        if self._arms[arm]:
            goal = self._arms[arm][-1]
        elif arm in {"W", "E"}:
            goal = self._line[0 if arm == "W" else -1]
        else:
            return Landing(row, arm)
        return Landing(goal, arm if goal == row else "")


def _along(way: list[int], row: int, by: int, edges: tuple[str, str]) -> Landing:
    if row not in way:
        return Landing(row)
    at = way.index(row) + by
    if 0 <= at < len(way):
        return Landing(way[at])
    return Landing(row, edges[by > 0])
