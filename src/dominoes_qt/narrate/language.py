"""The languages of the program: which there are, and switching between them while it runs.

English is in the source, so it is always there; another one is a file `dominoes_XX.qm` among
the assets.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from dominoes_qt.narrate.fill import capital

SOURCE_LANGUAGE = "en"
"""The language of the texts in the source."""

_ASSETS = Path(__file__).resolve().parent.parent / "assets"


def codes(folder: Path = _ASSETS) -> tuple[str, ...]:
    """Return the codes of all languages, such as `es`."""
    found = {file.stem.partition("_")[2] for file in folder.glob("dominoes_*.qm")}
    return tuple(sorted(found | {SOURCE_LANGUAGE}))


class Languages:
    """The translators of an application; whoever makes this keeps it as long as it runs."""

    def __init__(self, app: QCoreApplication, folder: Path | None = None) -> None:
        """Find the languages of `folder` (the assets); nothing is installed yet."""
        self._app = app
        self._folder = _ASSETS if folder is None else folder
        self._installed: list[QTranslator] = []
        self._current = SOURCE_LANGUAGE
        self._available = codes(self._folder)

    @property
    def available(self) -> tuple[str, ...]:
        """Return the codes of all languages, such as `es`."""
        return self._available

    @property
    def current(self) -> str:
        """Return the code of the language in use."""
        return self._current

    @property
    def locale(self) -> QLocale:
        """Return the locale that numbers are written in."""
        return QLocale(self._current)

    def name(self, code: str) -> str:
        """Return what a language calls itself."""
        if code == SOURCE_LANGUAGE:
            return QLocale.languageToString(QLocale.Language.English)
        own = self._own(code)
        named = own.translate("Language", "English") if own else ""
        return named or capital(QLocale(code).nativeLanguageName())

    def system(self) -> str:
        """Return the language that fits the system best; English if none does."""
        for wish in QLocale.system().uiLanguages():
            for code in (wish.replace("-", "_"), wish.partition("-")[0]):
                if code in self._available:
                    return code
        return SOURCE_LANGUAGE

    def use(self, code: str | None = None) -> str:
        """Switch to a language and return its code; widgets hear of it from Qt.

        `None` stands for the system's. An unknown one gives English.
        """
        wish = self.system() if code is None else code
        self._current = wish if wish in self._available else SOURCE_LANGUAGE
        fresh = [self._qt(self._current), self._own(self._current)]
        QLocale.setDefault(self.locale)
        for old in self._installed:
            self._app.removeTranslator(old)
        self._installed = [translator for translator in fresh if translator is not None]
        for translator in self._installed:
            self._app.installTranslator(translator)
        return self._current

    def _own(self, code: str) -> QTranslator | None:
        return _loaded(self._folder / f"dominoes_{code}.qm")

    @staticmethod
    def _qt(code: str) -> QTranslator | None:
        """Return the texts of Qt's own dialogs."""
        folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        return _loaded(folder / f"qtbase_{code}.qm") or _loaded(
            folder / f"qtbase_{code.partition('_')[0]}.qm"
        )


def _loaded(file: Path) -> QTranslator | None:
    translator = QTranslator()
    return translator if file.exists() and translator.load(str(file)) else None
