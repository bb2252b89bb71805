"""A match at the terminal: people here and computers, one line after another."""

from __future__ import annotations

from collections.abc import Callable

from dominoes_qt.engine.errors import IllegalAction
from dominoes_qt.engine.events import Event, HandEvent, HandStarted
from dominoes_qt.engine.profiles import Opening, Setup
from dominoes_qt.engine.view import SeatView
from dominoes_qt.narrate import prompts
from dominoes_qt.narrate.answers import ANSWERS, Facts, help_lines, numbered
from dominoes_qt.narrate.choosing import ACTIONS, chosen_action
from dominoes_qt.narrate.commands import Typed, is_yes, parse
from dominoes_qt.narrate.fill import fill
from dominoes_qt.narrate.hints import Hints
from dominoes_qt.narrate.narrator import Narrator
from dominoes_qt.players.base import Budget
from dominoes_qt.players.hard import Choice
from dominoes_qt.session.hints import hint_request
from dominoes_qt.session.session import Session
from dominoes_qt.terminal.console import Console
from dominoes_qt.terminal.faults import Leaving
from dominoes_qt.terminal.watch import introduce, let_computer_act, narrator_for, tell

NewSession = Callable[[Setup], Session]
"""Makes another match of the same players, with a new deal number."""

Keep = Callable[[Session], bool]
"""Puts a match on the disk; returns whether it is there."""


