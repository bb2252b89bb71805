"""Paints a tile crisply at any size and turn: faces, backs, and the marks of its state.

A tile is painted in a frame of its own, two units wide and one high, in which the middle is the
origin; `_framed` maps it onto the rectangle that is asked for. Light always falls from the
upper left of the screen, however the tile is turned.
"""

from __future__ import annotations

import math
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QLinearGradient, QPainter, QPen, QRadialGradient

from dominoes_qt.ui.tile_look import Faces, TileLook

_ADORNED, _INSET, _FAINT = 20, 0.09, 0.45
"""The back has a line within its rim where half a tile is that many pixels; how, and how faint."""
MARGIN = 0.07
"""The room around a tile for its shadow and marks, as a part of a half."""

_CORNER = 0.14
_FADED = (0.62, 0.9)
"""Opacity of the face, and of what is printed on it, of previews and dimmed tiles."""
_PIP = 0.095
_STEP = 0.27
_SMALL_PIP, _SMALL_STEP = 0.056, 0.145

_L, _M, _R = -1, 0, 1
_PATTERNS: tuple[tuple[tuple[int, int], ...], ...] = (
    (),
    ((_M, _M),),
    ((_L, _L), (_R, _R)),
    ((_L, _L), (_M, _M), (_R, _R)),
    ((_L, _L), (_L, _R), (_R, _L), (_R, _R)),
    ((_L, _L), (_L, _R), (_M, _M), (_R, _L), (_R, _R)),
    ((_L, _L), (_M, _L), (_R, _L), (_L, _R), (_M, _R), (_R, _R)),
)
"""The pips of each number on a grid of three by three, along and across the tile."""


