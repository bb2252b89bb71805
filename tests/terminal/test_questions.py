"""Asking for what the command line left open."""

from __future__ import annotations

import pytest

from dominoes_qt.terminal.agreement import agreement_of
from dominoes_qt.terminal.console import Console
from dominoes_qt.terminal.faults import Leaving
from dominoes_qt.terminal.options import Given, read
from dominoes_qt.terminal.questions import completed
from tests.terminal.typing import Keyboard, Screen

pytestmark = pytest.mark.usefixtures("english")


def asked(lines: list[str], *arguments: str) -> tuple[Given, list[str]]:
    """Return the options after these answers, and what was shown."""
    screen = Screen()
    console = Console(Keyboard(lines, typed=True), screen)
    return completed(read("play", arguments), console), screen.lines


@pytest.mark.parametrize(
    ("lines", "values"),
    [
        (["", "", ""], "all-fives 2 False medium"),
        (["1", "4", "yes", "easy"], "block 4 True easy"),
        (["Draw", "4", "maybe", "no", "medium"], "draw 4 False medium"),
        (["all fives", "4", "", ""], "all-fives 4 False medium"),
        (["classic", "4", ""], "classic 4 False medium"),
        (["6", "easy"], "six-love 4 True easy"),
        (["chess", "9", "muggins", "7", "3", "hardest", "easy"], "muggins 3 False easy"),
    ],
)
def test_answers_make_a_match(lines: list[str], values: str) -> None:
    given, _ = asked(lines)
    agreement = agreement_of(given)
    setup = agreement.setup
    made = (setup.profile.key, setup.seats, setup.partners, agreement.seats[-1].level)
    assert " ".join(map(str, made)) == values


def test_profiles_are_listed_with_what_they_are_about() -> None:
    _, shown = asked(["", "", ""])
    assert shown[0].startswith("1. Block. No drawing")
    assert shown[5].startswith("6. Six-Love (partners). ")


def test_a_wrong_answer_is_asked_for_again() -> None:
    _, shown = asked(["chess", "", "", ""])
    assert any("Say one of these: 1, 2, 3, 4, 5, 6." in line for line in shown)


def test_who_has_said_something_is_not_asked() -> None:
    given, shown = asked([], "--profile", "draw")
    assert shown == []
    assert agreement_of(given).setup.seats == 2


def test_people_leave_less_to_ask_for() -> None:
    given, shown = asked(["block", "", ""], "--people", "Eva,Ivo,Ona,Udo")
    assert agreement_of(given).setup.seats == 4
    assert not any("computers" in line for line in shown)


def test_nobody_is_asked_where_nobody_types() -> None:
    screen = Screen()
    given = read("play", [])
    assert completed(given, Console(Keyboard([]), screen)) is given
    assert not screen.lines


def test_the_end_of_input_leaves() -> None:
    with pytest.raises(Leaving):
        asked([])
