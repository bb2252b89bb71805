"""Builds sdist, wheel, program folder and, where Debian's tools are, the .deb: all into dist/."""

from __future__ import annotations

import shutil
import sys
import tarfile
from pathlib import Path

from devtools.console import ROOT, capture, say
from devtools.package import deb
from devtools.package.places import (
    BIN,
    DIST,
    FOLDER,
    PYTHON,
    SOURCE,
    WORK,
    ensure_environment,
    is_binary,
    tool,
    version,
)

MB = 1_000_000


def build_all() -> list[Path]:
    """Build everything that this system can, and return the files and folders."""
    ensure_environment()
    WORK.mkdir(parents=True, exist_ok=True)
    for old in DIST.glob("dominoes?qt*"):
        shutil.rmtree(old) if old.is_dir() else old.unlink()
    built = [build_sdist(), build_wheel(), build_folder()]
    if sys.platform == "linux":
        built.append(pack_folder())
        if deb.can_build():
            built.append(deb.build())
        else:
            say("no .deb: dpkg-deb or dpkg-shlibdeps is not here")
    for path in built:
        say(f"{path.relative_to(ROOT)}: {size(path) / MB:.1f} MB")
    return built


def build_sdist() -> Path:
    """Build the source package, and lay out what it holds."""
    say("Building the source package …")
    tool(PYTHON, "-m", "hatchling", "build", "-t", "sdist", "-d", DIST)
    built = DIST / f"dominoes_qt-{version()}.tar.gz"
    shutil.rmtree(SOURCE, ignore_errors=True)
    with tarfile.open(built) as archive:
        archive.extractall(SOURCE.parent, filter="data")
    (SOURCE.parent / built.name.removesuffix(".tar.gz")).rename(SOURCE)
    return built


def build_wheel() -> Path:
    """Build the wheel from the source package, and install it where the folder is made."""
    say("Building the wheel …")
    tool(PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", DIST, cwd=SOURCE)
    (built,) = DIST.glob("dominoes_qt-*.whl")
    quietly = ["--no-deps", "--force-reinstall", "--no-index", "--quiet"]
    tool(PYTHON, "-m", "pip", "install", *quietly, built)
    return built


def build_folder() -> Path:
    """Build the folder with the program and all that it needs."""
    say("Building the program folder …")
    places = [f"--distpath={DIST}", f"--workpath={WORK / 'pyinstaller'}"]
    spec = SOURCE / "packaging" / "dominoes-qt.spec"
    tool(BIN / "pyinstaller", "--noconfirm", "--clean", "--log-level", "WARN", *places, spec)
    if shutil.which("chrpath"):
        forget_build_paths()
    return FOLDER


def forget_build_paths() -> None:
    """Let no library look for others where Python was installed on this machine."""
    for file in filter(is_binary, FOLDER.rglob("*")):
        listed = capture(["chrpath", "--list", file]).stdout
        if "PATH=/" in listed:
            tool("chrpath", "--delete", file)


def pack_folder() -> Path:
    """Pack the folder for those who just unpack it."""
    system = tool(PYTHON, "-c", "import sysconfig; print(sysconfig.get_platform())").strip()
    built = DIST / f"dominoes-qt-{version()}-{system}.tar.gz"
    with tarfile.open(built, "w:gz", compresslevel=6) as archive:
        archive.add(FOLDER, FOLDER.name, filter=owned_by_root)
    return built


def owned_by_root(file: tarfile.TarInfo) -> tarfile.TarInfo:
    """Let files belong to nobody in particular."""
    file.uid = file.gid = 0
    file.uname = file.gname = "root"
    return file


def size(path: Path) -> int:
    """How many bytes a file or all files of a folder have; a link has none."""
    if path.is_file():
        return path.stat().st_size
    files = (file for file in path.rglob("*") if not file.is_symlink() and file.is_file())
    return sum(file.stat().st_size for file in files)
