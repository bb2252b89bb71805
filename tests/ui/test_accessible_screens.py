"""Every screen of the program, in both languages and all themes, as a screen reader meets it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QColor, QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QTextEdit,
    QWidget,
)

from dominoes_qt.narrate.language import Languages
from dominoes_qt.ui.board.tile_proxy import TileProxy
from dominoes_qt.ui.dialogs import DialogKey
from dominoes_qt.ui.main_window import MainWindow, Page
from dominoes_qt.ui.screens import SCREENS, looked_at
from dominoes_qt.ui.settings import Settings
from dominoes_qt.ui.theme import THEMES, ThemeKey
from tests.ui.conftest import OpenWindow
from tests.ui.contrast import MARK, TEXT, contrast

Role = QAccessible.Role
ACTIVE = {
    Role.Button,
    Role.CheckBox,
    Role.RadioButton,
    Role.ComboBox,
    Role.EditableText,
    Role.SpinBox,
    Role.List,
    Role.ListItem,
    Role.Table,
    Role.Cell,
    Role.MenuItem,
    Role.Slider,
    Role.PageTab,
    Role.Tree,
    Role.TreeItem,
}
FIELDS = (QComboBox, QAbstractSpinBox, QLineEdit, QTextEdit, QAbstractItemView)
SMALLEST_TARGET = 24
LANGUAGES = ("en", "es")


def reach(window: MainWindow, screen: str) -> QWidget:
    """Bring a window to a screen, and return the window to look at: a dialog, if one is open."""
    SCREENS[screen](window)
    for _ in range(3):
        QCoreApplication.processEvents()
    return looked_at(window)


def walk(interface: QAccessibleInterface, depth: int = 0) -> Iterator[QAccessibleInterface]:
    """Every accessible object that can be seen."""
    if depth > 30 or not interface.isValid() or interface.state().invisible:
        return
    yield interface
    for at in range(interface.childCount()):
        child: QAccessibleInterface | None = interface.child(at)
        if child is not None:
            yield from walk(child, depth + 1)


def objects(top: QWidget) -> list[QAccessibleInterface]:
    return list(walk(QAccessible.queryAccessibleInterface(top)))


def of_qt(interface: QAccessibleInterface) -> bool:
    """Whether Qt made it as a part of another widget: the list of a combo, a header's corner."""
    thing: QObject | None = interface.object()
    return thing is not None and thing.objectName().startswith("qt_")


def visible(top: QWidget, *kinds: type[QWidget]) -> list[QWidget]:
    found = [each for each in top.findChildren(QWidget) if isinstance(each, kinds)]
    return [each for each in found if each.isVisible() and not each.objectName().startswith("qt_")]


def in_combo(widget: QObject | None) -> bool:
    """Whether it is a part of a combo or spin box."""
    parent = None if widget is None else widget.parent()
    while parent is not None and not isinstance(parent, QComboBox | QAbstractSpinBox):
        parent = parent.parent()
    return parent is not None


def test_the_list_has_every_page_and_every_dialog() -> None:
    assert {page.value for page in Page} | {key.value for key in DialogKey} <= set(SCREENS)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, languages: Languages, preferences: Settings) -> str:
    preferences.change(language=request.param)
    return languages.use(request.param)


