"""The game driver: computers off the GUI thread, pace, pauses, stale answers, undo, closing."""

from __future__ import annotations

import gc
import threading
import time
from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QThread, QTimer
from pytestqt.qtbot import QtBot

from dominoes_qt.engine.actions import Action, Draw, End, Pass, Play
from dominoes_qt.engine.errors import IllegalAction, Reason
from dominoes_qt.engine.events import Drew, Event, HandStarted, Passed, Played
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.tiles import Tile
from dominoes_qt.engine.view import SeatView
from dominoes_qt.players.base import Budget, Player
from dominoes_qt.session.seats import Kind, Seat
from dominoes_qt.session.session import Request, Session
from dominoes_qt.ui.game import Game
from dominoes_qt.ui.settings import Speed


class First:
    """Does the first thing allowed, and notes in which thread."""

    def __init__(self) -> None:
        self.threads: list[int] = []

    def choose(self, view: SeatView, rng: Random, budget: Budget) -> Action:
        self.threads.append(threading.get_ident())
        return view.legal[0]


class Dreamer(First):
    """Thinks until it is told to stop, or let go."""

    def __init__(self) -> None:
        super().__init__()
        self.free = threading.Event()

    def choose(self, view: SeatView, rng: Random, budget: Budget) -> Action:
        while not self.free.is_set() and not budget.cancelled():
            time.sleep(0.001)
        return super().choose(view, rng, budget)


class Counter(First):
    """Keeps Python busy for a while, as a search does."""

    def choose(self, view: SeatView, rng: Random, budget: Budget) -> Action:
        end = time.monotonic() + 0.3
        while time.monotonic() < end:
            sum(range(1000))
        return super().choose(view, rng, budget)


class Broken(First):
    """Fails."""

    def choose(self, view: SeatView, rng: Random, budget: Budget) -> Action:
        raise RuntimeError("no idea")


class Case:
    """A game, and everything that it told."""

    def __init__(
        self,
        qtbot: QtBot,
        player: Player,
        *,
        profile: str = "block",
        leader: int = 1,
        speed: Speed = Speed.INSTANT,
    ) -> None:
        self.qtbot = qtbot
        self.seen: list[Event] = []
        self.refused: list[Reason] = []
        seats = (Seat("Ana", Kind.PERSON), Seat("Ben", Kind.COMPUTER, "test"))
        setup = Setup.make(profile, 2, first_leader=leader)
        session = Session(setup, seats, 5, levels={"test": player}, seed=1)
        self.game = Game(session, speed)
        self.game.happened.connect(self.seen.extend)
        self.game.refused.connect(lambda _seat, error: self._note(error))

    def _note(self, error: IllegalAction) -> None:
        self.refused.append(error.reason)

    def wait_for_turn(self, seat: int = 0) -> None:
        self.qtbot.waitUntil(lambda: self.game.session.turn == seat)

    def act(self) -> bool:
        view = self.game.session.view(0)
        assert view is not None
        return self.game.submit(0, view.legal[0])

    def plays(self) -> list[Tile]:
        return [event.tile for event in self.seen if isinstance(event, Played)]


def test_a_computer_answers_in_another_thread(qtbot: QtBot) -> None:
    player = First()
    case = Case(qtbot, player)
    case.game.start()
    case.wait_for_turn()
    assert isinstance(case.seen[0], HandStarted)
    assert len(case.plays()) == 1
    assert threading.get_ident() not in player.threads
    assert case.act()
    qtbot.waitUntil(lambda: len(case.plays()) == 3)
    case.game.close()


def test_what_the_rules_forbid_is_refused_and_changes_nothing(qtbot: QtBot) -> None:
    case = Case(qtbot, First(), leader=0)
    case.game.start()
    version = case.game.session.version
    assert not case.game.submit(0, Draw())
    assert not case.game.submit(1, Pass())
    assert not case.game.submit(0, Play(Tile(6, 6), End.N))
    assert case.refused[:2] == [Reason.NO_DRAWING, Reason.NOT_YOUR_TURN]
    assert len(case.refused) == 3
    assert case.game.session.version == version
    case.game.close()


def test_a_pause_holds_an_answer_back_and_several_reasons_add_up(qtbot: QtBot) -> None:
    player = Dreamer()
    case = Case(qtbot, player)
    case.game.start()
    case.game.pause("rules")
    case.game.pause("settings")
    player.free.set()
    qtbot.waitUntil(lambda: bool(player.threads))
    qtbot.wait(50)
    assert case.game.is_paused
    assert not case.plays()
    case.game.resume("rules")
    qtbot.wait(20)
    assert not case.plays()
    case.game.resume("settings")
    qtbot.waitUntil(lambda: len(case.plays()) == 1)
    case.game.close()


def test_a_paused_game_asks_nobody(qtbot: QtBot) -> None:
    player = First()
    case = Case(qtbot, player)
    case.game.pause("cover")
    case.game.start()
    qtbot.wait(30)
    assert not player.threads
    case.game.resume("cover")
    case.wait_for_turn()
    case.game.close()


def test_an_answer_to_what_was_undone_is_dropped(qtbot: QtBot) -> None:
    player = Dreamer()
    case = Case(qtbot, player, leader=0)
    taken: list[object] = []
    case.game.undone.connect(taken.append)
    case.game.start()
    case.act()
    laid = case.plays()
    qtbot.wait(20)
    assert case.game.thinking == 1
    assert case.game.undo()
    player.free.set()
    qtbot.wait(50)
    assert case.game.session.turn == 0
    assert case.plays() == laid
    assert [event.tile for event in taken if isinstance(event, Played)] == laid
    case.game.close()