def paint_tile(painter: QPainter, rect: QRectF, first: int, second: int, look: TileLook) -> None:
    """Paint a tile into a rectangle: `first` at the left of a wide one, on top of a high one."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit, turned = _framed(painter, rect)
    look = replace(look, turn=look.turn + turned)
    pixel, opacity = 1 / unit, painter.opacity()
    if not (look.ghost or look.theme.contrast):
        _shadow(painter, look)
    # What is printed on the face fades less than the face, so that it can always be read.
    face, printed = _FADED if look.ghost or look.dimmed else (1.0, 1.0)
    painter.setOpacity(opacity * face)
    _body(painter, look, pixel)
    _seam(painter, look, pixel)
    painter.setOpacity(opacity * printed)
    for middle, pips in ((-0.5, first), (0.5, second)):
        _half(painter, QPointF(middle, 0), pips, look)
    painter.setOpacity(opacity)
    _marks(painter, look, pixel)
    painter.restore()


def paint_back(painter: QPainter, rect: QRectF, look: TileLook) -> None:
    """Paint the back of a tile into a rectangle, wide or high."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit, _turned = _framed(painter, rect)
    painter.setPen(QPen(look.theme.colour("back_rim"), max(0.05, 1 / unit)))
    painter.setBrush(look.theme.colour("back"))
    painter.drawRoundedRect(_outline(), _CORNER, _CORNER)
    if unit >= _ADORNED:
        ornament = look.theme.colour("back_rim")
        ornament.setAlphaF(_FAINT)
        painter.setPen(QPen(ornament, max(0.03, 1 / unit)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(_outline(-_INSET), _CORNER / 2, _CORNER / 2)
    painter.restore()


def _framed(painter: QPainter, rect: QRectF) -> tuple[float, float]:
    """Map the tile's frame onto the rectangle; return pixels per half, and the quarter turn."""
    high = rect.height() > rect.width()
    length, breadth = max(rect.width(), rect.height()), min(rect.width(), rect.height())
    unit = min(length / (2 + 2 * MARGIN), breadth / (1 + 2 * MARGIN))
    painter.translate(rect.center())
    if high:
        painter.rotate(90)
    painter.scale(unit, unit)
    return unit * max(_scale(painter) / unit, 1e-6), 90.0 if high else 0.0


def _scale(painter: QPainter) -> float:
    """Return how many pixels of the device a unit of the painter is."""
    world = painter.combinedTransform()
    return math.hypot(world.m11(), world.m12())


def _outline(grow: float = 0.0) -> QRectF:
    """Return the outline of a tile, `grow` larger on every side."""
    return QRectF(-0.98, -0.48, 1.96, 0.96).adjusted(-grow, -grow, grow, grow)


def _lit(look: TileLook, length: float) -> QPointF:
    """Return the vector of that length away from the light, in the frame of the tile."""
    angle = math.radians(55 - look.turn)
    return QPointF(length * math.cos(angle), length * math.sin(angle))


def _shadow(painter: QPainter, look: TileLook) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for reach, strength in ((0.075, 26), (0.05, 36), (0.025, 48)):
        painter.setBrush(QColor(0, 0, 0, strength))
        away = _lit(look, reach)
        painter.drawRoundedRect(_outline(0.012).translated(away), _CORNER, _CORNER)


def _body(painter: QPainter, look: TileLook, pixel: float) -> None:
    theme, outline = look.theme, _outline()
    away = _lit(look, 0.62)
    face = QLinearGradient(-away, away)
    face.setColorAt(0, theme.colour("ivory"))
    face.setColorAt(0.6, theme.colour("ivory"))
    face.setColorAt(1, theme.colour("ivory_low"))
    painter.setBrush(QBrush(face))
    pen = QPen(theme.colour("rim"), max(0.05 if theme.contrast else 0.022, pixel))
    painter.setPen(Qt.PenStyle.NoPen if look.ghost else pen)
    painter.drawRoundedRect(outline, _CORNER, _CORNER)
    if not (theme.contrast or look.ghost):
        gleam = QColor(255, 255, 255, 150)
        painter.setPen(QPen(gleam, 0.02))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(_outline(-0.03).translated(_lit(look, 0.012)), 0.11, 0.11)


def _seam(painter: QPainter, look: TileLook, pixel: float) -> None:
    theme = look.theme
    painter.setPen(QPen(theme.colour("seam"), max(0.022, pixel)))
    painter.drawLine(QPointF(0, -0.36), QPointF(0, 0.36))
    pin = theme.colour("pin")
    painter.setPen(Qt.PenStyle.NoPen)
    if theme.contrast:
        painter.setBrush(pin)
    else:
        shine = QRadialGradient(-_lit(look, 0.02), 0.06)
        shine.setColorAt(0, pin.lighter(150))
        shine.setColorAt(1, pin)
        painter.setBrush(QBrush(shine))
    painter.drawEllipse(QPointF(0, 0), 0.05, 0.05)


def _half(painter: QPainter, middle: QPointF, pips: int, look: TileLook) -> None:
    if look.faces is Faces.PIPS:
        _pips(painter, middle, pips, look, _PIP, _STEP)
    elif look.faces is Faces.NUMERALS:
        _numeral(painter, middle, pips, look, 0.74)
    else:
        _numeral(painter, middle, pips, look, 0.52, shift=-0.23)
        beside = middle + _upright(look, 0.2, 0)
        _pips(painter, beside, pips, look, _SMALL_PIP, _SMALL_STEP)


def _ink(pips: int, look: TileLook) -> QColor:
    return QColor(look.theme.numbers[pips]) if look.coloured else look.theme.colour("pip")


def _pips(
    painter: QPainter, middle: QPointF, pips: int, look: TileLook, radius: float, step: float
) -> None:
    ink = _ink(pips, look)
    painter.setPen(Qt.PenStyle.NoPen)
    for along, across in _PATTERNS[pips]:
        at = middle + QPointF(along * step, across * step)
        if not look.theme.contrast:
            painter.setBrush(QColor(255, 255, 255, 150))
            painter.drawEllipse(at + _lit(look, radius * 0.16), radius, radius)
            hollow = QRadialGradient(at + _lit(look, radius * 0.45), radius * 1.5)
            hollow.setColorAt(0, ink.lighter(135))
            hollow.setColorAt(1, ink)
            painter.setBrush(QBrush(hollow))
        else:
            painter.setBrush(ink)
        painter.drawEllipse(at, radius, radius)


def _upright(look: TileLook, right: float, down: float) -> QPointF:
    """Return a vector of the screen in the frame of the tile."""
    angle = math.radians(-look.turn)
    return QPointF(
        right * math.cos(angle) - down * math.sin(angle),
        right * math.sin(angle) + down * math.cos(angle),
    )


def _numeral(
    painter: QPainter, middle: QPointF, pips: int, look: TileLook, size: float, shift: float = 0.0
) -> None:
    """Paint a number upright on the screen; `shift` moves it right by a part of a half."""
    painter.save()
    painter.translate(middle + _upright(look, shift, 0))
    painter.rotate(-look.turn)
    # Fonts have whole sizes, so the frame is made finer for the text.
    painter.scale(0.01, 0.01)
    font = QFont(painter.font())
    font.setPixelSize(round(size * 100))
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(_ink(pips, look))
    painter.drawText(QRectF(-50, -50, 100, 100), Qt.AlignmentFlag.AlignCenter, str(pips))
    painter.restore()


def _marks(painter: QPainter, look: TileLook, pixel: float) -> None:
    """Draw the outlines that tell the state, each of a shape of its own."""
    theme = look.theme
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if look.ghost:
        pen = QPen(theme.colour("board_accent"), max(0.06, 2 * pixel))
        pen.setDashPattern([3, 2])
        painter.setPen(pen)
        painter.drawRoundedRect(_outline(), _CORNER, _CORNER)
    if look.selected:
        painter.setPen(QPen(theme.colour("board_accent"), max(0.09, 3 * pixel)))
        painter.drawRoundedRect(_outline(0.02), _CORNER, _CORNER)
        painter.setPen(QPen(theme.colour("pip"), max(0.025, pixel)))
        painter.drawRoundedRect(_outline(-0.035), 0.11, 0.11)
    elif look.playable:
        painter.setPen(QPen(theme.colour("accent"), max(0.06, 2 * pixel)))
        painter.drawRoundedRect(_outline(-0.01), _CORNER, _CORNER)
    if look.last:
        painter.setPen(QPen(theme.colour("last"), max(0.05, 2 * pixel), Qt.PenStyle.SolidLine))
        for x, y in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
            _corner(painter, x, y)


def _corner(painter: QPainter, x: int, y: int) -> None:
    """Draw the bracket around one corner of the tile."""
    outline = _outline(0.035)
    at = QPointF(outline.right() * x, outline.bottom() * y)
    painter.drawLine(at, at - QPointF(0.24 * x, 0))
    painter.drawLine(at, at - QPointF(0, 0.24 * y))
