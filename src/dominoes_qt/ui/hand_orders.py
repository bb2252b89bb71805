"""The orders of the hand as actions of the menu: what is chosen there is a setting."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject

from dominoes_qt.ui.actions import Actions, Key
from dominoes_qt.ui.settings import HandOrder, Preferences, Settings

_ORDERS = {
    Key.ORDER_OWN: HandOrder.OWN,
    Key.ORDER_PIPS: HandOrder.PIPS,
    Key.ORDER_SUIT: HandOrder.SUIT,
}


class HandOrders(QObject):
    """Keeps the marks in the menu and the setting the same."""

    def __init__(self, actions: Actions, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self._settings = settings
        for key, order in _ORDERS.items():
            actions[key].triggered.connect(partial(self._choose, order))
        settings.changed.connect(self._mark)
        self._mark(settings.values)

    def _choose(self, order: HandOrder, *_state: object) -> None:
        self._settings.change(order=order)

    def _mark(self, values: Preferences) -> None:
        for key, order in _ORDERS.items():
            self._actions[key].setChecked(values.order is order)
