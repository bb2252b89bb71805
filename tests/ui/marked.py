"""A language made for tests: every letter of each English source text becomes a Cyrillic one.

So whatever is left in Latin letters did not go through the translations, also within a sentence.
"""

from __future__ import annotations

import re
import string
import subprocess
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QAbstractTableModel,
    QModelIndex,
    QObject,
    Qt,
)
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QGraphicsScene,
    QLabel,
    QLineEdit,
    QMenu,
    QWidget,
)

from devtools.environment import BIN, PYTHON
from devtools.translations import FOLDER, PLACEHOLDER

CATALOGUE = FOLDER / "dominoes_es.ts"
LRELEASE = BIN / f"pyside6-lrelease{PYTHON.suffix}"
MARKED = re.compile(r"[\u0400-\u04ff]")
_LETTERS = str.maketrans(
    string.ascii_letters,
    "".join(chr(start + at) for start in (0x430, 0x410) for at in range(26)),
)
_KEPT = re.compile(rf"{PLACEHOLDER.pattern}|<[^>]*>|&\w+;")
_CODES = {"en": "es"}
"""What is not for people to read: the code of the language, for its numbers."""

_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.WhatsThisRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
_KINDS = (
    QAccessible.Text.Name,
    QAccessible.Text.Description,
    QAccessible.Text.Value,
    QAccessible.Text.Help,
)


def mark(text: str) -> str:
    """Return a text in the marked language; placeholders, tags and mnemonics stay."""
    if text in _CODES:
        return _CODES[text]
    kept = _KEPT.findall(text)
    parts = [part.translate(_LETTERS) for part in _KEPT.split(text)]
    return "".join(part + keep for part, keep in zip(parts, [*kept, ""], strict=True))


def make_language(folder: Path) -> None:
    """Put the marked language into a folder, in the place of Spanish."""
    tree = ET.parse(CATALOGUE)
    for message in tree.iter("message"):
        marked = mark(message.findtext("source", ""))
        for form in message.iter("numerusform"):
            form.text = marked
        translation = message.find("translation")
        if translation is not None and message.get("numerus") != "yes":
            translation.text = marked
    tree.write(folder / CATALOGUE.name, "utf-8", xml_declaration=True)
    made = [folder / CATALOGUE.name, "-qm", folder / "dominoes_es.qm"]
    subprocess.run([str(part) for part in [LRELEASE, *made]], check=True, capture_output=True)


def all_texts(top: QWidget, *, hidden: bool) -> set[str]:
    """Return everything that a window says or may say; if wanted, also what is hidden now."""
    found = set(_spoken(QAccessible.queryAccessibleInterface(top), hidden=hidden))
    for each in [top, *top.findChildren(QObject)]:
        if hidden or not isinstance(each, QWidget) or each.isVisible():
            found |= set(_own_texts(each))
    return {text for text in found if text}


def _spoken(interface: QAccessibleInterface, *, hidden: bool) -> Iterator[str]:
    """Return the texts for screen readers, of an object and all within."""
    if interface.state().invisible and not hidden:
        return
    yield from (interface.text(kind) for kind in _KINDS)
    for at in range(interface.childCount()):
        child: QAccessibleInterface | None = interface.child(at)
        if child is not None:
            yield from _spoken(child, hidden=hidden)


def _own_texts(thing: QObject) -> Iterator[str]:
    """Return the texts of an action, a scene, or a widget and its model."""
    if isinstance(thing, QAction):
        yield from (thing.text(), thing.toolTip(), thing.statusTip(), thing.whatsThis())
    if isinstance(thing, QGraphicsScene):
        texts = (getattr(item, "text", "") for item in thing.items())
        yield from (text for text in texts if isinstance(text, str))
    if isinstance(thing, QAbstractItemView):
        yield from _model_texts(thing.model())
    if isinstance(thing, QWidget):
        yield from (thing.windowTitle(), thing.toolTip(), thing.statusTip(), thing.whatsThis())
        yield from (thing.accessibleName(), thing.accessibleDescription())
    if isinstance(thing, QLabel | QAbstractButton | QLineEdit):
        yield thing.text()
    if isinstance(thing, QLineEdit):
        yield thing.placeholderText()
    if isinstance(thing, QMenu):
        yield thing.title()


def _model_texts(model: QAbstractItemModel, above: QModelIndex | None = None) -> Iterator[str]:
    """Return what a model says of its rows and columns."""
    parent = QModelIndex() if above is None else above
    # Qt lets nobody ask a list for its columns, or flat models for what is below a row.
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
    is_flat = isinstance(model, QAbstractListModel | QAbstractTableModel)
    for row in range(model.rowCount(parent)):
        for index in (model.index(row, column, parent) for column in range(columns)):
            yield from (str(data) for role in _ROLES if (data := index.data(role)) is not None)
            if not is_flat:
                yield from _model_texts(model, index)
    for section in range(columns):
        heading = model.headerData(section, Qt.Orientation.Horizontal)
        yield "" if heading is None else str(heading)
