"""What moves a replay: buttons to step and to play, and fields to jump to a hand or a score."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from dominoes_qt.narrate import words
from dominoes_qt.narrate.fill import fill
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.replay.keys import ReplayKey
from dominoes_qt.ui.replay.player import ReplayPlayer
from dominoes_qt.ui.theme import SPACE
from dominoes_qt.ui.widgets import Button, Combo, indent, label_for, name

_SHORT = 8
"""How many letters of a side there is always room for."""

_MOST_POINTS = 100_000


class NumberField(QSpinBox):
    """A number that counts when it is written to the end.

    Signals:
        entered: Return was pressed; no button is pressed by it.
    """

    entered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setKeyboardTracking(False)
        indent(self)

    def jump_to(self) -> None:
        """Take the focus, ready for another number to be typed."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
            event.accept()


class Controls(QWidget):
    """Two rows under the board; `go_on` and `review` are for whoever lays them out.

    Signals:
        missed: no score like that comes up.
        going_on: the player wants to play on from here.
        reviewing: the player wants to know what the choices of the hand cost.
        left: the player has seen enough.
    """

    missed = Signal()
    going_on = Signal()
    reviewing = Signal()
    left = Signal()

    def __init__(self, player: ReplayPlayer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self.first, self.back, self.play = Button(self), Button(self), Button(self, primary=True)
        self.forward, self.last = Button(self), Button(self)
        self.steps = (self.first, self.back, self.play, self.forward, self.last)
        self.hand, self.points = NumberField(self), NumberField(self)
        self.side = Combo(self)
        # Names of partners are long; the list shows them in full.
        self.side.setSizeAdjustPolicy(Combo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.side.setMinimumContentsLength(_SHORT)
        self.search, self.close_button = Button(self), Button(self)
        self.go_on, self.review = Button(self), Button(self)
        self.labels = [label_for(field) for field in (self.hand, self.side, self.points)]
        self.hand.setRange(1, max(1, player.replay.hands))
        self.points.setRange(1, _MOST_POINTS)
        self._shortcuts = {key: QShortcut(QKeySequence(key.value), self) for key in ReplayKey}
        self._lay_out()
        self._connect_signals()

    def _lay_out(self) -> None:
        stepping, jumping = QHBoxLayout(), QHBoxLayout()
        for button in self.steps:
            stepping.addWidget(button)
        stepping.addStretch(1)
        stepping.addWidget(self.close_button)
        fields = (self.hand, self.side, self.points)
        for label, field in zip(self.labels, fields, strict=True):
            jumping.addWidget(label)
            jumping.addWidget(field)
        jumping.addWidget(self.search)
        jumping.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE)
        for row in (stepping, jumping):
            row.setSpacing(SPACE)
            column.addLayout(row)

    def _connect_signals(self) -> None:
        player = self._player
        self.first.clicked.connect(lambda: self._turn_hand(-1))
        self.back.clicked.connect(lambda: player.go_to(player.step - 1))
        self.play.clicked.connect(lambda: player.play(not player.is_playing))
        self.forward.clicked.connect(lambda: player.go_to(player.step + 1))
        self.last.clicked.connect(lambda: self._turn_hand(1))
        for key, button in self._stepping.items():
            self._shortcuts[key].activated.connect(button.click)
        self._shortcuts[ReplayKey.START].activated.connect(lambda: player.go_to(0))
        self._shortcuts[ReplayKey.END].activated.connect(lambda: player.go_to(player.last))
        for key, field in ((ReplayKey.TO_HAND, self.hand), (ReplayKey.TO_SCORE, self.points)):
            self._shortcuts[key].activated.connect(field.jump_to)
        self.hand.valueChanged.connect(lambda number: player.go_to_hand(number - 1))
        self.points.entered.connect(self._find)
        self.search.clicked.connect(self._find)
        self.go_on.clicked.connect(self.going_on)
        self.review.clicked.connect(self.reviewing)
        self.close_button.clicked.connect(self.left)
        player.played.connect(self._name_play)

    @property
    def _stepping(self) -> dict[ReplayKey, Button]:
        return {
            ReplayKey.LAST_HAND: self.first,
            ReplayKey.BACK: self.back,
            ReplayKey.PLAY: self.play,
            ReplayKey.FORWARD: self.forward,
            ReplayKey.NEXT_HAND: self.last,
        }

    def _turn_hand(self, by: int) -> None:
        """Go to the start of another hand; from within one, back to its own start first."""
        player, state = self._player, self._player.state
        if by < 0 and state.action:
            player.go_to_hand(state.hand)
        elif by > 0 and state.hand == player.replay.hands - 1:
            player.go_to(player.last)
        else:
            player.go_to_hand(state.hand + by)

    def _find(self) -> None:
        if not self._player.find_score(int(self.side.currentData()), self.points.value()):
            self.missed.emit()

    def refresh(self) -> None:
        """Show where the replay is. Buttons stay enabled: one that has the focus keeps it."""
        with QSignalBlocker(self.hand):
            self.hand.setValue(self._player.state.hand + 1)
        over = self._player.recorded.match.finished
        for button, wanted in (
            (self.go_on, not self._player.state.match.is_over),
            (self.review, self._player.state.hand < len(over)),
        ):
            if not wanted and button.hasFocus():
                self.close_button.setFocus()
            button.setEnabled(wanted)

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        for field in (self.hand, self.points):
            field.setMinimumWidth(look.scaled(80))

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        self.first.setText(QCoreApplication.translate("Replay", "&Previous hand"))
        self.back.setText(QCoreApplication.translate("Replay", "&Back"))
        self.forward.setText(QCoreApplication.translate("Replay", "&Forward"))
        self.last.setText(QCoreApplication.translate("Replay", "&Next hand"))
        self.search.setText(QCoreApplication.translate("Replay", "&Go"))
        self.go_on.setText(QCoreApplication.translate("Replay", "&Continue from here"))
        self.review.setText(QCoreApplication.translate("Replay", "Re&view the hand…"))
        self.close_button.setText(QCoreApplication.translate("Replay", "C&lose"))
        about = QCoreApplication.translate("Replay", "A new match with the tiles as they lie now")
        self.go_on.setAccessibleDescription(about)
        about = QCoreApplication.translate("Replay", "What each choice cost in this hand")
        self.review.setAccessibleDescription(about)
        about = QCoreApplication.translate("Replay", "Where a side has so many points")
        self.search.setAccessibleDescription(about)
        self._name_fields()
        self._name_play()

    def _name_fields(self) -> None:
        texts = (
            QCoreApplication.translate("Replay", "&Hand"),
            QCoreApplication.translate("Replay", "&Side"),
            QCoreApplication.translate("Replay", "Po&ints"),
        )
        for label, text in zip(self.labels, texts, strict=True):
            label.setText(text)
        of = fill(
            QCoreApplication.translate("Replay", "Jump to a hand, 1 to {last}"),
            last=words.number(self.hand.maximum()),
        )
        score = QCoreApplication.translate("Replay", "Where a side has so many points")
        for field, text, about in zip(
            (self.hand, self.side, self.points), texts, (of, score, score), strict=True
        ):
            name(field, text.replace("&", ""), about)
        sides = range(self._player.setup.sides)
        self.side.set_items([(self._player.narrator.side(side), side) for side in sides])
        for key, button in self._stepping.items():
            shown = QKeySequence(key.value).toString(QKeySequence.SequenceFormat.NativeText)
            button.setAccessibleDescription(shown)
            button.setToolTip(shown)

    def _name_play(self, *_playing: object) -> None:
        self.play.setText(
            QCoreApplication.translate("Replay", "St&op")
            if self._player.is_playing
            else QCoreApplication.translate("Replay", "Pla&y")
        )
