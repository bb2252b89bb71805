"""System packages that Python cannot install: what is missing, and getting it on Debian."""

from collections.abc import Collection

PLAY_TERMINAL = frozenset({"venv", "core"})
PLAY_WINDOW = PLAY_TERMINAL | {"window"}
CHECK = PLAY_TERMINAL
ALL = PLAY_WINDOW | {"tests"}


def play_uses() -> Collection[str]:
    """What playing needs here."""
    return PLAY_WINDOW


def ensure(uses: Collection[str]) -> None:
    """Make sure that everything for these uses is there."""
