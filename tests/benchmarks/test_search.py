"""The measurement of the exact solver."""

from __future__ import annotations

import json

import pytest

from benchmarks import search


def test_a_full_deal_is_solved() -> None:
    found = search.solve(1, 1)
    assert found.is_solved
    assert 0 < found.positions < search.PATIENCE


def test_the_command_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "PATIENCE", 500)
    assert search.main(["--deals", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["deals"] == 2
    assert found["solved_within_a_second"] == 0
    assert search.main(["--deals", "1"]) == 0
    assert "positions a second" in capsys.readouterr().out
