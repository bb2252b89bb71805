"""The hand-over cover: whose turn it is, and a button for that person to see the tiles."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QElapsedTimer, Qt, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from dominoes_qt.narrate.fill import fill
from dominoes_qt.ui import phrases
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.theme import SPACE, TextSize
from dominoes_qt.ui.tile_line import TileLine
from dominoes_qt.ui.widgets import Button

SETTLING = 500
"""Milliseconds in which the button does nothing: the key was meant for what was there before."""


class CoverPage(QWidget):
    """Nothing private is anywhere while this is shown; the models have been emptied.

    Signals:
        revealed: the person whose turn it is wants to see the tiles.
    """

    revealed = Signal()

    settling = SETTLING

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = ""
        self._reminds = False
        self._picture = TileLine(self, covered=True)
        self.title = QLabel(self)
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.line = QLabel(self)
        self.show_button = Button(self, primary=True)
        column = QVBoxLayout(self)
        column.setSpacing(2 * SPACE)
        column.addStretch(2)
        for widget in (self._picture, self.title, self.line, self.show_button):
            column.addWidget(widget, alignment=Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        self.retranslate()
        self._since = QElapsedTimer()
        self.show_button.clicked.connect(self._reveal)

    def wait_for(self, name: str) -> None:
        """Say whose turn it is."""
        self._name, self._reminds = name, False
        self.retranslate()

    def remind(self) -> None:
        """Say what comes first: something else was asked for."""
        self._reminds = True
        self.retranslate()

    def take_focus(self) -> None:
        """Put the focus on the only button, which is deaf to a key pressed once too often."""
        self._since.start()
        self.show_button.setFocus()

    def _reveal(self) -> None:
        if self._since.elapsed() >= self.settling:
            self.revealed.emit()

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        self._picture.restyle(look)
        self.title.setFont(look.font(TextSize.TITLE, bold=True))
        self.show_button.setMinimumWidth(look.scaled(160))

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        title = QCoreApplication.translate("Cover", "{player} is next")
        self.title.setText(fill(title, player=self._name))
        line = QCoreApplication.translate("Cover", "All tiles are covered.")
        self.line.setText(phrases.tiles_are_covered() if self._reminds else line)
        self.show_button.setText(QCoreApplication.translate("Cover", "Show my tiles"))
