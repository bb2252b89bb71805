"""The language changes at once and everywhere; the match, the choice and the focus stay."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QObject
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dominoes_qt.engine.actions import Play
from dominoes_qt.ui.dialogs import DialogKey
from dominoes_qt.ui.dialogs.settings_dialog import SettingsDialog
from dominoes_qt.ui.main_window import MainWindow
from dominoes_qt.ui.screens import SCREENS, looked_at, play_until
from dominoes_qt.ui.settings import Settings
from tests.ui.marked import all_texts
from tests.ui.playing import focus
from tests.ui.test_table_page import begin, texts

CATALOGUE = Path(__file__).parents[2] / "translations" / "dominoes_es.ts"


def of_one_language() -> tuple[set[str], set[str]]:
    """Return the texts that are English alone, and Spanish alone; long enough to be no accident."""
    pairs = [
        (message.findtext("source", ""), message.findtext("translation", ""))
        for message in ET.parse(CATALOGUE).iter("message")
        if message.get("numerus") != "yes"
    ]
    english, spanish = ({pair[at].replace("&", "") for pair in pairs} for at in (0, 1))
    alone = (english - spanish, spanish - english)
    first, second = ({text for text in t if len(text) > 3 and "{" not in text} for t in alone)
    return first, second


def every_text(window: MainWindow) -> set[str]:
    """Return what a screen reader meets in a window and in the one that is open over it."""
    QCoreApplication.processEvents()
    tops = (window, looked_at(window))
    found = {text for top in tops for text in texts(QAccessible.queryAccessibleInterface(top))}
    return found | {text.replace("&", "") for text in found}


@pytest.mark.parametrize("screen", SCREENS)
def test_no_other_language_is_left(window: MainWindow, preferences: Settings, screen: str) -> None:
    english, spanish = of_one_language()
    SCREENS[screen](window)
    preferences.change(language="es")
    # Languages are named in themselves, and players have the same names in both.
    assert english & every_text(window) <= {"English"}
    preferences.change(language="en")
    assert spanish & every_text(window) <= {"Español", "Beto", "Dani"}


def test_the_choice_and_the_focus_stay(window: MainWindow, preferences: Settings) -> None:
    table, page = begin(window, "all-fives", "pc")
    page.tray.hand.chosen.emit(0)
    before, action = focus(), table.choice.action
    assert isinstance(action, Play)
    preferences.change(language="es")
    assert table.choice.action == action
    assert page.scene.preview_end == action.end.value
    assert focus() is before
    assert page.tray.confirm.text() == "Confirmar"
    assert table.messages.text(0).startswith("Mano 1")
    assert "reparto" in window.windowTitle()
    preferences.change(language="en")
    assert page.tray.confirm.text() == "Confirm"
    assert table.messages.text(0).startswith("Hand 1")


def state(window: MainWindow) -> tuple[object, ...]:
    """Return what a switch must not change: the match, the choice, the focus, what is seen."""
    table, page = window.table, window.table_page
    assert table is not None
    assert page is not None
    choice, scene, board = table.choice, page.scene, page.board
    return (
        json.dumps(table.session.record()),
        (choice.tile, choice.action, scene.preview_end, page.tray.hand.row),
        (focus(), window.page, window.size()),
        (board.transform(), board.camera, board.is_fitted),
    )


def sizes(window: MainWindow) -> tuple[int, ...]:
    """Return how much there is: objects, widgets, things on the board."""
    for _ in range(3):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()
    assert window.table_page is not None
    scene = window.table_page.scene
    # Qt moves a page whose size has changed by an animation that deletes itself at its end.
    children = window.findChildren(QObject)
    lasting = [each for each in children if not isinstance(each, QAbstractAnimation)]
    return len(lasting), len(QApplication.allWidgets()), len(scene.items())


def test_a_hundred_switches_change_nothing_but_the_words(
    window: MainWindow, preferences: Settings, qtbot: QtBot
) -> None:
    table, page = begin(window, "all-fives", "pc")
    play_until(table, lambda table: table.is_own_turn and len(table.session.history) > 6)
    page.board.rotate_quarter()
    page.board.zoom_in()
    qtbot.waitUntil(lambda: "Zoom" in table.messages.latest(1)[0][0])
    page.tray.hand.setFocus()
    play = next(action for action in table.choice.legal if isinstance(action, Play))
    table.choice.choose_end(play.end, play.tile)
    assert page.scene.preview_end == play.end.value
    preferences.change(language="es")
    preferences.change(language="en")
    before, many, words = state(window), sizes(window), all_texts(window, hidden=True)
    for _ in range(50):
        preferences.change(language="es")
        assert state(window) == before
        preferences.change(language="en")
        assert state(window) == before
    assert sizes(window) == many
    assert all_texts(window, hidden=True) == words


def test_the_settings_speak_the_new_language_while_they_are_open(window: MainWindow) -> None:
    window.open(DialogKey.SETTINGS)
    dialog = window.dialog
    assert isinstance(dialog, SettingsDialog)
    combo = dialog.combo("language")
    combo.choose("es")
    assert dialog.windowTitle() == "Ajustes"
    assert combo.currentData() == "es"
    combo.choose("en")
    assert dialog.windowTitle() == "Settings"
