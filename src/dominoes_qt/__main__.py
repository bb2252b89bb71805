"""`python -m dominoes_qt` is the same as the command `dominoes-qt`."""

import sys

from dominoes_qt.cli import main

if __name__ == "__main__":
    sys.exit(main())
