"""What a screen reader meets in the rules browser, in both languages and all themes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QKeySequence
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QListView, QPushButton, QWidget

from dominoes_qt.narrate.language import Languages
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.rules.library import Spot
from dominoes_qt.ui.theme import ThemeKey
from tests.ui.rules.conftest import LIGHT, OpenBrowser, Reading

PLACES = {
    "text": Spot("classic", "counting"),
    "example": Spot("muggins", example="five-muggins"),
}
SAME = {"Muggins", "English", "Español"}
"""What is called so in both languages."""
INTERACTIVE = (QPushButton, QComboBox, QListView)


def walk(interface: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """Return everything below that a reader may come to."""
    for number in range(interface.childCount()):
        child = interface.child(number)
        if child.isValid() and not child.state().invisible:
            yield child
            yield from walk(child)


def texts_of(widget: QWidget) -> set[str]:
    """Return all names, descriptions and values."""
    found = set()
    for interface in walk(QAccessible.queryAccessibleInterface(widget)):
        for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
            found.add(interface.text(kind).strip())
    return {text for text in found if any(map(str.isalpha, text)) and len(text) > 2}


def show(reading: Reading, place: str) -> None:
    reading.browser.open_at(PLACES[place])
    if place == "text":
        reading.browser.frame.field.setText("%")
        reading.browser.find_next()
    QApplication.processEvents()


@pytest.mark.parametrize("place", PLACES)
def test_no_word_of_the_other_language_is_left(
    open_browser: OpenBrowser, languages: Languages, place: str
) -> None:
    reading = open_browser("en")
    show(reading, place)
    reading.browser.retranslate()
    english = texts_of(reading.browser)
    languages.use("es")
    reading.browser.retranslate()
    QApplication.processEvents()
    spanish = texts_of(reading.browser)
    assert len(english) > 20
    assert not (english & spanish) - SAME
    languages.use("en")
    reading.browser.retranslate()
    QApplication.processEvents()
    assert texts_of(reading.browser) == english


@pytest.mark.parametrize("theme", [key for key in ThemeKey if key is not ThemeKey.SYSTEM])
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("place", PLACES)
def test_everything_that_takes_the_focus_has_a_name(
    open_browser: OpenBrowser, language: str, theme: ThemeKey, place: str
) -> None:
    reading = open_browser(language, replace(LIGHT, theme=theme))
    show(reading, place)
    for interface in walk(QAccessible.queryAccessibleInterface(reading.browser)):
        if interface.state().focusable:
            assert interface.text(QAccessible.Text.Name), interface.object()


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("place", PLACES)
def test_access_keys_are_unique(open_browser: OpenBrowser, language: str, place: str) -> None:
    reading = open_browser(language)
    show(reading, place)
    widgets = reading.browser.findChildren(QWidget)
    shown = [widget for widget in widgets if widget.isVisible()]
    texts = [each.text() for each in shown if isinstance(each, QPushButton)]
    texts += [each.text() for each in shown if isinstance(each, QLabel)]
    keys = [key for text in texts if (key := QKeySequence.mnemonic(text).toString())]
    assert len(keys) >= 7
    assert len(set(keys)) == len(keys), keys


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("place", PLACES)
def test_it_fits_the_screen_and_can_be_hit(
    open_browser: OpenBrowser, language: str, text: int, place: str
) -> None:
    reading = open_browser(language, replace(LIGHT, text=text))
    reading.browser.frame.mode.choose(f"{language}+{'es' if language == 'en' else 'en'}")
    show(reading, place)
    least = reading.browser.minimumSizeHint()
    assert least.width() <= 1280 - 16
    assert least.height() <= 720 - 40
    for widget in reading.browser.findChildren(QWidget):
        if isinstance(widget, INTERACTIVE) and widget.isVisible():
            assert widget.height() >= 24, widget
        if isinstance(widget, QPushButton | QComboBox) and widget.isVisible():
            assert widget.width() >= widget.sizeHint().width(), widget


def test_tab_goes_through_everything_and_round(reading: Reading) -> None:
    show(reading, "example")
    seen: list[QWidget | None] = []
    for _ in range(20):
        reading.press(Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        if focused in seen:
            break
        seen.append(focused)
    frame = reading.browser.frame
    for widget in (frame.mode, frame.field, frame.contents.books, frame.contents.sections):
        assert widget in seen
    for button in (*frame.example_page.buttons, frame.save_button, frame.close_button):
        assert button in seen


def test_a_look_reaches_the_text(open_browser: OpenBrowser) -> None:
    reading = open_browser()
    text = reading.browser.frame.book_page.texts[0]
    for theme in (ThemeKey.CONTRAST_DARK, ThemeKey.LIGHT):
        look = Look.of(replace(LIGHT, theme=theme, text=150))
        reading.browser.restyle(look)
        letters = text.textCursor().charFormat()
        assert letters.foreground().color() == look.theme.colour("text")
        assert text.font().pixelSize() == 22
