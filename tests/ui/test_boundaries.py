"""Where lists, tables and texts end is seen in every theme, in rendered pixels."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QComboBox,
    QGraphicsView,
    QHeaderView,
    QScrollArea,
    QSpinBox,
    QWidget,
)

from dominoes_qt.ui.hand_view import HandView
from dominoes_qt.ui.screens import SCREENS, looked_at
from dominoes_qt.ui.settings import Settings
from dominoes_qt.ui.theme import THEMES
from dominoes_qt.ui.tray import TargetList
from tests.ui.conftest import OpenWindow
from tests.ui.contrast import MARK, contrast

BORDERLESS = (QGraphicsView, QHeaderView, QScrollArea, HandView, TargetList)
"""What has an outline of its own, or needs none: tiles and chips have theirs."""

WITH_LISTS = (
    *("setup", "settlement", "scores", "values", "messages", "keys", "access", "history"),
    *("replay", "unfinished", "rules", "example", "unexpected"),
)


def areas(top: QWidget) -> Iterator[QAbstractScrollArea]:
    """Return what has to have an outline, of all that is seen."""
    for area in top.findChildren(QAbstractScrollArea):
        in_combo = isinstance(area.parentWidget(), QComboBox) or area.window() is not top
        if area.isVisible() and not in_combo and not isinstance(area, BORDERLESS):
            yield area


def outline(area: QAbstractScrollArea) -> tuple[QColor, QColor]:
    """Return the colours outside of the left edge and on it."""
    top, middle = area.window(), QPoint(0, area.height() // 2)
    picture = top.grab().toImage()
    at = area.mapTo(top, middle)
    ratio = picture.devicePixelRatio()
    seen = [picture.pixelColor(int((at.x() + x) * ratio), int(at.y() * ratio)) for x in (-4, 0)]
    return seen[0], seen[1]


@pytest.mark.parametrize("screen", WITH_LISTS)
def test_every_list_table_and_text_has_one(
    open_window: OpenWindow, preferences: Settings, screen: str
) -> None:
    window = open_window()
    SCREENS[screen](window)
    top = looked_at(window)
    for key, theme in THEMES.items():
        preferences.change(theme=key)
        QCoreApplication.processEvents()
        found = list(areas(top))
        assert found
        for area in found:
            outside, line = outline(area)
            wanted = theme.colour("focus" if area.hasFocus() else "line")
            assert line == wanted, (key, area)
            assert contrast(line, outside) >= MARK, (key, area)


@pytest.mark.parametrize("screen", ["setup", "replay", "which-record"])
def test_numbers_begin_where_texts_do(open_window: OpenWindow, screen: str) -> None:
    window = open_window()
    SCREENS[screen](window)
    fields = looked_at(window).findChildren(QSpinBox)
    assert fields
    assert all(field.lineEdit().textMargins().left() >= 8 for field in fields)
