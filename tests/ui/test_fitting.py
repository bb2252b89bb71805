"""Every screen at the smallest size of the window, with small and large text, in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QWidget,
)

from dominoes_qt.engine.profiles import Setup
from dominoes_qt.narrate.language import Languages
from dominoes_qt.session.seats import LONGEST_NAME, Kind, Seat
from dominoes_qt.ui.history.dialog import HistoryDialog
from dominoes_qt.ui.main_window import MainWindow
from dominoes_qt.ui.row_table import Headings
from dominoes_qt.ui.screens import SCREENS, looked_at
from dominoes_qt.ui.settings import Settings, Speed
from dominoes_qt.ui.window_size import USUAL_SIZE
from tests.ui.conftest import OpenWindow

SHOWS_TEXT = (QLabel, QPushButton, QCheckBox, QComboBox)


def shown(top: QWidget) -> Iterator[QWidget]:
    """Return the widgets with text that can be seen, but for what lies in an area to scroll."""
    for widget in top.findChildren(QWidget):
        seen = isinstance(widget, SHOWS_TEXT) and widget.isVisible() and bool(_text(widget))
        if seen and not _is_scrolled(widget, top):
            yield widget


def _text(widget: QWidget) -> str:
    if isinstance(widget, QComboBox):
        return widget.currentText()
    return widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""


def _is_scrolled(widget: QWidget, top: QWidget) -> bool:
    parent = widget.parentWidget()
    while parent is not None and parent is not top:
        if isinstance(parent, QScrollArea):
            return True
        parent = parent.parentWidget()
    return False


def clipped(widget: QWidget) -> bool:
    """Return whether a text has less room than it needs."""
    needs = widget.sizeHint()
    if isinstance(widget, QLabel) and widget.wordWrap():
        return widget.height() < widget.heightForWidth(widget.width())
    return widget.width() < needs.width() or widget.height() < needs.height() - 2


def place(widget: QWidget, top: QWidget) -> QRect:
    return QRect(widget.mapTo(top, QPoint(0, 0)), widget.size())


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("screen", SCREENS)
def test_everything_has_its_room(
    open_window: OpenWindow,
    preferences: Settings,
    languages: Languages,
    screen: str,
    language: str,
    text: int,
) -> None:
    preferences.change(language=language, text=text)
    languages.use(language)
    window: MainWindow = open_window()
    window.resize(USUAL_SIZE)
    SCREENS[screen](window)
    for _ in range(3):
        QCoreApplication.processEvents()
    assert window.size() == USUAL_SIZE, "the window had to grow"
    top = looked_at(window)
    assert top.width() <= USUAL_SIZE.width()
    assert top.height() <= USUAL_SIZE.height()
    widgets = list(shown(top))
    assert widgets
    for widget in widgets:
        assert not clipped(widget), _text(widget)
        assert top.rect().contains(place(widget, top)), _text(widget)
    _nothing_overlaps(widgets, top)


def _nothing_overlaps(widgets: list[QWidget], top: QWidget) -> None:
    for at, first in enumerate(widgets):
        for second in widgets[at + 1 :]:
            nested = first.isAncestorOf(second) or second.isAncestorOf(first)
            apart = not place(first, top).intersects(place(second, top))
            assert nested or apart, (_text(first), _text(second))


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("profile", ["all-fives", "six-love"])
def test_the_longest_names_are_cut_and_nothing_else(
    window: MainWindow, preferences: Settings, profile: str, text: int
) -> None:
    preferences.change(text=text)
    names = [letter * LONGEST_NAME for letter in "WMQO"]
    window.begin(
        Setup.make(profile, 4),
        (Seat(names[0], Kind.PERSON), *(Seat(name, Kind.COMPUTER, "easy") for name in names[1:])),
        7,
        seed=1,
    )
    QCoreApplication.processEvents()
    assert window.size() == USUAL_SIZE
    page = window.table_page
    assert page is not None
    for plate in page.plates.values():
        assert plate.name.text() in names
        assert not clipped(plate.score)
        for label in (plate.name, plate.score, plate.state):
            assert plate.rect().contains(place(label, plate))


def test_a_line_to_write_in_is_as_high_as_its_neighbours(window: MainWindow) -> None:
    SCREENS["setup"](window)
    heights = {
        widget.height()
        for kind in (QLineEdit, QComboBox, QPushButton)
        for widget in window.setup_page.form.findChildren(kind)
        if widget.isVisible() and not isinstance(widget.parentWidget(), QComboBox)
    }
    assert max(heights) - min(heights) <= 4


@pytest.mark.parametrize("language", ["en", "es"])
def test_no_choice_of_the_settings_is_cut(
    open_window: OpenWindow, preferences: Settings, languages: Languages, language: str
) -> None:
    preferences.change(language=language, speed=Speed.KEY)
    languages.use(language)
    window = open_window()
    SCREENS["settings"](window)
    QCoreApplication.processEvents()
    choices = looked_at(window).findChildren(QComboBox)
    assert choices
    assert not [choice.currentText() for choice in choices if clipped(choice)]


def test_the_question_for_a_record_has_the_margins_of_all_dialogs(window: MainWindow) -> None:
    SCREENS["which-record"](window)
    question = looked_at(window)
    for widget in shown(question):
        assert question.rect().adjusted(24, 16, -24, -16).contains(place(widget, question))


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("language", ["en", "es"])
def test_all_columns_are_seen_and_no_heading_is_cut(
    open_window: OpenWindow, preferences: Settings, languages: Languages, language: str, text: int
) -> None:
    preferences.change(language=language, text=text)
    languages.use(language)
    window = open_window()
    SCREENS["history"](window)
    dialog = window.dialog
    assert isinstance(dialog, HistoryDialog)
    for _ in range(3):
        QCoreApplication.processEvents()
    for table in (dialog.matches, dialog.lines):
        headings = table.horizontalHeader()
        assert isinstance(headings, Headings)
        assert table.horizontalScrollBar().maximum() == 0
        for column in range(headings.count()):
            needed = headings.sectionSizeFromContents(column)
            assert headings.sectionSize(column) >= needed.width()
            assert headings.height() >= needed.height()
            assert headings.sectionSize(column) >= table.sizeHintForColumn(column)
