"""Tries wheel, program folder and .deb, each on a fresh Debian tree, as somebody would who plays.

What a tree lacks is installed as the package says; the screen, Orca and the keys come after it.
"""

from __future__ import annotations

import json
import tarfile
from collections.abc import Callable, Iterable
from pathlib import Path

from devtools import system
from devtools.console import ROOT, Problem, say
from devtools.package import deb
from devtools.package.places import APP_ID, DIST, FOLDER, WORK, is_binary
from devtools.package.tree import PLAYER, Tree

READER = (
    "at-spi2-core",
    "dbus",
    "fonts-dejavu-core",
    "gir1.2-atspi-2.0",
    "openbox",
    "orca",
    "python3-gi",
    "xdotool",
    "xvfb",
)
"""What a trial needs beside the program."""


def try_wheel(suite: str) -> bool:
    """Install wheel and source package, each with pip into an empty environment."""
    tree = Tree(suite, "wheel")
    tree.apt_install(["python3-venv", *libraries()])
    (wheel,), (sdist,) = DIST.glob("*.whl"), DIST.glob("dominoes_qt-*.tar.gz")
    held = []
    for package in (wheel, sdist):
        place = tree.bring(package, f"/opt/{package.name}")
        home = f"/home/{PLAYER}/{package.suffix.removeprefix('.')}"
        tree.run("python3", "-m", "venv", home)
        tree.run(f"{home}/bin/pip", "install", "-q", place)
        (folder,) = tree.root.glob(f"{home.lstrip('/')}/lib/python3*/site-packages/dominoes_qt")
        held.append({file.relative_to(folder) for file in folder.rglob("*") if file.is_file()})
    if lost := {str(file) for file in held[0] ^ held[1] if file.suffix not in {".pyc", ".so"}}:
        raise Problem(f"in one of wheel and source package alone: {', '.join(sorted(lost))}")
    insist_on_libraries(tree, used_of_pyside(tree))
    return play(tree, "wheel", f"/home/{PLAYER}/whl/bin/dominoes-qt")


def try_folder(suite: str) -> bool:
    """Unpack the program folder."""
    tree = Tree(suite, "folder")
    tree.apt_install(libraries())
    (packed,) = DIST.glob("dominoes-qt-*.tar.gz")
    with tarfile.open(packed) as archive:
        archive.extractall(tree.root / "opt", filter="data")
    folder = tree.root / "opt" / "dominoes-qt"
    insist_on_libraries(tree, folder.rglob("*"), "/opt/dominoes-qt/_internal")
    return play(tree, "folder", "/opt/dominoes-qt/dominoes-qt")


def try_deb(suite: str) -> bool:
    """Install the .deb with what it depends on, and remove it again."""
    tree = Tree(suite, "deb")
    before = files_of(tree)
    (package,) = DIST.glob("*.deb")
    tree.apt_install([tree.bring(package, f"/opt/{package.name}")])
    insist_on_libraries(tree, (tree.root / deb.PROGRAM).rglob("*"), f"/{deb.PROGRAM}/_internal")
    played = play(tree, "deb", f"/{deb.COMMAND}")
    tree.run("apt-get", "-q", "-y", "purge", deb.NAME)
    left = {name for name in files_of(tree) - before if deb.NAME in name or APP_ID in name}
    left = {name for name in left if not name.startswith(("home/", "opt/"))}
    if left:
        raise Problem(f"left behind by the .deb: {', '.join(sorted(left)[:10])}")
    tree.remove()
    return played


def libraries() -> list[str]:
    """The system's packages that a window needs."""
    needs = [need for need in system.NEEDS if need.use == system.WINDOW]
    cores = [need for need in system.NEEDS if need.use == system.CORE and ".so." in need.what]
    return system.packages_for([*cores, *needs])


def files_of(tree: Tree) -> set[str]:
    """Every file of a tree, by its place."""
    return {str(file.relative_to(tree.root)) for file in tree.root.rglob("*")}


def insist_on_libraries(tree: Tree, files: Iterable[Path], beside: str = "") -> None:
    """See to it that all that the program's parts are linked to is there, perhaps beside them."""
    inside = [f"/{file.relative_to(tree.root)}" for file in files if is_binary(file)]
    (tree.root / "opt" / "binaries").write_text("\n".join([*inside, ""]), "utf-8")
    search = 'while read -r file; do ldd "$file" | grep "not found" | sed "s|^|$file: |"; done'
    missing = tree.run("sh", "-c", f"{search} < /opt/binaries", LD_LIBRARY_PATH=beside).strip()
    if missing or not inside:
        raise Problem(f"libraries are missing:\n{missing}")


def used_of_pyside(tree: Tree) -> list[Path]:
    """The parts of PySide6 that the program folder has too, of the many that come by pip."""
    (pyside,) = tree.root.glob(f"home/{PLAYER}/whl/lib/python3*/site-packages/PySide6")
    packed = FOLDER / "_internal" / "PySide6"
    return [pyside / file.relative_to(packed) for file in packed.rglob("*")]


def play(tree: Tree, name: str, command: str) -> bool:
    """Start the program under Orca, play, go on; see that all packages show the same."""
    tree.apt_install(READER)
    tree.bring(ROOT / "packaging" / "check", "/opt/trial/check")
    report = f"/home/{PLAYER}/report.json"
    told = tree.run(
        *("python3", "-B", "-m", "check", report, "--", command),
        user=PLAYER,
        PYTHONPATH="/opt/trial",
    )
    say(told.rstrip())
    text = (tree.root / report.lstrip("/")).read_text("utf-8")
    (WORK / f"trial-{name}.json").write_text(text, "utf-8")
    if name != "deb":
        tree.remove()
    return True


def try_likeness() -> bool:
    """See that every package shows the same to a screen reader, in both languages."""
    reports = sorted(WORK.glob("trial-*.json"))
    seen = [json.loads(report.read_text("utf-8")) for report in reports]
    trees = [{language: each["tree"] for language, each in report.items()} for report in seen]
    for report, tree in zip(reports, trees, strict=True):
        for language in tree:
            if tree[language] != trees[0].get(language):
                raise Problem(f"{report.name} and {reports[0].name} differ in {language}")
    say(f"{len(reports)} packages show the same")
    return len(reports) > 1


def failing_softly(run: Callable[[], bool]) -> Callable[[], bool]:
    """Let a Problem be told and count as a failure, so that the rest is tried too."""

    def passes() -> bool:
        try:
            return run()
        except Problem as problem:
            say(str(problem))
            return False

    return passes
