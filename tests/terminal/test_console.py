"""Lines in and out."""

from __future__ import annotations

from dominoes_qt.terminal.console import Console
from tests.terminal.typing import Keyboard, Screen


class Flushed(Screen):
    """A screen that counts how often it is flushed."""

    times = 0

    def flush(self) -> None:
        self.times += 1


def test_every_line_is_passed_on_at_once() -> None:
    screen = Flushed()
    console = Console(Keyboard([]), screen)
    console.say_all(["one", "two"])
    console.say()
    assert screen.lines == ["one", "two", ""]
    assert screen.times == 3


def test_whoever_types_answers_in_the_line_of_the_question() -> None:
    screen = Screen()
    console = Console(Keyboard([" yes "], typed=True), screen)
    assert console.is_typed
    assert console.ask("Quit?") == "yes"
    assert console.ask("Quit?") is None
    assert screen.getvalue() == "Quit? Quit? \n"


def test_a_file_of_answers_leaves_questions_on_their_own_lines() -> None:
    screen = Screen()
    console = Console(Keyboard(["yes"]), screen)
    assert not console.is_typed
    assert console.ask("Quit?") == "yes"
    assert console.ask("Quit?") is None
    assert screen.lines == ["Quit?", "Quit?"]


def test_what_was_shown_is_scrolled_away_with_blank_lines() -> None:
    screen = Screen(seen=True)
    console = Console(Keyboard([]), screen)
    console.scroll_away()
    assert console.is_seen
    assert len(screen.lines) >= 30
    assert not "".join(screen.lines)
