"""Keyboard help: what is really bound, and where each action can get another key."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QStyle,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from dominoes_qt.narrate.fill import fill
from dominoes_qt.ui.actions import Actions
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.models.shortcuts import ShortcutsModel
from dominoes_qt.ui.row_delegate import Index, RowDelegate
from dominoes_qt.ui.settings import Settings
from dominoes_qt.ui.theme import SPACE
from dominoes_qt.ui.widgets import Button, ChoiceList, label_for, name

_ALONE = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
)
"""Keys that mean nothing by themselves."""

_KEPT = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
"""Keys that choose and move; no action can have them."""


class KeyDelegate(RowDelegate):
    """Draws the keys in a column beside the names of the actions; readers have both in a row."""

    def __init__(self, model: ShortcutsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        option.text = ""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row, selected = QRect(option.rect), option.state & QStyle.StateFlag.State_Selected
        super().paint(painter, option, index)
        ink = option.palette.highlightedText() if selected else option.palette.text()
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        names = [self._model.name(place) for place in range(self._model.rowCount())]
        keys = [self._model.keys(place) or "–" for place in range(self._model.rowCount())]
        measure = option.fontMetrics.horizontalAdvance
        inner = row.adjusted(SPACE, 0, -SPACE, 0)
        beside = max(map(measure, names)) + 4 * SPACE
        beside = min(beside, inner.width() - max(map(measure, keys)))
        mode, room = Qt.TextElideMode.ElideRight, beside - SPACE
        painter.save()
        painter.setPen(ink.color())
        name = option.fontMetrics.elidedText(names[index.row()], mode, room)
        painter.drawText(inner, int(flags), name)
        painter.drawText(inner.adjusted(beside, 0, 0, 0), int(flags), keys[index.row()])
        painter.restore()


class KeyList(ChoiceList):
    """The rows; while it waits for a key, the next one is not for the list.

    Signals:
        pressed_key: the key that was waited for; empty to take the key away, `None` to give up.
    """

    pressed_key = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.waits = False

    def event(self, event: QEvent) -> bool:
        """Take every key while one is waited for."""
        if self.waits and isinstance(event, QKeyEvent):
            if event.type() is QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() is QEvent.Type.KeyPress:
                self._take(event)
                return True
        return super().event(event)

    def _take(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _ALONE:
            return
        self.waits = False
        if key in (Qt.Key.Key_Escape, *_KEPT):
            self.pressed_key.emit(None)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.pressed_key.emit(QKeySequence())
        else:
            self.pressed_key.emit(_sequence(event))


def _sequence(event: QKeyEvent) -> QKeySequence:
    """Return the key; a sign that needs Shift is that sign, whatever the keyboard."""
    text = event.text()
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    plain = modifiers in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
    if plain and len(text) == 1 and text.isprintable() and not text.isalpha():
        return QKeySequence(text)
    return QKeySequence(event.keyCombination())


class KeysDialog(QDialog):
    """A list of actions and keys; Enter on a row waits for another key."""

    def __init__(
        self,
        actions: Actions,
        settings: Settings,
        announce: Callable[[str], None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._announce = announce
        self.keys = KeyList(self)  # before its model, for a parent's first child goes first
        self.model = ShortcutsModel(actions, settings, self)
        self._delegate = KeyDelegate(self.model, self)
        self.keys.setItemDelegate(self._delegate)
        self.keys.setModel(self.model)
        self.label = label_for(self.keys)
        self.line = QLabel(self)
        self.line.setTextFormat(Qt.TextFormat.PlainText)
        self.line.setWordWrap(True)
        self.usual = Button(self)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.buttons.addButton(self.usual, QDialogButtonBox.ButtonRole.ResetRole)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * SPACE, 2 * SPACE, 3 * SPACE, 2 * SPACE)
        column.setSpacing(SPACE)
        for part in (self.label, self.keys, self.line, self.buttons):
            column.addWidget(part)
        self._connect_signals()
        self.retranslate()
        self.keys.setFocus()

    def _connect_signals(self) -> None:
        self.keys.chosen.connect(self._wait)
        self.keys.pressed_key.connect(self._pressed)
        self.keys.current_changed.connect(self._stop_waiting)
        self.usual.clicked.connect(self._restore)
        self.buttons.rejected.connect(self.reject)

    def _wait(self, row: int) -> None:
        if self.model.is_fixed(row):
            self._say(QCoreApplication.translate("Keys", "The keys of a replay stay as they are."))
            return
        self.keys.waits = True
        text = QCoreApplication.translate(
            "Keys", "Press the new key for {action}. Delete takes the key away, Escape keeps it."
        )
        self._say(fill(text, action=self.model.name(row)))

    def _stop_waiting(self) -> None:
        self.keys.waits = False

    def _pressed(self, keys: QKeySequence | None) -> None:
        row = self.keys.row
        if keys is not None:
            holder = -1 if keys.isEmpty() else self.model.holder(keys, row)
            if holder >= 0:
                text = QCoreApplication.translate("Keys", "Not changed. That key is taken: {row}.")
                self._say(fill(text, row=self.model.text(holder)))
                return
            self.model.give(row, keys)
        self._say(self.model.text(row) + ".")

    def _restore(self) -> None:
        self.model.restore()
        self._say(QCoreApplication.translate("Keys", "All keys are as usual."))

    def _say(self, text: str) -> None:
        self.line.setText(text)
        self._announce(text)

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        self._delegate.look = look
        parent = self.parentWidget()
        if parent is not None:
            self.resize(parent.size() * 0.9)

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        self.setWindowTitle(QCoreApplication.translate("Keys", "Keyboard"))
        text = QCoreApplication.translate("Keys", "Actions and their keys")
        self.label.setText(text)
        name(self.keys, text, QCoreApplication.translate("Keys", "Enter gives another key"))
        self.usual.setText(QCoreApplication.translate("Keys", "Usual keys"))
        self.line.setText(
            QCoreApplication.translate(
                "Keys", "Enter on a line waits for another key. Delete then takes the key away."
            )
        )
        self.model.retell()
