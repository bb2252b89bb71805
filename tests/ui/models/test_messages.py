"""Messages: everybody's, and those that belong to one seat and come back for that seat alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from dominoes_qt.engine.profiles import Setup
from dominoes_qt.narrate.narrator import Narrator
from dominoes_qt.ui.models import messages
from dominoes_qt.ui.models.messages import Message, MessagesModel
from tests.ui.models.testing import watch


def narrator(*names: str) -> Narrator:
    return Narrator(Setup.make("draw", 2), names)


def rows(model: MessagesModel) -> list[str]:
    return [str(model.index(row).data()) for row in range(model.rowCount())]


def message(text: str, owner: int | None = None, *, refusal: bool = False) -> Message:
    return Message(lambda narrator, to: f"{text} {narrator.seat(0)} {to}", owner, refusal)


def filled() -> MessagesModel:
    model = MessagesModel(narrator("Ana", "Ben"))
    for each in (message("all"), message("first", 0), message("second", 1, refusal=True)):
        model.add(each)
    return model


def test_under_the_cover_there_is_only_what_is_everybodys() -> None:
    model = filled()
    watch(model)
    assert rows(model) == ["all Ana None"]
    assert model.latest(5) == [("all Ana None", False)]


def test_a_seat_gets_its_own_messages_back() -> None:
    model = filled()
    model.set_viewer(0)
    watch(model)
    assert rows(model) == ["all Ana 0", "first Ana 0"]
    model.set_viewer(1)
    assert rows(model) == ["all Ana 1", "second Ana 1"]
    assert model.latest(1) == [("second Ana 1", True)]
    assert model.latest(0) == []
    model.set_viewer(None)
    assert rows(model) == ["all Ana None"]


def test_a_passing_message_holds_alone_until_something_happens() -> None:
    model = filled()
    model.set_viewer(0)
    assert model.current(2) == [("all Ana 0", False), ("first Ana 0", False)]
    passing = Message(lambda _narrator, _to: "why not", 0, refusal=True, passing=True)
    model.add(passing)
    assert model.current(2) == [("why not", True)]
    model.set_viewer(1)
    assert model.current(1) == [("second Ana 1", True)]
    model.set_viewer(0)
    model.withdraw()
    assert model.current(2) == [("all Ana 0", False), ("first Ana 0", False)]
    model.add(passing)
    model.add(message("then"))
    assert model.current(1) == [("then Ana 0", False)]
    assert rows(model)[-3:] == ["why not", "why not", "then Ana 0"]


def test_a_message_for_another_seat_has_no_text() -> None:
    model = filled()
    model.set_viewer(0)
    assert model.tell(message("hush", 1)) == ""
    assert model.tell(message("hear", 0)) == "hear Ana 0"


def test_another_narrator_tells_everything_again() -> None:
    model = filled()
    model.set_narrator(narrator("Eva", "Ben"))
    assert rows(model) == ["all Eva None"]
    assert "Newest" in str(model.index(0).data(Qt.ItemDataRole.AccessibleTextRole))


def test_the_oldest_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "KEPT", 20)
    model = MessagesModel(narrator("Ana", "Ben"))
    for number in range(messages.KEPT + 3):
        model.add(message(str(number)))
    assert model.rowCount() == messages.KEPT
    assert model.text(0) == "3 Ana None"
    assert model.text(-1) == f"{messages.KEPT + 2} Ana None"
