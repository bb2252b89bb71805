"""What is said of the board itself: how near it is, how it is turned, where an arm ends."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from dominoes_qt.narrate import words
from dominoes_qt.narrate.fill import capital, fill
from dominoes_qt.ui.board.proxies import BoardProxies
from dominoes_qt.ui.board.view import BoardView
from dominoes_qt.ui.table import Table

_SETTLED_MS = 300
"""A wheel or a pinch has come to rest when nothing has moved for so long."""


class BoardNews(QObject):
    """Tells the table what the player did with the board, once it has come to rest."""

    def __init__(
        self, table: Table, board: BoardView, proxies: BoardProxies, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._board = board
        self._tell: Callable[[], str] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_SETTLED_MS)
        self._timer.timeout.connect(self._settled)
        board.zoomed.connect(self._zoomed)
        board.rotated.connect(self._rotated)
        proxies.edge_reached.connect(self._edge)

    def _zoomed(self, percent: int) -> None:
        fitted = self._board.is_fitted
        self._later(lambda: _whole() if fitted else _zoom(percent))

    def _rotated(self, degrees: int) -> None:
        self._later(lambda: _turned(degrees))

    def _later(self, tell: Callable[[], str]) -> None:
        self._tell = tell
        self._timer.start()

    def _settled(self) -> None:
        if self._tell is not None:
            self._table.inform(self._tell)

    def _edge(self, arm: str) -> None:
        ends = self._table.session.layout.open_ends
        end = next((each for each in ends if each.end.value == arm), None)
        if end is None:
            self._table.inform(lambda: QCoreApplication.translate("Table", "There is no end here."))
        else:
            self._table.inform(lambda: capital(self._table.narrator.review.open_end(end)) + ".")


def _whole() -> str:
    return QCoreApplication.translate("Table", "The whole board is shown.")


def _zoom(percent: int) -> str:
    text = QCoreApplication.translate("Table", "Zoom {percent} %.")
    return fill(text, percent=words.number(percent))


def _turned(degrees: int) -> str:
    if degrees % 360 == 0:
        return QCoreApplication.translate("Table", "The board is upright.")
    text = QCoreApplication.translate("Table", "The board is turned by {degrees} degrees.")
    return fill(text, degrees=words.number(degrees % 360))
