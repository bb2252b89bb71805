"""What is on the screen: the pips of all 28 tiles, their contrast, and the marks of a state."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from dominoes_qt.engine.tiles import ALL_TILES, Tile
from dominoes_qt.ui.board.tile_painter import paint_back, paint_tile
from dominoes_qt.ui.theme import THEMES, Theme, ThemeKey
from dominoes_qt.ui.tile_look import Faces, TileLook
from tests.ui.contrast import MARK, TEXT, contrast

pytestmark = pytest.mark.usefixtures("qapp")

every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.key.value)
LIGHT = THEMES[ThemeKey.LIGHT]
Box = tuple[int, int, int, int]


def in_state(theme: Theme, state: str, *, coloured: bool = False) -> TileLook:
    """Return a look in one of the states, or in none for an empty name."""
    return TileLook(
        theme,
        coloured=coloured,
        playable=state == "playable",
        selected=state == "selected",
        last=state == "last",
        ghost=state == "ghost",
        dimmed=state == "dimmed",
    )


def picture(
    look: TileLook, first: int, second: int, width: int, height: int, turn: float = 0
) -> QImage:
    """Return a tile on the table, turned about the middle of the picture."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(look.theme.colour("felt"))
    painter = QPainter(image)
    painter.translate(width / 2, height / 2)
    painter.rotate(turn)
    rect = QRectF(-width / 2, -height / 2, width, height)
    if turn % 180:
        rect = QRectF(-height / 2, -width / 2, height, width)
    paint_tile(painter, rect, first, second, replace(look, turn=turn))
    painter.end()
    return image


