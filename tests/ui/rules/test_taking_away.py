"""What can be taken away from the rules browser: files and paper."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QFileDialog

from dominoes_qt.ui.rules.library import Spot
from tests.ui.rules.conftest import Reading, choose_languages


@pytest.mark.parametrize("languages_shown", ["en", "es", "en+es"])
@pytest.mark.parametrize("suffix", ["txt", "html"])
def test_a_book_is_saved(
    reading: Reading, tmp_path: Path, languages_shown: str, suffix: str
) -> None:
    choose_languages(reading, languages_shown)
    reading.browser.open_at(Spot("six-love", "match"))
    file = tmp_path / f"rules.{suffix}"
    assert reading.browser.save(file)
    text = file.read_text("utf-8")
    assert ("The match" in text) == ("en" in languages_shown)
    assert ("La partida" in text) == ("es" in languages_shown)
    assert text.startswith("<!DOCTYPE html>") == (suffix == "html")
    assert reading.said[-1] == f"Saved: rules.{suffix}"


def test_a_file_that_cannot_be_written_is_told_in_one_line(
    reading: Reading, tmp_path: Path
) -> None:
    file = tmp_path / "no" / "rules.txt"
    assert not reading.browser.save(file)
    assert reading.said[-1] == f"{file} cannot be written: its folder does not exist"
    assert reading.browser.frame.status.text() == reading.said[-1]


@pytest.mark.parametrize("languages_shown", ["en", "en+es"])
def test_a_book_is_printed(reading: Reading, tmp_path: Path, languages_shown: str) -> None:
    choose_languages(reading, languages_shown)
    printer = QPrinter(QPrinter.PrinterMode.ScreenResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "rules.pdf"))
    assert reading.browser.print_on(printer)
    assert (tmp_path / "rules.pdf").read_bytes().startswith(b"%PDF")
    assert reading.said[-1] == "Sent to the printer."


def test_a_file_is_asked_for(reading: Reading, tmp_path: Path) -> None:
    reading.browser.frame.save_button.click()
    dialog = reading.browser.findChild(QFileDialog)
    assert dialog is not None
    dialog.setDirectory(str(tmp_path))
    dialog.selectNameFilter("Web page (*.html)")
    dialog.filterSelected.emit("Web page (*.html)")
    dialog.selectFile("mine")
    dialog.accept()
    assert (tmp_path / "mine.html").read_text("utf-8").startswith("<!DOCTYPE html>")


def test_the_printer_is_asked_for(reading: Reading, tmp_path: Path) -> None:
    reading.browser.frame.print_button.click()
    dialog = reading.browser.findChild(QPrintDialog)
    assert dialog is not None
    assert dialog.isVisible()
    dialog.printer().setOutputFileName(str(tmp_path / "rules.pdf"))
    dialog.accepted.emit(dialog.printer())
    assert (tmp_path / "rules.pdf").exists()
    dialog.reject()
