"""The settings: everything takes effect at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from dominoes_qt.narrate.language import Languages
from dominoes_qt.narrate.style import Detail, Wording
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.settings import TEXT_SIZES, HandOrder, Rate, Settings, Speed, Volume
from dominoes_qt.ui.theme import SPACE, ThemeKey
from dominoes_qt.ui.tile_look import Faces
from dominoes_qt.ui.widgets import Combo, label_for, name

Items = Callable[[], list[tuple[str, object]]]


@dataclass(frozen=True, slots=True)
class _Choice:
    """A setting with several values."""

    combo: Combo
    label: QLabel
    items: Items


class SettingsDialog(QDialog):
    """One row for each setting."""

    def __init__(
        self, settings: Settings, languages: Languages, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._languages = languages
        self._choices: dict[str, _Choice] = {}
        self.checks: dict[str, QCheckBox] = {}
        for field, items in self._offers().items():
            combo = Combo(self)
            self._choices[field] = _Choice(combo, label_for(combo), items)
        for field in _CHECKS:
            self.checks[field] = QCheckBox(self)
        self.line = QLabel(self)
        self.line.setTextFormat(Qt.TextFormat.PlainText)
        self.line.hide()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self._lay_out()
        self.retranslate()
        self._connect_signals()

    def _offers(self) -> dict[str, Items]:
        return {
            "language": self._language_items,
            "theme": _theme_items,
            "text": _text_items,
            "faces": _faces_items,
            "order": _order_items,
            "speed": _speed_items,
            "detail": _detail_items,
            "wording": _wording_items,
            "rate": _rate_items,
            "sounds": _sounds_items,
        }

    def combo(self, field: str) -> Combo:
        """Return the widget of a setting with several values."""
        return self._choices[field].combo

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(3 * SPACE)
        grid.setVerticalSpacing(SPACE // 2)
        half = len(self._choices) // 2 - 1
        rate, sounds = self._choices["rate"], self._choices["sounds"]
        for bare in (rate, sounds):
            bare.label.hide()
        labelled = [each for each in self._choices.values() if each not in (rate, sounds)]
        for place, choice in enumerate(labelled):
            row, column = 2 * (place % half), place // half
            grid.addWidget(choice.label, row, column)
            grid.addWidget(choice.combo, row + 1, column)
        for field, (row, column) in _CHECKS.items():
            grid.addWidget(self.checks[field], 2 * half + row, column)
        grid.addWidget(rate.combo, 2 * half + _VOICE_ROW, 1)
        grid.addWidget(sounds.combo, 2 * half + _VOICE_ROW + 1, 0)
        grid.addWidget(self.buttons, 2 * half + _VOICE_ROW + 1, 1)
        for column in (0, 1):
            grid.setColumnStretch(column, 1)
        column_box = QVBoxLayout(self)
        column_box.setContentsMargins(3 * SPACE, 2 * SPACE, 3 * SPACE, 2 * SPACE)
        column_box.setSpacing(2 * SPACE)
        column_box.addLayout(grid)
        column_box.addWidget(self.line)
        column_box.addStretch(1)

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
        """Draw with this look: the dialog grows with the text."""
        del look
        self.adjustSize()

    def retranslate(self) -> None:
        """Name everything in the language of now, and show what is set."""
        self.setWindowTitle(QCoreApplication.translate("Settings", "Settings"))
        names, checks = _names(), _check_texts()
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

    def _language_items(self) -> list[tuple[str, object]]:
        own: list[tuple[str, object]] = [
            (self._languages.name(code), code) for code in self._languages.available
        ]
        return [(QCoreApplication.translate("Settings", "As the system"), ""), *own]


_VOICE_ROW = 3
_CHECKS = {
    "coloured": (0, 0),
    "coordinates": (0, 1),
    "still": (1, 0),
    "confirm": (1, 1),
    "automatic": (2, 0),
    "letters": (2, 1),
    "voice": (_VOICE_ROW, 0),
}
"""In which row and column each is."""


def _names() -> dict[str, tuple[str, str]]:
    """Return for each choice its name and a description."""
    return {
        "language": (
            QCoreApplication.translate("Settings", "Language"),
            QCoreApplication.translate("Settings", "The language of everything"),
        ),
        "theme": (
            QCoreApplication.translate("Settings", "Theme"),
            QCoreApplication.translate("Settings", "Colours of the window"),
        ),
        "text": (
            QCoreApplication.translate("Settings", "Text size"),
            QCoreApplication.translate("Settings", "Size of text and tiles"),
        ),
        "faces": (
            QCoreApplication.translate("Settings", "Tile faces"),
            QCoreApplication.translate("Settings", "What is on the tiles"),
        ),
        "order": (
            QCoreApplication.translate("Settings", "Order of my tiles"),
            QCoreApplication.translate("Settings", "How the hand is ordered"),
        ),
        "speed": (
            QCoreApplication.translate("Settings", "Computers play"),
            QCoreApplication.translate("Settings", "The pace of the computers"),
        ),
        "detail": (
            QCoreApplication.translate("Settings", "Messages"),
            QCoreApplication.translate("Settings", "How much is told"),
        ),
        "wording": (
            QCoreApplication.translate("Settings", "Tiles are called"),
            QCoreApplication.translate("Settings", "Numbers or words for tiles"),
        ),
        "sounds": (
            QCoreApplication.translate("Settings", "Sounds"),
            QCoreApplication.translate("Settings", "How loud the sounds are"),
        ),
        "rate": (
            QCoreApplication.translate("Settings", "Speed of its own voice"),
            QCoreApplication.translate("Settings", "How fast the program speaks"),
        ),
    }


def _check_texts() -> dict[str, str]:
    return {
        "coloured": QCoreApplication.translate("Settings", "A colour for each number"),
        "coordinates": QCoreApplication.translate("Settings", "Coordinates"),
        "still": QCoreApplication.translate("Settings", "No animation"),
        "confirm": QCoreApplication.translate("Settings", "Confirm each action"),
        "automatic": QCoreApplication.translate("Settings", "Forced draw and pass by itself"),
        "letters": QCoreApplication.translate("Settings", "Single letters are commands"),
        "voice": QCoreApplication.translate("Settings", "Speak without a screen reader"),
    }


def _theme_items() -> list[tuple[str, object]]:
    return [
        (QCoreApplication.translate("Settings", "As the system"), ThemeKey.SYSTEM),
        (QCoreApplication.translate("Settings", "Light"), ThemeKey.LIGHT),
        (QCoreApplication.translate("Settings", "Dark"), ThemeKey.DARK),
        (QCoreApplication.translate("Settings", "High contrast, light"), ThemeKey.CONTRAST_LIGHT),
        (QCoreApplication.translate("Settings", "High contrast, dark"), ThemeKey.CONTRAST_DARK),
    ]


def _text_items() -> list[tuple[str, object]]:
    per_cent = QCoreApplication.translate("Settings", "{size} %")
    return [(per_cent.format(size=size), size) for size in TEXT_SIZES]


def _faces_items() -> list[tuple[str, object]]:
    return [
        (QCoreApplication.translate("Settings", "Pips"), Faces.PIPS),
        (QCoreApplication.translate("Settings", "Large numerals"), Faces.NUMERALS),
        (QCoreApplication.translate("Settings", "Pips and numerals"), Faces.BOTH),
    ]


def _order_items() -> list[tuple[str, object]]:
    return [
        (QCoreApplication.translate("Settings", "My own"), HandOrder.OWN),
        (QCoreApplication.translate("Settings", "By pips"), HandOrder.PIPS),
        (QCoreApplication.translate("Settings", "By suit"), HandOrder.SUIT),
    ]


def _speed_items() -> list[tuple[str, object]]:
    return [
        (QCoreApplication.translate("Settings", "At once"), Speed.INSTANT),
        (QCoreApplication.translate("Settings", "Fast"), Speed.FAST),
        (QCoreApplication.translate("Settings", "Calmly"), Speed.NORMAL),
        (QCoreApplication.translate("Settings", "Slowly"), Speed.SLOW),
        (QCoreApplication.translate("Settings", "When I say Continue"), Speed.KEY),
    ]


def _detail_items() -> list[tuple[str, object]]:
    return [
        (QCoreApplication.translate("Settings", "Brief"), Detail.BRIEF),
        (QCoreApplication.translate("Settings", "Normal"), Detail.NORMAL),
        (QCoreApplication.translate("Settings", "Full"), Detail.FULL),
    ]


def _wording_items() -> list[tuple[str, object]]:
    return [
        (QCoreApplication.translate("Settings", "In digits"), Wording.DIGITS),
        (QCoreApplication.translate("Settings", "In words"), Wording.WORDS),
    ]


def _rate_items() -> list[tuple[str, object]]:
    return [
        (QCoreApplication.translate("Settings", "Voice: slow"), Rate.SLOW),
        (QCoreApplication.translate("Settings", "Voice: usual speed"), Rate.NORMAL),
        (QCoreApplication.translate("Settings", "Voice: fast"), Rate.FAST),
        (QCoreApplication.translate("Settings", "Voice: very fast"), Rate.FASTER),
    ]


def _sounds_items() -> list[tuple[str, object]]:
    return [
        (QCoreApplication.translate("Settings", "Sounds: off"), Volume.OFF),
        (QCoreApplication.translate("Settings", "Sounds: quiet"), Volume.QUIET),
        (QCoreApplication.translate("Settings", "Sounds: medium"), Volume.MEDIUM),
        (QCoreApplication.translate("Settings", "Sounds: loud"), Volume.LOUD),
    ]
