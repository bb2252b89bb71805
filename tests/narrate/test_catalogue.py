"""How texts are written in the source, so that lupdate finds each of them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import dominoes_qt

FILES = sorted(Path(dominoes_qt.__file__).parent.rglob("*.py"))


def calls(file: Path, name: str) -> Iterator[ast.Call]:
    """Return the calls of a method with that name, but for those that move a painter."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr == name
            and ast.unparse(node.func) != "painter.translate"
        ):
            yield node


def is_literal(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str | None)


def pytest_name(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


def makes_texts(file: Path) -> bool:
    """Return whether a file makes texts itself, and does not only pass on those of others."""
    return pytest_name(file) not in ("narrate/counted", "rules/words")


TEXTS = [file for file in FILES if makes_texts(file)]


@pytest.mark.parametrize("file", TEXTS, ids=pytest_name)
def test_texts_are_literal(file: Path) -> None:
    for call in (*calls(file, "translate"), *calls(file, "tr")):
        place = f"{file.name}:{call.lineno}"
        texts = call.args[:2] if ast.unparse(call.func) == "Counted.tr" else call.args[:3]
        assert len(texts) >= 2, place
        assert all(map(is_literal, texts)), place
        assert not call.keywords, place


@pytest.mark.parametrize("file", TEXTS, ids=pytest_name)
def test_plurals_are_where_lupdate_sees_them(file: Path) -> None:
    for call in calls(file, "translate"):
        assert len(call.args) < 4, f"{file.name}:{call.lineno}: a plural is for Counted.tr"
    for call in calls(file, "tr"):
        assert ast.unparse(call.func) == "Counted.tr", f"{file.name}:{call.lineno}"
        assert len(call.args) in (3, 4), f"{file.name}:{call.lineno}: a number is missing"
