"""Translations and resources are compiled when they changed, and whole."""

import os
from pathlib import Path

import pytest

from devtools import assets, environment

EMPTY_TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
</TS>
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / "translations").mkdir()
    (tmp_path / "translations" / "dominoes_es.ts").write_text(EMPTY_TS, "utf-8")
    (tmp_path / "resources").mkdir()
    (tmp_path / "resources" / "dot.txt").write_text(".", "utf-8")
    (tmp_path / "resources" / "resources.qrc").write_text(
        "<RCC><qresource><file>dot.txt</file></qresource></RCC>", "utf-8"
    )
    return tmp_path


def test_what_changed_is_built_and_nothing_else(checkout: Path) -> None:
    search = environment.tool_environment()["PATH"]
    built = assets.build(checkout, search)
    assert [path.name for path in built] == ["dominoes_es.qm", "resources.rcc"]
    assert assets.build(checkout, search) == []
    later = built[1].stat().st_mtime + 5
    os.utime(checkout / "resources" / "dot.txt", (later, later))
    assert assets.build(checkout, search) == [built[1]]
    assert sorted(path.name for path in built[0].parent.iterdir()) == [
        "dominoes_es.qm",
        "resources.rcc",
    ]


def test_what_lost_its_source_is_removed(checkout: Path) -> None:
    search = environment.tool_environment()["PATH"]
    translation, resources = assets.build(checkout, search)
    (checkout / "translations" / "dominoes_es.ts").unlink()
    assert assets.build(checkout, search) == []
    assert not translation.exists()
    assert resources.exists()


def test_a_missing_tool_is_named(checkout: Path) -> None:
    with pytest.raises(assets.AssetError, match="pyside6-lrelease was not found"):
        assets.build(checkout, str(checkout))


def test_a_faulty_source_is_named(checkout: Path) -> None:
    (checkout / "translations" / "dominoes_es.ts").write_text("<TS", "utf-8")
    with pytest.raises(assets.AssetError, match=r"could not compile dominoes_es\.ts: "):
        assets.build(checkout, environment.tool_environment()["PATH"])
    assert not list(checkout.rglob("*.new-*"))
