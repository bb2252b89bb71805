"""What the tests of the board share."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.board.boards import Board, growing, show_board
from tests.ui.board.hands import Clicks


@pytest.fixture
def board(qtbot: QtBot) -> Board:
    return show_board(qtbot, growing(8)[8])


@pytest.fixture
def clicks(board: Board) -> Clicks:
    return Clicks(board.view)


@pytest.fixture(scope="session")
def screen() -> QPointingDevice:
    return QTest.createTouchDevice()
