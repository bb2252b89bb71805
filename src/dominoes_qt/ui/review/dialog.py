"""The review of a hand: what somebody chose, what would have been better, and what it cost."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QStringListModel
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QLabel, QWidget

from dominoes_qt.engine.actions import Play
from dominoes_qt.engine.record import Recorded
from dominoes_qt.narrate.fill import sentences
from dominoes_qt.narrate.verdicts import Verdicts, progress, stopped
from dominoes_qt.players.base import Budget
from dominoes_qt.session.review import decisions, finished_match, reviewed_seats
from dominoes_qt.session.session import Session
from dominoes_qt.ui import phrases
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.replay.board import ReplayBoard, room_beside
from dominoes_qt.ui.replay.player import ReplayPlayer
from dominoes_qt.ui.review.reviewer import Reviewer
from dominoes_qt.ui.review.rows import VerdictsModel
from dominoes_qt.ui.row_list import RowList
from dominoes_qt.ui.settings import Settings
from dominoes_qt.ui.theme import SPACE, TextSize
from dominoes_qt.ui.widgets import Button, Combo, label_for, name


def finished_hands(session: Session) -> Recorded:
    """Return the hands of a match that are over, with who played them."""
    match = finished_match(session.setup, session.finished)
    return Recorded(match, {"players": [seat.record() for seat in session.seats]})


class ReviewDialog(QDialog):
    """The board at the left, as it was; the decisions, and what there was to choose, at the right.

    Attributes:
        samples: how many arrangements of the hidden tiles each decision is judged in.
    """

    def __init__(
        self,
        recorded: Recorded,
        settings: Settings,
        announce: Callable[[str], None],
        parent: QWidget | None = None,
        *,
        hand: int = -1,
    ) -> None:
        """Review a hand of a match, which counts from 0, or from the end if it is below that."""
        super().__init__(parent)
        self._announce = announce
        self.samples = Budget().samples
        self.player = ReplayPlayer(recorded, settings, self)
        self._hands = recorded.match.finished
        self.board = ReplayBoard(self.player, settings, self)
        self.reviewer = Reviewer(self)
        self.verdicts = VerdictsModel(self._teller, self)
        self._choices_model = QStringListModel(self)
        self.hand, self.seat = Combo(self), Combo(self)
        self.rows, self.choices = RowList(self), RowList(self)
        fields = (self.hand, self.seat, self.rows, self.choices)
        self.labels = [label_for(field) for field in fields]
        self.status = QLabel(self)
        self.stop, self.close_button = Button(self), Button(self)
        self._expected = 0
        self.rows.setModel(self.verdicts)
        self.choices.setModel(self._choices_model)
        self._lay_out()
        self.retranslate()
        self.hand.choose(hand % len(self._hands))
        self._connect_signals()
        self.rows.setFocus()
        self.start()

    @property
    def _teller(self) -> Verdicts:
        return Verdicts(self.player.narrator.table, self.player.narrator.style)

    def _lay_out(self) -> None:
        self.status.setWordWrap(True)
        top, bottom = QGridLayout(), QHBoxLayout()
        for row, field in enumerate((self.hand, self.seat)):
            top.addWidget(self.labels[row], row, 0)
            top.addWidget(field, row, 1)
        top.setSpacing(SPACE)
        top.setColumnStretch(1, 1)
        bottom.addWidget(self.status, 1)
        bottom.addWidget(self.stop)
        bottom.addWidget(self.close_button)
        grid = QGridLayout(self)
        grid.setContentsMargins(2 * SPACE, 2 * SPACE, 2 * SPACE, 2 * SPACE)
        grid.setHorizontalSpacing(2 * SPACE)
        grid.setVerticalSpacing(SPACE)
        grid.addWidget(self.board, 0, 0, 5, 1)
        grid.addLayout(top, 0, 1)
        parts = (self.labels[2], self.rows, self.labels[3], self.choices)
        for row, part in enumerate(parts, 1):
            grid.addWidget(part, row, 1)
        grid.addLayout(bottom, 5, 0, 1, 2)
        grid.setColumnStretch(0, 1)
        grid.setRowStretch(2, 3)
        grid.setRowStretch(4, 2)

    def _connect_signals(self) -> None:
        self.hand.currentIndexChanged.connect(self.start)
        self.seat.currentIndexChanged.connect(self.start)
        self.rows.current_changed.connect(self._show_row)
        self.reviewer.found.connect(self._found)
        self.reviewer.ended.connect(self._ended)
        self.stop.clicked.connect(self._stop)
        self.close_button.clicked.connect(self.reject)

    def hideEvent(self, event: QHideEvent) -> None:
        self.reviewer.stop()
        super().hideEvent(event)

    # The review

    def start(self, *_changed: object) -> None:
        """Review the hand and the seat that are chosen."""
        self.reviewer.stop()
        hand, seat = int(self.hand.currentData()), int(self.seat.currentData())
        made = decisions(self.player.setup, self._hands, hand, seat)
        self._expected = len(made)
        self.verdicts.clear()
        self._choices_model.setStringList([])
        self.player.go_to_hand(hand)
        self.board.refresh()
        self.reviewer.start(made, self.samples)
        self._show_status()

    def _found(self, verdict: object) -> None:
        self.verdicts.add(verdict)  # type: ignore[arg-type] # a signal knows no types
        self._show_status()

    def _ended(self) -> None:
        self._show_status()
        if self.isVisible():
            self._announce(self.status.text())

    def _stop(self) -> None:
        self.reviewer.stop()
        self._ended()

    def _show_status(self) -> None:
        """Tell how far the review is, then what all decisions cost."""
        verdicts = self.verdicts.verdicts
        if self.reviewer.is_busy:
            text = progress(len(verdicts), self._expected)
        else:
            is_whole = len(verdicts) == self._expected
            text = sentences("" if is_whole else stopped(), self._teller.total(verdicts))
        self.status.setText(text)
        self.rows.setAccessibleDescription(text)
        if self.stop.hasFocus() and not self.reviewer.is_busy:
            self.rows.setFocus()  # before the button goes away
        self.stop.setVisible(self.reviewer.is_busy)

    def _show_row(self, row: int) -> None:
        """Show the moment of a decision: the board, the best action on it, all choices."""
        if not 0 <= row < len(self.verdicts.verdicts):
            return
        verdict = self.verdicts.verdicts[row]
        decision, best = verdict.decision, verdict.best.action
        start = self.player.replay.hand_start(decision.hand)
        self.player.go_to(start + decision.number)
        self.board.refresh()
        self._choices_model.setStringList(self._teller.choices(verdict))
        self.board.scene.clear_preview()
        if isinstance(best, Play):
            caption = phrases.preview_caption(best, decision.view)
            self.board.scene.show_preview(*best.tile, best.end.value, caption)

    # Look and language

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        for part in (*self.labels, self.status):
            part.setFont(look.font(TextSize.BODY))
        for rows in (self.rows, self.choices):
            rows.restyle(look)
            rows.setFixedWidth(room_beside(look))
        self.board.restyle(look)
        parent = self.parentWidget()
        if parent is not None:
            self.resize(parent.window().size())

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        self.setWindowTitle(QCoreApplication.translate("Verdicts", "Review"))
        texts = (
            QCoreApplication.translate("Verdicts", "&Hand"),
            QCoreApplication.translate("Verdicts", "&Player"),
            QCoreApplication.translate("Verdicts", "Your ch&oices"),
            QCoreApplication.translate("Verdicts", "&All you could do"),
        )
        abouts = (
            QCoreApplication.translate("Verdicts", "Which hand is reviewed"),
            QCoreApplication.translate("Verdicts", "Whose choices are reviewed"),
            "",
            QCoreApplication.translate("Verdicts", "What each choice was worth at that moment"),
        )
        fields = (self.hand, self.seat, self.rows, self.choices)
        for label, field, text, about in zip(self.labels, fields, texts, abouts, strict=True):
            label.setText(text)
            name(field, text.replace("&", ""), about)
        self.stop.setText(QCoreApplication.translate("Verdicts", "&Stop"))
        self.close_button.setText(QCoreApplication.translate("Verdicts", "&Close"))
        self.board.retranslate()
        self._retell()

    def _retell(self) -> None:
        self.player.retell()
        narrator = self.player.narrator
        self.hand.set_items([(phrases.hand_number(n + 1), n) for n in range(len(self._hands))])
        self.hand.retell([phrases.hand_number(n + 1) for n in range(len(self._hands))])
        seats = reviewed_seats(self.player.seats)
        self.seat.set_items([(narrator.seat(seat), seat) for seat in seats])
        for part in (self.labels[1], self.seat):
            part.setVisible(len(seats) > 1)
        self.verdicts.set_teller(self._teller)
        self._show_row(self.rows.row)
        self._show_status()
