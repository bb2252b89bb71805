"""What the rules browser is made of, and where it stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from dominoes_qt.ui.look import Look
from dominoes_qt.ui.rules.book_page import BookPage
from dominoes_qt.ui.rules.contents import Contents
from dominoes_qt.ui.rules.example_page import ExamplePage
from dominoes_qt.ui.rules.library import Found, Library
from dominoes_qt.ui.rules.search_panel import HitsList
from dominoes_qt.ui.style_sheet import style_sheet
from dominoes_qt.ui.theme import SPACE, TextSize
from dominoes_qt.ui.widgets import Button, Combo, LineEdit, Pages, is_within, label_for, name


class Frame(QWidget):
    """Language and search at the top, contents and text below, what can be done at the foot."""

    def __init__(
        self,
        look: Look,
        library: Library,
        announce: Callable[[str], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.mode = Combo(self)
        self.mode_label = label_for(self.mode)
        self.field = LineEdit(self)
        self.field_label = label_for(self.field)
        self.find_next = Button(self)
        self.contents = Contents(library, self)
        self.books_label = label_for(self.contents.books)
        self.sections_label = label_for(self.contents.sections)
        self.hits = HitsList(library, self)
        self.hits_label = label_for(self.hits)
        self.pages = Pages(self)
        self.book_page = BookPage(self.pages)
        self.example_page = ExamplePage(look, announce, self.pages)
        self.status = QLabel(self)
        self.print_button = Button(self)
        self.save_button = Button(self)
        self.close_button = Button(self)
        self._lay_out()
        self._set_tab_order()

    def _lay_out(self) -> None:
        self.pages.add(self.book_page)
        self.pages.add(self.example_page)
        self.status.setTextFormat(Qt.TextFormat.PlainText)
        self.status.setWordWrap(True)
        self.mode.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        top = QHBoxLayout()
        top.setSpacing(SPACE)
        for widget in (self.mode_label, self.mode, self.field_label):
            top.addWidget(widget)
        top.addWidget(self.field, 1)
        top.addWidget(self.find_next)
        side = QVBoxLayout()
        side.setSpacing(SPACE // 2)
        side.addWidget(self.books_label)
        side.addWidget(self.contents.books, 1)
        side.addWidget(self.sections_label)
        side.addWidget(self.contents.sections, 1)
        side.addWidget(self.hits_label)
        side.addWidget(self.hits, 1)
        foot = QHBoxLayout()
        foot.setSpacing(SPACE)
        foot.addWidget(self.status, 1)
        for button in (self.print_button, self.save_button, self.close_button):
            foot.addWidget(button)
        grid = QGridLayout(self)
        grid.setContentsMargins(2 * SPACE, 2 * SPACE, 2 * SPACE, SPACE)
        grid.setHorizontalSpacing(2 * SPACE)
        grid.setVerticalSpacing(SPACE)
        grid.addLayout(top, 0, 0, 1, 2)
        grid.addLayout(side, 1, 0)
        grid.addWidget(self.pages, 1, 1)
        grid.addLayout(foot, 2, 0, 1, 2)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(1, 1)
        self.show_hits((), ("en",))

    def _set_tab_order(self) -> None:
        order: list[QWidget] = [self.mode, self.field, self.find_next]
        order += [self.contents.books, self.contents.sections, self.hits]
        order += [*self.book_page.texts, *self.example_page.buttons, *self.example_page.comments]
        order += [self.print_button, self.save_button, self.close_button]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    # What is shown

    def set_modes(self, modes: list[tuple[str, object]], chosen: object) -> None:
        """Offer these languages, one of them chosen."""
        with QSignalBlocker(self.mode):
            self.mode.set_items(modes)
            self.mode.choose(chosen)

    def show_hits(self, hits: tuple[Found, ...], languages: Sequence[str]) -> None:
        """List what was found, where the sections are listed otherwise."""
        leaving = self.contents.sections if hits else self.hits
        if leaving.hasFocus():
            self.field.setFocus()
        with QSignalBlocker(self.hits):
            self.hits.found.set_hits(hits, languages)
            self.hits.setVisible(bool(hits))
        self.hits_label.setVisible(bool(hits))
        self.contents.sections.setVisible(not hits)
        self.sections_label.setVisible(not hits)

    def turn_to(self, page: BookPage | ExamplePage) -> None:
        """Show a page; the focus goes along if it was in the one before."""
        shown = self.pages.current
        if page is shown:
            return
        had_focus = shown is not None and is_within(self.window().focusWidget(), shown)
        self.pages.turn_to(page, page.take_focus if had_focus else lambda: None)

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        self.setFont(look.font(TextSize.BODY))
        self.setStyleSheet(style_sheet(look))
        for widget in (self.contents.books, self.contents.sections, self.hits):
            widget.setFixedWidth(look.eased(280))
        self.contents.restyle(look)
        self.hits.restyle(look)
        self.example_page.restyle(look)

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        text = QCoreApplication.translate("RulesWindow", "&Language")
        about = QCoreApplication.translate("RulesWindow", "One language, or two side by side")
        self._name(self.mode_label, text, self.mode, about)
        text = QCoreApplication.translate("RulesWindow", "&Search for")
        about = QCoreApplication.translate("RulesWindow", "In every book and language")
        self._name(self.field_label, text, self.field, about)
        about = QCoreApplication.translate("RulesWindow", "Enter goes into the text")
        text = QCoreApplication.translate("RulesWindow", "B&ooks")
        self._name(self.books_label, text, self.contents.books, about)
        text = QCoreApplication.translate("RulesWindow", "S&ections")
        self._name(self.sections_label, text, self.contents.sections, about)
        text = QCoreApplication.translate("RulesWindow", "Fo&und")
        self._name(self.hits_label, text, self.hits, about)
        for button, text in (
            (self.find_next, QCoreApplication.translate("RulesWindow", "Find &next")),
            (self.print_button, QCoreApplication.translate("RulesWindow", "&Print…")),
            (self.save_button, QCoreApplication.translate("RulesWindow", "Sa&ve…")),
            (self.close_button, QCoreApplication.translate("RulesWindow", "Close")),
        ):
            button.setText(text)
        self.book_page.retranslate()
        self.example_page.retranslate()

    @staticmethod
    def _name(label: QLabel, text: str, widget: QWidget, about: str) -> None:
        label.setText(text)
        name(widget, text.replace("&", ""), about)
