"""Every theme can be read: 4.5:1 for text, 3:1 for pips, outlines and focus."""

from __future__ import annotations

from dataclasses import fields
from itertools import combinations, pairwise
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dominoes_qt.ui import theme as themes
from dominoes_qt.ui.theme import THEMES, TextSize, Theme, ThemeKey, palette
from tests.ui.contrast import MARK, TEXT, contrast

every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.key.value)

TEXTS = (
    ("text", "window"),
    ("text", "panel"),
    ("muted", "window"),
    ("muted", "panel"),
    ("warning", "window"),
    ("warning", "panel"),
    ("accent", "window"),
    ("accent", "panel"),
    ("on_accent", "accent"),
    ("on_felt", "felt"),
    ("on_felt", "felt_edge"),
    ("pip", "ivory"),
    ("pip", "ivory_low"),
)
MARKS = (
    ("line", "window"),
    ("line", "panel"),
    ("focus", "window"),
    ("focus", "panel"),
    ("board_accent", "felt"),
    ("board_accent", "felt_edge"),
    ("last", "felt"),
    ("last", "felt_edge"),
    ("rim", "ivory"),
    ("rim", "ivory_low"),
    ("seam", "ivory"),
    ("pin", "ivory"),
)


@every_theme
def test_themes_hold_the_four_that_can_be_chosen(theme: Theme) -> None:
    assert len(THEMES) == 4
    assert ThemeKey.SYSTEM not in THEMES
    assert THEMES[theme.key] is theme
    assert theme.contrast == ("contrast" in theme.key)
    assert theme.dark == ("dark" in theme.key)


@every_theme
def test_colours_are_colours(theme: Theme) -> None:
    names = {field.name for field in fields(Theme)} - {"key", "dark", "contrast", "numbers"}
    for name in names:
        assert theme.colour(name).isValid(), name
    assert len(theme.numbers) == 7


@every_theme
@pytest.mark.parametrize(("front", "behind"), TEXTS)
def test_text_contrast(theme: Theme, front: str, behind: str) -> None:
    assert contrast(theme.colour(front), theme.colour(behind)) >= TEXT


@every_theme
@pytest.mark.parametrize(("front", "behind"), MARKS)
def test_mark_contrast(theme: Theme, front: str, behind: str) -> None:
    assert contrast(theme.colour(front), theme.colour(behind)) >= MARK


@every_theme
def test_numbers_stand_out_from_the_face(theme: Theme) -> None:
    for number in theme.numbers:
        for face in (theme.ivory, theme.ivory_low):
            assert contrast(QColor(number), QColor(face)) >= TEXT


@every_theme
def test_tiles_and_backs_stand_out_from_the_table(theme: Theme) -> None:
    edges = max(
        contrast(theme.colour("ivory"), theme.colour("felt")),
        contrast(theme.colour("rim"), theme.colour("felt")),
    )
    assert edges >= MARK
    for behind in ("panel", "window"):
        tile = max(contrast(theme.colour(name), theme.colour(behind)) for name in ("rim", "ivory"))
        assert tile >= MARK
        back = [contrast(theme.colour(name), theme.colour(behind)) for name in ("back", "back_rim")]
        assert max(back) >= MARK


# Linear red, green and blue as seen without long- or middle-wave cones (Viénot and others, 1999).
_BLIND = {
    "protan": ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0)),
    "deutan": ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0)),
}


