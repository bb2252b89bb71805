"""Books to take away: as text, as HTML, and on paper; in one language or two beside each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from itertools import zip_longest
from pathlib import Path

from PySide6.QtGui import QTextDocument
from PySide6.QtPrintSupport import QPrinter

from dominoes_qt.narrate.rules import Book, Section, as_html, as_text

_HTML = (".html", ".htm")
_STYLE = "body{font-family:sans-serif;line-height:1.4} td{vertical-align:top;padding:0.2em 1em}"


def html_of(books: Sequence[Book], languages: Sequence[str]) -> str:
    """Return a whole HTML document; two languages stand in two columns of a table."""
    if len(books) == 1:
        return as_html(books[0], languages[0])
    title = " · ".join(escape(book.title) for book in books)
    lines = [
        "<!DOCTYPE html>",
        f'<html lang="{escape(languages[0])}">',
        f'<head><meta charset="utf-8"><title>{title}</title><style>{_STYLE}</style></head>',
        "<body><table>",
        _row("h1", [book.title for book in books], languages),
    ]
    for beside in _sections(books):
        lines.append(_row("h2", [section.title for section in beside], languages))
        lines += [_row("p", texts, languages) for texts in _paragraphs(beside)]
    return "\n".join([*lines, "</table></body>", "</html>"]) + "\n"


def text_of(books: Sequence[Book]) -> str:
    """Return plain text; of two languages, each paragraph is followed by its other one."""
    if len(books) == 1:
        return as_text(books[0])
    lines = [" · ".join(book.title for book in books)]
    for beside in _sections(books):
        lines.append(" · ".join(section.title for section in beside))
        lines += ["\n".join(texts) for texts in _paragraphs(beside)]
    return "\n\n".join(lines) + "\n"


def write(file: Path, books: Sequence[Book], languages: Sequence[str]) -> None:
    """Write HTML if the name of the file says so, else text.

    Raises:
        OSError: the file cannot be written.
    """
    is_html = file.suffix.lower() in _HTML
    file.write_text(html_of(books, languages) if is_html else text_of(books), encoding="utf-8")


def print_on(printer: QPrinter, books: Sequence[Book], languages: Sequence[str]) -> bool:
    """Print; return whether the printer took it."""
    document = QTextDocument()
    document.setHtml(html_of(books, languages))
    document.print_(printer)
    return printer.printerState() is not QPrinter.PrinterState.Error


def _row(tag: str, texts: Sequence[str], languages: Sequence[str]) -> str:
    cells = (
        f'<td width="50%" lang="{escape(code)}"><{tag}>{escape(text)}</{tag}></td>'
        for text, code in zip(texts, languages, strict=True)
    )
    return f"<tr>{''.join(cells)}</tr>"


def _sections(books: Sequence[Book]) -> Iterator[Sequence[Section]]:
    yield from zip(*(book.sections for book in books), strict=True)


def _paragraphs(beside: Sequence[Section]) -> Iterator[list[str]]:
    for texts in zip_longest(*(section.paragraphs for section in beside)):
        yield [text.text if text else "" for text in texts]
