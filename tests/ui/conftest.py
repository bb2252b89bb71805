"""Windows for tests: settings of their own, no waiting, nothing that moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dominoes_qt.narrate.language import Languages
from dominoes_qt.players.base import Player
from dominoes_qt.players.levels import LEVELS
from dominoes_qt.ui.accessible import install_roles
from dominoes_qt.ui.main_window import MainWindow
from dominoes_qt.ui.settings import Settings, Speed, Volume
from dominoes_qt.ui.theme import ThemeKey

OpenWindow = Callable[..., MainWindow]


@pytest.fixture(scope="session")
def with_roles(qapp: QApplication) -> QApplication:
    """Return the application, whose widgets can have roles."""
    install_roles()
    return qapp


@pytest.fixture
def preferences(with_roles: QApplication, tmp_path: Path) -> Settings:
    """Return settings in which computers are fast and nothing moves."""
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    settings = Settings(store, with_roles)
    settings.change(language="en", theme=ThemeKey.LIGHT, speed=Speed.INSTANT, still=True)
    settings.change(sounds=Volume.OFF)
    return settings


@pytest.fixture
def languages(with_roles: QApplication) -> Iterator[Languages]:
    """Return the languages, English in use; and English again afterwards."""
    languages = Languages(with_roles)
    languages.use("en")
    yield languages
    languages.use("en")


@pytest.fixture
def open_window(
    qtbot: QtBot, with_roles: QApplication, preferences: Settings, languages: Languages
) -> OpenWindow:
    """Return what opens a window; it is closed after the test."""

    def leave(window: MainWindow) -> None:
        if window.table is not None:
            window.table.game.close()
            window.table = None

    def make(levels: Mapping[str, Player] = LEVELS) -> MainWindow:
        window = MainWindow(with_roles, preferences, languages, levels)
        window.cover_page.settling = 0
        qtbot.addWidget(window, before_close_func=leave)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        return window

    return make


@pytest.fixture
def window(open_window: OpenWindow) -> MainWindow:
    """Return an open window."""
    return open_window()
