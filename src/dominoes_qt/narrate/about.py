"""The program about itself: its versions, for reports of faults, and the licences of its parts."""

from __future__ import annotations

from PySide6 import __version__
from PySide6.QtCore import QCoreApplication, QSysInfo, qVersion

import dominoes_qt
from dominoes_qt.narrate.fill import fill


def versions() -> list[str]:
    """Return the program and what it runs on, each with its version."""
    import platform  # by then nobody waits for the window

    return [
        f"dominoes-qt {dominoes_qt.__version__}",
        f"Python {platform.python_version()}",
        f"PySide6 {__version__}",
        f"Qt {qVersion()}",
    ]


def surroundings(window_system: str, *, reader_is_active: bool) -> list[str]:
    """Return what else a report of a fault needs: the system, and whether a reader listens."""
    if reader_is_active:
        reader = QCoreApplication.translate("About", "Screen reader: active")
    else:
        reader = QCoreApplication.translate("About", "Screen reader: not active")
    system = f"{QSysInfo.prettyProductName()}, {QSysInfo.currentCpuArchitecture()}"
    return [
        fill(QCoreApplication.translate("About", "System: {system}"), system=system),
        fill(QCoreApplication.translate("About", "Window system: {name}"), name=window_system),
        reader,
    ]


def introduction() -> list[str]:
    """Return a section, its heading first: what the program is, and who may do what with it."""
    return [
        QCoreApplication.translate("About", "What this is"),
        QCoreApplication.translate(
            "About",
            "Dominoes for everyone who wants to play: six games, by mouse, by keyboard or by ear.",
        ),
        QCoreApplication.translate(
            "About",
            "dominoes-qt, its sounds and its pictures are free under the MIT licence: use them,"
            " change them and pass them on, with the notice of that licence.",
        ),
    ]


def parts() -> list[str]:
    """Return a section, its heading first: the licences of what comes with the program."""
    return [
        QCoreApplication.translate("About", "What comes with it"),
        QCoreApplication.translate(
            "About",
            "Qt and PySide6, by The Qt Company and others: LGPL, version 3. They lie beside the"
            " program as files of their own, and you may put your own build of them there. Their"
            " source is at download.qt.io.",
        ),
        QCoreApplication.translate(
            "About", "Python, by the Python Software Foundation and others: PSF licence, version 2."
        ),
        QCoreApplication.translate(
            "About",
            "rich, markdown-it-py and mdurl: MIT licence. Pygments: BSD licence with two clauses.",
        ),
        QCoreApplication.translate(
            "About",
            "THIRD-PARTY.md, which is installed with the program, tells more: where each source"
            " is, and how to put another Qt in the place of this one.",
        ),
    ]


def versions_title() -> str:
    """Return the heading of the versions."""
    return QCoreApplication.translate("About", "Versions, for reports of faults")
