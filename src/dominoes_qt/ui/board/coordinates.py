"""Where the coordinate of a tile stands: at a side of it where no other tile lies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF

from dominoes_qt.ui.board.chips import Coordinate
from dominoes_qt.ui.board.geometry import UNIT, Anchor, Place
from dominoes_qt.ui.board.layout_model import LayoutModel
from dominoes_qt.ui.board.paths import Heading
from dominoes_qt.ui.theme import Theme

Spot = tuple[QPointF, Heading]

_ROUND = (Heading.SOUTH, Heading.NORTH, Heading.EAST, Heading.WEST)
_REACH = 0.44 * UNIT
_SLACK = 0.02 * UNIT


def coordinates(model: LayoutModel, theme: Theme) -> list[Coordinate]:
    """Return a chip for each tile of the model."""
    places = model.geometry.places
    bodies = [_body(place) for place in places]
    ends = [model.geometry.anchor(each.end.value) for each in model.open_ends]
    taken = bodies + [_marked(end) for end in ends]
    chips = []
    for row, place in enumerate(places):
        chip = Coordinate(theme, model.placed_at(row).coordinate)
        at, outwards = _spot(place, taken)
        chip.stand(at, outwards.value)
        chips.append(chip)
    return chips


def _spot(place: Place, taken: Sequence[QRectF]) -> Spot:
    spots = list(_spots(place))
    free = (spot for spot in spots if not any(_room(spot).intersects(body) for body in taken))
    return next(free, spots[0])


def _spots(place: Place) -> Iterator[Spot]:
    """Yield the middles of the sides, the long ones first, then the ends of the long ones."""
    body = _body(place)
    long_first = sorted(_ROUND, key=lambda way: _half(body, way))
    for way in long_first:
        yield _edge(body, way, 0.0), way
    for way in long_first[:2]:
        for along in (0.76, -0.76):
            yield _edge(body, way, along * UNIT), way


def _edge(body: QRectF, way: Heading, along: float) -> QPointF:
    dx, dy = way.value
    return body.center() + QPointF(dx, dy) * _half(body, way) + QPointF(dy, dx) * along


def _half(body: QRectF, way: Heading) -> float:
    return (body.width() if way.value[0] else body.height()) / 2


def _room(spot: Spot) -> QRectF:
    """Return what a chip needs at a spot, just clear of its own tile."""
    at, way = spot
    dx, dy = way.value
    middle = at + QPointF(dx, dy) * (_REACH / 2 + _SLACK)
    return QRectF(middle.x() - _REACH / 2, middle.y() - _REACH / 2, _REACH, _REACH)


def _body(place: Place) -> QRectF:
    left, top, right, bottom = place.edges
    return QRectF(left, top, right - left, bottom - top)


def _marked(end: Anchor) -> QRectF:
    dx, dy = end.heading.value
    middle = QPointF(end.x + dx * UNIT / 2, end.y + dy * UNIT / 2)
    return QRectF(middle.x() - UNIT / 2, middle.y() - UNIT / 2, UNIT, UNIT)
