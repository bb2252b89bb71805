"""Refuses the one pair of Python and PySide6 that is known to crash, before Qt is loaded."""

import re
import sys
from importlib.util import find_spec
from pathlib import Path

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
    """Version of the installed PySide6, as its source says, so that Qt stays unloaded."""
    found = find_spec("PySide6")
    if found is None or found.origin is None:
        return None
    try:
        source = Path(found.origin).read_text("utf-8")
    except (OSError, ValueError):  # packed into one file: whoever packs it sees that it fits
        return None
    version = re.search(r'^__version__ = "(.+)"', source, re.MULTILINE)
    return None if version is None else version[1]


def refusal() -> str | None:
    """One line that says why this pair cannot run, or None when it can."""
    if sys.version_info[:2] >= FIRST_GOOD_PYTHON:
        return None
    pyside = installed_pyside()
    if pyside is None or not is_bad_pair(sys.version_info[:2], parse_version(pyside)):
        return None
    return REFUSAL.format(pyside=pyside, python=".".join(map(str, sys.version_info[:2])))
