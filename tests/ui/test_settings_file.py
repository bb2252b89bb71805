"""Settings: a file that holds none is set aside as it was, one not to be written is told once."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from dominoes_qt.app import _own_settings
from dominoes_qt.app import _store as store_of
from dominoes_qt.session.errors import FileReason
from dominoes_qt.ui import settings_file
from dominoes_qt.ui.main_window import MainWindow
from dominoes_qt.ui.settings import Settings
from dominoes_qt.ui.theme import ThemeKey

GOOD = b"[General]\nversion=1\n\n[preferences]\ntheme=dark\ntext=150\n; a remark\n"


def test_what_was_written_is_read_again(tmp_path: Path, qapp: QApplication) -> None:
    path = tmp_path / "settings.ini"
    Settings(store_of(path)).change(theme=ThemeKey.DARK, keys='{"hint": "Ctrl+J", "ñ": "x=y"}')
    before = path.read_bytes()
    assert settings_file.check(path) is None
    assert path.read_bytes() == before
    assert Settings(store_of(path)).values.theme is ThemeKey.DARK
    assert b"version=1" in before


def test_there_need_not_be_a_file(tmp_path: Path) -> None:
    assert settings_file.check(tmp_path / "settings.ini") is None
    assert settings_file.check(tmp_path / "none" / "settings.ini") is None
    (tmp_path / "settings.ini").write_bytes(GOOD)
    assert settings_file.check(tmp_path / "settings.ini") is None


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (GOOD[: GOOD.index(b"=150")], FileReason.DAMAGED),
        (GOOD.replace(b"dark", b"d\0rk"), FileReason.DAMAGED),
        (b"\xff\xfe" + GOOD, FileReason.DAMAGED),
        (b'{"format": "domino-record/1"}', FileReason.DAMAGED),
        (GOOD.replace(b"version=1", b"version=2"), FileReason.NEWER),
        (b"#" * (settings_file.LARGEST + 1), FileReason.TOO_LARGE),
    ],
    ids=["truncated", "zero", "bytes", "other", "newer", "huge"],
)
def test_what_are_no_settings_of_ours_is_set_aside(
    tmp_path: Path, content: bytes, reason: FileReason
) -> None:
    path = tmp_path / "settings.ini"
    path.write_bytes(content)
    fault = settings_file.check(path)
    assert fault is not None
    assert fault.reason is reason
    assert fault.set_aside == tmp_path / "settings.set-aside-1.ini"
    assert fault.set_aside.read_bytes() == content
    assert not path.exists()


def test_a_folder_in_its_place_is_told(tmp_path: Path) -> None:
    (tmp_path / "settings.ini").mkdir()
    fault = settings_file.check(tmp_path / "settings.ini")
    assert fault is not None
    assert fault.reason is FileReason.NOT_A_FILE


def test_the_players_own_file_is_named_without_being_read() -> None:
    assert str(_own_settings()) == store_of(None).fileName()


def test_settings_that_cannot_be_written_are_told_once(
    with_roles: QApplication, tmp_path: Path
) -> None:
    (tmp_path / "file").write_bytes(b"")
    store = QSettings(str(tmp_path / "file" / "settings.ini"), QSettings.Format.IniFormat)
    settings, told = Settings(store), []
    settings.unkept.connect(lambda: told.append(1))
    settings.change(text=150)
    settings.change(text=200)
    assert told == [1]
    assert settings.values.text == 200


def test_the_window_says_so(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "odd.ini"
    path.write_bytes(b"odd")
    fault = settings_file.check(path)
    assert fault is not None
    window.lasting.tell_settings(fault)
    said = (
        "The settings cannot be used: it is damaged. The usual ones hold. "
        "The file was set aside as odd.set-aside-1.ini."
    )
    assert window.start_page.notice.text() == said
    window.settings.unkept.emit()
    assert window.start_page.notice.text().startswith("The settings cannot be kept")
