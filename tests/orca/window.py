"""The program itself, from its start page on, with a chance that is the same each time.

Usage: window.py SETTINGS-FILE LANGUAGE
"""

from __future__ import annotations

import secrets
import sys
from pathlib import Path

from PySide6.QtCore import QSettings

from dominoes_qt import app
from dominoes_qt.ui.settings import Settings, Speed
from dominoes_qt.ui.theme import ThemeKey

DEAL = 7


def main(arguments: list[str]) -> int:
    """Show the window as a player meets it for the first time, but in no hurry."""
    file, language = arguments
    vars(secrets).update(randbits=lambda _bits: 1, randbelow=lambda _limit: DEAL - 1)
    settings = Settings(QSettings(file, QSettings.Format.IniFormat))
    settings.change(language=language, speed=Speed.INSTANT, still=True, theme=ThemeKey.LIGHT)
    return app.main(app.WindowOptions(settings_file=Path(file)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
