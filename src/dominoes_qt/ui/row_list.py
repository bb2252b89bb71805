"""Lists of texts: each row is as high as its text needs."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from dominoes_qt.ui.look import Look
from dominoes_qt.ui.row_delegate import RowDelegate
from dominoes_qt.ui.widgets import ChoiceList, steady_bar


class RowList(ChoiceList):
    """A list whose rows may be longer than it is wide.

    Attributes:
        delegate: draws the rows.
    """

    def __init__(self, parent: QWidget | None = None, *, tight: bool = False) -> None:
        """Make a list; a tight one is for reading alone."""
        super().__init__(parent)
        self.delegate = RowDelegate(self)
        self.delegate.tight = tight
        self.setItemDelegate(self.delegate)
        self.setWordWrap(True)
        self.setUniformItemSizes(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        steady_bar(self)
        self.setVerticalScrollMode(ChoiceList.ScrollMode.ScrollPerPixel)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
        self.scrollTo(self.currentIndex())

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        self.delegate.look = look
        self.scheduleDelayedItemsLayout()
