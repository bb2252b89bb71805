"""The program's own voice, through Qt's engine for tests: what it says, and in what language."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QLocale, QObject
from PySide6.QtGui import QAccessible
from PySide6.QtTextToSpeech import QTextToSpeech
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dominoes_qt.ui import screens
from dominoes_qt.ui import voice as voices
from dominoes_qt.ui.announcer import Announcer
from dominoes_qt.ui.main_window import MainWindow
from dominoes_qt.ui.settings import Rate
from dominoes_qt.ui.voice import Voice


class Spoken:
    """Keeps what an engine says, word by word."""

    def __init__(self) -> None:
        self.engine: QTextToSpeech | None = None
        self.words: list[str] = []

    def make(self, parent: QObject) -> QTextToSpeech:
        """Make the engine."""
        engine = self.engine = QTextToSpeech("mock", parent)
        engine.sayingWord.connect(lambda word, *_place: self.words.append(word))
        return engine


@pytest.fixture
def spoken() -> Spoken:
    return Spoken()


@pytest.fixture
def voice(qtbot: QtBot, spoken: Spoken) -> Iterator[Voice]:
    made = Voice(spoken.make)
    yield made
    made.stop()


@pytest.fixture(autouse=True)
def _usual_locale() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en_US"))
    yield
    QLocale.setDefault(before)


def reader(monkeypatch: pytest.MonkeyPatch, active: bool) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: active)


def test_texts_are_said_one_after_another(qtbot: QtBot, voice: Voice, spoken: Spoken) -> None:
    voice.set_on(True, Rate.NORMAL)
    voice.say("Ana leads.")
    voice.say("Your turn.")
    qtbot.waitUntil(lambda: len(spoken.words) == 4, timeout=10_000)
    assert spoken.words == ["Ana", "leads", "Your", "turn"]


def test_nothing_is_loaded_before_it_is_wanted(voice: Voice, spoken: Spoken) -> None:
    voice.say("Nobody hears this.")
    voice.follow_language()
    voice.stop()
    assert spoken.engine is None
    assert not voice.is_on
    assert not voice.trouble


def test_it_can_be_switched_off_in_the_middle(qtbot: QtBot, voice: Voice, spoken: Spoken) -> None:
    voice.set_on(True, Rate.NORMAL)
    voice.say("one two three four five six seven")
    qtbot.waitUntil(lambda: bool(spoken.words), timeout=10_000)
    voice.set_on(False, Rate.NORMAL)
    voice.say("not this")
    qtbot.wait(200)
    assert len(spoken.words) < 7
    assert "this" not in spoken.words


def test_the_language_of_the_program_is_spoken(voice: Voice, spoken: Spoken) -> None:
    QLocale.setDefault(QLocale("fi_FI"))
    voice.set_on(True, Rate.NORMAL)
    assert spoken.engine is not None
    assert spoken.engine.locale() == QLocale("fi_FI")
    QLocale.setDefault(QLocale("en_US"))
    voice.follow_language()
    assert spoken.engine.locale() == QLocale("en_US")
    QLocale.setDefault(QLocale("en_AU"))
    voice.follow_language()
    assert spoken.engine.locale().language() == QLocale.Language.English
    QLocale.setDefault(QLocale("es_ES"))  # this engine knows no Spanish: it keeps what it has
    voice.follow_language()
    assert spoken.engine.locale().language() == QLocale.Language.English


def test_the_speed_follows_the_setting(voice: Voice, spoken: Spoken) -> None:
    voice.set_on(True, Rate.SLOW)
    assert spoken.engine is not None
    slow = spoken.engine.rate()
    voice.set_on(True, Rate.FASTER)
    assert slow < 0 < spoken.engine.rate()


@pytest.mark.qt_log_ignore("is not supported")
@pytest.mark.parametrize("make", [lambda _parent: None, lambda parent: QTextToSpeech("no", parent)])
def test_a_system_without_a_voice_is_told_in_one_line(
    qtbot: QtBot, make: Callable[[QObject], QTextToSpeech | None]
) -> None:
    voice = Voice(make)
    with qtbot.waitSignal(voice.changed):
        voice.set_on(True, Rate.NORMAL)
    voice.say("Nobody hears this.")
    assert not voice.is_on
    assert voice.trouble == "No voice was found on this system."
    voice.set_on(False, Rate.NORMAL)
    assert not voice.trouble


def test_the_engine_for_tests_is_never_the_voice_of_the_program(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QTextToSpeech, "availableEngines", lambda: ["mock"])
    assert voices.system_engine(QObject()) is None


def test_qt_without_text_to_speech(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "PySide6.QtTextToSpeech", None)
    assert voices.system_engine(QObject()) is None


class TestWithTheAnnouncer:
    @pytest.fixture
    def announcer(self, qtbot: QtBot, voice: Voice) -> Announcer:
        window = QWidget()
        qtbot.addWidget(window)
        voice.set_on(True, Rate.NORMAL)
        return Announcer(window, voice)

    def test_it_speaks_while_no_reader_does(
        self,
        qtbot: QtBot,
        monkeypatch: pytest.MonkeyPatch,
        announcer: Announcer,
        spoken: Spoken,
    ) -> None:
        reader(monkeypatch, active=False)
        announcer.say_text("Count 10.")
        qtbot.waitUntil(lambda: spoken.words == ["Count", "10"], timeout=10_000)

    def test_it_is_silent_while_a_reader_is_active(
        self,
        qtbot: QtBot,
        monkeypatch: pytest.MonkeyPatch,
        announcer: Announcer,
        spoken: Spoken,
    ) -> None:
        reader(monkeypatch, active=True)
        announcer.say_text("Count 10.")
        qtbot.wait(300)
        assert spoken.words == []

    def test_messages_are_said_in_their_order(
        self,
        qtbot: QtBot,
        monkeypatch: pytest.MonkeyPatch,
        announcer: Announcer,
        spoken: Spoken,
    ) -> None:
        reader(monkeypatch, active=False)
        announcer.joins = False
        for text in ("Beto passes.", "Carla passes.", "Your turn."):
            announcer.say_text(text)
        qtbot.waitUntil(lambda: len(spoken.words) == 6, timeout=10_000)
        assert spoken.words == ["Beto", "passes", "Carla", "passes", "Your", "turn"]

    def test_a_reader_that_comes_ends_what_is_being_said(
        self,
        qtbot: QtBot,
        monkeypatch: pytest.MonkeyPatch,
        announcer: Announcer,
        spoken: Spoken,
    ) -> None:
        reader(monkeypatch, active=False)
        announcer.say_text("one two three four five six seven")
        qtbot.waitUntil(lambda: bool(spoken.words), timeout=10_000)
        reader(monkeypatch, active=True)
        announcer.say_text("eight")
        qtbot.wait(300)
        assert spoken.words != ["one", "two", "three", "four", "five", "six", "seven"]
        assert "eight" not in spoken.words


def test_a_match_is_spoken_through_a_window(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, window: MainWindow, spoken: Spoken
) -> None:
    reader(monkeypatch, active=False)
    voice = window.announcer.voice = Voice(spoken.make, window)
    voice.set_on(True, Rate.FASTER)
    screens.begin(window, "block", 2)
    qtbot.waitUntil(lambda: len(spoken.words) >= 7, timeout=10_000)
    assert spoken.words[:7] == ["Hand", "1", "You", "lead", "Your", "turn", "You"]
    voice.stop()
