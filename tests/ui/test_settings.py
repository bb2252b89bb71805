"""Preferences: kept, read back, and never broken by what a file holds."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from dominoes_qt.narrate.style import Detail, Wording
from dominoes_qt.ui.settings import HandOrder, Preferences, Settings, Speed
from dominoes_qt.ui.theme import ThemeKey
from dominoes_qt.ui.tile_look import Faces


def store(folder: Path) -> QSettings:
    return QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)


def test_what_is_chosen_is_there_the_next_time(tmp_path: Path) -> None:
    choices: dict[str, object] = {
        "language": "es",
        "theme": ThemeKey.CONTRAST_DARK,
        "text": 150,
        "faces": Faces.BOTH,
        "coloured": True,
        "speed": Speed.KEY,
        "confirm": False,
        "order": HandOrder.SUIT,
        "detail": Detail.FULL,
        "wording": Wording.WORDS,
    }
    before = Settings(store(tmp_path))
    before.change(**choices)
    before.store.sync()
    after = Settings(store(tmp_path)).values
    assert after == before.values
    assert {name: getattr(after, name) for name in choices} == choices


def test_a_change_is_told_once_and_no_change_not_at_all(tmp_path: Path) -> None:
    settings = Settings(store(tmp_path))
    told: list[Preferences] = []
    settings.changed.connect(told.append)
    settings.change(text=125)
    settings.change(text=125)
    assert [values.text for values in told] == [125]


def test_whatever_a_file_holds_the_preferences_make_sense(tmp_path: Path) -> None:
    file = store(tmp_path)
    for field in fields(Preferences):
        file.setValue(f"preferences/{field.name}", "❦ nonsense")
    values = Settings(file).values
    usual = Preferences()
    assert (values.theme, values.text, values.speed) == (usual.theme, usual.text, usual.speed)
    assert (values.confirm, values.order, values.faces) == (True, usual.order, usual.faces)


def test_a_setting_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TypeError):
        Settings(store(tmp_path)).change(nonsense=1)


def test_the_style_of_the_narrator_follows() -> None:
    values = Preferences(detail=Detail.BRIEF, wording=Wording.WORDS, coordinates=True)
    style = values.style
    assert (style.brief, style.wording, style.coordinates) == (True, Wording.WORDS, True)


@pytest.mark.parametrize("speed", Speed)
def test_every_pace_has_its_time(speed: Speed) -> None:
    assert speed.milliseconds >= 0
