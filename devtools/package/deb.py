"""Builds the .deb: the program folder below /usr/lib, and what a desktop looks for.

What Debian has as a library of its own is left out and depended on; Qt, PySide6 and Python are
in it, for Debian's are of other versions.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from textwrap import dedent

from devtools.console import Problem
from devtools.package.places import (
    APP_ID,
    DIST,
    FOLDER,
    LINUX,
    SOURCE,
    WORK,
    build_time,
    is_binary,
    tool,
    version,
)

NAME = "dominoes-qt"
REVISION = "1"
MAINTAINER = "The dominoes-qt authors <dominoes-qt@users.noreply.github.com>"
HOMEPAGE = "https://github.com/dominoes-qt/dominoes-qt"
TREE = WORK / "deb"
PROGRAM = Path("usr", "lib", NAME)
COMMAND = Path("usr", "games", NAME)
"""Where Debian has the commands of games."""

SYSTEM_LIBRARIES = ("libffi.so.*", "libsqlite3.so.*", "libuuid.so.*", "libz.so.*")
"""Bundled for systems where they differ; Debian's own are depended on."""

EXTRA_DEPENDS = ("hicolor-icon-theme",)
RECOMMENDS = ("at-spi2-core", "fonts-dejavu-core", "speech-dispatcher")
SUGGESTS = ("orca",)

DESCRIPTION = """\
six games of dominoes, for everyone
 Block, Draw, All Fives, Classic, Muggins and Six-Love for two to four seats,
 against computers at three levels or with others at the same screen. All of it
 can be played by mouse, by touch, by the keyboard alone and by ear with a
 screen reader, in English and Spanish, in a window or in a terminal.
"""


def can_build() -> bool:
    """Whether Debian's tools are here."""
    return all(shutil.which(name) for name in ("dpkg-deb", "dpkg-shlibdeps", "objdump"))


def build() -> Path:
    """Build the package."""
    shutil.rmtree(TREE, ignore_errors=True)
    lay_out()
    architecture = tool("dpkg", "--print-architecture").strip()
    write(TREE / "DEBIAN" / "control", control(architecture, depends()))
    write(TREE / "DEBIAN" / "md5sums", "".join(sums()))
    settle_modes()
    built = DIST / f"{NAME}_{version()}-{REVISION}_{architecture}.deb"
    tool("dpkg-deb", "--root-owner-group", "-Zxz", "-z2", "--build", TREE, built)
    return built


def lay_out() -> None:
    """Put every file in its place."""
    shutil.copytree(FOLDER, TREE / PROGRAM, symlinks=True)
    for pattern in SYSTEM_LIBRARIES:
        for library in (TREE / PROGRAM / "_internal").glob(pattern):
            library.unlink()
    (TREE / COMMAND).parent.mkdir()
    (TREE / COMMAND).symlink_to(Path("..", "lib", NAME, NAME))
    share, here = TREE / "usr" / "share", SOURCE / LINUX
    copy(here / f"{APP_ID}.desktop", share / "applications")
    copy(here / f"{APP_ID}.metainfo.xml", share / "metainfo")
    copy(here / f"{APP_ID}.mime.xml", share / "mime" / "packages", f"{APP_ID}.xml")
    icons = SOURCE / "build" / "icons" / "hicolor"
    shutil.copytree(icons, share / "icons" / "hicolor")
    pack(share / "man" / "man6" / f"{NAME}.6.gz", (here / f"{NAME}.6").read_text("utf-8"))
    documents = share / "doc" / NAME
    copy(here / "copyright", documents)
    copy(SOURCE / "THIRD-PARTY.md", documents)
    pack(documents / "changelog.gz", (SOURCE / "CHANGELOG.md").read_text("utf-8"))
    pack(documents / "changelog.Debian.gz", changelog())
    copy(here / "lintian-overrides", share / "lintian" / "overrides", NAME)


def copy(file: Path, folder: Path, name: str = "") -> None:
    """Copy a file into a folder that need not be there."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, folder / (name or file.name))


def write(file: Path, text: str) -> None:
    """Write a file into a folder that need not be there."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


def pack(file: Path, text: str) -> None:
    """Write a compressed file, the same bytes each time."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(gzip.compress(text.encode(), mtime=0))


def changelog() -> str:
    """What Debian calls a changelog: this version, and where to read on."""
    when = datetime.fromtimestamp(int(build_time()), UTC).strftime("%a, %d %b %Y %H:%M:%S +0000")
    return dedent(f"""\
        {NAME} ({version()}-{REVISION}) unstable; urgency=medium

          * New release; changelog.gz tells what has changed.

         -- {MAINTAINER}  {when}
        """)


def control(architecture: str, needed: str) -> str:
    """What the package manager has to know."""
    lines = {
        "Package": NAME,
        "Version": f"{version()}-{REVISION}",
        "Architecture": architecture,
        "Maintainer": MAINTAINER,
        "Installed-Size": str(sum(size_in_kib(file) for file in files())),
        "Depends": ", ".join([needed, *EXTRA_DEPENDS]),
        "Recommends": ", ".join(RECOMMENDS),
        "Suggests": ", ".join(SUGGESTS),
        "Section": "games",
        "Priority": "optional",
        "Homepage": HOMEPAGE,
        "Description": DESCRIPTION.rstrip("\n"),
    }
    return "".join(f"{key}: {value}\n" for key, value in lines.items())


def depends() -> str:
    """Find the packages whose libraries the program needs."""
    place = WORK / "shlibdeps"
    write(place / "debian" / "control", f"Source: {NAME}\n\nPackage: {NAME}\nArchitecture: any\n")
    binaries = [file for file in files() if is_binary(file)]
    own = {f"-l{file.parent}" for file in binaries if ".so" in file.name}
    (TREE / "DEBIAN").mkdir(exist_ok=True)  # by which a tree of a package is known
    options = ["-O", "--ignore-missing-info", f"-S{TREE}", *sorted(own)]
    told = tool("dpkg-shlibdeps", *options, *(f"-e{file}" for file in binaries), cwd=place)
    found = re.search(r"^shlibs:Depends=(.+)$", told, re.MULTILINE)
    if found is None:
        raise Problem("dpkg-shlibdeps found no library that the program needs")
    return found[1]


def files() -> Iterator[Path]:
    """Every file of the package, links and control files aside."""
    for file in sorted(TREE.rglob("*")):
        if file.is_file() and not file.is_symlink() and "DEBIAN" not in file.parts:
            yield file


def size_in_kib(file: Path) -> int:
    """What a file takes on the disk."""
    return -(-file.stat().st_size // 1024)


def sums() -> Iterator[str]:
    """A line for each file, so that damage can be found."""
    for file in files():
        digest = hashlib.md5(file.read_bytes(), usedforsecurity=False).hexdigest()
        yield f"{digest}  {file.relative_to(TREE)}\n"


def settle_modes() -> None:
    """Let everybody read and run what is there, and all of it be as old as the source."""
    when = int(build_time())
    for path in (TREE, *sorted(TREE.rglob("*"))):
        if not path.is_symlink():
            runs = path.is_dir() or path == TREE / PROGRAM / NAME
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (when, when), follow_symlinks=False)
