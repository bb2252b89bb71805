"""What is played, and the buttons to look at the board, above it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from dominoes_qt.narrate import naming
from dominoes_qt.ui import phrases
from dominoes_qt.ui.actions import Actions, Key
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.table import Table
from dominoes_qt.ui.theme import SPACE, TARGET, TextSize

_KEYS = (Key.ZOOM_OUT, Key.ZOOM_IN, Key.FIT, Key.TURN_RIGHT)


class Heading(QWidget):
    """The game with its target, the hand's number, and the yard."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = QLabel(self)
        self.hand = QLabel(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addStretch(1)
        for label in (self.game, self.hand):
            label.setTextFormat(Qt.TextFormat.PlainText)
            column.addWidget(label)
        column.addStretch(1)

    def show_table(self, table: Table) -> None:
        """Show where the match stands."""
        session = table.session
        dealt = len(session.finished) + (session.turn is not None)
        draws = session.setup.profile.drawing
        self.game.setText(naming.profile(session.setup.profile.key))
        yard = phrases.yard(session.yard) if draws else ""
        one = session.setup.target is None
        hand = "" if one else phrases.hand_number(dealt)
        self.hand.setText(phrases.in_a_row(phrases.goal(session.setup), hand, yard))

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        self.game.setFont(look.font(TextSize.BODY, bold=True))
        self.hand.setFont(look.font(TextSize.SMALL))


class BoardButtons(QWidget):
    """Buttons to look at the board: nearer, farther, all of it, turned."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons = [QToolButton(self) for _ in _KEYS]
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SPACE // 2)
        for button, key in zip(self.buttons, _KEYS, strict=True):
            button.setDefaultAction(actions[key])
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
            button.setAutoRaise(True)
            row.addWidget(button)

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        side = look.eased(TARGET)
        for button in self.buttons:
            button.setFixedSize(side, side)
            button.setIconSize(QSize(side * 5 // 8, side * 5 // 8))
