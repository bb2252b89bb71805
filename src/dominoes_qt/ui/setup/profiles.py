"""The list of rule profiles, each with a line about it."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractListModel,
    QObject,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QFontMetrics, QPainter
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


_LARGE_TEXT = 150
"""From this size on, in per cent, only the current profile has its line: all names fit so."""


class ProfileDelegate(QStyledItemDelegate):
    """Draws a profile: its name, and the line about it below.

    Attributes:
        current: the row that is current.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.look: Look | None = None
        self.width = 0
        self.current = -1

    def _heights(self, index: Index) -> tuple[int, int]:
        """Return how high the name and the line about the profile are, wrapped."""
        assert self.look is not None
        room = QRect(0, 0, max(1, self.width - 4 * SPACE), 10_000)
        fonts = (self.look.font(TextSize.BODY, bold=True), self.look.font(TextSize.SMALL))
        texts = (str(index.data()), str(index.data(Qt.ItemDataRole.AccessibleDescriptionRole)))
        name, about = (
            QFontMetrics(font).boundingRect(room, int(_WRAPPED), text).height()
            for font, text in zip(fonts, texts, strict=True)
        )
        return name, about if self._has_line(index) else 0

    def _has_line(self, index: Index) -> bool:
        large = self.look is not None and self.look.text >= _LARGE_TEXT
        return not large or index.row() == self.current

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        if self.look is None:
            return QSize(0, 0)
        return QSize(self.width, sum(self._heights(index)) + 2 * SPACE)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look = self.look
        if look is None:
            return
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        if selected:
            painter.fillRect(option.rect, option.palette.highlight())
        ink = option.palette.highlightedText() if selected else option.palette.text()
        painter.setPen(ink.color())
        inner = option.rect.adjusted(2 * SPACE, SPACE, -2 * SPACE, -SPACE)
        painter.setFont(look.font(TextSize.BODY, bold=True))
        painter.drawText(inner, int(_WRAPPED), str(index.data()))
        painter.setFont(look.font(TextSize.SMALL))
        name, _about = self._heights(index)
        about = str(index.data(Qt.ItemDataRole.AccessibleDescriptionRole))
        if self._has_line(index):
            painter.drawText(inner.adjusted(0, name, 0, 0), int(_WRAPPED), about)
        if option.state & QStyle.StateFlag.State_HasFocus:
            inside = "on_accent" if selected else "focus"
            draw_ring(painter, option.rect, look.theme, inside)
        painter.restore()
