"""The contents: a list of the books, and one of the sections of the current book.

Two plain lists, because Orca reads the wrong row when it comes back to a tree of Qt's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSignalBlocker,
    Qt,
    Signal,
)
from PySide6.QtWidgets import QWidget

from dominoes_qt.narrate.fill import fill
from dominoes_qt.narrate.rules import Book
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.row_list import RowList
from dominoes_qt.ui.rules.library import Library, Spot

Index = QModelIndex | QPersistentModelIndex

_NOWHERE = QModelIndex()
_EXAMPLES = "examples"
"""The section that live examples follow."""


class PlacesModel(QAbstractListModel):
    """One row for each of some places."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.places: Sequence[tuple[str, Spot]] = ()

    def set_places(self, places: Sequence[tuple[str, Spot]]) -> None:
        """List these; rows stay what they are if the places are the same."""
        before, self.places = self.places, places
        if [spot for _text, spot in before] == [spot for _text, spot in places]:
            if places:
                self.dataChanged.emit(self.index(0), self.index(len(places) - 1))
            return
        self.beginResetModel()
        self.endResetModel()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Return how many places there are."""
        return 0 if parent.isValid() else len(self.places)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the title of a place."""
        if role != Qt.ItemDataRole.DisplayRole or not index.isValid():
            return None
        return self.places[index.row()][0]

    def row_of(self, spot: Spot) -> int:
        """Return the row of a place, or -1."""
        rows = (row for row, (_text, each) in enumerate(self.places) if each == spot)
        return next(rows, -1)


class Contents(QObject):
    """The two lists, kept in step.

    Signals:
        visited: another place is current.
        entered: a place was chosen with Return or a click.
    """

    visited = Signal(object)
    entered = Signal(object)

    def __init__(self, library: Library, parent: QWidget) -> None:
        super().__init__(parent)
        self._library = library
        self._language = "en"
        self.books = RowList(parent)
        self.sections = RowList(parent)
        self.book_places = PlacesModel(self)
        self.section_places = PlacesModel(self)
        self.books.setModel(self.book_places)
        self.sections.setModel(self.section_places)
        self._connect_signals()

    def _connect_signals(self) -> None:
        self.books.current_changed.connect(self._book_visited)
        self.sections.current_changed.connect(self._section_visited)
        self.books.chosen.connect(lambda row: self.entered.emit(self.book_places.places[row][1]))
        self.sections.chosen.connect(
            lambda row: self.entered.emit(self.section_places.places[row][1])
        )

    def _book_visited(self, row: int) -> None:
        """Follow the reader; a list also makes a row current whenever it is shown."""
        if row >= 0 and self.books.hasFocus():
            spot = self.book_places.places[row][1]
            self._list_sections(spot.book)
            self.visited.emit(spot)

    def _section_visited(self, row: int) -> None:
        if row >= 0 and self.sections.hasFocus():
            self.visited.emit(self.section_places.places[row][1])

    # What is listed

    def list_books(self, language: str) -> None:
        """Write the contents in a language; what is current stays so."""
        self._language = language
        row = max(self.books.row, 0)
        books = self._library.books(language)
        with QSignalBlocker(self.books):
            self.book_places.set_places([(book.title, Spot(book.key)) for book in books])
        self._list_sections(books[row].key)

    def _list_sections(self, key: str) -> None:
        book = self._library.book(key, self._language)
        with QSignalBlocker(self.sections):
            self.section_places.set_places(self._places(book))

    def _places(self, book: Book) -> list[tuple[str, Spot]]:
        places = []
        for section in book.sections:
            places.append((section.title, Spot(book.key, section.id)))
            if section.id == _EXAMPLES:
                for example in self._library.examples(book.key, self._language):
                    text = QCoreApplication.translate("RulesWindow", "Step by step: {title}")
                    spot = Spot(book.key, example=example.id)
                    places.append((fill(text, title=example.title), spot))
        return places

    # Where the reader is

    def set_spot(self, spot: Spot) -> None:
        """Make a place current, without a word."""
        with QSignalBlocker(self.books), QSignalBlocker(self.sections):
            row = self.book_places.row_of(Spot(spot.book))
            if row != self.books.row:
                self.books.set_row(row)
                self._list_sections(spot.book)
            below = max(0, self.section_places.row_of(replace(spot, paragraph=None)))
            if below != self.sections.row:
                self.sections.set_row(below)

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        self.books.restyle(look)
        self.sections.restyle(look)
