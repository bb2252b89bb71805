"""Windows use the screen that there is, and are as they were left the next time."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSettings, QSize, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dominoes_qt.ui.main_window import MainWindow
from dominoes_qt.ui.screens import SCREENS
from dominoes_qt.ui.settings import Settings
from dominoes_qt.ui.window_size import (
    USUAL_SIZE,
    first_geometry,
    keep_within_screen,
    show_as_left,
)


@pytest.mark.parametrize(
    ("screen", "size"),
    [
        ((1920, 1080), QSize(1440, 810)),
        ((2560, 1440), QSize(1920, 1080)),
        ((1366, 768), QSize(1280, 720)),
    ],
)
def test_a_large_screen_gets_a_large_window_in_its_middle(
    screen: tuple[int, int], size: QSize
) -> None:
    available = QRect(QPoint(100, 30), QSize(*screen))
    geometry = first_geometry(available)
    assert geometry is not None
    assert geometry.size() == size
    assert available.contains(geometry)
    assert abs(geometry.center().x() - available.center().x()) <= 1


@pytest.mark.parametrize("screen", [(1024, 600), (1280, 720), (640, 480)])
def test_a_small_screen_is_filled(screen: tuple[int, int]) -> None:
    assert first_geometry(QRect(QPoint(0, 0), QSize(*screen))) is None


def test_a_window_fills_a_small_screen_and_comes_back_as_it_was_left(
    qtbot: QtBot, tmp_path: Path
) -> None:
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    first, second = QWidget(), QWidget()
    for window in (first, second):
        qtbot.addWidget(window)
    available = first.screen().availableGeometry()
    assert first_geometry(available) is None  # that of the tests is small
    show_as_left(first, store)
    assert first.windowState() & Qt.WindowState.WindowMaximized
    first.setWindowState(Qt.WindowState.WindowNoState)
    first.setGeometry(60, 50, 500, 400)
    app = QCoreApplication.instance()
    assert app is not None
    app.aboutToQuit.emit()
    show_as_left(second, store)
    assert second.size() == QSize(500, 400)
    assert not second.windowState() & Qt.WindowState.WindowMaximized


def test_a_dialog_never_leaves_the_screen(qtbot: QtBot) -> None:
    dialog = QWidget()
    qtbot.addWidget(dialog)
    available = dialog.screen().availableGeometry()
    dialog.show()
    dialog.move(available.bottomRight() - QPoint(50, 50))
    keep_within_screen(dialog, QSize(5000, 300))
    assert available.contains(dialog.frameGeometry())
    assert dialog.height() == 300


@pytest.mark.parametrize("size", [QSize(640, 480), QSize(1024, 600), USUAL_SIZE])
@pytest.mark.parametrize("screen", ["table", "preview", "nomination", "settlement", "cover"])
def test_the_table_fits_small_windows(window: MainWindow, size: QSize, screen: str) -> None:
    window.resize(size)
    SCREENS[screen](window)
    for _ in range(3):
        QCoreApplication.processEvents()
    assert window.size() == size
    if screen == "nomination":
        assert window.table_page is not None
        hand = window.table_page.tray.hand
        last = hand.visualRect(hand.model().index(6, 0))
        assert hand.viewport().rect().adjusted(0, 0, 8, 0).contains(last)


def test_at_200_per_cent_the_usual_window_shows_a_whole_hand(
    window: MainWindow, preferences: Settings
) -> None:
    preferences.change(text=200)
    window.resize(USUAL_SIZE)
    SCREENS["preview"](window)
    for _ in range(3):
        QCoreApplication.processEvents()
    assert window.table_page is not None
    hand = window.table_page.tray.hand
    assert hand.model().rowCount() == 9
    assert hand.viewport().rect().contains(hand.visualRect(hand.model().index(8, 0)))
