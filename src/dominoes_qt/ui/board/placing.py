"""Decides where the next tile lies, from the tiles that lie already. Half units, no Qt.

The line runs straight until it would leave a compact area and turns there; all arms always keep
a way out (see `corridors`). As long as no double lies, one may come and cross the line as
spinner, so until then the line follows a rail that leaves room for two more arms anywhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from dominoes_qt.ui.board.corridors import Legs, follow, ways_out
from dominoes_qt.ui.board.lookahead import best_first
from dominoes_qt.ui.board.paths import LONG, SHORT, Heading, Rect, Step, Tip, ahead, step

_RAIL = {4: 1, 7: 1, 13: -1, 16: -1, 22: 1}
"""The corners of the rail, by the number of the tile round the corner: 1 right, -1 left."""


class DeadEndError(Exception):
    """An arm has no room for a tile; see the tests for why this does not happen."""


@dataclass(frozen=True, slots=True)
class Board:
    """All that decides where the next tile lies.

    Attributes:
        bodies: the tiles, in laying order.
        tips: the ends of the arms; with a spinner also those that are not open yet.
        legs: a way out for each tip.
        lengths: how many tiles lie in each arm.
        doubled: a double lies, so that no later one can be the spinner.
    """

    bodies: tuple[Rect, ...] = ()
    tips: Mapping[str, Tip] = field(default_factory=dict)
    legs: Mapping[str, Legs] = field(default_factory=dict)
    lengths: Mapping[str, int] = field(default_factory=dict)
    doubled: bool = False


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile, the direction of the arm there, and the board with it."""

    body: Rect
    heading: Heading
    board: Board


def start(*, double: bool) -> Laid:
    """Return the board with its first tile, in the middle."""
    length, side = (SHORT, LONG // 2) if double else (LONG, SHORT // 2)
    reach = length // 2
    body = ahead(-reach, 0, Heading.EAST, 0, length, side)
    tips = {
        "W": Tip(-reach, 0, Heading.WEST, double, body),
        "E": Tip(reach, 0, Heading.EAST, double, body),
    }
    if double:
        tips |= _crossing(body, Heading.EAST)
    legs: dict[str, Legs] = dict.fromkeys(tips, ())
    return Laid(body, Heading.EAST, Board((body,), tips, legs, {"W": 0, "E": 0}, double))


def lay(board: Board, arm: str, *, double: bool) -> Laid:
    """Return the board with a tile more.

    Raises:
        DeadEndError: the arm has no room, or there is no such arm.
    """
    tip = board.tips.get(arm)
    if tip is None:
        raise DeadEndError(arm)
    number = board.lengths.get(arm, 0) + 1
    if not board.doubled and not double:
        laid = step(tip, _RAIL.get(number, 0), double=False)
        return _with(board, arm, laid, {arm: laid.tip}, board.legs)
    for laid in best_first(tip, board.bodies, double=double):
        grown = _grow(board, arm, laid, spinner=double and not board.doubled)
        if grown is not None:
            return grown
    raise DeadEndError(arm)


def _grow(board: Board, arm: str, laid: Step, *, spinner: bool) -> Laid | None:
    """Return the board with a tile, or `None` if some arm would lose its way out."""
    tips = {**board.tips, arm: laid.tip}
    if spinner:
        tips |= _crossing(laid.body, laid.tip.heading)
    kept = follow(board.legs.get(arm, ()), board.tips[arm], laid)
    known = {**board.legs, arm: kept or ()}
    legs = ways_out(tips, (*board.bodies, laid.body), known)
    return None if legs is None else _with(board, arm, laid, tips, legs)


def _with(
    board: Board, arm: str, laid: Step, tips: Mapping[str, Tip], legs: Mapping[str, Legs]
) -> Laid:
    lengths = {**board.lengths, arm: board.lengths.get(arm, 0) + 1}
    doubled = board.doubled or laid.tip.stiff
    bodies = (*board.bodies, laid.body)
    return Laid(
        laid.body,
        laid.tip.heading,
        Board(bodies, {**board.tips, **tips}, legs, lengths, doubled),
    )


def without_spinner(board: Board) -> Board:
    """Return the board without the arms of a spinner, for rules that have none."""
    tips, legs = dict(board.tips), dict(board.legs)
    for arm in ("N", "S"):
        tips.pop(arm, None)
        legs.pop(arm, None)
    return replace(board, tips=tips, legs=legs)


def _crossing(body: Rect, heading: Heading) -> dict[str, Tip]:
    """Return the tips at the ends of a spinner; N is up, or to the right of an upright line."""
    x, y = (body.left + body.right) // 2, (body.top + body.bottom) // 2
    level = heading in (Heading.EAST, Heading.WEST)
    north = Heading.NORTH if level else Heading.EAST
    south = north.right.right
    return {
        arm: Tip(x + 2 * out.value[0], y + 2 * out.value[1], out, stiff=True, body=body)
        for arm, out in (("N", north), ("S", south))
    }
