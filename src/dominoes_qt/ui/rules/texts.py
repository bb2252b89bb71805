"""Texts to read in with the keyboard: a caret that moves, but nothing to be changed.

Qt's text browser has no caret, so that readers say nothing of what is in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import (
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtWidgets import QTextEdit, QWidget

from dominoes_qt.narrate.rules import Book
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.theme import SPACE, TextSize
from dominoes_qt.ui.widgets import steady_bar

_LINE_WIDTH = 44
"""The widest a line gets, in heights of the font; longer ones are hard to read."""

Spans = Sequence[tuple[int, int]]


class ReadingText(QTextEdit):
    """Text to read with the arrow keys."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        steady_bar(self)
        self.setCursorWidth(2)
        self.document().setUndoRedoEnabled(False)
        self.document().setDocumentMargin(1.5 * SPACE)

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        self.setFont(look.font(TextSize.BODY))


class Anchor(NamedTuple):
    """What a block of text is: title of the book or of a section, or a paragraph."""

    section: str = ""
    paragraph: str | None = None


class _Piece(NamedTuple):
    anchor: Anchor
    text: str


class BookText(ReadingText):
    """A book, one block of text for each title and paragraph.

    Signals:
        reached: the caret has come to another block, with its number.
    """

    reached = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._anchors: list[Anchor] = []
        self._block = 0
        self._look: Look | None = None
        self._marks: Mapping[Anchor, Spans] = {}
        self.cursorPositionChanged.connect(self._caret_moved)

    # What is in it

    def show_book(self, book: Book, look: Look) -> None:
        """Show a book; the caret stays in its block if there is one like it."""
        before = self.anchor
        self._look = look
        self.restyle(look)
        pieces = list(_pieces(book))
        self._anchors = [piece.anchor for piece in pieces]
        with _quietly(self.document()), QSignalBlocker(self):
            self.clear()
            cursor = QTextCursor(self.document())
            cursor.beginEditBlock()
            for number, piece in enumerate(pieces):
                if number:
                    cursor.insertBlock()
                cursor.setBlockFormat(_block_format(piece.anchor))
                cursor.insertText(piece.text, _letters(piece.anchor, look))
            cursor.endEditBlock()
        self.set_marks({})
        self.go_to(before if before in self._anchors else Anchor())

    def set_line_width(self, *, limited: bool) -> None:
        """Keep lines from getting too long to be read, or use all the room."""
        root = self.document().rootFrame()
        form = root.frameFormat()
        room = self.viewport().width() - 2 * form.leftMargin()
        most = _LINE_WIDTH * self.fontMetrics().height() if limited else room
        form.setRightMargin(form.leftMargin() + max(0, room - most))
        with _quietly(self.document()):
            root.setFrameFormat(form)

    # Where the caret is

    @property
    def block(self) -> int:
        """Return the number of the block with the caret."""
        return self.textCursor().blockNumber()

    @property
    def anchor(self) -> Anchor:
        """Return what the caret is in."""
        return self._anchors[self.block] if self._anchors else Anchor()

    def go_to(self, anchor: Anchor) -> None:
        """Put the caret at the start of a paragraph or title, and that at the top."""
        if anchor not in self._anchors:
            anchor = Anchor(anchor.section)
        if anchor not in self._anchors:
            anchor = Anchor()
        self.go_to_block(self._anchors.index(anchor))
        self.scroll_to_caret()

    def scroll_to_caret(self) -> None:
        """Bring the block with the caret to the top."""
        top = self.document().documentLayout().blockBoundingRect(self._at(self.block)).top()
        self.verticalScrollBar().setValue(int(top) - SPACE)

    def go_to_block(self, number: int) -> None:
        """Put the caret at the start of a block."""
        cursor = QTextCursor(self._at(number))
        self._block = number
        self.setTextCursor(cursor)

    def _at(self, number: int) -> QTextBlock:
        return self.document().findBlockByNumber(number)

    def _caret_moved(self) -> None:
        if self.block != self._block:
            self._block = self.block
            self.reached.emit(self._block)

    # Words that were searched for

    def set_marks(self, marks: Mapping[Anchor, Spans]) -> None:
        """Mark these places in these paragraphs."""
        self._marks = marks
        chosen = [
            self._selection(number, span)
            for number, anchor in enumerate(self._anchors)
            for span in marks.get(anchor, ())
        ]
        self.setExtraSelections(chosen)

    def _selection(self, number: int, span: tuple[int, int]) -> QTextEdit.ExtraSelection:
        assert self._look is not None
        start = self._at(number).position()
        made = QTextEdit.ExtraSelection()
        cursor = QTextCursor(self.document())
        cursor.setPosition(start + span[0])
        cursor.setPosition(start + span[1], QTextCursor.MoveMode.KeepAnchor)
        made.cursor = cursor
        form = QTextCharFormat()
        form.setBackground(self._look.theme.colour("accent"))
        form.setForeground(self._look.theme.colour("on_accent"))
        made.format = form
        return made

    # Two of them side by side

    def heights(self) -> list[float]:
        """Return how high the lines of each block are together."""
        self.document().documentLayout().documentSize()
        blocks = (self._at(number) for number in range(len(self._anchors)))
        return [block.layout().boundingRect().height() for block in blocks]

    def set_room(self, extra: Sequence[float]) -> None:
        """Leave so much more room below each block."""
        with _quietly(self.document()):
            cursor = QTextCursor(self.document())
            cursor.beginEditBlock()
            for number, more in enumerate(extra):
                following = self._anchors[number + 1 : number + 2]
                form = QTextBlockFormat()
                form.setBottomMargin(_gap(self._anchors[number], following) + more)
                cursor.setPosition(self._at(number).position())
                cursor.mergeBlockFormat(form)
            cursor.endEditBlock()


def _quietly(document: QTextDocument) -> QSignalBlocker:
    """Let a document change without a word: a reader would be told of every block."""
    return QSignalBlocker(document)


def _pieces(book: Book) -> Iterator[_Piece]:
    yield _Piece(Anchor(), book.title)
    for section in book.sections:
        yield _Piece(Anchor(section.id), section.title)
        for paragraph in section.paragraphs:
            yield _Piece(Anchor(section.id, paragraph.id), paragraph.text)


def _gap(anchor: Anchor, following: Sequence[Anchor]) -> float:
    """Return the room below a block: more before a heading, less after one."""
    if following and following[0].paragraph is None:
        return 2.5 * SPACE
    return SPACE if anchor.paragraph is not None else SPACE / 2


def _block_format(anchor: Anchor) -> QTextBlockFormat:
    form = QTextBlockFormat()
    if anchor.paragraph is None:
        form.setHeadingLevel(2 if anchor.section else 1)
    return form


def _letters(anchor: Anchor, look: Look) -> QTextCharFormat:
    form = QTextCharFormat()
    is_heading = anchor.paragraph is None
    size = TextSize.BODY if anchor.section else TextSize.TITLE
    form.setFont(look.font(size, bold=is_heading))
    name = "accent" if is_heading and anchor.section else "text"
    form.setForeground(look.theme.colour(name))
    form.clearProperty(QTextFormat.Property.BackgroundBrush)
    return form
