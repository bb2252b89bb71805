"""The list of rule profiles, each with a line about it."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from dominoes_qt.engine.profiles import PROFILES
from dominoes_qt.narrate import naming
from dominoes_qt.ui.focus_ring import draw_ring
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.models.hand import NO_INDEX, Index
from dominoes_qt.ui.theme import SPACE, TextSize

_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class ProfilesModel(QAbstractListModel):
    """The profiles in their order."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.keys = tuple(PROFILES)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.keys)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or not 0 <= index.row() < len(self.keys):
            return None
        key = self.keys[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return naming.profile(key)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return naming.describe(PROFILES[key])
        return None

    def retell(self) -> None:
        """Say everything again: the language is another."""
        self.dataChanged.emit(self.index(0), self.index(len(self.keys) - 1))


class ProfileDelegate(QStyledItemDelegate):
    """Draws a profile: its name, and the line about it below."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.look: Look | None = None
        self.width = 0

    def _fonts(self) -> tuple[QFontMetrics, QFontMetrics]:
        assert self.look is not None
        name = self.look.font(TextSize.BODY, bold=True)
        return QFontMetrics(name), QFontMetrics(self.look.font(TextSize.SMALL))

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        if self.look is None:
            return QSize(0, 0)
        name, line = self._fonts()
        text = str(index.data(Qt.ItemDataRole.AccessibleDescriptionRole))
        room = QRect(0, 0, max(1, self.width - 4 * SPACE), 10_000)
        height = line.boundingRect(room, int(_WRAPPED), text).height()
        return QSize(self.width, name.height() + height + 2 * SPACE)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        look = self.look
        if look is None:
            return
        state, rect = option.state, option.rect
        selected = bool(state & QStyle.StateFlag.State_Selected)
        palette: QPalette = option.palette
        painter.save()
        if selected:
            painter.fillRect(rect, palette.highlight())
        ink = palette.highlightedText() if selected else palette.text()
        painter.setPen(ink.color())
        name, _line = self._fonts()
        inner = rect.adjusted(2 * SPACE, SPACE, -2 * SPACE, -SPACE)
        painter.setFont(look.font(TextSize.BODY, bold=True))
        painter.drawText(inner, int(_WRAPPED), str(index.data()))
        painter.setFont(look.font(TextSize.SMALL))
        below = inner.adjusted(0, name.height(), 0, 0)
        about = str(index.data(Qt.ItemDataRole.AccessibleDescriptionRole))
        painter.drawText(below, int(_WRAPPED), about)
        if state & QStyle.StateFlag.State_HasFocus:
            draw_ring(painter, rect, look.theme)
        painter.restore()
