"""What makes a command stop: wrong usage, or data at fault. The text is the whole message."""

from __future__ import annotations

import errno

from dominoes_qt.narrate import usage
from dominoes_qt.narrate.fill import fill
from dominoes_qt.narrate.shown import clean


class UsageFault(Exception):
    """The command was called wrongly; exit code 2."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(fill(usage.fault(key), **values) if key else "")

    @classmethod
    def saying(cls, text: str) -> UsageFault:
        """Return the fault that is told in these words."""
        fault = cls("")
        fault.args = (text,)
        return fault


class DataFault(Exception):
    """A file cannot be used; exit code 1."""


class Leaving(Exception):
    """Nobody wants to go on, or nothing more will be typed."""


def cannot(what: str, file: str, error: OSError) -> DataFault:
    """Return that a file cannot be read or written (`what`), and why."""
    key = {
        errno.EISDIR: "is a folder",
        errno.ENOENT: "not there" if what == "read" else "no folder",
        errno.EACCES: "not allowed",
        errno.EPERM: "not allowed",
    }.get(error.errno or 0)
    reason = usage.trouble(key) if key else clean(error.strerror or str(error))
    return DataFault(fill(usage.trouble(what), file=clean(file), reason=reason))
