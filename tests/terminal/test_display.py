"""Whether a window can be opened, tried by real means."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping

import pytest

from dominoes_qt.terminal import display
from dominoes_qt.terminal.display import can_open_window

HERE = {
    key: value
    for key, value in os.environ.items()
    if key not in {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
}


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="there is always a display here")
def test_without_a_display_nothing_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: pytest.fail("tried"))
    assert not can_open_window(HERE)
    assert not can_open_window({**HERE, "DISPLAY": ""})


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="there is always a display here")
def test_a_dead_display_is_found_out() -> None:
    assert not can_open_window({**HERE, "DISPLAY": ":7654"})
    assert not can_open_window({**HERE, "QT_QPA_PLATFORM": "no-such-platform"})


def test_a_platform_that_needs_no_display() -> None:
    assert can_open_window({**HERE, "QT_QPA_PLATFORM": "offscreen"})
    assert can_open_window()


def test_a_display_that_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_slow(*_: object, timeout: float, **__: object) -> None:
        raise subprocess.TimeoutExpired("qt", timeout)

    monkeypatch.setattr(subprocess, "run", too_slow)
    assert not can_open_window({**HERE, "QT_QPA_PLATFORM": "offscreen"})


def test_elsewhere_there_is_always_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(environment: Mapping[str, str]) -> bool:
        return display._has_no_display(environment)

    for platform in ("win32", "darwin"):
        monkeypatch.setattr(sys, "platform", platform)
        assert not told(HERE)
