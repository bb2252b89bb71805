"""Live examples: stepped to the end and back, on the board and in words."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from dominoes_qt.engine.layout import layout_of
from dominoes_qt.narrate.language import Languages
from dominoes_qt.narrate.rules import Example, examples
from dominoes_qt.ui.rules.library import Spot
from tests.ui.rules.conftest import OpenBrowser, Reading

Key = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier


def open_example(reading: Reading, example: Example) -> None:
    reading.browser.open_at(Spot(example.profile, example=example.id))
    QApplication.processEvents()


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("name", [example.id for example in examples("en")])
def test_examples_step_to_the_end_and_back(
    open_browser: OpenBrowser, language: str, name: str
) -> None:
    reading = open_browser(language)
    example = next(each for each in examples(language) if each.id == name)
    open_example(reading, example)
    page = reading.browser.frame.example_page
    assert page.buttons[2].hasFocus()
    for step in example.steps[1:]:
        reading.press(Key.Key_Space)
        assert reading.said[-1].endswith(step.comment)
        assert page.comments[0].toPlainText() == step.comment
        assert step.match.latest is not None
        assert page.layout_model.layout == layout_of(step.match.latest)
    assert page.at == len(example.steps) - 1
    reading.press(Key.Key_Space)
    assert page.at == len(example.steps) - 1
    assert page.buttons[2].hasFocus()
    for _ in example.steps[1:]:
        reading.press(Key.Key_Left, modifier=ALT)
    assert page.at == 0
    assert page.layout_model.rowCount() == 0
    assert reading.said[-1].endswith(example.steps[0].comment)


def test_keys_lead_to_the_first_and_the_last_step(reading: Reading) -> None:
    example = examples("en")[0]
    open_example(reading, example)
    page = reading.browser.frame.example_page
    reading.press(Key.Key_End, modifier=ALT)
    assert page.at == len(example.steps) - 1
    assert page.count.text() == "Count: 30"
    reading.press(Key.Key_Right, modifier=ALT)
    assert reading.said[-1] == "This is the last step."
    reading.press(Key.Key_Home, modifier=ALT)
    assert page.at == 0
    reading.press(Key.Key_Left, modifier=ALT)
    assert reading.said[-1] == "This is the first step."


def test_the_five_tiles_count_as_in_the_rules(reading: Reading) -> None:
    counts = {}
    for example in examples("en")[:2]:
        open_example(reading, example)
        page = reading.browser.frame.example_page
        found = []
        for _ in example.steps[1:]:
            reading.press(Key.Key_Right, modifier=ALT)
            found.append(page.count.text().removeprefix("Count: "))
        counts[example.profile] = found
    assert counts["muggins"] == ["12", "16", "20", "25", "30"]
    assert counts["all-fives"] == ["12", "16", "20", "13", "18"]


def test_the_board_is_read_tile_by_tile(reading: Reading) -> None:
    open_example(reading, examples("en")[0])
    page = reading.browser.frame.example_page
    reading.press(Key.Key_End, modifier=ALT)
    page.proxies.focus_current()
    names = []
    reading.press(Key.Key_Home)
    for _ in range(5):
        focused = QApplication.focusWidget()
        assert focused is not None
        names.append(focused.accessibleName())
        reading.press(Key.Key_Right)
    assert [name.partition(",")[0] for name in names] == ["W2", "W1", "C", "E1", "E2"]


def test_an_example_keeps_its_step_when_the_language_changes(
    reading: Reading, languages: Languages
) -> None:
    open_example(reading, examples("en")[2])
    reading.press(Key.Key_Space, Key.Key_Space)
    languages.use("es")
    reading.browser.retranslate()
    page = reading.browser.frame.example_page
    assert page.at == 2
    assert page.comments[0].toPlainText() == examples("es")[2].steps[2].comment
    assert page.buttons[2].hasFocus()


def test_both_languages_comment_on_a_step(reading: Reading) -> None:
    reading.browser.frame.mode.choose("en+es")
    open_example(reading, examples("en")[2])
    page = reading.browser.frame.example_page
    assert [comment.isVisible() for comment in page.comments] == [True, True]
    texts = [comment.toPlainText() for comment in page.comments]
    assert texts == [examples(code)[2].steps[0].comment for code in ("en", "es")]


def test_return_in_the_contents_begins_an_example(reading: Reading) -> None:
    contents = reading.browser.frame.contents
    reading.browser.go_to(Spot("muggins", "examples"))
    reading.put_focus(contents.sections)
    reading.press(Key.Key_Down)
    assert reading.browser.spot.example == "five-muggins"
    assert contents.sections.hasFocus()
    reading.press(Key.Key_Return)
    assert reading.browser.frame.example_page.buttons[2].hasFocus()
    assert reading.said[-1].startswith("Step 1 of 6.")
