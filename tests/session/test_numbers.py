"""Deal numbers that nobody has chosen."""

from dominoes_qt.session.numbers import HIGHEST_DEAL, new_deal


def test_new_numbers_differ_and_can_be_asked_for() -> None:
    numbers = {new_deal() for _ in range(50)}
    assert len(numbers) > 45
    assert all(1 <= number <= HIGHEST_DEAL for number in numbers)
