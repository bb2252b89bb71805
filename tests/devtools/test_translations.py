"""The translations as they are committed: complete, and what lupdate makes of the sources."""

from __future__ import annotations

import shutil
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from devtools.environment import BIN, PYTHON
from devtools.translations import FOLDER, SOURCES, language, open_points, update

FILES = sorted(FOLDER.glob("*.ts"))
LUPDATE = BIN / f"pyside6-lupdate{PYTHON.suffix}"
needs_lupdate = pytest.mark.skipif(not LUPDATE.exists(), reason="lupdate is not in .venv")


@needs_lupdate
@pytest.mark.parametrize("file", FILES, ids=language)
def test_plain_lupdate_changes_nothing(file: Path, tmp_path: Path) -> None:
    copy = Path(shutil.copy(file, tmp_path))
    options = ["-locations", "none", *(["-pluralonly"] if language(file) == "en" else [])]
    command = [LUPDATE, *options, "-extensions", "py", SOURCES, "-ts", copy]
    subprocess.run([str(part) for part in command], check=True, capture_output=True)
    assert copy.read_text("utf-8") == file.read_text("utf-8")


@pytest.mark.parametrize("file", FILES, ids=language)
def test_nothing_is_left_to_translate(file: Path) -> None:
    assert not list(open_points(file))


@pytest.mark.parametrize("file", FILES, ids=language)
def test_contexts_are_plain_names(file: Path) -> None:
    names = [context.findtext("name", "") for context in ET.parse(file).iter("context")]
    assert all(name.isidentifier() for name in names), names


@needs_lupdate
def test_a_count_makes_a_plural_and_keeps_its_translation(tmp_path: Path) -> None:
    text = 'Counted.tr("{count} tile(s)", "", a.count, w.translator)'
    (tmp_path / "a.py").write_text(text, "utf-8")
    file = tmp_path / "dominoes_es.ts"
    file.write_text('<TS version="2.1" language="es" sourcelanguage="en"></TS>', "utf-8")
    update([file], tmp_path)
    assert '<message numerus="yes">' in file.read_text("utf-8")
    filled = file.read_text("utf-8").replace(
        "<numerusform></numerusform>", "<numerusform>{count}</numerusform>"
    )
    file.write_text(filled.replace(' type="unfinished"', ""), "utf-8")
    before = file.read_text("utf-8")
    update([file], tmp_path)
    assert file.read_text("utf-8") == before
