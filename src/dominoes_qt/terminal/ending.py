"""How the program ends when something is wrong: one line that says so, and an exit code."""

from __future__ import annotations

import os
import signal
import sys
from concurrent.futures import BrokenExecutor

from dominoes_qt.narrate import usage
from dominoes_qt.terminal.faults import DataFault, UsageFault, cannot
from dominoes_qt.terminal.options import PROGRAM

DONE, AT_FAULT, WRONG_USAGE = 0, 1, 2
INTERRUPTED, PIPE_CLOSED = 128 + signal.SIGINT, 141
"""What shells report of a program that Ctrl-C, or a reader who left, has ended."""


def end(error: BaseException) -> int:
    """Say what went wrong and return the exit code; a fault of the program is raised again."""
    match error:
        case UsageFault():
            return _fail(str(error), WRONG_USAGE)
        case DataFault():
            return _fail(str(error), AT_FAULT)
        case KeyboardInterrupt():
            return _fail(usage.trouble("stopped"), INTERRUPTED)
        case BrokenPipeError():
            _give_up_output()
            return PIPE_CLOSED
        case OSError():
            _give_up_output()
            return _fail(str(cannot("write", usage.trouble("output"), error)), AT_FAULT)
        case MemoryError():
            return _fail(usage.trouble("memory"), AT_FAULT)
        case BrokenExecutor():
            return _fail(usage.trouble("worker"), AT_FAULT)
    raise error


def _give_up_output() -> None:
    """Let what is left to write go nowhere, so that Python does not try again at its end."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        return


def _fail(message: str, code: int) -> int:
    print(f"{PROGRAM}: {message}", file=sys.stderr)
    return code
