"""What makes a command stop: wrong usage, or data at fault. The text is the whole message."""

from __future__ import annotations

from dominoes_qt.narrate import usage
from dominoes_qt.narrate.files import file_fault
from dominoes_qt.narrate.fill import fill


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
    return DataFault(file_fault(what, file, error))
