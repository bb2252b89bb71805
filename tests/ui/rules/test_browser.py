"""Reading in the rules browser: contents, languages, search, the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dominoes_qt.narrate.language import Languages
from dominoes_qt.narrate.rules import rule_book
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.rules.library import Spot
from dominoes_qt.ui.rules.texts import Anchor
from tests.ui.rules.conftest import LIGHT, Reading, choose_languages

Key = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier


# Contents


def test_reading_begins_in_the_first_row(reading: Reading) -> None:
    contents = reading.browser.frame.contents
    assert contents.books.hasFocus()
    assert (contents.books.row, contents.sections.row) == (0, 0)


def test_books_and_sections_lead_to_their_texts(reading: Reading) -> None:
    reading.press(Key.Key_Down, Key.Key_Down, Key.Key_Tab, Key.Key_Down, Key.Key_Down)
    assert reading.browser.spot == Spot("all-fives", "deal")
    reading.press(Key.Key_Return)
    text = reading.browser.frame.book_page.texts[0]
    assert text.hasFocus()
    assert text.anchor == Anchor("deal")
    assert text.textCursor().block().text() == "The deal"


def test_the_contents_follow_the_caret(reading: Reading) -> None:
    reading.browser.open_at(Spot("block", "aim"))
    reading.press(*[Key.Key_Down] * 20)
    text, contents = reading.browser.frame.book_page.texts[0], reading.browser.frame.contents
    assert text.anchor.section != "aim"
    assert contents.section_places.places[contents.sections.row][1].section == text.anchor.section


def test_text_can_be_read_but_not_changed(reading: Reading) -> None:
    text = reading.browser.frame.book_page.texts[0]
    before = text.toPlainText()
    reading.put_focus(text)
    reading.type("abc")
    reading.press(Key.Key_Delete)
    assert text.toPlainText() == before
    flags = text.textInteractionFlags()
    assert flags & Qt.TextInteractionFlag.TextSelectableByKeyboard
    assert not [line for line in before.split("\n") if not line.strip()]


def test_a_missing_paragraph_opens_its_section(reading: Reading) -> None:
    reading.browser.open_at(Spot("block", "line", "line.spinner"))
    assert reading.browser.frame.book_page.texts[0].anchor == Anchor("line")


@pytest.mark.parametrize("key", ["block", "glossary"])
def test_every_paragraph_can_be_reached(reading: Reading, key: str) -> None:
    book = reading.browser.library.book(key, "en")
    text = reading.browser.frame.book_page.texts[0]
    for paragraph in book.paragraphs:
        section = paragraph.id.partition(".")[0]
        reading.browser.go_to(Spot(key, section, paragraph.id))
        assert text.textCursor().block().text() == paragraph.text


# Languages


def test_two_languages_stand_side_by_side(reading: Reading) -> None:
    choose_languages(reading, "en+es")
    reading.browser.open_at(Spot("glossary", "spinner", "spinner.definition"))
    left, right = reading.browser.frame.book_page.texts
    assert left.isVisible()
    assert right.isVisible()
    assert left.anchor == right.anchor == Anchor("spinner", "spinner.definition")
    assert left.textCursor().block().text() != right.textCursor().block().text()


def test_paragraphs_of_both_begin_at_the_same_height(reading: Reading) -> None:
    choose_languages(reading, "en+es")
    reading.browser.open_at(Spot("classic", "turn"))
    QApplication.processEvents()
    left, right = reading.browser.frame.book_page.texts
    for number in range(left.document().blockCount()):
        tops = {
            round(
                text.document()
                .documentLayout()
                .blockBoundingRect(text.document().findBlockByNumber(number))
                .top()
            )
            for text in (left, right)
        }
        assert max(tops) - min(tops) <= 1


def test_tab_leads_to_the_same_paragraph_in_the_other_language(reading: Reading) -> None:
    choose_languages(reading, "en+es")
    reading.browser.open_at(Spot("classic", "turn"))
    reading.press(Key.Key_Down, Key.Key_Down, Key.Key_Down)
    left, right = reading.browser.frame.book_page.texts
    reading.press(Key.Key_Tab)
    assert right.hasFocus()
    assert left.anchor == right.anchor != Anchor("turn")


def test_both_languages_scroll_together(reading: Reading) -> None:
    choose_languages(reading, "en+es")
    left, right = reading.browser.frame.book_page.texts
    left.verticalScrollBar().setValue(400)
    assert right.verticalScrollBar().value() == 400


def test_the_text_follows_a_switch_of_the_language(reading: Reading, languages: Languages) -> None:
    reading.browser.open_at(Spot("draw", "turn", "turn.draw"))
    languages.use("es")
    reading.browser.retranslate()
    text = reading.browser.frame.book_page.texts[0]
    assert reading.browser.windowTitle() == "Reglas"
    assert text.anchor == Anchor("turn", "turn.draw")
    paragraph = rule_book("draw", "es").paragraph("turn.draw")
    assert paragraph is not None
    assert text.textCursor().block().text() == paragraph.text
    assert text.hasFocus()


def test_another_language_stays_when_the_window_switches(
    reading: Reading, languages: Languages
) -> None:
    choose_languages(reading, "es")
    languages.use("es")
    reading.browser.retranslate()
    assert list(reading.browser.shown) == ["es"]
    choose_languages(reading, "es+en")
    languages.use("en")
    reading.browser.retranslate()
    assert list(reading.browser.shown) == ["en", "es"]


def test_switching_a_hundred_times_changes_but_the_words(
    reading: Reading, languages: Languages
) -> None:
    reading.browser.open_at(Spot("muggins", "counting"))
    before = reading.browser.frame.book_page.texts[0].toPlainText()
    for turn in range(100):
        languages.use("en" if turn % 2 else "es")
        reading.browser.retranslate()
    assert reading.browser.frame.book_page.texts[0].toPlainText() == before
    assert reading.browser.spot == Spot("muggins", "counting")
    assert reading.browser.frame.book_page.texts[0].hasFocus()


# Search


def search(reading: Reading, text: str) -> None:
    reading.put_focus(reading.browser.frame.field)
    reading.browser.frame.field.setText(text)


@pytest.mark.parametrize("query", ["cruce", "CRUCE", "spinner"])
def test_words_of_either_language_are_found(reading: Reading, query: str) -> None:
    search(reading, query)
    reading.press(Key.Key_Return)
    assert reading.browser.hits
    assert reading.said[0] == f"{len(reading.browser.hits)} places found."
    assert reading.said[1].startswith("1 of ")
    assert reading.browser.frame.field.hasFocus()


def test_accents_and_case_do_not_matter(reading: Reading) -> None:
    found = []
    for query in ("después", "DESPUES"):
        search(reading, query)
        reading.press(Key.Key_Return)
        found.append([hit.spot for hit in reading.browser.hits])
    assert found[0]
    assert found[0] == found[1]


def test_find_next_goes_round(reading: Reading) -> None:
    search(reading, "hard end")
    reading.press(Key.Key_Return)
    count = len(reading.browser.hits)
    first = reading.browser.spot
    seen = [first]
    for _ in range(count):
        reading.press(Key.Key_F3)
        seen.append(reading.browser.spot)
    assert len(set(seen)) == count
    assert seen[-1] == first
    reading.press(Key.Key_F3, modifier=SHIFT)
    assert reading.browser.spot == seen[-2]


def test_found_words_are_marked_where_they_stand(reading: Reading) -> None:
    search(reading, "spinner")
    reading.press(Key.Key_Return)
    marks = reading.browser.frame.book_page.texts[0].extraSelections()
    assert marks
    assert {mark.cursor.selectedText().casefold() for mark in marks} == {"spinner"}


def test_the_list_of_places_leads_to_them(reading: Reading) -> None:
    search(reading, "pozo")
    reading.press(Key.Key_Return, Key.Key_Tab, Key.Key_Tab, Key.Key_Tab)
    hits = reading.browser.frame.hits
    assert hits.hasFocus()
    reading.press(Key.Key_Down)
    assert reading.browser.spot == reading.browser.hits[hits.row].spot
    reading.press(Key.Key_Return)
    assert reading.browser.frame.book_page.texts[0].hasFocus()


def test_nothing_found_is_said(reading: Reading) -> None:
    search(reading, "xyzzy")
    reading.press(Key.Key_Return)
    assert reading.said[-1] == "Nothing found."
    assert reading.browser.frame.contents.sections.isVisible()
    search(reading, "")
    reading.press(Key.Key_F3)
    assert reading.said[-1].startswith("Write in the search field")


def test_a_cleared_field_brings_the_sections_back(reading: Reading, qtbot: QtBot) -> None:
    search(reading, "spinner")
    reading.press(Key.Key_Return)
    assert not reading.browser.frame.contents.sections.isVisible()
    spot = reading.browser.spot
    reading.browser.frame.field.clear()
    qtbot.waitUntil(reading.browser.frame.contents.sections.isVisible)
    assert not reading.browser.frame.hits.isVisible()
    assert reading.browser.spot == spot


# The window


def test_escape_closes(reading: Reading) -> None:
    reading.press(Key.Key_Escape)
    assert not reading.browser.isVisible()


def test_return_closes_nothing(reading: Reading) -> None:
    for widget in (reading.browser.frame.book_page.texts[0], reading.browser.frame.mode):
        reading.put_focus(widget)
        reading.press(Key.Key_Return)
        assert reading.browser.isVisible()


def test_a_new_look_keeps_the_place(reading: Reading) -> None:
    reading.browser.open_at(Spot("classic", "match"))
    reading.browser.restyle(Look.of(LIGHT))
    assert reading.browser.frame.book_page.texts[0].anchor == Anchor("match")
