"""Random playouts: whole hands, settled by the rules."""

from __future__ import annotations

import json
import random

import pytest

from benchmarks import playouts


def test_every_hand_of_block_is_settled() -> None:
    random.seed(1)
    points = [playouts.block_hand() for _ in range(200)]
    assert all(min(given) == 0 for given in points)
    assert sum(max(given) > 0 for given in points) > 180


def test_all_fives_scores_in_play() -> None:
    random.seed(1)
    points = [playouts.all_fives_hand() for _ in range(200)]
    assert all(side % 5 == 0 for given in points for side in given)
    assert max(side for given in points for side in given) > 60


def test_the_package_plays_whole_hands_as_well() -> None:
    random.seed(1)
    assert any(playouts.package_hand() for _ in range(5))


def test_the_report(capsys: pytest.CaptureFixture[str]) -> None:
    code = playouts.main(["--json", "--rounds", "2", "--hands", "30"])
    told = json.loads(capsys.readouterr().out)
    assert code == (0 if told["ratio"]["median"] >= 1.5 else 1)
    assert told["package"] == "dominoes 6.1.0"
    for name in ("block_four_partners", "package_dominoes", "all_fives_two"):
        figures = told[name]
        assert 0 < figures["slowest_round"] <= figures["hands_per_second"]
        assert figures["hands_per_second"] <= figures["fastest_round"]
    playouts.main(["--rounds", "1", "--hands", "1"])
    assert "ratio" in capsys.readouterr().out
