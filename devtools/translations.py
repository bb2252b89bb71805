"""Collects texts into translations/*.ts, and checks that each of those files is complete."""

import re
import shutil
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Sequence
from pathlib import Path

from devtools.console import ROOT, Problem, capture, last_line, say
from devtools.environment import BIN, refresh_assets, tool_environment

FOLDER = ROOT / "translations"
SOURCES = ROOT / "src"
OPTIONS = ("-silent", "-no-obsolete", "-locations", "none", "-source-language", "en")
PLACEHOLDER = re.compile(r"%n|%L?\d{1,2}|\{[^{}]*\}")
SHOWN = 10
# The source texts are English, so that English needs its plural forms and no more.
PLURALS_ONLY = {"en"}


def update(files: Sequence[Path], sources: Path = SOURCES) -> None:
    """Run lupdate: new texts go into the files, and texts that are gone leave them."""
    tool = shutil.which("pyside6-lupdate", path=str(BIN))
    if tool is None:
        raise Problem("pyside6-lupdate is not in .venv; run: python3 dev.py setup")
    for file in files:
        only = ["-pluralonly"] if language(file) in PLURALS_ONLY else []
        options = [*OPTIONS, *only, "-extensions", "py"]
        done = capture([tool, *options, sources, "-ts", file], tool_environment())
        if done.returncode or done.stdout.strip():
            raise Problem(f"lupdate, {file.name}: {last_line(done.stdout.splitlines())}")


def translate() -> int:
    """Bring every .ts file up to date with the source, and compile all of them."""
    files = sorted(FOLDER.glob("*.ts"))
    update(files)
    refresh_assets()
    for file in files:
        say(f"{file.name}: {entries(file)} texts, {len(list(open_points(file)))} open points")
    return 0


def check() -> bool:
    """Say whether every .ts file is finished, sound and the same as lupdate would make it."""
    files = sorted(FOLDER.glob("*.ts"))
    clean = bool(files)
    for file in files:
        points = list(open_points(file))
        for point in points[:SHOWN]:
            say(f"{file.name}: {point}")
        if len(points) > SHOWN:
            say(f"{file.name}: … {len(points)} open points in all")
        clean = clean and not points
    outdated = stale(files)
    for name in outdated:
        say(f"{name}: out of date; run: python3 dev.py translate")
    return clean and not outdated


def stale(files: Sequence[Path]) -> list[str]:
    """The files that lupdate would change."""
    with tempfile.TemporaryDirectory() as folder:
        copies = [Path(shutil.copy(file, folder)) for file in files]
        update(copies)
        return [
            file.name
            for file, copy in zip(files, copies, strict=True)
            if file.read_text("utf-8") != copy.read_text("utf-8")
        ]


def language(file: Path) -> str:
    """The language code in a file's name: "es" for dominoes_es.ts."""
    return file.stem.partition("_")[2]


def entries(file: Path) -> int:
    """How many texts a file holds."""
    return sum(1 for _ in ET.parse(file).iter("message"))  # noqa: S314 - the project's own file


def open_points(file: Path) -> Iterator[str]:
    """What is still to do in a file, one line for each point."""
    try:
        tree = ET.parse(file)  # noqa: S314 - the project's own file
    except ET.ParseError as error:
        yield f"not readable: {error}"
        return
    for context in tree.iter("context"):
        name = context.findtext("name", "?")
        for message in context.iter("message"):
            for fault in faults(message):
                yield f"{name}: {shorten(message.findtext('source', ''))}: {fault}"


def faults(message: ET.Element) -> Iterator[str]:
    """What is wrong with one entry."""
    translation = message.find("translation")
    if translation is None:
        yield "no translation"
        return
    if state := translation.get("type"):
        yield state
        return
    source = message.findtext("source", "")
    plural = message.get("numerus") == "yes"
    forms = translation.findall("numerusform") if plural else [translation]
    for form in forms:
        text = form.text or ""
        if not text:
            yield "empty"
        elif placeholders(text) - {"%n"} != placeholders(source) - {"%n"}:
            yield "placeholders differ from the source"
        elif not plural and ("%n" in text) != ("%n" in source):
            yield "%n is in one of source and translation alone"


def placeholders(text: str) -> frozenset[str]:
    """The places in a text that values are put into. A plural form may do without %n."""
    return frozenset(PLACEHOLDER.findall(text))


def shorten(text: str, width: int = 50) -> str:
    """A text in quotes, cut to fit a line."""
    flat = " ".join(text.split())
    return f"“{flat}”" if len(flat) <= width else f"“{flat[: width - 1]}…”"
