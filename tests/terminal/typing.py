"""People at a terminal, for tests: some type what they are told to, some play by themselves."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator

from dominoes_qt.engine.actions import Action, Draw, Nominate, Pass, Play
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.players.base import Budget
from dominoes_qt.players.levels import LEVELS
from dominoes_qt.session.seats import Kind, Seat
from dominoes_qt.session.session import Session
from dominoes_qt.terminal.console import Console
from dominoes_qt.terminal.table import Table


class Keyboard:
    """Lines that are typed, one after another; `None` among them is the end."""

    def __init__(self, lines: Iterable[str | None], *, typed: bool = False) -> None:
        self._lines: Iterator[str | None] = iter(lines)
        self._typed = typed

    def isatty(self) -> bool:
        return self._typed

    def fileno(self) -> int:
        raise OSError

    def readline(self) -> str:
        line = next(self._lines, None)
        return "" if line is None else line + "\n"


class Screen(io.StringIO):
    """Lines that are shown."""

    def __init__(self, *, seen: bool = False) -> None:
        super().__init__()
        self._seen = seen

    def isatty(self) -> bool:
        return self._seen

    @property
    def lines(self) -> list[str]:
        """Return the lines so far."""
        return self.getvalue().splitlines()


def people(setup: Setup, persons: int = 1) -> tuple[Seat, ...]:
    """Return players with these persons in the first seats, and computers."""
    names = ("Eva", "Ivo", "Ona", "Udo")
    return tuple(
        Seat(names[seat], Kind.PERSON)
        if seat < persons
        else Seat(names[seat], Kind.COMPUTER, "easy")
        for seat in range(setup.seats)
    )


def session_of(setup: Setup, persons: int = 1, number: int = 1) -> Session:
    """Return a match of these persons and computers."""
    return Session(setup, people(setup, persons), number, levels=LEVELS, seed=1)


class Sitting:
    """Somebody at a table: what is typed, what is shown, and the matches that are played."""

    def __init__(self, setup: Setup, *, persons: int = 1, number: int = 1) -> None:
        self.screen = Screen()
        self.sessions = [session_of(setup, persons, number)]

    @property
    def session(self) -> Session:
        """Return the match that runs."""
        return self.sessions[-1]

    def run(self, lines: Iterable[str | None]) -> list[str]:
        """Play with these lines, and return what was shown."""
        console = Console(Keyboard(lines), self.screen)
        Table(self.session, console, Budget(), self._another).run()
        return self.screen.lines

    def _another(self, setup: Setup) -> Session:
        persons = sum(seat.is_person for seat in self.session.seats)
        self.sessions.append(session_of(setup, persons, self.session.number + 1))
        return self.session

    def whole_matches(self, then: Iterable[str] = ("quit",)) -> Iterator[str]:
        """Type the first legal action wherever one is asked for; `then` after each match."""
        after = iter(then)
        while True:
            if self.session.is_over:
                yield next(after)
            elif self.session.turn is None or "Press Enter" in self.screen.lines[-1]:
                yield ""
            else:
                view = self.session.view(self.session.turn)
                assert view is not None
                yield typed(view.legal[0], self.session)


def typed(action: Action, session: Session) -> str:
    """Return what to type for an action."""
    if isinstance(action, Play):
        return f"{action.tile} {action.end.value}"
    if isinstance(action, Nominate):
        return f"nominate {session.seats[action.poser].name}"
    return {Draw(): "draw", Pass(): "pass"}[action]