def test_undo_and_redo_and_restart(qtbot: QtBot) -> None:
    case = Case(qtbot, First(), leader=0)
    told: list[str] = []
    case.game.redone.connect(lambda events: told.append(f"redone {len(events)}"))
    case.game.restarted.connect(lambda: told.append("restarted"))
    case.game.start()
    assert not case.game.undo()
    assert not case.game.redo()
    case.act()
    case.wait_for_turn()
    assert case.game.undo()
    assert case.game.session.layout.placed == ()
    assert case.game.redo()
    assert len(case.game.session.layout.placed) == 2
    case.game.restart()
    assert case.game.session.layout.placed == ()
    assert told == ["redone 2", "restarted"]
    case.game.close()


def test_the_pace_is_kept_and_can_change_meanwhile(qtbot: QtBot) -> None:
    case = Case(qtbot, First(), speed=Speed.SLOW)
    case.game.start()
    qtbot.wait(100)
    assert not case.plays()
    case.game.set_pace(Speed.INSTANT, automatic=False)
    qtbot.waitUntil(lambda: len(case.plays()) == 1)
    case.game.close()


def test_computers_can_wait_for_a_key(qtbot: QtBot) -> None:
    case = Case(qtbot, First(), speed=Speed.KEY)
    waits: list[bool] = []
    case.game.waiting.connect(waits.append)
    case.game.start()
    qtbot.waitUntil(lambda: case.game.is_waiting)
    assert not case.plays()
    case.game.go_on()
    assert len(case.plays()) == 1
    case.game.go_on()
    assert waits == [True, False]
    case.game.close()


def test_the_only_choice_happens_by_itself_if_that_is_wished(qtbot: QtBot) -> None:
    case = Case(qtbot, First(), profile="draw")
    case.game.set_pace(Speed.INSTANT, automatic=True)
    case.game.start()

    def goes_on() -> bool:
        view = case.game.session.view(0)
        if view is not None and view.plays:
            case.act()
        return any(isinstance(event, Drew) and event.seat == 0 for event in case.seen)

    qtbot.waitUntil(goes_on)
    case.game.close()


def test_a_computer_that_fails_does_not_stop_the_match(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    case = Case(qtbot, Broken())
    case.game.start()
    case.wait_for_turn()
    assert len(case.plays()) == 1
    assert "no idea" in caplog.text
    case.game.close()


def test_closing_while_a_computer_thinks_ends_its_thread(qtbot: QtBot) -> None:
    player = Dreamer()
    case = Case(qtbot, player)
    case.game.start()
    qtbot.wait(20)
    began = time.monotonic()
    case.game.close()
    assert time.monotonic() - began < 1
    qtbot.wait(20)
    assert not case.plays()


def test_what_a_computer_was_shown_is_let_go(qtbot: QtBot) -> None:
    """A view of the match for each move would add up in an evening."""
    case = Case(qtbot, First())
    case.game.start()
    for _ in range(6):
        case.wait_for_turn()
        assert case.act()
    case.wait_for_turn()
    gc.collect()
    kept = [each for each in gc.get_objects() if isinstance(each, Request)]
    case.game.close()
    assert len(kept) <= 3


def test_the_gui_thread_goes_on_while_a_computer_thinks(qtbot: QtBot) -> None:
    case = Case(qtbot, Counter())
    beats: list[float] = []
    heart = QTimer()
    heart.setInterval(5)
    heart.timeout.connect(lambda: beats.append(time.monotonic()))
    heart.start()
    case.game.start()
    case.wait_for_turn()
    heart.stop()
    gaps = sorted(after - before for before, after in pairwise(beats))
    assert len(beats) > 10
    # Other tests may have the processor; a blocked thread would be late by all of 0.3 s.
    assert gaps[len(gaps) * 9 // 10] < 0.1
    assert QThread.currentThread().isCurrentThread()
    case.game.close()


def test_a_new_pace_does_not_wake_a_paused_game(qtbot: QtBot) -> None:
    player = Dreamer()
    case = Case(qtbot, player)
    case.game.start()
    player.free.set()
    case.game.pause("settings")
    qtbot.waitUntil(lambda: bool(player.threads))
    qtbot.wait(20)
    case.game.set_pace(Speed.INSTANT, automatic=False)
    qtbot.wait(50)
    assert not case.plays()
    case.game.resume("settings")
    qtbot.waitUntil(lambda: len(case.plays()) == 1)
    case.game.close()


def test_undo_goes_back_past_what_happened_by_itself(qtbot: QtBot) -> None:
    case = Case(qtbot, First(), leader=0)
    session = case.game.session
    case.game.set_pace(Speed.INSTANT, automatic=True)
    case.game.start()

    def forced() -> bool:
        return any(isinstance(event, Passed) and event.seat == 0 for event in case.seen)

    while not forced() and not session.between_hands:
        case.wait_for_turn()
        case.act()
        qtbot.waitUntil(lambda: session.turn == 0 or session.between_hands or forced())
    assert forced()
    steps = 0
    while case.game.undo():
        qtbot.wait(10)
        steps += 1
        assert session.can_redo
    assert session.history == ()
    for _ in range(steps):
        assert case.game.redo()
        qtbot.wait(10)
    assert not session.can_redo
    case.game.close()
