"""How a match is looked at, as data for its save, and looked at so again.

What is read comes from a file: whatever does not fit is passed over.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite

from dominoes_qt.engine.actions import Draw, End, Nominate, Pass, Play
from dominoes_qt.engine.tiles import Tile
from dominoes_qt.ui.board.camera import Camera
from dominoes_qt.ui.table import Table
from dominoes_qt.ui.table_page import TablePage

Data = dict[str, object]
_NEAREST, _FARTHEST = 20.0, 0.02
"""The bounds of a zoom that can be meant."""


def view_of(table: Table, page: TablePage, *, chosen: bool = True) -> Data:
    """Return what is chosen, unless that is past, and how the board is looked at."""
    goal = page.board.goal
    board: Data = {"fit": page.board.is_fitted, "turn": goal.turn}
    if not page.board.is_fitted:
        board |= {"x": goal.x, "y": goal.y, "zoom": goal.zoom}
    return {"seat": table.viewer, "choice": _choice(table) if chosen else {}, "board": board}


def _choice(table: Table) -> Data:
    choice, action = table.choice, table.choice.action
    if isinstance(action, Play):
        return {"tile": str(action.tile), "end": action.end.value}
    if isinstance(action, Draw | Pass):
        return {"do": "draw" if isinstance(action, Draw) else "pass"}
    if isinstance(action, Nominate):
        return {"poser": action.poser}
    return {} if choice.tile is None else {"tile": str(choice.tile)}


def restore(view: Mapping[str, object], table: Table, page: TablePage) -> None:
    """Choose what was chosen and look as was looked, as far as that is possible."""
    _look(_part(view, "board"), page)
    if table.viewer is not None and view.get("seat") == table.viewer and table.is_own_turn:
        _choose(_part(view, "choice"), table)


def _part(view: Mapping[str, object], key: str) -> Mapping[str, object]:
    part = view.get(key)
    return part if isinstance(part, dict) else {}


def _look(board: Mapping[str, object], page: TablePage) -> None:
    turn, x, y, zoom = (_number(board.get(key)) for key in ("turn", "x", "y", "zoom"))
    if turn is None:
        return
    if x is None or y is None or zoom is None:
        page.board.look_from(Camera(turn=turn), fitted=True)
    else:
        page.board.look_from(Camera(x, y, min(max(zoom, _FARTHEST), _NEAREST), turn))


def _number(value: object) -> float | None:
    """Return a number that can be one of a camera."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return float(value) if abs(value) < 1e6 and isfinite(value) else None


def _choose(wish: Mapping[str, object], table: Table) -> None:
    """Choose only what may be done, so that nothing is refused and nothing is done."""
    choice = table.choice
    if not choice.confirms:
        return
    for action in choice.legal:
        if isinstance(action, Draw | Pass | Nominate) and _data(action) == wish:
            choice.choose(action)
            return
    tiles: dict[str, Tile] = {str(play.tile): play.tile for play in choice.plays}
    tile = tiles.get(str(wish.get("tile")))
    if tile is None:
        return
    ends = {end.value: end for end in choice.ends_of(tile)}
    end: End | None = ends.get(str(wish.get("end")))
    if end is not None:
        choice.choose_end(end, tile)
    else:
        choice.choose_tile(tile)


def _data(action: Draw | Pass | Nominate) -> Data:
    if isinstance(action, Nominate):
        return {"poser": action.poser}
    return {"do": "draw" if isinstance(action, Draw) else "pass"}
