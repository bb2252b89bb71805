"""The list of matches that wait: with the keyboard alone, and nothing is lost by it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dominoes_qt.session.saves import slots
from dominoes_qt.session.saves.waiting import Waiting
from dominoes_qt.ui.actions import Key
from dominoes_qt.ui.leaving import Question
from dominoes_qt.ui.main_window import MainWindow, Page
from dominoes_qt.ui.settings import Speed
from dominoes_qt.ui.unfinished import UnfinishedDialog
from tests.ui.test_keeping import PEOPLE, Start, act, begin, crash, start

__all__ = ["start"]


def listed(window: MainWindow) -> UnfinishedDialog:
    window.actions_table[Key.UNFINISHED].trigger()
    assert isinstance(window.dialog, UnfinishedDialog)
    return window.dialog


def rows(dialog: UnfinishedDialog) -> list[Waiting]:
    return dialog._found


@pytest.fixture
def keys(start: Start) -> tuple[str, str]:
    """Leave two matches on the disk; return the name of the older and that of the newer one."""
    first, second = start(), start()
    first.settings.change(speed=Speed.KEY)
    one, two = begin(first), begin(second, PEOPLE)
    act(one)
    act(two)
    names = one.session.key, two.session.key
    crash(first)
    crash(second)
    return names


def test_a_match_that_waits_is_gone_on_with_and_the_other_waits(
    start: Start, keys: tuple[str, str], qtbot: QtBot
) -> None:
    older, newer = keys
    window = start()
    assert window.table is not None
    assert window.table.session.key == newer
    dialog = listed(window)
    assert [each.saved.key for each in rows(dialog)] == [older]
    text = dialog.matches.model().index(0, 0).data()
    assert text.startswith("All Fives, hand 1, 0 – 0: Ana, Beto. ")
    assert dialog.focusWidget() is dialog.matches
    QTest.keyClick(dialog.matches, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.table is not None and window.table.session.key == older)
    assert window.dialog is None
    dialog = listed(window)
    assert [each.saved.key for each in rows(dialog)] == [newer]
    assert len(rows(dialog)[0].saved.timeline.past) == 2
    dialog.reject()
    crash(window)


def leave_for_another(window: MainWindow) -> str:
    """Begin another match instead of the running one, as a player does; return the question."""
    window.actions_table[Key.NEW].trigger()
    window.setup_page.start.click()
    box = window.findChild(Question)
    assert box is not None
    text = box.text()
    box.away.click()
    return text


def test_a_match_that_is_left_for_a_new_one_waits(
    start: Start, qtbot: QtBot, tmp_path: Path
) -> None:
    window = start()
    table = begin(window)
    window.settings.change(speed=Speed.KEY)
    act(table)
    left, past = table.session.key, table.session.timeline.past
    assert "unfinished" in leave_for_another(window)
    assert window.table is not None
    new = window.table.session.key
    assert new != left
    dialog = listed(window)
    (waits,) = rows(dialog)
    assert (waits.saved.key, waits.saved.timeline.past) == (left, past)
    dialog.open_match(0)
    qtbot.waitUntil(lambda: window.table is not None and window.table.session.key == left)
    assert [each.saved.key for each in window.lasting.keeping.waiting()] == [new]
    assert len(list((tmp_path / "saves").glob("match-*.json"))) == 2
    crash(window)


def test_a_match_that_cannot_wait_is_not_said_to(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slots, "MOST_SLOTS", 1)
    window = start()
    begin(window)
    assert "unfinished" not in leave_for_another(window)
    assert window.lasting.keeping.is_safe
    assert window.lasting.keeping.waiting() == []
    crash(window)


def test_deleting_can_be_undone(start: Start, keys: tuple[str, str]) -> None:
    window = start()
    dialog = listed(window)
    QTest.keyClick(dialog.matches, Qt.Key.Key_Delete)
    assert rows(dialog) == []
    assert dialog.status.text() == "Deleted. Undo brings it back."
    assert not dialog.open_button.isEnabled()
    assert dialog.empty.isVisible()
    assert dialog.empty.text().startswith("No match waits. ")
    assert not dialog.matches.isVisible()
    assert dialog.focusWidget() is dialog.undo
    dialog.undo.click()
    assert [each.saved.key for each in rows(dialog)] == [keys[0]]
    assert not dialog.undo.isEnabled()
    assert not dialog.empty.isVisible()
    assert dialog.focusWidget() is dialog.matches
    assert dialog.matches.row == 0
    dialog.reject()
    crash(window)


def test_the_start_page_offers_what_waits(
    start: Start, keys: tuple[str, str], tmp_path: Path
) -> None:
    window = start()
    window.lasting.begin()
    crash(window)
    later = start()
    assert later.start_page.others_button.isVisibleTo(later.start_page)
    later.lasting.close()


def test_the_match_of_last_time_is_in_the_list(
    start: Start, keys: tuple[str, str], qtbot: QtBot
) -> None:
    window = start()
    assert window.table is not None
    crash(window)
    later = start(at_once=False)
    assert later.page is Page.START
    dialog = listed(later)
    assert [each.saved.key for each in rows(dialog)] == list(reversed(keys))
    dialog.open_match(0)
    qtbot.waitUntil(lambda: later.table is not None)
    assert later.table is not None
    assert later.table.session.key == keys[1]
    crash(later)
