"""Books in two languages: the same ids, whole sentences, search, print, moments."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QCoreApplication

from dominoes_qt.engine.profiles import PROFILES
from dominoes_qt.narrate.language import Languages
from dominoes_qt.narrate.rules import (
    Book,
    Moment,
    all_books,
    as_html,
    as_text,
    fold,
    glossary,
    program,
    rule_book,
    rules_text,
    search,
    section_for,
)
from dominoes_qt.narrate.rules.book import find
from tests.narrate.support import ENGLISH

NAMES = {
    "block": ("Block", "Bloqueo"),
    "draw": ("Draw", "Robo"),
    "all-fives": ("All Fives", "Todos cincos"),
    "classic": ("Classic", "Clásico"),
    "muggins": ("Muggins", "Muggins"),
    "six-love": ("Six-Love (partners)", "Seis-cero (parejas)"),
}
LEFT_OVER = re.compile(r"[{}]|%n|%\d|\(s\)|\bNone\b")


def ids(book: Book) -> list[str]:
    return [section.id for section in book.sections] + [text.id for text in book.paragraphs]


@pytest.mark.parametrize("lang", ["en", "es"])
def test_sentences_are_whole(lang: str) -> None:
    for book in all_books(lang):
        for section in book.sections:
            assert section.paragraphs, section.id
            assert section.title
        for paragraph in book.paragraphs:
            assert not LEFT_OVER.search(paragraph.text), paragraph
            assert paragraph.text.rstrip("»")[-1] in ".…", paragraph
            assert "  " not in paragraph.text, paragraph


def test_languages_stand_side_by_side() -> None:
    for english, spanish in zip(all_books("en"), all_books("es"), strict=True):
        if english.key == "glossary":
            assert set(ids(english)) == set(ids(spanish))
        else:
            assert ids(english) == ids(spanish)
        assert len(set(ids(english))) == len(ids(english))
        for ours in english.paragraphs:
            theirs = spanish.paragraph(ours.id)
            assert theirs is not None
            assert theirs.text != ours.text, ours.id


@pytest.mark.parametrize("key", PROFILES)
def test_titles_are_the_names(key: str) -> None:
    assert (rule_book(key, "en").title, rule_book(key, "es").title) == NAMES[key]


def test_without_a_language_it_is_that_of_the_application(languages: Languages) -> None:
    for lang in ("es", "en"):
        languages.use(lang)
        assert rule_book("classic") == rule_book("classic", lang)
        assert program() == program(lang)
        assert glossary() == glossary(lang)


def test_an_unknown_language_is_english_and_an_unknown_profile_an_error() -> None:
    assert rule_book("block", "xx").title == "Block"
    with pytest.raises(KeyError):
        rule_book("bridge")


def test_numbers_follow_the_language(qapp: QCoreApplication) -> None:
    texts = [rule_book("all-fives", lang).paragraph("match.choice") for lang in ("en", "es")]
    assert [text and re.findall(r"1\W?000", text.text) for text in texts] == [["1,000"], ["1000"]]


def test_search_minds_neither_accents_nor_case() -> None:
    book = rule_book("classic", "es")
    hits = search(book, "LINEA Direccion")
    assert [hit.section for hit in hits if hit.paragraph]
    for hit in hits:
        paragraph = book.paragraph(hit.paragraph or "")
        assert paragraph is not None
        words = {fold(paragraph.text[start:end]) for start, end in hit.spans}
        assert words == {"linea", "direccion"}
    assert search(book, "línea dirección") == hits
    assert [hit.section for hit in search(book, "términos") if hit.paragraph is None] == ["terms"]
    assert search(book, "  ") == ()
    assert search(book, "mahjong") == ()


def test_a_letter_that_folds_into_two_is_found_in_place() -> None:
    assert find("Straße ½", ["sse"]) == ((4, 6),)


def test_text_keeps_to_its_width() -> None:
    text = as_text(rule_book("six-love", "es"), 60)
    assert max(map(len, text.splitlines())) <= 60
    wide = as_text(rule_book("six-love", "es"), 0)
    assert max(map(len, wide.splitlines())) > 100


def test_html_is_well_formed_and_carries_the_ids() -> None:
    book = rule_book("muggins", "es")
    page = as_html(book, "es").removeprefix("<!DOCTYPE html>\n").replace('charset="utf-8">', "/>")
    root = ET.fromstring(page)
    found = [element.get("id") for element in root.iter() if element.get("id")]
    assert sorted(map(str, found)) == sorted(ids(book))
    assert root.get("lang") == "es"


def test_everything_can_be_printed() -> None:
    whole = rules_text(None, "es")
    for book in all_books("es"):
        assert f"{book.title}\n===" in whole
    assert rules_text("draw", "en").startswith("Draw\n====\n")


@pytest.mark.parametrize("moment", Moment)
@pytest.mark.parametrize("key", PROFILES)
def test_each_moment_has_its_place(key: str, moment: Moment) -> None:
    place = section_for(moment)
    book = program("en") if place.in_program else rule_book(key, "en")
    assert book.section(place.section)
    if place.paragraph and moment not in (Moment.NOMINATION, Moment.SPINNER):
        assert book.paragraph(place.paragraph)


def test_moments_of_some_profiles_have_their_paragraph() -> None:
    nominating, spinning = section_for(Moment.NOMINATION), section_for(Moment.SPINNER)
    assert rule_book("six-love", "en").paragraph(nominating.paragraph or "")
    assert rule_book("classic", "en").paragraph(spinning.paragraph or "")


def test_the_glossary_has_both_languages() -> None:
    english, spanish = glossary("en"), glossary("es")
    assert {entry.id for entry in english} == {entry.id for entry in spanish}
    by_id = {entry.id: entry.term for entry in spanish}
    expected = {
        "tile": "ficha",
        "half": "mitad",
        "blank": "blanca",
        "double": "doble",
        "hand": "mano",
        "seat": "asiento",
        "side": "bando",
        "lead": "salir",
        "nominate": "designar",
        "coordinator": "coordinador",
        "end": "extremo",
        "arm": "brazo",
        "spinner": "cruce",
        "yard": "pozo",
        "draw": "robar",
        "pass": "pasar",
        "out": "dominar",
        "block": "cierre",
        "settlement": "recuento",
        "target": "meta",
        "hard-end": "extremo duro",
        "key-bone": "ficha clave",
        "reset": "vuelta a cero",
    }
    assert {name: by_id[name] for name in expected} == expected
    terms = [fold(entry.term) for entry in spanish]
    assert terms == sorted(terms)


def test_spanish_has_no_english_left() -> None:
    known = {"a", "pose"}
    for book in all_books("es"):
        for paragraph in book.paragraphs:
            words = set(re.findall(r"[^\W\d_]+", paragraph.text.casefold()))
            assert not words & (ENGLISH - known), paragraph
