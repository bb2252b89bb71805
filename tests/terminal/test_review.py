"""The command `review`, and the command of the same name at the table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from dominoes_qt.engine.profiles import Setup
from dominoes_qt.players.base import Budget
from dominoes_qt.session.session import Session
from dominoes_qt.terminal import review
from dominoes_qt.terminal.console import Console
from dominoes_qt.terminal.faults import DataFault, Leaving, UsageFault
from dominoes_qt.terminal.options import read
from dominoes_qt.terminal.watch import narrator_for
from tests.terminal.typing import Keyboard, Screen, Sitting, session_of

pytestmark = pytest.mark.usefixtures("english")


def played(setup: Setup, *, persons: int = 2, hands: int = 1) -> Session:
    """Return a match with so many hands over; everybody does the first thing allowed."""
    session = session_of(setup, persons)
    while len(session.finished) < hands:
        if session.between_hands:
            session.next_hand()
            continue
        assert session.turn is not None
        view = session.view(session.turn)
        assert view is not None
        request = session.request(Budget(samples=1))
        if request is None:
            session.submit(view.seat, view.legal[0])
        else:
            session.answer(request, view.legal[0])
    return session


def saved(session: Session, folder: Path) -> Path:
    """Return the file of a match."""
    file = folder / "match.json"
    file.write_text(json.dumps(session.record()), "utf-8")
    return file


def asked(file: Path, *options: str) -> str:
    """Return what the command prints."""
    screen = Screen()
    given = read("review", [str(file), "--samples", "4", *options])
    review.run(str(file), Console(Keyboard([]), screen), given)
    return screen.getvalue()


def as_json(file: Path, *options: str) -> dict[str, Any]:
    """Return what the command prints with --json."""
    answer: dict[str, Any] = json.loads(asked(file, "--json", *options))
    return answer


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Return the file of a match with two hands over and a third that runs on."""
    session = played(Setup.make("all-fives", 2), hands=2)
    session.next_hand()
    return saved(session, tmp_path)


def test_json_tells_every_choice_of_a_seat(record: Path) -> None:
    said = as_json(record, "--seat", "1")
    assert list(said) == ["seat", "cost", "hands"]
    assert said["seat"] == 1
    assert [hand["hand"] for hand in said["hands"]] == [1, 2]
    actions = [hand["actions"] for hand in json.loads(record.read_text("utf-8"))["hands"]]
    for hand, done in zip(said["hands"], actions, strict=False):
        assert list(hand) == ["hand", "cost", "choices"]
        assert hand["cost"] == pytest.approx(sum(each["cost"] for each in hand["choices"]))
        for each in hand["choices"]:
            assert list(each) == ["number", "action", "best", "reason", "cost", "choices"]
            was = done[each["number"] - 1]
            assert was["seat"] == 1
            assert each["action"] == {key: was[key] for key in each["action"]}
            values = {json.dumps(one["action"]): one["value"] for one in each["choices"]}
            assert len(values) > 1
            assert each["best"] == each["choices"][0]["action"]
            lost = values[json.dumps(each["best"])] - values[json.dumps(each["action"])]
            assert each["cost"] == pytest.approx(lost, abs=0.002) or each["cost"] == 0
    assert said["cost"] == pytest.approx(sum(hand["cost"] for hand in said["hands"]))


def test_the_same_every_time_and_one_hand_alone(record: Path) -> None:
    whole = as_json(record)
    assert whole == as_json(record)
    assert whole["seat"] == 0
    assert as_json(record, "--hand", "2")["hands"] == whole["hands"][1:]
    assert as_json(record, "--seed", "3") == as_json(record, "--seed", "3")


def test_in_words(record: Path) -> None:
    lines = asked(record).splitlines()
    assert lines[0] == "Review of hand 1: Eva."
    assert lines[1].startswith("1. You ")
    assert "Review of hand 2: Eva." in lines
    assert lines[-2] == ""
    assert "as the computer would" in lines[-1]
    alone = asked(record, "--hand", "1").splitlines()
    assert alone == lines[: lines.index("")]


def test_the_first_person_is_reviewed_who_plays(tmp_path: Path) -> None:
    data = played(Setup.make("block", 3), persons=1).record()
    data["players"][0], data["players"][2] = data["players"][2], data["players"][0]
    file = tmp_path / "match.json"
    file.write_text(json.dumps(data), "utf-8")
    assert as_json(file)["seat"] == 2


def test_faults(record: Path, tmp_path: Path) -> None:
    with pytest.raises(UsageFault, match="--seat has to be a whole number from 0 to 1, not “2”"):
        asked(record, "--seat", "2")
    with pytest.raises(UsageFault, match="--hand has to be a whole number from 1 to 2, not “3”"):
        asked(record, "--hand", "3")
    with pytest.raises(DataFault, match=r"match.json: no hand in it is over"):
        asked(saved(session_of(Setup.make("draw", 2)), tmp_path))
    record.write_text("{", "utf-8")
    with pytest.raises(DataFault, match=r"match.json: "):
        asked(record)


def hand_over(persons: int) -> Sitting:
    """Return a table at which a hand is over."""
    sitting = Sitting(Setup.make("block", 3), persons=persons)
    sitting.sessions = [played(Setup.make("block", 3), persons=persons)]
    return sitting


def test_at_the_table_the_word_review_tells_of_the_hand_that_is_over() -> None:
    said = hand_over(1).run(["review", "repaso", None])
    start = said.index("Review of hand 1: Eva.")
    assert said[start + 1].startswith("1. You ")
    assert said.count("Review of hand 1: Eva.") == 1
    assert any("is not understood" in line for line in said)


def test_several_people_are_asked_whose() -> None:
    said = hand_over(2).run(["review", "nobody", "ivo", "review", "2", "review", "", None])
    assert "Whose choices, 1. Eva or 2. Ivo? Enter for Eva:" in said
    assert "Say one of these: Eva, Ivo." in said
    assert said.count("Review of hand 1: Ivo.") == 2
    assert said.count("Review of hand 1: Eva.") == 1
    assert "Review of hand 1: Ivo." not in hand_over(2).run(["review", None])


def test_while_a_hand_runs_there_is_none() -> None:
    sitting = Sitting(Setup.make("block", 2, first_leader=0))
    assert "The hand is not over yet." in sitting.run(["review", None])


def test_nothing_typed_leaves() -> None:
    console = Console(Keyboard([]), Screen())
    narrator = narrator_for(played(Setup.make("block", 2)))
    with pytest.raises(Leaving):
        review.which_seat(console, narrator, (0, 1))
    assert review.which_seat(console, narrator, (1,)) == 1


def test_the_value_of_each_choice_at_the_table() -> None:
    sitting = Sitting(Setup.make("block", 2, first_leader=0))
    said = sitting.run(["values", None])
    rated = [line for line in said if " points. " in line and ":" in line]
    assert len(rated) == 7
    view = sitting.session.view(0)
    assert view is not None
    assert {line.partition(":")[0] for line in rated} == set(map(str, view.tiles))
