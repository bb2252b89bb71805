"""The keys of a replay, in one table for whoever binds them and whoever lists them."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QCoreApplication


class ReplayKey(StrEnum):
    """What can be done by key in a replay, each with its key."""

    BACK = "Ctrl+Left"
    FORWARD = "Ctrl+Right"
    PLAY = "Ctrl+Space"
    LAST_HAND = "Ctrl+PgUp"
    NEXT_HAND = "Ctrl+PgDown"
    START = "Ctrl+Home"
    END = "Ctrl+End"
    TO_HAND = "Ctrl+G"
    TO_SCORE = "Ctrl+F"

    @property
    def text(self) -> str:
        """Return what it is called in the list of all keys."""
        return {
            ReplayKey.BACK: QCoreApplication.translate("Keys", "Replay: one step back"),
            ReplayKey.FORWARD: QCoreApplication.translate("Keys", "Replay: one step forward"),
            ReplayKey.PLAY: QCoreApplication.translate("Keys", "Replay: play, or stop"),
            ReplayKey.LAST_HAND: QCoreApplication.translate("Keys", "Replay: previous hand"),
            ReplayKey.NEXT_HAND: QCoreApplication.translate("Keys", "Replay: next hand"),
            ReplayKey.START: QCoreApplication.translate("Keys", "Replay: start of the match"),
            ReplayKey.END: QCoreApplication.translate("Keys", "Replay: end of the match"),
            ReplayKey.TO_HAND: QCoreApplication.translate("Keys", "Replay: jump to a hand"),
            ReplayKey.TO_SCORE: QCoreApplication.translate("Keys", "Replay: jump to a score"),
        }[self]


REPLAY_KEYS = tuple(ReplayKey)
