"""Roles given to widgets, as a screen reader meets them."""

from __future__ import annotations

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dominoes_qt.ui.accessible import install_roles, set_role


def role_of(widget: QWidget) -> QAccessible.Role:
    return QAccessible.queryAccessibleInterface(widget).role()


def test_a_widget_has_the_role_it_was_given(qtbot: QtBot) -> None:
    install_roles()
    plain, listed = QWidget(), QWidget()
    qtbot.addWidget(plain)
    qtbot.addWidget(listed)
    set_role(listed, QAccessible.Role.ListItem)
    assert role_of(listed) is QAccessible.Role.ListItem
    assert role_of(plain) is QAccessible.Role.Client


def test_a_role_that_is_none_does_no_harm(qtbot: QtBot) -> None:
    install_roles()
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.setProperty("accessibleRole", "no role")
    assert role_of(widget) is QAccessible.Role.Client
