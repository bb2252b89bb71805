"""All the books and examples, in each language asked for, and the places in them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from dominoes_qt.narrate.rules import Book, Example, all_books, examples
from dominoes_qt.narrate.rules.book import Hit, search

PROGRAM = "program"


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in the rules.

    Attributes:
        book: its key.
        section: its id; empty is the title of the book.
        paragraph: its id; `None` is the title of the section.
        example: the id of a live example, instead of a section.
    """

    book: str
    section: str = ""
    paragraph: str | None = None
    example: str = ""


@dataclass(frozen=True, slots=True)
class Found:
    """A place with all words of a query, in at least one of the languages.

    Attributes:
        spans: by language, where the words stand in its text.
    """

    spot: Spot
    spans: dict[str, tuple[tuple[int, int], ...]]


class Library:
    """Makes the texts of a language when they are first asked for, and keeps them."""

    def __init__(self) -> None:
        self._books: dict[str, dict[str, Book]] = {}
        self._examples: dict[str, tuple[Example, ...]] = {}

    def books(self, language: str) -> tuple[Book, ...]:
        """Return the books of a language: games, program, glossary."""
        if language not in self._books:
            self._books[language] = {book.key: book for book in all_books(language)}
        return tuple(self._books[language].values())

    def book(self, key: str, language: str, beside: str | None = None) -> Book:
        """Return a book; its sections are in the order that they have in the language `beside`."""
        self.books(language)
        book = self._books[language][key]
        if beside is None or beside == language:
            return book
        order = [section.id for section in self.book(key, beside).sections]
        by_id = {section.id: section for section in book.sections}
        return replace(book, sections=tuple(by_id[name] for name in order))

    def examples(self, profile: str, language: str) -> tuple[Example, ...]:
        """Return the live examples of a game."""
        if language not in self._examples:
            self._examples[language] = examples(language)
        return tuple(each for each in self._examples[language] if each.profile == profile)

    def example(self, spot: Spot, language: str) -> Example | None:
        """Return the live example of a place."""
        found = (each for each in self.examples(spot.book, language) if each.id == spot.example)
        return next(found, None)

    def text(self, spot: Spot, language: str) -> str:
        """Return what stands at a place."""
        book = self.book(spot.book, language)
        if spot.paragraph is not None:
            paragraph = book.paragraph(spot.paragraph)
            return "" if paragraph is None else paragraph.text
        section = book.section(spot.section)
        return book.title if section is None else section.title

    def where(self, spot: Spot, language: str) -> tuple[str, str]:
        """Return the titles of book and section."""
        return (
            self.book(spot.book, language).title,
            self.text(replace(spot, paragraph=None), language),
        )

    def find(self, query: str, languages: Sequence[str]) -> tuple[Found, ...]:
        """Search every book in these languages; in the reading order of the first of them."""
        return tuple(
            found
            for book in self.books(languages[0])
            for found in self._find_in(book, query, languages)
        )

    def _find_in(self, book: Book, query: str, languages: Sequence[str]) -> list[Found]:
        spans: dict[Spot, dict[str, tuple[tuple[int, int], ...]]] = {}
        for language in languages:
            for hit in search(self.book(book.key, language), query):
                spans.setdefault(_spot(book, hit), {})[language] = hit.spans
        return [Found(spot, spans[spot]) for spot in _spots(book) if spot in spans]


def _spot(book: Book, hit: Hit) -> Spot:
    return Spot(book.key, hit.section, hit.paragraph)


def _spots(book: Book) -> list[Spot]:
    """Return every title and paragraph in reading order."""
    spots = []
    for section in book.sections:
        spots.append(Spot(book.key, section.id))
        spots += [Spot(book.key, section.id, text.id) for text in section.paragraphs]
    return spots
