"""Saved matches: everything comes back, and what was not saved by the program is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dominoes_qt.engine.errors import RecordError, RecordReason
from dominoes_qt.engine.record import Json, read
from dominoes_qt.session.errors import FileError, FileReason
from dominoes_qt.session.saves.document import DEEPEST, document, read_saved
from dominoes_qt.session.session import Session
from tests.engine.strategies import tables
from tests.session.test_session import LEVELS, session_of, step

PATH = Path("match-1.json")


def again(session: Session, view: Json | None = None) -> Session:
    """Return the session as it is after it was saved and read."""
    return read_saved(document(session, view or {}), PATH, LEVELS).session(LEVELS)


@settings(max_examples=25, deadline=None)
@given(
    table=st.sampled_from(tables()),
    number=st.integers(0, 10**40),
    changes=st.lists(st.sampled_from(["step"] * 8 + ["undo", "redo", "restart"]), max_size=80),
)
def test_everything_comes_back(
    table: tuple[str, int, bool], number: int, changes: list[str]
) -> None:
    key, seats, partners = table
    session = session_of(key, seats, 1, partners=partners, target=100, number=number)
    for change in changes:
        if change != "step":
            getattr(session, change)()
        elif not session.is_over:
            step(session)
    saved = again(session)
    assert saved.timeline == session.timeline
    assert (saved.setup, saved.seats, saved.number, saved.seed, saved.key) == (
        session.setup,
        session.seats,
        session.number,
        session.seed,
        session.key,
    )
    assert saved.record() == session.record()


def test_a_save_is_a_record_that_anybody_can_read() -> None:
    session = session_of("all-fives", 2, 1)
    for _ in range(12):
        step(session)
    recorded = read(document(session, {"zoom": 2}))
    assert recorded.match == session.timeline.past[-1].match
    assert recorded.source["app"]["view"] == {"zoom": 2}


def test_the_window_gets_back_what_it_left() -> None:
    session = session_of("block", 2, 1)
    view = {"preview": {"tile": "6-4", "at": "W"}, "angle": 90.5, "años": [None, True]}
    assert read_saved(document(session, view), PATH, LEVELS).view == view
    whole = json.loads(document(session, {}))
    whole["app"]["view"] = "bad"
    assert read_saved(json.dumps(whole).encode(), PATH, LEVELS).view == {}


def test_unknown_keys_are_kept_and_own_ones_are_not_in_the_record() -> None:
    session = session_of("block", 2, 1)
    step(session)
    whole = json.loads(document(session, {}))
    whole["club"] = "Habana"
    whole["app"]["other"] = [1]
    saved = read_saved(json.dumps(whole).encode(), PATH, LEVELS).session(LEVELS)
    step(saved)
    assert saved.record()["club"] == "Habana"
    assert saved.record()["app"] == {"other": [1]}
    written = json.loads(document(saved, {}))
    assert written["app"]["other"] == [1]
    assert len(written["app"]["past"].split()) == len(saved.timeline.past)


def spoil(change: Callable[[Any], None]) -> FileError:
    """Return why a save is refused after that change."""
    session = session_of("draw", 2, 1)
    for _ in range(9):
        step(session)
    session.undo()
    session.undo()
    whole = json.loads(document(session, {}))
    change(whole)
    with pytest.raises(FileError) as caught:
        read_saved(json.dumps(whole).encode(), PATH, LEVELS)
    assert caught.value.path == PATH
    assert not caught.value.is_of_disk
    return caught.value


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("save", 0),
        ("save", "1"),
        ("save", True),
        ("deal", None),
        ("deal", 1.5),
        ("seed", "x"),
        ("match", 4),
        ("match", ""),
        ("match", "../../etc"),
        ("past", []),
        ("future", ""),
        ("future", [1]),
    ],
)
def test_own_keys_of_the_wrong_kind_are_refused(key: str, value: object) -> None:
    error = spoil(lambda whole: whole["app"].update({key: value}))
    assert (error.reason, dict(error.facts)) == (FileReason.APP, {"key": key})


def test_a_record_without_own_keys_is_no_save() -> None:
    error = spoil(lambda whole: whole.pop("app"))
    assert (error.reason, dict(error.facts)) == (FileReason.APP, {"key": "app"})


def test_newer_saves_are_told_from_damaged_ones() -> None:
    error = spoil(lambda whole: whole["app"].update(save=2))
    assert (error.reason, dict(error.facts)) == (FileReason.NEWER, {"found": 2, "known": 1})
    error = spoil(lambda whole: whole.update(format="domino-record/3"))
    assert (error.reason, dict(error.facts)) == (FileReason.NEWER, {"found": 3, "known": 1})


@pytest.mark.parametrize("name", ["domino-record/0", "domino-record/x", "chess/2", 5, None])
def test_other_formats_are_no_newer_ones(name: object) -> None:
    assert spoil(lambda whole: whole.update(format=name)).reason is FileReason.RECORD


def test_a_fault_of_the_record_names_its_place() -> None:
    error = spoil(lambda whole: whole["hands"][0]["actions"][2].update(tile="9-9"))
    assert error.reason is FileReason.RECORD
    assert isinstance(error.cause, RecordError)
    assert (error.cause.reason, error.cause.hand, error.cause.action) == (RecordReason.TILE, 1, 3)
    error = spoil(lambda whole: whole.update(profile="chess"))
    assert isinstance(error.cause, RecordError)
    assert error.cause.reason is RecordReason.SETUP


def test_a_level_that_is_not_there_is_refused() -> None:
    error = spoil(lambda whole: whole["players"][1].update(level="genius"))
    assert error.reason is FileReason.LEVEL
    assert dict(error.facts) == {"level": "genius", "allowed": ("first",)}


@pytest.mark.parametrize(
    ("change", "step_", "branch"),
    [
        (lambda app: app.update(past=""), 1, 0),
        (lambda app: app.update(past=app["past"] + " R"), 8, 0),
        (lambda app: app.update(past=app["past"].replace("D", "D R Q", 1)), 3, 0),
        (lambda app: app.update(past=app["past"].rsplit(" ", 1)[0]), 6, 0),
        (lambda app: app["future"].append(""), 1, 1),
        (lambda app: app["future"].insert(0, "R D"), 2, 3),
    ],
)
def test_a_timeline_has_to_give_the_match(
    change: Callable[[Any], None], step_: int, branch: int
) -> None:
    error = spoil(lambda whole: change(whole["app"]))
    assert error.reason is FileReason.TIMELINE
    assert dict(error.facts) == {"step": step_, "branch": branch}


def test_what_is_nested_too_deeply_is_refused() -> None:
    def nest(whole: Any) -> None:
        whole["deep"] = json.loads("[" * DEEPEST + "]" * DEEPEST)

    error = spoil(nest)
    assert isinstance(error.cause, RecordError)
    assert error.cause.reason is RecordReason.NOT_JSON
    with pytest.raises(FileError):
        read_saved(b"[" * 100_000, PATH, LEVELS)


def test_a_match_of_more_hands_than_can_be_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dominoes_qt.session.saves.document.MOST_HANDS", 0)
    error = spoil(lambda whole: None)
    assert error.reason is FileReason.TOO_LARGE
    assert dict(error.facts) == {"hands": 1, "most": 0}


def test_a_timeline_of_more_steps_than_can_be_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dominoes_qt.session.saves.document.MOST_STEPS", 3)
    error = spoil(lambda whole: None)
    assert error.reason is FileReason.TOO_LARGE
    assert dict(error.facts) == {"steps": 4, "most": 3}
