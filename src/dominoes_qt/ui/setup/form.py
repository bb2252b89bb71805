"""The fields of the set-up beside the profile: seats, players, first leader, target, deal."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QLabel,
    QSpinBox,
    QWidget,
)

from dominoes_qt.engine.profiles import (
    HIGHEST_TARGET,
    LOWEST_TARGET,
    TARGET_STEP,
    USUAL,
    Opening,
    Partners,
)
from dominoes_qt.narrate import naming, words
from dominoes_qt.narrate.fill import fill
from dominoes_qt.players.levels import LEVELS
from dominoes_qt.session.numbers import HIGHEST_DEAL, new_deal
from dominoes_qt.session.seats import LONGEST_NAME
from dominoes_qt.ui.setup.plan import MOST_SEATS, Plan, custom_target
from dominoes_qt.ui.theme import SPACE
from dominoes_qt.ui.widgets import Button, Combo, LineEdit, indent, label_for, name

_OTHER = "other"
"""The value of the target that is written beside."""


class SeatRow:
    """One seat of the table: its number, a name, and who plays it."""

    def __init__(self, parent: QWidget) -> None:
        self.edit = LineEdit(parent)
        self.edit.setMaxLength(LONGEST_NAME)
        self.who = Combo(parent)
        self.label = QLabel(parent)
        # On the screen, the number of the seat says enough; readers need more.
        self.edit_label, self.who_label = label_for(self.edit), label_for(self.who)
        self.edit_label.hide()
        self.who_label.hide()

    def add_to(self, grid: QGridLayout, row: int) -> None:
        """Lay the row out."""
        grid.addWidget(self.label, row, 0)
        grid.addWidget(self.edit, row, 1)
        grid.addWidget(self.who, row, 2)

    def show(self, visible: bool) -> None:
        """Show the row, or leave its place free."""
        for widget in (self.label, self.edit, self.who):
            widget.setVisible(visible)

    def retranslate(self, seat: int) -> None:
        """Name everything in the language of now."""
        number = words.number(seat + 1)
        self.label.setText(
            fill(QCoreApplication.translate("Setup", "Seat {number}"), number=number)
        )
        who = fill(QCoreApplication.translate("Setup", "Seat {number} is played by"), number=number)
        self.who_label.setText(who)
        usual = naming.default_names(MOST_SEATS)[seat]
        self.edit.setPlaceholderText(usual)
        spoken = QCoreApplication.translate("Setup", "Name at seat {number}")
        spoken = fill(spoken, number=number)
        self.edit_label.setText(spoken)
        about = QCoreApplication.translate(
            "Setup", "If left empty, {name}. At most {count} characters"
        )
        name(self.edit, spoken, fill(about, name=usual, count=words.number(LONGEST_NAME)))
        about = QCoreApplication.translate("Setup", "A person at this screen, or the computer")
        name(self.who, who, about)
        self.who.set_items(_players())


def _players() -> list[tuple[str, object]]:
    computer = QCoreApplication.translate("Setup", "Computer, {level}")
    levels = [(fill(computer, level=naming.level(key)), key) for key in LEVELS]
    return [(QCoreApplication.translate("Setup", "Person here"), ""), *levels]


class SetupForm(QWidget):
    """Fields that offer what the profile allows, and nothing else.

    Signals:
        changed: a choice is another.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._profile = Plan().profile
        self.seats = Combo(self)
        self.partners = QCheckBox(self)
        self.rows = [SeatRow(self) for _ in range(MOST_SEATS)]
        self.leader = Combo(self)
        self.target = Combo(self)
        self.points = QSpinBox(self)
        self.points.setRange(LOWEST_TARGET, HIGHEST_TARGET)
        self.points.setSingleStep(TARGET_STEP)
        self.deal = QSpinBox(self)
        self.deal.setRange(1, HIGHEST_DEAL)
        for field in (self.points, self.deal):
            indent(field)
        self.another_deal = Button(self)
        self._labels = [
            label_for(each) for each in (self.seats, self.leader, self.target, self.deal)
        ]
        self._points_label = label_for(self.points)
        self._points_label.hide()  # for readers, as that of who plays a seat
        self._lay_out()
        self._connect_signals()

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(2 * SPACE)
        grid.setVerticalSpacing(SPACE)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(2, 1)
        seats, leader, target, deal = self._labels
        _row(grid, 0, seats, self.seats, self.partners)
        for row, seat in enumerate(self.rows, start=1):
            seat.add_to(grid, row)
        grid.addWidget(leader, 5, 0)
        grid.addWidget(self.leader, 5, 1, 1, 2)
        _row(grid, 6, target, self.target, self.points)
        _row(grid, 7, deal, self.deal, self.another_deal)
        grid.setRowStretch(8, 1)

    def _connect_signals(self) -> None:
        self.seats.currentIndexChanged.connect(self._seats_changed)
        self.partners.toggled.connect(self.changed)
        self.target.currentIndexChanged.connect(self._target_changed)
        self.points.editingFinished.connect(self._round_points)
        self.another_deal.clicked.connect(lambda: self.deal.setValue(new_deal()))
        for row in self.rows:
            row.edit.editingFinished.connect(self._names_changed)
            row.who.currentIndexChanged.connect(self.changed)

    # The plan

    def set_plan(self, plan: Plan, deal: int) -> None:
        """Show a plan."""
        for row, text, level in zip(self.rows, plan.names, plan.levels, strict=True):
            row.edit.setText(text)
            row.who.choose(level)
        self.partners.setChecked(plan.partners)
        self.deal.setValue(deal)
        self.set_profile(plan.profile)
        self.seats.choose(plan.number_of_seats)
        if self.target.row_of(plan.target) >= 0:
            self.target.choose(plan.target)
        elif isinstance(plan.target, int):
            self.points.setValue(plan.target)
            self.target.choose(_OTHER)
        self.leader.choose(plan.leader)

    def plan(self) -> Plan:
        """Return what is chosen."""
        target = self.target.currentData()
        return Plan(
            self._profile,
            self.number_of_seats,
            self.partners.isChecked(),
            tuple(row.edit.text().strip() for row in self.rows),
            tuple(str(row.who.currentData() or "") for row in self.rows),
            custom_target(self.points.value()) if target == _OTHER else target,
            self.leader.currentData(),
        )

    @property
    def number_of_seats(self) -> int:
        """Return how many seats are chosen."""
        return int(self.seats.currentData() or 0)

    def set_profile(self, key: str) -> None:
        """Offer what this profile allows."""
        self._profile = key
        self._offer_seats()
        self._seats_changed()

    def _offer_seats(self) -> None:
        rules = Plan(self._profile).rules
        self.seats.set_items([(words.number(count), count) for count in rules.seats])
        self.seats.setEnabled(len(rules.seats) > 1)

    def _seats_changed(self) -> None:
        rules = Plan(self._profile).rules
        fits = self.number_of_seats == MOST_SEATS and rules.partners is not Partners.NEVER
        self.partners.setEnabled(fits and rules.partners is Partners.OPTIONAL)
        self.partners.setVisible(fits)
        if rules.partners is Partners.ALWAYS:
            self.partners.setChecked(True)
        for seat, row in enumerate(self.rows):
            row.show(seat < self.number_of_seats)
        self._offer_leaders()
        self._offer_targets()
        self.changed.emit()

    def _offer_leaders(self) -> None:
        opening = Plan(self._profile).rules.opening
        self.leader.setEnabled(opening is Opening.LEADER)
        if opening is Opening.HIGHEST_DOUBLE:
            text = QCoreApplication.translate("Setup", "Whoever holds the highest double")
            self.leader.set_items([(text, None)])
        elif opening is Opening.SIX_LOVE:
            text = QCoreApplication.translate("Setup", "Whoever holds the double six")
            self.leader.set_items([(text, None)])
        else:
            by_lot: tuple[str, object] = (QCoreApplication.translate("Setup", "By lot"), None)
            players = [(seat.name, at) for at, seat in enumerate(self.plan().players())]
            self.leader.set_items([by_lot, *players])

    def _offer_targets(self) -> None:
        rules = Plan(self._profile).rules
        usual = rules.targets[self.number_of_seats]
        self.target.setEnabled(not rules.target_is_fixed)
        if rules.target_is_fixed:
            self.target.set_items([(words.games(usual or 0), USUAL)])
        else:
            offered = [each for each in (None, 150, 250, *rules.offered_targets) if each != usual]
            text = fill(
                QCoreApplication.translate("Setup", "{target} (usual)"), target=_goal(usual)
            )
            others: list[tuple[str, object]] = [
                (_goal(each), each) for each in dict.fromkeys(offered)
            ]
            other = (QCoreApplication.translate("Setup", "Other"), _OTHER)
            self.target.set_items([(text, USUAL), *others, other])
        self._target_changed()

    def _target_changed(self) -> None:
        self.points.setVisible(self.target.currentData() == _OTHER)

    def _round_points(self) -> None:
        self.points.setValue(custom_target(self.points.value()))

    def _names_changed(self) -> None:
        self._offer_leaders()
        self.changed.emit()

    # Language

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        texts = (
            QCoreApplication.translate("Setup", "Seats"),
            QCoreApplication.translate("Setup", "First leader"),
            QCoreApplication.translate("Setup", "Played to"),
            QCoreApplication.translate("Setup", "Deal number"),
        )
        abouts = (
            QCoreApplication.translate("Setup", "How many play"),
            QCoreApplication.translate("Setup", "Who lays the first tile of the match"),
            QCoreApplication.translate("Setup", "Points that win the match"),
            QCoreApplication.translate("Setup", "The same number deals the same tiles again"),
        )
        fields = (self.seats, self.leader, self.target, self.deal)
        for label, field, text, about in zip(self._labels, fields, texts, abouts, strict=True):
            label.setText(text)
            name(field, text, about)
        self.partners.setText(QCoreApplication.translate("Setup", "Partners sit opposite"))
        other = QCoreApplication.translate("Setup", "Another number of points")
        self._points_label.setText(other)
        name(self.points, other, QCoreApplication.translate("Setup", "A multiple of five"))
        self.another_deal.setText(QCoreApplication.translate("Setup", "New number"))
        for seat, row in enumerate(self.rows):
            row.retranslate(seat)
        self.set_profile(self._profile)


def _row(grid: QGridLayout, row: int, label: QLabel, *fields: QWidget) -> None:
    grid.addWidget(label, row, 0)
    for column, field in enumerate(fields, start=1):
        grid.addWidget(field, row, column)


def _goal(target: int | None) -> str:
    if target is None:
        return QCoreApplication.translate("Setup", "One hand")
    return words.number(target)
