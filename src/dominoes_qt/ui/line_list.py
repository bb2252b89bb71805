"""Lines to read: in columns if all of them can be seen so, else in a list to scroll."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QStringListModel, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QListView, QWidget

from dominoes_qt.ui.look import Look
from dominoes_qt.ui.row_delegate import RowDelegate
from dominoes_qt.ui.theme import SPACE
from dominoes_qt.ui.widgets import ChoiceList


class LineList(ChoiceList):
    """Sentences in a row each; nothing is selected, one is current for the keyboard."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines = QStringListModel(self)
        self._delegate = RowDelegate(self)
        self._delegate.tight = True
        self._room = (0, 0)
        self.setModel(self._lines)
        self.setItemDelegate(self._delegate)
        self.setFlow(QListView.Flow.TopToBottom)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)

    @property
    def lines(self) -> list[str]:
        """Return what is shown."""
        return self._lines.stringList()

    def show_lines(self, lines: Sequence[str]) -> None:
        """Show these lines, from the first one on."""
        if list(lines) != self.lines:
            self._lines.setStringList(list(lines))
            self._arrange()
            self.scrollToTop()

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        self._delegate.look = look
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = (self.width(), self.height())
        if room != self._room:
            self._room = room
            self._arrange()

    def _arrange(self) -> None:
        metrics = self.fontMetrics()
        widest = max((metrics.horizontalAdvance(line) for line in self.lines), default=0)
        width, row = widest + 3 * SPACE, max(1, self.sizeHintForRow(0))
        fits = (self.width() // width) * (self.height() // row) >= len(self.lines)
        self._delegate.width = width if fits else 0
        self.setWrapping(fits)
        self.doItemsLayout()
