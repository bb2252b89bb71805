"""The cover between people."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dominoes_qt.ui import screens
from dominoes_qt.ui.main_window import MainWindow


def test_a_key_pressed_once_too_often_uncovers_nothing(qtbot: QtBot, window: MainWindow) -> None:
    cover = window.cover_page
    cover.settling = 60_000
    screens.SCREENS["cover"](window)
    cover.take_focus()
    QTest.keyClick(cover.show_button, Qt.Key.Key_Return)
    QTest.mouseClick(cover.show_button, Qt.MouseButton.LeftButton)
    assert not window.cover_page.isHidden()
    cover.settling = 20
    qtbot.wait(40)
    QTest.keyClick(cover.show_button, Qt.Key.Key_Return)
    assert window.cover_page.isHidden()
