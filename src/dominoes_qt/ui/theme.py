"""Colours, type and spacing: the same calm table in every theme.

Lengths are device-independent pixels. Every colour pair that has to be told apart is held to
its contrast by tests: 4.5:1 for text, 3:1 for pips, outlines and focus.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, StrEnum
from types import MappingProxyType

from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory

SPACE = 8
"""The grid: every gap is a multiple or the half of it."""
TARGET = 32
"""The least height of a control."""
FOCUS_WIDTH = 3
"""How thick the ring around what has the focus is."""

_STYLE = "Fusion"


class ThemeKey(StrEnum):
    """What can be chosen in the settings."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST_LIGHT = "contrast-light"
    CONTRAST_DARK = "contrast-dark"


class TextSize(Enum):
    """The type scale: three sizes, in pixels at 100 %."""

    SMALL = 13
    BODY = 15
    TITLE = 22


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of a theme, as `#rrggbb`.

    Attributes:
        window, panel: behind controls, and behind lists and plates.
        text, muted, line: text, quiet text and outlines on both of these.
        accent, on_accent: what can be done now, and text upon it.
        focus: the ring of the focus, on window and panel.
        felt, felt_edge: the table, and its rim.
        on_felt: text and marks on the table.
        board_accent: what can be done now, and the focus, on the table.
        ivory, ivory_low, rim, seam: a tile's face, its shaded part, its outline, its middle line.
        pin: the pin in the middle of a tile.
        pip: pips and numerals; `numbers` instead where each number has a colour of its own.
        back, back_rim: the back of a tile.
        last: the mark of the tile laid last, on the table.
        warning: refusals.
    """

    key: ThemeKey
    dark: bool
    contrast: bool
    window: str
    panel: str
    text: str
    muted: str
    line: str
    accent: str
    on_accent: str
    focus: str
    felt: str
    felt_edge: str
    on_felt: str
    board_accent: str
    ivory: str
    ivory_low: str
    rim: str
    seam: str
    pin: str
    pip: str
    numbers: tuple[str, ...]
    back: str
    back_rim: str
    last: str
    warning: str

    @property
    def off(self) -> str:
        """Return the colour of what cannot be used now: between text and window."""
        return _between(self.text, self.window)

    @property
    def faint(self) -> str:
        """Return the colour of outlines that say nothing, and only keep a place."""
        return _between(_between(self.line, self.window), self.window)

    def colour(self, name: str) -> QColor:
        """Return the colour with that name."""
        return QColor(getattr(self, name))


def _between(one: str, other: str) -> str:
    a, b = QColor(one), QColor(other)
    mixed = ((a.red() + b.red()) // 2, (a.green() + b.green()) // 2, (a.blue() + b.blue()) // 2)
    return QColor(*mixed).name()


# Told apart by people who see few colours, and dark enough for ivory: 0 to 6.
_NUMBERS = ("#4f555d", "#0550a8", "#701c00", "#006347", "#8a2170", "#6a5500", "#1d1d1f")

_LIGHT = Theme(
    key=ThemeKey.LIGHT,
    dark=False,
    contrast=False,
    window="#f2efe8",
    panel="#fdfcf9",
    text="#20242a",
    muted="#565c64",
    line="#82878b",
    accent="#1e5a8e",
    on_accent="#ffffff",
    focus="#1e5a8e",
    felt="#2f5a50",
    felt_edge="#24483f",
    on_felt="#f3f0e4",
    board_accent="#ffd477",
    ivory="#faf5e6",
    ivory_low="#ebe2c9",
    rim="#6e6449",
    seam="#8d8263",
    pin="#a3802f",
    pip="#23211e",
    numbers=_NUMBERS,
    back="#86664a",
    back_rim="#4c382a",
    last="#ffffff",
    warning="#a3261b",
)

_DARK = Theme(
    key=ThemeKey.DARK,
    dark=True,
    contrast=False,
    window="#1d2125",
    panel="#272c31",
    text="#e9e6df",
    muted="#aab0b6",
    line="#78818a",
    accent="#8fc1ee",
    on_accent="#11202d",
    focus="#8fc1ee",
    felt="#1f3d38",
    felt_edge="#152b27",
    on_felt="#e6e3d8",
    board_accent="#ffd477",
    ivory="#ece5d2",
    ivory_low="#d9cfb6",
    rim="#575037",
    seam="#7c7255",
    pin="#937126",
    pip="#201e1b",
    numbers=_NUMBERS,
    back="#75583f",
    back_rim="#b59a80",
    last="#ffffff",
    warning="#ff9d92",
)

_CONTRAST_LIGHT = Theme(
    key=ThemeKey.CONTRAST_LIGHT,
    dark=False,
    contrast=True,
    window="#ffffff",
    panel="#ffffff",
    text="#000000",
    muted="#000000",
    line="#000000",
    accent="#00308f",
    on_accent="#ffffff",
    focus="#00308f",
    felt="#ffffff",
    felt_edge="#ffffff",
    on_felt="#000000",
    board_accent="#00308f",
    ivory="#ffffff",
    ivory_low="#ffffff",
    rim="#000000",
    seam="#000000",
    pin="#000000",
    pip="#000000",
    numbers=_NUMBERS,
    back="#4d4d4d",
    back_rim="#000000",
    last="#000000",
    warning="#8f0000",
)

_CONTRAST_DARK = Theme(
    key=ThemeKey.CONTRAST_DARK,
    dark=True,
    contrast=True,
    window="#000000",
    panel="#000000",
    text="#ffffff",
    muted="#ffffff",
    line="#ffffff",
    accent="#ffe14d",
    on_accent="#000000",
    focus="#ffe14d",
    felt="#000000",
    felt_edge="#000000",
    on_felt="#ffffff",
    board_accent="#ffe14d",
    ivory="#000000",
    ivory_low="#000000",
    rim="#ffffff",
    seam="#ffffff",
    pin="#ffffff",
    pip="#ffffff",
    numbers=("#b4bac2", "#5b9bff", "#ff6a3c", "#30d187", "#ee66c0", "#f5f06a", "#ffffff"),
    back="#8c8c8c",
    back_rim="#ffffff",
    last="#ffffff",
    warning="#ff9d92",
)

THEMES: Mapping[ThemeKey, Theme] = MappingProxyType(
    {theme.key: theme for theme in (_LIGHT, _DARK, _CONTRAST_LIGHT, _CONTRAST_DARK)}
)


def resolve(key: ThemeKey) -> Theme:
    """Return the theme; the system's wishes decide where `SYSTEM` is chosen."""
    if key is not ThemeKey.SYSTEM:
        return THEMES[key]
    from PySide6.QtCore import Qt

    hints = QGuiApplication.styleHints()
    dark = hints.colorScheme() is Qt.ColorScheme.Dark
    if _wish("contrastPreference") is Qt.ContrastPreference.HighContrast:
        return _CONTRAST_DARK if dark else _CONTRAST_LIGHT
    return _DARK if dark else _LIGHT


