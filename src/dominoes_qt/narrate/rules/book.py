"""What a book of rules is, how it is searched, and how it is printed as text and HTML.

Ids of sections and paragraphs are the same in every language.
"""

from __future__ import annotations

import textwrap
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from html import escape


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph; its `id` begins with that of its section, such as `turn.must`."""

    id: str
    text: str


@dataclass(frozen=True, slots=True)
class Section:
    """A section of a book."""

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """The rules of one profile, or the notes on the program, in one language."""

    key: str
    title: str
    sections: tuple[Section, ...]

    def section(self, wanted: str) -> Section | None:
        """Return the section with that id."""
        return next((section for section in self.sections if section.id == wanted), None)

    def paragraph(self, wanted: str) -> Paragraph | None:
        """Return the paragraph with that id."""
        return next((found for found in self.paragraphs if found.id == wanted), None)

    @property
    def paragraphs(self) -> Iterator[Paragraph]:
        """Return all paragraphs in reading order."""
        for section in self.sections:
            yield from section.paragraphs


Texts = Iterable[tuple[str, str]]
"""Paragraphs in the making: the last part of the id, and the text."""


def section(name: str, title: str, texts: Texts) -> Section:
    """Return a section of these texts; their ids get its own in front."""
    return Section(name, title, tuple(Paragraph(f"{name}.{part}", text) for part, text in texts))


@dataclass(frozen=True, slots=True)
class Hit:
    """A title or paragraph that holds every word of a query.

    Attributes:
        paragraph: its id; `None` for the title of the section.
        spans: where the words stand in its text, in order.
    """

    section: str
    paragraph: str | None
    spans: tuple[tuple[int, int], ...]


def fold(text: str) -> str:
    """Return the text as it is compared: without accents, all in lower case."""
    return "".join(letters for letters in map(_fold_letter, text))


def _fold_letter(letter: str) -> str:
    parts = unicodedata.normalize("NFKD", letter)
    return "".join(part for part in parts if not unicodedata.combining(part)).casefold()


def search(book: Book, query: str) -> tuple[Hit, ...]:
    """Return the titles and paragraphs with all words of the query, in reading order."""
    words = [fold(word) for word in query.split()]
    if not words:
        return ()
    hits = []
    for part in book.sections:
        texts = [(None, part.title), *((text.id, text.text) for text in part.paragraphs)]
        for place, text in texts:
            spans = find(text, words)
            if spans:
                hits.append(Hit(part.id, place, spans))
    return tuple(hits)


def find(text: str, words: Iterable[str]) -> tuple[tuple[int, int], ...]:
    """Return where the folded words stand in a text; nothing unless all of them do."""
    pieces = [_fold_letter(letter) for letter in text]
    origin = [place for place, piece in enumerate(pieces) for _ in piece]
    folded = "".join(pieces)
    spans: set[tuple[int, int]] = set()
    for word in words:
        start = folded.find(word)
        if start < 0:
            return ()
        while start >= 0:
            spans.add((origin[start], origin[start + len(word) - 1] + 1))
            start = folded.find(word, start + 1)
    return tuple(sorted(spans))


def as_text(book: Book, width: int = 80) -> str:
    """Return the book as plain text, with lines of at most `width` characters; 0: unbroken."""
    lines = [book.title, "=" * len(book.title)]
    for part in book.sections:
        lines += ["", part.title, "-" * len(part.title)]
        for paragraph in part.paragraphs:
            lines += ["", textwrap.fill(paragraph.text, width) if width else paragraph.text]
    return "\n".join(lines) + "\n"


def as_html(book: Book, language: str = "en") -> str:
    """Return the book as a whole HTML document; sections and paragraphs carry their ids."""
    title = escape(book.title)
    lines = [
        "<!DOCTYPE html>",
        f'<html lang="{escape(language)}">',
        f'<head><meta charset="utf-8"><title>{title}</title></head>',
        "<body>",
        f"<h1>{title}</h1>",
    ]
    for part in book.sections:
        lines.append(f'<h2 id="{part.id}">{escape(part.title)}</h2>')
        lines += [f'<p id="{text.id}">{escape(text.text)}</p>' for text in part.paragraphs]
    return "\n".join([*lines, "</body>", "</html>"]) + "\n"
