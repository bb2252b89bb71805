"""A replay and where one is in it: the board, the texts of its steps, what comes next by itself."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QStringListModel, QTimer, Signal

from dominoes_qt.engine.layout import layout_of
from dominoes_qt.engine.record import Recorded
from dominoes_qt.engine.tiles import Tile, tiles_of
from dominoes_qt.narrate import naming, words
from dominoes_qt.narrate.fill import sentences
from dominoes_qt.narrate.narrator import Narrator
from dominoes_qt.session.replay import Replay, State
from dominoes_qt.session.seats import Seat, seats_of_record
from dominoes_qt.ui import phrases
from dominoes_qt.ui.board.layout_model import LayoutModel
from dominoes_qt.ui.seats import SeatFacts
from dominoes_qt.ui.settings import Settings

LEAST_MS = 1500
"""How long a step stays, at least, when steps follow by themselves: it is to be heard."""


class ReplayPlayer(QObject):
    """Goes through a match.

    Signals:
        changed: another step is shown.
        played: whether steps follow by themselves now.

    Attributes:
        steps: the sentences of the hand that is shown, a row for each of its steps.
    """

    changed = Signal()
    played = Signal(bool)

    def __init__(
        self, recorded: Recorded, settings: Settings, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.recorded = recorded
        self.replay = Replay(recorded.match)
        self._settings = settings
        self.setup = recorded.match.setup
        names = naming.default_names(self.setup.seats)
        players = recorded.source.get("players")
        self.seats: tuple[Seat, ...] = seats_of_record(players, self.setup.seats, names)
        self.narrator = self._new_narrator()
        self.steps = QStringListModel(self)
        self.layout_model = LayoutModel(phrases.describer(self.narrator, None), self)
        self.step = 0
        self._hand = -1
        self._is_going = False
        self._timer = QTimer(self)
        self._timer.setInterval(max(LEAST_MS, settings.values.speed.milliseconds))
        self._timer.timeout.connect(self._next)
        self.go_to(0)

    def _new_narrator(self) -> Narrator:
        names = tuple(seat.name for seat in self.seats)
        return Narrator(self.setup, names, self._settings.values.style)

    # Where it is

    @property
    def state(self) -> State:
        """Return what is shown."""
        return self.replay[self.step]

    @property
    def last(self) -> int:
        """Return the last step."""
        return len(self.replay) - 1

    def go_to(self, step: int) -> None:
        """Show a step, or the nearest one that there is."""
        self.step = min(max(0, step), self.last)
        self._is_going = True
        state = self.state
        if state.hand != self._hand:
            self._hand = state.hand
            self.steps.setStringList(self._texts())
        self.layout_model.set_layout(layout_of(state.match.latest))
        if self.step == self.last:
            self.play(False)
        self.changed.emit()
        self._is_going = False

    def go_to_row(self, row: int) -> None:
        """Show a step of the hand that is shown."""
        if self._is_going:
            return
        step = self.replay.hand_start(self.state.hand) + row
        if row >= 0 and step != self.step:
            self.go_to(step)

    def go_to_hand(self, hand: int) -> None:
        """Show how a hand begins; hands count from 0."""
        self.go_to(self.replay.hand_start(min(max(0, hand), self.replay.hands - 1)))

    def find_score(self, side: int, points: float) -> bool:
        """Show where a side comes to have that many points; return whether it does."""
        step = self.replay.find_score(side, points)
        if step is not None:
            self.go_to(step)
        return step is not None

    # By itself

    @property
    def is_playing(self) -> bool:
        """Return whether steps follow by themselves."""
        return self._timer.isActive()

    def play(self, playing: bool) -> None:
        """Let steps follow by themselves, or no longer; at the end from the start."""
        if playing == self.is_playing:
            return
        if playing:
            if self.step == self.last:
                self.go_to(0)
            self._timer.start()
        else:
            self._timer.stop()
        self.played.emit(self.is_playing)

    def _next(self) -> None:
        self.go_to(self.step + 1)

    # What is told

    def retell(self) -> None:
        """Say everything again: the language, or the way of telling, is another."""
        self.narrator = self._new_narrator()
        self.layout_model.set_describe(phrases.describer(self.narrator, None))
        for row, text in enumerate(self._texts()):
            self.steps.setData(self.steps.index(row), text)
        self.changed.emit()

    def _texts(self) -> list[str]:
        start = self.replay.hand_start(self._hand)
        is_last = self._hand == self.replay.hands - 1
        end = len(self.replay) if is_last else self.replay.hand_start(self._hand + 1)
        return [self._text(self.replay[step]) for step in range(start, end)]

    def _text(self, state: State) -> str:
        return sentences(*(self.narrator.tell(event) for event in state.events))

    @property
    def text(self) -> str:
        """Return what happened in this step."""
        return self._text(self.state)

    def hands_in_words(self) -> list[str]:
        """Return what each seat holds, in a row of text."""
        return [
            f"{self.narrator.seat(seat)}: {self._tiles_in_words(seat)}"
            for seat in range(self.setup.seats)
        ]

    def _tiles_in_words(self, seat: int) -> str:
        wording = self._settings.values.wording
        return ", ".join(words.tile(tile, wording) for tile in self._tiles(seat)) or "–"

    def _tiles(self, seat: int) -> Sequence[Tile]:
        hand = self.state.match.latest
        return () if hand is None else tiles_of(hand.position.hands[seat])

    def facts_of(self, seat: int) -> SeatFacts:
        """Return what is shown of a seat."""
        match, tiles = self.state.match, tuple(self._tiles(seat))
        hand = match.latest
        return SeatFacts(
            name=self.seats[seat].name,
            score=words.number(match.scores[self.setup.side_of(seat)]),
            count=len(tiles),
            tiles=tiles,
            is_turn=match.turn == seat,
            is_own=False,
            state=phrases.seat_state(hand.events if hand else (), seat),
        )
