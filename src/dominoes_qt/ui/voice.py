"""The program's own voice, for players without a screen reader: Qt's text to speech.

It is loaded when it is first wanted, and a system that has none, or no engine, is told of in
one line and otherwise played on silently.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale, QObject, Signal

from dominoes_qt.ui.settings import Rate

if TYPE_CHECKING:
    from PySide6.QtTextToSpeech import QTextToSpeech

_RATES = {Rate.SLOW: -0.4, Rate.NORMAL: 0.0, Rate.FAST: 0.4, Rate.FASTER: 0.8}
_FOR_TESTS = "mock"


def system_engine(parent: QObject) -> QTextToSpeech | None:
    """Return the engine of the system, if Qt has text to speech and the system an engine."""
    try:
        from PySide6.QtTextToSpeech import QTextToSpeech
    except ImportError:
        return None
    names = [name for name in QTextToSpeech.availableEngines() if name != _FOR_TESTS]
    return QTextToSpeech(names[0], parent) if names else None


class Voice(QObject):
    """Speaks one text after another, in the language of the program.

    Signals:
        changed: whether there is a voice, or why not, is another.
    """

    changed = Signal()

    def __init__(
        self,
        make: Callable[[QObject], QTextToSpeech | None] = system_engine,
        parent: QObject | None = None,
    ) -> None:
        """Speak through what `make` makes, once the voice is wanted."""
        super().__init__(parent)
        self._make = make
        self._engine: QTextToSpeech | None = None
        self._is_on = False
        self._failed = False
        self._rate = Rate.NORMAL

    @property
    def is_on(self) -> bool:
        """Return whether it would speak."""
        return self._is_on and self._engine is not None and not self._failed

    @property
    def trouble(self) -> str:
        """Return why there is no voice though it is wanted; empty if all is well."""
        if not self._is_on or self.is_on:
            return ""
        return QCoreApplication.translate("Voice", "No voice was found on this system.")

    def set_on(self, on: bool, rate: Rate) -> None:
        """Be wanted or not, and so fast."""
        was, self._is_on, self._rate = self._is_on, on, rate
        if on and not was:
            self._failed = False
            self._begin()
        elif was and not on:
            self.stop()
        if self._engine is not None:
            self._engine.setRate(_RATES[rate])
        if was != on:
            self.changed.emit()

    def _begin(self) -> None:
        if self._engine is None:
            self._engine = self._make(self)
            if self._engine is not None:
                self._engine.errorOccurred.connect(self._fail)
        if self._engine is None or self._engine.state() is self._engine.State.Error:
            self._fail()
        else:
            self.follow_language()

    def _fail(self, *_why: object) -> None:
        if not self._failed:
            self._failed = True
            self.changed.emit()

    def follow_language(self) -> None:
        """Speak the language of the program, with a voice of the same country if there is one."""
        if self._engine is None:
            return
        wanted = QLocale()
        known = self._engine.availableLocales()
        fitting = [locale for locale in known if locale.language() == wanted.language()]
        same = [locale for locale in fitting if locale.territory() == wanted.territory()]
        for locale in (same or fitting)[:1]:
            self._engine.setLocale(locale)

    def say(self, text: str) -> None:
        """Say a text after those that are not said yet."""
        if self.is_on and self._engine is not None:
            self._engine.enqueue(text)

    def stop(self) -> None:
        """Be silent at once, and forget what was to be said."""
        if self._engine is not None:
            self._engine.stop()
