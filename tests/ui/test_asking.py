"""Questions by key, typed commands, and keys of one's own: all from the keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dominoes_qt.engine.actions import Play
from dominoes_qt.narrate import prompts
from dominoes_qt.narrate.answers import ANSWERS
from dominoes_qt.narrate.choosing import ACTIONS
from dominoes_qt.narrate.language import Languages
from dominoes_qt.narrate.style import Detail, Wording
from dominoes_qt.ui import commands, screens
from dominoes_qt.ui.actions import QUESTIONS, TABLE, Actions, Key, is_sign
from dominoes_qt.ui.dialogs import DialogKey
from dominoes_qt.ui.dialogs.keys_dialog import KeysDialog
from dominoes_qt.ui.dialogs.messages_dialog import MessagesDialog
from dominoes_qt.ui.dialogs.settings_dialog import SettingsDialog
from dominoes_qt.ui.main_window import MainWindow
from dominoes_qt.ui.models.shortcuts import row_of
from dominoes_qt.ui.settings import Settings
from dominoes_qt.ui.table import Table
from tests.ui.conftest import OpenWindow


def press(*keys: Qt.Key | str) -> None:
    for key in keys:
        widget = QApplication.focusWidget()
        assert widget is not None
        if isinstance(key, str):
            QTest.keyClicks(widget, key)
        else:
            QTest.keyClick(widget, key)
        QCoreApplication.processEvents()


@pytest.fixture
def table(window: MainWindow) -> Table:
    screens.SCREENS["table"](window)
    assert window.table is not None
    return window.table


def last(table: Table) -> str:
    return table.messages.text(-1)


def keys_dialog(window: MainWindow) -> KeysDialog:
    window.open(DialogKey.KEYS)
    dialog = window.dialog
    assert isinstance(dialog, KeysDialog)
    dialog.activateWindow()
    for _ in range(5):
        QCoreApplication.processEvents()
    assert QApplication.focusWidget() is dialog.keys
    return dialog


class TestKeys:
    @pytest.mark.parametrize(
        ("key", "answer"),
        [
            ("e", "counts"),
            ("t", "You hold"),
            ("l", "Start: "),
            ("c", "Tiles: you"),
            ("w", "It is your turn."),
            ("a", "plays"),
            ("v", "no"),
            ("s", "Score: you"),
            ("d", "Score: you"),
            ("g", "All Fives"),
        ],
    )
    def test_answer(self, table: Table, key: str, answer: str) -> None:
        version = table.session.version
        press(key)
        assert answer in last(table)
        assert table.session.version == version

    def test_answer_from_the_board_and_from_buttons(self, window: MainWindow, table: Table) -> None:
        assert window.table_page is not None
        window.table_page.proxies.focus_current()
        press("w")
        assert last(table) == "It is your turn."
        window.table_page.tray.play.setFocus()
        press("s")
        assert last(table).startswith("Score")

    def test_are_letters_in_a_field(self, window: MainWindow, table: Table) -> None:
        before = table.messages.rowCount()
        press(":")
        press("west")
        assert window.table_page is not None
        assert window.table_page.spoken.field.text() == "west"
        assert table.messages.rowCount() == before

    def test_repeat_says_the_last_message_and_keeps_it_once(
        self, qtbot: QtBot, window: MainWindow, table: Table
    ) -> None:
        press("w")
        qtbot.wait(100)
        rows = table.messages.rowCount()
        press("r")
        assert table.messages.rowCount() == rows

    def test_an_answer_follows_the_language(self, table: Table, preferences: Settings) -> None:
        press("w")
        preferences.change(language="es")
        assert last(table) == "Te toca."

    def test_the_settings_of_speech_take_effect_at_once(
        self, table: Table, preferences: Settings
    ) -> None:
        preferences.change(wording=Wording.WORDS, coordinates=True)
        press("l")
        assert "E1 " in last(table)
        assert "-" in last(table)
        preferences.change(detail=Detail.BRIEF)
        press("a")
        assert "Ends" not in last(table)

    def test_can_be_switched_off_as_a_whole(self, table: Table, preferences: Settings) -> None:
        preferences.change(letters=False)
        before = table.messages.rowCount()
        press("e", "t", "w")
        assert table.messages.rowCount() == before
        assert QApplication.focusWidget() is not None

    def test_of_ones_own(self, window: MainWindow, table: Table, preferences: Settings) -> None:
        dialog = keys_dialog(window)
        dialog.keys.set_row(row_of(Key.ASK_TURN))
        press(Qt.Key.Key_Return, "e")
        assert "taken" in dialog.line.text()
        press(Qt.Key.Key_Return, "z")
        assert dialog.line.text() == "Whose turn: Z."
        press(Qt.Key.Key_Return, Qt.Key.Key_Escape)
        assert dialog.isVisible()
        dialog.reject()
        window.activateWindow()
        for _ in range(5):
            QCoreApplication.processEvents()
        before = table.messages.rowCount()
        press("w")
        assert table.messages.rowCount() == before
        press("z")
        assert last(table) == "It is your turn."
        dialog = keys_dialog(window)
        dialog.usual.click()
        assert not preferences.values.own_keys
        dialog.reject()

    def test_a_key_taken_away(
        self, window: MainWindow, table: Table, preferences: Settings
    ) -> None:
        dialog = keys_dialog(window)
        dialog.keys.set_row(row_of(Key.ASK_TURN))
        press(Qt.Key.Key_Return, Qt.Key.Key_Delete)
        assert dialog.line.text() == "Whose turn: no key."
        assert preferences.values.own_keys == {"ask-turn": ""}
        dialog.reject()

    def test_help_lists_what_is_really_bound(self, window: MainWindow) -> None:
        dialog = keys_dialog(window)
        model = dialog.model
        for row, entry in enumerate(TABLE):
            for shortcut in window.actions_table[entry.key].shortcuts():
                assert shortcut.toString() in model.text(row)
        dialog.reject()


def test_no_key_does_two_things(window: MainWindow) -> None:
    bound = [
        shortcut.toString()
        for entry in TABLE
        for shortcut in window.actions_table[entry.key].shortcuts()
    ]
    assert len(bound) == len(set(bound))
    assert all(
        any(is_sign(text) for text in entry.shortcuts) for entry in TABLE if entry.key in QUESTIONS
    )


def test_damaged_keys_are_the_usual_ones(window: MainWindow, preferences: Settings) -> None:
    for keys in ("{", "[1]", '{"ask-turn": 3}'):
        preferences.change(keys=keys)
        assert window.actions_table[Key.ASK_TURN].shortcut().toString() == "W"


class TestCommands:
    def type(self, line: str) -> None:
        press(":")
        press(line)
        press(Qt.Key.Key_Return)

    def test_a_question_leaves_the_focus_where_it_was(self, table: Table) -> None:
        before = QApplication.focusWidget()
        self.type("scores")
        assert last(table).startswith("Score")
        assert QApplication.focusWidget() is before

    def test_words_of_both_languages(self, table: Table, preferences: Settings) -> None:
        preferences.change(language="es")
        self.type("puntos")
        assert last(table).startswith("Puntos") or "Marcador" in last(table)
        self.type("turno")
        assert last(table) == "Te toca."
        self.type("turn")
        assert last(table) == "Te toca."

    def test_a_play_is_shown_and_then_confirmed(self, window: MainWindow, table: Table) -> None:
        play = table.choice.plays[0]
        version = table.session.version
        self.type(f"{play.tile} {play.end.value}")
        assert table.choice.action == play
        assert window.table_page is not None
        assert QApplication.focusWidget() is window.table_page.tray.confirm
        self.type("yes")
        assert table.session.version > version

    def test_a_tile_that_fits_several_ends(self, window: MainWindow) -> None:
        screens.SCREENS["choosing"](window)
        table = window.table
        assert table is not None
        tile = table.choice.tile
        table.choice.drop()
        assert tile is not None
        self.type(str(table.hand.row_of(tile) + 1))
        assert table.choice.tile == tile
        assert window.table_page is not None
        assert QApplication.focusWidget() is window.table_page.tray.targets

    def test_every_word_of_the_terminal_is_understood(self, table: Table) -> None:
        """So that nobody has to learn two vocabularies."""
        words = prompts.command_words()
        known = {*ANSWERS, *ACTIONS, *commands.ACTION_KEYS, "help"}
        assert set(words) <= known
        self.type("help")
        said = last(table)
        assert said.startswith("To play, say")
        assert "undo, redo" in said
        assert "nominate" not in said

    def test_a_dialog_is_opened_by_its_word(
        self, window: MainWindow, table: Table, qtbot: QtBot
    ) -> None:
        assert table.is_own_turn
        for word, dialog in (("keys", "KeysDialog"), ("history", "HistoryDialog")):
            self.type(word)
            assert type(window.dialog).__name__ == dialog
            assert window.dialog is not None
            window.dialog.reject()
            window.activateWindow()
            qtbot.waitUntil(window.isActiveWindow)

    def test_what_is_not_possible_is_said(self, table: Table) -> None:
        for line, answer in (
            ("what", "what is not understood"),
            ("redo", "nothing to do again"),
            ("next", "not over yet"),
            ("99", "no tile number 99"),
            ("draw", "playable"),
        ):
            self.type(line)
            assert answer in last(table), line

    def test_escape_leaves_the_field(self, window: MainWindow, table: Table) -> None:
        table.choice.choose_tile(table.choice.plays[0].tile)
        chosen = table.choice.tile
        before = QApplication.focusWidget()
        press(":")
        press(Qt.Key.Key_Escape)
        assert QApplication.focusWidget() is before
        assert table.choice.tile == chosen

    def test_a_play_can_be_done_without_confirming(
        self, table: Table, preferences: Settings
    ) -> None:
        preferences.change(confirm=False)
        play = next(each for each in table.choice.legal if isinstance(each, Play))
        version = table.session.version
        self.type(f"{play.tile} {play.end.value}")
        assert table.session.version > version


def test_messages_are_saved_as_text(window: MainWindow, table: Table, tmp_path: Path) -> None:
    window.open(DialogKey.MESSAGES)
    dialog = window.dialog
    assert isinstance(dialog, MessagesDialog)
    file = tmp_path / "messages.txt"
    dialog.save_to(file)
    written = file.read_text("utf-8").splitlines()
    assert written == [table.messages.text(row) for row in range(table.messages.rowCount())]
    dialog.save_to(tmp_path / "no folder" / "messages.txt")
    assert not (tmp_path / "no folder").exists()
    dialog.reject()


def test_a_voice_that_is_not_there_is_told_in_one_line(
    window: MainWindow, table: Table, preferences: Settings
) -> None:
    window.announcer.voice._make = lambda _parent: None
    window.open(DialogKey.SETTINGS)
    dialog = window.dialog
    assert isinstance(dialog, SettingsDialog)
    preferences.change(voice=True)
    assert dialog.line.text() == last(table) == "No voice was found on this system."
    preferences.change(voice=False)
    assert not dialog.line.isVisible()
    dialog.reject()


def test_the_menu_is_there_before_a_match(open_window: OpenWindow, languages: Languages) -> None:
    window = open_window()
    actions: Actions = window.actions_table
    assert actions[Key.KEYS].isEnabled()
    assert actions[Key.ACCESS].isEnabled()
    assert not actions[Key.ASK_ENDS].isEnabled()
    window.asking.ask("ends")
    window.asking.repeat()


def test_who_may_not_look_now_is_answered_too(window: MainWindow) -> None:
    screens.SCREENS["cover"](window)
    table = window.table
    assert table is not None
    assert table.viewer is None
    table.note(lambda: "Not now.")
    assert last(table) == "Not now."
