"""The page on which a match is set up: the profiles at the left, the rest at the right."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSettings, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QStyle, QWidget

from dominoes_qt.session.numbers import new_deal
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.setup import plan as plans
from dominoes_qt.ui.setup.form import SetupForm
from dominoes_qt.ui.setup.profiles import ProfileDelegate, ProfilesModel
from dominoes_qt.ui.theme import SPACE, TextSize
from dominoes_qt.ui.widgets import Button, ChoiceList, label_for, name

_LIST_WIDTH = 300
"""As wide at every size of text, for the form needs the room."""


class SetupPage(QWidget):
    """Everything about the next match.

    Signals:
        started: the `Plan`, and the deal number.
        left: the player does not want to set up a match now.
    """

    started = Signal(object, int)
    left = Signal()

    def __init__(self, store: QSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self.title = QLabel(self)
        self.profiles = ChoiceList(self)
        self.form = SetupForm(self)
        self.back = Button(self)
        self.start = Button(self, primary=True)
        self._model = ProfilesModel(self)
        self._delegate = ProfileDelegate(self)
        self._label = label_for(self.profiles)
        self.profiles.setModel(self._model)
        self.profiles.setItemDelegate(self._delegate)
        self.profiles.setUniformItemSizes(False)
        self.profiles.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.profiles.setVerticalScrollMode(ChoiceList.ScrollMode.ScrollPerPixel)
        self._lay_out()
        self.retranslate()
        self.open()
        self._connect_signals()

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(SPACE)
        buttons.addStretch(1)
        buttons.addWidget(self.back)
        buttons.addWidget(self.start)
        grid = QGridLayout(self)
        grid.setContentsMargins(2 * SPACE, 2 * SPACE, 2 * SPACE, 2 * SPACE)
        grid.setHorizontalSpacing(2 * SPACE)
        grid.setVerticalSpacing(SPACE)
        grid.addWidget(self.title, 0, 0, 1, 2)
        grid.addWidget(self._label, 1, 0)
        grid.addWidget(self.profiles, 2, 0, 2, 1)
        grid.addWidget(self.form, 2, 1)
        grid.addLayout(buttons, 3, 1)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(2, 1)

    def _connect_signals(self) -> None:
        self.profiles.current_changed.connect(self._profile_changed)
        self.profiles.chosen.connect(lambda _row: self.form.seats.setFocus())
        self.start.clicked.connect(self._start)
        self.back.clicked.connect(self.left)

    @property
    def profile(self) -> str:
        """Return the key of the game that is being looked at."""
        return self._model.keys[max(0, self.profiles.row)]

    def open(self) -> None:
        """Show what was chosen last, with a deal number of its own."""
        plan = plans.load(self._store)
        self.profiles.set_row(self._model.keys.index(plan.profile))
        self.form.set_plan(plan, new_deal())

    def _profile_changed(self, row: int) -> None:
        if row >= 0:
            self._delegate.current = row
            self.profiles.doItemsLayout()
            self.form.set_profile(self._model.keys[row])

    def _start(self) -> None:
        plan = self.form.plan()
        plans.save(self._store, plan)
        self.started.emit(plan, self.form.deal.value())

    def take_focus(self) -> None:
        """Put the focus where reading begins."""
        self.profiles.setFocus()
        self.profiles.scrollTo(self.profiles.currentIndex())

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        self.title.setFont(look.font(TextSize.TITLE, bold=True))
        width = _LIST_WIDTH
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        self._delegate.look, self._delegate.width = look, width - bar
        self.profiles.setFixedWidth(width)
        self.profiles.doItemsLayout()

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        self.title.setText(QCoreApplication.translate("Setup", "New match"))
        self._label.setText(QCoreApplication.translate("Setup", "Game"))
        about = QCoreApplication.translate("Setup", "The rules to play by")
        name(self.profiles, QCoreApplication.translate("Setup", "Game"), about)
        self.start.setText(QCoreApplication.translate("Setup", "Start"))
        self.back.setText(QCoreApplication.translate("Setup", "Back"))
        self._model.retell()
        self.form.retranslate()
