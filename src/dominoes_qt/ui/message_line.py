"""The line that shows what was told last; a refusal stands out by more than its colour."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from dominoes_qt.ui.look import Look
from dominoes_qt.ui.theme import SPACE, TextSize

_BAR = SPACE // 2
_FLAGS = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


class MessageLine(QWidget):
    """Two lines high, whatever it says. Readers have it from the announcer, and its name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look: Look | None = None
        self._text = ""
        self._refusal = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def text(self) -> str:
        """Return what is shown."""
        return self._text

    def show_messages(self, messages: list[tuple[str, bool]]) -> None:
        """Show the newest messages, each with whether it is a refusal."""
        self._refusal = bool(messages) and messages[-1][1]
        shown = messages[-1:] if self._refusal else messages
        self._text = " ".join(text for text, _refusal in shown)
        self.setAccessibleName(self._text)
        self.setToolTip(self._text)
        self.update()

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        self._look = look
        self.setFont(look.font(TextSize.BODY))
        self.setFixedHeight(2 * self.fontMetrics().lineSpacing() + SPACE)
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(100, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._look is None or not self._text:
            return
        painter = QPainter(self)
        room = self.rect().adjusted(2 * SPACE, 0, -SPACE, 0)
        if self._refusal:
            bar = QRect(0, SPACE // 2, _BAR, self.height() - SPACE)
            painter.fillRect(bar, self._look.theme.colour("accent"))
        painter.setFont(self._look.font(TextSize.BODY, bold=self._refusal))
        painter.setPen(self._look.theme.colour("text"))
        painter.drawText(room, int(_FLAGS), self._fitting(room))
        painter.end()

    def _fitting(self, room: QRect) -> str:
        """Return the text, without its beginning if it is too long for the room."""
        assert self._look is not None
        text = self._text
        metrics = self.fontMetrics()
        while metrics.boundingRect(room, int(_FLAGS), text).height() > room.height():
            shorter = text.removeprefix("… ").partition(" ")[2]
            if not shorter:
                break
            text = f"… {shorter}"
        return text
