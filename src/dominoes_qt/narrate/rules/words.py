"""The language that texts are made in: the application's own, or another beside it.

The rules are shown in two languages side by side, so that a text can be asked for in a language
that is not installed. `Words.translate` looks to lupdate like `QCoreApplication.translate`; texts
with a plural are for `Counted.tr`, which takes the translator.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

ASSETS = Path(__file__).parents[2] / "assets"


@dataclass(frozen=True, slots=True)
class Words:
    """Makes texts; without a `translator`, in the language that the application speaks."""

    translator: QTranslator | None = None

    def translate(self, context: str, text: str, note: str | None = None) -> str:
        """Return the text in this language."""
        if self.translator is None:
            return QCoreApplication.translate(context, text, note)
        return self.translator.translate(context, text, note) or text

    @property
    def locale(self) -> QLocale:
        """Return how this language writes numbers."""
        return QLocale(self.translate("Rules", "en", "the code of this language, for its numbers"))


def words_for(language: str | None = None) -> Words:
    """Return the texts of a language, such as `es`; `None` is that of the application."""
    if language is None:
        return Words()
    translator = QTranslator()
    translator.load(str(ASSETS / f"dominoes_{language}.qm"))
    return Words(translator)
