"""What all players share."""

from random import Random

from dominoes_qt.players.base import Budget, pick


def test_every_choice_is_picked_and_nothing_else() -> None:
    rng = Random(1)
    picked = [pick(rng, "abc") for _ in range(300)]
    assert {letter: picked.count(letter) > 70 for letter in picked} == dict.fromkeys("abc", True)


def test_one_choice_takes_one_number() -> None:
    rng, same = Random(5), Random(5)
    pick(rng, "abcdefg")
    same.random()
    assert rng.random() == same.random()


def test_a_budget_without_a_limit_is_never_cancelled() -> None:
    budget = Budget()
    assert budget.seconds is None
    assert not budget.cancelled()
