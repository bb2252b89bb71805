"""Everything shown of one match, without a widget: models, messages, whose tiles, what is chosen.

The page is a picture of it. What happens runs through here in one order: whose tiles may be
shown, then the models, then the page (which moves the focus), then what is said.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from functools import partial

from PySide6.QtCore import QObject, Signal

from dominoes_qt.engine.actions import Action, Nominate
from dominoes_qt.engine.errors import IllegalAction
from dominoes_qt.engine.events import Event, HandEvent, HandStarted
from dominoes_qt.engine.tiles import Tile
from dominoes_qt.engine.view import SeatView
from dominoes_qt.narrate import words
from dominoes_qt.narrate.answers import ANSWERS, Facts
from dominoes_qt.narrate.ledger import Line
from dominoes_qt.narrate.narrator import Narrator
from dominoes_qt.players.hard import Choice as Rated
from dominoes_qt.session.session import Session
from dominoes_qt.ui import phrases
from dominoes_qt.ui.board.layout_model import LayoutModel
from dominoes_qt.ui.choice import Choice
from dominoes_qt.ui.game import Game
from dominoes_qt.ui.models.hand import HandModel, RowText
from dominoes_qt.ui.models.messages import Message, MessagesModel
from dominoes_qt.ui.models.scores import ScoresModel
from dominoes_qt.ui.models.targets import Target, TargetsModel
from dominoes_qt.ui.own_order import Moment, OwnOrder
from dominoes_qt.ui.settings import HandOrder, Preferences, Settings
from dominoes_qt.ui.viewpoint import Viewpoint

Tell = Callable[[Narrator, int | None], str]
"""Makes a sentence for the viewer of the moment when it is told."""

COVER = "cover"
"""The reason to pause while the hand-over cover is up."""


class Phase(Enum):
    """What the page shows."""

    COVERED = "covered"
    NOMINATING = "nominating"
    PLAYING = "playing"
    ENDED = "ended"


class Table(QObject):
    """One match at the window.

    Signals:
        changed: something shown is another.
        told: something new, as a call that returns its sentence for the viewer of that moment.
    """

    changed = Signal()
    told = Signal(object)

    def __init__(self, session: Session, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.game = Game(session, settings.values.speed, self)
        self.viewpoint = Viewpoint(session.seats)
        self.choice = Choice(self)
        self.narrator = self._new_narrator()
        self.hand = HandModel(self._tell_tile, self)
        self.targets = TargetsModel(self._tell_target, self)
        self.layout_model = LayoutModel(phrases.describer(self.narrator, self.viewer), self)
        self.messages = MessagesModel(self.narrator, self)
        self.scores = ScoresModel(self.narrator, self)
        self._own_order = OwnOrder()
        self._dealt = 0
        self._in_question: Tile | None = None
        self._turn_told: int | None = None
        self._shown_action: Action | None = None
        self._connect_signals()
        self._take_over(settings.values)

    def _connect_signals(self) -> None:
        self.game.happened.connect(self._happened)
        self.game.undone.connect(self._undone)
        self.game.redone.connect(self._redone)
        self.game.restarted.connect(self._restarted)
        self.game.refused.connect(self._refused)
        self.game.waiting.connect(self.changed)
        self.game.hinter.found.connect(self._hint_found)
        self.game.hinter.failed.connect(self._hint_failed)
        self.choice.changed.connect(self._choice_changed)
        self.choice.asked.connect(self._asked)
        self.settings.changed.connect(self._take_over)

    @property
    def session(self) -> Session:
        """Return the session; whoever shows it asks for public facts alone."""
        return self.game.session

    @property
    def viewer(self) -> int | None:
        """Return the seat whose tiles are shown."""
        return self.viewpoint.viewer

    @property
    def view(self) -> SeatView | None:
        """Return what the viewer may know of the running hand."""
        return None if self.viewer is None else self.session.view(self.viewer)

    @property
    def phase(self) -> Phase:
        """Return what the page shows."""
        if self.viewpoint.wanted is not None:
            return Phase.COVERED
        if self.session.turn is None:
            return Phase.ENDED
        if self.session.awaits_nomination and self.is_own_turn:
            return Phase.NOMINATING
        return Phase.PLAYING

    @property
    def is_own_turn(self) -> bool:
        """Return whether the viewer is to act."""
        return self.viewer is not None and self.viewer == self.session.turn

    # How things are told

    def _new_narrator(self) -> Narrator:
        names = tuple(seat.name for seat in self.session.seats)
        return Narrator(self.session.setup, names, self.settings.values.style)

    def _take_over(self, values: Preferences) -> None:
        self.choice.confirms = values.confirm
        self.hand.set_order(values.order)
        self.game.set_pace(values.speed, automatic=values.automatic)
        if values.style != self.narrator.style:
            self.retell()

    def retell(self) -> None:
        """Say everything again: the language, or the way of telling, is another."""
        self.narrator = self._new_narrator()
        self.layout_model.set_describe(phrases.describer(self.narrator, self.viewer))
        self.layout_model.retell()
        self.messages.set_narrator(self.narrator)
        self.scores.set_narrator(self.narrator)
        self.hand.retell()
        self.targets.retell()
        self.changed.emit()

    def _tell_tile(self, tile: Tile) -> RowText:
        shown = words.tile(tile, self.narrator.style.wording)
        view = self.choice.view
        return RowText(shown, shown if view is None else self.narrator.review.tile(view, tile))

    def _tell_target(self, target: Target) -> RowText:
        return phrases.target_text(target, self.choice.view, self.narrator)

    def _tell(self, tell: Tell, owner: int | None = None) -> None:
        """Say what has happened."""
        self._add(Message(tell, owner))

    def _tell_now(self, tell: Tell, owner: int | None = None, *, refusal: bool = False) -> None:
        """Say what is about this moment alone."""
        self._add(Message(tell, owner, refusal, passing=True))

    def _add(self, message: Message) -> None:
        self.messages.add(message)
        self.told.emit(partial(self.messages.tell, message))

    # What happens

    def start(self) -> None:
        """Begin."""
        self.game.start()

    def go_on(self, told: Callable[[], str]) -> None:
        """Begin in the middle of a match, and say so."""
        self._show()
        self._tell(lambda _narrator, _to: told())
        self._tell_turn(None)
        self.game.advance()

    def _happened(self, events: tuple[Event, ...]) -> None:
        before = self._turn_told
        self._own_order.forget_from(self.session.steps)
        if any(isinstance(event, HandStarted) for event in events):
            self.viewpoint.forget()
            before = None
        self._show()
        for event in events:
            self._tell(partial(_tell_event, event))
        self._tell_turn(before)

    def _undone(self, event: HandEvent | None) -> None:
        dealt = self._dealt
        self._show()
        hand = self._dealt if event is None or self._dealt != dealt else None
        self._tell(lambda narrator, to: narrator.undone(event, to, hand))
        self._tell_turn(None)

    def _redone(self, events: tuple[Event, ...]) -> None:
        self._show()
        first = events[0] if events and isinstance(events[0], HandEvent) else None
        self._tell(lambda narrator, to: narrator.redone(first, to))
        for event in events[first is not None :]:
            self._tell(partial(_tell_event, event))
        self._tell_turn(None)

    def _restarted(self) -> None:
        self.viewpoint.forget()
        self._show()
        self._tell(lambda narrator, _to: narrator.restarted())
        self._tell_turn(None)

    def _refused(self, seat: int, error: IllegalAction) -> None:
        self._tell_now(lambda narrator, _to: narrator.refused(error), seat, refusal=True)

    def _show(self) -> None:
        """Bring everything shown up to date."""
        self._dealt = len(self.session.finished) + (self.session.turn is not None)
        self.messages.withdraw()
        self.viewpoint.follow(self.session.turn)
        if self.viewpoint.wanted is not None:
            self.game.pause(COVER)
        self.layout_model.set_layout(self.session.layout)
        self.scores.set_hands(self.session.finished)
        self.messages.set_viewer(self.viewer)
        self._show_view()

    def _show_view(self) -> None:
        view = self.view
        self.choice.set_view(view)
        self._shown_action = self.choice.action
        if view is None:
            self.hand.clear()
        else:
            at = self._moment(view)
            order = self._own_order.arrange(view.seat, at, view.tiles)
            self.hand.set_hand(order, view.plays)
            self._own_order.keep(view.seat, at, self.hand.tiles)
            self.hand.set_chosen(self.choice.tile)
        self.layout_model.set_describe(phrases.describer(self.narrator, self.viewer))
        self._offer()
        self.changed.emit()

    def _moment(self, view: SeatView) -> Moment:
        return Moment(self.session.steps, view.hands_finished, len(view.events))

    def _tell_turn(self, before: int | None) -> None:
        """Say whose turn it is, if that is a person's and has not been said."""
        turn = self._turn_told = self.session.turn
        if turn is None or turn == before or turn not in self.viewpoint.people:
            return
        if self.viewpoint.wanted is not None:
            self._tell_now(lambda narrator, _to: narrator.cover(turn))
        elif turn == self.viewer:
            view = self.view
            self._tell(lambda narrator, to: narrator.turn(turn, to, view), turn)

    def reveal(self) -> None:
        """The person whom the cover waits for wants to see the tiles."""
        self.viewpoint.reveal()
        self.messages.withdraw()
        self.messages.set_viewer(self.viewer)
        self._show_view()
        self._tell_turn(None)
        self.game.resume(COVER)

    # What the viewer chooses

    def consider(self, tile: Tile | None) -> None:
        """Offer the ends of this tile, the one that the list of tiles stands on."""
        self._in_question = tile
        if self.choice.tile is not None and tile != self.choice.tile:
            self.choice.drop()
        self._offer()

    def _offer(self) -> None:
        targets: list[Target] = [each for each in self.choice.legal if isinstance(each, Nominate)]
        targets += [play for play in self.choice.plays if play.tile == self._in_question]
        self.targets.set_targets(targets)

    def confirm(self) -> None:
        """Do what is shown, or let the computer go on that waits for the player."""
        if self.game.is_waiting:
            self.game.go_on()
        else:
            self.choice.confirm()

    def ask_hint(self) -> None:
        """Have a good action shown, and what speaks for it; `confirm` takes it."""
        if self.is_own_turn and self.viewer is not None:
            self.game.hinter.ask(self.viewer)

    def _hint_found(self, seat: int, choices: tuple[Rated, ...]) -> None:
        if seat == self.viewer:
            self.suggest(choices)

    def _hint_failed(self, seat: int) -> None:
        if seat == self.viewer:
            self.note(phrases.no_hint)

    def suggest(self, choices: Sequence[Rated], row: int = 0) -> None:
        """Show one of the actions of the viewer, and what speaks for it."""
        view = self.choice.view
        if view is not None:
            self._shown_action = choices[row].action
            self.choice.suggest(choices[row].action)
            self._tell_now(partial(phrases.hint, view, choices, row), view.seat)

    def move_tile(self, row: int, by: int) -> None:
        """Move a tile within the hand; the order is the player's own from now on."""
        if self.hand.move(row, by):
            view = self.choice.view
            if view is not None:
                self._own_order.keep(view.seat, self._moment(view), self.hand.tiles)
            self.settings.change(order=HandOrder.OWN)

    def note(self, text: Callable[[], str]) -> None:
        """Say something to the viewer that is no event; to everybody while nobody may look."""
        self._tell_now(lambda _narrator, _to: text(), self.viewer, refusal=True)

    def ask(self, question: str) -> None:
        """Answer a question, by its command word, for the viewer alone; nothing changes."""
        facts = Facts.of(self.session, self.viewer)
        asked = phrases.Question(question, facts, self.hand.tiles)
        self._tell_now(partial(phrases.answer, asked), self.viewer)

    def answer(self, question: str) -> list[str]:
        """Return what is answered to a question of the viewer, line by line, without saying it."""
        return ANSWERS[question](Facts.of(self.session, self.viewer), self.narrator)

    def inform(self, text: Callable[[], str]) -> None:
        """Say something public that is no event."""
        self._tell_now(lambda _narrator, _to: text())

    def settlement(self) -> tuple[list[Line], list[Line]]:
        """Return how the last hand was scored, step by step, and the totals after it."""
        if not self.session.finished:
            return [], []
        ledger, last = self.narrator.ledger, self.session.finished[-1]
        return ledger.steps(last), ledger.totals(last)

    def _choice_changed(self) -> None:
        self.hand.set_chosen(self.choice.tile)
        self.messages.withdraw()
        self.changed.emit()
        action = self.choice.action
        if action is not None and action != self._shown_action:
            self._tell_preview(action)
        self._shown_action = action

    def _tell_preview(self, action: Action) -> None:
        view = self.choice.view
        if view is not None:
            self._tell_now(partial(_tell_preview, view, action), view.seat)

    def _asked(self, action: Action) -> None:
        """Do an action, or have the engine say why not."""
        if self.viewer is not None:
            self.game.submit(self.viewer, action)


def _tell_event(event: Event, narrator: Narrator, to: int | None) -> str:
    return narrator.tell(event, to)


def _tell_preview(view: SeatView, action: Action, narrator: Narrator, _to: int | None) -> str:
    return narrator.preview(view, action)
