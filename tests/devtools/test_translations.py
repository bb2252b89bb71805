"""What devtools does to the sources before lupdate reads them."""

from pathlib import Path

import pytest

from devtools.environment import BIN
from devtools.translations import update, with_literal_counts


@pytest.mark.parametrize(
    ("written", "seen"),
    [
        ('f.translate("C", "%n", None, count)', 'f.translate("C", "%n", None, 1)'),
        ('translate("C", "é %n", None, len(tiles) + 1)', 'translate("C", "é %n", None, 1)'),
        ('translate("C", "text")', 'translate("C", "text")'),
        ('other("C", "%n", None, count)', 'other("C", "%n", None, count)'),
    ],
)
def test_lupdate_is_shown_a_number_for_a_count(written: str, seen: str) -> None:
    assert with_literal_counts(written.encode()).decode() == seen


@pytest.mark.skipif(not (BIN / "pyside6-lupdate").exists(), reason="lupdate is not in .venv")
def test_a_count_makes_a_plural_and_keeps_its_translation(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text('t.translate("C", "%n tile(s)", None, a.count)', "utf-8")
    file = tmp_path / "dominoes_es.ts"
    file.write_text('<TS version="2.1" language="es" sourcelanguage="en"></TS>', "utf-8")
    update([file], tmp_path)
    assert '<message numerus="yes">' in file.read_text("utf-8")
    filled = file.read_text("utf-8").replace(
        "<numerusform></numerusform>", "<numerusform>%n</numerusform>"
    )
    file.write_text(filled.replace(' type="unfinished"', ""), "utf-8")
    before = file.read_text("utf-8")
    update([file], tmp_path)
    assert file.read_text("utf-8") == before
