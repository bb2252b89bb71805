"""Matches of a terminal: saved, offered at the next start, listed at their end."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from dominoes_qt.engine.profiles import Setup
from dominoes_qt.players.base import Budget
from dominoes_qt.players.levels import LEVELS
from dominoes_qt.session.history.opening import open_history
from dominoes_qt.session.session import Session
from dominoes_qt.terminal.console import Console
from dominoes_qt.terminal.faults import Leaving
from dominoes_qt.terminal.keeping import Keeping
from dominoes_qt.terminal.table import Table
from dominoes_qt.terminal.watch import let_computer_act
from tests.terminal.typing import Keyboard, Screen, people

pytestmark = pytest.mark.usefixtures("english")


def new(number: int = 3) -> Session:
    setup = Setup.make("block", 2, target=None)
    return Session(setup, people(setup), number, levels=LEVELS, seed=1)


def keeping(
    folder: Path, typed: Iterable[str | None] = (), screen: Screen | None = None
) -> Keeping:
    return Keeping(folder, Console(Keyboard(typed, typed=True), screen or Screen()))


def moved(session: Session) -> Session:
    """Let the next seat do the first thing allowed."""
    turn = session.turn
    assert turn is not None
    view = session.view(turn)
    assert view is not None
    session.submit(turn, view.legal[0])
    return session


def left(folder: Path) -> Session:
    """Leave a match that is not over, as a kill does."""
    session, kept = moved(new()), keeping(folder)
    assert kept.open(offers=True) is None
    assert kept.keep(session)
    kept.close()
    return session


def test_a_match_is_offered_and_goes_on(tmp_path: Path) -> None:
    session, screen = left(tmp_path), Screen()
    kept = keeping(tmp_path, ["perhaps", ""], screen)
    found = kept.open(offers=True)
    assert found is not None
    assert found.key == session.key
    assert found.record() == session.record()
    assert screen.lines[0].startswith("A match is not over. Block, hand 1, 0 – 0: ")
    assert "Say yes or no." in screen.getvalue()
    kept.close()


@pytest.mark.parametrize("offers", [True, False])
def test_what_is_not_wanted_stays_where_it_is(tmp_path: Path, offers: bool) -> None:
    session = left(tmp_path)
    kept = keeping(tmp_path, ["no"])
    assert kept.open(offers=offers) is None
    kept.keep(moved(new(4)))
    kept.close()
    assert len(list((tmp_path / "saves").glob("match-*.json"))) == 2
    (tmp_path / "saves" / "match-2.json").unlink()
    found = keeping(tmp_path, [""]).open(offers=True)
    assert found is not None
    assert found.key == session.key


def test_the_end_of_input_is_no_answer(tmp_path: Path) -> None:
    left(tmp_path)
    kept = keeping(tmp_path)
    with pytest.raises(Leaving):
        kept.open(offers=True)
    kept.close()


def test_every_change_is_saved_before_it_is_told(tmp_path: Path) -> None:
    screen = Screen()
    session = new()
    console = Console(Keyboard(["1", "undo", "redo", "restart", "quit", "yes"], typed=True), screen)
    told: list[int] = []

    def keep(session: Session) -> bool:
        told.append(len(screen.lines))
        return True

    Table(session, console, Budget(), lambda _setup: new(), keep).run()
    assert len(told) >= 5
    assert "The match is saved." in screen.lines[-1]


def test_a_match_that_is_over_is_in_the_history(tmp_path: Path) -> None:
    session, kept = new(), keeping(tmp_path)
    kept.open(offers=True)
    while not session.is_over:
        if session.seats[session.turn or 0].is_person:
            moved(session)
        else:
            let_computer_act(session, Budget())
        kept.keep(session)
    kept.close()
    history = open_history(tmp_path / "history.sqlite").history
    assert [row.key for row in history.rows()] == [session.key]
    history.close()
    again = keeping(tmp_path)
    assert again.open(offers=True) is None
    again.close()


def test_trouble_is_said_once_and_the_match_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    screen = Screen()
    kept = keeping(tmp_path / "file", screen=screen)
    assert kept.open(offers=True) is None
    session = new()
    while not session.is_over:
        moved(session)
        assert not kept.keep(session)
    kept.keep(session)
    kept.close()
    assert screen.getvalue().count("The match cannot be saved: ") == 1
    assert screen.getvalue().count("The history cannot be written: ") == 1
