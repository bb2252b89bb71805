"""The start-up check for the pair of Python and PySide6 that crashes."""

import sys
from importlib.machinery import ModuleSpec
from importlib.metadata import version
from pathlib import Path

import pytest

from dominoes_qt import compat


@pytest.mark.parametrize(
    ("python", "pyside", "bad"),
    [
        ((3, 11), (6, 10, 0), False),
        ((3, 11), (6, 11, 3), False),
        ((3, 11), (6, 12, 0), True),
        ((3, 11), (6, 12), True),
        ((3, 11), (7, 0, 0), True),
        ((3, 12), (6, 12, 0), False),
        ((3, 13), (6, 13, 1), False),
        ((3, 11), (), False),
    ],
)
def test_bad_pair(python: tuple[int, ...], pyside: tuple[int, ...], bad: bool) -> None:
    assert compat.is_bad_pair(python, pyside) is bad


@pytest.mark.parametrize(
    ("text", "numbers"),
    [("6.12.0", (6, 12, 0)), ("6.12.0a1", (6, 12, 0)), ("6.11", (6, 11)), ("unknown", ())],
)
def test_version_numbers(text: str, numbers: tuple[int, ...]) -> None:
    assert compat.parse_version(text) == numbers


def test_refusal_is_one_line_with_both_versions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compat, "installed_pyside", lambda: "6.12.0")
    monkeypatch.setattr(sys, "version_info", (3, 11, 7, "final", 0))
    said = compat.refusal()
    assert said is not None
    assert "PySide6 6.12.0 crashes on Python 3.11;" in said
    assert "\n" not in said


def test_nothing_is_refused_without_pyside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compat, "installed_pyside", lambda: None)
    assert compat.refusal() is None


def test_the_installed_pair_is_accepted() -> None:
    assert compat.installed_pyside() == version("PySide6_Essentials")
    assert compat.refusal() is None


@pytest.mark.parametrize(
    ("source", "found"),
    [('__version__ = "6.12.0"\n', "6.12.0"), ("__version__ = about()\n", None), (None, None)],
)
def test_a_version_that_cannot_be_read_is_not_judged(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, source: str | None, found: str | None
) -> None:
    file = tmp_path / "__init__.py"
    if source is not None:
        file.write_text(source, "utf-8")
    spec = ModuleSpec("PySide6", None, origin=str(file))
    monkeypatch.setattr(compat, "find_spec", lambda _name: spec)
    assert compat.installed_pyside() == found
    monkeypatch.setattr(compat, "find_spec", lambda _name: None)
    assert compat.installed_pyside() is None