def seen(colour: str, matrix: tuple[tuple[float, ...], ...]) -> tuple[float, ...]:
    """Return lightness and the two hue axes (CIE Lab) of a colour as a colour-blind eye has it."""
    value = QColor(colour)
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value.redF(), value.greenF(), value.blueF())
    ]
    red, green, blue = (sum(a * b for a, b in zip(row, linear, strict=True)) for row in matrix)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    x, y, z = (
        part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116
        for part in (max(x, 0.0), max(y, 0.0), max(z, 0.0))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@every_theme
@pytest.mark.parametrize("kind", _BLIND)
def test_colours_of_numbers_differ_for_the_colour_blind(theme: Theme, kind: str) -> None:
    colours = [seen(number, _BLIND[kind]) for number in theme.numbers]
    # A distance of about 2 can just be seen. Pips and numerals tell the numbers, too.
    for one, two in combinations(colours, 2):
        assert sum((a - b) ** 2 for a, b in zip(one, two, strict=True)) ** 0.5 >= 10


@every_theme
def test_palette_is_the_theme(theme: Theme, qtbot: QtBot) -> None:
    made = palette(theme)
    roles = QPalette.ColorRole
    assert made.color(roles.Window) == theme.colour("window")
    pairs = (
        (roles.WindowText, roles.Window),
        (roles.Text, roles.Base),
        (roles.ButtonText, roles.Button),
        (roles.ToolTipText, roles.ToolTipBase),
        (roles.HighlightedText, roles.Highlight),
        (roles.PlaceholderText, roles.Base),
        (roles.Link, roles.Base),
    )
    for front, behind in pairs:
        assert contrast(made.color(front), made.color(behind)) >= TEXT
    # Disabled controls are exempt, but people still want to read them.
    off = QPalette.ColorGroup.Disabled
    for front, behind in pairs[:3]:
        assert contrast(made.color(off, front), made.color(off, behind)) >= MARK


def test_three_sizes_grow_with_the_text_size(qtbot: QtBot) -> None:
    for size in TextSize:
        assert themes.font(size).pixelSize() == size.value
        assert themes.font(size, 200).pixelSize() == 2 * size.value
    assert [small.value < large.value for small, large in pairwise(TextSize)] == [True, True]


@pytest.mark.parametrize(
    ("scheme", "high", "key"),
    [
        (Qt.ColorScheme.Light, False, ThemeKey.LIGHT),
        (Qt.ColorScheme.Dark, False, ThemeKey.DARK),
        (Qt.ColorScheme.Unknown, False, ThemeKey.LIGHT),
        (Qt.ColorScheme.Light, True, ThemeKey.CONTRAST_LIGHT),
        (Qt.ColorScheme.Dark, True, ThemeKey.CONTRAST_DARK),
    ],
)
def test_system_decides(
    monkeypatch: pytest.MonkeyPatch, scheme: Qt.ColorScheme, high: bool, key: ThemeKey
) -> None:
    preference = Qt.ContrastPreference.HighContrast if high else Qt.ContrastPreference.NoPreference
    wishes = SimpleNamespace(contrastPreference=lambda: preference)
    hints = SimpleNamespace(colorScheme=lambda: scheme, accessibility=lambda: wishes)
    monkeypatch.setattr(QGuiApplication, "styleHints", lambda: hints)
    assert themes.resolve(ThemeKey.SYSTEM) is THEMES[key]
    assert themes.resolve(ThemeKey.DARK) is THEMES[ThemeKey.DARK]
    assert not themes.motion_is_reduced(), "this Qt does not tell"


def test_a_qt_without_hints_has_no_wishes(monkeypatch: pytest.MonkeyPatch) -> None:
    hints = SimpleNamespace(colorScheme=lambda: Qt.ColorScheme.Light)
    monkeypatch.setattr(QGuiApplication, "styleHints", lambda: hints)
    assert themes.resolve(ThemeKey.SYSTEM) is THEMES[ThemeKey.LIGHT]
    assert not themes.motion_is_reduced()


@pytest.mark.parametrize("wish", ["ReducedMotion", "NoPreference"])
def test_motion_is_reduced_where_the_system_asks(
    monkeypatch: pytest.MonkeyPatch, wish: str
) -> None:
    wishes = SimpleNamespace(motionPreference=lambda: f"MotionPreference.{wish}")
    hints = SimpleNamespace(accessibility=lambda: wishes)
    monkeypatch.setattr(QGuiApplication, "styleHints", lambda: hints)
    assert themes.motion_is_reduced() == (wish == "ReducedMotion")


@every_theme
def test_applying_changes_style_palette_and_font(theme: Theme, qtbot: QtBot) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    before = app.palette(), app.font()
    try:
        themes.apply(app, theme, 150)
        assert app.style().objectName().lower() == "fusion"
        assert app.palette().color(QPalette.ColorRole.Window) == theme.colour("window")
        assert app.font().pixelSize() == round(TextSize.BODY.value * 1.5)
    finally:
        app.setPalette(before[0])
        app.setFont(before[1])
