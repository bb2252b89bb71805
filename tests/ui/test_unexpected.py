"""The window that comes up for errors that nobody expected."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from dominoes_qt.ui.main_window import MainWindow
from dominoes_qt.ui.replay.dialog import ReplayDialog
from dominoes_qt.ui.screens import SCREENS, looked_at
from dominoes_qt.ui.unexpected import Unexpected


@pytest.fixture
def unexpected(window: MainWindow) -> Iterator[Unexpected]:
    """Return what catches errors; the hooks are as before afterwards."""
    before = sys.excepthook, threading.excepthook
    catcher = Unexpected(window)
    catcher.watch()
    yield catcher
    sys.excepthook, threading.excepthook = before


def fail() -> None:
    raise RuntimeError("6-4 of Ana in /home/ana")


class TestUnexpected:
    def shown(self, unexpected: Unexpected, qtbot: QtBot) -> str:
        qtbot.waitUntil(lambda: unexpected.dialog is not None)
        assert unexpected.dialog is not None
        return unexpected.dialog.details.toPlainText()

    @pytest.mark.parametrize("raising", [fail, lambda: threading.Thread(target=fail).start()])
    def test_one_window_says_what_happened(
        self, unexpected: Unexpected, window: MainWindow, qtbot: QtBot, raising: Callable[[], None]
    ) -> None:
        SCREENS["table"](window)
        assert window.table is not None
        with qtbot.captureExceptions():
            sys.excepthook, threading.excepthook = unexpected._caught, unexpected._caught_in_thread
            QTimer.singleShot(0, raising)
            text = self.shown(unexpected, qtbot)
        assert "RuntimeError" in text
        assert "6-4" not in text
        assert "ana" not in text.lower().replace("manager", "")
        assert window.table.game.is_paused
        dialog = unexpected.dialog
        assert dialog is not None
        unexpected.show(RuntimeError())
        assert unexpected.dialog is dialog
        dialog.copy.click()
        assert QGuiApplication.clipboard().text() == text
        dialog.go_on.click()
        assert unexpected.dialog is None
        assert not window.table.game.is_paused

    def test_it_comes_over_a_dialog_that_is_open(
        self, unexpected: Unexpected, window: MainWindow
    ) -> None:
        SCREENS["replay"](window)
        replay = looked_at(window)
        assert isinstance(replay, ReplayDialog)
        unexpected.show(RuntimeError())
        assert unexpected.dialog is not None
        assert unexpected.dialog.parentWidget() is replay
        unexpected.dialog.accept()
        assert replay.isVisible()

    def test_the_match_is_saved_first(
        self, unexpected: Unexpected, window: MainWindow, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        SCREENS["table"](window)
        saved: list[bool] = []
        with monkeypatch.context() as patched:
            patched.setattr(window.lasting, "save", lambda: saved.append(True))
            unexpected.show(RuntimeError())
        assert saved
        assert unexpected.dialog is not None
        unexpected.dialog.accept()
        with monkeypatch.context() as patched:
            patched.setattr(window.lasting, "save", fail)
            unexpected.show(RuntimeError())
        assert unexpected.dialog is not None
        assert "not on the disk" in unexpected.dialog.line.text()
        unexpected.dialog.accept()
