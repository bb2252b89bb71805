"""Texts with a plural.

lupdate takes a name in the fourth place of `QCoreApplication.translate` for an encoding and
loses the plural; it reads `Counted.tr("…", "", n)` rightly, and "Counted" is the context then.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QTranslator


class Counted:
    """The translation context of all texts that depend on a number."""

    @staticmethod
    def tr(text: str, comment: str, number: int, translator: QTranslator | None = None) -> str:
        """Return the text in the plural form for that number; `text` must be a literal.

        It comes from the translator if there is one, else in the language of the application.
        """
        if translator is None:
            return QCoreApplication.translate("Counted", text, comment, number)
        found = translator.translate("Counted", text, comment, number) or text
        return found.replace("%n", str(number))
