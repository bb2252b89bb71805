"""The board for keyboard and screen reader: a see-through widget over each tile.

Readers do not see items of a graphics view. The widgets are used again and hidden, but never
deleted, so that no reader asks after one that is gone. Tab stops at one of them.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from dominoes_qt.ui.accessible import set_role
from dominoes_qt.ui.board.layout_model import LayoutModel
from dominoes_qt.ui.board.tile_proxy import TileProxy
from dominoes_qt.ui.board.view import BoardView
from dominoes_qt.ui.board.walk import Walk

_ACTIVATING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class BoardProxies(QObject):
    """Keeps one proxy a row of the model, in reading order.

    Signals:
        activated: a tile, by its row.
        current_changed: the cursor stands on another row.
        edge_reached: the cursor would go beyond the end of an arm.
    """

    activated = Signal(int)
    current_changed = Signal(int)
    edge_reached = Signal(str)

    def __init__(self, view: BoardView, model: LayoutModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.view = view
        self.model = model
        self.proxies: list[TileProxy] = []
        self._current = 0
        self._placing = QTimer(self)
        self._placing.setSingleShot(True)
        self._placing.setInterval(0)
        set_role(view.viewport(), QAccessible.Role.List)
        self._connect_signals()
        self._follow()

    def _connect_signals(self) -> None:
        self.model.rowsInserted.connect(self._follow)
        self.model.rowsRemoved.connect(self._follow)
        self.model.modelReset.connect(self._follow)
        self.model.dataChanged.connect(self._retell)
        self.view.moved.connect(self._placing.start)
        self.view.board.restyled.connect(self._placing.start)
        self._placing.timeout.connect(self.place)

    def set_name(self, name: str) -> None:
        """Name the board for screen readers."""
        self.view.viewport().setAccessibleName(name)

    @property
    def current_row(self) -> int:
        """Return where the cursor stands; -1 where no tile lies."""
        return min(self._current, self.model.rowCount() - 1)

    def focus_current(self) -> bool:
        """Put the focus on the current tile; return whether there is one."""
        row = self.current_row
        if row < 0:
            return False
        self.proxies[row].setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    # What lies on the board

    def _follow(self) -> None:
        """Have as many proxies as tiles; the focus moves before its proxy goes away."""
        count = self.model.rowCount()
        while len(self.proxies) < count:
            self._add()
        had = any(proxy.hasFocus() for proxy in self.proxies)
        self._retell()
        for row in self.model.reading_order():
            self.proxies[row].raise_()
            self.proxies[row].show()
        self._make_current(max(self.current_row, 0))
        if had:
            self.focus_current()
        for proxy in self.proxies[count:]:
            proxy.hide()
            proxy.tell("", "")
        self.place()

    def _add(self) -> None:
        proxy = TileProxy(self.view, len(self.proxies))
        proxy.entered.connect(self._entered)
        proxy.pressed.connect(self._pressed)
        self._order_tab(proxy)
        self.proxies.append(proxy)

    def _order_tab(self, proxy: TileProxy) -> None:
        """Let Tab come to the board where the view is, however late a tile is laid."""
        if self.proxies:
            QWidget.setTabOrder(self.proxies[-1], proxy)
            return
        # Qt orders nothing behind a widget that takes no focus.
        self.view.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        QWidget.setTabOrder(self.view, proxy)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _retell(self) -> None:
        for row in range(min(self.model.rowCount(), len(self.proxies))):
            self._tell(row)

    def _tell(self, row: int) -> None:
        """Call a proxy what its tile is; where it stands among the others, the current one says.

        Each tile that is laid moves all of them in that order, and a reader that is told so
        for a long line takes it for a flood, and drops messages with it.
        """
        index = self.model.index(row)
        place = (
            index.data(Qt.ItemDataRole.AccessibleDescriptionRole) if row == self._current else ""
        )
        self.proxies[row].tell(str(index.data(Qt.ItemDataRole.AccessibleTextRole)), str(place))

    def place(self) -> None:
        """Put the proxies over their tiles."""
        for row in range(min(self.model.rowCount(), len(self.proxies))):
            self.proxies[row].cover(self.view.board.tiles[row])

    # The cursor

    def _make_current(self, row: int) -> None:
        before, self._current = self._current, row
        for each in {before, row}:
            if each < min(self.model.rowCount(), len(self.proxies)):
                self._tell(each)
        for proxy in self.proxies:
            proxy.set_tab_stop(proxy.row == row)

    def _entered(self, row: int) -> None:
        changed = row != self._current
        self._make_current(row)
        self.view.show_row(row)
        if changed:
            self.current_changed.emit(row)

    def _pressed(self, row: int, key: int) -> None:
        if key in _ACTIVATING:
            self.activated.emit(row)
            return
        step = Walk(self.model.layout.placed).go(row, key)
        if step.row != row:
            self.proxies[step.row].setFocus(Qt.FocusReason.OtherFocusReason)
        elif step.edge:
            self.edge_reached.emit(step.edge)
