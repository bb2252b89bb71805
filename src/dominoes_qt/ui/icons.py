"""Icons from the resources, drawn in the colour of the text."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from PySide6.QtCore import QByteArray, QFile, QIODevice, QResource, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from dominoes_qt.ui.theme import Theme

_RESOURCES = Path(__file__).resolve().parent.parent / "assets" / "resources.rcc"
_SIZES = (16, 20, 24, 32, 40, 48, 64, 80)


@cache
def load_icons() -> bool:
    """Make the resources known to Qt; return whether they have been built."""
    return QResource.registerResource(str(_RESOURCES))


def program_icon() -> QIcon:
    """Return the icon of the program itself; an empty one if there are no resources."""
    return QIcon(":/icons/dominoes-qt.svg") if load_icons() else QIcon()


def icon(name: str, theme: Theme) -> QIcon:
    """Return an icon; an empty one if the resources have not been built."""
    drawn = QIcon()
    file = QFile(f":/icons/{name}.svg")
    if not load_icons() or not file.open(QIODevice.OpenModeFlag.ReadOnly):
        return drawn
    ink = theme.colour("text").name().encode()
    source = bytes(file.readAll().data()).replace(b"currentColor", ink)
    renderer = QSvgRenderer(QByteArray(source))
    for size in _SIZES:
        pixmap = QPixmap(size, size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        renderer.render(painter)
        painter.end()
        drawn.addPixmap(pixmap)
    return drawn
