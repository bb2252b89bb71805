"""The rules browser: a window beside the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QDialog, QPushButton, QVBoxLayout, QWidget

from dominoes_qt.narrate import words
from dominoes_qt.narrate.files import file_fault
from dominoes_qt.narrate.fill import fill
from dominoes_qt.narrate.language import Languages
from dominoes_qt.narrate.rules import Book
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.rules import asking, documents
from dominoes_qt.ui.rules.frame import Frame
from dominoes_qt.ui.rules.library import Found, Library, Spot
from dominoes_qt.ui.rules.search_panel import how_many, which
from dominoes_qt.ui.rules.texts import Anchor

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_TYPING_MS = 500


class RulesBrowser(QDialog):
    """Contents at the left, what they lead to at the right. Not modal; Escape closes it."""

    def __init__(
        self,
        look: Look,
        languages: Languages,
        announce: Callable[[str], None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._languages = languages
        self._announce = announce
        self.library = Library()
        self.frame = Frame(look, self.library, announce, self)
        self._spoken = languages.current
        self._spot = Spot(self.library.books(self._spoken)[0].key)
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_TYPING_MS)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.frame)
        self.retranslate()
        self.restyle(look)
        self.frame.contents.set_spot(self._spot)
        self._connect_signals()
        self.frame.contents.books.setFocus()

    def _connect_signals(self) -> None:
        frame = self.frame
        frame.mode.currentIndexChanged.connect(self._mode_chosen)
        frame.contents.visited.connect(self._visit)
        frame.contents.entered.connect(self._enter)
        frame.book_page.reached.connect(self._reached)
        frame.example_page.noted.connect(self._say)
        frame.field.textChanged.connect(self._typing.start)
        self._typing.timeout.connect(self._search)
        frame.find_next.clicked.connect(self.find_next)
        frame.hits.current_changed.connect(self._hit_visited)
        frame.hits.chosen.connect(lambda _row: frame.book_page.take_focus())
        frame.print_button.clicked.connect(self._ask_printer)
        frame.save_button.clicked.connect(self._ask_file)
        frame.close_button.clicked.connect(self.reject)
        for keys, what in (
            (("F3", "Ctrl+G"), self.find_next),
            (("Shift+F3", "Ctrl+Shift+G"), self.find_last),
            (("Ctrl+F",), frame.field.setFocus),
            (("Ctrl+P",), self._ask_printer),
            (("Ctrl+S",), self._ask_file),
        ):
            for key in keys:
                QShortcut(QKeySequence(key), self).activated.connect(what)

    # Languages

    @property
    def shown(self) -> tuple[str, ...]:
        """Return the languages that texts are shown in, the window's own before others."""
        return tuple(str(self.frame.mode.currentData() or self._languages.current).split("+"))

    @property
    def _titles(self) -> str:
        """Return the language of titles: the window's own if that is shown."""
        return self.shown[0]

    def _modes(self) -> list[tuple[str, object]]:
        own = self._languages.current
        others = [code for code in self._languages.available if code != own]
        name = self._languages.name
        single = [(name(code), code) for code in self._languages.available]
        pairs = [(words.all_of([name(own), name(code)]), f"{own}+{code}") for code in others]
        return [*single, *pairs]

    def _mode_chosen(self) -> None:
        self._fill_contents()
        self._list_hits()
        self._show()

    # Where the reader is

    @property
    def spot(self) -> Spot:
        """Return the place that is shown."""
        return self._spot

    def go_to(self, spot: Spot) -> None:
        """Show a place."""
        self._spot = spot
        self._show()

    def open_at(self, spot: Spot) -> None:
        """Show a place, and put the focus into it."""
        self.go_to(spot)
        self._focus_spot()

    def _visit(self, spot: Spot) -> None:
        if spot != replace(self._spot, paragraph=None):
            self.go_to(spot)

    def _enter(self, spot: Spot) -> None:
        self.open_at(spot)
        if spot.example:
            self.frame.example_page.tell()

    def _focus_spot(self) -> None:
        page = self.frame.example_page if self._spot.example else self.frame.book_page
        page.take_focus()

    def _reached(self, section: str) -> None:
        """The caret has come into another section: the contents follow."""
        self._spot = Spot(self._spot.book, section)
        self.frame.contents.set_spot(self._spot)

    def _books(self) -> list[Book]:
        beside = self._titles
        return [self.library.book(self._spot.book, code, beside) for code in self.shown]

    def _show(self) -> None:
        spot, frame = self._spot, self.frame
        frame.contents.set_spot(spot)
        names = [self._languages.name(code) for code in self.shown]
        frame.book_page.show_books(self._books(), names, self._look)
        if spot.example:
            found = [self.library.example(spot, code) for code in self.shown]
            examples = [each for each in found if each is not None]
            frame.example_page.show_examples(examples, names)
            frame.turn_to(frame.example_page)
            return
        self._mark()
        frame.turn_to(frame.book_page)
        frame.book_page.go_to(Anchor(spot.section, spot.paragraph))

    def _fill_contents(self) -> None:
        self.frame.contents.list_books(self._titles)
        self.frame.contents.set_spot(self._spot)

    # Search

    @property
    def hits(self) -> tuple[Found, ...]:
        """Return what was found."""
        return self.frame.hits.found.hits

    def _search(self) -> None:
        """Look in every language, and say how much there is."""
        self._typing.stop()
        self._list_hits()
        self._say(how_many(self.hits, self.frame.field.text()))

    def _list_hits(self) -> None:
        """List what is found now; the languages that are shown come first."""
        others = (code for code in self._languages.available if code not in self.shown)
        languages = (*self.shown, *others)
        self.frame.show_hits(self.library.find(self.frame.field.text(), languages), languages)
        self._mark()

    def _mark(self) -> None:
        marks = [
            {
                Anchor(hit.spot.section, hit.spot.paragraph): hit.spans[code]
                for hit in self.hits
                if hit.spot.book == self._spot.book and code in hit.spans
            }
            for code in self.shown
        ]
        self.frame.book_page.set_marks(marks)

    def find_next(self) -> None:
        """Go to the next hit, round and round, and say what stands there."""
        self._find(1)

    def find_last(self) -> None:
        """Go to the hit before."""
        self._find(-1)

    def _find(self, by: int) -> None:
        if self._typing.isActive():
            self._search()
        hits = self.hits
        if not hits:
            self._say(how_many(hits, self.frame.field.text()) or _nothing_to_find())
            return
        here = [row for row, hit in enumerate(hits) if hit.spot == self._spot]
        row = (here[0] + by) % len(hits) if here else (0 if by > 0 else len(hits) - 1)
        self.frame.hits.set_row(row)
        self.go_to(hits[row].spot)
        self._say(which(row, hits, self.frame.hits.found.row_text(row)))

    def _hit_visited(self, row: int) -> None:
        if 0 <= row < len(self.hits):
            self.go_to(self.hits[row].spot)

    # To take away

    def _ask_file(self) -> None:
        asking.ask_file(self, self._spot.book, self.save)

    def save(self, file: Path) -> bool:
        """Save the book that is shown; return whether that could be done, and say so."""
        try:
            documents.write(file, self._books(), self.shown)
        except OSError as error:
            self._say(file_fault("write", str(file), error))
            return False
        text = QCoreApplication.translate("RulesWindow", "Saved: {file}")
        self._say(fill(text, file=file.name))
        return True

    def _ask_printer(self) -> None:
        asking.ask_printer(self, self._books()[0].title, self.print_on)

    def print_on(self, printer: QPrinter) -> bool:
        """Print the book that is shown; return whether the printer took it, and say so."""
        done = documents.print_on(printer, self._books(), self.shown)
        self._say(_printed(done=done))
        return done

    # What the whole window does

    def _say(self, text: str) -> None:
        """Show a line, and say it."""
        self.frame.status.setText(text)
        if text:
            self._announce(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Return press the button that has the focus, or find; nothing else."""
        if event.key() not in _ENTER:
            super().keyPressEvent(event)
            return
        focused = self.focusWidget()
        if isinstance(focused, QPushButton):
            focused.click()
        elif focused is self.frame.field:
            self.find_next()

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        self._look = look
        self.frame.restyle(look)
        parent = self.parentWidget()
        if parent is not None:
            self.resize(parent.window().size() - QSize(32, 32))
        if not self._spot.example:
            self._show()

    def retranslate(self) -> None:
        """Name everything in the language of now; a single language follows it."""
        now, before = self._languages.current, self._spoken
        self._spoken = now
        chosen = self.frame.mode.currentData()
        wanted = now if chosen in (None, before) else chosen
        if isinstance(wanted, str) and "+" in wanted:
            wanted = "+".join(sorted(wanted.split("+"), key=lambda code: code != now))
        self.frame.set_modes(self._modes(), wanted)
        self.setWindowTitle(QCoreApplication.translate("RulesWindow", "Rules"))
        self.frame.retranslate()
        self._fill_contents()
        self._list_hits()
        self.frame.status.setText(how_many(self.hits, self.frame.field.text()))
        self._show()


def _nothing_to_find() -> str:
    return QCoreApplication.translate("RulesWindow", "Write in the search field what to look for.")


def _printed(*, done: bool) -> str:
    if done:
        return QCoreApplication.translate("RulesWindow", "Sent to the printer.")
    return QCoreApplication.translate("RulesWindow", "The printer did not take it.")
