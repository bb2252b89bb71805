"""Whether a window can be opened here."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

VARIABLES = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
"""The environment variables that say where windows are opened."""

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
    """Return whether Qt should be able to open a window with these environment variables.

    A display of another machine may never answer, and Qt would wait for it; so another process
    tries that. Of one that is here, Qt itself says at once if it is none.
    """
    variables = os.environ if environment is None else environment
    if _has_no_display(variables):
        return False
    return not _is_far(variables) or _is_answered(variables)


def without_display(environment: Mapping[str, str]) -> dict[str, str]:
    """Return these environment variables without those that name a display."""
    return {key: value for key, value in environment.items() if key not in VARIABLES}


def _has_no_display(variables: Mapping[str, str]) -> bool:
    """Return whether there is no display for certain, so that nothing has to be tried."""
    if sys.platform in {"win32", "darwin"} or variables.get("QT_QPA_PLATFORM"):
        return False
    return not (variables.get("DISPLAY") or variables.get("WAYLAND_DISPLAY"))


def _is_far(variables: Mapping[str, str]) -> bool:
    """Return whether windows would be opened on another machine, or are not meant to be."""
    host = variables.get("DISPLAY", "").rpartition(":")[0]
    return bool(variables.get("SSH_CONNECTION")) or host not in {"", "unix"}


def _is_answered(variables: Mapping[str, str]) -> bool:
    """Return whether Qt can open a window; it ends the process that tries if it cannot."""
    import subprocess

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
