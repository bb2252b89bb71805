"""Whether a window can be opened, tried by real means."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping

import pytest

from dominoes_qt.terminal import display
from dominoes_qt.terminal.display import can_open_window, without_display

HERE = without_display(os.environ)
HERE.pop("SSH_CONNECTION", None)
FAR = HERE | {"SSH_CONNECTION": "192.0.2.1 5022 192.0.2.2 22"}


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="there is always a display here")
def test_without_a_display_nothing_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: pytest.fail("tried"))
    assert not can_open_window(HERE)
    assert not can_open_window({**HERE, "DISPLAY": ""})


@pytest.mark.parametrize(
    "near", [{"QT_QPA_PLATFORM": "offscreen"}, {"DISPLAY": ":0"}, {"WAYLAND_DISPLAY": "wayland-0"}]
)
def test_a_display_that_is_here_is_left_to_qt(
    monkeypatch: pytest.MonkeyPatch, near: dict[str, str]
) -> None:
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: pytest.fail("tried"))
    assert can_open_window(HERE | near)


def test_a_display_of_another_machine_is_tried() -> None:
    assert can_open_window(FAR | {"QT_QPA_PLATFORM": "offscreen"})
    assert not can_open_window(FAR | {"QT_QPA_PLATFORM": "no-such-platform"})


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="there is always a display here")
def test_a_dead_display_of_another_machine_is_found_out() -> None:
    assert not can_open_window(HERE | {"DISPLAY": "localhost:7654"})


def test_a_display_that_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_slow(*_: object, timeout: float, **__: object) -> None:
        raise subprocess.TimeoutExpired("qt", timeout)

    monkeypatch.setattr(subprocess, "run", too_slow)
    assert not can_open_window(FAR | {"QT_QPA_PLATFORM": "offscreen"})


def test_elsewhere_there_is_always_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(environment: Mapping[str, str]) -> bool:
        return display._has_no_display(environment)

    for platform in ("win32", "darwin"):
        monkeypatch.setattr(sys, "platform", platform)
        assert not told(HERE)
