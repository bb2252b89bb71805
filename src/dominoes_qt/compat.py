"""Refuses the one pair of Python and PySide6 that is known to crash, before Qt is loaded."""

import re
import sys

FIRST_BAD_PYSIDE = (6, 12)
FIRST_GOOD_PYTHON = (3, 12)

REFUSAL = (
    "dominoes-qt: PySide6 {pyside} crashes on Python {python}; "
    'use Python 3.12 or newer, or install "PySide6>=6.10,<6.12"'
)


def is_bad_pair(python: tuple[int, ...], pyside: tuple[int, ...]) -> bool:
    """Since 6.12, PySide6 takes references off None, which Python before 3.12 counts."""
    return python < FIRST_GOOD_PYTHON and pyside >= FIRST_BAD_PYSIDE


def parse_version(text: str) -> tuple[int, ...]:
    """Leading numbers of a version: "6.12.0a1" gives (6, 12, 0)."""
    numbers = re.match(r"\d+(?:\.\d+)*", text)
    return tuple(map(int, numbers.group().split("."))) if numbers else ()


def installed_pyside() -> str | None:
    """Version of the installed PySide6, read from its metadata so that Qt stays unloaded."""
    from importlib.metadata import PackageNotFoundError, version

    for name in ("PySide6_Essentials", "PySide6"):
        try:
            return version(name)
        except PackageNotFoundError:
            continue
    return None


def refusal() -> str | None:
    """One line that says why this pair cannot run, or None when it can."""
    if sys.version_info[:2] >= FIRST_GOOD_PYTHON:
        return None  # and no time is lost with reading metadata
    pyside = installed_pyside()
    if pyside is None or not is_bad_pair(sys.version_info[:2], parse_version(pyside)):
        return None
    return REFUSAL.format(pyside=pyside, python=".".join(map(str, sys.version_info[:2])))
