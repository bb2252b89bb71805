"""Which open ends a laid tile is at, for choosing an end on the board itself."""

from __future__ import annotations

from dominoes_qt.engine.actions import End
from dominoes_qt.engine.layout import CENTRE, Layout


def ends_at(layout: Layout, row: int) -> tuple[End, ...]:
    """Return the open ends at the tile of a row, in the order west, east, north, south."""
    return tuple(end.end for end in layout.open_ends if _row_at(layout, end.end) == row)


def _row_at(layout: Layout, end: End) -> int:
    """Return the row of the tile at an end: the last of its arm, else where the arm begins."""
    tiles = list(enumerate(layout.placed))
    arm = [(placed.step, row) for row, placed in tiles if placed.arm == end.value]
    if arm:
        return max(arm)[1]
    if end in (End.W, End.E):
        return next((row for row, placed in tiles if placed.arm == CENTRE), -1)
    return next((row for row, placed in tiles if placed.is_spinner), -1)
