"""Rows of lists: high enough to hit, with a focus ring that can be seen."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from dominoes_qt.ui.focus_ring import draw_ring
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.theme import SPACE

Index = QModelIndex | QPersistentModelIndex

_PAD = SPACE // 2
"""Between the edge of a row and its text, beside what the style leaves."""
_CORNER = SPACE * 3 // 4
"""As round as buttons are."""


class RowDelegate(QStyledItemDelegate):
    """Draws a row as the style does, and the ring around the current one.

    Attributes:
        tight: whether rows are for reading alone, and so no higher than text needs.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look: Look | None = None
        self.tight = False

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        if option.rect.isValid():
            option.rect = _inside(option.rect)
        hint = super().sizeHint(option, index)
        least = 0 if self.tight or self.look is None else self.look.control
        around = _PAD if self.tight else 2 * _PAD
        return QSize(hint.width() + 2 * _PAD, max(least, hint.height() + around))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        flag, row = QStyle.StateFlag, QRect(option.rect)
        has_focus = bool(option.state & flag.State_HasFocus)
        option.state &= ~flag.State_HasFocus
        if self.tight:
            option.state &= ~flag.State_Selected
        selected = bool(option.state & flag.State_Selected)
        if selected:
            painter.fillRect(row, option.palette.highlight())
        option.rect = _inside(row)
        super().paint(painter, option, index)
        if has_focus and self.look is not None:
            draw_ring(painter, row, self.look.theme, "on_accent" if selected else "focus")


def _inside(row: QRect) -> QRect:
    return row.adjusted(_PAD, 0, -_PAD, 0)


class ChipDelegate(RowDelegate):
    """Draws a row as something to press, for lists of a few things to choose from.

    Attributes:
        columns, room: how many are side by side at most, and how wide they are together.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.columns, self.room = 1, 0

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        control = 0 if self.look is None else self.look.control
        return QSize(self.room // self.columns, control)

    def _chip(self, row: QRect, place: int) -> QRect:
        """Return the chip in a row; the last in the last column ends where that does."""
        gap = SPACE / self.columns
        width = self.room / self.columns - SPACE + gap
        return QRectF(row.left() + place * gap, row.top(), width, row.height()).toRect()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        if self.look is None:
            return
        theme, flag = self.look.theme, QStyle.StateFlag
        chip = self._chip(option.rect, index.row())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        current = bool(option.state & flag.State_Selected)
        painter.setPen(QPen(theme.colour("accent" if current else "line"), 2 if current else 1))
        painter.setBrush(theme.colour("panel"))
        painter.drawRoundedRect(QRectF(chip).adjusted(1, 1, -1, -1), _CORNER, _CORNER)
        painter.setPen(theme.colour("text"))
        painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, str(index.data()))
        if option.state & flag.State_HasFocus:
            draw_ring(painter, chip, theme)
        painter.restore()
