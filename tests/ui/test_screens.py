"""The list of screens is complete: no window and no page of the program escapes the tests of it."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QWidget

from dominoes_qt import ui
from dominoes_qt.ui.screens import SCREENS
from tests.ui.conftest import OpenWindow

OF_THE_SYSTEM = {"QFileDialog", "QPrintDialog"}
"""Dialogs that systems have of their own."""


def modules() -> Iterator[str]:
    for found in walk_packages(ui.__path__, f"{ui.__name__}."):
        yield found.name


def below(kind: type[QWidget]) -> Iterator[type[QWidget]]:
    for each in kind.__subclasses__():
        yield each
        yield from below(each)


def is_screen(kind: type[QWidget]) -> bool:
    """Whether it is a window, or a page that takes the focus when it is turned to."""
    own = kind.__module__.startswith(f"{ui.__name__}.") and not kind.__subclasses__()
    return own and (issubclass(kind, QDialog | QMainWindow) or hasattr(kind, "take_focus"))


def test_every_window_and_every_page_is_in_the_list(open_window: OpenWindow) -> None:
    for module in modules():
        import_module(module)
    left = {kind for kind in below(QWidget) if is_screen(kind)}
    assert len(left) > len(SCREENS) / 2
    for reach in SCREENS.values():
        window = open_window()
        reach(window)
        QCoreApplication.processEvents()
        for top in QApplication.topLevelWidgets():
            left -= {type(each) for each in (top, *top.findChildren(QWidget)) if each.isVisible()}
        for top in QApplication.topLevelWidgets():
            top.hide()
    assert not left


def test_dialogs_are_classes_of_the_program_or_the_system_s() -> None:
    """So that the test above sees them."""
    raw = {
        found
        for module in modules()
        for found in re.findall(
            r"\b(Q\w*(?:Dialog|MessageBox|Wizard))\(\w", Path(source(module)).read_text("utf-8")
        )
    }
    assert raw <= OF_THE_SYSTEM


def source(module: str) -> str:
    file = inspect.getsourcefile(import_module(module))
    assert file is not None
    return file
