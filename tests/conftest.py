"""Settings that every test shares: no screen unless a test brings its own."""

import os
import signal
import tempfile
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# Nothing that a test starts may find, or leave, anything where the player's own matches are.
HOME = tempfile.TemporaryDirectory(prefix="dominoes-qt-tests-")
for kind in ("DATA", "CONFIG", "STATE", "CACHE"):
    os.environ[f"XDG_{kind}_HOME"] = f"{HOME.name}/{kind.lower()}"

# Scripts start what runs in their background with Ctrl-C ignored, and every child inherits it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    """Fail the test that leaves another language to those after it, not one of these."""
    yield
    assert QCoreApplication.translate("Language", "English") == "English"
