"""What the texts say about playing well was measured, and can be measured again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from benchmarks.playing_well import HABITS, main, measure
from dominoes_qt.narrate.rules.measured import RESULTS, TRIALS, Trial


def test_each_quoted_figure_has_its_trial() -> None:
    assert set(RESULTS) == {trial.key for trial in TRIALS}
    assert {habit for trial in TRIALS for habit in (trial.habit, trial.against)} <= set(HABITS)


@pytest.mark.parametrize("trial", TRIALS, ids=lambda trial: trial.key)
def test_a_short_run_comes_near(trial: Trial) -> None:
    result, line = measure(replace(trial, hands=300))
    quoted = RESULTS[trial.key]
    assert trial.key in line
    for part in ("won", "lost", "blocked", "led"):
        assert getattr(result, part) == pytest.approx(getattr(quoted, part), abs=14)


def test_figures_that_are_not_quoted_are_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    short = tuple(replace(trial, hands=10) for trial in TRIALS if trial.profile == "draw")
    monkeypatch.setattr("benchmarks.playing_well.TRIALS", short)
    assert main(["draw"]) == 1
    assert "not what is quoted" in capsys.readouterr().out
    assert main(["block"]) == 0


def test_what_the_texts_claim_holds() -> None:
    """The direction of every claim, so that new figures cannot turn one into a lie."""
    won = {key: result.won for key, result in RESULTS.items()}
    assert won["block-2-heavy"] > won["block-2-any"] > won["block-2-light"]
    assert RESULTS["block-2-any"].blocked > 2 * RESULTS["block-4-any"].blocked
    assert won["block-4-doubles"] > won["block-4-any"] < won["block-4-variety"]
    for key in ("draw-2-doubles", "draw-2-variety", "classic-2-doubles", "six-love-4-doubles"):
        assert won[key] > RESULTS[key].lost
    for key in ("draw-2-heavy", "classic-2-heavy"):
        assert abs(won[key] - RESULTS[key].lost) < 3
        assert RESULTS[key].margin > 1
    for key in ("all-fives-2-scoring", "muggins-2-scoring"):
        assert RESULTS[key].margin > 15
    for key in ("all-fives-2-variety", "muggins-2-variety", "six-love-4-variety"):
        assert won[key] > RESULTS[key].lost
    for key in ("all-fives-2-any", "classic-2-any", "muggins-2-any", "six-love-4-any"):
        assert RESULTS[key].led > 50
    assert won["six-love-4-light"] < RESULTS["six-love-4-light"].lost
    assert RESULTS["classic-4-any"].blocked > RESULTS["classic-3-any"].blocked
