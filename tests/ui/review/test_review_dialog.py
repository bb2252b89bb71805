"""The review at the window: found off the GUI thread, shown with the board, stopped at will."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from dominoes_qt.engine.actions import Play
from dominoes_qt.engine.layout import layout_of
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.narrate.narrator import Narrator
from dominoes_qt.narrate.verdicts import Verdicts, progress
from dominoes_qt.players.base import Budget
from dominoes_qt.session.review import decisions, review
from dominoes_qt.session.seats import Kind, Seat
from dominoes_qt.ui.actions import Key
from dominoes_qt.ui.main_window import MainWindow
from dominoes_qt.ui.replay.dialog import ReplayDialog
from dominoes_qt.ui.review.dialog import ReviewDialog, finished_hands
from dominoes_qt.ui.review.rows import VerdictsModel
from dominoes_qt.ui.screens import act, begin, play_until
from dominoes_qt.ui.settings import Settings
from dominoes_qt.ui.table import Phase, Table

FEW = 6


def opened(window: MainWindow) -> ReviewDialog:
    """Open the review by its key, with few samples."""
    window.actions_table[Key.REVIEW].trigger()
    dialog = window.dialog
    assert isinstance(dialog, ReviewDialog)
    dialog.samples = FEW
    dialog.start()
    return dialog


def done(dialog: ReviewDialog, qtbot: QtBot) -> ReviewDialog:
    """Wait until the review is done."""
    qtbot.waitUntil(lambda: not dialog.reviewer.is_busy, timeout=20_000)
    return dialog


def texts(dialog: ReviewDialog) -> list[str]:
    """Return the rows."""
    model = dialog.verdicts
    return [str(model.index(row).data()) for row in range(model.rowCount())]


def hand_over(window: MainWindow, people: int = 1, profile: str = "all-fives") -> Table:
    """Return a table at which a hand has just ended."""
    table = begin(window, profile, 2, people)
    play_until(table, lambda table: table.phase is Phase.ENDED)
    return table


def test_it_says_what_the_review_of_the_session_says(window: MainWindow, qtbot: QtBot) -> None:
    table = hand_over(window)
    assert window.actions_table[Key.REVIEW].isEnabled()
    dialog = done(opened(window), qtbot)
    made = decisions(table.session.setup, table.session.finished, 0, 0)
    verdicts = list(review(made, Budget(samples=FEW)))
    teller = Verdicts(table.narrator.table, table.narrator.style)
    assert texts(dialog) == list(map(teller.row, verdicts))
    assert dialog.status.text() == teller.total(verdicts)
    assert dialog.rows.accessibleDescription() == teller.total(verdicts)
    assert not dialog.stop.isVisible()


def test_while_it_goes_on_it_is_not_said_to_have_been_stopped(
    window: MainWindow, qtbot: QtBot
) -> None:
    hand_over(window)
    dialog = opened(window)
    said = [dialog.status.text()]
    dialog.reviewer.found.connect(lambda _verdict: said.append(dialog.status.text()))
    done(dialog, qtbot)
    count = dialog.verdicts.rowCount()
    assert count > 2
    assert said[:-1] == [progress(place, count) for place in range(count)]
    assert said[-1] == dialog.status.text()


def test_a_row_shows_its_moment_with_the_best_on_the_board(
    window: MainWindow, qtbot: QtBot
) -> None:
    hand_over(window)
    dialog = done(opened(window), qtbot)
    for row, verdict in enumerate(dialog.verdicts.verdicts):
        dialog.rows.set_row(row)
        state = dialog.player.state
        assert state.action == verdict.decision.number
        assert dialog.player.layout_model.layout == layout_of(state.match.hand)
        best = verdict.best.action
        assert isinstance(best, Play)
        assert dialog.board.scene.preview_end == best.end.value
        assert dialog.board.scene.ghost is not None
        assert dialog.board.scene.ghost.tile == best.tile
        choices = dialog.choices.model()
        assert choices.rowCount() == len(verdict.choices)
        assert str(choices.index(0, 0).data()).startswith(str(best.tile))


def test_computers_wait_while_it_is_open(window: MainWindow, qtbot: QtBot) -> None:
    table = hand_over(window)
    dialog = opened(window)
    assert table.game.is_paused
    dialog.close_button.click()
    assert not table.game.is_paused
    assert window.dialog is None


def test_it_can_be_stopped(window: MainWindow, qtbot: QtBot) -> None:
    hand_over(window)
    said: list[str] = []
    dialog = opened(window)
    dialog.samples = 1_000_000
    dialog.start()
    dialog._announce = said.append
    assert dialog.stop.isVisible()
    assert dialog.status.text().startswith("Looking at choice 1 of ")
    qtbot.waitUntil(dialog.isActiveWindow)
    dialog.stop.setFocus()
    dialog.stop.click()
    assert not dialog.reviewer.is_busy
    assert dialog.rows.hasFocus()
    assert said == [dialog.status.text()]
    assert said[0].startswith("Stopped before the end. There was nothing")
    dialog.samples = FEW
    dialog.start()
    done(dialog, qtbot)
    assert said[1:] == [dialog.status.text()]
    assert not said[1].startswith("Stopped")


def test_leaving_stops_it(window: MainWindow) -> None:
    hand_over(window)
    dialog = opened(window)
    dialog.samples = 1_000_000
    dialog.start()
    reviewer = dialog.reviewer
    dialog.reject()
    assert not reviewer.is_busy


def test_of_several_people_one_is_chosen_and_any_hand(window: MainWindow, qtbot: QtBot) -> None:
    table = begin(window, "block", 2, people=2)
    play_until(table, lambda table: len(table.session.finished) == 2)
    dialog = done(opened(window), qtbot)
    assert dialog.seat.isVisible()
    assert [dialog.seat.itemText(row) for row in range(2)] == ["Ana", "Beto"]
    assert dialog.hand.currentText() == "hand 2"
    of_ana = texts(dialog)
    dialog.seat.choose(1)
    done(dialog, qtbot)
    assert texts(dialog) != of_ana
    assert {verdict.decision.view.seat for verdict in dialog.verdicts.verdicts} == {1}
    dialog.hand.choose(0)
    done(dialog, qtbot)
    assert {verdict.decision.hand for verdict in dialog.verdicts.verdicts} == {0}
    assert dialog.player.state.hand == 0


def test_before_a_hand_is_over_and_behind_the_cover_there_is_none(window: MainWindow) -> None:
    table = begin(window, "block", 2, people=2)
    review_action = window.actions_table[Key.REVIEW]
    assert not review_action.isEnabled()
    table.reveal()
    assert not review_action.isEnabled()
    play_until(table, lambda table: bool(table.session.finished))
    assert review_action.isEnabled()
    table.game.next_hand()
    assert table.phase is Phase.COVERED
    assert not review_action.isEnabled()


def test_a_hand_that_runs_is_not_in_it(window: MainWindow) -> None:
    table = hand_over(window, profile="block")
    table.game.next_hand()
    act(table)
    over = finished_hands(table.session).match
    assert over.hand is None
    assert len(over.finished) == 1


def test_a_match_that_is_over(window: MainWindow, qtbot: QtBot) -> None:
    table = begin(window, "classic", 2)
    play_until(table, lambda table: table.session.is_over)
    assert window.table_page is not None
    buttons = window.table_page.settlement.buttons
    button = next(each for each in buttons if each.text() == "Review of the hand")
    assert button.isVisible()
    button.click()
    assert isinstance(window.dialog, ReviewDialog)
    window.dialog.reject()


def test_it_follows_the_language(window: MainWindow, preferences: Settings, qtbot: QtBot) -> None:
    hand_over(window)
    dialog = done(opened(window), qtbot)
    dialog.rows.set_row(1)
    preferences.change(language="es")
    assert texts(dialog)[0].startswith(("Jugaste ", "Saliste "))
    assert dialog.rows.row == 1
    assert "puntos" in str(dialog.choices.model().index(0, 0).data())
    assert dialog.hand.currentText() == "mano 1"


def test_by_command(window: MainWindow) -> None:
    table = begin(window, "block", 2)
    assert window.table_page is not None
    window.table_page.commands.do("review")
    assert table.messages.text(-1) == "The hand is not over yet."
    play_until(table, lambda table: table.phase is Phase.ENDED)
    window.table_page.commands.do("review")
    assert isinstance(window.dialog, ReviewDialog)


def test_the_model(window: MainWindow, qtbot: QtBot, preferences: Settings) -> None:
    setup = Setup.make("block", 2)
    narrator = Narrator(setup, ("Ana", "Beto"))
    model = VerdictsModel(Verdicts(narrator.table, narrator.style))
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    session = hand_over(window).session
    for verdict in review(decisions(session.setup, session.finished, 0, 0), Budget(samples=1)):
        model.add(verdict)
    assert model.rowCount() > 1
    assert model.rowCount(model.index(0)) == 0
    assert model.index(0).data(Qt.ItemDataRole.AccessibleTextRole) == model.index(0).data()
    assert model.index(0).data(Qt.ItemDataRole.DecorationRole) is None
    assert model.data(model.index(99)) is None
    model.set_teller(Verdicts(narrator.table, narrator.style))
    model.clear()
    assert model.rowCount() == 0
    model.set_teller(Verdicts(narrator.table, narrator.style))
    assert tester.model() is model


@pytest.mark.parametrize("kind", Kind)
def test_from_a_replay(window: MainWindow, preferences: Settings, qtbot: QtBot, kind: Kind) -> None:
    table = begin(window, "block", 2)
    play_until(table, lambda table: len(table.session.finished) == 2)
    table.game.next_hand()
    record = finished_hands(table.session)
    seat = Seat("Ana", kind, "easy" if kind is Kind.COMPUTER else "")
    record.source["players"][0] = seat.record()
    said: list[str] = []
    replay = ReplayDialog(record, preferences, said.append, window)
    replay.open()
    replay.player.go_to_hand(1)
    assert replay.controls.review.isEnabled()
    replay.controls.review.click()
    assert replay.review is not None
    assert replay.review.hand.currentText() == "hand 2"
    seats = replay.review.seat.count()
    assert seats == (1 if kind is Kind.PERSON else 2)
    preferences.change(language="es")
    replay.retranslate()
    assert replay.review.hand.currentText() == "mano 2"
    replay.review.reject()
    assert replay.review is None
    replay.reject()
