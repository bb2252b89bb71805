"""Whether a window can be opened here.

Qt ends the process where it cannot, so another process tries.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping

LONGEST_WAIT = 15
"""Seconds to wait for a display that does not answer."""

_TRIAL = """
try:
    import resource
except ImportError:
    pass
else:
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
from PySide6.QtGui import QGuiApplication
QGuiApplication([])
"""
"""Where there is no display, Qt aborts; that should leave no core file behind."""


def can_open_window(environment: Mapping[str, str] | None = None) -> bool:
    """Return whether Qt can open a window with these environment variables."""
    variables = os.environ if environment is None else environment
    if _has_no_display(variables):
        return False
    try:
        tried = subprocess.run(
            [sys.executable, "-c", _TRIAL],
            env=dict(variables),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=LONGEST_WAIT,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return tried.returncode == 0


def _has_no_display(variables: Mapping[str, str]) -> bool:
    """Return whether there is no display for certain, so that nothing has to be tried."""
    if sys.platform in {"win32", "darwin"} or variables.get("QT_QPA_PLATFORM"):
        return False
    return not (variables.get("DISPLAY") or variables.get("WAYLAND_DISPLAY"))
