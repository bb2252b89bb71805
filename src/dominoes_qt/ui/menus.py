"""The menus, built from the table of actions."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu, QMenuBar

from dominoes_qt.ui.actions import TABLE, Actions, Menu, menu_text
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.theme import TextSize


class Menus:
    """The menus of a menu bar."""

    def __init__(self, bar: QMenuBar, actions: Actions) -> None:
        self._bar = bar
        self._menus = {menu: QMenu(bar) for menu in Menu}
        for menu in self._menus.values():
            bar.addMenu(menu)
        for entry in TABLE:
            menu = self._menus[entry.menu]
            menu.addAction(actions[entry.key])
            if entry.ends_part:
                menu.addSeparator()

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        for widget in (self._bar, *self._menus.values()):
            widget.setFont(look.font(TextSize.BODY))

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        for key, menu in self._menus.items():
            menu.setTitle(menu_text(key))