class Table:
    """A terminal that people share, or have to themselves.

    Only one of them looks at a time: the viewer, whose tiles may be on the screen. Before
    somebody else's are shown, the screen is scrolled away and that person is asked to look.
    """

    def __init__(
        self,
        session: Session,
        console: Console,
        budget: Budget,
        another: NewSession,
        keep: Keep = lambda _session: False,
    ) -> None:
        """Sit down at a match; `keep` saves it after every change, before that is told."""
        self._console = console
        self._keep = keep
        self._is_kept = False
        self._budget = budget
        self._another = another
        self._changes: dict[str, Callable[[], None]] = {
            "hint": self._hint,
            "values": self._values,
            "review": self._review,
            "undo": self._undo,
            "redo": self._redo,
            "restart": self._restart,
            "next": self._next,
            "new": self._new,
            "quit": self._quit,
            "help": lambda: console.say_all(help_lines(self._session.setup)),
        }
        self._begin(session)

    def _begin(self, session: Session) -> None:
        self._session = session
        self._people = [seat for seat, who in enumerate(session.seats) if who.is_person]
        self._viewer: int | None = None
        self._shown = -1
        self._seen = dict.fromkeys(self._people, (0, 0))
        self._started: HandStarted | None = None
        introduce(session, self._console)
        self._cover()
        if session.history or session.finished:
            self._save()
            self._console.say(prompts.say("goes on"))
        else:
            self._tell(session.opening_events)

    def _save(self) -> None:
        self._is_kept = self._keep(self._session)

    @property
    def _narrator(self) -> Narrator:
        return narrator_for(self._session)

    def run(self) -> None:
        """Play until nobody goes on."""
        try:
            while True:
                self._step()
        except Leaving:
            early = "leaving, kept" if self._is_kept else "leaving early"
            self._console.say(prompts.say("leaving" if self._session.is_over else early))

    def _step(self) -> None:
        """Bring the match on by one action, or ask somebody for one."""
        seat = self._session.turn
        if self._session.is_over:
            self._ask(prompts.ask("over, six-love" if self._follows_on else "over"))
        elif seat is None:
            self._ask(prompts.ask("next"), usual="next")
        elif self._session.seats[seat].is_person:
            self._ask_for_action(seat)
        else:
            self._tell(let_computer_act(self._session, self._budget))

    @property
    def _follows_on(self) -> bool:
        """Return whether another match may follow on from this one."""
        return self._session.setup.profile.opening is Opening.SIX_LOVE

    # Who looks

    def _cover(self) -> None:
        """Let nobody be the viewer, if somebody else may look now."""
        self._viewer = self._people[0] if len(self._people) == 1 else None

    def _ask_for_action(self, seat: int) -> None:
        view = self._session.view(seat)
        assert view is not None
        if self._viewer != seat:
            self._hand_over(view)
        if self._shown != self._session.version:
            self._show(view)
        self._ask(prompts.ask("act"))

    def _hand_over(self, view: SeatView) -> None:
        """Let the seat to act look, and tell it what happened since it last did."""
        self._console.scroll_away()
        self._console.say(self._narrator.cover(view.seat))
        self._console.forget_typed()
        while answer := self._console.ask(prompts.ask("tiles")):
            pass  # meant for what was there before; only Enter alone shows the tiles
        if answer is None:
            raise Leaving
        self._viewer = view.seat
        self._shown = -1
        hand, count = self._seen[view.seat]
        if hand != view.hands_finished:
            count = 0
        if count == 0 and self._started and self._started.hand == view.hands_finished:
            self._console.say(self._narrator.tell(self._started, view.seat))
        for event in view.events[count:]:
            self._console.say(self._narrator.tell(event, view.seat))

    def _show(self, view: SeatView) -> None:
        """Show what the seat to act needs in order to choose."""
        self._shown = self._session.version
        self._seen[view.seat] = (view.hands_finished, len(view.events) + 1)
        self._console.say()
        for answer in ("scores", "ends", "tiles"):
            self._answer(answer, view.seat)
        self._console.say(self._narrator.turn(view.seat, view.seat, view))

    def _tell(self, events: tuple[Event, ...]) -> None:
        self._save()
        for event in events:
            if isinstance(event, HandStarted):
                self._started = event
        tell(self._session, self._console, events, self._viewer)

    # What is typed

    def _ask(self, question: str, usual: str = "") -> None:
        """Ask for a line and do what it says; `usual` is meant by an empty one."""
        line = self._console.ask(question)
        if line is None:
            raise Leaving
        if line or usual:
            self._do(parse(line) if line else Typed(usual))

    def _do(self, typed: Typed) -> None:
        change = self._changes.get(typed.command)
        if typed.command in ACTIONS:
            self._act(typed)
        elif typed.command in ANSWERS:
            self._answer(typed.command, self._viewer)
        elif change is not None:
            change()
        else:
            self._say("unknown", given=typed.rest or typed.command)

    def _answer(self, question: str, seat: int | None) -> None:
        facts = Facts.of(self._session, seat)
        lines = ANSWERS[question](facts, self._narrator)
        listed = question == "tiles" and facts.view is not None
        self._console.say_all(numbered(lines) if listed else lines)

    def _say(self, key: str, **values: object) -> None:
        self._console.say(fill(prompts.say(key), **values))

    def _act(self, typed: Typed) -> None:
        seat = self._session.turn
        view = None if seat is None else self._session.view(seat)
        if seat is None or view is None:
            self._say("not now")
            return
        action = chosen_action(view, typed, self._narrator)
        if isinstance(action, str):
            self._console.say(action)
            return
        try:
            self._tell(self._session.submit(seat, action))
        except IllegalAction as error:
            self._console.say(self._narrator.refused(error))

    def _rated(self) -> tuple[Choice, ...]:
        """Return all that the seat to act may do, the best first; it is for the viewer's eyes."""
        seat = self._session.turn
        request = None if seat is None else hint_request(self._session, seat, self._budget)
        if request is not None:
            return request.choose()
        self._say("not now")
        return ()

    def _hint(self) -> None:
        """Say what the seat to act had better do."""
        choices = self._rated()
        if choices:
            self._console.say(self._narrator.hint(choices))

    def _values(self) -> None:
        """Say what each thing that the seat to act may do is worth."""
        hints = Hints(self._narrator.table, self._narrator.style)
        self._console.say_all(hints.listed(self._rated()))

    def _review(self) -> None:
        """Say what each choice cost in the hand that is over, of one of the people here."""
        finished = self._session.finished
        if self._session.turn is not None or not finished:
            self._say("not over")
            return
        # What the command line needs for it comes along; the window is to open without.
        from dominoes_qt.terminal.review import Reviewer, which_seat

        whose = which_seat(self._console, self._narrator, self._people)
        reviewer = Reviewer(self._narrator, finished, whose, self._budget)
        reviewer.tell(self._console, len(finished) - 1)

    # What changes the match otherwise

    def _undo(self) -> None:
        before, hands = self._session.history, len(self._session.finished)
        if not self._session.undo():
            self._say("no undo")
            return
        self._save()
        after = self._session.history
        same_hand = len(self._session.finished) == hands and len(after) < len(before)
        event = before[len(after)] if same_hand else None
        taken = event if isinstance(event, HandEvent) else None
        self._forget_undone()
        self._console.say(self._narrator.undone(taken, self._viewer))

    def _forget_undone(self) -> None:
        """Let nobody count as told what is not there any more."""
        left = (len(self._session.finished), len(self._session.history))
        self._seen = {seat: min(told, left) for seat, told in self._seen.items()}

    def _redo(self) -> None:
        if not self._session.can_redo:
            self._say("no redo")
            return
        first, *others = self._session.redo()
        self._save()
        if isinstance(first, HandEvent):
            self._console.say(self._narrator.redone(first, self._viewer))
            self._tell(tuple(others))
        else:
            self._console.say(self._narrator.redone(None, self._viewer))
            self._tell((first, *others))

    def _restart(self) -> None:
        events = self._session.restart()
        self._save()
        self._forget_undone()
        self._cover()
        self._console.say(self._narrator.restarted())
        self._tell(events)

    def _next(self) -> None:
        if self._session.is_over:
            self._begin(self._another(self._session.next_setup()))
        elif self._session.between_hands:
            self._cover()
            self._console.say()
            self._tell(self._session.next_hand())
        else:
            self._say("not over")

    def _new(self) -> None:
        if self._session.is_over:
            self._begin(self._another(self._session.fresh_setup()))
        else:
            self._say("match not over")

    def _quit(self) -> None:
        while not self._session.is_over:
            line = self._console.ask(prompts.ask("quit"))
            answer = True if line is None else is_yes(line)
            if answer is False:
                return
            if answer:
                break
            self._say("yes or no")
        raise Leaving
