"""The rules as people read them: books, glossary, live examples; in every language.

`rule_book("classic")` follows the language of the application; `rule_book("classic", "es")` is
Spanish beside it. Every figure in them comes from the profiles and the engine.
"""

from dominoes_qt.narrate.rules.book import (
    Book,
    Hit,
    Paragraph,
    Section,
    as_html,
    as_text,
    fold,
    search,
)
from dominoes_qt.narrate.rules.examples import Example, Step, examples, examples_for
from dominoes_qt.narrate.rules.glossary import Entry, glossary
from dominoes_qt.narrate.rules.rulebook import (
    Moment,
    Place,
    all_books,
    glossary_book,
    program,
    rule_book,
    rules_text,
    section_for,
)

__all__ = [
    "Book",
    "Entry",
    "Example",
    "Hit",
    "Moment",
    "Paragraph",
    "Place",
    "Section",
    "Step",
    "all_books",
    "as_html",
    "as_text",
    "examples",
    "examples_for",
    "fold",
    "glossary",
    "glossary_book",
    "program",
    "rule_book",
    "rules_text",
    "search",
    "section_for",
]
