"""An error that nobody expected, where not even its dialog can be made."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QApplication

from dominoes_qt.ui import unexpected
from dominoes_qt.ui.main_window import MainWindow


def test_what_cannot_be_shown_ends_the_program(
    window: MainWindow, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def broken(details: str, **_rest: object) -> None:
        asked.append(details)
        raise RuntimeError("no dialog")

    monkeypatch.setattr(unexpected, "ErrorDialog", broken)
    caught = unexpected.Unexpected(window)
    QTimer.singleShot(0, lambda: caught.caught(ValueError("first")))
    QTimer.singleShot(2000, QCoreApplication.quit)
    assert qapp.exec() == 1
    assert len(asked) == 1
