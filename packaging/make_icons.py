#!/usr/bin/env python3
"""Makes the program's icon in the formats of all systems from resources/icons/dominoes-qt.svg.

Needs PySide6. Run: python packaging/make_icons.py [FOLDER], where FOLDER (build/icons) takes
dominoes-qt.ico, dominoes-qt.icns and a hicolor tree as desktops on Linux want it.
"""

from __future__ import annotations

import shutil
import struct
import sys
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "resources" / "icons" / "dominoes-qt.svg"
APP_ID = "io.github.dominoes_qt.dominoes_qt"

LINUX_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
WINDOWS_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
MACOS_KINDS = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic10": 1024,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
}
"""The pictures of an icns file, with their sides in pixels; some are for screens of twice the
density, and so look the same as one of another name."""


def png(renderer: QSvgRenderer, side: int) -> bytes:
    """Return the icon as a PNG picture."""
    image = QImage(side, side, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, side, side))
    painter.end()
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload] # the stubs know file names alone
    return bytes(content.data())


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """Return a Windows icon: a table of contents, then PNG pictures by their sides."""
    table, place = b"", 6 + 16 * len(pictures)
    for side, picture in pictures.items():
        stored = side % 256  # 256 is written as 0
        table += struct.pack("<BBBBHHII", stored, stored, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return struct.pack("<HHH", 0, 1, len(pictures)) + table + b"".join(pictures.values())


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """Return a macOS icon: pictures one after another, each after its kind and length."""
    body = b"".join(
        kind + struct.pack(">I", 8 + len(pictures[side])) + pictures[side]
        for kind, side in MACOS_KINDS.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def write(folder: Path) -> None:
    """Write all formats into a folder."""
    renderer = QSvgRenderer(str(SOURCE))
    sides = {*LINUX_SIZES, *WINDOWS_SIZES, *MACOS_KINDS.values()}
    pictures = {side: png(renderer, side) for side in sorted(sides)}
    folder.mkdir(parents=True, exist_ok=True)
    windows = {side: pictures[side] for side in WINDOWS_SIZES}
    (folder / "dominoes-qt.ico").write_bytes(ico(windows))
    (folder / "dominoes-qt.icns").write_bytes(icns(pictures))
    for side in LINUX_SIZES:
        place = folder / "hicolor" / f"{side}x{side}" / "apps"
        place.mkdir(parents=True, exist_ok=True)
        (place / f"{APP_ID}.png").write_bytes(pictures[side])
    place = folder / "hicolor" / "scalable" / "apps"
    place.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(SOURCE, place / f"{APP_ID}.svg")


if __name__ == "__main__":
    write(Path(sys.argv[1]) if sys.argv[1:] else ROOT / "build" / "icons")
