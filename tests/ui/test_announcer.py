"""What the announcer says, and when: once, in order, joined, and only to whom it belongs."""

from __future__ import annotations

import gc
import sys
import tracemalloc

import pytest
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from dominoes_qt.ui.announcer import JOINED_MS, POOL, Announcer


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.fixture
def announcer(window: QWidget, monkeypatch: pytest.MonkeyPatch) -> Announcer:
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(sys, "platform", "linux")
    return Announcer(window)


def shown(window: QWidget) -> list[str]:
    """The texts of the notifications, in the order of the pool."""
    return [label.text() for label in window.findChildren(QLabel) if label.isVisible()]


def wait(qtbot: QtBot) -> None:
    qtbot.wait(2 * JOINED_MS)


def test_what_comes_at_once_is_one_message(
    qtbot: QtBot, window: QWidget, announcer: Announcer
) -> None:
    announcer.say_text("Ana plays 6-4 west.")
    announcer.say_text("")
    announcer.say_text("Your turn.")
    wait(qtbot)
    assert shown(window) == ["Ana plays 6-4 west. Your turn."]


def test_brief_messages_stay_apart(qtbot: QtBot, window: QWidget, announcer: Announcer) -> None:
    announcer.joins = False
    announcer.say_text("Ana passes.")
    announcer.say_text("Your turn.")
    wait(qtbot)
    assert shown(window) == ["Ana passes.", "Your turn."]


def test_no_message_of_a_burst_takes_the_place_of_another(
    qtbot: QtBot, window: QWidget, announcer: Announcer
) -> None:
    announcer.joins = False
    texts = [f"Message {number}." for number in range(POOL)]
    for text in texts:
        announcer.say_text(text)
    wait(qtbot)
    assert shown(window) == texts


def test_a_text_is_made_when_it_is_said(
    qtbot: QtBot, window: QWidget, announcer: Announcer
) -> None:
    viewer = ["Ana"]
    announcer.say(lambda: "You draw 6-4." if viewer == ["Ana"] else "Ana draws a tile.")
    viewer[0] = "Beto"
    wait(qtbot)
    assert shown(window) == ["Ana draws a tile."]


def test_the_last_message_again(qtbot: QtBot, window: QWidget, announcer: Announcer) -> None:
    assert not announcer.repeat()
    may_hear = [True]
    announcer.say(lambda: "You hold 6-4." if may_hear[0] else "")
    wait(qtbot)
    assert announcer.repeat()
    assert shown(window) == ["You hold 6-4.", "You hold 6-4."]
    may_hear[0] = False
    announcer.forget()
    assert not announcer.repeat()
    assert shown(window) == []


def test_what_is_forgotten_is_nowhere(qtbot: QtBot, window: QWidget, announcer: Announcer) -> None:
    announcer.say_text("You draw 6-4.")
    wait(qtbot)
    announcer.say_text("Not said yet.")
    announcer.begin_anew()
    wait(qtbot)
    assert not announcer.repeat()
    assert not [label for label in window.findChildren(QLabel) if label.text()]


def test_other_systems_have_an_event_for_it(
    qtbot: QtBot, window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[QAccessibleEvent] = []
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", sent.append)
    Announcer(window).say_text("Your turn.")
    wait(qtbot)
    assert [event.type() for event in sent] == [QAccessible.Event.Announcement]
    assert not window.findChildren(QLabel)


def announce_often(count: int, qtbot: QtBot, window: QWidget) -> int:
    """Return how many bytes a number of announcements without a reader leaves behind."""
    announcer = Announcer(window)
    for number in range(100):
        announcer.say_text(str(number))
    wait(qtbot)
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for number in range(count):
        announcer.say_text(f"Message {number}.")
        if number % 100 == 99:
            announcer._flush()
    announcer._flush()
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return after - before


def test_announcements_without_a_reader_leave_nothing(qtbot: QtBot, window: QWidget) -> None:
    assert announce_often(1_000, qtbot, window) < 50_000


@pytest.mark.soak
def test_twenty_thousand_announcements_without_a_reader(qtbot: QtBot, window: QWidget) -> None:
    assert announce_often(20_000, qtbot, window) < 50_000
