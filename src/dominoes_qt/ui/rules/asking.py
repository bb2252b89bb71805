"""The dialogs that ask where to save and on what to print."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget


def ask_file(parent: QWidget, stem: str, chosen: Callable[[Path], object]) -> None:
    """Ask for a file, text or HTML; `stem` is the name that is proposed."""
    dialog = QFileDialog(parent)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    text = QCoreApplication.translate("RulesWindow", "Text (*.txt)")
    html = QCoreApplication.translate("RulesWindow", "Web page (*.html)")
    dialog.setNameFilters([text, html])
    dialog.setDefaultSuffix("txt")
    dialog.filterSelected.connect(
        lambda wanted: dialog.setDefaultSuffix("html" if wanted == html else "txt")
    )
    dialog.selectFile(stem)
    dialog.fileSelected.connect(lambda name: chosen(Path(name)))
    _open(dialog)


def ask_printer(parent: QWidget, title: str, accepted: Callable[[QPrinter], object]) -> None:
    """Ask for a printer; `title` is what the document is called."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title)
    dialog = QPrintDialog(printer, parent)
    dialog.accepted.connect(lambda: accepted(printer))
    _open(dialog)


def _open(dialog: QDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    # A print dialog has another `open` of its own, which wants to be told whom to call.
    QDialog.open(dialog)
