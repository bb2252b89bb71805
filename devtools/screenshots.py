"""Pictures of every screen in all themes, languages and the smallest and largest size of text.

Unlike the rest of this folder it needs the installed game. Run: python -m devtools.screenshots
--help. With --display they are taken from the screen of $DISPLAY, with the frames of the windows;
with --readme, only those in README.md are taken anew.
"""

from __future__ import annotations

import argparse
import itertools
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

if "--display" not in sys.argv:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QCoreApplication, QEvent, QSettings
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from devtools.console import ROOT, say
from dominoes_qt.narrate.language import Languages
from dominoes_qt.players.levels import LEVELS
from dominoes_qt.ui.accessible import install_roles
from dominoes_qt.ui.main_window import MainWindow
from dominoes_qt.ui.screens import SCREENS, looked_at
from dominoes_qt.ui.settings import Settings, Speed
from dominoes_qt.ui.theme import THEMES, ThemeKey

SETTLED = 60
"""Milliseconds after which nothing moves any more."""

Look = tuple[str, str, int]
"""A theme, a language and the size of the text in per cent."""

README = ROOT / "resources" / "pictures"
IN_README: dict[str, tuple[str, Look]] = {
    "settlement": ("settlement", ("light", "en", 100)),
    "table-dark": ("table", ("dark", "en", 100)),
    "choosing-es": ("choosing", ("light", "es", 100)),
    "table-contrast": ("table", ("contrast-dark", "en", 150)),
    "rules": ("rules", ("light", "en", 100)),
}
"""Each picture by its name: a screen and its look."""


def arguments(given: Sequence[str]) -> argparse.Namespace:
    """Return what is to be taken."""
    parser = argparse.ArgumentParser(prog="python -m devtools.screenshots", description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("build/screenshots"))
    parser.add_argument("--screens", nargs="*", choices=list(SCREENS), default=list(SCREENS))
    themes = [key.value for key in THEMES]
    parser.add_argument("--themes", nargs="*", choices=themes, default=themes)
    parser.add_argument("--languages", nargs="*", default=["en", "es"])
    parser.add_argument("--texts", nargs="*", type=int, default=[100, 200])
    parser.add_argument("--display", action="store_true")
    parser.add_argument("--readme", action="store_true")
    return parser.parse_args(given)


class Photographer:
    """Opens a window for each picture, as it is at a first start but for what is asked for."""

    def __init__(self, app: QApplication, *, from_screen: bool) -> None:
        self._app = app
        self._languages = Languages(app)
        self._from_screen = from_screen

    def take(self, screen: str, look: Look, file: Path) -> bool:
        """Save a picture of a screen; return whether it is of the size that was asked for."""
        theme, language, text = look
        with tempfile.TemporaryDirectory() as folder:
            store = QSettings(str(Path(folder) / "settings.ini"), QSettings.Format.IniFormat)
            settings = Settings(store)
            settings.change(
                theme=ThemeKey(theme), language=language, text=text, speed=Speed.KEY, still=True
            )
            self._languages.use(language)
            window = MainWindow(self._app, settings, self._languages, LEVELS)
            wanted = window.size()
            window.show()
            SCREENS[screen](window)
            QTest.qWait(SETTLED)
            self._save(window, file)
            fits = window.size() == wanted
            self._close(window)
        return fits

    def _save(self, window: MainWindow, file: Path) -> None:
        shown: QWidget = looked_at(window)
        if self._from_screen:
            window.screen().grabWindow(0).save(str(file))
        else:
            shown.grab().save(str(file))

    @staticmethod
    def _close(window: MainWindow) -> None:
        if window.table is not None:
            window.table.game.close()
        for top in QApplication.topLevelWidgets():
            top.hide()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def wanted(wishes: argparse.Namespace) -> dict[Path, tuple[str, Look]]:
    """Return the file of each picture to take, with its screen and look."""
    if wishes.readme:
        return {README / f"{name}.png": picture for name, picture in IN_README.items()}
    looks = list(itertools.product(wishes.themes, wishes.languages, wishes.texts))
    return {
        wishes.out / f"{'-'.join([screen, *map(str, look)])}.png": (screen, look)
        for screen in wishes.screens
        for look in looks
    }


def main(given: Sequence[str]) -> int:
    """Take all pictures; return 1 if a window did not fit its size."""
    wishes = arguments(given)
    app = QApplication([])
    install_roles()
    photographer = Photographer(app, from_screen=wishes.display)
    too_large = []
    for file, (screen, look) in wanted(wishes).items():
        file.parent.mkdir(parents=True, exist_ok=True)
        say(file.name)
        if not photographer.take(screen, look, file):
            too_large.append(file.name)
    for name in too_large:
        say(f"does not fit its window: {name}")
    return 1 if too_large else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
