"""Where the focus goes at the table: to what has to be done next, and nowhere by surprise.

It follows only from within the lower part (tiles, ends, buttons); who reads the board stays there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication, QWidget

from dominoes_qt.engine.actions import Draw, Pass
from dominoes_qt.ui.table import Phase
from dominoes_qt.ui.widgets import is_within

if TYPE_CHECKING:
    from dominoes_qt.ui.table_page import TablePage


class TableFocus:
    """Knows what the focus is wanted for."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._goal: tuple[object, ...] = ()
        self._followed: tuple[object, ...] = ()

    def follow(self, *, anywhere: bool = False) -> None:
        """Move the focus if what has to be done is another; from `anywhere`, if that is asked."""
        goal = self._new_goal()
        if goal == self._goal and not (anywhere and goal != self._followed):
            return
        self._goal = goal
        self._stand_on_playable()
        if anywhere or is_within(QApplication.focusWidget(), self._page.lower_part):
            self._followed = goal
            self._wanted().setFocus()

    def take(self) -> None:
        """Move the focus to what has to be done."""
        self._goal = self._followed = self._new_goal()
        self._stand_on_playable()
        self._wanted().setFocus()

    def _stand_on_playable(self) -> None:
        """Have a tile current that can be played, if there is one and nothing is chosen yet."""
        hand, tray = self._page.table.hand, self._page.tray.hand
        if self._page.table.choice.tile is not None or hand.ends_at(tray.row):
            return
        playable = (row for row in range(hand.rowCount()) if hand.ends_at(row))
        tray.set_row(next(playable, tray.row))

    def _new_goal(self) -> tuple[object, ...]:
        table = self._page.table
        choice = table.choice
        return (
            table.phase,
            table.session.version if table.is_own_turn else None,
            bool(table.hand.tiles),
            table.game.is_waiting,
            choice.tile,
            choice.action,
        )

    def _wanted(self) -> QWidget:
        page, table = self._page, self._page.table
        choice, tray = table.choice, self._page.tray
        if table.phase is Phase.ENDED:
            return page.settlement.first_button or page.settlement.lines
        if choice.action is not None or table.game.is_waiting:
            return tray.confirm
        if table.phase is Phase.NOMINATING or choice.tile is not None:
            return tray.targets
        if choice.can(Draw):
            return tray.draw
        if choice.can(Pass):
            return tray.pass_turn
        return tray.hand

    def go_on(self, step: int) -> None:
        """Go to the next part of the table, or the one before."""
        page = self._page
        lower = page.settlement if page.table.phase is Phase.ENDED else page.tray
        parts: list[QWidget] = [page.board, lower]
        now = QApplication.focusWidget()
        at = next((place for place, part in enumerate(parts) if is_within(now, part)), -step)
        if parts[(at + step) % len(parts)] is page.board:
            page.proxies.focus_current()
        else:
            self.take()
