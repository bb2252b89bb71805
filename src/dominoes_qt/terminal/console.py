"""Lines of text in and out. Every line is written at once, so that a reader can speak it."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from typing import Protocol

FEWEST_BLANKS = 30
"""How many blank lines clear a screen whose height is not known or small."""


class Source(Protocol):
    """What lines are read from."""

    def isatty(self) -> bool:
        """Return whether somebody types them."""
        ...

    def readline(self) -> str:
        """Return the next line; an empty text at the end."""
        ...

    def fileno(self) -> int:
        """Return the file that the lines come from; an `OSError` if there is none."""
        ...


class Sink(Protocol):
    """What lines are written to."""

    def isatty(self) -> bool:
        """Return whether they go to a screen."""
        ...

    def write(self, text: str, /) -> object:
        """Write text."""
        ...

    def flush(self) -> object:
        """Pass on what was written."""
        ...


class Console:
    """Where the terminal game reads and writes."""

    def __init__(self, source: Source, sink: Sink) -> None:
        self._source = source
        self._sink = sink

    @property
    def is_typed(self) -> bool:
        """Return whether a person types here, rather than a file or another program."""
        return self._source.isatty()

    @property
    def is_seen(self) -> bool:
        """Return whether the lines go to a screen, rather than to a file or another program."""
        return self._sink.isatty()

    def say(self, line: str = "") -> None:
        """Write a line."""
        self._sink.write(line + "\n")
        self._sink.flush()

    def say_all(self, lines: Iterable[str]) -> None:
        """Write several lines."""
        for line in lines:
            self.say(line)

    def ask(self, question: str) -> str | None:
        """Return what is typed in answer; `None` when nothing more will come."""
        if self.is_typed:
            self._sink.write(question + " ")
            self._sink.flush()
        else:
            self.say(question)
        line = self._source.readline()
        if not line:
            if self.is_typed:
                self.say()
            return None
        return line.strip()

    def forget_typed(self) -> None:
        """Drop what was typed ahead, where there is a terminal that can."""
        if not self.is_typed:
            return
        try:
            import termios

            termios.tcflush(self._source.fileno(), termios.TCIFLUSH)
        except (ImportError, OSError):
            return

    def scroll_away(self) -> None:
        """Push all that is on the screen out of sight with blank lines."""
        height = shutil.get_terminal_size().lines
        self.say("\n" * max(height, FEWEST_BLANKS))
