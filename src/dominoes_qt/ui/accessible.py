"""Roles of widgets for screen readers: plain C++ interfaces, made by one factory.

A bridge to a screen reader calls nothing written in Python but this factory, so that no
reader can reach an object which is half gone.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAccessibleWidget, QWidget

_PROPERTY = "accessibleRole"


class _Roles:
    """The factory; it keeps what it makes, for Qt's cache owns that without Python knowing."""

    def __init__(self) -> None:
        self._made: list[QAccessibleWidget] = []

    def __call__(self, _class_name: str, thing: QObject | None) -> QAccessibleWidget | None:
        try:
            return self._interface(thing)
        except Exception:
            return None

    def _interface(self, thing: QObject | None) -> QAccessibleWidget | None:
        if not isinstance(thing, QWidget):
            return None
        role = thing.property(_PROPERTY)
        if role is None:
            return None
        made = QAccessibleWidget(thing, QAccessible.Role(role))
        self._made.append(made)
        return made


def install_roles() -> None:
    """Let widgets have roles; call it once, right after the application was made."""
    QAccessible.installFactory(_Roles())


@contextmanager
def unheard() -> Iterator[None]:
    """Tell readers nothing while a window is made that nobody has met yet.

    Hundreds of names are given then. Orca would take that for a flood, and drop what follows.
    """
    active = QAccessible.isActive()
    if active:
        QAccessible.setActive(False)
    try:
        yield
    finally:
        if active:
            QAccessible.setActive(True)


def set_role(widget: QWidget, role: QAccessible.Role) -> None:
    """Give a widget its role; call it before the widget is shown."""
    widget.setProperty(_PROPERTY, role.value)
