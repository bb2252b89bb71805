"""The page before the first match: a line of tiles, and what one can do."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from dominoes_qt.ui.look import Look
from dominoes_qt.ui.theme import SPACE, TextSize
from dominoes_qt.ui.tile_line import TileLine
from dominoes_qt.ui.widgets import Button


class StartPage(QWidget):
    """The empty state.

    Signals:
        play: the player wants to play.
        resumed: the player wants to see the match that was saved.
        others: the player wants to see the matches that are not over.
        learn: the player wants to read the rules.
    """

    play = Signal()
    resumed = Signal()
    others = Signal()
    learn = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = TileLine(self)
        self.title = QLabel(self)
        self.line = QLabel(self)
        self.play_button = Button(self, primary=True)
        self.resume_button = Button(self)
        self.resume_button.hide()
        self.others_button = Button(self)
        self.others_button.hide()
        self.learn_button = Button(self)
        self.notice = QLabel(self)
        self.notice.setTextFormat(Qt.TextFormat.PlainText)
        self.notice.setWordWrap(True)
        self.notice.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.notice.hide()
        self._notice: Callable[[], str] | None = None
        self._lay_out()
        self.retranslate()
        self.play_button.clicked.connect(self.play)
        self.resume_button.clicked.connect(self.resumed)
        self.others_button.clicked.connect(self.others)
        self.learn_button.clicked.connect(self.learn)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setSpacing(2 * SPACE)
        column.addStretch(2)
        for widget in (self._picture, self.title, self.line, *self._buttons):
            column.addWidget(widget, alignment=Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.notice)
        column.addStretch(3)

    @property
    def _buttons(self) -> tuple[Button, ...]:
        return self.play_button, self.resume_button, self.others_button, self.learn_button

    def offer_match(self, offered: bool = True) -> None:
        """Offer to see the match that was saved, or no longer."""
        self.resume_button.setVisible(offered)

    def offer_others(self, offered: bool) -> None:
        """Offer to see the matches that are not over."""
        self.others_button.setVisible(offered)

    def show_notice(self, tell: Callable[[], str]) -> None:
        """Show what is wrong with something that was kept."""
        self._notice = tell
        self.notice.setText(tell())
        self.notice.show()

    def take_focus(self) -> None:
        """Put the focus where reading begins."""
        self.play_button.setFocus()

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        self.title.setFont(look.font(TextSize.TITLE, bold=True))
        self._picture.restyle(look)
        width = max(button.sizeHint().width() for button in self._buttons)
        for button in self._buttons:
            button.setMinimumWidth(max(width, look.scaled(160)))

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        self.title.setText(QCoreApplication.translate("Start", "Dominoes"))
        text = QCoreApplication.translate("Start", "Six games, for two to four players.")
        self.line.setText(text)
        self.play_button.setText(QCoreApplication.translate("Start", "Play"))
        self.resume_button.setText(QCoreApplication.translate("Start", "Back to the last match"))
        self.others_button.setText(QCoreApplication.translate("Start", "Unfinished matches"))
        if self._notice is not None:
            self.notice.setText(self._notice())
        self.learn_button.setText(QCoreApplication.translate("Start", "Learn the rules"))
