"""A live example: stepped through on a small board, with the count after each tile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from dominoes_qt.engine.layout import layout_of
from dominoes_qt.engine.match import Match
from dominoes_qt.narrate.fill import fill, sentences
from dominoes_qt.narrate.narrator import Narrator
from dominoes_qt.narrate.rules import Example, Step
from dominoes_qt.narrate.rules.scripts import NAMES
from dominoes_qt.narrate.words import number
from dominoes_qt.ui import phrases
from dominoes_qt.ui.board.layout_model import LayoutModel
from dominoes_qt.ui.board.proxies import BoardProxies
from dominoes_qt.ui.board.scene import BoardScene
from dominoes_qt.ui.board.view import BoardView
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.rules.texts import ReadingText
from dominoes_qt.ui.theme import SPACE, TextSize
from dominoes_qt.ui.widgets import Button, label_for, name

_MOST_FOR_COORDINATES = 125
"""The size of text, in per cent, up to which coordinates have room beside the tiles."""
_KEYS = ("Alt+Home", "Alt+Left", "Alt+Right", "Alt+End")


class Move(IntEnum):
    """The ways through an example, in the order of their buttons."""

    FIRST = 0
    BACK = 1
    ON = 2
    LAST = 3


class ExamplePage(QWidget):
    """Shows one example; `announce` says what each step is about.

    Signals:
        noted: something to be told that is no step.
    """

    noted = Signal(str)

    def __init__(
        self, look: Look, announce: Callable[[str], None], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._announce = announce
        self._examples: Sequence[Example] = ()
        self.at = 0
        self.layout_model = LayoutModel(parent=self)
        self.scene = BoardScene(self.layout_model, look.theme, self)
        self.board = BoardView(self.scene, self)
        self.proxies = BoardProxies(self.board, self.layout_model, self)
        self.side = QWidget(self)
        self._side = QVBoxLayout(self.side)
        self.title = QLabel(self)
        self.count = QLabel(self)
        self.scores = QLabel(self)
        self.place = QLabel(self)
        self.comments = (ReadingText(self.side), ReadingText(self.side))
        self.labels = tuple(label_for(comment) for comment in self.comments)
        self.buttons = tuple(Button(self) for _ in _KEYS)
        self._lay_out()
        self._connect_signals()
        self.restyle(look)

    def _lay_out(self) -> None:
        for label in (self.title, self.count, self.scores, self.place):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        row = QHBoxLayout()
        row.setSpacing(SPACE)
        for button in self.buttons:
            row.addWidget(button)
        row.addStretch(1)
        self._side.setContentsMargins(0, 0, 0, 0)
        self._side.setSpacing(SPACE)
        self._side.addWidget(self.title)
        self._side.addWidget(self.place)
        for label, comment in zip(self.labels, self.comments, strict=True):
            self._side.addWidget(label)
            self._side.addWidget(comment, 1)
        table = QVBoxLayout()
        table.setSpacing(SPACE // 2)
        table.addWidget(self.board, 1)
        table.addWidget(self.count)
        table.addWidget(self.scores)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(SPACE)
        grid.addLayout(row, 0, 0, 1, 2)
        grid.addWidget(self.side, 1, 0)
        grid.addLayout(table, 1, 1)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(1, 1)

    def _connect_signals(self) -> None:
        for move, button, key in zip(Move, self.buttons, _KEYS, strict=True):
            button.clicked.connect(lambda _on, move=move: self.step(move))
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.activated.connect(lambda move=move: self.step(move))

    # What is shown

    @property
    def steps(self) -> Sequence[Step]:
        """Return the steps, in the language of the window."""
        return self._examples[0].steps if self._examples else ()

    def show_examples(self, examples: Sequence[Example], languages: Sequence[str]) -> None:
        """Show an example, in one or two languages; one that is shown stays at its step."""
        same = self._examples and self._examples[0].id == examples[0].id
        self._examples = examples
        if not same:
            self.at = 0
            self.layout_model.clear()
            self.board.fit()
        for place, (label, comment) in enumerate(zip(self.labels, self.comments, strict=True)):
            comment.setVisible(place < len(examples))
            label.setVisible(place < len(examples) > 1)
            label.setText(languages[place] if place < len(languages) else "")
        self.retranslate()

    def step(self, move: Move) -> None:
        """Go to the first step, back, on, or to the last, and say what it is about."""
        last = len(self.steps) - 1
        goal = {Move.FIRST: 0, Move.BACK: self.at - 1, Move.ON: self.at + 1, Move.LAST: last}[move]
        if not 0 <= goal <= last:
            self.noted.emit(_edge(back=goal < 0))
            return
        self.at = goal
        self._show()
        self.tell()

    def tell(self) -> None:
        """Say what the step is about."""
        if self.steps:
            self._announce(sentences(self.place.text(), self.steps[self.at].comment))

    def _show(self) -> None:
        if not self.steps:
            return
        match = self.steps[self.at].match
        assert match.latest is not None
        narrator = Narrator(match.setup, NAMES[: match.setup.seats])
        self.layout_model.set_layout(layout_of(match.latest))
        self.layout_model.set_describe(phrases.describer(narrator, None))
        self.count.setText(_count(match))
        self.count.setVisible(bool(self.count.text()))
        self.scores.setText(narrator.review.scores(match.scores, None))
        for comment, example in zip(self.comments, self._examples, strict=False):
            comment.setPlainText(example.steps[self.at].comment)
        text = QCoreApplication.translate("RulesWindow", "Step {number} of {count}.")
        self.place.setText(fill(text, number=number(self.at + 1), count=number(len(self.steps))))

    def take_focus(self) -> None:
        """Put the focus on the button that goes on."""
        self.buttons[Move.ON].setFocus()

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        self.scene.set_theme(look.theme)
        self.scene.set_faces(look.faces)
        self.scene.set_coloured(look.coloured)
        self.scene.set_reduced_motion(look.still)
        self.scene.set_coordinates(look.text <= _MOST_FOR_COORDINATES)
        self.side.setFixedWidth(look.eased(250))
        for label in (self.title, self.count):
            label.setFont(look.font(TextSize.BODY, bold=True))
        for comment in self.comments:
            comment.restyle(look)

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        texts = (
            QCoreApplication.translate("RulesWindow", "&First"),
            QCoreApplication.translate("RulesWindow", "&Back"),
            QCoreApplication.translate("RulesWindow", "For&ward"),
            QCoreApplication.translate("RulesWindow", "Las&t"),
        )
        for button, text, key in zip(self.buttons, texts, _KEYS, strict=True):
            button.setText(text)
            shown = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
            button.setAccessibleDescription(shown)
            button.setToolTip(shown)
        spoken = QCoreApplication.translate("RulesWindow", "What happens at this step")
        for comment in self.comments:
            name(
                comment,
                spoken,
                QCoreApplication.translate("RulesWindow", "Arrow keys read line by line"),
            )
        self.proxies.set_name(QCoreApplication.translate("RulesWindow", "Board of the example"))
        if self._examples:
            self.title.setText(self._examples[0].title)
        self._show()
        self.layout_model.retell()


def _count(match: Match) -> str:
    """Return what the open ends count together, in a game where they count."""
    count = None if match.latest is None else layout_of(match.latest).count
    if count is None:
        return ""
    return fill(QCoreApplication.translate("RulesWindow", "Count: {count}"), count=number(count))


def _edge(*, back: bool) -> str:
    if back:
        return QCoreApplication.translate("RulesWindow", "This is the first step.")
    return QCoreApplication.translate("RulesWindow", "This is the last step.")
