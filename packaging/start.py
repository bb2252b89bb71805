"""What PyInstaller's programs run: the command line, and what it starts beside itself.

The game calls its interpreter for some things (a trial whether a window opens, the processes of
`simulate`); in a folder made by PyInstaller that interpreter is the program.
"""

import sys
from multiprocessing import freeze_support


def main() -> int:
    """Run the command line, or a piece of the game's own code as `python -c` would."""
    freeze_support()
    if sys.argv[1:2] == ["-c"]:
        exec(sys.argv[2], {"__name__": "__main__"})  # noqa: S102 - as Python itself does
        return 0
    from dominoes_qt import cli

    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
