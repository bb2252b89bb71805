"""The lower edge of the table: one's own tiles, the ends, and what can be done."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QCoreApplication, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QListView, QVBoxLayout, QWidget

from dominoes_qt.ui.action_button import ActionButton
from dominoes_qt.ui.actions import Actions, Key
from dominoes_qt.ui.hand_view import HandView
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.row_delegate import ChipDelegate
from dominoes_qt.ui.table import Phase, Table
from dominoes_qt.ui.theme import SPACE
from dominoes_qt.ui.widgets import ChoiceList, label_for, name


class TargetList(ChoiceList):
    """The ends in two columns; in a nomination, the posers in one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._delegate = ChipDelegate(self)
        self._width = 0
        self.setItemDelegate(self._delegate)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)

    def setModel(self, model: QAbstractItemModel | None) -> None:
        super().setModel(model)
        self.model().modelReset.connect(self._let_focus_in)
        self._let_focus_in()

    def _let_focus_in(self) -> None:
        """Take the focus only if there is something to choose: an empty list is silent."""
        policy = Qt.FocusPolicy.StrongFocus if self.model().rowCount() else Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(policy)

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        self._delegate.look = look
        self._width = look.eased(11 * 2 * SPACE)
        self.setFixedSize(self._width + 1, 2 * look.control)
        self.set_columns(2)

    def set_columns(self, columns: int) -> None:
        """Lay the rows out in so many columns."""
        self._delegate.width = self._width // columns
        self.doItemsLayout()


class Tray(QWidget):
    """Where the viewer chooses and acts."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hand = HandView(self)
        self.targets = TargetList(self)
        self.hand_label = label_for(self.hand)
        self.targets_label = label_for(self.targets)
        self.play = ActionButton(actions[Key.PLAY], self)
        self.draw = ActionButton(actions[Key.DRAW], self)
        self.pass_turn = ActionButton(actions[Key.PASS], self)
        self.confirm = ActionButton(actions[Key.CONFIRM], self, primary=True)
        self.back = ActionButton(actions[Key.BACK], self)
        self.hint = ActionButton(actions[Key.HINT], self)
        self.buttons = (
            *(self.play, self.draw, self.pass_turn),
            *(self.confirm, self.back, self.hint),
        )
        self._nominates = False
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(2 * SPACE)
        grid.setVerticalSpacing(SPACE // 2)
        grid.addWidget(self.hand_label, 0, 0)
        grid.addWidget(self.hand, 1, 0, 2, 1)
        grid.addWidget(self.targets_label, 0, 1)
        grid.addWidget(self.targets, 1, 1, alignment=Qt.AlignmentFlag.AlignTop)
        choose, decide = QHBoxLayout(), QHBoxLayout()
        for button in (self.play, self.draw, self.pass_turn):
            choose.addWidget(button, 1)
        decide.addWidget(self.confirm, 2)
        decide.addWidget(self.back, 1)
        decide.addWidget(self.hint, 1)
        buttons = QVBoxLayout()
        buttons.setSpacing(SPACE)
        for row in (choose, decide):
            row.setSpacing(SPACE)
            buttons.addLayout(row)
        grid.addLayout(buttons, 1, 2, alignment=Qt.AlignmentFlag.AlignTop)
        grid.setColumnStretch(0, 1)
        grid.setRowStretch(2, 1)

    def show_table(self, table: Table) -> None:
        """Show whether an end or a poser is to be chosen."""
        nominates = table.phase is Phase.NOMINATING
        if nominates != self._nominates:
            self._nominates = nominates
            self.targets.set_columns(1 if nominates else 2)
            self._name_targets()

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        self.hand.restyle(look)
        self.targets.restyle(look)
        self.targets.set_columns(1 if self._nominates else 2)

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        text = QCoreApplication.translate("Table", "Your tiles")
        self.hand_label.setText(text)
        about = QCoreApplication.translate(
            "Table", "Enter chooses a tile. Control with left or right moves it in your hand."
        )
        name(self.hand, text, about)
        self._name_targets()

    def _name_targets(self) -> None:
        if self._nominates:
            text = QCoreApplication.translate("Table", "Poser")
            about = QCoreApplication.translate("Table", "Who of your side poses")
        else:
            text = QCoreApplication.translate("Table", "End")
            about = QCoreApplication.translate("Table", "Where the tile can go")
        self.targets_label.setText(text)
        name(self.targets, text, about)
