"""Texts with a plural.

lupdate takes a name in the fourth place of `QCoreApplication.translate` for an encoding and
loses the plural; it reads `Counted.tr("…", "", n)` rightly, and "Counted" is the context then.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


class Counted:
    """The translation context of all texts that depend on a number."""

    @staticmethod
    def tr(text: str, comment: str, number: int) -> str:
        """Return the text in the plural form for that number; `text` must be a literal."""
        return QCoreApplication.translate("Counted", text, comment, number)