def at_first(key: ThemeKey) -> Theme:
    """Return the theme by what is known of the system at once.

    To be told the rest, `resolve` needs all the enumerations of `Qt`, whose making takes as long
    as everything else that a window without content needs.
    """
    if key is not ThemeKey.SYSTEM:
        return THEMES[key]
    dark = QApplication.style().standardPalette().window().color().lightness() < 128
    return _DARK if dark else _LIGHT


def motion_is_reduced() -> bool:
    """Return whether the system asks for less motion (Qt tells it from 6.12 on)."""
    return "Reduce" in str(_wish("motionPreference"))


def _wish(name: str) -> object:
    """Return what the system prefers, by the name of Qt's question; `None` where Qt has none.

    The hints are kept until they have answered: PySide6 6.12 lets go of what lies within them.
    """
    hints = QGuiApplication.styleHints()
    ask_for = getattr(hints, "accessibility", None)
    within = None if ask_for is None else ask_for()
    question = getattr(within, name, None)
    return None if question is None else question()


def palette(theme: Theme) -> QPalette:
    """Return the palette of all standard controls."""
    role = QPalette.ColorRole
    colours = {
        role.Window: "window",
        role.WindowText: "text",
        role.Base: "panel",
        role.AlternateBase: "window",
        role.Text: "text",
        role.Button: "panel",
        role.ButtonText: "text",
        role.BrightText: "on_accent",
        role.PlaceholderText: "muted",
        role.ToolTipBase: "panel",
        role.ToolTipText: "text",
        role.Highlight: "accent",
        role.HighlightedText: "on_accent",
        role.Accent: "accent",
        role.Link: "accent",
        role.LinkVisited: "accent",
        role.Light: "panel",
        role.Midlight: "window",
        role.Mid: "line",
        role.Dark: "line",
        role.Shadow: "line",
    }
    made = QPalette()
    for which, name in colours.items():
        made.setColor(which, theme.colour(name))
    for which in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        made.setColor(QPalette.ColorGroup.Disabled, which, theme.colour("off"))
    return made


def font(size: TextSize, percent: int = 100) -> QFont:
    """Return the font of one step of the scale at a text size in per cent."""
    made = QFont(QApplication.font())
    made.setPixelSize(round(size.value * percent / 100))
    made.setBold(size is TextSize.TITLE)
    return made


def apply(app: QApplication, theme: Theme, text_percent: int = 100) -> None:
    """Give the whole application this theme and text size; may be called again at any time."""
    if app.style().objectName().lower() != _STYLE.lower():
        app.setStyle(QStyleFactory.create(_STYLE))
    app.setPalette(palette(theme))
    app.setFont(font(TextSize.BODY, text_percent))
