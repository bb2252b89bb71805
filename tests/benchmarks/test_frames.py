"""The measurement of frames: it paints, it walks, and it says when something is wrong."""

from __future__ import annotations

import json

import pytest
from pytestqt.qtbot import QtBot

from benchmarks import frames, startup


def test_the_report(qtbot: QtBot, capsys: pytest.CaptureFixture[str]) -> None:
    frames.main(["--json", "--rounds", "3", "--steps", "1"])
    told = json.loads(capsys.readouterr().out)
    assert told["frames"]["tiles"] == 28
    assert told["frames"]["ratio"] > 0
    assert told["growth"]["items"] == 0
    assert told["growth"]["steps"] == 56


def test_what_is_too_slow_or_grows_is_refused() -> None:
    def found(ratio: float = 1.9, **growth: int) -> dict[str, object]:
        return {
            "frames": {"ratio": ratio},
            "growth": {"items": 0, "objects": 0, "bytes": 0} | growth,
        }

    assert frames.is_good(found())
    assert not frames.is_good(found(ratio=2.1))
    assert not frames.is_good(found(items=1))
    assert not frames.is_good(found(objects=500))
    assert not frames.is_good(found(bytes=frames.GROWTH))


def test_startup_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    startup.main(["--json", "--rounds", "1"])
    told = json.loads(capsys.readouterr().out)
    assert told["bare_ms"] > 0
    assert 0 < told["program_ms"] < told["ready_ms"]
    assert told["ratio"]["median"] > 0