@pytest.mark.parametrize("screen", SCREENS)
class TestEveryScreen:
    def test_can_be_used_without_seeing_it(
        self, open_window: OpenWindow, language: str, screen: str
    ) -> None:
        top = reach(open_window(), screen)
        self.check_names(top)
        self.check_fields(top)
        self.check_sizes(top)
        self.check_mnemonics(top)
        self.check_tab_order(top)
        if language == "es":
            self.check_language(top)

    @staticmethod
    def check_names(top: QWidget) -> None:
        """No object that can be used is without a name."""
        nameless = [
            str(each.object())
            for each in objects(top)
            if each.role() in ACTIVE
            and not each.text(QAccessible.Text.Name).strip()
            and not of_qt(each)
            and not in_combo(each.object())
        ]
        assert not nameless

    @staticmethod
    def check_fields(top: QWidget) -> None:
        """Fields have a label as their buddy, a name and a description."""
        buddies = {label.buddy() for label in top.findChildren(QLabel)}
        for field in visible(top, *FIELDS):
            if not in_combo(field) and not isinstance(field, QHeaderView):
                assert field.accessibleName(), field
                assert field.accessibleDescription(), field
                assert field in buddies, field

    @staticmethod
    def check_sizes(top: QWidget) -> None:
        """Whatever is clicked is large enough, and tiles are larger still."""
        for target in visible(top, QAbstractButton, QComboBox, QAbstractSpinBox, QCheckBox):
            if not in_combo(target) and target.isEnabled():
                assert target.height() >= SMALLEST_TARGET, target
                assert target.width() >= SMALLEST_TARGET, target

    @staticmethod
    def check_mnemonics(top: QWidget) -> None:
        """A letter after Alt means one thing: in each menu, and in each window with its bar."""
        texts: list[str] = []
        if isinstance(top, MainWindow):
            bar = top.findChild(QMenuBar)
            assert bar is not None
            texts += [action.text() for action in bar.actions()]
            for menu in bar.findChildren(QMenu):
                shown = [action for action in menu.actions() if action.isVisible()]
                unique([action.text() for action in shown])
        parts = visible(top, QAbstractButton, QLabel)
        texts += [part.text() for part in parts if isinstance(part, QAbstractButton | QLabel)]
        unique(texts)

    @staticmethod
    def check_tab_order(top: QWidget) -> None:
        """Tab comes to everything that can have the focus, and round again."""
        first = top.focusWidget()
        assert first is not None, "nothing has the focus"
        assert first.isVisible()
        seen: list[QWidget | None] = [first]
        while (after := seen[-1]) and (widget := after.nextInFocusChain()) is not first:
            assert len(seen) < 1000
            seen.append(widget)
        for each in visible(top, *FIELDS, QAbstractButton):
            if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.isEnabled():
                assert each in seen

    @staticmethod
    def check_language(top: QWidget) -> None:
        """No English is left."""
        for each in objects(top):
            for kind in (QAccessible.Text.Name, QAccessible.Text.Description):
                text = each.text(kind)
                assert not ENGLISH.search(text), text


ENGLISH = re.compile(
    r"\b(the|your|tiles?|settings|score|hand|match|play|draw|board|message|and|with|close)\b",
    re.IGNORECASE,
)


def unique(texts: list[str]) -> None:
    """No letter is marked twice."""
    letters = [found[1].lower() for text in texts if (found := re.search(r"&([^&\s])", text))]
    assert len(letters) == len(set(letters)), texts


@pytest.mark.parametrize("theme", THEMES)
def test_contrast_of_the_palettes(
    window: MainWindow, theme: ThemeKey, preferences: Settings
) -> None:
    preferences.change(theme=theme)
    roles, palette = QPalette.ColorRole, window.palette()
    pairs = (
        (roles.WindowText, roles.Window, TEXT),
        (roles.Text, roles.Base, TEXT),
        (roles.ButtonText, roles.Button, TEXT),
        (roles.HighlightedText, roles.Highlight, TEXT),
        (roles.ToolTipText, roles.ToolTipBase, TEXT),
        (roles.Highlight, roles.Base, MARK),
    )
    for ink, ground, least in pairs:
        colours: tuple[QColor, QColor] = (palette.color(ink), palette.color(ground))
        assert contrast(*colours) >= least, (theme, ink, ground)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("theme", THEMES)
def test_labels_stand_out_in_every_theme(
    open_window: OpenWindow, preferences: Settings, theme: ThemeKey, screen: str
) -> None:
    preferences.change(theme=theme)
    top = reach(open_window(), screen)
    colours = THEMES[theme]
    grounds = [colours.colour(name) for name in ("window", "panel", "accent")]
    for label in visible(top, QLabel):
        ink = label.palette().color(QPalette.ColorRole.WindowText)
        assert max(contrast(ink, ground) for ground in grounds) >= TEXT, label


def test_laid_tiles_can_be_reached_and_are_named(open_window: OpenWindow) -> None:
    window = open_window()
    reach(window, "table")
    tiles = visible(window, TileProxy)
    assert tiles
    assert all(tile.accessibleName() for tile in tiles)
    current = [tile for tile in tiles if tile.accessibleDescription()]
    assert [tile.focusPolicy() for tile in current] == [Qt.FocusPolicy.StrongFocus]
