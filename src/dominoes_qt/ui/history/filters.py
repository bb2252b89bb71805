"""Which of the finished matches are shown, and in which order."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from dominoes_qt.narrate import naming
from dominoes_qt.session.history.rows import Result, Sort, Wanted
from dominoes_qt.ui.history.matches import level_name, result_name
from dominoes_qt.ui.theme import SPACE
from dominoes_qt.ui.widgets import Combo, label_for, name

_ANY = object()
"""The value of the choice that leaves nothing out."""


class Filters(QWidget):
    """Four choices.

    Signals:
        changed: one of them is another.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game, self.level, self.result, self.sort = (Combo(self) for _ in range(4))
        self._combos = (self.game, self.level, self.result, self.sort)
        self.labels = [label_for(combo) for combo in self._combos]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(SPACE)
        for place, (label, combo) in enumerate(zip(self.labels, self._combos, strict=True)):
            row, column = divmod(place, 2)
            grid.addWidget(label, row, 2 * column)
            grid.addWidget(combo, row, 2 * column + 1)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(3, 1)
        self._games: list[str] = []
        self._levels: list[str] = []
        self.retranslate()
        for combo in self._combos:
            combo.currentIndexChanged.connect(self.changed)

    @property
    def wanted(self) -> Wanted:
        """Return which matches are to be shown."""
        game, level, result = (combo.currentData() for combo in self._combos[:3])
        return Wanted(
            profile=game if isinstance(game, str) else None,
            level=level if isinstance(level, str) else None,
            result=result if isinstance(result, Result) else None,
        )

    @property
    def order(self) -> Sort:
        """Return the order that is wanted."""
        order = self.sort.currentData()
        return order if isinstance(order, Sort) else Sort.WHEN

    def offer(self, games: Sequence[str], levels: Sequence[str]) -> None:
        """Offer these, for there are matches of them."""
        self._games, self._levels = list(games), list(levels)
        self._fill()

    def _fill(self) -> None:
        everything: tuple[str, object] = (QCoreApplication.translate("History", "all"), _ANY)
        self.game.set_items([everything, *((naming.profile(key), key) for key in self._games)])
        self.level.set_items([everything, *((level_name(key), key) for key in self._levels)])
        self.result.set_items([everything, *((result_name(each), each) for each in Result)])
        self.sort.set_items([(text, sort) for sort, text in _orders().items()])

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        texts = (
            QCoreApplication.translate("History", "&Game"),
            QCoreApplication.translate("History", "&Opponents"),
            QCoreApplication.translate("History", "&Result"),
            QCoreApplication.translate("History", "Order &by"),
        )
        about = QCoreApplication.translate("History", "Which matches are shown")
        for label, combo, text in zip(self.labels, self._combos, texts, strict=True):
            label.setText(text)
            name(combo, text.replace("&", ""), about)
        name(self.sort, texts[-1].replace("&", ""), QCoreApplication.translate("History", "Order"))
        self._fill()


def _orders() -> dict[Sort, str]:
    return {
        Sort.WHEN: QCoreApplication.translate("History", "date"),
        Sort.PROFILE: QCoreApplication.translate("History", "game"),
        Sort.RESULT: QCoreApplication.translate("History", "result"),
        Sort.MARGIN: QCoreApplication.translate("History", "margin"),
        Sort.HANDS: QCoreApplication.translate("History", "number of hands"),
        Sort.BEST: QCoreApplication.translate("History", "best play"),
    }
