"""Lines to read, each in a row; where they are the steps of a sum, the figures have a column."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QWidget

from dominoes_qt.narrate import words
from dominoes_qt.narrate.ledger import Line
from dominoes_qt.ui.focus_ring import draw_ring
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.models.hand import NO_INDEX, Index
from dominoes_qt.ui.row_delegate import RowDelegate
from dominoes_qt.ui.theme import SPACE, TextSize
from dominoes_qt.ui.widgets import ChoiceList

_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_FIGURE = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_HIGH = 10_000


class LinesModel(QAbstractListModel):
    """The lines. Each says all of it in its text; the column beside is for the eyes."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lines: tuple[Line, ...] = ()

    def set_lines(self, lines: Sequence[Line]) -> None:
        """Hold these lines."""
        self.beginResetModel()
        self.lines = tuple(lines)
        self.endResetModel()

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        texts = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        if not index.isValid() or not 0 <= index.row() < len(self.lines) or role not in texts:
            return None
        return self.lines[index.row()].text


class LineDelegate(RowDelegate):
    """Draws a line, its figure at the right, and a rule above the figure of a sum."""

    def __init__(self, view: LineList) -> None:
        super().__init__(view)
        self._view = view
        self.figures = 0
        self.room = 0

    def _font(self, line: Line) -> QFont:
        assert self.look is not None
        return self.look.font(TextSize.BODY, bold=line.ruled)

    def _text_room(self, width: int) -> int:
        return max(1, width - 2 * SPACE - (self.figures + 2 * SPACE if self.figures else 0))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        if self.look is None:
            return QSize(0, 0)
        line = self._view.model_of_lines.lines[index.row()]
        room = QRect(0, 0, self._text_room(self.room), _HIGH)
        text = QFontMetrics(self._font(line)).boundingRect(room, int(_WRAPPED), line.text)
        return QSize(self.room, text.height() + SPACE // 2)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        if self.look is None:
            return
        line = self._view.model_of_lines.lines[index.row()]
        row = QRect(option.rect.topLeft(), QSize(self.room, option.rect.height()))
        inner = row.adjusted(SPACE, 0, -SPACE, 0)
        painter.save()
        painter.setFont(self._font(line))
        painter.setPen(self.look.theme.colour("text"))
        text = QRect(inner.topLeft(), QSize(self._text_room(self.room), inner.height()))
        painter.drawText(text, int(_WRAPPED), line.text)
        if line.amount is not None:
            painter.drawText(inner, int(_FIGURE), words.number(line.amount))
        if line.ruled:
            painter.setPen(QPen(self.look.theme.colour("text"), 1))
            end = inner.topRight()
            painter.drawLine(end - QPoint(self.figures, 0), end)
        painter.restore()
        if option.state & QStyle.StateFlag.State_HasFocus:
            draw_ring(painter, row, self.look.theme)


class LineList(ChoiceList):
    """Sentences in a row each; nothing is selected, one is current for the keyboard."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model_of_lines = LinesModel(self)
        self._delegate = LineDelegate(self)
        self.setModel(self.model_of_lines)
        self.setItemDelegate(self._delegate)
        self.setUniformItemSizes(False)
        self.setResizeMode(ChoiceList.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(ChoiceList.ScrollMode.ScrollPerPixel)
        self.viewport().setAutoFillBackground(False)

    @property
    def lines(self) -> list[str]:
        """Return what is shown."""
        return [line.text for line in self.model_of_lines.lines]

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show these lines, from the first one on."""
        if tuple(lines) != self.model_of_lines.lines:
            self.model_of_lines.set_lines(lines)
            self._arrange()
            self.scrollToTop()

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        self._delegate.look = look
        self._arrange()

    def doItemsLayout(self) -> None:
        self._measure()
        super().doItemsLayout()

    def _arrange(self) -> None:
        self.doItemsLayout()
        self.viewport().update()

    def _measure(self) -> None:
        """Set the column of figures close to the texts, so that no eye has to search for it."""
        delegate, look = self._delegate, self._delegate.look
        if look is None:
            return
        metrics = QFontMetrics(look.font(TextSize.BODY, bold=True))
        lines = self.model_of_lines.lines
        figures = [words.number(line.amount) for line in lines if line.amount is not None]
        delegate.figures = max(map(metrics.horizontalAdvance, figures), default=0)
        widest = max((metrics.horizontalAdvance(line.text) for line in lines), default=0)
        needed = widest + 2 * SPACE + (delegate.figures + 2 * SPACE if figures else 0) + 1
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        delegate.room = max(1, min(needed, self.width() - bar))
