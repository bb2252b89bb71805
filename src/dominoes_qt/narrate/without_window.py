"""The languages of a program without a window: an application of Qt's core, and no more."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths, qInstallMessageHandler

from dominoes_qt.narrate.language import Languages

NAME = "dominoes-qt"
"""What Qt calls the program, and so its folders."""


def open_languages() -> Languages:
    """Return the languages; an application is made if there is none."""
    return Languages(QCoreApplication.instance() or _application())


def _application() -> QCoreApplication:
    """Return a new application, without what Qt has to say of the system's locale.

    It reads and writes no text here: whether the locale is UTF-8 does not matter to it.
    """
    before = qInstallMessageHandler(lambda *_: None)
    app = QCoreApplication([])
    qInstallMessageHandler(before)
    return app


def data_folder() -> Path:
    """Return where matches are kept: where the window keeps its own."""
    QCoreApplication.setApplicationName(NAME)
    place = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(place))


def close_application() -> None:
    """Make room for the application of a window."""
    app = QCoreApplication.instance()
    if app is not None:
        app.shutdown()
