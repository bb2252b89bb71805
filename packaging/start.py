"""What PyInstaller's programs run: the command line, and what it starts beside itself.

The game and Python's multiprocessing call their interpreter for some things; in a folder made
by PyInstaller that interpreter is the program.
"""

import sys
from itertools import takewhile

WORKER = "--multiprocessing-fork"
globals().pop("__file__", None)  # or a worker would look for this file, which is packed


def main() -> int:
    """Run the command line, or be the interpreter where that is called."""
    flags = list(takewhile(lambda argument: argument.startswith("-"), sys.argv[1:]))
    if flags[:1] == [WORKER]:
        from multiprocessing.spawn import freeze_support

        freeze_support()
    if flags[-1:] == ["-c"]:
        exec(sys.argv[1 + len(flags)], {"__name__": "__main__"})  # noqa: S102 - as Python does
        return 0
    from dominoes_qt import cli

    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
