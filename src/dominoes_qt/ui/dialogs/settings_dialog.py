"""The settings: everything takes effect at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from dominoes_qt.narrate.language import Languages
from dominoes_qt.ui.dialogs import settings_texts as texts
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.settings import Settings
from dominoes_qt.ui.theme import SPACE, TextSize
from dominoes_qt.ui.widgets import Combo, label_for, name, steady_bar
from dominoes_qt.ui.window_size import keep_within_screen, room_for

_SECTIONS = (
    ("language", "theme", "text", "faces", "coloured", "coordinates", "motion", "still"),
    ("order", "speed", "confirm", "automatic", "letters"),
    ("detail", "wording", "sounds", "voice", "rate"),
)
"""What is in each section, from above."""
_LEFT = 1
"""How many sections are in the left column, where there is room for two."""
_LEAST = 120
"""The least width of a choice, at 100 %, where the screen is small for the text."""
_CHECKS = ("coloured", "coordinates", "still", "confirm", "automatic", "letters", "voice")


@dataclass(frozen=True, slots=True)
class _Choice:
    """A setting with several values."""

    combo: Combo
    label: QLabel
    items: Callable[[], texts.Items]


class SettingsDialog(QDialog):
    """A row for each setting, in sections; all of them can be scrolled to."""

    def __init__(
        self, settings: Settings, languages: Languages, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._languages = languages
        self._area = QScrollArea(self)
        self._page = QWidget(self._area)
        self._grid = QGridLayout(self._page)
        self._titles = [QLabel(self._page) for _ in _SECTIONS]
        self._choices: dict[str, _Choice] = {}
        self.checks: dict[str, QCheckBox] = {}
        self._make_fields()
        self.line = QLabel(self)
        self.line.setTextFormat(Qt.TextFormat.PlainText)
        self.line.setWordWrap(True)
        self.line.hide()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self._lay_out()
        self.retranslate()
        self._connect_signals()

    def _make_fields(self) -> None:
        """Make the fields in reading order, which is that of Tab."""
        offers = self._offers()
        for field in (field for section in _SECTIONS for field in section):
            if field in _CHECKS:
                self.checks[field] = QCheckBox(self._page)
            else:
                combo = Combo(self._page)
                self._choices[field] = _Choice(combo, label_for(combo), offers[field])

    def _offers(self) -> dict[str, Callable[[], texts.Items]]:
        return {
            "language": self._language_items,
            "theme": texts.theme_items,
            "text": texts.text_items,
            "faces": texts.faces_items,
            "motion": texts.motion_items,
            "order": texts.order_items,
            "speed": texts.speed_items,
            "detail": texts.detail_items,
            "wording": texts.wording_items,
            "rate": texts.rate_items,
            "sounds": texts.sounds_items,
        }

    def combo(self, field: str) -> Combo:
        """Return the widget of a setting with several values."""
        return self._choices[field].combo

    def _lay_out(self) -> None:
        self._grid.setContentsMargins(0, 0, SPACE, 0)
        self._grid.setHorizontalSpacing(2 * SPACE)
        self._grid.setVerticalSpacing(SPACE)
        self._area.setWidget(self._page)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        steady_bar(self._area)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * SPACE, 2 * SPACE, 2 * SPACE, 2 * SPACE)
        column.setSpacing(2 * SPACE)
        column.addWidget(self._area, 1)
        column.addWidget(self.line)
        column.addWidget(self.buttons)

    def _arrange(self, two_columns: bool) -> None:
        """Lay the sections out, in two columns or below each other."""
        row, side = 0, 0
        for place, (title, section) in enumerate(zip(self._titles, _SECTIONS, strict=True)):
            if two_columns and place == _LEFT:
                row, side = 0, 3
            title.setContentsMargins(0, SPACE if row else 0, 0, 0)
            self._grid.addWidget(title, row, side, 1, 2)
            for below, field in enumerate(section, start=1):
                self._place(field, row + below, side)
            row += 1 + len(section)
        # Two columns of choices are as wide as each needs, and so none is cut.
        self._grid.setColumnStretch(1, 0 if two_columns else 1)
        self._grid.setRowStretch(sum(map(len, _SECTIONS)) + len(_SECTIONS), 1)

    def _place(self, field: str, row: int, side: int) -> None:
        if field in self.checks:
            self._grid.addWidget(self.checks[field], row, side, 1, 2)
        else:
            choice = self._choices[field]
            self._grid.addWidget(choice.label, row, side)
            self._grid.addWidget(choice.combo, row, side + 1)

    def _connect_signals(self) -> None:
        for field, choice in self._choices.items():
            choice.combo.currentIndexChanged.connect(
                lambda _row, field=field: self._choice_made(field)
            )
        for field, check in self.checks.items():
            check.toggled.connect(lambda on, field=field: self._settings.change(**{field: on}))
        self._settings.troubled.connect(self._show_trouble)
        self.buttons.rejected.connect(self.reject)

    def _show_trouble(self, text: str) -> None:
        self.line.setText(text)
        self.line.setVisible(bool(text))

    def _choice_made(self, field: str) -> None:
        self._settings.change(**{field: self.combo(field).currentData()})

    def restyle(self, look: Look) -> None:
        """Draw with this look: the dialog grows with the text, as far as the screen goes."""
        for title in self._titles:
            title.setFont(look.font(TextSize.BODY, bold=True))
        for choice in self._choices.values():
            choice.combo.setMinimumWidth(look.eased(_LEAST))
        for two_columns in (True, False):
            self._arrange(two_columns)
            if self._wanted().width() <= room_for(self).width():
                break
        self._area.setMinimumWidth(self._grid.minimumSize().width() + self._bar)
        keep_within_screen(self, self._wanted())

    @property
    def _bar(self) -> int:
        return self._area.verticalScrollBar().sizeHint().width()

    def _wanted(self) -> QSize:
        """Return a size in which nothing has to be scrolled, unless its window is lower."""
        around = self.sizeHint() - self._area.sizeHint()
        size = self._grid.sizeHint() + QSize(self._bar, 0) + around
        parent = self.parentWidget()
        return size if parent is None else QSize(size.width(), min(size.height(), parent.height()))

    def retranslate(self) -> None:
        """Name everything in the language of now, and show what is set."""
        self.setWindowTitle(QCoreApplication.translate("Settings", "Settings"))
        for title, text in zip(self._titles, texts.section_titles(), strict=True):
            title.setText(text)
        names, checks = texts.names(), texts.check_texts()
        for field, choice in self._choices.items():
            text, about = names[field]
            choice.label.setText(text)
            name(choice.combo, text, about)
            blocked = choice.combo.blockSignals(True)
            choice.combo.set_items(choice.items())
            choice.combo.choose(getattr(self._settings.values, field))
            choice.combo.blockSignals(blocked)
        for field, check in self.checks.items():
            blocked = check.blockSignals(True)
            check.setText(checks[field])
            check.setChecked(getattr(self._settings.values, field))
            check.blockSignals(blocked)

    def _language_items(self) -> texts.Items:
        own: texts.Items = [
            (self._languages.name(code), code) for code in self._languages.available
        ]
        return [(QCoreApplication.translate("Settings", "As the system"), ""), *own]
