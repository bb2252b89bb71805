"""Composition root of the window: application, settings, translators, session, window.

The empty frame of the window is on the screen before what fills it is even imported.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEvent,
    QMessageLogContext,
    QObject,
    QSettings,
    QStandardPaths,
    QTimer,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication

from dominoes_qt.narrate.language import Languages
from dominoes_qt.ui import settings_file
from dominoes_qt.ui.main_window import MainWindow
from dominoes_qt.ui.settings import Settings
from dominoes_qt.ui.window_size import show_as_left

if TYPE_CHECKING:
    from dominoes_qt.engine.profiles import Setup
    from dominoes_qt.session.errors import FileError
    from dominoes_qt.session.seats import Seat

NAME = "dominoes-qt"
DESKTOP_FILE = "io.github.dominoes_qt.dominoes_qt"
"""By which desktops on Linux know the window: its name there, and its icon."""


@dataclass(frozen=True, slots=True)
class WindowOptions:
    """What the command line says about the window.

    Attributes:
        language: its code; empty is the player's setting, else the system's.
        setup: the match to begin at once; `None` shows the start page.
        seats: who plays it; `None` is a person in the first seat against computers.
        deal: its deal number, also for the start page; `None` is a new one.
        seed: the number from which computers take their chance; `None` is a new one.
        settings_file: where the settings are, if not where the player's own are.
        folder: where matches are kept; `None` is beside `settings_file`, else the player's own.
        record: a file of records to look into.
    """

    language: str = ""
    setup: Setup | None = None
    seats: tuple[Seat, ...] | None = None
    deal: int | None = None
    seed: int | None = None
    settings_file: Path | None = None
    folder: Path | None = None
    record: Path | None = None


def main(
    options: WindowOptions | None = None, no_display: Callable[[], None] = lambda: None
) -> int:
    """Show the window until it is closed; return the exit code.

    `no_display` is called if there is no display for a window; Qt ends the program after that.
    """
    options = options or WindowOptions()
    app = _application(no_display)
    app.setApplicationName(NAME)
    app.setDesktopFileName(DESKTOP_FILE)
    fault = settings_file.check(options.settings_file or _own_settings())
    settings = Settings(_store(options.settings_file), app)
    languages = Languages(app)
    languages.use(options.language or settings.values.language or None)
    window = MainWindow(app, settings, languages)
    _FirstPaint(window).done.connect(partial(_fill, window, options, fault))
    show_as_left(window, settings.store)
    return app.exec()


def _application(no_display: Callable[[], None]) -> QApplication:
    said: list[str] = []

    def hear(kind: QtMsgType, _context: QMessageLogContext, text: str | None) -> None:
        if kind is QtMsgType.QtFatalMsg:
            no_display()
        said.append(text or "")

    before = qInstallMessageHandler(hear)
    app = QApplication([NAME])
    qInstallMessageHandler(before)
    for text in said:
        print(text, file=sys.stderr)  # noqa: T201 - as Qt itself does
    return app


class _FirstPaint(QObject):
    """Waits for a window to be painted.

    Signals:
        done: it is on the screen.
    """

    done = Signal()

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self.done.emit)
        return False


def _fill(window: MainWindow, options: WindowOptions, fault: FileError | None) -> None:
    """Put everything into the window, and begin or go on with what is wanted.

    `fault` is what was wrong with the settings.
    """
    if not window.isVisible():
        return
    from dominoes_qt.ui.unexpected import Unexpected

    unexpected = Unexpected(window)
    unexpected.watch()
    try:
        _furnish(window, _folder(options))
        if fault is not None:
            window.lasting.tell_settings(fault)
        _begin(window, options)
    except Exception as error:  # shown, as any other, once the window lives
        unexpected.caught(error)


def _furnish(window: MainWindow, folder: Path) -> None:
    from dominoes_qt.players.levels import LEVELS
    from dominoes_qt.ui.accessible import install_roles
    from dominoes_qt.ui.icons import program_icon
    from dominoes_qt.ui.keeping import Keeping
    from dominoes_qt.ui.thinker import give_way

    install_roles()
    give_way()
    QApplication.setWindowIcon(program_icon())
    window.furnish(LEVELS, Keeping(folder, window))


def _folder(options: WindowOptions) -> Path:
    if options.folder is not None:
        return options.folder
    if options.settings_file is not None:
        return options.settings_file.with_suffix(".data")
    place = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(place))


def _own_settings() -> Path:
    """Return where the player's settings are; Qt, which reads what it names, is not to yet."""
    beside = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, NAME, "none")
    return Path(beside.fileName()).with_name(f"{NAME}.ini")


def _store(file: Path | None) -> QSettings:
    if file is None:
        return QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, NAME, NAME)
    return QSettings(str(file), QSettings.Format.IniFormat)


def _begin(window: MainWindow, options: WindowOptions) -> None:
    """Begin the match that is wanted, else go on with the one that was not finished."""
    window.lasting.open(at_once=options.setup is None and options.deal is None)
    if options.setup is not None:
        _begin_match(window, options.setup, options)
    elif options.deal is not None:
        window.setup_page.form.deal.setValue(options.deal)
    if options.record is not None:
        window.opening.open(options.record)


def _begin_match(window: MainWindow, setup: Setup, options: WindowOptions) -> None:
    from dominoes_qt.session.numbers import new_deal
    from dominoes_qt.ui.setup.plan import Plan

    seats = options.seats or Plan(setup.profile.key, setup.seats, setup.partners).players()
    deal = new_deal() if options.deal is None else options.deal
    window.begin(setup, seats, deal, seed=options.seed)
