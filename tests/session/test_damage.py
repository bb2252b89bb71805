"""Damaged and hostile saves and databases: refused with a place, set aside, the game goes on."""

from __future__ import annotations

import json
import shutil
import sys
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dominoes_qt.engine.errors import RecordError
from dominoes_qt.session.errors import FileError, FileReason
from dominoes_qt.session.history.history import History
from dominoes_qt.session.history.opening import open_history
from dominoes_qt.session.history.rows import Wanted
from dominoes_qt.session.saves.document import document
from dominoes_qt.session.saves.store import Store
from tests.session.history.matches import NOON, later, record_of, some
from tests.session.spoiling import spoil_json, spoiled_bytes
from tests.session.test_session import LEVELS, session_of, step


@cache
def saves() -> tuple[bytes, ...]:
    """Return some saved matches, with undone steps."""
    made = []
    for key, seats in (("all-fives", 2), ("draw", 3), ("six-love", 4), ("muggins", 4)):
        session = session_of(key, seats, 2, target=100)
        for _ in range(45):
            if not session.is_over:
                step(session)
        session.undo()
        session.restart()
        session.undo()
        made.append(document(session, {"zoom": 1.5}))
    return tuple(made)


def open_save(folder: Path, content: bytes) -> FileError | None:
    """Start with that save; make sure that nothing is lost and the game goes on."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    path = folder / "match-1.json"
    path.write_bytes(content)
    store = Store(folder)
    found = store.open(LEVELS)
    fault = None
    if found.saved is None:
        (fault,) = found.faults
        assert fault.set_aside is not None
        assert fault.set_aside.read_bytes() == content
        assert fault.reason is not FileReason.RECORD or isinstance(fault.cause, RecordError)
        session = session_of("block", 2, 1)
    else:
        assert found.faults == ()
        assert path.read_bytes() == content
        session = found.saved.session(LEVELS)
    if not session.is_over:
        step(session)
    assert store.save(session) is None
    store.close()
    return fault


def damaged_save(seed: int) -> bytes:
    """Return a save that was damaged in some way."""
    chance = Random(seed)
    whole = chance.choice(saves())
    if chance.random() < 0.5:
        return spoiled_bytes(whole, chance)
    data = json.loads(whole)
    spoil_json(data, chance)
    return json.dumps(data).encode()


def run_saves(folder: Path, seeds: range) -> None:
    """Open many damaged saves."""
    refused = sum(open_save(folder, damaged_save(seed)) is not None for seed in seeds)
    assert refused > len(seeds) * 0.6


ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(data=st.data())
def test_any_value_anywhere_in_a_save(tmp_path: Path, data: st.DataObject) -> None:
    whole = json.loads(data.draw(st.sampled_from(saves())))
    value: Any = whole
    while True:
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        key = data.draw(st.sampled_from(keys))
        inner = value[key]
        if not isinstance(inner, dict | list) or not inner or data.draw(st.integers(0, 4)) == 0:
            break
        value = inner
    value[key] = data.draw(ANY_JSON)
    open_save(tmp_path / "saves", json.dumps(whole).encode())


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(content=st.binary(max_size=200) | ANY_JSON.map(lambda data: json.dumps(data).encode()))
def test_any_content_at_all(tmp_path: Path, content: bytes) -> None:
    assert open_save(tmp_path / "saves", content) is not None


@cache
def database(folder: Path) -> bytes:
    """Return the content of a good history."""
    history = open_history(folder / "good.sqlite").history
    for days, session in enumerate(some()):
        history.add(session, later(days))
    history.close()
    return (folder / "good.sqlite").read_bytes()


def use(history: History) -> None:
    """Do all that can be done."""
    for row in history.rows(limit=-1):
        record_of(history, row.id)
    history.rows(Wanted(level="first", deleted=True))
    history.count()
    history.statistics()
    history.profiles()
    history.levels()
    history.check()
    history.delete([1, 2], NOON)
    history.purge(later(1))
    history.add(some()[0], NOON)


def open_database(folder: Path, content: bytes) -> FileError | None:
    """Start with that history; make sure that nothing is lost and that it can be used."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    path = folder / "history.sqlite"
    path.write_bytes(content)
    opened = open_history(path)
    fault = None
    if opened.faults:
        fault = opened.faults[0]
        kept = path if fault.reason is FileReason.NEWER else fault.set_aside
        assert kept is not None
        assert kept.read_bytes() == content
        use(opened.history)
    else:
        try:
            use(opened.history)
        except FileError as error:
            fault = error
    opened.history.close()
    return fault


def run_databases(folder: Path, content: bytes, seeds: range) -> None:
    """Open many damaged histories."""
    faults = [
        open_database(folder, spoiled_bytes(content, Random(seed))) is not None for seed in seeds
    ]
    assert sum(faults) > len(seeds) * 0.2


def test_damaged_saves(tmp_path: Path) -> None:
    run_saves(tmp_path / "saves", range(150))


def test_damaged_databases(tmp_path: Path) -> None:
    content = database(tmp_path)
    run_databases(tmp_path / "history", content, range(25))


def within(megabytes: float, run: Callable[[], None]) -> None:
    """Run something and make sure that the memory does not grow by more, nor time run away."""
    resource = pytest.importorskip("resource")
    unit = 2**20 if sys.platform == "darwin" else 2**10
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit
    began = time.monotonic()
    run()
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit - before
    print(f"{grown:.0f} MiB more, {time.monotonic() - began:.0f} s")
    assert grown < megabytes


@pytest.mark.soak
@pytest.mark.parametrize("thousand", range(1, 16))
def test_fifteen_thousand_damaged_saves(thousand: int, tmp_path: Path) -> None:
    folder, first = tmp_path / "saves", thousand * 1000
    run_saves(folder, range(first, first + 200))
    within(100, lambda: run_saves(folder, range(first + 200, first + 1000)))


@pytest.mark.soak
@pytest.mark.parametrize("thousand", range(1, 6))
def test_five_thousand_damaged_databases(thousand: int, tmp_path: Path) -> None:
    content, first = database(tmp_path), thousand * 1000
    folder = tmp_path / "history"
    run_databases(folder, content, range(first, first + 100))
    within(100, lambda: run_databases(folder, content, range(first + 100, first + 1000)))
