"""Which system packages are missing, and what is done about it; none is installed here."""

import os
import shutil
import sys

import pytest

from devtools import console, system
from devtools.system import CORE, PLAY_TERMINAL, PLAY_WINDOW, TESTS, Need


@pytest.mark.parametrize(
    ("variables", "uses"),
    [
        ({}, PLAY_TERMINAL),
        ({"DISPLAY": ":0"}, PLAY_WINDOW),
        ({"DISPLAY": ""}, PLAY_TERMINAL),
        ({"WAYLAND_DISPLAY": "wayland-0"}, PLAY_WINDOW),
        ({"QT_QPA_PLATFORM": "offscreen"}, PLAY_WINDOW),
    ],
)
def test_playing_needs_a_window_only_where_there_is_a_display(
    variables: dict[str, str], uses: frozenset[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert system.play_uses() == uses


def test_only_what_the_use_asks_for_is_missing() -> None:
    nothing = system.missing(PLAY_TERMINAL, is_met=lambda need: False)
    assert {need.use for need in nothing} == {CORE}
    assert "xvfb" not in system.packages_for(nothing)
    assert system.missing(system.ALL, is_met=lambda need: True) == []


def test_a_package_is_named_once() -> None:
    needs = [Need("a", "dbus", TESTS), Need("b", "dbus", TESTS), Need("c", "orca", TESTS)]
    assert system.packages_for(needs) == ["dbus", "orca"]


@pytest.mark.parametrize(
    ("what", "met"),
    [
        ("libc.so.6" if sys.platform == "linux" else "/", True),
        ("libnosuchthing.so.7", False),
        ("no-such-command-7", False),
        ("/no/such/file-*", False),
        ("ensurepip", True),
    ],
)
def test_need(what: str, met: bool) -> None:
    assert Need(what, "package", CORE).is_met() is met


def test_root_installs(linux: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    system.ensure(PLAY_TERMINAL)
    assert linux == [["libglib2.0-0"]]


def test_others_are_given_one_command(
    linux: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    with pytest.raises(console.Problem) as caught:
        system.ensure(PLAY_TERMINAL)
    assert len(str(caught.value).splitlines()) == 2
    assert str(caught.value).splitlines()[1].startswith(("sudo apt-get update", 'su -c "apt-'))
    assert linux == []


def test_other_distributions_go_on_with_a_warning(
    linux: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name, path=None: None)
    system.ensure(PLAY_TERMINAL)
    assert "libglib-2.0.so.0" in capsys.readouterr().err
    assert linux == []


def test_a_foreign_python_without_ensurepip_is_refused(
    linux: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    lacking = [Need(system.ENSUREPIP, "python3-venv", CORE)]
    monkeypatch.setattr(system, "missing", lambda uses: lacking)
    monkeypatch.setattr(system, "is_system_python", lambda executable: False)
    with pytest.raises(console.Problem, match="lacks the module ensurepip"):
        system.ensure(PLAY_TERMINAL)
    assert linux == []


@pytest.fixture
def linux(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """A Debian that lacks one library; the list collects what would be installed."""
    installed: list[list[str]] = []
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(shutil, "which", lambda name, path=None: f"/usr/bin/{name}")
    lacking = [Need("libglib-2.0.so.0", "libglib2.0-0", CORE)]
    monkeypatch.setattr(system, "missing", lambda uses: lacking)
    monkeypatch.setattr(system, "apt_install", lambda names: installed.append(list(names)))
    return installed
