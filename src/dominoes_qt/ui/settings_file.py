"""The file of the settings, looked at before Qt reads it: what is no such file is set aside.

Qt takes any bytes for settings, and would write its own over them.
"""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QSettings

from dominoes_qt.session.errors import FileError, FileReason
from dominoes_qt.session.saves.files import read_bytes, set_aside

VERSION = 1
"""Of the keys and what they mean; a newer one may mean something else by them."""

LARGEST = 1024 * 1024
"""The most bytes that the file may have: many times as many as it needs."""

_LINE = re.compile(r"\s*(?:[;#].*|\[[^\]]+\]|[^=\s][^=]*=.*)?\s*")
_VERSION = re.compile(r"(?m)^version=([0-9]{1,9})\s*$")


def check(path: Path) -> FileError | None:
    """Set the file aside if it holds no settings that we know; return what is wrong with it."""
    try:
        _look_at(path)
    except FileError as error:
        if error.reason is FileReason.MISSING:
            return None
        if not error.is_of_disk:
            with suppress(FileError):
                error.set_aside = set_aside(path)
        return error
    return None


def _look_at(path: Path) -> None:
    data = read_bytes(path, LARGEST)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FileError(FileReason.DAMAGED, path) from error
    if "\0" in text or not all(map(_LINE.fullmatch, re.split("\r?\n", text))):
        raise FileError(FileReason.DAMAGED, path)
    found = _VERSION.search(text)
    if found is not None and int(found[1]) > VERSION:
        raise FileError(FileReason.NEWER, path, found=int(found[1]), known=VERSION)


def write(store: QSettings) -> bool:
    """Write what has changed to the disk; return whether that was possible."""
    store.setValue("version", VERSION)
    store.sync()
    return store.status() is QSettings.Status.NoError
