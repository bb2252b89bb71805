"""The start-up check for the pair of Python and PySide6 that crashes."""

import sys

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
    assert compat.installed_pyside() is not None
    assert compat.refusal() is None
