"""The command `hint`, and the command of the same name at the table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from dominoes_qt.engine.actions import Draw, Pass, Play
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.players.base import Budget
from dominoes_qt.terminal import hint
from dominoes_qt.terminal.console import Console
from dominoes_qt.terminal.faults import DataFault
from tests.engine.strategies import tables
from tests.terminal.typing import Keyboard, Screen, Sitting, session_of

pytestmark = pytest.mark.usefixtures("english")


def unfinished(**changes: object) -> dict[str, Any]:
    """Return the record of a match in which a person is to act."""
    session = session_of(Setup.make("all-fives", 2), persons=2)
    for _ in range(3):
        seat = session.turn
        view = None if seat is None else session.view(seat)
        assert seat is not None
        assert view is not None
        session.submit(seat, view.legal[0])
    return session.record() | changes


def asked(file: Path, *, samples: int = 8, as_json: bool = True, seed: int = 0) -> str:
    """Return what the command prints."""
    screen = Screen()
    console = Console(Keyboard([]), screen)
    hint.run(str(file), console, samples=samples, seed=seed, as_json=as_json)
    return screen.getvalue()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Return the file of an unfinished match."""
    file = tmp_path / "match.json"
    file.write_text(json.dumps(unfinished()), "utf-8")
    return file


def test_json_names_the_seat_the_action_why_and_all_choices(record: Path) -> None:
    said = json.loads(asked(record))
    assert list(said) == ["seat", "action", "reason", "choices"]
    assert said["action"] == said["choices"][0]["action"]
    assert set(said["action"]) == {"do", "tile", "at"}
    values = [choice["value"] for choice in said["choices"]]
    assert values == sorted(values, reverse=True)
    assert said["reason"] == said["choices"][0]["reason"]
    assert all(choice["reason"].endswith(".") for choice in said["choices"])


KEYS = {"play": ["do", "tile", "at"], "nominate": ["do", "poser"], "draw": ["do"], "pass": ["do"]}


@pytest.mark.parametrize(("profile", "seats", "partners"), tables())
def test_every_game_from_start_to_end(
    profile: str, seats: int, partners: bool, tmp_path: Path
) -> None:
    """At every turn of a hand, the JSON is as it is agreed, and holds just what is allowed."""
    setup = Setup.make(profile, seats, partners=partners)
    session, file, done = session_of(setup, persons=seats), tmp_path / "match.json", set()
    while not session.finished or (profile == "six-love" and "nominate" not in done):
        if session.between_hands:
            session.next_hand()
        assert session.turn is not None
        view = session.view(session.turn)
        assert view is not None
        if len(view.legal) > 1 or not isinstance(view.legal[0], Play):
            file.write_text(json.dumps(session.record()), "utf-8")
            said = json.loads(asked(file, samples=2))
            assert list(said) == ["seat", "action", "reason", "choices"]
            assert said["seat"] == view.seat
            assert said["action"] == said["choices"][0]["action"]
            for choice in said["choices"]:
                assert list(choice) == ["action", "value", "reason"]
                assert list(choice["action"]) == KEYS[choice["action"]["do"]]
                assert isinstance(choice["value"], float)
                assert str(choice["value"]) != "-0.0"
            told = [json.dumps(choice["action"]) for choice in said["choices"]]
            assert sorted(told) == sorted(json.dumps(hint.action_as_json(a)) for a in view.legal)
            done.add(said["action"]["do"])
        session.submit(view.seat, view.legal[0])
    assert "play" in done
    assert ("draw" in done) <= setup.profile.drawing


def test_the_same_samples_and_seed_give_the_same(record: Path) -> None:
    assert asked(record) == asked(record)
    assert asked(record, seed=5) == asked(record, seed=5)


def test_hidden_tiles_make_no_difference(record: Path) -> None:
    data = unfinished()
    hand, seat = data["hands"][0], json.loads(asked(record))["seat"]
    played = {action["tile"] for action in hand["actions"] if "tile" in action}
    others = hand["deal"][1 - seat]
    out = next(tile for tile in others if tile not in played)
    others[others.index(out)], hand["yard"][0] = hand["yard"][0], out
    record.write_text(json.dumps(data), "utf-8")
    assert asked(record) == asked_before(record, data)


def asked_before(file: Path, _data: object) -> str:
    """Return what is said of the match as it was dealt."""
    file.write_text(json.dumps(unfinished()), "utf-8")
    return asked(file)


def test_in_words(record: Path) -> None:
    lines = asked(record, as_json=False).splitlines()
    assert lines[0].endswith("'s turn.")
    assert lines[1].startswith("Hint: ")
    assert lines[2].endswith(".")
    assert len(lines) > 5


def test_a_match_that_is_over_has_no_hint(tmp_path: Path) -> None:
    sitting = Sitting(Setup.make("block", 2, target=None), persons=0)
    session = sitting.session
    while not session.is_over:
        request = session.request(Budget(samples=1))
        assert request is not None
        session.answer(request, request.choose())
    file = tmp_path / "over.json"
    file.write_text(json.dumps(session.record()), "utf-8")
    with pytest.raises(DataFault, match=r"over.json: nobody is to act at its end"):
        asked(file)


def test_faults(tmp_path: Path) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_text("\n\n{", "utf-8")
    with pytest.raises(DataFault, match=r"bad.jsonl, line 3: "):
        asked(file)
    file.write_text("\n\n", "utf-8")
    with pytest.raises(DataFault, match=r"bad.jsonl: there is no record in it"):
        asked(file)
    with pytest.raises(DataFault, match=r"cannot be read"):
        asked(tmp_path / "missing.json")


def test_a_nomination_passes_and_draws_are_written_as_in_records(tmp_path: Path) -> None:
    session = session_of(Setup.make("six-love", 4, first_coordinator=1), persons=4)
    file = tmp_path / "six.json"
    file.write_text(json.dumps(session.record()), "utf-8")
    assert json.loads(asked(file, samples=2))["action"]["do"] == "nominate"
    assert hint.action_as_json(Draw()) == {"do": "draw"}
    assert hint.action_as_json(Pass()) == {"do": "pass"}


def test_at_the_table_the_word_hint_says_what_to_do() -> None:
    sitting = Sitting(Setup.make("block", 2, first_leader=0))
    said = sitting.run(["hint", "pista", None])
    hints = [line for line in said if line.startswith("Hint: ")]
    assert len(hints) == 1
    assert any("is not understood" in line for line in said)


def test_between_hands_there_is_no_hint() -> None:
    sitting = Sitting(Setup.make("block", 2, target=None, first_leader=0))
    session = sitting.session
    while not session.is_over:
        seat = session.turn
        view = None if seat is None else session.view(seat)
        assert seat is not None
        assert view is not None
        if session.seats[seat].is_person:
            session.submit(seat, view.legal[0])
        else:
            request = session.request(Budget(samples=1))
            assert request is not None
            session.answer(request, view.legal[0])
    assert "That is for your own turn." in sitting.run(["hint", "quit"])
