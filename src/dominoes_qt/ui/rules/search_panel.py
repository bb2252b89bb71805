"""The search: a field to write in, and below the contents a list of what was found."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtWidgets import QWidget

from dominoes_qt.narrate.counted import Counted
from dominoes_qt.narrate.fill import fill
from dominoes_qt.narrate.words import number
from dominoes_qt.ui.row_list import RowList
from dominoes_qt.ui.rules.library import Found, Library
from dominoes_qt.ui.theme import SPACE

_AROUND = 40
"""How many characters of a paragraph are shown before and after what was found."""
_NOWHERE = QModelIndex()

Index = QModelIndex | QPersistentModelIndex


class HitsModel(QAbstractListModel):
    """One row for each place that was found."""

    def __init__(self, library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._languages: Sequence[str] = ("en",)
        self.hits: tuple[Found, ...] = ()

    def set_hits(self, hits: tuple[Found, ...], languages: Sequence[str]) -> None:
        """Show these; titles are in the first language, and snippets in it if that has the words.

        The languages that the texts are shown in come first.
        """
        before = self.hits
        self.hits, self._languages = hits, languages
        if [hit.spot for hit in before] != [hit.spot for hit in hits]:
            self.beginResetModel()
            self.endResetModel()
        elif hits:
            self.dataChanged.emit(self.index(0), self.index(len(hits) - 1))

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Return how many places were found."""
        return 0 if parent.isValid() else len(self.hits)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return where it is, and some of what stands there."""
        if role != Qt.ItemDataRole.DisplayRole or not index.isValid():
            return None
        return self.row_text(index.row())

    def row_text(self, row: int) -> str:
        """Return what a row says."""
        hit = self.hits[row]
        book, section = self._library.where(hit.spot, self._languages[0])
        if hit.spot.paragraph is None:
            text = QCoreApplication.translate("RulesWindow", "{book}, {section}")
            return fill(text, book=book, section=section)
        text = QCoreApplication.translate("RulesWindow", "{book}, {section}: {words}")
        return fill(text, book=book, section=section, words=self._snippet(hit))

    def _snippet(self, hit: Found) -> str:
        language = next(code for code in self._languages if code in hit.spans)
        text = self._library.text(hit.spot, language)
        first, last = hit.spans[language][0]
        start, end = max(0, first - _AROUND), min(len(text), last + _AROUND)
        start = text.rfind(" ", 0, start) + 1 if start else 0
        end = text.find(" ", end) if text.find(" ", end) > 0 else len(text)
        before, after = "… " if start else "", " …" if end < len(text) else ""
        return f"{before}{text[start:end]}{after}"


class HitsList(RowList):
    """The list of what was found."""

    def __init__(self, library: Library, parent: QWidget | None = None) -> None:
        super().__init__(parent, tight=True)
        self.found = HitsModel(library, self)
        self.setModel(self.found)
        self.setSpacing(SPACE // 4)


def how_many(hits: Sequence[Found], query: str) -> str:
    """Return how much was found."""
    if not query.strip():
        return ""
    if not hits:
        return QCoreApplication.translate("RulesWindow", "Nothing found.")
    return fill(Counted.tr("{count} place(s) found.", "", len(hits)), count=number(len(hits)))


def which(row: int, hits: Sequence[Found], text: str) -> str:
    """Return which of the places this is, and what stands there."""
    place = QCoreApplication.translate("RulesWindow", "{place} of {count}. {words}")
    return fill(place, place=number(row + 1), count=number(len(hits)), words=text)
