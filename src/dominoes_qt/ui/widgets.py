"""Qt's widgets with the traps for keyboards and screen readers taken out."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QComboBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from dominoes_qt.ui.theme import SPACE

Index = QModelIndex | QPersistentModelIndex

_Cursor = QAbstractItemView.CursorAction
_STEPS = {
    _Cursor.MoveUp: -1,
    _Cursor.MoveLeft: -1,
    _Cursor.MovePrevious: -1,
    _Cursor.MoveDown: 1,
    _Cursor.MoveRight: 1,
    _Cursor.MoveNext: 1,
}
_CHOOSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Pages(QWidget):
    """Widgets in one place, one of which is shown.

    Unlike with `QStackedWidget`, the focus goes from one page into the next without a stop on
    the way, which a reader would speak; nor does a reader call it a layered pane.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._pages: list[QWidget] = []
        self._current: QWidget | None = None

    def add(self, page: QWidget) -> None:
        """Take a page in; it is hidden until it is turned to."""
        page.hide()
        self._grid.addWidget(page, 0, 0)
        self._pages.append(page)

    def remove(self, page: QWidget) -> None:
        """Let a page go."""
        page.hide()
        self._grid.removeWidget(page)
        self._pages.remove(page)
        if page is self._current:
            self._current = None

    @property
    def current(self) -> QWidget | None:
        """Return the page that is shown."""
        return self._current

    def turn_to(self, page: QWidget, take_focus: Callable[[], None]) -> None:
        """Show a page; `take_focus` is called before the one shown until now goes away."""
        self._current = page
        page.show()
        take_focus()
        for other in self._pages:
            if other is not page:
                other.hide()


