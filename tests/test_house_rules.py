"""The rules of the house that no linter knows: Qt's place, sizes, reasons."""

import ast
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "dominoes_qt"
SOURCES = sorted(PACKAGE.rglob("*.py"))
EVERYTHING = sorted(
    path
    for folder in ("src", "tests", "benchmarks", "devtools", "packaging")
    for path in (ROOT / folder).rglob("*.py")
)
LONGEST_FILE = 400
LONGEST_FUNCTION = 50
LONGEST_MODULE_DOCSTRING = 5


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_bytes())


def imports(path: Path) -> Iterator[str]:
    """Full names of all that a file imports, wherever it does so."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield from (f"{node.module}.{each.name}" for each in node.names)


def part_of(path: Path) -> str:
    """The layer that a source file belongs to: "engine", "app", …"""
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


class TestQtIsKnown:
    @pytest.mark.parametrize("path", SOURCES, ids=name_of)
    def test_only_where_it_belongs(self, path: Path) -> None:
        used = {name for name in imports(path) if name.split(".")[0] in {"PySide6", "shiboken6"}}
        if part_of(path) == "narrate":
            used = {name for name in used if name.split(".")[1] not in {"QtCore", "__version__"}}
        elif part_of(path) in {"ui", "app"}:
            used = set()
        assert not used

    @pytest.mark.parametrize("path", sorted((PACKAGE / "engine").rglob("*.py")), ids=name_of)
    def test_the_engine_needs_the_standard_library_alone(self, path: Path) -> None:
        tops = {name.split(".")[0] for name in imports(path)}
        assert tops <= sys.stdlib_module_names | {"dominoes_qt"}
        unfit = {"datetime", "io", "logging", "pathlib", "random", "secrets", "sys", "time"}
        assert not tops & unfit


class TestSizes:
    @pytest.mark.parametrize("path", EVERYTHING, ids=name_of)
    def test_of_files_and_functions(self, path: Path) -> None:
        lines = path.read_text("utf-8").count("\n")
        assert lines < LONGEST_FILE
        long = [
            f"{node.name}: {length}"
            for node in ast.walk(tree_of(path))
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
            and (length := body_length(node)) >= LONGEST_FUNCTION
        ]
        assert not long

    @pytest.mark.parametrize("path", EVERYTHING, ids=name_of)
    def test_of_module_docstrings(self, path: Path) -> None:
        tree = tree_of(path)
        docstring = ast.get_docstring(tree)
        if not tree.body and path.name == "__init__.py":
            return
        assert docstring, "a module says what lives in it"
        if path != PACKAGE / "__init__.py":  # the map of the layers
            assert docstring.count("\n") < LONGEST_MODULE_DOCSTRING


def body_length(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Lines of a function's body, its docstring left out."""
    body = node.body[1:] if ast.get_docstring(node) else node.body
    return (body[-1].end_lineno or 0) - body[0].lineno + 1 if body else 0


COMMENT = re.compile(r"# *(noqa|type: *ignore|pragma: *no)\b(.*)")
REASON = re.compile(r"(\[[\w, -]+\]|: *[A-Z]+\d+(, *[A-Z]+\d+)*| (cover|branch))( - | {1,2}# )\w.*")


@pytest.mark.parametrize("path", EVERYTHING, ids=name_of)
def test_ignores_name_a_rule_and_have_a_reason_beside_them(path: Path) -> None:
    bare = []
    with tokenize.open(path) as file:
        for token in tokenize.generate_tokens(file.readline):
            found = COMMENT.search(token.string) if token.type == tokenize.COMMENT else None
            if found and not REASON.fullmatch(found[2]):
                bare.append(f"line {token.start[0]}: {token.string}")
    assert not bare
