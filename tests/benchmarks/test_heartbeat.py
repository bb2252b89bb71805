"""The measurement of the heartbeat: what it calls late, and that it plays a match twice."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from benchmarks import heartbeat


def test_lateness_is_what_beats_come_too_late(qtbot: QtBot) -> None:
    heart = heartbeat.Heart()
    heart.start()
    qtbot.wait(100)
    heart.stop()
    assert len(heart.lateness) > 3
    assert min(heart.lateness) >= 0
    heart.lateness = [float(beat) for beat in range(200)]
    assert heart.percentile(0.99) == 198


@pytest.mark.soak
def test_the_window_is_not_late_while_computers_think(qtbot: QtBot) -> None:
    assert heartbeat.main(["--json"]) == 0
