"""The program that the reader reads: a match whose tiles and computers are the same each time.

Usage: table.py SETTINGS-FILE LANGUAGE PROFILE SEATS PEOPLE [SCREEN…]
With screens, or "all", F12 goes to the next one of them.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QApplication

from dominoes_qt.narrate.language import Languages
from dominoes_qt.players.levels import LEVELS
from dominoes_qt.ui import screens
from dominoes_qt.ui.accessible import install_roles
from dominoes_qt.ui.main_window import MainWindow
from dominoes_qt.ui.settings import Settings, Speed
from dominoes_qt.ui.theme import ThemeKey

ALL = "all"


class Tour:
    """Shows one screen after another, each in a window of its own."""

    def __init__(
        self, app: QApplication, settings: Settings, languages: Languages, names: list[str]
    ) -> None:
        self._made = partial(MainWindow, app, settings, languages, LEVELS)
        self._left = list(names or screens.SCREENS)
        self._shown: list[MainWindow] = []

    def go_on(self) -> None:
        """Show the next screen."""
        for old in self._shown:
            if old.table is not None:
                old.table.game.close()
            old.hide()
            old.deleteLater()
        self._shown.clear()
        if not self._left:
            QApplication.exit(0)
            return
        window = self._made()
        self._shown.append(window)
        window.show()
        screens.SCREENS[self._left.pop(0)](window)
        top = screens.looked_at(window)
        shortcut = QShortcut(Qt.Key.Key_F12, top)
        shortcut.activated.connect(self.go_on)


def main(arguments: list[str]) -> int:
    """Show the window, and begin."""
    file, language, profile, seats, people, *more = arguments
    app = QApplication(["dominoes-qt"])
    install_roles()
    store = QSettings(str(Path(file)), QSettings.Format.IniFormat)
    settings = Settings(store, app)
    settings.change(language=language, speed=Speed.INSTANT, still=True, theme=ThemeKey.LIGHT)
    languages = Languages(app)
    languages.use(language)
    if more:
        tour = Tour(app, settings, languages, [name for name in more if name != ALL])
        tour.go_on()
        return app.exec()
    window = MainWindow(app, settings, languages, LEVELS)
    window.show()
    screens.begin(window, profile, int(seats), int(people))
    return app.exec()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
