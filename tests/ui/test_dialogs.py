"""The dialogs: what they show, how large they are, and no icon that is not of our set."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QMessageBox, QPushButton, QStyle, QWidget

from dominoes_qt.ui.dialogs import DialogKey
from dominoes_qt.ui.dialogs.scores_dialog import ScoresDialog
from dominoes_qt.ui.dialogs.settings_dialog import SettingsDialog
from dominoes_qt.ui.main_window import MainWindow
from dominoes_qt.ui.screens import SCREENS, looked_at
from dominoes_qt.ui.settings import Motion, Settings
from dominoes_qt.ui.theme import SPACE
from tests.ui.test_table_page import begin


@pytest.mark.parametrize("screen", ["settings", "scores", "messages", "keys", "access", "leaving"])
def test_no_button_has_an_icon_of_the_style(window: MainWindow, screen: str) -> None:
    """Those are black on every theme."""
    SCREENS[screen](window)
    dialog = looked_at(window)
    hint = QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons
    for box in dialog.findChildren(QDialogButtonBox):
        assert not box.style().styleHint(hint, None, box)
    assert all(button.icon().isNull() for button in dialog.findChildren(QPushButton))
    if isinstance(dialog, QMessageBox):
        assert dialog.icon() is QMessageBox.Icon.NoIcon


def test_a_question_begins_at_the_margin(window: MainWindow) -> None:
    SCREENS["leaving"](window)
    box = looked_at(window)
    text = box.findChild(QLabel, "qt_msgbox_label")
    layout = box.layout()
    assert text is not None
    assert layout is not None
    assert text.x() == layout.contentsMargins().left() == 3 * SPACE


def settings_dialog(window: MainWindow) -> SettingsDialog:
    window.open(DialogKey.SETTINGS)
    assert isinstance(window.dialog, SettingsDialog)
    assert QTest.qWaitForWindowActive(window.dialog)
    return window.dialog


@pytest.mark.parametrize("text", [125, 150, 200])
def test_the_settings_stay_within_the_screen(
    window: MainWindow, preferences: Settings, text: int
) -> None:
    dialog = settings_dialog(window)
    available = dialog.screen().availableGeometry()
    dialog.move(available.bottomRight() - QPoint(dialog.width(), dialog.height()))
    dialog.combo("text").choose(text)
    QCoreApplication.processEvents()
    assert preferences.values.text == text
    assert available.contains(dialog.frameGeometry())
    close = dialog.buttons.button(QDialogButtonBox.StandardButton.Close)
    assert dialog.rect().contains(close.mapTo(dialog, close.rect().bottomRight()))


def test_every_setting_can_be_scrolled_to_with_tab(
    window: MainWindow, preferences: Settings
) -> None:
    preferences.change(text=200)
    dialog = settings_dialog(window)
    last = dialog.combo("rate")
    dialog.combo("language").setFocus()
    widget: QWidget = dialog.combo("language")
    for _ in range(len(dialog.findChildren(QWidget))):
        if widget is last:
            break
        QTest.keyClick(widget, Qt.Key.Key_Tab)
        following = dialog.focusWidget()
        assert following is not None
        widget = following
    QCoreApplication.processEvents()
    below = last.mapTo(dialog, last.rect().bottomLeft())
    assert dialog.rect().contains(below)
    assert dialog.childAt(last.mapTo(dialog, last.rect().center())) is last


def test_the_speed_of_animation_is_taken_over_at_once(
    window: MainWindow, preferences: Settings
) -> None:
    preferences.change(still=False)
    _table, page = begin(window, "block", "pc")
    usual = page.scene.settling.duration
    preferences.change(motion=Motion.QUICK)
    assert 0 < page.scene.settling.duration < usual <= 250
    preferences.change(still=True)
    assert page.scene.settling.duration == 0


def test_score_details_before_any_hand_is_over(window: MainWindow) -> None:
    table, _page = begin(window, "all-fives", "pc")
    window.open(DialogKey.SCORES)
    dialog = window.dialog
    assert isinstance(dialog, ScoresDialog)
    assert not dialog.ledger.isVisible()
    assert dialog.lines.lines[0] == "No hand has been scored yet."
    assert dialog.lines.lines[1:] == table.answer("details")
    assert dialog.lines.lines[1].startswith("Score: you 0, Ben 0.")
    QTest.qWait(0)
    assert dialog.lines.hasFocus()


def test_a_choice_is_not_narrowed_for_a_moment_when_its_texts_change(
    window: MainWindow, preferences: Settings
) -> None:
    combo = settings_dialog(window).combo("text")
    wide = combo.width()
    assert wide > combo.sizeHint().width()
    preferences.change(language="es")
    QTest.qWait(60)  # Qt's own timer for this has run out
    assert combo.width() > combo.sizeHint().width()
    preferences.change(language="en")