class ChoiceList(QListView):
    """A list to choose from, whatever its shape: each arrow key goes to the next or the last row.

    A row is current as soon as there is one, for a reader says nothing of a list without. There
    is no type-ahead, because single letters are commands at the table.

    Signals:
        chosen: the row on which Return or Space was pressed, or that was clicked.
        current_changed: the row that is current, or -1.
    """

    chosen = Signal(int)
    current_changed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setUniformItemSizes(True)
        self.setTabKeyNavigation(False)
        self._kept = 0
        self.clicked.connect(lambda index: self.chosen.emit(index.row()))

    @property
    def row(self) -> int:
        """Return the current row, or -1."""
        current = self.currentIndex()
        return current.row() if current.isValid() or self.isVisible() else self._kept

    def set_row(self, row: int) -> None:
        """Make a row current, or the nearest one that there is."""
        row = max(0, min(row, self.model().rowCount() - 1))
        # Qt tells readers that the current row has the focus, even in a list that is hidden.
        if self.isVisible():
            self.setCurrentIndex(self.model().index(row, 0))
        else:
            self._kept = row

    def setModel(self, model: QAbstractItemModel | None) -> None:
        super().setModel(model)
        self._keep_current()
        own = self.model()
        own.modelReset.connect(self._keep_current)
        own.rowsInserted.connect(self._keep_current)
        own.rowsRemoved.connect(self._keep_current)

    def _keep_current(self, *_where: object) -> None:
        if not self.currentIndex().isValid():
            self.set_row(0)

    def focusInEvent(self, event: QFocusEvent) -> None:
        # Left to itself, Qt makes a row current that is not selected, and readers say so.
        if not self.selectionModel().isSelected(self.currentIndex()):
            self.set_row(self.row)
        super().focusInEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._kept = self.row
        model: QAbstractItemModel | None = self.model()
        if model is not None:  # as a window goes, the model may be gone before its list
            self.selectionModel().clear()
        super().hideEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self.currentIndex().isValid():
            self.set_row(self._kept)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.current_changed.emit(current.row())

    def moveCursor(self, action: _Cursor, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        if action not in _STEPS:
            return super().moveCursor(action, modifiers)
        target = self.row + _STEPS[action]
        return self.model().index(max(0, min(target, self.model().rowCount() - 1)), 0)

    def keyboardSearch(self, search: str) -> None:
        """Do nothing: no type-ahead."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _CHOOSING and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            if self.row >= 0:
                self.chosen.emit(self.row)
            return
        super().keyPressEvent(event)
        if event.text() and event.text().isprintable():
            event.ignore()


class Button(QPushButton):
    """A button that Return presses too, in a dialog or not. A primary one is likely wanted."""

    def __init__(self, parent: QWidget | None = None, *, primary: bool = False) -> None:
        super().__init__(parent)
        self.setAutoDefault(True)
        self.setProperty("primary", primary)


class LineEdit(QLineEdit):
    """A line to write in that a reader announces also when Tab reaches it empty.

    Selecting everything at once sends a caret event before the focus event, and Orca 43 then
    keeps silent; so that comes a moment later here.
    """

    def focusInEvent(self, event: QFocusEvent) -> None:
        tabbed = (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
            Qt.FocusReason.ShortcutFocusReason,
        )
        if event.reason() not in tabbed:
            super().focusInEvent(event)
            return
        super().focusInEvent(QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.OtherFocusReason))
        if self.text():
            QTimer.singleShot(0, self, self.selectAll)


class Combo(QComboBox):
    """A choice that is spoken also when it is changed while closed.

    Orca says nothing then; so its attention is led to the item.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._refit()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.currentIndexChanged.connect(self._speak)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _refit(self) -> None:
        """Ask for as much room as the items need now.

        Left to itself, Qt would also resize what a layout has sized, for a moment.
        """
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContentsOnFirstShow)
        self.updateGeometry()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let a wheel scroll what is around, unless one is choosing here."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def _speak(self, row: int) -> None:
        closed = self.hasFocus() and not self.view().isVisible()
        if row >= 0 and closed and QAccessible.isActive():
            event = QAccessibleEvent(self.view(), QAccessible.Event.Focus)
            event.setChild(row)
            QAccessible.updateAccessibility(event)

    def set_items(self, items: list[tuple[str, object]]) -> None:
        """Offer these texts with their values; the value that was chosen stays so if it can."""
        before = self.currentData()
        if [value for _text, value in items] == [self.itemData(row) for row in range(self.count())]:
            self.retell([text for text, _value in items])
            return
        blocked = self.blockSignals(True)
        self.clear()
        for text, value in items:
            self.addItem(text, value)
        found = self.row_of(before)
        self.setCurrentIndex(max(0, found))
        self.blockSignals(blocked)
        self._refit()
        if found < 0:
            self.currentIndexChanged.emit(self.currentIndex())

    def retell(self, texts: list[str]) -> None:
        """Name the items anew."""
        for row, text in enumerate(texts):
            if text != self.itemText(row):
                self.setItemText(row, text)
        self._refit()

    def row_of(self, value: object) -> int:
        """Return the row with a value, or -1."""
        rows = (row for row in range(self.count()) if self.itemData(row) == value)
        return next(rows, -1)

    def choose(self, value: object) -> None:
        """Choose the item with this value, if there is one."""
        row = self.row_of(value)
        if row >= 0:
            self.setCurrentIndex(row)


def steady_bar(area: QAbstractScrollArea) -> None:
    """Let the vertical scroll bar of an area always be there, and seen only where it is of use.

    A scroll bar that goes away lets a screen reader crash Qt 6.12.
    """
    area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
    bar = area.verticalScrollBar()
    bar.rangeChanged.connect(lambda low, high: bar.setEnabled(high > low))
    bar.setEnabled(bar.maximum() > bar.minimum())


def note(parent: QWidget) -> QLabel:
    """Return a text in the place of a list that is empty; readers read it as a dialog opens."""
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
    return label


def indent(field: QSpinBox) -> None:
    """Let the number of a field begin where texts of other fields do; style sheets cannot."""
    field.lineEdit().setTextMargins(SPACE, 0, 0, 0)


def label_for(widget: QWidget) -> QLabel:
    """Return a label whose buddy is the widget."""
    label = QLabel(widget.parentWidget())
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setBuddy(widget)
    return label


def name(widget: QWidget, spoken: str, description: str = "") -> None:
    """Give a widget its accessible name, and its description where there is one."""
    widget.setAccessibleName(spoken)
    widget.setAccessibleDescription(description)


def is_within(widget: QObject | None, ancestor: QWidget) -> bool:
    """Return whether a widget is the other one or inside it."""
    return isinstance(widget, QWidget) and (widget is ancestor or ancestor.isAncestorOf(widget))
