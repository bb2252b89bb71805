"""Drives a session for the window: people act, computers answer off the GUI thread, at a pace."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from dominoes_qt.engine.actions import Action, Draw, Pass
from dominoes_qt.engine.errors import IllegalAction
from dominoes_qt.engine.events import Event, HandEvent
from dominoes_qt.players.base import Budget
from dominoes_qt.session.session import Request, Session
from dominoes_qt.ui.hinter import Hinter
from dominoes_qt.ui.settings import Speed
from dominoes_qt.ui.thinker import Thinker


@dataclass(frozen=True, slots=True)
class _Move:
    """An action that waits for its time; without a request it is a person's only choice."""

    seat: int
    action: Action
    request: Request | None


class Game(QObject):
    """Owns a session. What the rules forbid is refused by the engine alone.

    Signals:
        altered: the session is another; what has become of it is shown only after this.
        happened: the events of one change, in order; for `undone` and `redone` see there.
        undone: the `HandEvent` taken back; `None` if it was something else.
        redone: the events that were put back.
        restarted: the hand began anew.
        refused: the seat, and the `IllegalAction`.
        waiting: whether the next action waits for the player's key (`Speed.KEY`).
    """

    altered = Signal()
    happened = Signal(object)
    undone = Signal(object)
    redone = Signal(object)
    restarted = Signal()
    refused = Signal(int, object)
    waiting = Signal(bool)

    def __init__(self, session: Session, speed: Speed, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._speed = speed
        self._automatic = False
        self._looking_back = False
        self._pauses: set[str] = set()
        self._move: _Move | None = None
        self._is_waiting = False
        self._since = QElapsedTimer()
        self._thinker = Thinker(self)
        self.hinter = Hinter(session, self)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._connect_signals()

    def _connect_signals(self) -> None:
        self._thinker.answered.connect(self._answered)
        self._timer.timeout.connect(self._deliver)

    # Pace

    def set_pace(self, speed: Speed, *, automatic: bool) -> None:
        """Set how fast computers act, and whether a person's only choice happens by itself."""
        self._speed, self._automatic = speed, automatic
        if self._move is not None:
            self._schedule()
        self.advance()

    def pause(self, why: str) -> None:
        """Let nothing happen by itself until `resume` with the same reason."""
        self._pauses.add(why)
        self._timer.stop()
        self._set_waiting(False)

    def resume(self, why: str) -> None:
        """Take one reason to pause away; with the last one, go on."""
        self._pauses.discard(why)
        if self._pauses:
            return
        if self._move is not None:
            self._schedule()
        self.advance()

    @property
    def is_paused(self) -> bool:
        """Return whether something holds the computers."""
        return bool(self._pauses)

    @property
    def thinking(self) -> int | None:
        """Return the seat of the computer whose action is awaited."""
        turn = self.session.turn
        if turn is None or self.session.seats[turn].is_person:
            return None
        return turn

    @property
    def is_waiting(self) -> bool:
        """Return whether the next action waits for a key."""
        return self._is_waiting

    # What happens by itself

    def advance(self) -> None:
        """Ask the computer whose turn it is, unless that has been done or must wait."""
        if self._pauses or self._move is not None or self._thinker.is_busy:
            return
        flag = self._thinker.new_flag()
        request = self.session.request(Budget(cancelled=flag.is_set))
        if request is not None:
            self._thinker.ask(request)
        elif self._automatic and not self._looking_back:
            self._act_without_choice()

    def _act_without_choice(self) -> None:
        turn = self.session.turn
        view = None if turn is None else self.session.view(turn)
        if turn is not None and view is not None and view.legal in ((Draw(),), (Pass(),)):
            self._move = _Move(turn, view.legal[0], None)
            self._schedule()

    def _answered(self, request: Request, action: Action) -> None:
        self._move = _Move(request.seat, action, request)
        self._schedule()

    def _schedule(self) -> None:
        """Let the move that is ready happen when its time has come; `resume` asks again."""
        if self._pauses:
            return
        if self._speed is Speed.KEY:
            self._timer.stop()
            self._set_waiting(True)
            return
        self._set_waiting(False)
        passed = self._since.elapsed() if self._since.isValid() else 0
        self._timer.start(max(0, self._speed.milliseconds - passed))

    def go_on(self) -> None:
        """Let the move happen that waits for a key."""
        if self._is_waiting:
            self._deliver()

    def _deliver(self) -> None:
        move, self._move = self._move, None
        self._set_waiting(False)
        if move is None:
            return
        if move.request is None:
            events = self.session.submit(move.seat, move.action)
        else:
            events = self.session.answer(move.request, move.action)
        self._changed(events)

    def _set_waiting(self, waiting: bool) -> None:
        if waiting != self._is_waiting:
            self._is_waiting = waiting
            self.waiting.emit(waiting)

    def _changed(self, events: tuple[Event, ...]) -> None:
        self._since.restart()
        self.altered.emit()
        self.happened.emit(events)
        self.advance()

    def _drop(self) -> None:
        """Forget what a computer has chosen or still thinks about."""
        self._looking_back = False
        self._timer.stop()
        self._thinker.cancel()
        self._move = None
        self._set_waiting(False)

    # What people do

    def start(self) -> None:
        """Tell how the hand began, and let the first seat act."""
        self._changed(self.session.opening_events)

    def submit(self, seat: int, action: Action) -> bool:
        """Do a person's action; return whether the rules allow it."""
        try:
            events = self.session.submit(seat, action)
        except IllegalAction as error:
            self.refused.emit(seat, error)
            return False
        self._drop()
        self._changed(events)
        return True

    def next_hand(self) -> None:
        """Deal the next hand."""
        if self.session.between_hands:
            self._looking_back = False
            self._changed(self.session.next_hand())

    def undo(self) -> bool:
        """Take back a person's last action, and what followed; return whether there was one."""
        before, hands = self.session.history, len(self.session.finished)
        if not self.session.undo():
            return False
        self._drop()
        # What happened by itself would at once do so again, and nobody could go back past it.
        self._looking_back = True
        self._since.restart()
        same = len(self.session.finished) == hands
        self.altered.emit()
        self.undone.emit(_taken(before, self.session.history) if same else None)
        self.advance()
        return True

    def redo(self) -> bool:
        """Put back what the last `undo` took; return whether there was something."""
        if not self.session.can_redo:
            return False
        self._drop()
        events = self.session.redo()
        self._looking_back = self.session.can_redo
        self._since.restart()
        self.altered.emit()
        self.redone.emit(events)
        self.advance()
        return True

    def restart(self) -> None:
        """Go back to the start of the hand; `undo` takes it back."""
        self._drop()
        self.session.restart()
        self._since.restart()
        self.altered.emit()
        self.restarted.emit()
        self.advance()

    def close(self) -> None:
        """End every thread; nothing happens afterwards."""
        self.pause("closed")
        self._drop()
        self._thinker.close()
        self.hinter.close()


def _taken(before: tuple[Event, ...], after: tuple[Event, ...]) -> HandEvent | None:
    """Return the first event of a hand that is not there any more."""
    event = before[len(after)] if len(after) < len(before) else None
    return event if isinstance(event, HandEvent) else None
