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

_ENDS, _POSERS = 4, 2
"""How many of them can be there at most, side by side."""


class TargetList(ChoiceList):
    """The ends in a row; in a nomination, the posers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._delegate = ChipDelegate(self)
        self.setItemDelegate(self._delegate)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(False)
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
        self.setFixedHeight(look.control)
        self.doItemsLayout()

    def set_columns(self, columns: int, width: int) -> None:
        """Lay the rows out in so many columns; all together have this width."""
        self._delegate.columns, self._delegate.room = columns, width
        self.setFixedWidth(width)
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
        grid = self._grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(2 * SPACE)
        grid.setVerticalSpacing(SPACE // 2)
        grid.addWidget(self.hand_label, 0, 0)
        grid.addWidget(self.hand, 1, 0, alignment=Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self.targets_label, 0, 1)
        acting = QVBoxLayout()
        acting.setSpacing(SPACE)
        acting.addWidget(self.targets)
        for buttons in (self.buttons[:3], self.buttons[3:]):
            row = QHBoxLayout()
            row.setSpacing(SPACE)
            for button in buttons:
                row.addWidget(button, 1)
            acting.addLayout(row)
        grid.addLayout(acting, 1, 1, alignment=Qt.AlignmentFlag.AlignTop)
        grid.setColumnStretch(0, 1)
        grid.setRowStretch(1, 1)

    def show_table(self, table: Table) -> None:
        """Show whether an end or a poser is to be chosen."""
        nominates = table.phase is Phase.NOMINATING
        if nominates != self._nominates:
            self._nominates = nominates
            self._name_targets()
        self._set_widths()

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        self.hand.restyle(look)
        self.targets.restyle(look)
        self._set_widths()

    def set_narrow(self, narrow: bool) -> None:
        """Make do with smaller tiles."""
        self.hand.set_narrow(narrow)
        self._grid.setHorizontalSpacing(SPACE if narrow else 2 * SPACE)

    def _set_widths(self) -> None:
        """Make the buttons of a row equally wide, and the ends as wide as these together."""
        width = 0
        for row in (self.buttons[:3], self.buttons[3:]):
            widths = [button.sizeHint().width() for button in row if not button.isHidden()]
            width = max(width, len(widths) * max(widths) + (len(widths) - 1) * SPACE)
        self.targets.set_columns(_POSERS if self._nominates else _ENDS, width)

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