def half(image: QImage, second: bool) -> QImage:
    """Return the inner part of a half: what is printed on it, without seam and rim."""
    width, height = image.width(), image.height()
    length = max(width, height)
    outer, inner, side = (max(1, round(length * part)) for part in (0.08, 0.035, 0.065))
    start = length // 2 + inner if second else outer
    if width > height:
        return image.copy(start, side, width // 2 - outer - inner, height - 2 * side)
    return image.copy(side, start, width - 2 * side, height // 2 - outer - inner)


def blots(image: QImage, ink: QColor, face: QColor) -> list[Box]:
    """Return the box around each connected spot that is nearer to the ink than to the face.

    What touches the edge of the picture belongs to the rim or the seam.
    """
    pixels = memoryview(image.convertToFormat(QImage.Format.Format_RGB32).constBits())
    width = image.width()

    def away(at: int, other: QColor) -> int:
        blue, green, red, _ = pixels[4 * at : 4 * at + 4]
        return abs(red - other.red()) + abs(green - other.green()) + abs(blue - other.blue())

    inked = {
        (at % width, at // width)
        for at in range(width * image.height())
        if away(at, ink) < away(at, face)
    }
    found = []
    while inked:
        waiting = [inked.pop()]
        spot = list(waiting)
        while waiting:
            x, y = waiting.pop()
            for beside in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if beside in inked:
                    inked.remove(beside)
                    waiting.append(beside)
                    spot.append(beside)
        across, down = zip(*spot, strict=True)
        found.append((min(across), min(down), max(across), max(down)))
    last_x, last_y = image.width() - 1, image.height() - 1
    return [
        box for box in found if box[0] > 0 and box[1] > 0 and box[2] < last_x and box[3] < last_y
    ]


def pips_seen(image: QImage, look: TileLook, numbers: tuple[int, int]) -> tuple[int, int]:
    """Count the pips in both halves of a picture."""
    theme = look.theme
    counts = []
    for second, number in enumerate(numbers):
        ink = QColor(theme.numbers[number]) if look.coloured else theme.colour("pip")
        counts.append(len(blots(half(image, bool(second)), ink, theme.colour("ivory"))))
    return counts[0], counts[1]


@every_theme
@pytest.mark.parametrize("size", [(48, 24), (24, 48), (120, 60), (60, 120)])
def test_pips_of_all_tiles(theme: Theme, size: tuple[int, int]) -> None:
    look = TileLook(theme)
    for tile in ALL_TILES:
        for numbers in {(tile.high, tile.low), (tile.low, tile.high)}:
            image = picture(look, *numbers, *size)
            assert pips_seen(image, look, numbers) == numbers


@every_theme
@pytest.mark.parametrize("coloured", [False, True])
@pytest.mark.parametrize("state", ["playable", "selected", "last"])
def test_marks_leave_the_pips_readable(theme: Theme, state: str, coloured: bool) -> None:
    look = in_state(theme, state, coloured=coloured)
    for tile in (Tile(6, 5), Tile(4, 3), Tile(2, 1)):
        numbers = (tile.high, tile.low)
        assert pips_seen(picture(look, *numbers, 120, 60), look, numbers) == numbers


@every_theme
@pytest.mark.parametrize("state", ["", "ghost", "dimmed", "playable", "selected", "last"])
def test_pips_stand_out_in_every_state(theme: Theme, state: str) -> None:
    look = in_state(theme, state)
    image = picture(look, 1, 1, 240, 120)
    pip, face = image.pixelColor(61, 60), image.pixelColor(61, 90)
    assert contrast(pip, face) >= (MARK if state in ("ghost", "dimmed") else TEXT)


@every_theme
def test_edge_stands_out_from_the_table(theme: Theme) -> None:
    look = TileLook(theme)
    image = picture(look, 0, 0, 240, 120)
    middle = 60
    edge = [image.pixelColor(x, middle) for x in range(30)]
    assert max(contrast(colour, theme.colour("felt")) for colour in edge) >= MARK


@every_theme
@pytest.mark.parametrize("turn", [0, 90, 180, 270])
def test_numerals_stand_upright_however_the_board_is_turned(theme: Theme, turn: int) -> None:
    look = TileLook(theme, faces=Faces.NUMERALS)
    size = (80, 160) if turn % 180 else (160, 80)
    image = picture(look, 1, 1, *size, turn=turn)
    for second in (False, True):
        boxes = blots(half(image, second), theme.colour("pip"), theme.colour("ivory"))
        (left, top, right, bottom) = max(boxes, key=lambda box: box[3] - box[1])
        assert bottom - top > right - left


@every_theme
@pytest.mark.parametrize("faces", [Faces.NUMERALS, Faces.BOTH])
def test_each_number_looks_different(theme: Theme, faces: Faces) -> None:
    look = TileLook(theme, faces=faces)
    pictures = [half(picture(look, number, 0, 160, 80), False) for number in range(7)]
    assert all(one != two for place, one in enumerate(pictures) for two in pictures[:place])


@every_theme
def test_each_state_has_an_outline_of_its_own_without_colour(theme: Theme) -> None:
    states = ("", "playable", "selected", "last", "ghost", "dimmed")
    looks = [in_state(theme, state) for state in states]
    grey = [
        picture(look, 3, 2, 160, 80).convertToFormat(QImage.Format.Format_Grayscale8)
        for look in looks
    ]
    for place, one in enumerate(grey):
        for two in grey[:place]:
            pairs = zip(memoryview(one.constBits()), memoryview(two.constBits()), strict=True)
            differing = sum(abs(a - b) > 24 for a, b in pairs)
            assert differing > 200


@every_theme
def test_back_shows_no_pips(theme: Theme) -> None:
    image = QImage(80, 40, QImage.Format.Format_RGB32)
    image.fill(theme.colour("panel"))
    painter = QPainter(image)
    paint_back(painter, QRectF(0, 0, 80, 40), TileLook(theme))
    painter.end()
    inner = image.copy(10, 10, 60, 20)
    colours = {inner.pixel(x, y) for x in range(60) for y in range(20)}
    assert colours == {theme.colour("back").rgb()}


def test_nothing_is_painted_outside_of_the_rectangle() -> None:
    for state in ("playable", "selected", "last", "ghost", "dimmed"):
        look = in_state(LIGHT, state)
        for width, height in ((160, 80), (80, 160), (44, 22)):
            image = QImage(width + 40, height + 40, QImage.Format.Format_RGB32)
            image.fill(Qt.GlobalColor.white)
            painter = QPainter(image)
            paint_tile(painter, QRectF(20, 20, width, height), 6, 5, look)
            painter.end()
            white = QColor(Qt.GlobalColor.white).rgb()
            whole = [(x, y) for x in range(image.width()) for y in range(image.height())]
            spilt = [
                (x, y)
                for x, y in whole
                if not (19 <= x < width + 21 and 19 <= y < height + 21)
                and image.pixel(x, y) != white
            ]
            assert not spilt, state


def test_painter_is_left_as_it_was(qtbot: QtBot) -> None:
    image = QImage(80, 40, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setClipRect(QRectF(0, 0, 40, 40))
    before = painter.transform(), painter.opacity(), painter.clipBoundingRect()
    paint_tile(painter, QRectF(0, 0, 80, 40), 6, 6, TileLook(LIGHT, selected=True))
    assert (painter.transform(), painter.opacity(), painter.clipBoundingRect()) == before
    painter.end()
    outside = {image.pixel(x, y) for x in range(41, 80) for y in range(40)}
    assert outside == {QColor(Qt.GlobalColor.white).rgb()}
