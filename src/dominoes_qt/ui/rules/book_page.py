"""A book in one language, or in two beside each other, paragraph by paragraph.

Each language is a text of its own, so that a reader reads one of them on and on; Tab leads to
the same paragraph in the other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from dominoes_qt.narrate.fill import fill
from dominoes_qt.narrate.rules import Book
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.rules.texts import Anchor, BookText, Spans
from dominoes_qt.ui.theme import SPACE
from dominoes_qt.ui.widgets import label_for, name


class BookPage(QWidget):
    """One or two texts that scroll together.

    Signals:
        reached: the reader has come to another section, with its id.
    """

    reached = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.texts = (BookText(self), BookText(self))
        self.labels = tuple(label_for(text) for text in self.texts)
        self._books: Sequence[Book] = ()
        self._languages: Sequence[str] = ()
        self._look: Look | None = None
        self._section = ""
        self._goal: Anchor | None = None
        self._aligning = QTimer(self)
        self._aligning.setSingleShot(True)
        self._aligning.setInterval(0)
        self._grid = QGridLayout(self)
        self._lay_out()
        self._connect_signals()

    def _lay_out(self) -> None:
        grid = self._grid
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(2 * SPACE)
        grid.setVerticalSpacing(SPACE // 2)
        for column, (label, text) in enumerate(zip(self.labels, self.texts, strict=True)):
            grid.addWidget(label, 0, column)
            grid.addWidget(text, 1, column)
        grid.setColumnStretch(0, 1)

    def _connect_signals(self) -> None:
        left, right = self.texts
        self._aligning.timeout.connect(self._align)
        left.verticalScrollBar().valueChanged.connect(right.verticalScrollBar().setValue)
        right.verticalScrollBar().valueChanged.connect(left.verticalScrollBar().setValue)
        left.reached.connect(lambda number: self._follow(left, number))
        right.reached.connect(lambda number: self._follow(right, number))

    @property
    def shown(self) -> Sequence[BookText]:
        """Return the texts that are in use."""
        return self.texts[: len(self._books)]

    def show_books(self, books: Sequence[Book], languages: Sequence[str], look: Look) -> None:
        """Show a book, in one or two languages; `languages` are their names."""
        if (books, look) == (self._books, self._look):
            return
        self._look, self._books, self._languages = look, books, languages
        for text, label, book in zip(self.texts, self.labels, books, strict=False):
            text.show_book(book, look)
            text.show()
            label.setVisible(len(books) > 1)
        for text, label in list(zip(self.texts, self.labels, strict=True))[len(books) :]:
            label.hide()
            text.hide()
            text.clear()
        self._grid.setColumnStretch(1, len(books) - 1)
        self.retranslate()
        self._aligning.start()

    def retranslate(self) -> None:
        """Name the texts in the language of now."""
        if len(self._books) == 1:
            # Readers call a text as its label is called, even if that is not shown.
            title = self._books[0].title
            self.labels[0].setText(title)
            about = QCoreApplication.translate("RulesWindow", "Arrow keys read line by line")
            name(self.texts[0], title, about)
            return
        about = QCoreApplication.translate(
            "RulesWindow", "Tab leads to the same paragraph in the other language"
        )
        for text, label, language in zip(self.texts, self.labels, self._languages, strict=False):
            label.setText(language)
            spoken = QCoreApplication.translate("RulesWindow", "Rules in {language}")
            name(text, fill(spoken, language=language), about)

    # Where the reader is

    def go_to(self, anchor: Anchor) -> None:
        """Show a paragraph or title."""
        self._section = anchor.section
        self._goal = anchor
        for text in self.shown:
            text.go_to(anchor)
        self._aligning.start()

    def set_marks(self, marks: Sequence[Mapping[Anchor, Spans]]) -> None:
        """Mark words in each of the texts."""
        for text, places in zip(self.texts, marks, strict=False):
            text.set_marks(places)

    def take_focus(self) -> None:
        """Put the focus into the text."""
        self.texts[0].setFocus()

    def _follow(self, leading: BookText, number: int) -> None:
        self._goal = None
        for text in self.shown:
            if text is not leading:
                bar = text.verticalScrollBar().value()
                text.go_to_block(number)
                text.verticalScrollBar().setValue(bar)
        section = leading.anchor.section
        if section != self._section:
            self._section = section
            self.reached.emit(section)

    # How they lie beside each other

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._aligning.start()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._aligning.start()

    def _align(self) -> None:
        """Let each paragraph begin at the height of the same one beside it."""
        if not self._books or not self.isVisible():
            return
        top = self.texts[0].cursorRect().top()
        for text in self.shown:
            text.set_line_width(limited=len(self._books) == 1)
        heights = [text.heights() for text in self.shown]
        most = [max(beside) for beside in zip(*heights, strict=True)]
        for text, own in zip(self.shown, heights, strict=True):
            text.set_room([high - low for high, low in zip(most, own, strict=True)])
        if self._goal is not None:
            self.texts[0].scroll_to_caret()
            self._goal = None
        else:
            bar = self.texts[0].verticalScrollBar()
            bar.setValue(bar.value() + self.texts[0].cursorRect().top() - top)
