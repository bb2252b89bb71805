"""Qt's own tests of item models; what they find is a warning, and fails the test."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel
from PySide6.QtTest import QAbstractItemModelTester


def watch(model: QAbstractItemModel) -> None:
    """Test the model now and whenever it changes."""
    mode = QAbstractItemModelTester.FailureReportingMode.Warning
    QAbstractItemModelTester(model, mode, model)
