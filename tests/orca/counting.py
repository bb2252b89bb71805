"""How many times Return is pressed until a hand is over: counted in a window that nobody sees."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SETTLED = 0.1
"""Seconds in which a computer has surely answered, and the focus moved."""


def returns_in_a_hand(profile: str, seats: int, language: str, folder: Path) -> int:
    """Count in a process of its own, for the settings and the language of this one stay."""
    command = [sys.executable, "-m", "tests.orca.counting", str(folder / "counting.ini")]
    done = subprocess.run(
        [*command, language, profile, str(seats)],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        timeout=100,
        check=True,
    )
    return int(done.stdout.split()[-1])


def main(arguments: list[str]) -> None:
    """Play a hand by Return alone, and print how often it was pressed."""
    import time

    from PySide6.QtCore import QCoreApplication, QSettings, Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from dominoes_qt.narrate.language import Languages
    from dominoes_qt.players.levels import LEVELS
    from dominoes_qt.ui import screens
    from dominoes_qt.ui.accessible import install_roles
    from dominoes_qt.ui.main_window import MainWindow
    from dominoes_qt.ui.settings import Settings, Speed
    from dominoes_qt.ui.table import Phase

    file, language, profile, seats = arguments
    app = QApplication(["dominoes-qt"])
    install_roles()
    settings = Settings(QSettings(file, QSettings.Format.IniFormat), app)
    settings.change(language=language, speed=Speed.INSTANT, still=True)
    languages = Languages(app)
    languages.use(language)
    window = MainWindow(app, settings, languages, LEVELS)
    window.show()
    table = screens.begin(window, profile, int(seats))
    count = 0

    def is_over() -> bool:
        return table.phase is Phase.ENDED

    while not is_over():
        end = time.monotonic() + SETTLED
        while time.monotonic() < end or not (table.is_own_turn or is_over()):
            QCoreApplication.processEvents()
        focus = QApplication.focusWidget()
        if not is_over() and focus is not None:
            QTest.keyClick(focus, Qt.Key.Key_Return)
            count += 1
    table.game.close()
    sys.stdout.write(f"{count}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
