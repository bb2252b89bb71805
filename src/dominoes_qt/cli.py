"""Composition root of the program: the window at once, or what the command line asks for."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Literal, TextIO

from dominoes_qt import compat
from dominoes_qt.terminal.display import can_open_window, without_display

if TYPE_CHECKING:
    from pathlib import Path

    from dominoes_qt.terminal.agreement import Agreement


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code; what goes wrong is told in one line."""
    refusal = compat.refusal()
    if refusal is not None:
        print(refusal, file=sys.stderr)
        return 1
    _mend_streams()
    try:
        code = _run(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
    except BaseException as error:
        from dominoes_qt.terminal.ending import end

        return end(error)
    return code


def _mend_streams() -> None:
    """Have all three streams there, and none of them stumble over a character."""
    sys.stdin = sys.stdin or _nothing("r")
    sys.stdout = sys.stdout or _nothing("w")
    sys.stderr = sys.stderr or _nothing("w")
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _nothing(mode: Literal["r", "w"]) -> TextIO:
    """Return a stream that holds nothing, or loses what is written to it."""
    return os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8")


def _run(arguments: Sequence[str]) -> int:
    # The window is to be there at once: what a command needs is imported if there is one.
    if not arguments and can_open_window():
        return _open_window()
    from dominoes_qt.terminal.commands import run

    return run(arguments, _open_window)


def _open_window(
    language: str = "", agreement: Agreement | None = None, record: Path | None = None
) -> int:
    from dominoes_qt.app import WindowOptions
    from dominoes_qt.app import main as open_window

    options = WindowOptions(language, record=record)
    if agreement is not None:
        options = replace(options, deal=agreement.deal, seed=agreement.seed)
        if agreement.is_given:
            options = replace(options, setup=agreement.setup, seats=agreement.seats)
    return open_window(options, _start_without_display)


def _start_without_display() -> None:
    """Start anew, without a display that is one by name only; else Qt ends the program."""
    environment = without_display(os.environ)
    if not can_open_window(environment):
        os.execve(sys.executable, sys.orig_argv, environment)  # noqa: S606 - this very program
