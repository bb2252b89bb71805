"""The window in which a match is looked at again, step by step."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QStringListModel, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QDialog, QGridLayout, QVBoxLayout, QWidget

from dominoes_qt.engine.record import Recorded
from dominoes_qt.narrate import kept
from dominoes_qt.narrate.fill import sentences
from dominoes_qt.players.levels import LEVELS
from dominoes_qt.session.errors import FileError
from dominoes_qt.session.history.summary import app_of
from dominoes_qt.session.numbers import new_deal
from dominoes_qt.session.replay import continue_from
from dominoes_qt.session.review import finished_match
from dominoes_qt.session.seats import Kind, Seat
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.replay.board import ReplayBoard, room_beside
from dominoes_qt.ui.replay.controls import Controls
from dominoes_qt.ui.replay.player import ReplayPlayer
from dominoes_qt.ui.review.dialog import ReviewDialog
from dominoes_qt.ui.row_list import RowList
from dominoes_qt.ui.settings import Settings
from dominoes_qt.ui.theme import SPACE, TextSize
from dominoes_qt.ui.widgets import is_within, label_for, name

_USUAL_LEVEL = "medium"


class ReplayDialog(QDialog):
    """The board at the left; what happens in the hand, and all tiles, as lists at the right.

    Signals:
        going_on: a `Session` that goes on from where the replay is.

    Attributes:
        review: the window in which a hand is reviewed, while it is open.
    """

    going_on = Signal(object)

    def __init__(
        self,
        recorded: Recorded,
        settings: Settings,
        announce: Callable[[str], None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings, self._announce = settings, announce
        self.review: ReviewDialog | None = None
        self.player = ReplayPlayer(recorded, settings, self)
        self.board = ReplayBoard(self.player, settings, self)
        self.controls = Controls(self.player, self)
        self.steps, self.hands = RowList(self), RowList(self)
        self.steps_label, self.hands_label = label_for(self.steps), label_for(self.hands)
        self._hands_model = QStringListModel(self)
        self.steps.setModel(self.player.steps)
        self.hands.setModel(self._hands_model)
        self._lay_out()
        self._set_tab_order()
        self._connect_signals()
        self.retranslate()
        self.steps.setFocus()

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(2 * SPACE, 2 * SPACE, 2 * SPACE, 2 * SPACE)
        grid.setHorizontalSpacing(2 * SPACE)
        grid.setVerticalSpacing(SPACE)
        grid.addWidget(self.board, 0, 0, 5, 1)
        for row, part in enumerate((self.steps_label, self.steps, self.hands_label, self.hands)):
            grid.addWidget(part, row, 1)
        column = QVBoxLayout()
        column.setSpacing(SPACE)
        for button in (self.controls.go_on, self.controls.review):
            column.addWidget(button)
        grid.addLayout(column, 4, 1)
        grid.addWidget(self.controls, 5, 0, 1, 2)
        grid.setColumnStretch(0, 1)
        grid.setRowStretch(1, 3)
        grid.setRowStretch(3, 2)

    def _set_tab_order(self) -> None:
        self.setTabOrder(self.steps, self.hands)
        self.setTabOrder(self.hands, self.controls.go_on)
        self.setTabOrder(self.controls.go_on, self.controls.review)
        self.setTabOrder(self.controls.review, self.controls.first)

    def _connect_signals(self) -> None:
        self.player.changed.connect(self._show)
        self.steps.current_changed.connect(self.player.go_to_row)
        self.controls.missed.connect(self._missed)
        self.controls.going_on.connect(self._go_on)
        self.controls.reviewing.connect(self._review)
        self.controls.left.connect(self.reject)

    def hideEvent(self, event: QHideEvent) -> None:
        self.player.play(False)
        super().hideEvent(event)

    def _show(self) -> None:
        """Show the step; it is said, unless the list has the focus, whose row is read anyway."""
        self.steps.set_row(self.player.state.action)
        self.steps.scrollTo(self.steps.currentIndex())
        self._show_hands()
        self.board.refresh()
        self.controls.refresh()
        if self.isVisible() and not is_within(self.focusWidget(), self.steps):
            self._announce(self.player.text)

    def _show_hands(self) -> None:
        """Change the rows, for readers lose those of a list that is filled anew."""
        lines = self.player.hands_in_words()
        if self._hands_model.rowCount() != len(lines):
            self._hands_model.setStringList(lines)
        for row, line in enumerate(lines):
            self._hands_model.setData(self._hands_model.index(row), line)

    def _missed(self) -> None:
        self._announce(QCoreApplication.translate("Replay", "No side has so many points here."))

    # The review

    def _review(self) -> None:
        """Review the hand that is shown; only those that are over can be."""
        self.player.play(False)
        match, source = self.player.recorded.match, self.player.recorded.source
        over = Recorded(finished_match(match.setup, match.finished), source)
        hand = self.player.state.hand
        self.review = ReviewDialog(over, self._settings, self._announce, self, hand=hand)
        self.review.addActions(self.actions())
        self.review.setFont(self.font())
        self.review.restyle(Look.of(self._settings.values))
        self.review.finished.connect(self._review_closed)
        self.review.open()

    def _review_closed(self) -> None:
        if self.review is not None:
            self.review.deleteLater()
            self.review = None

    # Playing on

    def _go_on(self) -> None:
        deal = app_of(self.player.recorded.source).get("deal")
        number = deal if isinstance(deal, int) and not isinstance(deal, bool) else new_deal()
        try:
            session = continue_from(
                self.player.replay,
                self.player.step,
                playable(self.player.seats, self.player.state.match.turn or 0),
                number,
                levels=LEVELS,
                seed=secrets.randbits(32),
            )
        except FileError as error:
            self._announce(kept.reason(error))
            return
        self.going_on.emit(session)

    # Look and language

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        for label in (self.steps_label, self.hands_label):
            label.setFont(look.font(TextSize.BODY))
        for rows in (self.steps, self.hands):
            rows.restyle(look)
            rows.setFixedWidth(room_beside(look))
        self.board.restyle(look)
        self.controls.restyle(look)
        window = self.parentWidget()
        if window is not None:
            self.resize(window.window().size())
        if self.review is not None:
            self.review.setFont(self.font())
            self.review.restyle(look)

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        self.setWindowTitle(QCoreApplication.translate("Replay", "Replay"))
        text = QCoreApplication.translate("Replay", "What happens")
        self.steps_label.setText(text)
        about = QCoreApplication.translate("Replay", "The steps of this hand; arrows go through it")
        name(self.steps, text, about)
        text = QCoreApplication.translate("Replay", "All tiles")
        self.hands_label.setText(text)
        about = QCoreApplication.translate("Replay", "What each seat holds at this step")
        name(self.hands, text, about)
        self.board.retranslate()
        self.controls.retranslate()
        self.player.retell()
        if self.review is not None:
            self.review.retranslate()

    def title(self) -> str:
        """Return what is said when it opens."""
        return sentences(QCoreApplication.translate("Replay", "Replay."), self.player.text)


def playable(seats: tuple[Seat, ...], turn: int) -> tuple[Seat, ...]:
    """Return players who can go on: levels that there are, and somebody here among them."""
    players = [
        seat if seat.is_person or seat.level in LEVELS else replace(seat, level=_USUAL_LEVEL)
        for seat in seats
    ]
    if not any(seat.is_person for seat in players):
        players[turn] = Seat(players[turn].name, Kind.PERSON)
    return tuple(players)
