"""Finds the verdicts of a review off the GUI thread, one after another."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from dominoes_qt.players.base import Budget
from dominoes_qt.session.review import SEED, Decision, Judging, Verdict
from dominoes_qt.ui.thinker import Thinker


class Reviewer(QObject):
    """Does one review at a time; a new one, or `stop`, drops the one before.

    Signals:
        found: the next `Verdict`.
        ended: there are no more.
    """

    found = Signal(object)
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._left: list[Decision] = []
        self._samples = 0
        self._thinker = Thinker(self)
        self._thinker.answered.connect(self._answered)

    @property
    def is_busy(self) -> bool:
        """Return whether more verdicts will come."""
        return self._thinker.is_busy or bool(self._left)

    def start(self, decisions: Sequence[Decision], samples: int) -> None:
        """Judge these decisions, in so many arrangements of the hidden tiles each."""
        self._left, self._samples = list(decisions), samples
        self._go_on()

    def _go_on(self) -> None:
        if not self._left:
            self.ended.emit()
            return
        flag = self._thinker.new_flag()
        budget = Budget(self._samples, cancelled=flag.is_set)
        self._thinker.ask(Judging(self._left.pop(0), SEED, budget))

    def _answered(self, _question: Judging, verdict: object) -> None:
        if isinstance(verdict, Verdict):
            self.found.emit(verdict)
        self._go_on()

    def stop(self) -> None:
        """Judge no more; `ended` does not come."""
        self._left.clear()
        self._thinker.cancel()
