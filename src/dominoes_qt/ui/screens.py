"""Every screen of the window and how to come to it: for tests and pictures, so none escapes them.

Whoever adds a page or a dialog adds it here; a test compares this list with those.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QEventLoop
from PySide6.QtWidgets import QApplication, QWidget

from dominoes_qt.engine.actions import Play
from dominoes_qt.engine.profiles import PROFILES, Opening, Setup
from dominoes_qt.narrate.kept import save_fault
from dominoes_qt.session.errors import FileError, FileReason
from dominoes_qt.session.saves.document import Saved
from dominoes_qt.session.saves.waiting import Waiting
from dominoes_qt.session.seats import Kind, Seat
from dominoes_qt.session.session import Session
from dominoes_qt.ui.actions import Key
from dominoes_qt.ui.dialogs import DialogKey
from dominoes_qt.ui.history.dialog import HistoryDialog
from dominoes_qt.ui.main_window import MainWindow, Page
from dominoes_qt.ui.replay.files import WhichRecord
from dominoes_qt.ui.review.dialog import ReviewDialog
from dominoes_qt.ui.review.values_dialog import ValuesDialog
from dominoes_qt.ui.rules.example_page import Move
from dominoes_qt.ui.rules.library import Spot
from dominoes_qt.ui.table import Phase, Table
from dominoes_qt.ui.unexpected import Unexpected
from dominoes_qt.ui.unfinished import UnfinishedDialog

_DEAL = 7
_PATIENCE = 300
"""More actions than any hand here has."""

_PATIENCE_MS = 20_000
_FEW_SAMPLES = 8
"""So that a review is soon done."""

_NAMES = ("Ana", "Beto", "Carla", "Dani")


def begin(window: MainWindow, profile: str, seats: int, people: int = 1) -> Table:
    """Begin a match whose tiles and computers are the same each time."""
    players = tuple(
        Seat(name, Kind.PERSON) if at < people else Seat(name, Kind.COMPUTER, "medium")
        for at, name in enumerate(_NAMES[:seats])
    )
    window.begin(Setup.make(profile, seats, first_leader=_leader(profile)), players, _DEAL, seed=1)
    assert window.table is not None
    return window.table


def _leader(profile: str) -> int | None:
    """Return who leads first, where that can be chosen."""
    return 0 if PROFILES[profile].opening is Opening.LEADER else None


def act(table: Table) -> None:
    """Do the first thing allowed, whoever is to do it."""
    turn = table.session.turn
    view = None if turn is None else table.session.view(turn)
    assert turn is not None
    assert view is not None
    table.game.submit(turn, view.legal[0])


def play_until(table: Table, reached: Callable[[Table], bool]) -> None:
    """Let everybody act until a state is reached."""
    for _ in range(_PATIENCE):
        if reached(table):
            return
        if table.session.between_hands:
            table.game.next_hand()
        else:
            act(table)
    raise AssertionError("this state was not reached")


def _setup(window: MainWindow) -> None:
    window.show_page(Page.SETUP)


def _table(window: MainWindow) -> None:
    table = begin(window, "all-fives", 4)
    play_until(table, lambda table: table.is_own_turn and len(table.session.history) > 6)


def _two_ends(table: Table) -> bool:
    return table.is_own_turn and any(
        len(table.choice.ends_of(tile)) > 1 for tile in table.hand.tiles
    )


def _choosing(window: MainWindow) -> None:
    table = begin(window, "all-fives", 2)
    play_until(table, _two_ends)
    tiles = (tile for tile in table.hand.tiles if len(table.choice.ends_of(tile)) > 1)
    table.choice.choose_tile(next(tiles))


def _preview(window: MainWindow) -> None:
    table = begin(window, "all-fives", 2)
    play_until(table, lambda table: table.is_own_turn and bool(table.choice.plays))
    play = next(each for each in table.choice.legal if isinstance(each, Play))
    table.choice.choose_end(play.end, play.tile)


def _command(window: MainWindow) -> None:
    _table(window)
    window.actions_table[Key.COMMAND].trigger()


def _cover(window: MainWindow) -> None:
    begin(window, "draw", 4, people=2)


def _nomination(window: MainWindow) -> None:
    table = begin(window, "six-love", 4, people=4)
    play_until(table, lambda table: table.session.awaits_nomination)
    table.reveal()


def _settlement(window: MainWindow) -> None:
    play_until(begin(window, "muggins", 3), lambda table: table.phase is Phase.ENDED)


def _match_over(window: MainWindow) -> None:
    play_until(begin(window, "classic", 2), lambda table: table.session.is_over)


def _leaving(window: MainWindow) -> None:
    _table(window)
    window.close()


def _start_again(window: MainWindow) -> None:
    window.show_page(Page.START)
    window.start_page.offer_match()
    window.start_page.offer_others(True)
    window.start_page.show_notice(partial(save_fault, FileError(FileReason.DAMAGED)))


def _history(window: MainWindow) -> None:
    _match_over(window)
    window.open(DialogKey.HISTORY)


def _unfinished(window: MainWindow) -> None:
    """Show two matches that wait; a window of a test keeps none, so they are only shown."""
    window.show_page(Page.START)
    window.start_page.offer_others(True)
    window.open(DialogKey.UNFINISHED)
    if isinstance(window.dialog, UnfinishedDialog):
        window.dialog.show_matches([_waiting("all-fives", 4), _waiting("draw", 2)])
        window.dialog.matches.setFocus()


def _waiting(profile: str, seats: int) -> Waiting:
    """Return a match that waits, some actions after its first deal."""
    players = tuple(Seat(name, Kind.PERSON) for name in _NAMES[:seats])
    session = Session(Setup.make(profile, seats), players, _DEAL, levels={}, seed=1)
    for _ in range(3):
        turn = session.turn
        view = None if turn is None else session.view(turn)
        if turn is not None and view is not None:
            session.submit(turn, view.legal[0])
    saved = Saved(players, _DEAL, 1, session.key, {}, session.timeline, {})
    return Waiting(Path("match-2.json"), saved, datetime(2026, 3, 4, 12, tzinfo=UTC))


def _replay(window: MainWindow) -> None:
    _history(window)
    if isinstance(window.dialog, HistoryDialog):
        window.dialog.open_match(0)
        if window.dialog.replay is not None:
            window.dialog.replay.player.go_to(9)


def _unexpected(window: MainWindow) -> None:
    _table(window)
    Unexpected(window).show(ValueError())


def _dialog(key: DialogKey) -> Callable[[MainWindow], None]:
    def reach(window: MainWindow) -> None:
        _settlement(window)
        window.open(key)

    return reach


def _values(window: MainWindow) -> None:
    _choosing(window)
    window.open(DialogKey.VALUES)
    _wait_until(lambda: isinstance(window.dialog, ValuesDialog) and bool(window.dialog.found))


def _review(window: MainWindow) -> None:
    _settlement(window)
    window.open(DialogKey.REVIEW)
    if isinstance(window.dialog, ReviewDialog):
        window.dialog.samples = _FEW_SAMPLES
        window.dialog.start()
        reviewer = window.dialog.reviewer
        _wait_until(lambda: not reviewer.is_busy)


def _wait_until(reached: Callable[[], bool]) -> None:
    """Let other threads work until a state is reached."""
    patience = QDeadlineTimer(_PATIENCE_MS)
    while not reached() and not patience.hasExpired():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)


def _rules(window: MainWindow) -> None:
    _table(window)
    window.open_rules()


def _example(window: MainWindow) -> None:
    _rules(window)
    if window.rules.browser is not None:
        window.rules.browser.open_at(Spot("all-fives", example="spinner"))
        window.rules.browser.frame.example_page.step(Move.LAST)


def looked_at(window: MainWindow) -> QWidget:
    """Return the window to look at: a dialog or the rules, if they are open."""
    return QApplication.activeModalWidget() or window.rules.browser or window


Reach = Callable[[MainWindow], None]
"""Brings a new window to a screen."""

SCREENS: Mapping[str, Reach] = {
    Page.START.value: lambda window: window.show_page(Page.START),
    Page.SETUP.value: _setup,
    Page.TABLE.value: _table,
    Page.COVER.value: _cover,
    "choosing": _choosing,
    "preview": _preview,
    "command": _command,
    "nomination": _nomination,
    "settlement": _settlement,
    "match-over": _match_over,
    "leaving": _leaving,
    "rules": _rules,
    "example": _example,
    **{key.value: _dialog(key) for key in DialogKey},
    "start-again": _start_again,
    DialogKey.HISTORY.value: _history,
    DialogKey.UNFINISHED.value: _unfinished,
    DialogKey.VALUES.value: _values,
    DialogKey.REVIEW.value: _review,
    "history-empty": lambda window: window.open(DialogKey.HISTORY),
    "replay": _replay,
    "which-record": lambda window: WhichRecord(3, window).open(),
    "unexpected": _unexpected,
}
"""All screens by name; those of pages and dialogs have the names of these."""
